import type { Clause, Condition, Node, Relation, Statement, Term, Thing } from '../frames/frame.js';
import { keyOf } from '../frames/frame.js';
import { formsOf, pluralOf } from '../lexicon/lexicon.js';
import { normalOf } from '../normal/meaning.js';
import { sameVerb } from '../normal/synonyms.js';
import { readSentences, type Sentence } from '../read.js';
import { clauses, tokensOf } from './query.js';

/** What somebody asks of rules: who may, must or can't do what, and when. At least one of `who` and `does` is given. */
export interface RoleQuestion {
  /** A phrase such as "active team"; article and number do not matter. */
  who?: string;
  /** What is done, as after "may": "attack", "play a land". */
  does?: string;
  /** "may" (may, can), "must", or "can't" (can't, may not); any when absent. */
  modality?: 'may' | 'must' | "can't";
  /** A time, as after a comma: "during combat", "if that player leaves the game". */
  when?: string;
}

/** A question that was read. */
export interface Asked {
  /** What a clause has to say, in normal form. */
  wanted: Clause;
  /** Groups of words; a sentence that answers has a word of each group. */
  words: readonly (readonly string[])[];
  question: RoleQuestion;
}

/** A clause that answers a question. */
export interface RoleAnswer {
  /** The printed words of who does it; absent where the clause does not say. */
  who?: string;
  /** The sentence. */
  sentence: string;
}

const MODALS = { may: 'may', must: 'must', "can't": "can't" } as const;

/**
 * Reads a question: its words become a sentence, which is read as the rules are, so that forms and synonyms are those of the
 * reader.
 *
 * @throws RangeError where the question is empty or its words cannot be read
 */
export function questionOf(question: RoleQuestion): Asked {
  const { who, does, modality, when } = question;
  if (who === undefined && does === undefined) throw new RangeError('ask who, or what is done');
  const verb = does ?? 'attack';
  const before = when === undefined ? '' : `${when}, `;
  const subjects = who === undefined ? ['a player'] : [`the ${who}`, who, `a ${who}`];
  const modal = modality === undefined ? 'may' : MODALS[modality];
  for (const subject of subjects) {
    const read = readSentences(`${before}${subject} ${modal} ${verb}.`)[0]?.frame;
    if (read?.kind !== 'clause') continue;
    const { actor, modality: _, negated: __, ...rest } = normalOf(read) as Clause;
    const wanted: Clause =
      does === undefined
        ? { kind: 'clause', verb: '', ...(rest.conditions && { conditions: rest.conditions }) }
        : rest;
    if (who !== undefined && actor !== undefined) wanted.actor = actor;
    return { wanted, words: wordsOf(wanted), question };
  }
  const said = [who, modality, does, when].filter((part) => part !== undefined).join(' ');
  throw new RangeError(
    `"${said}" cannot be read: name who by a noun of the rules ("active team") and what is done by a verb and what it takes ("attack", "play a land")`,
  );
}

/** The forms of the verb and its synonyms, and of the noun of who does it. */
function wordsOf({ verb, actor }: Clause): string[][] {
  const groups: string[][] = [];
  if (verb !== '') {
    const verbs = [verb, ...[...sameVerb].filter(([, same]) => same === verb).map(([other]) => other)];
    groups.push(verbs.flatMap((lemma) => [lemma, ...Object.values(formsOf(lemma))]));
  }
  const noun = (actor as Thing | undefined)?.noun;
  if (noun) groups.push([noun, pluralOf(noun), ...PRONOUNS]);
  return groups.map((group) => [...new Set(group.map((word) => word.toLowerCase()))]);
}

/** What may be in the place of a noun that was named before. */
const PRONOUNS = ['they', 'it', 'he', 'she', 'who', 'that'];

/**
 * The clauses of a text that answer a question.
 *
 * @param text the words of a rule; only sentences with the words of the question are read
 */
export function answersIn(asked: Asked, text: string): RoleAnswer[] {
  const lower = text.toLowerCase();
  const has = (words: readonly string[]): boolean =>
    words.some((word) => new RegExp(`(?<![a-z])${word}(?![a-z])`).test(lower));
  if (!asked.words.every(has)) return [];
  const found: RoleAnswer[] = [];
  for (const sentence of readSentences(text)) {
    // Whoever searches looks at what is found: of a sentence with several meanings any may answer.
    const answer = sentence.readings
      .flatMap((reading) => [...clauses(reading)])
      .find(({ clause }) => fits(asked, clause));
    if (answer === undefined) continue;
    const who = answer.clause.actor && printed(answer.clause.actor, sentence);
    found.push({ sentence: sentence.text, ...(who ? { who } : {}) });
  }
  return found;
}

function fits({ wanted, question }: Asked, clause: Clause): boolean {
  if (question.modality !== undefined && modalityOf(clause) !== question.modality) return false;
  const said = normalOf(clause) as Clause;
  if (wanted.verb !== '' && said.verb !== wanted.verb) return false;
  for (const slot of ['actor', 'object', 'recipient', 'is'] as const)
    if (wanted[slot] !== undefined && !includes(said[slot] as Node | undefined, wanted[slot] as Node))
      return false;
  const times: Node[] = [...(said.conditions ?? []), ...(said.relations ?? [])];
  return [...(wanted.conditions ?? []), ...(wanted.relations ?? [])].every((time) =>
    times.some((other) => sameTime(other, time)),
  );
}

/** May, must or can't; "can" and "may" allow alike in a question. */
function modalityOf({ modality, negated }: Clause): RoleQuestion['modality'] {
  if (modality === 'must') return negated ? "can't" : 'must';
  if (modality === 'may' || modality === 'can') return negated ? "can't" : 'may';
  return undefined;
}

/** Whether a term speaks of what is wanted: the same noun with at least the same adjectives and owner, alone or joined with others. */
function includes(term: Node | undefined, wanted: Node): boolean {
  if (term === undefined) return false;
  const { kind } = term as Term;
  if (kind === 'many') return (term as { items: Node[] }).items.some((item) => includes(item, wanted));
  if (kind !== 'thing' || (wanted as Thing).kind !== 'thing') return keyOf(term) === keyOf(wanted);
  const [a, b] = [term as Thing, wanted as Thing];
  if (a.noun === '' && a.among !== undefined) return includes(a.among as Node, wanted);
  // What somebody controls or owns acts for them.
  const holders = (a.which ?? []).flatMap((clause) =>
    clause.kind === 'clause' && HOLDING.has(clause.verb) && clause.actor ? [clause.actor as Node] : [],
  );
  if (a.sort === 'object' && holders.some((holder) => includes(holder, wanted))) return true;
  return (
    a.noun === b.noun &&
    (b.modifiers ?? []).every((word) => a.modifiers?.includes(word)) &&
    (b.owner === undefined || keyOf(a.owner) === keyOf(b.owner)) &&
    (b.quantity === undefined || keyOf(a.quantity) === keyOf(b.quantity))
  );
}

const HOLDING: ReadonlySet<string> = new Set(['control', 'own']);

/** Whether two conditions or phrases name the same time: equal, or of one kind and about the same thing. */
function sameTime(part: Node, wanted: Node): boolean {
  if (keyOf(part) === keyOf(wanted)) return true;
  const [a, b] = [part as Relation | Condition, wanted as Relation | Condition];
  if (a.kind !== b.kind) return false;
  if (a.kind === 'relation' && b.kind === 'relation')
    return a.preposition === b.preposition && includes(a.term as Node, b.term as Node);
  return false;
}

/** The printed words of a node: from the first to the last token that fills one of its slots. */
function printed(node: Term | Statement, sentence: Sentence): string {
  const places = [...tokensOf(node)].sort((a, b) => a - b);
  const tokens = places.length === 0 ? [] : sentence.tokens.slice(places[0], (places.at(-1) as number) + 1);
  const [first, last] = [tokens[0], tokens.at(-1)];
  if (first === undefined || last === undefined) return '';
  return sentence.text.slice(first.start - sentence.start, last.end - sentence.start).replace(/[,;]$/, '');
}
