import {
  type Clause,
  type Condition,
  keyOf,
  type Node,
  type Quantity,
  type Relation,
  type Statement,
  type Thing,
} from '../frames/frame.js';
import { type Said, statementsOf } from '../normal/meaning.js';
import type { Sentence } from '../read.js';
import { withLetters } from './letters.js';
import { tokensOf } from './query.js';
import { type Role, roleOfPart, SLOTS, spanOf, tokensAt, wordsOf } from './roles.js';
import { fitStatement, fitTemplate, lifted, type Template } from './template.js';
import { sentenceOfTemplate } from './texts.js';

/** A sentence that says what a template says but for one role. */
export interface Nearly {
  role: Role;
  /** The words of the template in that role; absent where it has none. */
  was?: string;
  /** The words of the sentence; absent where the role is left out. */
  is?: string;
  /** Where the words of the role are in the text, or the whole sentence where it has none. */
  span: { start: number; end: number };
  /** The numbers of both, where they differ in one number alone. */
  numbers?: { was: number; is: number };
  /** True where the statement is denied in one of the two and holds always: neither depends on a condition, and nothing else differs. */
  opposite?: true;
  /** The numbers that are where the template has "N". */
  slots: Readonly<Record<string, Quantity>>;
  /** Tokens of the sentence that the template and the differing words account for. */
  claimed: ReadonlySet<number>;
}

/**
 * The one role in which a sentence differs from a template. The template is asked again with one of its parts replaced by what the sentence
 * has there, from the whole role down to the smallest part that makes it fit.
 *
 * @param read a sentence with one reading; none is near that has several or none
 * @returns undefined where the sentence says what the template says, where they differ in more than one role, and where another action is
 *   done to nothing in common
 */
export function nearly(read: Sentence, wanted: Template): Nearly | undefined {
  const said = statementsOf(read);
  if (said.length < wanted.statements.length || fitTemplate(said, wanted) !== undefined) return undefined;
  const found = new Map<string, Nearly>();
  for (const [i, statement] of wanted.statements.entries()) {
    const others = fitTemplate(said, {
      ...wanted,
      statements: wanted.statements.filter((_, other) => other !== i),
    });
    if (others === undefined || statement.kind !== 'clause') continue;
    for (const one of said) {
      const difference = one.statement.kind === 'clause' ? differenceIn(one, statement) : undefined;
      if (difference === undefined) continue;
      const near = described(difference, one, { read, wanted, statement: i });
      const claimed = new Set([...difference.claimed, ...others.claimed]);
      const { slots } = difference;
      found.set(keyOf([near.role, near.was, near.is]), {
        ...near,
        slots: { ...others.slots, ...slots },
        claimed,
      });
    }
  }
  // What differs in one way from one statement and in another from the next has no one difference.
  return found.size === 1 ? [...found.values()][0] : undefined;
}

/** Where two statements differ: the slots from the top down, and what is in the last. */
interface Difference {
  path: readonly (string | number)[];
  /** Slots that change together at the end of the path. */
  group: readonly string[];
  was: unknown;
  is: unknown;
  /** The nodes that have those slots. */
  holders: { was: Node; is: Node };
}

type Found = Difference & { slots: Readonly<Record<string, Quantity>>; claimed: ReadonlySet<number> };

function differenceIn(one: Said, statement: Clause): Found | undefined {
  let fit: ReturnType<typeof fitStatement>;
  const fits = (changed: Node): boolean => {
    const now = fitStatement(one, changed as Statement);
    if (now !== undefined) fit = now;
    return now !== undefined;
  };
  const found = narrowest(statement, one.statement, fits, []);
  if (found === undefined || fit === undefined) return undefined;
  // Another action is a difference in one role only where it is done to the same.
  if (
    found.path.length === 0 &&
    found.group.includes('verb') &&
    !sharesMore(statement, one.statement as Clause)
  )
    return undefined;
  // What is left out is left out only where nothing else is said in its place.
  if (found.is === undefined && found.group.length === 1) {
    const { claimed } = fit;
    if ([...tokensOf(one.statement)].some((token) => !claimed.has(token))) return undefined;
  }
  return { ...found, slots: fit.slots, claimed: new Set([...fit.claimed, ...tokensIn(found.is)]) };
}

const sharesMore = (t: Clause, s: Clause): boolean =>
  (['object', 'is', 'what', 'recipient'] as const).some(
    (slot) => t[slot] !== undefined && keyOf(t[slot]) === keyOf(s[slot]),
  );

/** Slots that are one role together. */
const GROUPS: Readonly<Record<string, readonly (readonly string[])[]>> = {
  clause: [
    ['modality', 'negated'],
    ['actor'],
    ['object'],
    ['recipient'],
    ['is'],
    ['what'],
    ['adverbs'],
    ['relations'],
    ['conditions'],
    ['verb', 'particle'],
  ],
  thing: [
    ['determiner', 'quantity', 'many', 'ordinal'],
    ['modifiers'],
    ['owner'],
    ['among'],
    ['relations'],
    ['which'],
    ['focus'],
  ],
  relation: [['preposition'], ['term'], ['measure'], ['adverbs']],
  condition: [['word', 'focus'], ['clause'], ['adverbs']],
  quality: [['adverbs'], ['relations'], ['quantity']],
  many: [['items']],
};

function narrowest(
  from: Node,
  to: Node,
  fits: (changed: Node) => boolean,
  path: readonly (string | number)[],
): Difference | undefined {
  const kind = (from as Clause).kind as string;
  if (kind !== (to as Clause).kind) return undefined;
  const t = (kind === 'clause' ? lifted(from as Clause) : from) as unknown as Record<string, unknown>;
  const s = (kind === 'clause' ? lifted(to as Clause) : to) as unknown as Record<string, unknown>;
  const withSlots = (values: Record<string, unknown>): Node => {
    const changed: Record<string, unknown> = { ...t, ...values };
    for (const name in values) if (values[name] === undefined) delete changed[name];
    return changed as unknown as Node;
  };
  for (const group of GROUPS[kind] ?? []) {
    if (group.every((name) => keyOf(t[name]) === keyOf(s[name]))) continue;
    const [name] = group as [string];
    const place = { path, group, holders: { was: t as unknown as Node, is: s as unknown as Node } };
    if (isNodes(t[name])) {
      const list = (items: readonly unknown[]): boolean =>
        fits(withSlots({ [name]: items.length === 0 ? undefined : items }));
      const found = narrowestInList(t[name], isNodes(s[name]) ? s[name] : [], list, [...path, name]);
      if (found === undefined) continue;
      return 'item' in found ? { ...place, was: found.item, is: found.by } : found;
    }
    // What the sentence says besides is open; it is no difference from the template.
    if (t[name] === undefined && (name === 'relations' || name === 'conditions')) continue;
    const replaced = Object.fromEntries(group.map((slot) => [slot, s[slot]]));
    if (!fits(withSlots(replaced))) continue;
    const inner =
      group.length === 1 && isNode(t[name]) && isNode(s[name])
        ? narrowest(t[name], s[name], (changed) => fits(withSlots({ [name]: changed })), [...path, name])
        : undefined;
    return inner ?? { ...place, was: t[name], is: s[name] };
  }
  return undefined;
}

const isNode = (value: unknown): value is Node =>
  value !== null && typeof value === 'object' && !Array.isArray(value);
const isNodes = (value: unknown): value is Node[] => Array.isArray(value) && value.every(isNode);

/** One of several parts that differs, or is left out. */
function narrowestInList(
  from: readonly Node[],
  to: readonly Node[],
  fits: (items: readonly Node[]) => boolean,
  path: readonly (string | number)[],
): Difference | { item: Node; by: Node | undefined } | undefined {
  const known = new Set(from.map(keyOf));
  const fresh = to.filter((item) => !known.has(keyOf(item)));
  for (const [i, item] of from.entries()) {
    for (const by of fresh) {
      const replaced = (other: Node): Node[] => from.map((was, at) => (at === i ? other : was));
      if (!fits(replaced(by))) continue;
      const inner = narrowest(item, by, (changed) => fits(replaced(changed)), [...path, i]);
      return inner ?? { item, by };
    }
  }
  for (const [i, item] of from.entries())
    if (fits(from.filter((_, at) => at !== i))) return { item, by: undefined };
  return undefined;
}

function tokensIn(part: unknown): number[] {
  if (Array.isArray(part)) return part.flatMap(tokensIn);
  return isNode(part) ? [...tokensOf(part)] : [];
}

/** Names a difference and finds its words on both sides. */
function described(
  found: Found,
  one: Said,
  place: { read: Sentence; wanted: Template; statement: number },
): Omit<Nearly, 'slots' | 'claimed'> {
  const { read, wanted, statement } = place;
  const own = sentenceOfTemplate(wanted.text);
  const ownStatement = own && statementsOf(own)[statement]?.statement;
  const holder = ownStatement && nodeAt(ownStatement, found.path);
  const outer = ['conditions', 'relations'].includes(found.path[0] as string)
    ? nodeAt(wanted.statements[statement] as Statement, found.path.slice(0, 2))
    : undefined;
  const placed = (node: Node | undefined, part: unknown): number[] => {
    if (node === undefined) return [];
    if (found.group.includes('negated')) return tokensAt(node, ['modality', 'negated', 'verb']);
    if (found.group.includes('determiner')) return [...tokensOf(node)];
    const inside = tokensIn(part);
    return inside.length > 0 ? inside : [...tokensOf(node)];
  };
  const ownPart = holder && partAt(holder, found);
  const was = own && withLetters(wordsOf(placed(holder, ownPart), own));
  // A group of slots is never left out as a whole.
  const tokens = found.is === undefined && found.group.length === 1 ? [] : placed(found.holders.is, found.is);
  const is = wordsOf(tokens, read);
  const span = spanOf(tokens, read) ?? spanOf(tokensOf(one.statement), read) ?? read;
  const numbers = numbersOf(found);
  const said = one.statement as Clause;
  const unconditional = said.conditions === undefined && found.path.length === 0;
  const opposite = unconditional && found.group.includes('negated') && areOpposite(found.holders);
  return {
    role: roleOf(found, outer, was, is),
    ...(was === undefined ? {} : { was }),
    ...(is === undefined ? {} : { is }),
    span: { start: span.start, end: span.end },
    ...(numbers === undefined ? {} : { numbers }),
    ...(opposite ? { opposite } : {}),
  };
}

/** True where one statement says no to the other: "may" and "can't", "is" and "isn't"; what must be is not the opposite of what can't. */
function areOpposite({ was, is }: Difference['holders']): boolean {
  const [one, other] = [was as Clause, is as Clause];
  const allowed = [one, other].map(({ modality }) => modality === 'may' || modality === 'can');
  const plain = [one, other].every(({ modality }) => modality === undefined);
  return one.negated !== other.negated && (plain || allowed.every((each) => each));
}

/** The same part of a template that was read again. */
function nodeAt(statement: Statement, path: readonly (string | number)[]): Node | undefined {
  let node: unknown = statement.kind === 'clause' ? lifted(statement) : statement;
  for (const step of path) {
    node = (node as Record<string | number, unknown> | undefined)?.[step];
    if ((node as Clause | undefined)?.kind === 'clause') node = lifted(node as Clause);
  }
  return isNode(node) ? node : undefined;
}

/** What is in the differing slot of a node; of a list the item that differs. */
function partAt(holder: Node, { group, was }: Difference): unknown {
  const value = (holder as unknown as Record<string, unknown>)[group[0] as string];
  return Array.isArray(value) && isNode(was) ? value.find((item) => keyOf(item) === keyOf(was)) : value;
}

function numbersOf({ group, holders }: Difference): Nearly['numbers'] {
  const was = (holders.was as Thing).quantity;
  const is = (holders.is as Thing).quantity;
  if (!group.includes('quantity') || was === undefined || is === undefined) return undefined;
  const names = (['is', 'least', 'most'] as const).filter((name) => was[name] !== undefined);
  const [name] = names;
  if (names.length !== 1 || name === undefined || is[name] === undefined) return undefined;
  const same = keyOf({ ...was, at: undefined, [name]: 0 }) === keyOf({ ...is, at: undefined, [name]: 0 });
  return same ? { was: was[name] as number, is: is[name] as number } : undefined;
}

const SIDE = /\b(left|right)(?:most)?\b/i;

function roleOf(found: Difference, outer: Node | undefined, was?: string, is?: string): Role {
  const { group, holders, path } = found;
  if (group.includes('negated'))
    return (holders.was as Clause).negated === (holders.is as Clause).negated ? 'modality' : 'polarity';
  const sides = [was, is].map((words) => SIDE.exec(words ?? '')?.[1]?.toLowerCase());
  if (sides[0] !== undefined && sides[1] !== undefined && sides[0] !== sides[1]) return 'side';
  if (group.includes('quantity')) {
    const counted = [holders.was, holders.is].some((node) => {
      const { quantity, ordinal } = node as Thing;
      return quantity !== undefined || ordinal !== undefined;
    });
    return counted ? 'quantity' : 'quantifier';
  }
  const part = (outer ?? found.was ?? found.is) as Relation | Condition | undefined;
  if (part?.kind === 'relation' || part?.kind === 'condition') return roleOfPart(part);
  const slots: readonly (string | number)[] = [...path, ...group];
  const named = Object.entries(SLOTS).find(([, slot]) => slots.includes(slot));
  return named === undefined ? 'manner' : (named[0] as Role);
}
