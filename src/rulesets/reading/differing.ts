import {
  type Clause,
  type Condition,
  fitStatement,
  fitTemplate,
  lifted,
  type Node,
  type Quantity,
  type Relation,
  type Role,
  roleOfPart,
  type Said,
  type Sentence,
  sentenceOfTemplate,
  spanOf,
  statementsOf,
  type Template,
  tokensAt,
  tokensOf,
  withLetters,
  wordsOf,
} from '../../language/index.js';
import type { SlotDifference } from '../types.js';

/** A sentence that says what one of ours says but for some of its roles. */
export interface Differing {
  slots: SlotDifference[];
  /** The numbers that are where ours has "N". */
  numbers: Readonly<Record<string, Quantity>>;
  /** Of the words of content of ours, the share that the sentence has. */
  share: number;
}

/** The slots of a clause that are one role, beside its phrases and conditions; what is done is a role with all that it is done to. */
const PARTS = [
  ['polarity', ['modality', 'negated']],
  ['actor', ['actor']],
  ['action', ['verb', 'particle']],
  ['object', ['object']],
  ['recipient', ['recipient']],
  ['predicate', ['is']],
  ['matter', ['what']],
] as const satisfies readonly (readonly [Role, readonly (keyof Clause)[]])[];
const LISTS = ['relations', 'conditions', 'adverbs'] as const;
type Part = (typeof PARTS)[number];
type List = (typeof LISTS)[number];

/** More roles than this are no longer the same matter. */
const MOST_ROLES = 3;

/**
 * The roles in which a sentence differs from one of our own words, each asked for itself: the sentence as it is, with that one role as ours
 * has it, either says what ours says in it or not.
 *
 * @param read a sentence with one reading
 * @param wanted ours
 * @returns undefined where they have too little in common
 */
export function differences(read: Sentence, wanted: Template): Differing | undefined {
  const said = statementsOf(read);
  let best: (Differing & { statement: number }) | undefined;
  for (const [statement, ours] of wanted.statements.entries()) {
    if (ours.kind !== 'clause') continue;
    const rest = wanted.statements.filter((_, other) => other !== statement);
    if (rest.length > 0 && fitTemplate(said, { ...wanted, statements: rest }) === undefined) continue;
    for (const one of said) {
      if (one.statement.kind !== 'clause') continue;
      const found = between(one, ours, { read, wanted, statement });
      if (found === undefined) continue;
      const better =
        best === undefined ||
        found.slots.length < best.slots.length ||
        (found.slots.length === best.slots.length && found.share > best.share);
      if (better) best = { ...found, statement };
    }
  }
  return best;
}

interface Place {
  read: Sentence;
  wanted: Template;
  statement: number;
}

function between(one: Said, template: Clause, place: Place): Differing | undefined {
  const ours = lifted(template);
  const theirs = lifted(one.statement as Clause);
  if (ours.actor !== undefined && theirs.actor === undefined) return undefined;
  const share = shareOf(ours, theirs);
  if (share < LEAST_SHARE) return undefined;
  const numbers: Record<string, Quantity> = {};
  const says = (changes: Partial<Clause>): ReadonlySet<number> | undefined => {
    const fit = fitStatement(one, withSlots(theirs, changes));
    Object.assign(numbers, fit?.slots);
    return fit?.claimed;
  };
  const differ = PARTS.filter(([, slots]) => {
    const changes = Object.fromEntries(slots.map((slot) => [slot, ours[slot]]));
    return says(changes) === undefined;
  });
  const lists = LISTS.flatMap((name) => listDifferences(name, ours, theirs, says));
  const own = () => ownStatement(place);
  const slots = describe({ differ, lists, theirs, own, read: place.read });
  if (slots === undefined || slots.length === 0 || slots.length > MOST_ROLES) return undefined;
  const same = partsOf(ours).length - differ.length - lists.length;
  // Without the condition of ours, and different besides, it is another statement.
  const freed = lists.some(({ name, is }) => name === 'conditions' && is === undefined);
  if (freed && slots.length > 1) return undefined;
  const enough = sharesEnough(ours, theirs, differ, lists) && (share >= MOST_SHARED || same >= slots.length);
  return enough ? { slots, numbers, share } : undefined;
}

/** What a clause says in its roles, phrases, conditions and adverbs. */
const partsOf = (clause: Clause): readonly unknown[] => {
  const names: readonly (keyof Clause)[] = [...PARTS.flatMap(([, slots]) => slots), ...LISTS];
  return names.flatMap((name): readonly unknown[] => {
    const value = clause[name];
    return value === undefined ? [] : Array.isArray(value) ? value : [value];
  });
};

function withSlots(clause: Clause, changes: Partial<Clause>): Clause {
  const changed: Record<string, unknown> = { ...clause, ...changes };
  for (const name in changes) if (changed[name] === undefined) delete changed[name];
  return changed as unknown as Clause;
}

/** One phrase, condition or adverb that ours has: what the sentence has in its place. */
interface ListDifference {
  name: List;
  was: number;
  is?: Node | string;
}

function listDifferences(
  name: List,
  ours: Clause,
  theirs: Clause,
  says: (changes: Partial<Clause>) => ReadonlySet<number> | undefined,
): ListDifference[] {
  const wants = (ours[name] ?? []) as readonly (Node | string)[];
  const has = (theirs[name] ?? []) as readonly (Node | string)[];
  const taken = new Set<Node | string>();
  const missing: number[] = [];
  for (const [i, want] of wants.entries()) {
    const claimed = says({ [name]: [want] } as Partial<Clause>);
    if (claimed === undefined) {
      missing.push(i);
      continue;
    }
    for (const item of has)
      if (typeof item === 'string' ? item === want : [...tokensOf(item)].some((t) => claimed.has(t)))
        taken.add(item);
  }
  const fresh = has.filter((item) => !taken.has(item));
  return missing.map((was) => {
    const want = wants[was] as Node | string;
    const is =
      fresh.find((item) => alike(want, item)) ??
      (name === 'relations' ? fresh.find((item) => kindOf(item) === kindOf(want)) : undefined);
    if (is !== undefined) fresh.splice(fresh.indexOf(is), 1);
    return { name, was, ...(is === undefined ? {} : { is }) };
  });
}

/** True where one phrase or condition has words of content of another, so that it may be that one changed. */
function alike(ours: Node | string, theirs: Node | string): boolean {
  if (typeof ours === 'string' || typeof theirs === 'string') return typeof ours === typeof theirs;
  const wanted = [...contentOf(ours)].filter((word) => !EVERYWHERE.has(word));
  const has = contentOf(theirs);
  return wanted.filter((word) => has.has(word)).length > LEAST_ALIKE * wanted.length;
}

/** Words that tell no matter from another. */
const EVERYWHERE: ReadonlySet<string> = new Set(['player', 'game', 'team', 'be', 'have']);
const LEAST_ALIKE = 0.3;

const kindOf = (item: Node | string): string =>
  typeof item === 'string' ? 'manner' : roleOfPart(item as Relation | Condition);

/** Another action is about the same matter only where it is done by the same, to the same, or on the same condition. */
function sharesEnough(
  ours: Clause,
  theirs: Clause,
  differ: readonly Part[],
  lists: readonly ListDifference[],
): boolean {
  const roles = differ.map(([role]) => role as Role);
  if (!roles.includes('action')) return true;
  const same = (role: Role, slot: 'actor' | 'object' | 'is'): boolean =>
    ours[slot] !== undefined && theirs[slot] !== undefined && !roles.includes(role);
  const conditions = ours.conditions?.length ?? 0;
  const changed = lists.filter(({ name }) => name === 'conditions').length;
  return (
    same('actor', 'actor') || same('object', 'object') || same('predicate', 'is') || conditions > changed
  );
}

/** Of the words of content of a clause of ours, how many a sentence about the same matter has at least. */
const LEAST_SHARE = 0.5;
/** A statement of ours with fewer words of content is like too many others. */
const LEAST_CONTENT = 3;
/** With as many as these, more roles may differ than are the same. */
const MOST_SHARED = 0.7;

function shareOf(ours: Node, theirs: Node): number {
  const wanted = contentOf(ours);
  const has = contentOf(theirs);
  if (wanted.size < LEAST_CONTENT) return 0;
  return [...wanted].filter((word) => has.has(word)).length / wanted.size;
}

const CONTENT: ReadonlySet<string> = new Set(['noun', 'verb', 'word', 'name', 'modifiers', 'preposition']);

function contentOf(node: unknown, into: Set<string> = new Set()): Set<string> {
  for (const [name, value] of Object.entries(node as object)) {
    if (name === 'at' || value === null) continue;
    if (typeof value === 'string') {
      if (CONTENT.has(name) && value !== '') into.add(value);
    } else if (Array.isArray(value)) {
      for (const item of value)
        if (typeof item === 'string') CONTENT.has(name) && into.add(item);
        else if (item !== null && typeof item === 'object') contentOf(item, into);
    } else if (typeof value === 'object') contentOf(value, into);
  }
  return into;
}

/** The statement of ours with the places of its words, which what is kept of it has not. */
function ownStatement({ wanted, statement }: Place): { clause: Clause; read: Sentence } | undefined {
  const read = sentenceOfTemplate(wanted.text);
  const clause = read && statementsOf(read)[statement]?.statement;
  return read === undefined || clause?.kind !== 'clause' ? undefined : { clause: lifted(clause), read };
}

/**
 * The words of the roles that differ.
 *
 * @returns undefined where a role has words on neither side, so that nobody could say what differs
 */
function describe(found: {
  differ: readonly Part[];
  lists: readonly ListDifference[];
  theirs: Clause;
  own: () => { clause: Clause; read: Sentence } | undefined;
  read: Sentence;
}): SlotDifference[] | undefined {
  const { differ, lists, theirs, read } = found;
  const ours = found.own();
  const slot = (role: Role, was: readonly number[], is: readonly number[]): SlotDifference => {
    const own = ours && withLetters(wordsOf(was, ours.read));
    const words = wordsOf(is, read);
    const { start, end } = spanOf(is, read) ?? spanOf(tokensOf(theirs), read) ?? read;
    return {
      role: sideOr(role, own, words),
      ...(own === undefined ? {} : { was: own }),
      ...(words === undefined ? {} : { is: words }),
      span: { start, end },
    };
  };
  const tokens = (clause: Clause | undefined, slots: readonly (keyof Clause)[]): number[] => {
    if (clause === undefined) return [];
    const inside = slots.flatMap((name) => {
      const value = clause[name];
      return value !== null && typeof value === 'object' ? [...tokensOf(value as Node)] : [];
    });
    const words = slots.includes('negated') ? ([...slots, 'verb'] as const) : slots;
    return [...tokensAt(clause, words), ...inside];
  };
  // What is done instead of another thing is named with its object and its actor.
  const merged = differ.some(([role]) => role === 'action');
  const done = ([role]: Part): boolean =>
    role === 'actor' ? differ.some(([other]) => other === 'action') : DONE.has(role);
  const acting = differ.filter(done).flatMap(([, slots]) => slots);
  const parts = differ
    .filter((part) => !merged || part[0] === 'action' || !done(part))
    .map(([role, slots]) => {
      const whole = role === 'action' ? acting : slots;
      const told = slot(role, tokens(ours?.clause, whole), tokens(theirs, whole));
      // "No token is created" denies what the same verb says.
      const all = [...whole, 'actor'] as const;
      return role === 'polarity' && sameWords(told)
        ? slot(role, tokens(ours?.clause, all), tokens(theirs, all))
        : told;
    });
  const more = lists.map(({ name, was, is }) => {
    const own = ours?.clause[name]?.[was];
    const at = (value: Node | string | undefined, clause: Clause | undefined): number[] => {
      if (value === undefined || clause === undefined) return [];
      return typeof value === 'string' ? tokensAt(clause, ['adverbs']) : [...tokensOf(value)];
    };
    const role = own === undefined || typeof own === 'string' ? 'manner' : roleOfPart(own);
    return slot(role, at(own, ours?.clause), at(is, theirs));
  });
  const slots = [...parts, ...more];
  if (slots.some(({ was, is }) => was === undefined && is === undefined)) return undefined;
  // What is put in other words for the same person is no difference for whoever reads it.
  return slots.filter((each) => !sameWords(each));
}

const sameWords = ({ was, is }: SlotDifference): boolean =>
  was !== undefined && is !== undefined && plain(was) === plain(is);

const plain = (words: string): string =>
  words
    .toLowerCase()
    .replace(/[‘’]/g, "'")
    .replace(/\b(?:his or her|(?:that|a) player's|their)\b/g, 'their')
    .replace(/\b(?:he or she|(?:that|a) player|they)\b/g, 'they')
    .replace(/^(?:if|when) /, '')
    .replace(/^(?:a|an|the|that|those) /, '');

const DONE: ReadonlySet<Role> = new Set(['action', 'object', 'recipient', 'predicate', 'matter']);
const SIDE = /\b(left|right)(?:most)?\b/i;

function sideOr(role: Role, was: string | undefined, is: string | undefined): Role {
  const [one, other] = [was, is].map((words) => SIDE.exec(words ?? '')?.[1]?.toLowerCase());
  return one !== undefined && other !== undefined && one !== other ? 'side' : role;
}
