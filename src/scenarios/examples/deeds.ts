import type { Step as TurnStep } from '../../game/index.js';
import type { Until } from '../steps/step.js';
import { attacksIn, ownSteps, type Thing } from './draft.js';
import { attacksListed } from './fighting.js';
import { type Clause, isNoun, isPronoun, type Noun, phrase, type Ref } from './meaning.js';
import { thingOf } from './objects.js';
import { playersOf } from './refs.js';
import type { Story } from './story.js';
import { sidesOf } from './teams.js';

/** What the steps of a turn are called, with the words that come before "step" and "phase". */
const STEPS: Readonly<Record<string, TurnStep>> = {
  untap: 'untap',
  upkeep: 'upkeep',
  draw: 'draw',
  main: 'main1',
  'first main': 'main1',
  'precombat main': 'main1',
  combat: 'beginCombat',
  'beginning of combat': 'beginCombat',
  'declare attackers': 'declareAttackers',
  'declare blockers': 'declareBlockers',
  'combat damage': 'combatDamage',
  'end of combat': 'endCombat',
  'second main': 'main2',
  'postcombat main': 'main2',
  end: 'end',
  cleanup: 'cleanup',
};

/**
 * What people say in a step of a scenario but not in an Example: who passes, what resolves, with which of several creatures somebody attacks, and
 * when play goes on. Nothing is added that is not said.
 *
 * @returns false where the clause says nothing of the kind
 * @throws NotTold where it can mean several objects that are not alike
 */
export function deeds(story: Story, clause: Clause): boolean {
  if (clause.modal) return false;
  const later = moment(story, clause);
  if (later === undefined) return false;
  if (later) return true;
  switch (clause.verb) {
    case 'pass':
      return passes(story, clause);
    case 'resolve':
      return resolves(story, clause);
    case 'attack':
      return attacks(story, clause);
    case 'block':
      return blocks(story, clause);
    case 'declare':
      return declares(story, clause);
    case 'deal':
      return (
        isNoun(clause.object, 'damage') &&
        clause.object.marks.includes('combat') &&
        !clause.actor &&
        goesTo(story, { damage: 'dealt' })
      );
    case 'choose':
      return chooses(story, clause);
    default:
      return false;
  }
}

/**
 * "At Ada's next upkeep", "it is Ben's end step", "Ada goes to combat": play goes there.
 *
 * @returns true where the clause says nothing else, false where it goes on, undefined where its moment is not understood
 */
function moment(story: Story, clause: Clause): boolean | undefined {
  const at = clause.phrases.find(
    ({ word, ref }) => ['at', 'during', 'in', 'on'].includes(word) && untilOf(story, ref) !== undefined,
  );
  if (at && clause.verb !== 'be') {
    clause.phrases = clause.phrases.filter((one) => one !== at);
    goesTo(story, untilOf(story, at.ref) as Until);
  }
  const { actor, object, verb } = clause;
  if (verb === 'be' && isPronoun(actor, 'it')) {
    const until = untilOf(story, object ?? at?.ref);
    return until ? goesTo(story, until) : undefined;
  }
  if (['begin', 'start', 'come'].includes(verb) && !object) {
    const until = untilOf(story, actor);
    return until ? goesTo(story, until) : undefined;
  }
  if (['go', 'move', 'advance', 'proceed', 'continue'].includes(verb)) {
    const to = phrase(clause, 'to', 'into', 'until');
    const until = untilOf(story, to);
    if (!until) return undefined;
    const whose = isNoun(actor, 'play', 'game') ? undefined : playersOf(story, actor)?.[0];
    return goesTo(story, whose !== undefined && until.of === undefined ? { ...until, of: whose } : until);
  }
  if (verb === 'end' && isNoun(object, 'turn')) return goesTo(story, { turn: 'next' });
  return false;
}

function goesTo(story: Story, until: Until): true {
  if (until.of !== undefined) story.draft.turn = until.of;
  story.step({ until });
  return true;
}

/** "Ada's next upkeep", "the declare blockers step", "the next turn". */
function untilOf(story: Story, ref: Ref | undefined): Until | undefined {
  if (ref?.is !== 'noun') return undefined;
  const inner = isNoun(ref, 'beginning', 'start') ? phrase(ref, 'of') : undefined;
  if (inner && !isNoun(inner, 'combat')) return untilOf(story, inner);
  const owner =
    ref.owner ?? (isNoun(phrase(ref, 'of'), 'turn') ? (phrase(ref, 'of') as Noun).owner : undefined);
  const side = owner && sidesOf(story, owner)?.[0];
  if (owner && side === undefined) return undefined;
  const next = ref.marks.includes('next');
  const words = ref.marks.filter((mark) => mark !== 'next');
  const name = ['step', 'phase'].includes(ref.noun)
    ? words.join(' ')
    : [...words, inner ? 'beginning of combat' : ref.noun].join(' ');
  const ordinal = ref.ordinal === 1 ? 'first ' : ref.ordinal === 2 ? 'second ' : '';
  const step = STEPS[`${ordinal}${name}`];
  if (step === undefined && (ref.noun !== 'turn' || words.length > 0)) return undefined;
  if (step === undefined && side === undefined && !next) return undefined;
  return {
    ...(step ? { step } : {}),
    ...(side === undefined ? {} : { of: side }),
    ...(next ? { turn: 'next' as const } : {}),
  };
}

function passes(story: Story, clause: Clause): boolean {
  if (clause.phrases.length > 0 || (clause.object && !isNoun(clause.object, 'priority'))) return false;
  const sides = sidesOf(story, clause.actor);
  if (!sides) return false;
  if (sides.length === story.draft.players.length && clause.actor?.is !== 'joined') {
    // Once everybody has passed in succession, the top of the stack resolves.
    story.step(story.draft.pending ? { resolve: 'top' } : story.fail('say who passes, in order'));
    return true;
  }
  story.step({ pass: sides.length === 1 ? (sides[0] as string) : sides });
  return true;
}

function resolves(story: Story, clause: Clause): boolean {
  const { actor } = clause;
  if (clause.phrases.length > 0 || !actor) return false;
  if (isNoun(actor, 'stack') || (isNoun(actor, 'everything') && !actor.owner)) {
    story.step({ resolve: 'all' });
    return true;
  }
  if (isPronoun(actor, 'it')) {
    const last = story.draft.steps.findLast((step) => 'cast' in step);
    story.step({ resolve: last && 'cast' in last ? last.cast : 'top' });
    return true;
  }
  const top = isNoun(actor, 'spell', 'ability', 'object') && (actor.marks.includes('top') || !actor.owner);
  const what = top ? undefined : thingOf(story, actor);
  if (!top && !what) return false;
  story.step({ resolve: what?.id ?? 'top' });
  return true;
}

/** What cannot be told apart from another at the table: the same card in the same state under the same player. */
const alike = (one: Thing): string =>
  JSON.stringify([one.card, one.controller, one.owner, one.zone, one.state, one.kinds]);

/**
 * The objects that words mean, of those that a player controls: any of several that are alike.
 *
 * @param used objects that are meant by other words already
 */
function meant(
  story: Story,
  ref: Ref | undefined,
  fits: (thing: Thing) => boolean,
  used: readonly string[] = [],
): Thing[] | undefined {
  if (ref?.is === 'joined') {
    const found: Thing[] = [];
    for (const item of ref.items) {
      const some = meant(story, item, fits, [...used, ...found.map(({ id }) => id)]);
      if (!some) return undefined;
      found.push(...some);
    }
    return found;
  }
  if (ref?.is === 'pronoun') {
    const one = thingOf(story, ref);
    return one && fits(one) ? [one] : undefined;
  }
  if (ref?.is !== 'name' && ref?.is !== 'noun') return undefined;
  if (ref.is === 'name' && ref.names !== 'card') return undefined;
  const owner = ref.owner && playersOf(story, ref.owner)?.[0];
  if (ref.owner && owner === undefined) return undefined;
  const free = story.draft.things.filter(
    (thing) =>
      thing.zone === 'battlefield' &&
      fits(thing) &&
      !used.includes(thing.id) &&
      (owner === undefined || thing.controller === owner),
  );
  const exact = ref.is === 'name' ? free.filter(({ id }) => id === ref.name) : [];
  const some =
    ref.is === 'name'
      ? free.filter(({ card }) => card === ref.name)
      : free.filter(
          ({ kinds }) =>
            kinds.includes(ref.noun) || (ref.noun === 'everything' && kinds.includes('creature')),
        );
  const several = isNoun(ref, 'everything') || (ref.many === true && !ref.count);
  const count = ref.count?.n ?? 1;
  const all = exact.length === 1 && count === 1 && !several ? exact : some;
  if (all.length === 0) return undefined;
  if (several) return all;
  if (all.length < count)
    story.fail(`there are only ${all.length} of ${ref.is === 'name' ? ref.name : ref.noun}`);
  if (all.length > count && new Set(all.map(alike)).size > 1)
    story.fail(
      `it can mean ${all.map(({ id, controller }) => `"${id}" of ${controller}`).join(' or ')}; say which one by its id`,
    );
  return all.slice(0, count);
}

function attacks(story: Story, clause: Clause): boolean {
  const { draft } = story;
  const player = playersOf(story, clause.actor)?.[0];
  if (clause.not) {
    if (player === undefined || clause.object) return false;
    story.step({ attack: {}, by: player });
    return true;
  }
  const said = phrase(clause, 'with');
  const listed = attacksListed(clause);
  if (listed) return listed.every((one) => attacks(story, one));
  const target = sidesOf(story, clause.object)?.[0] ?? meant(story, clause.object, () => true)?.[0]?.id;
  if (target === undefined && clause.object) return false;
  const used = attacksIn(story.draft).map(([id]) => id);
  const side = player ?? undefined;
  const creatures = meant(
    story,
    player === undefined ? clause.actor : said,
    ({ controller, kinds }) =>
      kinds.includes('creature') && (side === undefined ? controller !== target : controller === side),
    used,
  );
  if (!creatures) return false;
  const declared = Object.fromEntries(creatures.map(({ id }) => [id, target ?? null]));
  const last = ownSteps(draft).at(-1);
  if (last && 'attack' in last) Object.assign(last.attack, declared);
  else story.step({ attack: declared });
  for (const { id } of creatures) story.spoke('saidThings', id);
  return true;
}

function blocks(story: Story, clause: Clause): boolean {
  const { draft } = story;
  const player = playersOf(story, clause.actor)?.[0];
  const last = ownSteps(draft).at(-1);
  if (clause.not || (isNoun(clause.actor, 'player') && clause.actor.det === 'no')) {
    // Where another blocks in the same step, whoever is not named does not.
    if (!(last && 'block' in last))
      story.step(player === undefined ? { block: {} } : { block: {}, by: player });
    return true;
  }
  if (clause.passive) return false;
  const said = player === undefined ? clause.actor : phrase(clause, 'with');
  const against = attacksIn(story.draft);
  const blockers = meant(
    story,
    said,
    ({ controller, kinds, id }) =>
      kinds.includes('creature') &&
      (player === undefined || controller === player) &&
      !against.some(([attacker]) => attacker === id),
  );
  const [first] = blockers ?? [];
  if (!blockers || !first) return false;
  const own = [first.controller, story.teamOf(first.controller)];
  const reaching = against.filter(([, target]) => target === null || own.includes(target ?? undefined));
  const named = clause.object
    ? meant(story, clause.object, ({ id }) => against.some(([one]) => one === id))?.map(({ id }) => id)
    : reaching.map(([id]) => id);
  if (!named || named.length === 0) return false;
  if (named.length > 1 && !clause.object)
    story.fail(`say which attacker is blocked: ${named.map((id) => `"${id}"`).join(' or ')}`);
  const declared = Object.fromEntries(
    blockers.map(({ id }) => [id, named.length === 1 ? (named[0] as string) : named]),
  );
  if (last && 'block' in last) Object.assign(last.block, declared);
  else story.step({ block: declared });
  return true;
}

/** "Ada declares the Bear as an attacker against Ben", "Ben declares no blockers". */
function declares(story: Story, clause: Clause): boolean {
  const { object } = clause;
  const none = object?.is === 'noun' && object.det === 'no';
  if (isNoun(object, 'blocker') && none) return blocks(story, { ...clause, not: true });
  if (isNoun(object, 'attacker') && none) {
    const { object: _, ...rest } = clause;
    return attacks(story, { ...rest, not: true });
  }
  if (!isNoun(phrase(clause, 'as'), 'attacker') || !object) return false;
  const whom = phrase(clause, 'against');
  return attacks(story, {
    ...clause,
    ...(whom ? { object: whom } : {}),
    phrases: [{ word: 'with', ref: object }],
  });
}

/** "Ada chooses Ben", "Ada chooses the second mode": an open decision is answered. */
function chooses(story: Story, clause: Clause): boolean {
  const who = sidesOf(story, clause.actor)?.[0];
  const { object } = clause;
  if (who === undefined || !object || clause.what || clause.not) return false;
  const choice =
    isNoun(object, 'mode') && object.ordinal !== undefined
      ? object.ordinal
      : (sidesOf(story, object)?.[0] ?? thingOf(story, object)?.id);
  if (choice === undefined) return false;
  story.step({ choose: choice, by: who });
  return true;
}
