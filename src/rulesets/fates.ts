import {
  type Clause,
  type Sentence as ReadSentence,
  type Statement,
  sayBack,
  sayings,
} from '../language/index.js';
import type { Edition } from '../tree/index.js';
import { provisions } from './provisions/index.js';
import { readingsOf } from './reading/clause.js';
import { documentOf, type Passage } from './reading/document.js';
import { readWhole } from './reading/whole.js';
import type { Sentence } from './words/sentences.js';

/**
 * What became of a sentence: parameters read it; it is a remark, which no game depends on; it has one meaning that no
 * parameter reads; it has several meanings; or it is not read.
 */
export type FateStatus = 'read' | 'remark' | 'meaning' | 'ambiguous' | 'notRead';

/** One sentence of the multiplayer chapter and what became of it. */
export interface SentenceFate {
  rule: string;
  /** The line of the document that the rule begins on, where it is known. */
  line?: number;
  sentence: string;
  status: FateStatus;
  /** The parameters that read it; all of them read clauses. */
  by?: { parameter: string; how: 'query' }[];
  /** Why it is a remark, or where reading came to its end. */
  why?: string;
  /** The sentence in the program's own order of words; what is said reads back with an equal meaning. */
  said?: string;
  /** The meanings of an ambiguous sentence. */
  readings?: string[];
}

/** How often the verb or the adverbs of a clause say that something is merely usual. */
const usual = new Set([
  'usually',
  'often',
  'generally',
  'typically',
  'commonly',
  'normally',
  'sometimes',
  'rarely',
]);
/** What speaks of the text and not of the game, and what it does. */
const TEXTUAL = ['rule', 'section', 'chapter', 'guideline', 'glossary entry', 'example', 'supplement'];
const DESCRIBING = ['consist', 'describe', 'contain', 'cover', 'include', 'explain'];
const GAMES = ['game', 'tournament', 'format', 'variant', 'multiplayer game', 'multiplayer format'];

/** What a text announces when it says that something is changed, or of a kind, and the sentences after it say how. */
const announced = new Set(['process', 'rule', 'card', 'feature', 'addition', 'specification']);

/** True for a word for something usual, alone or within a modifier such as "most commonly chosen". */
const saysUsual = (words: readonly string[] | undefined): boolean =>
  words?.some((word) => word.split(' ').some((part) => usual.has(part))) === true;

/** True for a clause that only opens what the next sentences say: that something is changed, differs, or has features. */
function opens(clause: Clause): boolean {
  const thing = (term: unknown): string | undefined => {
    const node = term as { kind?: string; noun?: string } | undefined;
    return node?.kind === 'thing' ? node.noun : undefined;
  };
  if (clause.negated === true || clause.modality !== undefined) return false;
  if (['alter', 'modify'].includes(clause.verb))
    return clause.actor === undefined && announced.has(thing(clause.object) ?? '');
  if (clause.verb === 'work')
    return announced.has(thing(clause.actor) ?? '') && clause.adverbs?.join() === 'differently';
  if (clause.verb === 'have')
    return (
      thing(clause.object) === 'feature' && clause.actor?.kind === 'thing' && clause.actor.sort === 'rule'
    );
  if (clause.verb !== 'use') return false;
  const follows = (term: unknown): boolean => {
    const node = term as { kind?: string; items?: unknown[]; modifiers?: readonly string[] };
    return node.kind === 'many'
      ? (node.items ?? []).every(follows)
      : node.modifiers?.includes('following') === true && announced.has(thing(node) ?? '');
  };
  return clause.relations?.some(({ preposition, term }) => preposition === 'with' && follows(term)) === true;
}

/** True for a clause that says how a rule relates to other rules or to earlier ones: "this is an exception to …". */
function relatesRules(clause: Clause): boolean {
  if (clause.verb !== 'be' || clause.negated === true) return false;
  const { actor, is } = clause;
  return actor?.kind === 'reference' && is?.kind === 'thing' && ['exception', 'change'].includes(is.noun);
}

/** True for a clause whose actor is one of some nouns, with one of some determiners. */
function actorIs(clause: Clause, nouns: readonly string[], determiners: readonly string[]): boolean {
  const { actor } = clause;
  return (
    actor?.kind === 'thing' && nouns.includes(actor.noun) && determiners.includes(actor.determiner ?? '')
  );
}

/** Why a sentence is a remark, and what each of its clauses then does. */
const REMARKS: readonly (readonly [why: string, test: (clause: Clause) => boolean])[] = [
  ['It says where to look.', (c) => (c.verb === 'see' && c.order === true) || c.verb === 'find'],
  [
    'It says what is usual.',
    (c) => saysUsual(c.adverbs) || (c.actor?.kind === 'thing' && saysUsual(c.actor.modifiers)),
  ],
  ['It says how rules relate to each other.', relatesRules],
  [
    'It says what the rules are about.',
    (c) => DESCRIBING.includes(c.verb) && actorIs(c, TEXTUAL, ['this', 'that', 'these']),
  ],
  [
    'It announces what follows.',
    (c) =>
      opens(c) ||
      (c.verb === 'use' && c.object?.kind === 'thing' && c.object.modifiers?.includes('following') === true),
  ],
  ['It says what some games do.', (c) => actorIs(c, GAMES, ['some', 'many', 'most'])],
  ['It says what some cards do.', (c) => actorIs(c, ['card'], ['some'])],
  [
    'It says what something is called.',
    (c) =>
      c.verb === 'call' && c.actor === undefined && c.object?.kind === 'thing' && c.object.sort === 'rule',
  ],
];

/**
 * Why a sentence is a remark: it says where to look, what is usual, or what the rules are about.
 *
 * @returns undefined where it may state a rule of play
 */
function remarkOf({ tokens, frame }: ReadSentence): string | undefined {
  if (tokens.length === 0) return 'It says where to look.';
  if (frame === undefined) return undefined;
  const clauses = (s: Statement): Clause[] =>
    s.kind === 'clause' ? [s] : s.items.flatMap((i) => clauses(i as Statement));
  const all = clauses(frame);
  if (all.some((c) => c.kind !== 'clause')) return undefined;
  return REMARKS.find(([, test]) => all.every(test))?.[0];
}

/**
 * The fate of every sentence of the multiplayer chapter of an edition, in the order of the text.
 *
 * @param edition the tree of a whole edition or of a fragment; of a fragment without its chapter's heading all rules count
 */
export function fatesOf(edition: Edition): SentenceFate[] {
  const document = documentOf(edition);
  const readers = new Map<Sentence, NonNullable<SentenceFate['by']>>();
  for (const [provision, { outcomes }] of readWhole(provisions, document)) {
    for (const reading of outcomes.flatMap(readingsOf)) {
      const known = readers.get(reading.sentence) ?? [];
      if (!known.some((k) => k.parameter === provision.key))
        known.push({ parameter: provision.key, how: 'query' });
      readers.set(reading.sentence, known);
    }
  }
  return document.parts
    .filter((p) => (p.chapter === '' ? document.partial : /multiplayer/i.test(p.chapter)))
    .flatMap((p) => p.passages)
    .flatMap((passage) => passage.read().map((sentence) => fateOf(passage, sentence, readers)));
}

/** What sentences of whole texts say in words of the program: editions repeat most of theirs, and saying one and proving it takes time. */
const saidOnce = new WeakMap<ReadSentence, { said?: string }>();

function saidOf(sentence: ReadSentence): { said?: string } {
  let known = saidOnce.get(sentence);
  if (known === undefined) {
    const said = sayBack(sentence);
    known = said === undefined ? {} : { said };
    saidOnce.set(sentence, known);
  }
  return known;
}

function fateOf(
  passage: Passage,
  sentence: ReadSentence,
  readers: ReadonlyMap<Sentence, NonNullable<SentenceFate['by']>>,
): SentenceFate {
  const by = passage
    .sentences()
    .filter((s) => s.start < sentence.end && s.end > sentence.start)
    .flatMap((s) => readers.get(s) ?? []);
  const back = saidOf(sentence);
  const place = {
    rule: passage.number,
    ...(passage.line === undefined ? {} : { line: passage.line }),
    sentence: sentence.text,
  };
  if (by.length > 0) return { ...place, status: 'read', by, ...back };
  if (sentence.status === 'ambiguous') {
    const readings = sentence.readings
      .map((r) => sayings(r, sentence.tokens)[0])
      .filter((w) => w !== undefined);
    return { ...place, status: 'ambiguous', readings: [...new Set(readings)] };
  }
  if (sentence.status === 'notRead') {
    const { word, reason } = sentence.failure ?? { word: '', reason: 'It is not read.' };
    return { ...place, status: 'notRead', why: word === '' ? reason : `At "${word}": ${reason}` };
  }
  const why = remarkOf(sentence);
  return why === undefined
    ? { ...place, status: 'meaning', ...back }
    : { ...place, status: 'remark', why, ...back };
}
