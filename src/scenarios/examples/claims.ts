import { activateLast, decides } from './casting.js';
import { combat } from './combat.js';
import { borrowed, under, whereabouts } from './control.js';
import { creatures } from './damage.js';
import { excepted, isOnly, negated } from './denied.js';
import type { Thing } from './draft.js';
import { sizeOf } from './gathered.js';
import { instruct } from './happenings.js';
import { life } from './lives.js';
import { aNoun, type Clause, isNoun, isPronoun, phrase } from './meaning.js';
import { thingOf, thingsOf } from './objects.js';
import { playersOf } from './refs.js';
import type { Story } from './story.js';
import { tables } from './tables.js';
import { sidesOf, teamsOf } from './teams.js';
import words from './words.json' with { type: 'json' };

/** Adverbs that change nothing of what is claimed. */
const PLAIN = new Set(words.plainAdverbs.split('|'));

/**
 * What is claimed: each claim becomes a check of the scenario.
 *
 * @returns false where the clause claims nothing that a table shows
 */
export function claims(story: Story, clause: Clause): boolean {
  const counts = (adverb: string): boolean => clause.verb === 'take' && adverb === 'into account';
  if (clause.adverbs.some((one) => !PLAIN.has(one) && !counts(one)) && clause.verb !== 'enter') return false;
  const parted = excepted(clause);
  if (parted) return parted.every((one) => claims(story, one));
  return (
    life(story, clause) ||
    combat(story, clause) ||
    tables(story, clause) ||
    decides(story, clause) ||
    objects(story, clause) ||
    games(story, clause)
  );
}

/** "==" or "!=", as the clause is negated or speaks of nobody. */
const same = (clause: Clause): string => (negated(clause) ? '!=' : '==');

/** Winning, losing, leaving. */
function games(story: Story, clause: Clause): boolean {
  const { verb, object } = clause;
  const game = isNoun(object, 'game') || isNoun(phrase(clause, 'on', 'in'), 'game');
  if (!game) return false;
  if (verb === 'win' || verb === 'lose') {
    const upkeep = atUpkeep(story, clause);
    if (upkeep === undefined) return false;
    const done = verb === 'win' ? 'won' : 'lost';
    if (clause.modal === 'can' || clause.modal === 'could') {
      const who =
        playersOf(story, clause.actor) ??
        teamsOf(story, clause.actor)?.flatMap((team) => story.draft.teams?.[team] ?? []);
      const tried = (player: string, as: string): void =>
        story.branch(() => {
          instruct(story, [{ effect: verb, player: { player: 'named', name: player } }], player);
          story.claim(`result('${player}')${as}'${done}'`);
        });
      for (const player of who ?? []) tried(player, same(clause));
      for (const other of isOnly(clause.actor) ? story.everybody() : [])
        if (!who?.includes(other)) tried(other, negated(clause) ? '==' : '!=');
      return who !== undefined;
    }
    const only = clause.conditions.find(({ word }) => word === 'only if');
    const team = isPronoun(clause.actor, 'it') ? story.draft.saidTeams.at(-1) : undefined;
    const who = team === undefined ? sidesOf(story, clause.actor) : [team];
    if (!who) return false;
    if (only) return onlyIf(story, clause, who, done, only.clause);
    if (clause.conditions.length > 0) return false;
    inTime(story, done);
    story.played();
    story.begun();
    for (const side of who) story.claim(`result('${side}')${same(clause)}'${done}'`);
    if (isOnly(clause.actor)) {
      // Only they: nobody else does.
      if (negated(clause) || !who.every((one) => story.draft.players.includes(one))) return false;
      for (const one of story.everybody()) if (!who.includes(one)) story.claim(`result('${one}')!='${done}'`);
    }
    return true;
  }
  const who = sidesOf(story, clause.actor);
  if (who && ['play', 'stay', 'remain', 'continue'].includes(verb)) {
    story.played();
    for (const side of who) story.claim(`result('${side}')${same(clause)}'none'`);
    return true;
  }
  return false;
}

/** A card that ends the game at an upkeep does so then, where the Example says no more than that somebody wins. */
function inTime(story: Story, done: string): void {
  const { draft } = story;
  if (draft.steps.length > 0) return;
  const ends = new RegExp(
    `^At the beginning of your upkeep\\b.*\\b${done === 'won' ? 'win' : 'lose'} the game`,
    'm',
  );
  const its = draft.things.find(({ card, zone }) => {
    const text = draft.cards.find(({ name }) => name === card)?.text ?? '';
    return zone === 'battlefield' && ends.test(text);
  });
  if (its) toUpkeep(story, story.sideOf(its.controller));
}

function toUpkeep(story: Story, side: string): void {
  story.draft.turn = side;
  story.draft.step = 'untap';
  story.step({ until: { step: 'upkeep', of: side } });
  story.draft.pending = true;
}

/** "At the beginning of that player's upkeep": play goes there. */
function atUpkeep(story: Story, clause: Clause): true | undefined {
  const { draft } = story;
  for (const { word, ref } of clause.phrases) {
    if (word === 'on' || word === 'in') continue;
    const upkeep = isNoun(ref, 'beginning', 'start') ? phrase(ref, 'of') : ref;
    if (!['at', 'during', 'in'].includes(word) || !isNoun(upkeep, 'upkeep')) return undefined;
    // "your upkeep" is that of whoever the Example speaks of.
    const player = playersOf(story, upkeep.owner)?.[0] ?? draft.introduced[0];
    if (player === undefined) return undefined;
    toUpkeep(story, story.teamOf(player) ?? player);
  }
  return true;
}

/** "wins only if their share of the total is 50 or more": at totals on both sides of the line it is as it is said. */
function onlyIf(
  story: Story,
  clause: Clause,
  who: readonly string[],
  done: string,
  conditions: readonly Clause[],
): boolean {
  const [one] = conditions;
  const [side] = who;
  if (!one || !side || conditions.length !== 1) return false;
  const share = shareOf(story, one);
  if (!share) return false;
  const team = story.teamOf(share.player) ?? share.player;
  for (const total of [share.n - 1, share.n, 2 * share.n - 2, 2 * share.n - 1])
    story.branch(() => {
      story.draft.life[team] = total;
      story.draft.steps = [{ id: 'e0', hold: false }, ...story.draft.steps];
      story.settle();
      const individual = `at('e0',indivLife('${share.player}'))`;
      story.claim(`(result('${side}')${same(clause)}'${done}')==(${individual}${share.sign}${share.n})`);
    });
  story.outcome = { check: `result('${side}')${same(clause)}'${done}'`, base: story.draft };
  return true;
}

function shareOf(story: Story, clause: Clause): { player: string; n: number; sign: '>=' | '<=' } | undefined {
  const subject = clause.actor;
  if (
    clause.verb !== 'be' ||
    clause.object?.is !== 'number' ||
    !clause.object.count.bound ||
    !isNoun(subject, 'share')
  )
    return undefined;
  const player = playersOf(story, subject.owner)?.[0] ?? story.draft.introduced[0];
  if (player === undefined) return undefined;
  return { player, n: clause.object.count.n, sign: clause.object.count.bound === 'least' ? '>=' : '<=' };
}

/** Where objects go, who controls them, what triggers. */
function objects(story: Story, clause: Clause): boolean {
  const { verb } = clause;
  if (verb === 'control' && !clause.modal && clause.conditions.length === 0) return controls(story, clause);
  if (verb === 'be' && sizeOf(clause.object)) return sized(story, clause);
  if (verb === 'have' && isNoun(clause.object, 'counter')) return counted(story, clause);
  if (verb === 'target' && clause.modal === 'can') return mayTarget(story, clause);
  const [to] = clause.conditions;
  const toPlay = verb === 'return' && to?.word === 'to' && to.clause[0]?.verb === 'play';
  if (verb === 'survive' || (toPlay && clause.conditions.length === 1)) {
    return objects(story, {
      ...clause,
      verb: toPlay ? verb : 'remain',
      conditions: toPlay ? [] : clause.conditions,
      phrases: [{ word: toPlay ? 'to' : 'on', ref: aNoun('battlefield') }],
    });
  }
  if (verb === 'trigger' && isNoun(clause.actor, 'ability') && clause.actor.marks.includes('delayed')) {
    // Whatever becomes of it, its moment comes.
    if (!isNoun(phrase(clause, 'at'), 'end', 'beginning') || clause.not) return false;
    story.settle();
    story.step({ until: { step: 'end' } });
    return true;
  }
  const rather = clause.conditions.find(({ word }) => word === 'rather than')?.clause[0];
  if (verb === 'leave' && rather?.verb === 'put' && isNoun(phrase(rather, 'on', 'onto'), 'stack')) {
    story.claim(`stack(1)${negated(clause) ? '!=' : '=='}[]`);
    return true;
  }
  if (verb === 'put' && clause.passive && isNoun(phrase(clause, 'on', 'onto'), 'stack')) {
    if (clause.conditions.length > 0) return false;
    story.claim(`stack(1)${negated(clause) ? '==' : '!='}[]`);
    return true;
  }
  if (verb === 'trigger') {
    const what = thingOf(story, clause.actor);
    if (!what || clause.conditions.length > 0 || !atUpkeep(story, clause)) return false;
    // Nobody says what an ability that has triggered targets.
    story.step({ open: what.controller, kind: 'target', ifAsked: true });
    story.claim(`triggered('${what.id}')${negated(clause) ? '==0' : '>=1'}`);
    return true;
  }
  if (verb === 'pay' && clause.modal === 'must') {
    const who = playersOf(story, clause.actor)?.[0];
    const amount = isNoun(clause.object, 'life') ? clause.object.count : undefined;
    const [to] = clause.conditions;
    if (
      who === undefined ||
      !amount ||
      clause.conditions.length !== 1 ||
      to?.word !== 'to' ||
      to.clause[0]?.verb !== 'activate'
    )
      return false;
    if (!activateLast(story, who)) return false;
    story.settle();
    story.claim(`lost('${who}')${same(clause)}${amount.n}`);
    return true;
  }
  if (verb === 'end' && isNoun(clause.actor, 'effect')) {
    const spell = thingOf(
      story,
      // "the effect by which Bargain changed control"
      clause.actor.owner ?? phrase(clause.actor, 'of') ?? clause.actor.which[0]?.actor,
    );
    const cast = story.draft.steps.find((step) => 'cast' in step && step.cast === spell?.id);
    const target = cast && 'cast' in cast ? cast.targets?.[0] : undefined;
    if (!spell || target === undefined) return false;
    story.claim(`controller('${target}')${negated(clause) ? '==' : '!='}'${spell.owner}'`);
    return true;
  }
  if (clause.modal && clause.modal !== 'will') return false;
  const about = clause.passive ? clause.object : clause.actor;
  const what =
    (isNoun(about, 'creature') && about.many && ['destroy', 'die', 'exile', 'survive'].includes(verb)
      ? creatures(story, about)?.map((id) => story.draft.things.find((one) => one.id === id) as Thing)
      : undefined) ?? thingsOf(story, about);
  if (!what || clause.conditions.length > 0) return false;
  const said = whereabouts(story, clause);
  if (!said) return false;
  const place = phrase(clause, 'to', 'under');
  if (isNoun(place, 'control')) borrowed(story, what, playersOf(story, place.owner)?.[0]);
  story.played();
  for (const { id, made } of what)
    story.claim(
      made && clause.verb === 'leave'
        ? `exists('${id}')${negated(clause) ? '==True' : '==False'}`
        : said(`'${id}'`),
    );
  if (only(clause))
    for (const other of alike(
      story,
      what.map(({ id }) => id),
    ))
      story.claim(said(`'${other}'`).replace('==', '!='));
  return true;
}

/** "Bianca controls Wall of Wood again", "Max gets the Stone Boar back". */
function controls(story: Story, clause: Clause): boolean {
  const who = playersOf(story, clause.actor);
  const what = thingsOf(story, clause.object);
  if (who?.length !== 1 || !what) return false;
  borrowed(story, what, who[0]);
  story.settle();
  for (const { id } of what) story.claim(under(id, who[0] as string, same(clause)));
  return true;
}

/** "is now a 2/4 creature" */
function sized(story: Story, clause: Clause): boolean {
  const what = thingsOf(story, clause.actor);
  const size = sizeOf(clause.object);
  if (!what || size === undefined || story.draft.steps.length === 0) return false;
  const [power, toughness] = size.split('/');
  story.settle();
  for (const { id } of what) {
    const is = `power('${id}')==${power} and toughness('${id}')==${toughness}`;
    story.claim(negated(clause) ? `not (${is})` : is);
  }
  return true;
}

/** "has fifteen poison counters" */
function counted(story: Story, clause: Clause): boolean {
  const { object } = clause;
  if (!isNoun(object, 'counter') || clause.phrases.length > 0 || clause.conditions.length > 0) return false;
  const n = object.count?.n ?? (object.det === 'a' ? 1 : object.det === 'no' ? 0 : undefined);
  if (n === undefined || object.count?.bound) return false;
  story.settle();
  if (story.draft.steps.length === 0) return false;
  if (object.marks.includes('poison')) {
    const teams = teamsOf(story, clause.actor);
    const who = teams ?? playersOf(story, clause.actor);
    for (const one of who ?? [])
      story.claim(`${teams ? 'teamPoison' : 'poison'}('${one}')${same(clause)}${n}`);
    return who !== undefined;
  }
  const what = thingsOf(story, clause.actor);
  const kind = object.marks[0];
  if (!what || kind === undefined) return false;
  for (const { id } of what) story.claim(`counters('${id}','${kind}')${same(clause)}${n}`);
  return true;
}

/** "A spell that Vera casts can't target Walt": any spell of that player with a target. */
function mayTarget(story: Story, clause: Clause): boolean {
  const { draft } = story;
  const whom = playersOf(story, clause.object);
  const by = clause.actor;
  const last = by?.is === 'pronoun' ? thingOf(story, by) : undefined;
  const caster = last
    ? [last.controller]
    : isNoun(by, 'spell', 'ability')
      ? playersOf(story, by.owner ?? by.which.find(({ verb }) => ['cast', 'control'].includes(verb))?.actor)
      : playersOf(story, by);
  const [who] = caster ?? [];
  if (!whom || who === undefined || clause.conditions.length > 0 || clause.phrases.length > 0) return false;
  const card = story.card({
    name: 'Pointed spell',
    type: 'Instant',
    text: 'Pointed spell deals 1 damage to target player.',
  });
  const spell =
    draft.things.find((one) => one.card === card && one.controller === who) ??
    story.thing(card, who, 'hand', ['spell', 'card']);
  story.lastStep();
  for (const one of whom)
    story.claim(`canTarget('${spell.id}','${one}')==${negated(clause) ? 'False' : 'True'}`);
  return true;
}

const only = (clause: Clause): boolean =>
  clause.adverbs.includes('only') || (isNoun(clause.object, 'one') && clause.object.marks.includes('only'));

/** Objects of the same card that are not among those that are spoken of. */
function alike(story: Story, ids: readonly string[]): string[] {
  const { things } = story.draft;
  const cards = new Set(things.filter(({ id }) => ids.includes(id)).map(({ card }) => card));
  return things.filter(({ id, card }) => cards.has(card) && !ids.includes(id)).map(({ id }) => id);
}
