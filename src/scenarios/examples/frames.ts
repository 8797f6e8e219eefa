import type * as frame from '../../language/index.js';
import { readSentences } from '../../language/index.js';
import type { Clause, Condition, Count, Noun, Phrase, Ref } from './meaning.js';
import type { Word } from './narrativeWords.js';

/** Where a phrase that only Examples have begins: names, quoted words, creatures with their power. */
export type Peel = (at: number) => { ref: Ref; to: number } | undefined;

/** Words of narratives that the lexicon of the rules does not have, with one that it has and that says the same at a table. */
const SAME: Readonly<Record<string, string>> = {
  falls: 'drops',
  fall: 'drop',
  fell: 'dropped',
  sinks: 'drops',
  rises: 'goes',
  rise: 'go',
  climbs: 'goes',
  winds: 'ends',
  subsequently: 'then',
  later: 'then',
  reach: 'range of influence',
  targeting: 'on',
};

/** A construction of the rules that no table of an Example shows. */
class Beyond extends Error {}

const beyond = (what: string): never => {
  throw new Beyond(what);
};

/**
 * Reads a sentence as the rules are read, once its names and quotations are set aside.
 *
 * @param words of the sentence
 * @param peel reads a phrase that only Examples have
 * @param text of the Example
 * @returns undefined where the sentence has no reading, or several that say different things at a table
 */
export function framed(words: readonly Word[], peel: Peel, text: string): Clause[] | undefined {
  const refs = new Map<string, Ref>();
  const origin: number[] = [];
  let plain = '';
  for (let i = 0; i < words.length; i++) {
    const word = words[i] as Word;
    const found = peel(i);
    let said = word.capital && word.kind === 'word' && i > 0 ? word.text : word.word;
    if (found) {
      said = NAMES[refs.size] ?? '';
      if (said === '') return undefined;
      refs.set(said, found.ref);
      i = found.to - 1;
    } else if (word.kind === 'name') said = word.text;
    else if (word.kind === 'number' || word.kind === 'quote') said = word.text;
    else said = SAME[word.word] ?? said;
    plain += `${/^(?:'s?|,|;|:|\))$/.test(said) || plain === '' ? '' : ' '}${said}`;
    origin.push(...said.split(/ |(?='s)/).map(() => word.start));
  }
  const read = readSentences(`${plain.slice(0, 1).toUpperCase()}${plain.slice(1)}.`, { names: NAMES });
  const [sentence] = read;
  if (words.some(({ kind, word }) => kind === 'word' && ['had', 'was', 'were'].includes(word)))
    return undefined;
  if (read.length !== 1 || !sentence || sentence.status === 'notRead') return undefined;
  const meant = new Map<string, Clause[]>();
  for (const reading of sentence.readings) {
    try {
      const last = words.at(-1);
      const whole = text.slice(words[0]?.start, last?.end);
      const clauses = new Told(refs).statement(reading).map((one) => ({ ...one, words: whole }));
      meant.set(JSON.stringify(clauses), clauses);
    } catch (error) {
      if (!(error instanceof Beyond)) throw error;
      return undefined;
    }
  }
  return meant.size === 1 ? [...meant.values()][0] : undefined;
}

/** Names that stand for what was set aside. */
const NAMES = 'Zaba Zeco Zido Zofu Zuga Zaha Zeji Ziko Zolu Zuma Zano Zepi Ziqu Zora Zusi'.split(' ');

/** The first token of a node, for what was sorted. */
function first(node: unknown): number {
  let least = Number.POSITIVE_INFINITY;
  const visit = (one: unknown): void => {
    if (typeof one !== 'object' || one === null) return;
    for (const [key, value] of Object.entries(one))
      if (key === 'at') for (const [, token] of value as [string, number][]) least = Math.min(least, token);
      else visit(value);
  };
  visit(node);
  return least;
}

const inOrder = <T>(items: readonly T[]): T[] => [...items].sort((a, b) => first(a) - first(b));

/** Conditions that say what follows. */
const FOLLOWING = new Set(['so', 'so that', 'but']);

/** Frames as what is told at a table. */
class Told {
  /** The actor of the clause above, for what it leaves out. */
  private actor: Ref | undefined;
  private readonly refs: ReadonlyMap<string, Ref>;

  constructor(refs: ReadonlyMap<string, Ref>) {
    this.refs = refs;
  }

  statement(node: frame.Statement): Clause[] {
    if (node.kind === 'many')
      return inOrder(node.items).flatMap((one) =>
        one.kind === 'clause' || one.kind === 'many'
          ? this.statement(one as frame.Statement)
          : beyond('a phrase'),
      );
    const { clause, after } = this.clause(node);
    return [clause, ...after];
  }

  private clause(node: frame.Clause): { clause: Clause; after: Clause[] } {
    if (node.order || node.recipient) beyond('an instruction');
    const clause: Clause = {
      verb: node.verb,
      phrases: [],
      adverbs: [...(node.adverbs ?? [])],
      conditions: [],
      words: '',
    };
    const after: Clause[] = [];
    const actor = node.actor && this.term(node.actor);
    const object = node.object && this.term(node.object);
    if (actor) clause.actor = actor;
    if (object) clause.object = asObject(object);
    const outer = this.actor;
    this.actor = actor ?? object ?? outer;
    if (node.verb === 'exist' && actor) {
      clause.object = actor;
      delete clause.actor;
    } else if (node.verb === 'seat' && object) {
      clause.actor = object;
      delete clause.object;
    } else if (object && !actor) clause.passive = true;
    if (node.negated) clause.not = true;
    if (node.modality) clause.modal = node.modality;
    if (node.perfect) clause.perfect = true;
    if (node.progressive) clause.progressive = true;
    if (node.is) this.is(clause, node.is);
    for (const one of inOrder(node.relations ?? [])) clause.phrases.push(this.phrase(one));
    if (node.what)
      clause.what = node.what.kind === 'question' ? beyond('a question') : this.statement(node.what);
    for (const one of inOrder(node.conditions ?? [])) {
      const said = this.condition(one);
      if (FOLLOWING.has(said.word)) after.push(...said.clause);
      else clause.conditions.push(said);
    }
    // ", which leaves their team with 24 life" says what comes of the clause.
    if (clause.object?.is === 'noun' && clause.object.noun === 'life' && clause.object.which.length > 0) {
      after.push(...clause.object.which);
      clause.object.which = [];
    }
    this.actor = outer;
    return { clause, after };
  }

  private is(clause: Clause, what: frame.Term | frame.Quality | frame.Relation): void {
    if (what.kind === 'relation') clause.phrases.push(this.phrase(what));
    else if (what.kind === 'quality') {
      clause.quality = what.word;
      if (what.what || what.quantity) beyond('a quality that says more');
      for (const one of what.relations ?? []) clause.phrases.push(this.phrase(one));
    } else clause.object = this.term(what);
  }

  private condition({ word, clause, focus }: frame.Condition): Condition {
    if (clause.kind === 'clause') {
      const said = this.statement(clause);
      return { word: focus?.includes('only') ? `only ${word}` : word, clause: said };
    }
    if (clause.kind === 'many') {
      const items = clause.items.every((one) => one.kind === 'clause' || one.kind === 'many');
      if (items) return { word, clause: this.statement(clause as frame.Statement) };
    }
    return beyond('a condition without a clause');
  }

  private phrase(node: frame.Relation): Phrase {
    if (node.measure) beyond('a measured phrase');
    const { term } = node;
    if (term.kind === 'quality' || term.kind === 'relation' || term.kind === 'question')
      return beyond('a phrase of a quality');
    return { word: node.preposition, ref: asObject(this.term(term as frame.Term)) };
  }

  private term(node: frame.Term | frame.Statement): Ref {
    switch (node.kind) {
      case 'named': {
        const known = this.refs.get(node.name);
        return known ?? { is: 'name', name: node.name, names: 'variant', phrases: [], which: [] };
      }
      case 'thing':
        return this.thing(node);
      case 'reference':
        return this.reference(node.to);
      case 'measure':
        return { is: 'number', count: countOf(node.quantity) ?? beyond('a number that is none') };
      case 'quoted':
        return { is: 'quote', text: node.text };
      case 'many':
        return {
          is: 'joined',
          by: node.by === 'nor' ? 'neither' : node.by,
          items: inOrder(node.items).map((one) => this.term(one as frame.Term)),
        };
      default:
        return beyond('a clause as a thing');
    }
  }

  private reference(to: string): Ref {
    if (to === 'same') return this.actor ?? beyond('nobody was spoken of');
    if (to === 'person') return { is: 'pronoun', word: 'he or she' };
    if (to === 'self') return this.actor ?? { is: 'pronoun', word: 'itself' };
    return { is: 'pronoun', word: to };
  }

  private thing(node: frame.Thing): Ref {
    const parts = node.noun.split(' ');
    const head =
      node.noun === 'range of influence' ? 'range' : node.noun === 'person' ? 'player' : (parts.at(-1) ?? '');
    const noun: Noun = {
      is: 'noun',
      noun: head,
      many: node.many,
      marks: [
        ...(node.modifiers ?? []),
        ...(head === 'range' ? [] : parts.slice(0, -1)),
        ...(node.focus ?? []),
      ],
      phrases: [],
      which: [],
    };
    if (node.determiner) noun.det = node.determiner;
    if (node.ordinal !== undefined) noun.ordinal = node.ordinal;
    if (node.quantity) noun.count = countOf(node.quantity) ?? beyond('how many is not said');
    if (node.owner) noun.owner = this.term(node.owner);
    for (const one of node.names ?? []) noun.phrases.push({ word: 'named', ref: this.term(one) });
    for (const one of inOrder(node.relations ?? [])) noun.phrases.push(this.phrase(one));
    for (const one of node.which ?? []) noun.which.push(...this.which(one));
    if (node.also) beyond('what is said again');
    if (!node.among) return noun;
    const among = this.term(node.among);
    if (among.is === 'noun')
      return {
        ...among,
        ...(noun.det ? { det: noun.det } : {}),
        ...(noun.count ? { count: noun.count } : {}),
        phrases: [...among.phrases, { word: 'among', ref: among }],
      };
    return among.is === 'pronoun' && ['they', 'them'].includes(among.word)
      ? { is: 'pronoun', word: 'they all' }
      : among;
  }

  /** What is said of a thing; the thing itself is left out, as in "controlled by Alex". */
  private which(node: frame.Statement): Clause[] {
    return this.statement(node).map((clause) => {
      const head = (ref: Ref | undefined): boolean => ref?.is === 'pronoun' && ref.word === 'head';
      if (head(clause.actor)) delete clause.actor;
      if (head(clause.object)) {
        delete clause.object;
        clause.passive = true;
      }
      return clause;
    });
  }
}

function countOf(quantity: frame.Quantity): Count | undefined {
  if (quantity.is !== undefined) return { n: quantity.is };
  if (quantity.least !== undefined) return { n: quantity.least, bound: 'least' };
  if (quantity.most !== undefined) return { n: quantity.most, bound: 'most' };
  return undefined;
}

/** Somebody to whom something is done is not whoever does it. */
const asObject = (ref: Ref): Ref =>
  ref.is === 'pronoun' && ref.word === 'he or she' ? { ...ref, word: 'him or her' } : ref;
