import type * as frame from '../../language/index.js';
import type { Belonging, SetAside } from './aside.js';
import {
  aNoun,
  type Clause,
  type Count,
  isNamed,
  isNoun,
  isPronoun,
  type Name,
  type Noun,
  type Phrase,
  type Ref,
} from './meaning.js';
import { CREATURES, first, inOrder } from './readings.js';

/** A construction of the rules that no table of an Example shows. */
export class Beyond extends Error {}

export const beyond = (what: string): never => {
  throw new Beyond(what);
};

/** Pronouns as they were said. */
const PERSON: Readonly<Record<string, string>> = {
  he: 'he',
  she: 'she',
  him: 'him',
  her: 'her',
  his: 'he',
};

const SEVERAL: Readonly<Record<string, string>> = { that: 'those', this: 'these' };

/** Prepositions of what is not meant, or of what something is like. */
const APART = new Set(
  'except|other than|excluding|instead of|rather than|regardless of|unlike|like|such as|besides|in addition to|with the exception of|despite'.split(
    '|',
  ),
);

/** Determiners of a card that say no more than its name. */
const PLAIN = new Set(['a', 'the', 'that', 'this', undefined]);

const STANDS_FOR: Readonly<Record<string, Pick<Noun, 'noun' | 'det'> & { many?: boolean }>> = {
  'no one': { noun: 'nobody' },
  everyone: { noun: 'player', det: 'each' },
  anyone: { noun: 'player', det: 'any' },
  someone: { noun: 'player', det: 'a' },
  nothing: { noun: 'nothing' },
  everything: { noun: 'everything' },
  'the other': { noun: 'other', det: 'the' },
  'the others': { noun: 'other', det: 'the', many: true },
  'the rest': { noun: 'rest', det: 'the', many: true },
  another: { noun: 'other', det: 'another' },
  any: { noun: 'one', det: 'any' },
  one: { noun: 'one' },
  none: { noun: 'nothing' },
};

function countOf(quantity: frame.Quantity): Count | undefined {
  if (quantity.word !== undefined) return undefined;
  if (quantity.is !== undefined) return { n: quantity.is };
  if (quantity.least !== undefined) return { n: quantity.least, bound: 'least' };
  if (quantity.most !== undefined) return { n: quantity.most, bound: 'most' };
  return undefined;
}

/** Somebody to whom something is done is not whoever does it. */
export const asObject = (ref: Ref): Ref =>
  isPronoun(ref, 'he or she') ? { ...ref, word: 'him or her' } : ref;

/** What players do, and teams don't. */
const DEEDS = new Set(['cast', 'play', 'activate', 'draw', 'attack', 'block']);

/** Terms of frames as the people and things that a telling speaks of. */
export abstract class Terms {
  /** The actor of the clause above, for what it leaves out. */
  protected actor: Ref | undefined;
  private readonly terms = new Map<object, Ref>();
  /** "Only Ada and Ben …": said of names, not of a noun. */
  protected only = false;
  /** What a team is said to do and only its players can. */
  protected lifted: Clause[] = [];
  /** The noun that was said last to belong to somebody, for "Ben's is 2". */
  protected spoken: Pick<Noun, 'noun' | 'many' | 'marks'> = { noun: 'one', many: false, marks: [] };
  protected readonly aside: SetAside;

  constructor(aside: SetAside) {
    this.aside = aside;
  }

  /** What was set aside of the words that fill a slot. */
  private belongs(node: { at?: frame.Node['at'] }, slot: string): Belonging {
    return Object.assign(
      {},
      ...(node.at ?? []).map(([name, token]) => (name === slot ? (this.aside.belongs.get(token) ?? {}) : {})),
    );
  }

  abstract statement(node: frame.Statement): Clause[];

  protected phrase(node: frame.Relation): Phrase {
    const { term } = node;
    if (APART.has(node.preposition)) beyond('what is left out, or stands against it');
    if (term.kind === 'quality' || term.kind === 'relation' || term.kind === 'question')
      return beyond('a phrase of a quality');
    const ref = asObject(this.term(term as frame.Term));
    if (node.measure) {
      const seats = this.term(node.measure);
      if (!isNoun(seats, 'seat') || !seats.count) return beyond('a measured phrase');
      if (isNoun(ref, 'left', 'right')) return { word: 'to', ref: { ...ref, count: seats.count } };
      return { word: 'away', ref: { ...seats, owner: ref } };
    }
    const [, edge] = /^at the (start|end) of$/.exec(node.preposition) ?? [];
    if (edge)
      return {
        word: 'at',
        ref: aNoun(edge === 'start' ? 'beginning' : edge, { det: 'the', phrases: [{ word: 'of', ref }] }),
      };
    return { word: node.preposition, ref };
  }

  /** What is said once and of several clauses is one thing: "one head has no cards and must draw". */
  protected term(node: frame.Term | frame.Statement): Ref {
    const known = this.terms.get(node);
    if (known) return known;
    const ref = this.termOf(node);
    this.terms.set(node, ref);
    return ref;
  }

  private termOf(node: frame.Term | frame.Statement): Ref {
    if ((node as frame.Reference).focus?.includes('only') && node.kind !== 'thing') this.only = true;
    switch (node.kind) {
      case 'named': {
        const known = this.aside.refs.get(node.name);
        if (!known) return { is: 'name', name: node.name, names: 'variant', phrases: [], which: [] };
        return {
          ...known,
          which: (node.which ?? []).flatMap((one) => this.which(one)),
          phrases: (node.relations ?? []).map((one) => this.phrase(one)),
        };
      }
      case 'thing':
        return this.thing(node);
      case 'reference':
        return this.reference(node);
      case 'measure':
        return {
          is: 'number',
          count: this.count(node.quantity) ?? beyond('a number without a value'),
          ...this.sum(node.quantity, 'quantity'),
        };
      case 'quoted':
        return { is: 'quote', text: node.text };
      case 'many': {
        const items = inOrder(node.items)
          .filter((one) => (one as frame.Reference).to !== 'and so on')
          .map((one) => this.term(one as frame.Term));
        const [first, ...more] = items;
        if (items.some((one) => one.is === 'number') && items.some((one) => one.is !== 'number'))
          return beyond('a number that is joined with something else');
        // "Three players, Ada, Ben, and Cleo"
        if (first?.is === 'noun' && first.count?.n === more.length && more.every(({ is }) => is === 'name'))
          return { ...first, also: { is: 'joined', by: 'and', items: more } };
        return { is: 'joined', by: node.by === 'nor' ? 'neither' : node.by, items };
      }
      default:
        return beyond('a clause as a thing');
    }
  }

  /** Whose it is: what follows the noun is a phrase with "of". */
  private owner(noun: Noun | Name, node: frame.Thing): void {
    const owner = this.term(node.owner as frame.Term);
    const [, token = 0] = node.at?.find(([slot]) => slot === 'noun') ?? [];
    const person = isNamed(owner, 'player') && (noun.is === 'name' || CREATURES.has(noun.noun));
    if (first(node.owner) > token && !person) noun.phrases.push({ word: 'of', ref: owner });
    else noun.owner = isPronoun(owner, 'her') ? { ...owner, word: 'she' } : owner;
  }

  private count(quantity: frame.Quantity): Count | undefined {
    const count = countOf(quantity);
    return count && this.belongs(quantity, 'quantity').below ? { ...count, n: -count.n } : count;
  }

  private sum(node: { at?: frame.Node['at'] }, slot: string): Pick<Noun, 'sum'> {
    const { sum } = this.belongs(node, slot);
    return sum ? { sum: { value: sum.value, first: sum.first } } : {};
  }

  private reference({ to, at = [] }: frame.Reference): Ref {
    if (to === 'same') return this.actor ?? beyond('nobody was spoken of');
    const said = at.map(([, token]) => this.aside.words[token]?.toLowerCase() ?? '');
    if (to === 'person' || to === 'person own')
      return {
        is: 'pronoun',
        word: said.includes('or') ? 'he or she' : (PERSON[said[0] ?? ''] ?? 'he or she'),
      };
    if (to === 'self')
      return { is: 'pronoun', word: said.includes('or') ? 'himself' : (said[0] ?? 'itself') };
    const noun = STANDS_FOR[to];
    if (noun) return aNoun(noun.noun, noun);
    if (to === 'all' || to === 'each' || to === 'both') return { is: 'pronoun', word: 'they all' };
    return { is: 'pronoun', word: to.replace(/ own$/, '') };
  }

  private thing(node: frame.Thing): Ref {
    if (node.noun === 'hers') {
      const elided = aNoun(this.spoken.noun, this.spoken);
      this.owner(elided, { ...node, at: [['noun', 4096]] });
      const focus = [node.focus ?? [], (node.owner as frame.Reference | undefined)?.focus ?? []].flat();
      if (focus.includes('only')) this.only = true;
      return elided;
    }
    const card = this.aside.refs.get(node.noun);
    if (card) {
      const name: Name = { ...card, phrases: [], which: [] };
      if (node.many) name.many = true;
      if (node.owner) this.owner(name, node);
      if (node.quantity) name.count = this.count(node.quantity) ?? beyond('how many is not said');
      for (const one of inOrder(node.relations ?? [])) name.phrases.push(this.phrase(one));
      for (const one of node.which ?? []) name.which.push(...this.which(one));
      if (
        !PLAIN.has(node.determiner) ||
        (node.modifiers ?? node.names ?? node.ordinal ?? node.among ?? node.also)
      )
        return beyond('more that is said of a card');
      if (node.focus) this.only = node.focus.includes('only') || beyond('more that is said of a card');
      return name;
    }
    const parts = node.noun.split(' ');
    const head = ['range of influence', 'reach'].includes(node.noun)
      ? 'range'
      : node.noun === 'person'
        ? 'player'
        : (parts.at(-1) ?? '');
    const noun = aNoun(head === 'Aura' ? 'aura' : head, {
      many: node.many,
      marks: [
        ...(node.modifiers ?? []),
        ...(head === 'range' ? [] : parts.slice(0, -1)),
        ...(node.focus ?? []),
      ],
    });
    const { reads, marks, label } = this.belongs(node, 'noun');
    if (reads) noun.reads = reads;
    if (marks) noun.marks.push(...marks);
    if (label !== undefined) noun.label = label;
    Object.assign(noun, this.sum(node, 'noun'));
    if (node.determiner)
      noun.det = node.many ? (SEVERAL[node.determiner] ?? node.determiner) : node.determiner;
    if (node.ordinal !== undefined) noun.ordinal = node.ordinal;
    if (node.quantity) noun.count = this.count(node.quantity) ?? beyond('how many is not said');
    if (node.owner) this.owner(noun, node);
    for (const one of node.names ?? []) noun.phrases.push({ word: 'named', ref: this.term(one) });
    for (const one of inOrder(node.relations ?? [])) noun.phrases.push(this.phrase(one));
    for (const one of node.which ?? []) noun.which.push(...this.which(one));
    if (noun.noun === 'team') {
      this.lifted.push(...noun.which.filter(({ verb, actor }) => DEEDS.has(verb) && !actor));
      noun.which = noun.which.filter(({ verb, actor }) => !DEEDS.has(verb) || actor);
    }
    if (node.also) noun.also = this.term(node.also[0] as frame.Term);
    if (!node.among) return noun;
    const among = this.term(node.among);
    if (among.is === 'noun')
      return {
        ...among,
        ...(noun.det ? { det: noun.det } : {}),
        ...(noun.count ? { count: noun.count } : {}),
        phrases: [...among.phrases, { word: 'among', ref: among }],
      };
    if (!isPronoun(among, 'they', 'them')) return beyond('some of what is meant');
    const all: Ref = { is: 'pronoun', word: 'they all' };
    if (['neither', 'no'].includes(node.determiner ?? ''))
      return { is: 'joined', by: 'neither', items: [all] };
    return ['each', 'both', 'all'].includes(node.determiner ?? '') && !node.quantity
      ? all
      : beyond('some of those who were spoken of');
  }

  /** What is said of a thing; the thing itself is left out, as in "controlled by Alex". */
  private which(node: frame.Statement): Clause[] {
    return this.statement(node).map((clause) => {
      const head = (ref: Ref | undefined): boolean => isPronoun(ref, 'head');
      const to = clause.verb === 'belong' ? clause.phrases.find(({ word }) => word === 'to') : undefined;
      if (to) return { ...clause, verb: 'own', actor: to.ref, phrases: [], passive: true };
      if (head(clause.actor)) delete clause.actor;
      if (head(clause.object)) {
        delete clause.object;
        clause.passive = true;
      }
      return clause;
    });
  }
}
