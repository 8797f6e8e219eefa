import type { Clause, Condition, Node, Quantity, Relation, Statement } from '../frames/frame.js';
import type { Said } from '../normal/meaning.js';
import { holeIn } from '../query/letters.js';
import { tokensOf } from '../query/query.js';
import type { Fit, Template } from '../query/template.js';
import { factsOf } from './facts.js';
import type { Facts } from './kinds.js';
import { lastWord } from './marks.js';

/**
 * Asks whether a sentence says what a template says, in whatever way it is put together: both bring up the same things and actions, and every
 * word that can turn a meaning round (how many, who, not, may, only, first, if) belongs to the same in both.
 *
 * It is asked where the frames differ. What it is after is known for graphs of meaning (Cai and Knight, "Smatch", 2013), where a score
 * counts the facts that two graphs share; here all of them have to be shared.
 *
 * @param said the statements of a sentence in normal form
 * @param wanted the template
 * @returns the numbers in place of "N", and the tokens of the statements; undefined where something differs
 */
export function alike(said: readonly Said[], wanted: Template): Fit | undefined {
  const ours = factsOnce(wanted, wanted.statements);
  const whole = fitted(said, said, ours);
  if (whole !== undefined || wanted.statements.length > 1 || said.length < 2) return whole;
  for (const one of said) {
    const fit = fitted(one, [one], ours);
    if (fit !== undefined) return fit;
  }
  return undefined;
}

/** Compares some statements of a sentence, which `key` stands for, with the facts of a template. */
function fitted(key: object, said: readonly Said[], ours: Facts): Fit | undefined {
  const statements = said.map(({ statement }) => statement);
  const theirs = factsOnce(key, statements);
  // A word that is missing is missing from every part as well.
  if (!hasAll(theirs.words, ours.words)) return undefined;
  let parts = statements;
  let slots = sameFacts(ours, theirs);
  if (slots === undefined) {
    parts = statements.map((statement) => withoutOthers(statement, ours));
    slots = sameFacts(ours, factsOf(parts));
  }
  if (slots === undefined) return undefined;
  const claimed = new Set(said.flatMap(({ folded }) => folded));
  for (const part of parts) tokensOf(part, claimed);
  return { slots, claimed };
}

const known = new WeakMap<object, Facts>();

/** The facts of statements; a sentence is compared with many templates, and a template with many sentences. */
function factsOnce(key: object, statements: readonly Statement[]): Facts {
  let facts = known.get(key);
  if (facts === undefined) {
    facts = factsOf(statements);
    known.set(key, facts);
  }
  return facts;
}

/** A statement without its phrases and conditions that share no word with a template. Another parameter may read those. */
function withoutOthers(statement: Statement, { words }: Facts): Statement {
  if (statement.kind !== 'clause') return statement;
  const shares = (part: Condition | Relation): boolean => {
    const slot = part.kind === 'condition' ? 'conditions' : 'relations';
    const alone = factsOf([{ kind: 'clause', verb: 'be', [slot]: [part] } as Clause]);
    return [...alone.words].some((word) => words.has(word)) || tokensOf(part as Node).size === 0;
  };
  const { conditions, relations, ...rest } = statement;
  return {
    ...rest,
    ...(conditions && { conditions: conditions.filter(shares) }),
    ...(relations && { relations: relations.filter(shares) }),
  };
}

/** Things that any rule speaks of: what is said in their place need not name them again. */
const GENERIC: ReadonlySet<string> = new Set(
  'player team effect object creature opponent ability spell game teammate'.split(' '),
);

/** What another word brings with it: who leaves, leaves the game, and a teammate is a player. */
const IMPLIED: Readonly<Record<string, readonly string[]>> = {
  game: ['leave', 'concede'],
  player: ['teammate', 'opponent'],
};

/** Compares all facts; the numbers in place of "N" where they agree. */
function sameFacts(ours: Facts, theirs: Facts): Readonly<Record<string, Quantity>> | undefined {
  const named = (facts: Facts): ReadonlySet<string> => new Set(facts.heads.keys());
  if (!sameWords(ours.words, theirs.words) || !sameWords(named(ours), named(theirs))) return undefined;
  if (thingsExchanged(ours, theirs)) return undefined;
  for (const kind of ['modifiers', 'verbs'] as const)
    if (exchanged(ours[kind], theirs[kind])) return undefined;
  if (ours.modifiers.get('other') !== theirs.modifiers.get('other') || !sameDenials(ours, theirs))
    return undefined;
  if (!sameSet(ours.main, theirs.main) && ours.main.size > 0 && theirs.main.size > 0) return undefined;
  if (onlyCalled(ours, theirs) || onlyCalled(theirs, ours)) return undefined;
  if (!sameLevel(ours, theirs) || !sameNumbers(ours, theirs) || !sameOrder(ours, theirs)) return undefined;
  if (!sameRoles(ours, theirs) || someOther(ours, theirs) || someOther(theirs, ours)) return undefined;
  return sameOperators(ours, theirs);
}

const sameSet = (a: ReadonlySet<string>, b: ReadonlySet<string>): boolean =>
  a.size === b.size && [...a].every((item) => b.has(item));

const sameCounts = (a: ReadonlyMap<string, number>, b: ReadonlyMap<string, number>): boolean =>
  a.size === b.size && [...a].every(([key, times]) => b.get(key) === times);

function sameWords(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  return hasAll(a, b) && hasAll(b, a);
}

/** True where one has all words of the other, but for things that any rule speaks of and that are not meant. */
function hasAll(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  const open = (word: string): boolean =>
    (word.startsWith('not/') && GENERIC.has(word.slice('not/'.length))) ||
    (IMPLIED[word] ?? []).some((by) => one.has(by));
  return [...other].every((word) => one.has(word) || open(word));
}

function sameDenials(a: Facts, b: Facts): boolean {
  // "No player wishes to" is not "a player doesn't wish to".
  const confused = (one: Facts, other: Facts): boolean =>
    [...one.none].some((noun) => !other.none.has(noun) && other.deniedOf.has(noun));
  if (confused(a, b) || confused(b, a)) return false;
  return sameCounts(a.denied, b.denied);
}

/**
 * True where one names a thing more often than the other, and another thing less often: one is in the place of the other. A thing that is only
 * named less often is spoken of by a pronoun.
 */
function exchanged(a: ReadonlyMap<string, number>, b: ReadonlyMap<string, number>): boolean {
  const keys = new Set([...a.keys(), ...b.keys()]);
  const differences = [...keys].map((key) => (a.get(key) ?? 0) - (b.get(key) ?? 0));
  return differences.some((n) => n > 0) && differences.some((n) => n < 0);
}

/** The same for things. One of another kind that only one of the two names is a pronoun in the other. */
function thingsExchanged(a: Facts, b: Facts): boolean {
  const more = (one: Facts, other: Facts): string[] =>
    [...one.heads].filter(([noun, times]) => times > (other.heads.get(noun) ?? 0)).map(([noun]) => noun);
  const sort = (noun: string): string | undefined => a.sorts.get(noun) ?? b.sorts.get(noun);
  const [gone, come] = [more(a, b), more(b, a)];
  const same = (one: string, other: string): boolean =>
    a.pronouns === b.pronouns || sort(one) === sort(other);
  return gone.some((one) => come.some((other) => same(one, other) && !ofTeam(a, b, one, other)));
}

/** True where one says "a player whose team" and the other "a team … each player on that team". */
function ofTeam(a: Facts, b: Facts, gone: string, come: string): boolean {
  const owned = ({ roles }: Facts, team: string, who: string): boolean =>
    (roles.get(`of ${team}`) ?? []).some((owner) => lastWord(owner) === who);
  const on = ({ roles }: Facts, team: string, who: string): number =>
    (roles.get(`on ${team}`) ?? []).filter((name) => name === who).length;
  const turned = (one: Facts, other: Facts, team: string, who: string): boolean =>
    owned(one, team, who) && on(other, team, who) > on(one, team, who) && !owned(other, team, who);
  return turned(a, b, come, gone) || turned(b, a, gone, come);
}

/** True where a verb of one is only an adjective in the other: "a team starts", "that is the starting team". */
const onlyCalled = (one: Facts, other: Facts): boolean =>
  other.main.size === 0 && [...one.main].some((verb) => other.modifiers.has(verb) && !other.verbs.has(verb));

/** What one says of itself the other must not say in a condition alone. */
function sameLevel(a: Facts, b: Facts): boolean {
  const moved = (one: Facts, other: Facts): boolean =>
    [...one.main].some((verb) => other.within.has(verb) && !other.main.has(verb));
  return !moved(a, b) && !moved(b, a);
}

function sameNumbers(a: Facts, b: Facts): boolean {
  const dropped = new Set([...eachOfThose(a, b), ...eachOfThose(b, a)].map(lastWord));
  for (const [noun, ours] of a.numbers) {
    const theirs = b.numbers.get(noun);
    if (theirs === undefined || ours.size === 0 || theirs.size === 0 || dropped.has(noun)) continue;
    // "A creature can't", "creatures can't": of what is said in general the number says nothing.
    if ([ours, theirs].some((numbers) => [...numbers].every((number) => number.endsWith('?')))) continue;
    const plain = (numbers: ReadonlySet<string>): Set<string> =>
      new Set([...numbers].map((number) => number.replace('?', '')));
    if (!sameSet(plain(ours), plain(theirs))) return false;
  }
  return [...b.bare].every(([noun, times]) => !a.bare.has(noun) || (a.bare.get(noun) ?? 0) >= times);
}

/** True where one says "a team … a team" in the places where the other says "a team … that team". */
function someOther(one: Facts, other: Facts): boolean {
  const fresh = (facts: Facts): Map<string, number> => {
    const times = new Map<string, number>();
    for (const [role, names] of facts.roles)
      if (role.startsWith('who '))
        for (const name of names) if (name.startsWith('a ')) times.set(name, (times.get(name) ?? 0) + 1);
    return times;
  };
  const [ours, theirs] = [fresh(one), fresh(other)];
  const again = (name: string): boolean =>
    [...other.roles].some(
      ([role, names]) => one.roles.get(role)?.includes(name) && names.includes(name.slice(2)),
    );
  return [...ours].some(([name, times]) => times > 1 && (theirs.get(name) ?? 0) < 2 && again(name));
}

/** Steps that follow each other have to name the same players and things in the same order. */
function sameOrder(a: Facts, b: Facts): boolean {
  const step = (word: string): boolean => /(?:^|\/)(?:first|then)$/.test(word);
  if (![...a.words].some(step)) return true;
  return [...new Set(a.order)].join() === [...new Set(b.order)].join();
}

/** One name for a thing agrees with another that describes it no further. */
function agree(a: string, b: string): boolean {
  if (a.replace(/^a /, '') === b.replace(/^a /, '')) return true;
  return lastWord(a) === lastWord(b) && (!a.includes(' ') || !b.includes(' '));
}
const meet = (some: readonly string[], others: readonly string[]): boolean =>
  some.some((one) => others.some((other) => agree(one, other)));

function sameRoles(a: Facts, b: Facts): boolean {
  for (const [role, ours] of a.roles) {
    const theirs = b.roles.get(role);
    if (role.startsWith('of ')) {
      const on = `on ${role.slice('of '.length)}`;
      if (a.roles.has(on) === b.roles.has(on) && theirs !== undefined && !sameOwners(ours, theirs))
        return false;
    } else if (theirs !== undefined && !meet(ours, theirs)) return false;
    if (role.startsWith('who ') && turnedRound(role, a, b)) return false;
  }
  return true;
}

function sameOwners(a: readonly string[], b: readonly string[]): boolean {
  const owners = (of: readonly string[]): readonly string[] => of.filter((who) => who !== '-');
  const [ours, theirs] = [owners(a), owners(b)];
  if (ours.length === 0 || theirs.length === 0) return ours.length === theirs.length;
  return ours.includes('?') || theirs.includes('?') || meet(ours, theirs);
}

/** True where what does something in one has it done to it in the other. */
function turnedRound(role: string, a: Facts, b: Facts): boolean {
  const whom = `whom ${role.slice('who '.length)}`;
  const who = a.roles.get(role) ?? [];
  const done = b.roles.get(whom);
  if (done === undefined || !meet(who, done)) return false;
  return !meet(a.roles.get(whom) ?? [], who) && !meet(who, b.roles.get(role) ?? []);
}

const NUMBER = /\d+/;
/** The modality of one verb: what is said twice in one sentence may be said once in another. */
const SAID_ONCE = /^(?:main|within) (?:may|must|should) /;

/** Things with "each" in one that are named as "the teams" in the other. */
function eachOfThose({ operators, those }: Facts, other: Facts): string[] {
  return [...operators.keys()].flatMap((operator) => {
    const [, thing] = /^each (.+)$/.exec(operator) ?? [];
    if (thing === undefined || other.operators.has(operator) || those.has(thing)) return [];
    return other.those.has(thing) ? [thing] : [];
  });
}

function withoutThose(one: Facts, other: Facts): ReadonlyMap<string, number> {
  const dropped = new Set(eachOfThose(one, other).map((thing) => `each ${thing}`));
  return dropped.size === 0 ? one.operators : new Map([...one.operators].filter(([o]) => !dropped.has(o)));
}

/** The operator in `left` that says "each of them" for "each creature", or "each creature" for "each of them"; an empty string if there is none. */
function ofThem(
  operator: string,
  from: ReadonlyMap<string, number>,
  left: ReadonlyMap<string, number>,
): string {
  const [, quantifier = '', noun = ''] = /^(each|both|either) (.*)$/.exec(operator) ?? [];
  if (quantifier === '' || left.size === 0) return '';
  if (noun !== '') return left.get(`${quantifier} `) === from.get(operator) ? `${quantifier} ` : '';
  return [...left.keys()].find((other) => other.startsWith(`${quantifier} `)) ?? '';
}

/** Compares operators; where the template has "N" the other may have any number. */
function sameOperators(ours: Facts, theirs: Facts): Readonly<Record<string, Quantity>> | undefined {
  const [a, b] = [withoutThose(ours, theirs), withoutThose(theirs, ours)];
  const slots: Record<string, Quantity> = {};
  const left = new Map([...b].filter(([operator]) => !a.has(operator)));
  const shapes = new Set<string>();
  for (const [operator, times] of a) {
    if (left.delete(ofThem(operator, a, left))) continue;
    if (b.has(operator)) {
      if (b.get(operator) !== times && !SAID_ONCE.test(operator)) return undefined;
      continue;
    }
    const number = Number(NUMBER.exec(operator)?.[0]);
    const hole = holeIn(number);
    const shape = operator.replace(NUMBER, '#');
    // Of two numbers in the same place nobody knows which is which.
    if (hole === undefined || shapes.has(shape)) return undefined;
    shapes.add(shape);
    const [answer, often] = [...left].find(([other]) => other.replace(NUMBER, '#') === shape) ?? [];
    if (answer === undefined || often !== times) return undefined;
    left.delete(answer);
    if (hole.letter === 'N') slots.N = { is: Number(NUMBER.exec(answer)?.[0]) - hole.offset };
  }
  return left.size === 0 ? slots : undefined;
}
