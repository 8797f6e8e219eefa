import type { Clause, Condition, Node, Relation, Statement, Term, Thing } from '../frames/frame.js';
import { keyOf } from '../frames/frame.js';
import { pluralOf } from '../lexicon/lexicon.js';
import { formsOf } from '../lexicon/verbForms.js';
import { normalOf } from '../normal/meaning.js';
import { sameVerb } from '../normal/synonyms.js';
import { readSentences, type Sentence } from '../read.js';
import { clauses, tokensOf } from './query.js';

/** What somebody asks of rules: a question, or who may, must or can't do what, and when, where at least one of `who` and `does` is given. */
export interface RoleQuestion {
  /** A whole question: "who may attack", "when does a team lose the game", "can a player concede". Nothing else is given then. */
  question?: string;
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
  /** True where words of the question were left out, since they could not be read. */
  cut?: boolean;
}

/** A clause that answers a question. */
export interface RoleAnswer {
  /** The printed words of who does it; absent where the clause does not say. */
  who?: string;
  /** The sentence. */
  sentence: string;
  /** True where it speaks of the same deed, but not of all that a whole question names. */
  partly?: boolean;
}

/**
 * Reads a question: its words become a sentence, which is read as the rules are, so that forms and synonyms are those of the
 * reader.
 *
 * @throws RangeError where the question is empty or its words cannot be read
 */
export function questionOf(question: RoleQuestion): Asked {
  const { who, does, modality, when } = question;
  if (question.question !== undefined) return wholeQuestion(question.question);
  if (who === undefined && does === undefined) throw new RangeError('ask who, or what is done');
  const before = when === undefined ? '' : `${when}, `;
  const subjects = who === undefined ? ['a player'] : [`the ${who}`, who, `a ${who}`];
  for (const subject of subjects) {
    const read = clauseOf(`${before}${subject} ${modality ?? 'may'} ${does ?? 'attack'}`);
    if (read === undefined) continue;
    const { actor, ...rest } = withoutModality(read);
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

/** How many words at the end of a question may be left out where they cannot be read: where it is asked ("in Two-Headed Giant"). */
const MOST_LEFT_OUT = 3;
/** How many words name who does it. */
const MOST_SUBJECT = 6;

/** Reads a question by the sentence that would answer it. */
function wholeQuestion(question: string): Asked {
  const words = question
    .trim()
    .replace(/[?.!]+$/, '')
    .split(/\s+/);
  for (let left = 0; left <= Math.min(MOST_LEFT_OUT, words.length - 2); left++)
    for (const { sentence, named } of answersTo(words.slice(0, words.length - left))) {
      const read = clauseOf(sentence);
      if (read === undefined) continue;
      const { actor, ...rest } = withoutModality(read);
      const wanted: Clause = named && actor !== undefined ? { ...rest, actor } : rest;
      const modality = polarityOf(read);
      // Who asks whether something may be done wants to know it too where it can't.
      const asked = named && modality === 'may' ? undefined : modality;
      return {
        wanted,
        words: wordsOf(wanted),
        question: { question, ...(asked === undefined ? {} : { modality: asked }) },
        ...(left > 0 ? { cut: true } : {}),
      };
    }
  throw new RangeError(
    `"${question}" cannot be read: ask "who may …", "can a player …" or "when does a team …" in words of the rules`,
  );
}

/** Sentences that would answer a question, and whether they name who does it. */
function* answersTo([first = '', ...rest]: readonly string[]): Generator<{
  sentence: string;
  named: boolean;
}> {
  const opening = first.toLowerCase();
  if (opening === 'when') return yield* answersTo(rest);
  if (opening === 'who') yield { sentence: `a player ${rest.join(' ')}`, named: false };
  if (opening === 'no' || opening === 'nobody')
    yield { sentence: ['no', ...(opening === 'no' ? rest : ['one', ...rest])].join(' '), named: false };
  if (!/^(?:can|may|must|do|does|is|are|cannot|can['\u2019]t)$/.test(opening)) return;
  const verb = /^do/.test(opening) ? 'may' : opening;
  for (let at = 1; at < Math.min(rest.length, MOST_SUBJECT); at++)
    yield { sentence: [...rest.slice(0, at), verb, ...rest.slice(at)].join(' '), named: true };
}

/** The meaning of a sentence in normal form; undefined where it has not one. */
function clauseOf(sentence: string): Clause | undefined {
  const read = readSentences(`${sentence}.`)[0]?.frame;
  return read?.kind === 'clause' ? (normalOf(read) as Clause) : undefined;
}

/** What is done, whether or not it may be. */
function withoutModality({ modality: _, negated: __, ...rest }: Clause): Clause {
  const adverbs = rest.adverbs?.filter((word) => word !== 'never');
  const { adverbs: ___, ...plain } = rest;
  return adverbs?.length ? { ...plain, adverbs } : plain;
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
    // Who searches looks at what is found: of a sentence with several meanings any may answer.
    const all = sentence.readings.flatMap((reading) => [...clauses(reading)]);
    const whole = all.find(({ clause, path }) => fits(asked, clause, path.length === 0));
    const answer =
      whole ??
      (asked.question.question === undefined
        ? undefined
        : all.find(({ clause, path }) => fits(deedOf(asked), clause, path.length === 0)));
    if (answer === undefined) continue;
    const who = answer.clause.actor && printed(answer.clause.actor, sentence);
    found.push({
      sentence: sentence.text,
      ...(who ? { who } : {}),
      ...(whole && !asked.cut ? {} : { partly: true }),
    });
  }
  return found;
}

/** A question without its times and places. */
function deedOf({ wanted, ...asked }: Asked): Asked {
  const { conditions: _, relations: __, ...deed } = wanted;
  return { ...asked, wanted: deed };
}

function fits({ wanted, question }: Asked, clause: Clause, main: boolean): boolean {
  const said = normalOf(clause) as Clause;
  // What is not done is denied to nobody in a condition: "if a creature isn't attacking".
  const known = said.modality === undefined && !main ? undefined : polarityOf(said);
  if (question.modality !== undefined && known !== question.modality) return false;
  if (wanted.verb !== '' && said.verb !== wanted.verb) return false;
  for (const slot of ['actor', 'object', 'recipient', 'is'] as const)
    if (wanted[slot] !== undefined && !includes(said[slot] as Node | undefined, wanted[slot] as Node))
      return false;
  if (wanted.what !== undefined && verbOf(said.what) !== verbOf(wanted.what)) return false;
  const times: Node[] = [...(said.conditions ?? []), ...(said.relations ?? [])];
  return [...(wanted.conditions ?? []), ...(wanted.relations ?? [])].every((time) =>
    times.some((other) => sameTime(other, time)),
  );
}

/** May, must or can't, of a clause in normal form; "can" and "may" allow alike, and what is never done is as what can't be. */
function polarityOf({ modality, negated, adverbs }: Clause): RoleQuestion['modality'] {
  if ((negated === true) !== (adverbs?.includes('never') === true)) return "can't";
  if (modality === 'must') return 'must';
  return modality === 'may' || modality === 'can' ? 'may' : undefined;
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
  if (a.kind !== 'condition' || b.kind !== 'condition' || verbOf(a.clause) !== verbOf(b.clause)) return false;
  const who = (b.clause as Clause).actor;
  return who === undefined || includes((a.clause as Clause).actor, who);
}

/** The verb of a clause, of a question too. */
function verbOf(node: Node | undefined): string | undefined {
  const { verb, clause } = (node ?? {}) as { verb?: string; clause?: Node };
  return verb ?? (clause && verbOf(clause));
}

/** The printed words of a node: from the first to the last token that fills one of its slots. */
function printed(node: Term | Statement, sentence: Sentence): string {
  const places = [...tokensOf(node)].sort((a, b) => a - b);
  const tokens = places.length === 0 ? [] : sentence.tokens.slice(places[0], (places.at(-1) as number) + 1);
  const [first, last] = [tokens[0], tokens.at(-1)];
  if (first === undefined || last === undefined) return '';
  return sentence.text.slice(first.start - sentence.start, last.end - sentence.start).replace(/[,;]$/, '');
}
