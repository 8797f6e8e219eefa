import type { Thing } from './draft.js';
import type { Clause, Noun, Ref } from './meaning.js';
import { phrase } from './meaning.js';
import { isNoun, type Story } from './story.js';
import { tokensOf } from './tokens.js';

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
      for (const clause of ref.which) {
        const range = clause.verb === 'have' && clause.object ? story.rangeIn(clause.object) : undefined;
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
      if (ref.word === 'they all') return draft.group.length > 0 ? draft.group : undefined;
      if (ref.word === 'it') return undefined;
      if (['he', 'she', 'him', 'her', 'himself', 'herself', 'you'].includes(ref.word)) {
        const last = draft.saidPlayers.at(-1);
        return last === undefined ? undefined : [last];
      }
      if (['they', 'them', 'themselves'].includes(ref.word)) {
        const last = draft.saidPlayers.slice(-2);
        return last.length === 2 && !draft.teams ? last : last.slice(-1);
      }
      return undefined;
    }
    case 'noun':
      return PEOPLE.includes(ref.noun) ? people(story, ref) : undefined;
    default:
      return undefined;
  }
}

function people(story: Story, ref: Noun): string[] | undefined {
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
    const many = ref.count?.n ?? 1;
    return Array.from({ length: many }, (_, k) => story.neighbor(of, side.noun as 'left' | 'right', k + 1));
  }
  if (ref.noun === 'head' && ref.ordinal !== undefined && draft.teams) {
    const own = draft.teams[draft.saidTeams.at(-1) ?? Object.keys(draft.teams)[0] ?? ''];
    const one = own?.[ref.ordinal - 1];
    return one === undefined ? undefined : said([one]);
  }
  if (ref.noun === 'head' && ['each', 'both'].includes(ref.det ?? '') && draft.saidTeams.length > 0)
    return members(story);
  if (ref.noun === 'neighbor') {
    const of = playersOf(story, ref.owner ?? phrase(ref, 'of'))?.[0];
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
  const team =
    phrase(ref, 'on') ??
    (ref.noun === 'member' || ref.noun === 'head' ? (phrase(ref, 'of') ?? ref.owner) : undefined);
  if (ref.noun === 'teammate') {
    const of = playersOf(story, ref.owner)?.[0];
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
    const sides = own && teamsOf(story, own);
    if (own && !sides) return undefined;
    const all = draft.players.filter(
      (one) =>
        one.endsWith('emperor') === (ref.noun === 'emperor') &&
        (!sides || sides.includes(story.teamOf(one) ?? '')),
    );
    if (ref.noun === 'general') {
      const labelled = ref.label === undefined ? all : all.filter((one) => one.endsWith(` ${ref.label}`));
      return ref.marks.includes('opposing') ? labelled : labelled;
    }
    return ref.det === 'an' || ref.det === 'a' || ref.det === 'the' ? said(all.slice(0, 1)) : all;
  }
  if (ref.noun === 'opponent') {
    const me = ref.owner ? playersOf(story, ref.owner)?.[0] : draft.introduced[0];
    if (me === undefined) return undefined;
    const mine = story.teamOf(me);
    const foes = draft.players.filter(
      (one) => one !== me && (mine === undefined || story.teamOf(one) !== mine),
    );
    if (ref.marks.includes('nearest') || ref.marks.includes('closest')) return undefined;
    return ref.many || ref.det === 'each' || ref.det === 'all' ? foes : said(foes.slice(0, 1));
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
  if (isNoun(range, 'range')) {
    const of = playersOf(story, range.owner ?? phrase(range, 'of'))?.[0];
    return of === undefined ? undefined : story.inRangeOf(of);
  }
  if (ref.noun === 'one') return undefined;
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

function members(story: Story): string[] {
  return story.draft.teams?.[story.draft.saidTeams.at(-1) ?? ''] ?? [];
}

/**
 * The teams that a phrase means.
 *
 * @returns undefined where it means no teams
 */
export function teamsOf(story: Story, ref: Ref | undefined): string[] | undefined {
  const { draft } = story;
  if (ref?.is === 'joined') {
    const all = ref.items.map((item) => teamsOf(story, item));
    return all.every((one) => one !== undefined) ? all.flat() : undefined;
  }
  if (ref?.is === 'name' && ref.names === 'team') return draft.teams?.[ref.name] ? [ref.name] : undefined;
  if (draft.teams && ref?.is === 'pronoun' && ['they', 'them', 'it'].includes(ref.word)) {
    const last = draft.saidTeams.at(-1);
    return ref.word === 'it' && last !== undefined && draft.saidThings.length === 0 ? [last] : undefined;
  }
  if (!draft.teams || ref?.is !== 'noun' || !['team', 'other', 'one'].includes(ref.noun)) return undefined;
  const all = Object.keys(draft.teams);
  const said = (team: string): string[] => {
    story.spoke('saidTeams', team);
    return [team];
  };
  if (ref.noun === 'one' || ref.noun === 'other') {
    return ref.noun === 'other' || ref.marks.includes('other')
      ? said(story.otherTeam(draft.saidTeams.at(-1)))
      : undefined;
  }
  if (ref.owner) {
    const owner = playersOf(story, ref.owner)?.[0];
    const team = owner && story.teamOf(owner);
    return team === undefined ? undefined : said(team);
  }
  const total = phrase(ref, 'with', 'at');
  if (total) {
    // "a team with 12 life" is a team that has it.
    if (!isNoun(total, 'life') || !total.count || ref.which.length > 0) return undefined;
    const rest = ref.phrases.filter((one) => one.ref !== total);
    const has: Clause = { verb: 'have', object: total, phrases: [], adverbs: [], conditions: [], words: '' };
    return teamsOf(story, { ...ref, phrases: rest, which: [has] });
  }
  for (const clause of ref.which) {
    const { object } = clause;
    const life = isNoun(object, 'life') ? object.count?.n : undefined;
    if (clause.verb !== 'have' || life === undefined) return undefined;
    const known = all.find((team) => draft.life[team] === life);
    if (ref.det === 'the') return known === undefined ? story.fail(`no team has ${life} life`) : said(known);
    const free = all.find((team) => draft.life[team] === undefined) ?? story.fail('there is no other team');
    draft.life[free] = life;
    return said(free);
  }
  if (
    ref.det === 'each' ||
    ref.det === 'every' ||
    ref.det === 'both' ||
    ref.det === 'all' ||
    ref.det === 'no' ||
    ref.det === 'neither'
  )
    return all;
  if (ref.marks.includes('other')) return said(story.otherTeam(draft.saidTeams.at(-1)));
  if (ref.marks.includes('opposing')) return said(story.otherTeam(story.teamOf(draft.introduced[0] ?? '')));
  if (ref.marks.includes('defending'))
    return said(story.otherTeam(story.teamOf(draft.turn ?? draft.introduced[0] ?? all[0] ?? '') ?? all[0]));
  if (ref.many && ref.count && !ref.count.bound && !ref.det)
    return ref.count.n === all.length ? all : undefined;
  if (ref.marks.some((mark) => !['entire', 'whole', 'own', 'same'].includes(mark))) return undefined;
  if (ref.det === 'a' || ref.count?.n === 1)
    return said(all.find((team) => !draft.saidTeams.includes(team)) ?? (all[0] as string));
  const last = draft.saidTeams.at(-1);
  return last === undefined ? undefined : [last];
}

/** Players or teams: whoever has a life total, wins and loses. */
export const sidesOf = (story: Story, ref: Ref | undefined): string[] | undefined =>
  teamsOf(story, ref) ?? playersOf(story, ref);

/** The objects that a phrase means, of those on the table. */
export function thingsOf(story: Story, ref: Ref | undefined): Thing[] | undefined {
  const { draft } = story;
  if (ref === undefined) return undefined;
  const latest = (test: (thing: Thing) => boolean): Thing | undefined =>
    [...draft.saidThings]
      .reverse()
      .map((id) => draft.things.find((thing) => thing.id === id))
      .find((thing) => thing !== undefined && test(thing));
  switch (ref.is) {
    case 'name': {
      if (ref.names !== 'card') return undefined;
      const owner = ref.owner ? playersOf(story, ref.owner)?.[0] : undefined;
      const found = latest(
        (thing) =>
          (thing.card === ref.name || thing.id === ref.name) &&
          (owner === undefined || thing.controller === owner),
      );
      return found && [found];
    }
    case 'pronoun': {
      if (!['it', 'itself'].includes(ref.word)) return undefined;
      const found = latest(() => true);
      return found && [found];
    }
    case 'joined': {
      const all = ref.items.map((item) => thingsOf(story, item));
      return all.every((one) => one !== undefined) ? all.flat() : undefined;
    }
    case 'noun': {
      if (isNoun(ref, 'ability', 'effect', 'spell', 'card') && (ref.owner || phrase(ref, 'of')))
        return thingsOf(story, ref.owner ?? phrase(ref, 'of'));
      if (ref.noun === 'token') return tokensOf(story, ref);
      const nth = ref.ordinal;
      const owner = ref.owner ? playersOf(story, ref.owner) : undefined;
      const by = ref.which.find(({ verb, passive }) => verb === 'control' && passive);
      const controllers = by ? playersOf(story, by.actor) : owner;
      if ((ref.owner && !owner) || (by && !controllers)) return undefined;
      const kind = ref.noun === 'one' ? 'permanent' : ref.noun;
      const withPhrase = phrase(ref, 'with');
      const keyword = withPhrase?.is === 'noun' ? withPhrase.noun : undefined;
      const fits = draft.things.filter(
        (thing) =>
          (thing.kinds.includes(kind) || thing.kinds.includes(ref.marks.at(-1) ?? '')) &&
          (controllers === undefined || controllers.includes(thing.controller)) &&
          (keyword === undefined || keyword === 'name' || thing.kinds.includes(keyword)) &&
          (!ref.marks.includes('attacking') || thing.kinds.includes('attacking')) &&
          (!ref.marks.includes('blocking') || thing.kinds.includes('blocking')),
      );
      if (nth !== undefined) return fits[nth - 1] ? [fits[nth - 1] as Thing] : undefined;
      if (ref.many || ['each', 'all', 'no', 'any', 'every'].includes(ref.det ?? '') || owner) {
        // "All three creatures" are three.
        if (ref.many && ref.count && !ref.count.bound && ref.count.n !== fits.length) return undefined;
        return fits.length > 0 ? fits : undefined;
      }
      const last = [...draft.saidThings].reverse().find((id) => fits.some((thing) => thing.id === id));
      const found = fits.find(({ id }) => id === last);
      if (found) story.spoke('saidThings', found.id);
      return found && [found];
    }
    default:
      return undefined;
  }
}

export const thingOf = (story: Story, ref: Ref | undefined): Thing | undefined => {
  const all = thingsOf(story, ref);
  return all?.length === 1 ? all[0] : undefined;
};
