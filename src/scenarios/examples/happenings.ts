import type { Effect } from '../../game/index.js';
import { cardsLeft, facts } from './facts.js';
import { type Clause, isNoun, type Noun, phrase, type Ref } from './meaning.js';
import { thingsOf } from './objects.js';
import { playersOf } from './refs.js';
import type { Story } from './story.js';
import { teamsOf } from './teams.js';
import { objectNamed, permanent } from './things.js';

/** Whose turn it is, where nobody said. */
export function turnOf(story: Story, player: string): void {
  story.draft.turn ??= story.sideOf(player);
}

export function duringTurn(story: Story, clause: Clause): boolean {
  const during = phrase(clause, 'during');
  if (during === undefined) return true;
  if (!isNoun(during, 'turn')) return false;
  if (during.marks.includes('same')) return true;
  const whose = playersOf(story, during.owner)?.[0];
  if (whose === undefined) return false;
  story.draft.turn = whose;
  return true;
}

/** Life that somebody gains or loses before anything else was done: nobody says by what. */
export function changed(story: Story, clause: Clause): boolean {
  const { object } = clause;
  if (
    story.asStep ||
    !story.draft.steps.every((step) => 'instruct' in step && step.instruct.length > 0) ||
    !isNoun(object, 'life') ||
    object.count === undefined ||
    clause.phrases.length > 0
  )
    return false;
  const teams = teamsOf(story, clause.actor);
  const who = teams
    ? teams.map((team) => story.draft.teams?.[team]?.[0] ?? team)
    : playersOf(story, clause.actor);
  const [by] = who ?? [];
  if (!who || by === undefined) return false;
  const amount = object.count.n;
  const before = JSON.stringify(story.draft.steps);
  if (story.draft.steps.length > 0) {
    // Of those who have changed already it is claimed; of others it is not said whether it comes from the same.
    if (teams || amount === 0 || who.some((one) => before.includes(JSON.stringify(one)))) return false;
    if (!clause.adverbs.includes('then')) story.fail('it is not said by what this happens as well');
  }
  turnOf(story, by);
  const effect = clause.verb === 'gain' ? 'gainLife' : 'loseLife';
  instruct(
    story,
    who.map((name) => ({ effect, player: { player: 'named', name }, amount })),
    by,
  );
  return true;
}

/** Words of a moment, which has to be one that play can go to. */
const TIMES = new Set(['at', 'after', 'before', 'until']);

/** "the end of that turn" */
const isEnd = (ref: Ref): boolean => isNoun(ref, 'end') && isNoun(phrase(ref, 'of'), 'turn');

export function leave(story: Story, clause: Clause): boolean {
  // "…, which causes the number of turn markers to be reduced": there are just as many players as one more marker needs.
  const why = isNoun(clause.object, 'game')
    ? clause.object.which.find(({ verb }) => verb === 'cause')
    : undefined;
  if (
    why &&
    isNoun(why.object, 'number') &&
    ['reduce', 'drop', 'fall'].includes(why.what?.[0]?.verb ?? '') &&
    !story.draft.seated
  )
    story.draft.count = 12;
  const who = playersOf(story, clause.actor);
  if (!who || !isNoun(clause.object, 'game') || !duringTurn(story, clause)) return false;
  if (clause.phrases.some(({ word, ref }) => TIMES.has(word) && !(word === 'before' && isEnd(ref))))
    return false;
  // Whoever has lost has left.
  if (who.every((one) => story.draft.claims.some(({ check }) => check === `result('${one}')=='lost'`)))
    return true;
  const early = clause.conditions.some(
    ({ word, clause: [one] }) => word === 'before' && one?.verb === 'resolve' && story.draft.pending,
  );
  if (early) story.draft.pending = false;
  else if (clause.conditions.length > 0) return false;
  story.settle();
  // Whoever leaves has no turn that others could wait for.
  const [first] = who;
  const other = story.draft.players.find((one) => one !== first);
  if (story.draft.steps.length === 0 && story.draft.turn === undefined && other !== undefined)
    story.draft.turn = other;
  story.step(who.length === 1 ? { leave: first as string } : { leave: who });
  // State-based actions are checked before anybody would have priority again.
  story.step({ instruct: [] });
  return true;
}

/** "gets two poison counters": nobody says by what. */
export function counted(story: Story, clause: Clause): boolean {
  const { object } = clause;
  if (
    story.asStep ||
    !isNoun(object, 'counter') ||
    !object.marks.includes('poison') ||
    clause.phrases.length > 0
  )
    return false;
  const amount = object.count?.n ?? (object.det === 'a' ? 1 : undefined);
  const [name] = playersOf(story, clause.actor) ?? [];
  if (name === undefined || amount === undefined || object.count?.bound) return false;
  turnOf(story, name);
  instruct(story, [{ effect: 'poison', player: { player: 'named', name }, amount }], name);
  return true;
}

/** Play goes on to the end of a turn that is named, or of the one that goes on. */
export function afterEnd(story: Story, turn: Ref): boolean {
  const current = story.draft.turn;
  const named = isNoun(turn, 'turn') && turn.owner ? playersOf(story, turn.owner)?.[0] : undefined;
  const own = isNoun(turn, 'turn') && !turn.owner && ['that', 'the', 'this'].includes(turn.det ?? '');
  const who = named ?? (own ? current : undefined);
  if (
    who === undefined ||
    who !== current ||
    turn.is !== 'noun' ||
    turn.marks.some((mark) => mark !== 'current')
  )
    return false;
  story.settle();
  story.step({ until: { ended: who } });
  return true;
}

/** "After Ada's turn ends": play goes on to there. */
export function ends(story: Story, clause: Clause): boolean {
  const { actor } = clause;
  const who = isNoun(actor, 'turn') && actor.owner ? playersOf(story, actor.owner)?.[0] : undefined;
  if (who === undefined || clause.object || clause.phrases.length > 0 || clause.conditions.length > 0)
    return false;
  story.settle();
  story.atFirst();
  story.step({ until: { ended: who } });
  return true;
}

export function attempt(story: Story, clause: Clause): boolean {
  const [what] = clause.what ?? [];
  return what?.verb === 'draw' && draw(story, clause.actor, what);
}

export function draw(story: Story, actor: Ref | undefined, clause: Clause): boolean {
  const who = playersOf(story, actor)?.[0];
  if (who === undefined || !isNoun(clause.object, 'card')) return false;
  turnOf(story, who);
  for (const { clause: state } of clause.conditions)
    for (const one of state) {
      const left = one.verb === 'exist' && cardsLeft(story, one.object, phrase(one, 'in'), who);
      if (!left && !facts(story, one)) return false;
    }
  // "a card from an empty library", "from her library"
  const places = [...clause.phrases, ...clause.object.phrases].filter(({ word }) => word === 'from');
  for (const { ref } of places) {
    if (!isNoun(ref, 'library')) return false;
    if (ref.marks.includes('empty')) story.draft.library[who] = 0;
  }
  const rest = phrase(clause.object, 'with');
  if (rest && !cardsLeft(story, rest, phrase(clause, 'in'), who)) return false;
  instruct(
    story,
    [{ effect: 'draw', player: { player: 'named', name: who }, count: clause.object.count?.n ?? 1 }],
    who,
  );
  return true;
}

export function instruct(story: Story, effects: Effect[], by: string, source?: string): void {
  story.settle();
  story.step({ instruct: effects, by, ...(source ? { source } : {}) });
}

/** "1 damage is dealt to an opponent": nobody says by what. */
export function dealt(story: Story, clause: Clause): boolean {
  if (!isNoun(clause.object, 'damage') || clause.object.count === undefined) return false;
  if (!story.supposing || clause.actor) return hurt(story, clause, clause.object.count.n);
  const to = playersOf(story, phrase(clause, 'to') ?? phrase(clause.object, 'to'))?.[0];
  const [by] = story.draft.introduced;
  if (to === undefined || by === undefined) return false;
  const source = story.draft.things.find(({ controller }) => controller === by)?.id ?? story.creature(by).id;
  instruct(
    story,
    [{ effect: 'damage', amount: clause.object.count.n, to: { player: 'named', name: to } }],
    by,
    source,
  );
  return true;
}

/** "Ada is dealt 5 damage by Ben's ogre", where nothing was done yet that deals damage. */
function hurt(story: Story, clause: Clause, amount: number): boolean {
  const { draft } = story;
  if (story.asStep) return false;
  const deals = draft.cards.some(({ text }) => /\bdamage\b/.test(text ?? ''));
  if (
    deals ||
    draft.pending ||
    draft.steps.some((step) => 'attack' in step || 'cast' in step || 'activate' in step)
  )
    return false;
  const from = clause.actor;
  const to = playersOf(story, phrase(clause, 'to') ?? phrase(clause.object as Noun, 'to'));
  const [first] = to ?? [];
  if (!to || first === undefined) return false;
  const source =
    (from && objectNamed(story, from)) ??
    (from
      ? undefined
      : // What nobody names reaches them wherever they sit.
        story.creature(first));
  if (!source) return false;
  turnOf(story, source.controller);
  for (const one of to) story.reaches(source.controller, one);
  instruct(
    story,
    to.map((name) => ({ effect: 'damage', amount, to: { player: 'named', name } })),
    source.controller,
    source.id,
  );
  return true;
}

export function put(story: Story, clause: Clause): boolean {
  const { draft } = story;
  const who = playersOf(story, clause.actor)?.[0];
  const into = phrase(clause, 'into', 'onto');
  if (who === undefined || clause.passive || !(isNoun(into, 'battlefield') || isNoun(into, 'play')))
    return false;
  const from = phrase(clause, 'from');
  const { object } = clause;
  if (object?.is !== 'name' && object?.is !== 'noun') return false;
  if (isNoun(from, 'library', 'graveyard', 'hand') && !draft.pending && !story.asStep) {
    // By nothing that the Example speaks of.
    const owner = from.owner ? playersOf(story, from.owner)?.[0] : who;
    const [found] = (owner !== undefined && permanent(story, object, owner)) || [];
    if (!found) return false;
    found.zone = from.noun;
    turnOf(story, who);
    story.reaches(who, owner);
    instruct(story, [arrival(found.id, who)], who);
    return true;
  }
  if (isNoun(from, 'library')) {
    // What a spell lets its controller find.
    const owner = playersOf(story, from.owner)?.[0];
    if (owner === undefined || !draft.pending || !(object.is === 'name' || object.noun === 'creature'))
      return false;
    const found =
      object.is === 'name' ? story.creatureNamed(object.name, owner, owner) : story.creature(owner);
    found.zone = 'library';
    story.step({ resolve: 'top' });
    story.step({ choose: found.id, by: who, kind: 'chooseObject', ifAsked: true });
    return true;
  }
  if (from) return false;
  const like = phrase(object, 'with');
  const same = isNoun(like, 'name') ? draft.things.at(-1) : undefined;
  const thing = same
    ? story.thing(same.card, who, 'hand', ['permanent'])
    : permanent(story, object, who)?.[0];
  if (!thing) return false;
  thing.zone = 'hand';
  instruct(story, [arrival(thing.id, who)], who);
  return true;
}

/** An object comes to the battlefield under somebody's control. */
const arrival = (id: string, who: string): Effect => ({
  effect: 'move',
  object: { object: 'named', id },
  to: 'battlefield',
  under: { player: 'named', name: who },
});

/** "The creature is destroyed": by nothing that the Example speaks of. */
export function destroy(story: Story, clause: Clause): boolean {
  const { draft } = story;
  if (draft.steps.length > 0 || (clause.actor && clause.verb === 'destroy')) return false;
  const one = objectNamed(story, clause.object);
  const what = one ? [one] : thingsOf(story, clause.object);
  const [first] = what ?? [];
  if (!what || !first) return false;
  draft.turn ??= first.controller;
  instruct(
    story,
    what.map(({ id }) =>
      clause.verb === 'exile'
        ? { effect: 'move', object: { object: 'named', id }, to: 'exile' }
        : { effect: 'destroy', object: { object: 'named', id } },
    ),
    first.controller,
  );
  return true;
}

/** "Each team chooses one of its members to be affected." */
export function choose(story: Story, clause: Clause): boolean {
  const { draft } = story;
  const teams = teamsOf(story, clause.actor);
  const { object } = clause;
  if (!teams || !draft.pending || !isNoun(object, 'member') || clause.modal) return false;
  if ((object.count?.n ?? 1) !== 1) return false;
  if (clause.what && clause.what[0]?.verb !== 'be' && clause.what[0]?.verb !== 'affect') return false;
  draft.pending = false;
  story.step({ resolve: 'top' });
  for (const team of teams) {
    const [member] = draft.teams?.[team] ?? [];
    if (member === undefined) continue;
    draft.chosen[team] = member;
    story.step({ choose: member, by: team, kind: 'chooseMember', ifAsked: true });
  }
  return true;
}
