import type { Thing } from './draft.js';
import { duringTurn, turnOf } from './happenings.js';
import type { Clause, Name, Noun, Ref } from './meaning.js';
import { phrase } from './meaning.js';
import { thingOf } from './objects.js';
import { playersOf } from './refs.js';
import { isNoun, kindsOf, type Story } from './story.js';
import { objectNamed, printedOf } from './things.js';

/** Names of players and objects that are targeted. */
function targetsOf(story: Story, ref: Ref | undefined): string[] | undefined {
  if (ref === undefined) return [];
  const players = playersOf(story, ref);
  if (players) return players;
  const thing = objectNamed(story, ref);
  return thing && [thing.id];
}

export function cast(story: Story, clause: Clause): boolean {
  const { draft } = story;
  const who = playersOf(story, clause.actor)?.[0];
  const { object } = clause;
  if (
    who === undefined ||
    !object ||
    (object.is !== 'name' && object.is !== 'noun') ||
    !duringTurn(story, clause)
  )
    return false;
  if (object.is === 'name' && object.names !== 'card') return false;
  const held =
    object.is === 'name' && object.reads === undefined
      ? draft.things.find(
          ({ id, card, owner, zone }) => [id, card].includes(object.name) && owner === who && zone === 'hand',
        )
      : undefined;
  const known = object.is === 'name' && draft.cards.some(({ name }) => name === object.name);
  const booked = object.is === 'name' ? story.printed(object.name) : undefined;
  if (object.reads === undefined && !known && !held && !booked)
    story.fail('the words of the card are not given');
  turnOf(story, who);
  if (!clause.adverbs.includes('in response')) story.settle();
  if (held?.kinds.includes('land')) {
    story.step({ play: held.id, by: who });
    return true;
  }
  if (held) {
    finish(story, clause, held, who, 'cast');
    return true;
  }
  const printed = object.reads ? printedOf(story, object, 'spell') : known ? undefined : booked;
  const card = printed ? story.card(printed) : (object as Name).name;
  const spell = story.thing(card, who, 'hand', ['spell', 'card', ...(printed ? kindsOf(printed) : [])]);
  finish(story, clause, spell, who, 'cast');
  return true;
}

function finish(story: Story, clause: Clause, what: Thing, who: string, how: 'cast' | 'activate'): void {
  const { draft } = story;
  const targets =
    targetsOf(story, phrase(clause, 'targeting', 'on')) ?? story.fail('what is targeted is not known');
  for (const target of targets)
    story.reaches(who, story.draft.things.find(({ id }) => id === target)?.controller ?? target);
  const x = phrase(clause, 'x');
  const choosing = phrase(clause, 'choosing');
  const mode = isNoun(choosing, 'mode') ? choosing.ordinal : undefined;
  story.spoke('saidThings', what.id);
  // What a mode targets is asked once the mode is chosen.
  const moded = mode !== undefined && story.asStep;
  const more = {
    by: who,
    ...(targets.length > 0 && !moded ? { targets } : {}),
    ...(x?.is === 'number' ? { x: x.count.n } : {}),
  };
  story.step(how === 'cast' ? { cast: what.id, ...more } : { activate: what.id, ...more });
  draft.pending = true;
  draft.source = what.id;
  if (moded) {
    story.step({ choose: mode, by: who, kind: 'chooseMode' });
    for (const choose of targets) story.step({ choose, by: who });
  } else if (choosing) story.fail('choices that are made while something is announced cannot be told yet');
}

/** "An effect reads …", "A spell says …": any player has it. */
export function reads(story: Story, clause: Clause): boolean {
  const { actor, object } = clause;
  if (
    !isNoun(actor, 'spell', 'effect', 'ability', 'card') ||
    !['a', 'an'].includes(actor.det ?? '') ||
    object?.is !== 'quote'
  )
    return false;
  const [who] = story.draft.saidPlayers.length > 0 ? story.draft.saidPlayers : story.everybody();
  if (who === undefined || /\btarget\b/.test(object.text)) return false;
  spell(story, { ...actor, noun: 'spell', reads: [object.text] }, who, []);
  return true;
}

/** "A spell that reads … resolves, targeting Ada": any player has it; she may as well. */
export function resolves(story: Story, clause: Clause): boolean {
  const { actor } = clause;
  if (!isNoun(actor, 'spell') || !actor.reads || !['a', 'an'].includes(actor.det ?? '')) return false;
  const targets = targetsOf(story, phrase(clause, 'targeting', 'on'));
  const who = targets?.[0] ?? story.draft.saidPlayers.at(-1);
  if (!targets || who === undefined || !story.draft.players.includes(who)) return false;
  spell(story, actor, who, targets);
  story.settle();
  return true;
}

/** Puts a spell on the stack that the Example quotes. */
function spell(story: Story, ref: Name | Noun, who: string, targets: string[]): Thing {
  const printed = printedOf(story, ref, 'spell');
  const what = story.thing(story.card(printed), who, 'hand', ['spell', 'card', ...kindsOf(printed)]);
  turnOf(story, who);
  for (const one of targets) story.reaches(who, one);
  story.step({ cast: what.id, by: who, ...(targets.length > 0 ? { targets } : {}) });
  story.draft.pending = true;
  story.draft.source = what.id;
  return what;
}

/** "a player is targeted by an ability that reads …". */
export function targeted(story: Story, clause: Clause): boolean {
  const { draft } = story;
  const target = playersOf(story, clause.object)?.[0];
  const said = clause.actor;
  const last = draft.steps.at(-1);
  if (last && ('cast' in last || 'activate' in last) && !last.targets && draft.pending && !clause.passive) {
    // "casts it and targets Dana"
    const targets = targetsOf(story, clause.object);
    if (!targets || targets.length === 0) return false;
    for (const one of targets) story.reaches(last.by ?? '', one);
    last.targets = targets;
    return true;
  }
  const by: Ref | undefined =
    said?.is === 'quote'
      ? { is: 'noun', noun: 'spell', many: false, marks: [], phrases: [], which: [], reads: [said.text] }
      : said;
  if (target === undefined || !by || (by.is !== 'name' && by.is !== 'noun') || by.reads === undefined)
    return false;
  // Nobody says whose it is; the player who is targeted may as well have it.
  turnOf(story, target);
  const ability = by.is === 'noun' && by.noun === 'ability';
  const printed = printedOf(story, by, ability ? 'ability' : 'spell');
  const what = story.thing(story.card(printed), target, ability ? 'battlefield' : 'hand', [
    'spell',
    'ability',
    ...kindsOf(printed),
  ]);
  story.step(
    ability
      ? { activate: what.id, by: target, targets: [target] }
      : { cast: what.id, by: target, targets: [target] },
  );
  draft.pending = true;
  draft.source = what.id;
  return true;
}

export function activate(story: Story, clause: Clause): boolean {
  const { draft } = story;
  const who = playersOf(story, clause.actor)?.[0];
  const { object } = clause;
  if (who === undefined) return false;
  if (story.asStep && object?.is === 'name' && object.names === 'card') {
    const own = thingOf(story, { ...object, owner: clause.actor as Ref });
    if (!own) return false;
    finish(story, clause, own, who, 'activate');
    return true;
  }
  if (!isNoun(object, 'ability')) return false;
  const of = object.owner ?? phrase(object, 'of');
  turnOf(story, who);
  let source = thingOf(story, of);
  if (!source) {
    const named = of?.is === 'name' ? of : undefined;
    const reads = object.reads ?? named?.reads;
    if (!named || !reads) return false;
    const printed = printedOf(story, { ...named, reads }, 'ability');
    source = story.thing(story.card(printed), who, 'battlefield', ['ability', ...kindsOf(printed)]);
  }
  finish(story, clause, source, who, 'activate');
  draft.source = source.id;
  return true;
}

/**
 * Casts a spell that is quoted where it deals its damage: "is dealt 4 damage by Hot Stone (…)".
 *
 * @returns the clause, which claims what the spell does
 */
export function castQuoted(story: Story, clause: Clause): Clause {
  const { actor: from, object } = clause;
  const { players } = story.draft;
  if (clause.verb !== 'deal' || !isNoun(object, 'damage') || story.draft.pending) return clause;
  if (!from || (from.is !== 'name' && from.is !== 'noun') || !from.reads) return clause;
  const whom = playersOf(story, phrase(clause, 'to') ?? phrase(object, 'to'));
  const owner = from.owner
    ? playersOf(story, from.owner)?.[0]
    : (players.find((one) => !whom?.includes(one)) ?? whom?.[0]);
  if (!whom || owner === undefined) return clause;
  const pointed = /\btarget\b/.test(from.reads.join(' '));
  if (pointed && whom.length !== 1) return clause;
  const { card } = spell(story, from, owner, pointed ? whom : []);
  return { ...clause, actor: { is: 'name', name: card, names: 'card', phrases: [], which: [] } };
}

/** Activates what was spoken of last. */
export function activateLast(story: Story, who: string): boolean {
  const { draft } = story;
  const source = [...draft.saidThings]
    .reverse()
    .map((id) => draft.things.find((one) => one.id === id))
    .find((one) => one?.controller === who && one.zone === 'battlefield');
  if (!source) return false;
  turnOf(story, who);
  story.step({ activate: source.id, by: who });
  draft.pending = true;
  return true;
}
