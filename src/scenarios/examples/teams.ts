import { type Clause, isNamed, isNoun, isPronoun, phrase, type Ref } from './meaning.js';
import { playersOf } from './refs.js';
import type { Story } from './story.js';
/**
 * The teams that a phrase means.
 *
 * @returns undefined where it means no teams
 */
export function teamsOf(story: Story, ref: Ref | undefined): string[] | undefined {
  const noun = ref?.is === 'noun' ? ref : undefined;
  if (noun?.meant?.every((one) => story.draft.teams?.[one])) {
    for (const one of noun.meant) story.spoke('saidTeams', one);
    return noun.meant;
  }
  const found = sidesMeant(story, ref);
  if (noun && found?.length === 1 && !noun.owner) noun.meant = found;
  return found;
}

function sidesMeant(story: Story, ref: Ref | undefined): string[] | undefined {
  const { draft } = story;
  if (ref?.is === 'joined') {
    const last = ref.items.at(-1);
    if (isNoun(last, 'team') && last.owner && ref.items.slice(0, -1).every((one) => one.is === 'name'))
      // "Ada and Ben's team" is one team.
      return playersOf(story, { ...ref, items: [...ref.items.slice(0, -1), last.owner] })?.every(
        (one, _, all) => story.teamOf(one) === story.teamOf(all[0] as string),
      )
        ? teamsOf(story, last)
        : undefined;
    const all = ref.items.map((item) => teamsOf(story, item));
    return all.every((one) => one !== undefined) ? all.flat() : undefined;
  }
  if (isNamed(ref, 'team')) return draft.teams?.[ref.name] ? [ref.name] : undefined;
  if (draft.teams && isPronoun(ref, 'they', 'them', 'it')) {
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
    const spoken = isPronoun(ref.owner, 'they', 'it') ? draft.saidTeams.at(-1) : undefined;
    const team = owner === undefined ? spoken : story.teamOf(owner);
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
    const spoken = draft.saidTeams.at(-1);
    if (ref.det === 'the' && known === undefined && spoken !== undefined && draft.steps.length > 0) {
      // "the team, which had 30 life, …": at first it had so much.
      story.claim(`at('${story.atFirst()}',life('${spoken}'))==${life}`);
      return said(spoken);
    }
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
  if (ref.marks.includes('opposing'))
    return said(story.otherTeam(story.teamOf(draft.introduced[0] ?? draft.saidPlayers.at(-1) ?? '')));
  if (ref.marks.includes('defending'))
    return said(story.otherTeam(story.teamOf(draft.turn ?? draft.introduced[0] ?? all[0] ?? '') ?? all[0]));
  if (ref.many && ref.count && !ref.count.bound && !ref.det)
    return ref.count.n === all.length ? all : undefined;
  if (ref.marks.some((mark) => !['entire', 'whole', 'own', 'same'].includes(mark))) return undefined;
  if (ref.det === 'a' || ref.count?.n === 1)
    return said(all.find((team) => !draft.saidTeams.includes(team)) ?? (all[0] as string));
  if (ref.ordinal !== undefined) {
    const nth = all[ref.ordinal - 1];
    return nth === undefined ? undefined : said(nth);
  }
  const last = draft.saidTeams.at(-1);
  return last === undefined ? undefined : [last];
}

/** Players or teams: whoever has a life total, wins and loses. */
export const sidesOf = (story: Story, ref: Ref | undefined): string[] | undefined =>
  teamsOf(story, ref) ?? playersOf(story, ref);
