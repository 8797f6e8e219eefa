import { attacksIn } from './draft.js';
import { type Clause, isNoun, isPronoun, type Noun, phrase, type Ref } from './meaning.js';
import { introduced, person } from './named.js';
import { thingOf } from './objects.js';
import { rangeNumber, type Story } from './story.js';
import { teamsOf } from './teams.js';

/** "it", "that spell" and the like, the owner of a phrase: who is meant. */
const PEOPLE = [
  'player',
  'opponent',
  'teammate',
  'neighbor',
  'member',
  'head',
  'emperor',
  'general',
  'one',
  'controller',
  'owner',
  'caster',
];

/** What may be said before a noun for people. */
const MARKS = new Set(
  'other opposing defending attacking nearest closest chosen only even same total particular active entire whole'.split(
    ' ',
  ),
);

/** What phrases say of people. */
const PLACES = new Set([
  'next to',
  'out of',
  ...'opposite to on of in at away beside within among with named'.split(' '),
]);

/**
 * The players that a phrase means.
 *
 * @returns undefined where it means no players
 */
export function playersOf(story: Story, ref: Ref | undefined): string[] | undefined {
  const { draft } = story;
  if (ref === undefined) return undefined;
  switch (ref.is) {
    case 'name':
      if (ref.names !== 'player') return undefined;
      if (ref.also) introduced(story, ref.name, playersOf(story, ref.also));
      for (const clause of ref.which) {
        if (emptied(story, clause, ref.name)) continue;
        const range = clause.verb === 'have' && clause.object ? rangeNumber(clause.object) : undefined;
        if (range === undefined) story.fail(`nothing is known of ${ref.name} who does that`);
        draft.ranges[ref.name] = range;
      }
      return [story.player(ref.name)];
    case 'joined': {
      const all = ref.items.map((item) => playersOf(story, item));
      if (!all.every((one) => one !== undefined)) return undefined;
      draft.group = all.flat();
      return draft.group;
    }
    case 'pronoun': {
      if (ref.word === 'they all') {
        if (draft.group.length > 0) return draft.group;
        return draft.steps.length === 0 && draft.saidPlayers.length > 1 ? draft.saidPlayers : undefined;
      }
      if (ref.word === 'it') return undefined;
      if (
        ['he', 'she', 'him', 'her', 'himself', 'herself', 'you', 'he or she', 'him or her'].includes(ref.word)
      )
        return person(story, ref.word);
      if (['they', 'them', 'themselves'].includes(ref.word)) {
        const last = draft.saidPlayers.slice(-2);
        if (last.length === 0) return draft.group.length > 0 ? draft.group : undefined;
        return last.length === 2 && !draft.teams ? last : last.slice(-1);
      }
      return undefined;
    }
    case 'noun': {
      if (ref.noun === 'other' && ref.count && !ref.count.bound && !draft.teams) {
        const rest = story.everybody().filter((one) => one !== draft.saidPlayers.at(-1));
        return rest.length === ref.count.n ? rest : undefined;
      }
      if (ref.noun === 'other' && ref.det === 'the' && draft.teams && !ref.count) {
        // "One player of a team has three creatures and the other has four."
        const last = draft.introduced.at(-1);
        return last === undefined
          ? undefined
          : draft.teams[story.teamOf(last) ?? '']?.filter((one) => one !== last);
      }
      const found = PEOPLE.includes(ref.noun) ? people(story, ref) : undefined;
      return found?.length === 0 ? undefined : found;
    }
    default:
      return undefined;
  }
}

/** "Sara, whose library is empty": so it is. */
function emptied(story: Story, clause: Clause, who: string): boolean {
  const library = clause.actor;
  if (clause.verb !== 'be' || clause.quality !== 'empty' || clause.not || !isNoun(library, 'library'))
    return false;
  if (!isPronoun(library.owner, 'head')) return false;
  story.draft.library[who] = 0;
  return true;
}

function people(story: Story, ref: Noun): string[] | undefined {
  if (ref.meant?.every((one) => story.draft.players.includes(one))) {
    for (const one of ref.meant) story.spoke('saidPlayers', one);
    return ref.meant;
  }
  if (ref.marks.some((mark) => !MARKS.has(mark)) || ref.phrases.some(({ word }) => !PLACES.has(word)))
    return undefined;
  const found = peopleOf(story, ref);
  const fresh = ['a', 'an', 'one', 'another', undefined].includes(ref.det) && !ref.many;
  if (found?.length === 1 && fresh && !ref.owner) {
    const [one] = found;
    if (!described(story, ref, one as string)) return undefined;
    ref.meant = found;
  }
  return found;
}

/** "a player who has 2 life": what is said of somebody new is so. */
function described(story: Story, ref: Noun, who: string): boolean {
  for (const clause of ref.which.filter(({ actor }) => actor === undefined)) {
    const life =
      clause.verb === 'have' ? clause.object : clause.verb === 'be' ? phrase(clause, 'at') : undefined;
    if (!isNoun(life, 'life')) {
      if (['sit', 'seat'].includes(clause.verb) || clause.passive) continue;
      return false;
    }
    if (!life.count || life.count.bound || clause.not || story.draft.teams) return false;
    story.draft.life[who] = life.count.n;
  }
  return true;
}

function peopleOf(story: Story, ref: Noun): string[] | undefined {
  const { draft } = story;
  const said = (names: string[]): string[] => {
    for (const name of names) story.spoke('saidPlayers', name);
    return names;
  };
  const sitting = ref.which.find(({ verb }) => verb === 'sit' || verb === 'seat');
  const side =
    phrase(ref, 'to') ??
    (ref.noun === 'neighbor' ? phrase(ref, 'on') : undefined) ??
    (sitting && phrase(sitting, 'to'));
  if (isNoun(side, 'left', 'right')) {
    const of = playersOf(
      story,
      side.owner ?? phrase(side, 'of') ?? (ref.noun === 'neighbor' ? ref.owner : undefined),
    )?.[0];
    if (of === undefined) return undefined;
    if (side.count && !ref.many) return [story.neighbor(of, side.noun as 'left' | 'right', side.count.n)];
    const many = ref.count?.n ?? 1;
    return Array.from({ length: many }, (_, k) => story.neighbor(of, side.noun as 'left' | 'right', k + 1));
  }
  const away = phrase(ref, 'away');
  if (isNoun(away, 'seat') && away.count) {
    const of = playersOf(story, away.owner)?.[0];
    return of === undefined ? undefined : [story.neighbor(of, 'left', away.count.n)];
  }
  const across = phrase(ref, 'opposite');
  if (across) {
    const of = playersOf(story, across)?.[0];
    const size = story.everybody().length;
    return of === undefined || size % 2 !== 0 || ref.many
      ? undefined
      : said([story.neighbor(of, 'left', size / 2)]);
  }
  const next = phrase(ref, 'beside', 'next to');
  if (next) {
    const of = playersOf(story, next)?.[0];
    if (of === undefined) return undefined;
    const both = [story.neighbor(of, 'left'), story.neighbor(of, 'right')];
    const [one] = both.filter((each) => generals(story, ref).includes(each));
    if (['emperor', 'general'].includes(ref.noun)) return one === undefined ? undefined : said([one]);
    return ref.many && (ref.count?.n ?? 2) === 2 ? both : undefined;
  }
  const spoken = draft.saidPlayers.at(-1);
  if (
    ['head', 'member'].includes(ref.noun) &&
    ['that', 'the'].includes(ref.det ?? '') &&
    ref.ordinal === undefined &&
    !ref.many &&
    !ref.owner &&
    ref.marks.length + ref.phrases.length + ref.which.length === 0 &&
    spoken !== undefined
  )
    return [spoken];
  if (ref.noun === 'head' && ref.ordinal !== undefined && draft.teams) {
    const own = draft.teams[draft.saidTeams.at(-1) ?? Object.keys(draft.teams)[0] ?? ''];
    const one = own?.[ref.ordinal - 1];
    return one === undefined ? undefined : said([one]);
  }
  if (ref.noun === 'head' && ['each', 'both'].includes(ref.det ?? '') && draft.saidTeams.length > 0)
    return members(story);
  if (ref.noun === 'neighbor') {
    const sides = phrase(ref, 'on');
    const both_ =
      isNoun(sides, 'side') && ['each', 'either', 'both'].includes(sides.det ?? '') ? sides : undefined;
    const of = playersOf(
      story,
      ref.owner ?? phrase(ref, 'of') ?? (both_ && (both_.owner ?? phrase(both_, 'of'))),
    )?.[0];
    if (of === undefined) return undefined;
    const both = [story.neighbor(of, 'left'), story.neighbor(of, 'right')];
    return ref.many || ['each', 'both', 'all'].includes(ref.det ?? '') ? both : undefined;
  }
  const whose = ref.which.find(({ actor }) => isNoun(actor, 'team'));
  if (whose && draft.teams) {
    const life = [phrase(whose, 'at'), whose.object].find((one) => isNoun(one, 'life'));
    const n = isNoun(life, 'life') ? life.count?.n : undefined;
    if (n === undefined || !['be', 'have'].includes(whose.verb) || whose.not) return undefined;
    const [one] = introduce(story, draft.players);
    draft.life[story.teamOf(one ?? '') ?? ''] = n;
    return one === undefined ? undefined : [one];
  }
  if (ref.marks.includes('active')) {
    const turn = draft.turn;
    return turn === undefined ? undefined : (draft.teams?.[turn] ?? [turn]);
  }
  if (['defending', 'attacking'].includes(ref.marks[0] ?? '') && ref.noun !== 'team') {
    const [[creature, target] = []] = attacksIn(draft);
    const attacker = draft.things.find(({ id }) => id === creature)?.controller;
    const side = ref.marks[0] === 'attacking' ? attacker && story.teamOf(attacker) : target;
    if (!side || !draft.teams?.[side]) return undefined;
    const all = draft.teams[side];
    return ref.many || ['each', 'both', 'either', 'neither', 'no'].includes(ref.det ?? '')
      ? all
      : said(all.slice(0, 1));
  }
  const team =
    phrase(ref, 'on') ??
    (ref.noun === 'member' || ref.noun === 'head' ? (phrase(ref, 'of') ?? ref.owner) : undefined);
  if (ref.noun === 'teammate') {
    const of = ref.owner ? playersOf(story, ref.owner)?.[0] : spoken;
    return of === undefined
      ? undefined
      : (draft.teams?.[story.teamOf(of) ?? ''] ?? []).filter((one) => one !== of);
  }
  if (ref.noun === 'controller' || ref.noun === 'owner') {
    const what = thingOf(story, phrase(ref, 'of') ?? ref.owner);
    return what && [ref.noun === 'owner' ? what.owner : what.controller];
  }
  if (ref.noun === 'emperor' || ref.noun === 'general') {
    if (!draft.teams) return undefined;
    const own = phrase(ref, 'of', 'on') ?? ref.owner;
    const whose =
      own && (teamsOf(story, own) ?? playersOf(story, own)?.map((one) => story.teamOf(one) ?? ''));
    const sides = whose?.length === 0 ? undefined : whose;
    if (own && !sides) return undefined;
    const all = generals(story, ref).filter((one) => !sides || sides.includes(story.teamOf(one) ?? ''));
    const labelled = ref.label === undefined ? all : all.filter((one) => one.endsWith(` ${ref.label}`));
    if (ref.marks.includes('other')) {
      const last = draft.saidPlayers.findLast((one) => all.includes(one));
      const team = last && story.teamOf(last);
      return team ? all.filter((one) => one !== last && story.teamOf(one) === team) : undefined;
    }
    if (
      ref.many ||
      ref.label !== undefined ||
      ['each', 'either', 'neither', 'both', 'every', 'no', 'any'].includes(ref.det ?? '')
    ) {
      // "Neither emperor …, though … is within their range": they are those of whom it speaks.
      if (!ref.marks.includes('opposing')) draft.group = labelled;
      return labelled;
    }
    const again = ref.det === 'that' || ref.det === 'the' ? labelled.filter((one) => one === spoken) : [];
    return said((again.length > 0 ? again : labelled).slice(0, 1));
  }
  if (ref.noun === 'opponent') {
    const me = ref.owner ? playersOf(story, ref.owner)?.[0] : draft.introduced[0];
    if (me === undefined) return undefined;
    const mine = story.teamOf(me);
    const several = ref.many || ref.det === 'each' || ref.det === 'all';
    const foes = (several ? story.everybody() : draft.players).filter(
      (one) => one !== me && (mine === undefined || story.teamOf(one) !== mine),
    );
    if (ref.marks.includes('nearest') || ref.marks.includes('closest')) return undefined;
    return several ? foes : said(foes.slice(0, 1));
  }
  if (team) {
    const sides = teamsOf(story, team);
    if (!sides) return undefined;
    const members = sides.flatMap((one) => draft.teams?.[one] ?? []);
    if (ref.marks.includes('chosen'))
      return members.filter((one) => Object.values(draft.chosen).includes(one));
    if (['each', 'either', 'neither', 'both', 'all', 'no'].includes(ref.det ?? '') || ref.many)
      return members;
    if (ref.marks.includes('other'))
      return said(members.filter((one) => one !== draft.introduced.at(-1)).slice(0, 1));
    return listed(story, introduce(story, members));
  }
  const range = phrase(ref, 'within');
  if (isNoun(range, 'seat') && range.count) {
    const of = playersOf(story, phrase(range, 'of', 'from'))?.[0];
    if (of === undefined) return undefined;
    const everybody = story.everybody();
    const away = (who: string): number => {
      const steps = Math.abs(everybody.indexOf(who) - everybody.indexOf(of));
      return Math.min(steps, everybody.length - steps);
    };
    const { n } = range.count;
    return everybody.filter((one) => away(one) <= n);
  }
  if (isNoun(range, 'range')) {
    const of = playersOf(story, range.owner ?? phrase(range, 'of'))?.[0];
    return of === undefined ? undefined : story.inRangeOf(of);
  }
  if (ref.noun === 'one') return undefined;
  if (ref.marks.includes('other') && ref.many) {
    // "the other five players": all but those who were spoken of last, of whom so many are left.
    const everybody = story.everybody();
    const last = draft.saidPlayers.slice(-1);
    const rest = [story.reached ?? [], draft.group, last]
      .filter((some) => some.length > 0)
      .map((some) => everybody.filter((one) => !some.includes(one)));
    return rest.find((some) => some.length === (ref.count?.n ?? some.length));
  }
  if (ref.noun === 'player' && ref.marks.includes('other')) {
    const last = draft.saidPlayers.at(-1);
    return said(
      story
        .everybody()
        .filter((one) => one !== last)
        .slice(0, 1),
    );
  }
  if (ref.marks.includes('chosen')) return Object.values(draft.chosen);
  if (ref.ordinal !== undefined) {
    const nth = (draft.listed.length > 0 ? draft.listed : draft.introduced)[ref.ordinal - 1];
    return nth === undefined ? undefined : said([nth]);
  }
  if (ref.det === 'each' || ref.det === 'every' || ref.det === 'all') {
    if (ref.phrases.some(({ word }) => word === 'among')) return members(story);
    return story.everybody();
  }
  if (ref.det === 'those') return members(story);
  if (['member', 'head'].includes(ref.noun) && ref.marks.includes('other')) {
    const last = draft.introduced.at(-1);
    const own = last === undefined ? undefined : draft.teams?.[story.teamOf(last) ?? ''];
    return own && listed(story, introduce(story, own));
  }
  if (
    ref.noun === 'member' ||
    ref.noun === 'head' ||
    ref.det === 'a' ||
    ref.det === 'an' ||
    (ref.count?.n === 1 && ref.det === undefined)
  ) {
    if (!draft.teams && draft.players.length === 0) return said([story.player('Alex')]);
    return introduce(story, draft.players);
  }
  if (ref.det === 'that' || ref.det === 'the') {
    const last = draft.saidPlayers.at(-1);
    return last === undefined ? undefined : [last];
  }
  return undefined;
}

/** Emperors or generals; the opposing ones are not on the team that was spoken of. */
function generals(story: Story, ref: Noun): string[] {
  const { draft } = story;
  const team = ref.marks.includes('opposing') && story.teamOf(draft.saidPlayers.at(-1) ?? '');
  return draft.players.filter(
    (one) => one.endsWith('emperor') === (ref.noun === 'emperor') && (!team || story.teamOf(one) !== team),
  );
}

/** "The first player" is the member that was spoken of first. */
function listed(story: Story, players: string[]): string[] {
  story.draft.listed.push(...players.filter((one) => !story.draft.listed.includes(one)));
  return players;
}

/** The first of some players that was not introduced yet. */
function introduce(story: Story, from: readonly string[]): string[] {
  const { draft } = story;
  const one = from.find((player) => !draft.introduced.includes(player)) ?? from[0];
  if (one === undefined) return [];
  if (!draft.introduced.includes(one)) draft.introduced.push(one);
  story.spoke('saidPlayers', one);
  return [one];
}

export function members(story: Story): string[] {
  return story.draft.teams?.[story.draft.saidTeams.at(-1) ?? ''] ?? [];
}

/** Who does it, where it is somebody who was named or spoken of. */
export function doersOf(story: Story, actor: Ref | undefined): string[] {
  if (actor?.is === 'name') return actor.names === 'player' ? [actor.name] : [];
  return actor?.is === 'pronoun' && actor.word !== 'they all' ? (playersOf(story, actor) ?? []) : [];
}
