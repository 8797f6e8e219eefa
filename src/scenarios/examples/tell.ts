import { actions } from './actions.js';
import { castQuoted } from './casting.js';
import { claims } from './claims.js';
import { asFrames, sentence } from './clause.js';
import type { Draft } from './draft.js';
import { empty, facts } from './facts.js';
import { gathered } from './gathered.js';
import type { Clause, Condition, Noun, Ref } from './meaning.js';
import { phrase } from './meaning.js';
import { playersOf } from './refs.js';
import { rephrased } from './rephrase.js';
import { isNoun, type KnownCards, NotTold, numberOf, rangeNumber, Story } from './story.js';
import { wordsOf } from './words.js';

/** What became of the words of an Example. */
export interface Telling {
  /** The tables that it is played at, each with what is claimed of it. */
  runs: Draft[];
  /** Words that change nothing: reasons, and what is said again. */
  remarks: string[];
  strange: { words: string; why: string }[];
}

/** What is known of an Example from elsewhere. */
export interface Said {
  /** The table of the Example before it, for "in the same game". */
  before?: Draft | undefined;
  /** What is played where the Example does not say. */
  variant?: string | undefined;
  /** Zones that objects are in of which the edition says that they have left the game. */
  gone?: readonly string[];
  /** Cards that are known by name, where the Example does not quote them. */
  cards?: KnownCards | undefined;
}

/**
 * Reads an Example: the table that it describes, what happens there, and what it claims.
 *
 * @param text the words
 * @param said what is known from elsewhere
 */
export function tell(text: string, said: Said = {}): Telling & { last: Draft } {
  const { before, variant, gone, cards } = said;
  const story = new Story();
  story.book = cards;
  if (gone) story.gone = gone;
  if (variant !== undefined && !namesGame(text)) story.variant(variant);
  const strange: Telling['strange'] = [];
  let lost = false;
  for (const words of wordsOf(text, before?.players)) {
    let said = sentence(words, text);
    if (said.strange !== undefined) {
      strange.push({ words: said.strange, why: 'the sentence is not understood from here on' });
      continue;
    }
    try {
      const { book, ...rest } = story;
      const kept = structuredClone(rest);
      try {
        tellSentence(story, said.clauses, said.words, before);
      } catch (error) {
        // What the reader of narratives takes one way the reader of rules may take another.
        const other = error instanceof NotTold && !said.framed ? asFrames(words, text) : undefined;
        if (!other) throw error;
        const words_ = story.words;
        Object.assign(story, kept, { book });
        said = other;
        try {
          tellSentence(story, said.clauses, said.words, before);
        } catch {
          story.words = words_;
          throw error;
        }
      }
    } catch (error) {
      if (!(error instanceof NotTold)) throw error;
      // What follows rests on what was not told.
      if (!lost) strange.push({ words: story.words || said.words, why: error.reason });
      lost = true;
    }
  }
  const last = story.draft;
  if (last.claims.length > 0) {
    story.settle();
    story.runs.unshift(last);
  }
  return {
    runs: story.runs.filter(({ claims }) => claims.length > 0),
    remarks: story.remarks,
    strange,
    last,
  };
}

/** Whether an Example says itself what is played: "in a … game". Leaving, winning and losing the game say nothing of it. */
function namesGame(text: string): boolean {
  const plain = text
    .replace(/"[^"]{0,400}"/g, '')
    .replace(/\b(?:leaves?|loses?|wins?|left|lost|won) the game\b/g, '');
  return /\bgame\b/.test(plain);
}

function tellSentence(
  story: Story,
  clauses: readonly Clause[],
  words: string,
  before: Draft | undefined,
): void {
  const base = story.draft;
  story.base = base;
  // What follows a supposition without one of its own goes on with what was supposed.
  const supposes = clauses.some(({ conditions }) => conditions.some(({ word }) => SUPPOSING.has(word)));
  if (!supposes && story.supposed) story.draft = story.supposed;
  let branch = false;
  for (const told of clauses) {
    const clause = rephrased(told);
    story.words = clause.words || words;
    setting(story, clause, before);
    const suppositions = clause.conditions.filter(({ word }) => SUPPOSING.has(word));
    for (const supposition of suppositions) {
      if (!branch) {
        story.draft = structuredClone(story.draft);
        story.draft.claims = [];
        branch = true;
      }
      suppose(story, supposition);
    }
    tellClause(story, {
      ...clause,
      conditions: clause.conditions.filter((one) => !suppositions.includes(one)),
    });
  }
  if (branch) {
    story.settle();
    story.runs.push(story.draft);
    story.supposed = story.draft;
  }
  if (supposes || story.supposed) story.draft = base;
}

function suppose(story: Story, { clause }: Condition): void {
  story.supposing = true;
  for (const one of clause.map(rephrased)) {
    story.words = one.words || story.words;
    if (!gathered(story, one) && !facts(story, one) && !actions(story, one))
      story.fail('nobody can make this so at a table');
  }
  story.supposing = false;
}

/** Words that open a supposition. */
const SUPPOSING = new Set(['if', 'once']);

/** Words that join a reason or a contrast, which changes nothing at the table. */
const REASONS = new Set(['because', 'since', 'even though', 'although', 'though']);

/** One main clause with what hangs on it. */
function tellClause(story: Story, told: Clause): void {
  // A reason at the end of "is considered to have lost 9 life, even though …" belongs to all of it.
  const inner = told.what?.[0];
  const hoisted = inner?.conditions.filter(({ word }) => REASONS.has(word)) ?? [];
  const clause: Clause =
    inner && hoisted.length > 0
      ? {
          ...told,
          what: [{ ...inner, conditions: inner.conditions.filter((one) => !hoisted.includes(one)) }],
          conditions: [...told.conditions, ...hoisted],
        }
      : told;
  const rest: Condition[] = [];
  for (const condition of clause.conditions) {
    const { word } = condition;
    if (['when', 'whenever', 'as', 'after', 'as soon as'].includes(word)) happens(story, condition);
    else if (word === 'while' || word === 'as long as' || word === 'until') meanwhile(story, condition);
    else rest.push(condition);
  }
  const asides = rest.filter(
    ({ word, clause: why }) =>
      REASONS.has(word) &&
      !(
        why.length === 1 &&
        why[0]?.quality === 'empty' &&
        playersOf(story, clause.actor) &&
        empty(story, why[0])
      ),
  );
  const main = castQuoted(story, { ...clause, conditions: rest.filter(({ word }) => !REASONS.has(word)) });
  const done = gathered(story, main) || facts(story, main) || actions(story, main) || claims(story, main);
  if (!done) story.fail(`no table shows what "${main.verb}" says here`);
  for (const one of asides) aside(story, one);
  subject(story, main);
}

/** Whoever a clause is about is meant by "he" and "their team" in the next. */
function subject(story: Story, clause: Clause): void {
  const about = clause.passive
    ? clause.verb === 'deal'
      ? phrase(clause, 'to')
      : clause.object
    : clause.actor;
  const who = about?.is === 'noun' && about.owner?.is === 'name' ? about.owner : about;
  if (who?.is === 'name' && who.names === 'player' && story.draft.players.includes(who.name))
    story.spoke('saidPlayers', who.name);
}

/** "When it resolves", "as that player loses the game": it happens, or is claimed as well. */
function happens(story: Story, { clause }: Condition): void {
  for (const one of clause.map(rephrased))
    if (!actions(story, one) && !facts(story, one) && !claims(story, one))
      story.fail('nobody can make this happen at a table');
}

function meanwhile(story: Story, { clause }: Condition): void {
  for (const one of clause) {
    // "while it is in play": so it is.
    if (
      one.verb === 'be' &&
      (isNoun(phrase(one, 'in'), 'play') || isNoun(phrase(one, 'on'), 'battlefield')) &&
      !one.not
    )
      continue;
    if (!facts(story, one)) story.fail('nobody can make this so at a table');
  }
}

/** Reasons and contrasts: claimed where a table shows them, otherwise a remark. */
function aside(story: Story, { word, clause }: Condition): void {
  for (const one of clause) {
    const { draft } = story;
    const known = structuredClone(draft);
    try {
      for (const inner of one.conditions) aside(story, inner);
      if (claims(story, { ...rephrased(one), conditions: [] })) continue;
    } catch (error) {
      if (!(error instanceof NotTold)) throw error;
    }
    story.draft = known;
    story.remarks.push(`${word}: ${one.words || story.words}`);
  }
}

/** "In a six-player game", "in a game with a range of influence of 1": what is said of the game. */
function setting(story: Story, clause: Clause, before: Draft | undefined): void {
  const games: Noun[] = [];
  const outer = clause.phrases.filter(
    ({ word, ref }) =>
      ['in', 'at', 'during', 'of'].includes(word) &&
      isNoun(ref, 'game') &&
      // "remains in the game" says where something stays.
      (ref.det !== 'the' || ref.marks.length + ref.phrases.length > 0),
  );
  for (const { ref } of outer) games.push(ref as Noun);
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
  for (const game of games) describe(story, game, before);
}

/** The phrases of a clause and what they belong to. */
function refsOf(clause: Clause): Ref[] {
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
    if (one.word === 'named' && one.ref.is === 'name' && one.ref.names === 'variant' && ref.noun !== 'game')
      story.variant(one.ref.name);
    else if (['of', 'in'].includes(one.word) && isNoun(one.ref, 'game')) describe(story, one.ref, undefined);
  if (isNoun(ref.owner, 'game')) {
    describe(story, ref.owner, undefined);
    delete ref.owner;
  }
  ref.phrases = ref.phrases.filter(
    (one) =>
      !(
        one.word === 'named' &&
        one.ref.is === 'name' &&
        one.ref.names === 'variant' &&
        ref.noun !== 'game'
      ) && !(['of', 'in'].includes(one.word) && isNoun(one.ref, 'game')),
  );
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
    const size = ['three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'].findIndex(
      (number) => mark === `${number}-player`,
    );
    if (size < 0) story.fail(`what a "${mark}" game is, nobody knows`);
    draft.count = size + 3;
  }
  for (const { word, ref } of game.phrases) {
    if ((word === 'named' || word === 'of') && ref.is === 'name' && ref.names === 'variant')
      story.variant(ref.name);
    else if (word === 'with' && isNoun(ref, 'range'))
      draft.range = rangeNumber(ref) ?? story.fail('the range of influence has no number');
    else if (word === 'with' && isNoun(ref, 'player') && ref.count) draft.count = ref.count.n;
    else if (word === 'with' || word === 'between') teamsOfGame(story, ref);
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

/** "with three teams, A, B, and C", "between two teams of four players each". */
function teamsOfGame(story: Story, ref: Ref): void {
  const { draft } = story;
  const [first, ...more] = ref.is === 'joined' ? ref.items : [ref];
  const also = first?.is === 'noun' ? first.also : undefined;
  const names = [...(also?.is === 'joined' ? also.items : also ? [also] : []), ...more];
  if (!isNoun(first, 'team') || !names.every((one) => one.is === 'name' && one.names === 'team'))
    story.fail('what is said of the game is not understood');
  const of = phrase(first, 'of');
  const size = numberOf(of)?.n ?? 3;
  const count = first.count?.n ?? names.length;
  if (names.length > 0 && names.length !== count) story.fail(`${count} teams are not ${names.length}`);
  const teams =
    names.length > 0
      ? names.map((one) => (one.is === 'name' ? one.name : ''))
      : Array.from({ length: count }, (_, k) => 'ABCDEFGH'[k] as string);
  draft.teams = Object.fromEntries(
    teams.map((team) => [team, Array.from({ length: size }, (_, k) => `${team}${k + 1}`)]),
  );
  const emperors = draft.variant === 'Emperor';
  draft.players = emperors
    ? Object.values(draft.teams).flat()
    : Array.from({ length: size }, (_, k) => teams.map((team) => `${team}${k + 1}`)).flat();
  draft.seated = true;
}
