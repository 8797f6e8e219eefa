import type { Story } from './story.js';

/** "Olga's teammate Petra": whoever has that place at the table is called so. */
export function introduced(story: Story, name: string, seats: readonly string[] = []): void {
  const [seat] = seats;
  if (seats.length !== 1 || seat === undefined) story.fail(`who ${name} is to others is not understood`);
  if (seat === name) return;
  if (story.draft.players.includes(name) || !isNameless(seat)) story.fail(`${name} is somebody else`);
  rename(story, seat, name);
}

/** Whether nobody has given a player of the table a name. */
const isNameless = (name: string): boolean =>
  /^(?:P\d|Player \d|(?:left|right) of .*|(?:One|Two) \S+)$/.test(name);

/** Gives a player of the table a name. */
export function rename(story: Story, from: string, to: string): void {
  const text = JSON.stringify(story.draft);
  const quoted = JSON.stringify(from).slice(1, -1);
  const parsed = JSON.parse(text.replaceAll(`"${quoted}"`, JSON.stringify(to))) as typeof story.draft;
  parsed.players = parsed.players.filter((one, at) => parsed.players.indexOf(one) === at);
  Object.assign(story.draft, parsed);
}

/** Who is meant by "she" or "him": the last who was spoken of, of those who can be called so; "him" is never whoever does it. */
export function person(story: Story, word: string): string[] | undefined {
  const { draft } = story;
  const called = /^(?:he|him|himself)$/.test(word)
    ? 'he'
    : /^(?:she|her|herself)$/.test(word)
      ? 'she'
      : undefined;
  // "Himself" is whoever does it.
  const open = draft.saidPlayers.filter((one) =>
    /self$/.test(word) && story.doers.length === 1
      ? story.doers.includes(one)
      : !(
          ['him', 'her', 'him or her'].includes(word) &&
          story.doers.includes(one) &&
          draft.saidPlayers.length > 1
        ),
  );
  const known = called && open.findLast((one) => draft.called[one] === called);
  const last = known ?? open.findLast((one) => !called || draft.called[one] === undefined) ?? open.at(-1);
  if (last === undefined) return undefined;
  if (called) draft.called[last] ??= called;
  return [last];
}
