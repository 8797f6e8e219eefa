import { BATTLE } from './battle.js';
import { DIRECT } from './direct.js';
import { EVENTS, QUERIES } from './events.js';
import { type Caught, type Names, slotBegins } from './pattern.js';
import { type Discourse, type Production, slotsOf } from './production.js';
import { SPELLS } from './spells.js';
import type { Step } from './steps.js';
import { TABLE } from './table.js';
import { type Token, tokenizeAction } from './tokens.js';
import { TURNS } from './turns.js';

/** Every sentence pattern, for the documentation and for measuring. */
export const PRODUCTIONS: readonly Production[] = [
  ...SPELLS,
  ...BATTLE,
  ...TURNS,
  ...TABLE,
  ...EVENTS,
  ...DIRECT,
  ...QUERIES,
];

/** More words than this are not one action. */
const LONGEST = 200;

/** Words that only join clauses. */
const CONNECTORS = new Set([',', ';', 'and', 'then', 'alternatively', 'also', 'now', 'but', ':', 'later']);

/** What an action means, or where it stops being understood. */
export type Understanding =
  | { steps: Step[]; clauses: number }
  | { at: number; words: string; reason: string };

interface Clause {
  production: Production;
  caught: Caught;
  start: number;
  end: number;
}

/**
 * Reads the prose of an action: a sequence of clauses, each of which one production understands. Of all the ways to
 * cut the words into clauses the one with the fewest is taken, by dynamic programming over the words.
 *
 * @param prose the `do` of an action
 * @param names who and what it may name
 * @param discourse what earlier actions spoke of; it is changed
 * @returns the steps in order, or the first words that were not understood
 */
export function parseAction(prose: string, names: Names, discourse: Discourse): Understanding {
  const tokens = tokenizeAction(prose);
  if (tokens.length > LONGEST)
    return { at: 0, words: '', reason: `an action of more than ${LONGEST} words; split it into several` };
  if (tokens.length === 0) return { at: 0, words: '', reason: 'the action says nothing' };
  const spoken = new Set(
    tokens.flatMap(({ word, possessive }) => (possessive ? [word, `${word}'s`] : [word])),
  );
  const possible = new Set(
    PRODUCTIONS.filter(({ needs }) => needs.every((group) => group.some((word) => spoken.has(word)))),
  );
  const cost: (number | undefined)[] = [0];
  const came: (Clause | undefined)[] = [];
  let furthest = 0;
  for (let at = 0; at < tokens.length; at++) {
    const so = cost[at];
    if (so === undefined) continue;
    furthest = at;
    // A joining word costs almost nothing, so that "and" inside a pattern is preferred.
    if (
      CONNECTORS.has((tokens[at] as Token).word) &&
      (cost[at + 1] ?? Number.POSITIVE_INFINITY) > so + 0.01
    ) {
      cost[at + 1] = so + 0.01;
      came[at + 1] = undefined;
    }
    for (const production of candidates(tokens, at, names, possible))
      for (const { end, caught } of production.match(tokens, at, names)) {
        if (end <= at || (cost[end] ?? Number.POSITIVE_INFINITY) <= so + 1) continue;
        cost[end] = so + 1;
        came[end] = { production, caught, start: at, end };
      }
  }
  if (cost[tokens.length] === undefined) {
    const from = tokens[furthest] as Token;
    return {
      at: from.start,
      words: prose.slice(from.start),
      reason: 'these words are not understood',
    };
  }
  const clauses: Clause[] = [];
  for (let at = tokens.length; at > 0; ) {
    const clause = came[at];
    if (clause) clauses.unshift(clause);
    at = clause ? clause.start : at - 1;
  }
  const steps: Step[] = [];
  let lastStart = 0;
  for (const clause of clauses) {
    const slots = slotsOf(clause.caught, discourse);
    const built = clause.production.build(slots, discourse);
    remember(clause.caught, built, discourse);
    // "AG1 deploys c in his main phase": a time that follows its clause comes first.
    const opening = (tokens[clause.start] as Token).word;
    const follows = clause.start > 0 && !/^[;:]$/.test((tokens[clause.start - 1] as Token).word);
    if (follows && built[0]?.do === 'turn' && namesTime(opening, built[0].moment))
      steps.splice(lastStart, 0, ...built);
    else {
      lastStart = steps.length;
      steps.push(...built);
    }
  }
  return { steps, clauses: clauses.length };
}

/** Whether a clause that leads the turn somewhere says when the clause before it takes place. */
function namesTime(opening: string, moment: string | undefined): boolean {
  if (['in', 'during', 'on', 'at', 'while'].includes(opening)) return true;
  return ['before', 'after'].includes(opening) && moment?.startsWith('declare') === true;
}

const BY_WORD = new Map<string, Production[]>();
const BY_SLOT = new Map<string, Production[]>();
for (const production of PRODUCTIONS) {
  const put = (map: Map<string, Production[]>, key: string) =>
    map.set(key, [...(map.get(key) ?? []), production]);
  for (const word of production.begins.words) put(BY_WORD, word);
  for (const slot of production.begins.slots) put(BY_SLOT, slot);
}

/** The productions of those possible that can begin at a word; looking only at these keeps reading quick. */
function candidates(
  tokens: Token[],
  at: number,
  names: Names,
  possible: ReadonlySet<Production>,
): Iterable<Production> {
  const token = tokens[at] as Token;
  const found = new Set<Production>();
  const take = (productions: readonly Production[] = []): void => {
    for (const production of productions) if (possible.has(production)) found.add(production);
  };
  take(BY_WORD.get(token.word));
  if (token.possessive) take(BY_WORD.get(`${token.word}'s`));
  for (const [slot, productions] of BY_SLOT) if (slotBegins(slot, tokens, at, names)) take(productions);
  return found;
}

/** Keeps what "it", "both" and an unnamed player will mean in the next clause. */
function remember(caught: Caught, steps: Step[], discourse: Discourse): void {
  for (const name of ['p', 's']) {
    const value = caught[name];
    if (typeof value === 'string' && value !== 'self') discourse.player = value;
    else if (Array.isArray(value) && typeof value[0] === 'string') discourse.player = value[0];
  }
  for (const step of steps) {
    if (step.do === 'cast') discourse.onStack = step.spell;
    if (step.do === 'activate') discourse.onStack = step.source;
    if (step.do === 'attack') discourse.attackers = step.attacks.map((attack) => attack.attacker);
    if (step.do === 'cast' || step.do === 'activate' || step.do === 'enter')
      discourse.object = step.do === 'cast' ? step.spell : step.do === 'activate' ? step.source : step.object;
  }
}
