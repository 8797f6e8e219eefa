import {
  type Clause,
  type Condition,
  keyOf,
  leadingWord,
  meaningOf,
  type Node,
  normalOf,
  wordsOf as printed,
  type Relation,
  readSentences,
  roleOfPart,
  type Sentence,
  SLOTS,
  type Statement,
  type Thing,
} from '../language/index.js';
import type { Comparison, Edge, RoleChange } from './types.js';

/**
 * The ledger with `roles` on the edges that could be read.
 *
 * @param edges which of the ledger's edges to look at
 */
export function withRoles(comparison: Comparison, edges: readonly Edge[]): Comparison {
  const read = new Map(edges.map((edge) => [edge, rolesOf(edge)]));
  return { ...comparison, edges: comparison.edges.map((edge) => told(edge, read.get(edge))) };
}

/** An edge with what was read: equal clauses prove that nothing but the wording changed. */
function told(edge: Edge, roles: RoleChange[] | undefined): Edge {
  if (roles === undefined) return edge;
  if (roles.length === 0)
    return {
      ...edge,
      change: 'wording',
      roles,
      evidence: ['Reworded, same meaning: both wordings have the same clauses.', ...edge.evidence],
    };
  return { ...edge, roles, evidence: [...edge.evidence, ...roles.map(described)] };
}

function described({ role, old, new: fresh }: RoleChange): string {
  const name = `Role: ${role}`;
  if (old === undefined) return `${name} added: "${fresh}".`;
  if (fresh === undefined) return `${name} removed: "${old}".`;
  return `${name} changed: "${old}" is now "${fresh}".`;
}

/**
 * What changed between two wordings, by role.
 *
 * @returns undefined where a changed sentence is not read; an empty list where both mean the same
 */
export function rolesBetween(oldText: string, newText: string): RoleChange[] | undefined {
  const olds = sentencesOf(oldText);
  const news = sentencesOf(newText);
  const spelt = ({ tokens }: Sentence): string => tokens.map(({ word }) => word).join(' ');
  const [oldWords, newWords] = [new Set(olds.map(spelt)), new Set(news.map(spelt))];
  const unread = (list: readonly Sentence[], others: ReadonlySet<string>): boolean =>
    list.some((sentence) => sentence.frame === undefined && !others.has(spelt(sentence)));
  if (unread(olds, newWords) || unread(news, oldWords)) return undefined;
  if (meaningOf(olds).clauses.join('\n') === meaningOf(news).clauses.join('\n')) return [];
  const saidOnce = (list: readonly Sentence[], others: ReadonlySet<string>): Said[] =>
    list.filter((sentence) => !others.has(spelt(sentence))).flatMap(clausesOf);
  const [gone, come] = withoutCommon(saidOnce(olds, newWords), saidOnce(news, oldWords));
  const changes = pairsOf(gone, come).flatMap(([before, after]) => differences(before, after));
  // What differs only in how clauses follow one another is no role of any of them.
  if (changes.length === 0) return undefined;
  const seen = new Set<string>();
  return changes.filter((change) => !seen.has(described(change)) && seen.add(described(change)));
}

function rolesOf({ words }: Edge): RoleChange[] | undefined {
  const side = (other: 'insert' | 'delete'): string =>
    words.map(({ op, text }) => (op === other ? '' : text)).join('');
  return rolesBetween(side('insert'), side('delete'));
}

function sentencesOf(text: string): Sentence[] {
  return readSentences(text).filter(({ tokens }) => tokens.length > 0);
}

/** A clause with the sentence that it is in. */
interface Said {
  clause: Clause;
  sentence: Sentence;
}

function clausesOf(sentence: Sentence): Said[] {
  const apart = (statement: Statement): Clause[] =>
    statement.kind === 'clause' ? [statement] : statement.items.flatMap((item) => apart(item as Statement));
  return sentence.frame === undefined ? [] : apart(sentence.frame).map((clause) => ({ clause, sentence }));
}

/** The meaning of a part of a clause, whatever its words. */
function keyIn(part: unknown): string {
  if (part === undefined) return '';
  if (Array.isArray(part)) return part.map(keyIn).sort().join(' ');
  return typeof part === 'object' ? keyOf(normalOf(part as Node)) : keyOf(part);
}

/** Two lists without the clauses that mean the same. */
function withoutCommon(olds: readonly Said[], news: readonly Said[]): [Said[], Said[]] {
  const open = [...news];
  const gone = olds.filter(({ clause }) => {
    const at = open.findIndex((other) => keyIn(other.clause) === keyIn(clause));
    if (at >= 0) open.splice(at, 1);
    return at < 0;
  });
  return [gone, open];
}

/** Pairs clauses that have most in common, the surest first; what has nothing is added or gone. */
function pairsOf(gone: readonly Said[], come: readonly Said[]): [Said | undefined, Said | undefined][] {
  const common = (a: Said, b: Said): number =>
    Object.values(SLOTS).filter(
      (slot) => a.clause[slot] !== undefined && keyIn(a.clause[slot]) === keyIn(b.clause[slot]),
    ).length + (a.clause.verb === b.clause.verb ? 1 : 0);
  const candidates = gone
    .flatMap((a) => come.map((b) => ({ a, b, common: common(a, b) })))
    .filter(({ common }) => common > 0)
    .sort((x, y) => y.common - x.common);
  const [left, right] = [new Set(gone), new Set(come)];
  const pairs: [Said | undefined, Said | undefined][] = [];
  for (const { a, b } of candidates) {
    if (!left.has(a) || !right.has(b)) continue;
    left.delete(a);
    right.delete(b);
    pairs.push([a, b]);
  }
  for (const a of left) pairs.push([a, undefined]);
  for (const b of right) pairs.push([undefined, b]);
  return pairs;
}

/** What differs between two clauses, slot by slot. */
function differences(before: Said | undefined, after: Said | undefined): RoleChange[] {
  if (before === undefined || after === undefined)
    return [{ role: 'statement', ...both(before?.sentence.text, after?.sentence.text) }];
  const [a, b] = [before.clause, after.clause];
  const changes: RoleChange[] = [];
  for (const [role, slot] of Object.entries(SLOTS)) {
    if (keyIn(a[slot]) === keyIn(b[slot])) continue;
    const words = both(wordsOf(a[slot], before), wordsOf(b[slot], after));
    changes.push({
      role: onlyNumberDiffers(a[slot], b[slot]) ? 'quantity' : (role as RoleChange['role']),
      ...words,
    });
  }
  if (a.negated !== b.negated)
    changes.push({ role: 'polarity', ...both(a.negated && 'not', b.negated && 'not') });
  const parts = (said: Said): (Relation | Condition)[] => [
    ...(said.clause.relations ?? []),
    ...(said.clause.conditions ?? []),
  ];
  const open = parts(after);
  const gone = parts(before).filter((part) => {
    const at = open.findIndex((other) => keyIn(other) === keyIn(part));
    if (at >= 0) open.splice(at, 1);
    return at < 0;
  });
  for (const part of gone) {
    const at = open.findIndex((other) => leadingWord(other) === leadingWord(part));
    const instead = at < 0 ? undefined : open.splice(at, 1)[0];
    changes.push({ role: roleOfPart(part), ...both(wordsOf(part, before), wordsOf(instead, after)) });
  }
  for (const part of open) changes.push({ role: roleOfPart(part), ...both(undefined, wordsOf(part, after)) });
  const adverbs = (clause: Clause): string => [...(clause.adverbs ?? [])].sort().join(', ');
  if (adverbs(a) !== adverbs(b))
    changes.push({ role: 'manner', ...both(adverbs(a) || undefined, adverbs(b) || undefined) });
  return changes;
}

/** What stood and is in a slot; what is absent is left out. */
function both(old: string | undefined, fresh: string | undefined): Pick<RoleChange, 'old' | 'new'> {
  return { ...(old === undefined ? {} : { old }), ...(fresh === undefined ? {} : { new: fresh }) };
}

/** Whether two things differ in how many there are alone. */
function onlyNumberDiffers(a: unknown, b: unknown): boolean {
  const bare = (part: unknown): string => {
    const { quantity: _, determiner: __, many: ___, ...rest } = (part ?? {}) as Thing;
    return keyIn(rest);
  };
  return (
    (a as Thing | undefined)?.kind === 'thing' &&
    (b as Thing | undefined)?.kind === 'thing' &&
    bare(a) === bare(b)
  );
}

/** The printed words of a slot: from the first to the last token that fills it. */
function wordsOf(slot: unknown, { sentence }: Said): string | undefined {
  if (slot === undefined) return undefined;
  if (typeof slot !== 'object' || slot === null) return String(slot);
  return printed(slot as Node, sentence) ?? (slot as { kind?: string }).kind ?? '';
}
