import { numberOfWord } from '../../language/lexicon/numbers.js';
import type { Draft } from './draft.js';
import { teamsOfGame } from './gathered.js';
import { type Clause, isNamed, isNoun, type Noun, phrase, type Ref } from './meaning.js';
import { rangeNumber, type Story } from './story.js';

/** "In a six-player game", "in a game with a range of influence of 1": what is said of the game. */
/** "at a table of eight": so many play. */
function table(story: Story, clause: Clause): void {
  for (const one of clause.phrases) {
    const of = one.word === 'at' && isNoun(one.ref, 'table') ? phrase(one.ref, 'of', 'with') : undefined;
    const n = of?.is === 'number' ? of.count : isNoun(of, 'player') ? of.count : undefined;
    if (!n || n.bound || story.draft.seated) continue;
    story.draft.count = n.n;
    clause.phrases = clause.phrases.filter((other) => other !== one);
  }
}

export function setting(story: Story, clause: Clause, before: Draft | undefined): void {
  table(story, clause);
  const games: Noun[] = [];
  const outer = clause.phrases.filter(
    ({ word, ref }) =>
      ['in', 'at', 'during', 'of', 'for', 'to'].includes(word) &&
      isNoun(ref, 'game') &&
      // "remains in the game" says where something stays.
      (ref.det !== 'the' || ref.marks.length + ref.phrases.length > 0),
  );
  for (const { ref } of outer) games.push(ref as Noun);
  const of = clause.object;
  if (
    isNoun(of, 'game') &&
    ['leave', 'lose', 'win', 'concede', 'quit'].includes(clause.verb) &&
    of.phrases.length > 0
  ) {
    games.push({ ...of });
    clause.object = { ...of, det: 'the', phrases: [] };
  }
  clause.phrases = clause.phrases.filter((one) => !outer.includes(one));
  const inside = (ref: Ref | undefined): void => {
    if (ref?.is !== 'noun') return;
    const inner = ref.phrases.filter(({ word, ref: game }) => word === 'in' && isNoun(game, 'game'));
    for (const { ref: game } of inner) games.push(game as Noun);
    ref.phrases = ref.phrases.filter((one) => !inner.includes(one));
  };
  inside(clause.actor);
  inside(clause.object);
  for (const ref of refsOf(clause)) named(story, ref);
  const start = clause.phrases.filter(
    ({ word, ref }) =>
      word === 'at' && isNoun(ref, 'start', 'beginning') && isNoun(phrase(ref, 'of'), 'game'),
  );
  for (const { ref } of start) games.push(phrase(ref as Noun, 'of') as Noun);
  clause.phrases = clause.phrases.filter((one) => !start.includes(one));
  const sizes = games.filter((game) => phrase(game, 'of', 'with') !== undefined);
  if (sizes.length > 1) story.fail('two games are spoken of at once');
  for (const game of games) describe(story, game, before);
}

/** The phrases of a clause and what they belong to. */
export function refsOf(clause: Clause): Ref[] {
  const found: Ref[] = [];
  const visit = (ref: Ref | undefined): void => {
    if (!ref) return;
    found.push(ref);
    if (ref.is === 'joined') ref.items.forEach(visit);
    if (ref.is !== 'noun' && ref.is !== 'name') return;
    visit(ref.owner);
    for (const one of ref.phrases) visit(one.ref);
    for (const one of ref.which) for (const inner of refsOf(one)) found.push(inner);
  };
  visit(clause.actor);
  visit(clause.object);
  for (const { ref } of clause.phrases) visit(ref);
  return found;
}

/** "a Two-Headed Giant team", "one team of an Emperor game": the name says what is played. */
function named(story: Story, ref: Ref): void {
  if (ref.is !== 'noun') return;
  for (const one of ref.phrases)
    if (one.word === 'named' && isNamed(one.ref, 'variant') && ref.noun !== 'game')
      story.variant(one.ref.name);
    else if (['of', 'in'].includes(one.word) && isNoun(one.ref, 'game')) describe(story, one.ref, undefined);
  if (isNoun(ref.owner, 'game')) {
    describe(story, ref.owner, undefined);
    delete ref.owner;
  }
  ref.phrases = ref.phrases.filter(
    (one) =>
      !(one.word === 'named' && isNamed(one.ref, 'variant') && ref.noun !== 'game') &&
      !(['of', 'in'].includes(one.word) && isNoun(one.ref, 'game')),
  );
}

/** "six players who all have range of influence 1", "six players with range of influence 1": nothing else is said of them there. */
function ranges(story: Story, players: Noun): void {
  const said = [
    ...players.which.map(({ verb, object }) => (verb === 'have' ? object : undefined)),
    ...players.phrases.map(({ word, ref }) => (word === 'with' ? ref : undefined)),
  ];
  for (const one of said)
    story.draft.range =
      (one && rangeNumber(one)) ?? story.fail('what is said of the players is not understood');
}

function describe(story: Story, game: Noun, before: Draft | undefined): void {
  const { draft } = story;
  if (game.marks.includes('same')) {
    if (!before) story.fail('no game was spoken of before');
    const { claims: _, ...same } = structuredClone(before);
    story.draft = { ...same, claims: [] };
    return;
  }
  for (const mark of game.marks) {
    const size = mark.endsWith('-player') ? numberOfWord(mark.slice(0, -'-player'.length)) : undefined;
    if (size === undefined || size < 3 || size > 10) story.fail(`what a "${mark}" game is, nobody knows`);
    draft.count = size;
  }
  for (const { word, ref } of game.phrases) {
    if ((word === 'named' || word === 'of') && isNamed(ref, 'variant')) story.variant(ref.name);
    else if (word === 'with' && isNoun(ref, 'range'))
      draft.range = rangeNumber(ref) ?? story.fail('the range of influence has no number');
    else if (word === 'of' && ref.is === 'number' && !ref.count.bound) draft.count = ref.count.n;
    else if (['with', 'of', 'for'].includes(word) && isNoun(ref, 'player') && ref.count) {
      draft.count = ref.count.n;
      ranges(story, ref);
    } else if (word === 'with' || word === 'between') teamsOfGame(story, ref);
    else story.fail(`what "${word}" says of the game is not understood`);
  }
  for (const one of game.which) {
    const n = one.object && rangeNumber(one.object);
    if (
      one.verb !== 'have' ||
      n === undefined ||
      !isNoun(one.actor, 'player') ||
      !['each', 'all', 'every'].includes(one.actor.det ?? '')
    )
      story.fail('what is said of the game is not understood');
    draft.range = n;
  }
}
