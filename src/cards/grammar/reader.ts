import type { Effect, ObjectRef, PlayerRef, TargetSpec } from '../../game/index.js';

/** What has been spoken of so far in an ability, so that "it", "they" and "that player" can be understood, and be said again. */
export interface Scope {
  targets: TargetSpec[];
  /** The object and the player of the event that triggered the ability, as its effects call them. */
  event?: ObjectRef;
  eventPlayer?: PlayerRef;
  /** The second object of the event: the creature that is blocked or damaged. */
  eventOther?: ObjectRef;
  /** The spell or ability that has a target. */
  eventSource?: ObjectRef;
  /** The object of the event is a spell, never "that creature". */
  eventSpell?: boolean;
  /** The card itself has left: "the exiled card" is what it exiled. */
  left?: boolean;
  /** What the damage was from that was just prevented: "that source". */
  prevented?: ObjectRef;
  /** The event has a size: "that much damage". */
  eventAmount?: boolean;
  /** That size is of life which you lost. */
  lifeLost?: boolean;
  /** Objects and players that were mentioned, in order, each once. */
  objects: ObjectRef[];
  players: PlayerRef[];
  /** Whom "they" and "their" mean: the subject of the verb, or the one treated just now. */
  subject?: PlayerRef;
  /** The card itself as the subject of the sentence: what "it" means where nothing else has been spoken of. */
  actor?: ObjectRef;
  /** What the card is attached to has been spoken of. */
  host?: boolean;
  /** What dealt damage in the sentence before: "it deals …" is of the same. */
  dealer?: ObjectRef;
  /** The object treated just now, as "it". */
  thing?: ObjectRef;
  /** A spell with {X} in its cost, or a sentence that says what X is. */
  x: boolean;
  /** What has just been spoken of; never changed in place. */
  last: Last;
  /** What costs were paid with: "the sacrificed creature". */
  paid?: readonly string[];
  /** What was done to X things for a cost: "for each counter removed this way". */
  taken?: 'removed' | 'exiled';
  /** A number was remembered that "that many" means. */
  counted?: boolean;
  kind: 'spell' | 'ability' | 'static';
  /** The types and subtypes of the card: whether "another creature" can be another one than the card itself. */
  types?: readonly string[];
  /** Enchantments attached to a player speak of that player. */
  attachedTo?: 'object' | 'player';
}

/** What has just been spoken of, in this sentence or by the one before. */
export interface Last {
  /** What was mentioned last in this sentence, and where, or what was made by the one before: "it". */
  readonly near?: ObjectRef | undefined;
  readonly nearAt?: number;
  /** What the sentence before called "that creature", or had chosen. */
  readonly called?: ObjectRef | undefined;
  /** What somebody did, or did not: "who does". */
  readonly deed?: Effect | undefined;
  /** What the sentence before had sacrificed. */
  readonly gone?: ObjectRef | undefined;
  /** All that the sentence before did something to: "those creatures". */
  readonly group?: ObjectRef | undefined;
  /** The card itself was named: what "it" means where nothing else has been spoken of. */
  readonly self?: true;
}
const NOTHING: Last = {};

/** Notes what has just been spoken of. */
export function recall(scope: Scope, more: Last): void {
  scope.last = { ...scope.last, ...more };
}

/** A scope in which nothing has been mentioned; all have the same keys in the same order, because objects of many shapes are slow to read. */
export const newScope = (kind: Scope['kind'], more?: Partial<Scope>): Scope => {
  const scope = {
    targets: [],
    objects: [],
    players: [],
    x: false,
    last: NOTHING,
    kind,
    event: undefined,
    eventPlayer: undefined,
    eventOther: undefined,
    eventSource: undefined,
    eventSpell: undefined,
    left: undefined,
    prevented: undefined,
    eventAmount: undefined,
    lifeLost: undefined,
    subject: undefined,
    actor: undefined,
    host: undefined,
    dealer: undefined,
    thing: undefined,
    paid: undefined,
    taken: undefined,
    counted: undefined,
    types: undefined,
    attachedTo: undefined,
  } satisfies Record<keyof Scope, unknown> as unknown as Scope;
  return more ? Object.assign(scope, more) : scope;
};

interface Mark {
  at: number;
  targets: number;
  objects: number;
  players: number;
  subject: PlayerRef | undefined;
  thing: ObjectRef | undefined;
  counted: boolean | undefined;
  last: Last;
}

/** Phrases of the grammar as words; there are some hundreds of them. */
const PHRASES = new Map<string, string[]>();

/** What reading a part has added. */
export interface After {
  at: number;
  targets: TargetSpec[];
  objects: ObjectRef[];
  players: PlayerRef[];
  subject: PlayerRef | undefined;
  thing: ObjectRef | undefined;
  counted: boolean | undefined;
  last: Last;
}

/** A paragraph of a card as words that are read one after another, with what has been spoken of. */
export class Reader {
  readonly words: readonly string[];
  readonly lower: readonly string[];
  at = 0;
  /** The furthest word that was looked at without success, for messages. */
  furthest = 0;
  scope: Scope;

  constructor(words: readonly string[], scope: Scope = newScope('ability')) {
    this.words = words;
    this.lower = words.map((word) => word.toLowerCase());
    this.scope = scope;
  }

  get done(): boolean {
    return this.at >= this.words.length;
  }

  /** A word from here on, in lower case. */
  peek(ahead = 0): string {
    return this.lower[this.at + ahead] ?? '';
  }

  /** The next word, as printed. */
  own(): string {
    return this.words[this.at] ?? '';
  }

  next(): string {
    const word = this.own();
    this.at++;
    return word;
  }

  /** Takes the words of a phrase where they come next, whatever their case. */
  take(phrase: string): boolean {
    // Most phrases are refused by their first word.
    if (!phrase.startsWith(this.lower[this.at] ?? '')) {
      if (this.at > this.furthest) this.furthest = this.at;
      return false;
    }
    let wanted = PHRASES.get(phrase);
    if (wanted === undefined) {
      wanted = phrase.split(' ');
      PHRASES.set(phrase, wanted);
    }
    for (let index = 0; index < wanted.length; index++)
      if (this.peek(index) !== wanted[index]) {
        if (this.at + index > this.furthest) this.furthest = this.at + index;
        return false;
      }
    this.at += wanted.length;
    return true;
  }

  /** Whether one of some words comes next; otherwise it has been looked at without success. */
  begins(words: ReadonlySet<string>): boolean {
    if (words.has(this.peek())) return true;
    if (this.at > this.furthest) this.furthest = this.at;
    return false;
  }

  /** Whether a word comes anywhere from here on. */
  ahead(word: string): boolean {
    return this.lower.includes(word, this.at);
  }

  /** Takes the first of several phrases that comes next. */
  oneOf(...phrases: string[]): string | undefined {
    return phrases.find((phrase) => this.take(phrase));
  }

  mark(): Mark {
    const { targets, objects, players, subject, thing, counted, last } = this.scope;
    return {
      at: this.at,
      targets: targets.length,
      objects: objects.length,
      players: players.length,
      subject,
      thing,
      counted,
      last,
    };
  }

  back(mark: Mark): void {
    if (this.at > this.furthest) this.furthest = this.at;
    this.at = mark.at;
    const { scope } = this;
    if (scope.targets.length !== mark.targets) scope.targets.length = mark.targets;
    if (scope.objects.length !== mark.objects) scope.objects.length = mark.objects;
    if (scope.players.length !== mark.players) scope.players.length = mark.players;
    set(scope, 'subject', mark.subject);
    set(scope, 'thing', mark.thing);
    set(scope, 'counted', mark.counted);
    scope.last = mark.last;
  }

  /** What was added since a mark, so that it can be taken up again after going back. */
  after(mark: Mark): After {
    const { targets, objects, players, subject, thing, counted, last } = this.scope;
    return {
      at: this.at,
      targets: targets.slice(mark.targets),
      objects: objects.slice(mark.objects),
      players: players.slice(mark.players),
      subject,
      thing,
      counted,
      last,
    };
  }

  /** Takes up again what was added, from the mark on that `after` was given. */
  forward({ at, targets, objects, players, subject, thing, counted, last }: After): void {
    this.at = at;
    const { scope } = this;
    scope.targets.push(...targets);
    scope.objects.push(...objects);
    scope.players.push(...players);
    set(scope, 'subject', subject);
    set(scope, 'thing', thing);
    set(scope, 'counted', counted);
    scope.last = last;
  }

  /** Tries a reading; where it fails everything is as before, what was mentioned too. */
  attempt<T>(read: () => T | undefined): T | undefined {
    const before = this.mark();
    const result = read();
    if (result === undefined) this.back(before);
    return result;
  }

  /** Reads with a scope of its own, as inside quotation marks. */
  within<T>(scope: Scope, read: () => T | undefined): T | undefined {
    const outer = this.scope;
    this.scope = scope;
    const result = read();
    this.scope = outer;
    return result;
  }
}

/** Sets or takes away what may be absent. */
export function set<K extends 'subject' | 'thing' | 'counted' | 'actor'>(
  scope: Scope,
  key: K,
  value: Scope[K] | undefined,
): void {
  (scope as Record<K, Scope[K] | undefined>)[key] = value;
}

/** The words, numbers, symbols and marks of a text, in order. */
export function wordsOf(text: string): string[] {
  return (
    text.match(
      /(?:\{[^{}]+\})+|[+\-−][\dX]+\/[+\-−][\dX]+|[\dX]+\/[\dX]+|~'s|~|[\p{L}\d]+(?:['’-][\p{L}\d]+)*|[^\s]/gu,
    ) ?? []
  );
}

/** Whether two meanings are the same, in the order of their keys too; a key without a value counts as absent. */
export function same(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) || Array.isArray(b)) {
    if (!Array.isArray(a) || !Array.isArray(b) || a.length !== b.length) return false;
    for (let at = 0; at < a.length; at++) if (!same(a[at], b[at])) return false;
    return true;
  }
  const [one, other] = [a as Record<string, unknown>, b as Record<string, unknown>];
  // Most differ in some value, so their keys are looked at last.
  for (const key in other) if (other[key] !== undefined && !same(one[key], other[key])) return false;
  for (const key in one) if (one[key] !== undefined && other[key] === undefined) return false;
  const second = Object.keys(other);
  let at = 0;
  for (const key in one) {
    if (one[key] === undefined) continue;
    while (other[second[at] as string] === undefined) at++;
    if (key !== second[at++]) return false;
  }
  return true;
}

export function mention<T extends ObjectRef | PlayerRef>(list: T[], ref: T): T {
  if (!list.some((other) => same(other, ref))) list.push(ref);
  return ref;
}

/** Notes a target; its reference as an object and as a player. */
export function addTarget(scope: Scope, spec: TargetSpec): { object: ObjectRef; player: PlayerRef } {
  const index = scope.targets.length;
  scope.targets.push(spec);
  return { object: { object: 'target', index }, player: { player: 'target', index } };
}

/** Of several readings the one that accounts for most words. */
export function longest<T>(r: Reader, tries: readonly (() => T | undefined)[]): T | undefined {
  const before = r.mark();
  let best: { value: T; after: ReturnType<Reader['after']> } | undefined;
  for (const read of tries) {
    const value = read();
    if (value !== undefined && (best === undefined || r.at > best.after.at))
      best = { value, after: r.after(before) };
    r.back(before);
  }
  if (best) r.forward(best.after);
  return best?.value;
}
