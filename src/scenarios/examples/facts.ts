import { nobody } from './denied.js';
import {
  aNoun,
  type Clause,
  isNamed,
  isNew,
  isNoun,
  isPronoun,
  type Noun,
  phrase,
  type Ref,
} from './meaning.js';
import { introduced, rename } from './named.js';
import { thingOf } from './objects.js';
import { playersOf } from './refs.js';
import { besideOf, lifeTotalOf, numberOf, rangeNumber, type Story } from './story.js';
import { sidesOf, teamsOf } from './teams.js';
import { permanent } from './things.js';

/**
 * What is so before anything is done: who sits where, what they have and control.
 *
 * @returns false where the clause says nothing of the kind
 */
export function facts(story: Story, clause: Clause): boolean {
  const { draft } = story;
  if (clause.modal || clause.conditions.length > 0) return false;
  // What nobody has is not on the table yet.
  if (nobody(clause.actor)) return clause.verb === 'control' && !clause.not && none(story, clause);
  switch (clause.verb) {
    case 'sit':
    case 'seat':
      return seat(story, clause);
    case 'be':
      return empty(story, clause) || being(story, clause);
    case 'exist':
      return cardsLeft(story, clause.object, phrase(clause, 'in'));
    case 'have': {
      const range = rangeNumber(clause.object);
      if (range !== undefined)
        return clause.not === undefined && draft.variant === undefined && ranges(story, clause.actor, range);
      const keyword =
        clause.object?.is === 'noun' && /walk$|^flying$/.test(clause.object.noun)
          ? clause.object.noun
          : undefined;
      if (keyword && isNoun(clause.actor, 'creature') && ['a', 'an'].includes(clause.actor.det ?? '')) {
        clause.actor.phrases.push({ word: 'with', ref: clause.object as Ref });
        const attacker = draft.players[0];
        return attacker !== undefined && permanent(story, clause.actor, attacker) !== undefined;
      }
      const each = clause.object?.is === 'joined' ? clause.object.items : undefined;
      if (
        each?.every((one) => isNoun(one, 'life') && one.count) &&
        (draft.steps.length === 0 || story.supposing)
      ) {
        // "Two teams have 7 life and 13 life", in this order.
        const sides = sidesOf(story, clause.actor);
        if (sides?.length !== each.length) return false;
        for (const [k, one] of each.entries())
          draft.life[story.sideOf(sides[k] as string)] = (one as { count: { n: number } }).count.n;
        return true;
      }
      const life = isNoun(clause.object, 'life') ? clause.object.count : undefined;
      if (clause.past && draft.steps.length > 0 && (life === undefined || story.broken()))
        story.fail('what was so before comes too late in the words');
      if (life === undefined || (draft.steps.length > 0 && !story.supposing && !clause.past)) return false;
      return lives(story, clause.actor, life.n);
    }
    case 'control':
      return control(story, clause);
    case 'own':
      return owns(story, clause);
    default:
      return false;
  }
}

function lives(story: Story, ref: Ref | undefined, n: number): boolean {
  const sides = isNoun(ref, 'team', 'other', 'one') ? teamsOf(story, ref) : sidesOf(story, ref);
  for (const side of sides ?? []) story.draft.life[story.sideOf(side)] = n;
  return sides !== undefined;
}

function ranges(story: Story, ref: Ref | undefined, n: number): boolean {
  const { draft } = story;
  if (isNoun(ref, 'player') && (['each', 'all', 'every'].includes(ref.det ?? '') || (ref.many && !ref.det))) {
    draft.range = n;
    if (ref.count && !ref.count.bound && !draft.seated) draft.count = ref.count.n;
    return true;
  }
  if (isPronoun(ref, 'they all') && draft.group.length === 0 && draft.count) {
    draft.range = n;
    return true;
  }
  const who = playersOf(story, ref);
  for (const one of who ?? []) draft.ranges[one] = n;
  return who !== undefined;
}

/** "her library is empty" */
export function empty(story: Story, clause: Clause): boolean {
  const { actor } = clause;
  if (clause.verb !== 'be' || clause.quality !== 'empty' || !isNoun(actor, 'library') || clause.not)
    return false;
  return cardsLeft(story, aNoun('card', { det: 'no' }), actor);
}

/** "no cards in her library", "with one card left in that library": whose it is, where the words do not say, is known from elsewhere. */
export function cardsLeft(story: Story, cards: Ref | undefined, where?: Ref, owner?: string): boolean {
  if (!isNoun(cards, 'card')) return false;
  const { det, count } = cards;
  const left = det === 'no' ? 0 : count?.bound ? undefined : count?.n;
  const library = where ?? phrase(cards, 'in');
  if (left === undefined || !isNoun(library, 'library')) return false;
  const whose = !library.owner && owner ? [owner] : playersOf(story, library.owner);
  if (!whose) return false;
  for (const player of whose) story.draft.library[player] = left;
  return true;
}

function seat(story: Story, clause: Clause): boolean {
  const { draft } = story;
  if (clause.not) return false;
  const side = phrase(clause, 'to', 'at', 'on');
  // "Ben is to her left": she was spoken of before him.
  const of = isNoun(side, 'left', 'right')
    ? playersOf(story, side.owner ?? phrase(side, 'of'))?.[0]
    : undefined;
  const person = clause.actor ?? clause.object;
  if (draft.seated && of !== undefined && isNoun(side, 'left', 'right') && person?.is === 'name') {
    // At a table that is known already whoever sits there has a name now.
    const seat = story.neighbor(of, side.noun, side.count?.n ?? 1);
    if (person.names === 'player' && !draft.players.includes(person.name)) {
      introduced(story, person.name, [seat]);
      story.spoke('saidPlayers', person.name);
      return true;
    }
  }
  const who = playersOf(story, person)?.[0];
  if (who === undefined) return false;
  if (isNoun(side, 'left', 'right')) {
    if (of === undefined || of === who) return false;
    // Whoever was only "the player to the left" has a name now.
    const left = side.noun === 'left';
    const away = side.count?.n ?? 1;
    if (away > 1) {
      if (draft.seated) return false;
      draft.seats.push({ fact: 'left', who: left ? who : of, of: left ? of : who, away });
      return true;
    }
    const nameless = draft.players.find((one) => one === besideOf(of, side.noun));
    if (nameless) rename(story, nameless, who);
    else if (draft.seated) story.fail(`nobody can say where ${who} sits any more`);
    else draft.seats.push({ fact: 'left', who: left ? who : of, of: left ? of : who });
    return true;
  }
  const past = playersOf(story, phrase(clause, 'beyond'))?.[0];
  if (past !== undefined) return beyondSeat(story, who, past);
  const between = phrase(clause, 'between');
  const two = playersOf(story, between)?.filter((one) => one !== who);
  const [one, other, ...more] =
    two?.length !== 2 && between ? draft.players.filter((each) => each !== who) : (two ?? []);
  if (one === undefined || other === undefined || more.length > 0) return false;
  draft.seats.push({ fact: 'between', who, of: [one, other] });
  return true;
}

/** "Beyond Ben sits Cleo": on the side on which he sits of whoever was spoken of before. */
function beyondSeat(story: Story, who: string, past: string): boolean {
  const { draft } = story;
  const fact = draft.seats.findLast((one) => one.fact === 'left' && [one.who, one.of].includes(past));
  if (draft.seated || fact?.fact !== 'left' || who === past) return false;
  const left = fact.who === past;
  draft.seats.push({ fact: 'left', who: left ? who : past, of: left ? past : who });
  return true;
}

/** "Urs is on a team with 25 life": his team has so much. */
function onTeam(story: Story, ref: Ref | undefined, team: Noun): boolean {
  const who = playersOf(story, ref)?.[0];
  const own = who === undefined ? undefined : story.teamOf(who);
  if (own === undefined) return false;
  if (team.phrases.length + team.which.length === 0) return true;
  const [has] = team.which;
  const life = phrase(team, 'with', 'at') ?? (has?.verb === 'have' ? has.object : undefined);
  if (!isNoun(life, 'life') || !life.count || life.count.bound || story.draft.steps.length > 0) return false;
  story.draft.life[own] = life.count.n;
  return true;
}

/** Whether a total of somebody in particular is said before anything is done: then it is so. */
function opening(story: Story, of: Ref): boolean {
  const all = of.is === 'noun' && (of.many || ['each', 'every', 'all', 'both'].includes(of.det ?? ''));
  return story.draft.steps.length === 0 && !all;
}

/** "is at 17 life", "is on a team that has 25 life", "is within Alex's range", "is an enchantment that reads …". */
function being(story: Story, clause: Clause): boolean {
  const { draft } = story;
  const at = phrase(clause, 'at');
  if (clause.past && draft.steps.length > 0 && story.broken())
    story.fail('what was so before comes too late in the words');
  if (isNoun(at, 'life') && at.count && (draft.steps.length === 0 || story.supposing || clause.past))
    return lives(story, clause.actor, at.count.n);
  const on = phrase(clause, 'on');
  if (isNoun(on, 'team')) {
    // "is on a team with 25 life": the team has it.
    const rest = clause.phrases.filter(({ ref }) => ref !== on);
    if (rest.some(({ word, ref }) => !['with', 'at'].includes(word) || !isNoun(ref, 'life'))) return false;
    on.phrases.push(...rest);
    clause.phrases = clause.phrases.filter(({ ref }) => ref === on);
    if (isNoun(clause.actor, 'player')) {
      clause.actor.phrases.push({ word: 'on', ref: on });
      return playersOf(story, clause.actor) !== undefined;
    }
    return onTeam(story, clause.actor, on);
  }
  const total = lifeTotalOf(clause.actor);
  const count = numberOf(clause.object);
  if (total && count && !total.share && (story.supposing || (!count.bound && opening(story, total.of)))) {
    // "The team wins if its life total is 50 or more."
    const team = isPronoun(total.of, 'it') && draft.teams ? draft.saidTeams.slice(-1) : [];
    const sides = team.length > 0 ? team : sidesOf(story, total.of);
    for (const side of sides ?? []) draft.life[story.sideOf(side)] = count.n;
    if (count.bound && sides?.length === 1)
      story.line = {
        side: story.sideOf(sides[0] as string),
        beyond: count.n + (count.bound === 'most' ? 1 : -1),
      };
    return sides !== undefined;
  }
  const it = clause.phrases.find(
    (one) => isPronoun(one.ref, 'it') && ['out of', 'outside', 'in', 'inside', 'within'].includes(one.word),
  );
  if (it && story.range) it.ref = story.range;
  const inside = phrase(clause, 'in', 'within', 'inside');
  const outside = phrase(clause, 'outside', 'out of', 'beyond');
  const range = inside ?? outside;
  const view = phrase(clause, 'for') ?? (isNoun(range, 'range') ? phrase(range, 'for') : undefined);
  if (isNoun(range, 'range') && !range.owner && view) range.owner = view;
  if (isNoun(range, 'range') && range.owner) story.range = range;
  if (isNoun(range, 'range') && !draft.variant && !draft.seated) {
    const who = playersOf(story, clause.actor);
    const each = isPronoun(range.owner, 'each other');
    const of = each ? who : playersOf(story, range.owner ?? phrase(range, 'of'));
    if (!who || !of) return false;
    const is = (inside !== undefined) !== (clause.not === true);
    for (const one of who)
      for (const other of of)
        if (one !== other) {
          const seated = draft.seats.some(({ fact }) => fact !== 'range');
          // What is said once something has happened may be of another time.
          const claimed = seated && draft.steps.length === 0 ? { claimed: true as const } : {};
          draft.seats.push({ fact: 'range', who: one, of: other, inside: is, ...claimed });
          if (draft.steps.length > 0 || seated)
            story.claim(`inRange('${other}','${one}')==${is ? 'True' : 'False'}`);
        }
    return true;
  }
  if (isNamed(clause.actor, 'card') && clause.object?.is === 'noun' && clause.object.reads) {
    clause.actor.also = clause.object;
    clause.actor.reads = clause.object.reads;
    story.defined.set(clause.actor.name, { also: clause.object, reads: clause.object.reads });
    return true;
  }
  return false;
}

/** "Ada owns a Stone Boar", of which nobody said who controls it. */
function owns(story: Story, clause: Clause): boolean {
  const { draft } = story;
  const who = playersOf(story, clause.actor)?.[0];
  if (who === undefined || !clause.object || clause.not || draft.steps.length > 0) return false;
  return permanent(story, clause.object, who) !== undefined;
}

function control(story: Story, clause: Clause): boolean {
  const { draft } = story;
  if (clause.not || (!fighting(story) && !draft.pending)) return false;
  const all = playersOf(story, clause.actor);
  if (!all || !clause.object) return false;
  // Of "either player" one is enough, and the last is the one whom nobody would think of first.
  const who = clause.actor?.is === 'noun' && clause.actor.det === 'either' ? all.slice(-1) : all;
  const many = clause.object.is === 'joined' ? clause.object.items : [clause.object];
  const known = draft.steps.length === 0 && all.length === 1 ? thingOf(story, clause.object) : undefined;
  if (known && !isNew(clause.object)) {
    known.controller = all[0] as string;
    return true;
  }
  for (const one of who) for (const ref of many) if (!permanent(story, ref, one)) return false;
  return true;
}

/** Nothing was done yet but an attack, or the sentence is a supposition. */
const fighting = ({ draft, supposing }: Story): boolean =>
  supposing || draft.steps.every((step) => 'attack' in step);

/** "neither player controls a Forest": so it is, where nothing was said of one. */
function none(story: Story, { actor, object }: Clause): boolean {
  const who = playersOf(story, actor);
  if (!who || object?.is !== 'noun' || !fighting(story)) return false;
  return !story.draft.things.some(
    ({ controller, kinds }) => who.includes(controller) && kinds.includes(object.noun),
  );
}
