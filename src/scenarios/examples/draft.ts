import type { PrintedCard } from '../../cards/index.js';
import type { Step } from '../steps/step.js';

/** What an Example claims, as a check of the scenario that it became. */
interface Claim {
  words: string;
  check: string;
}

/** An object of the table that an Example describes. */
export interface Thing {
  id: string;
  card: string;
  owner: string;
  controller: string;
  zone: string;
  state: Record<string, string | number | boolean>;
  /** What it is called by: nouns such as "creature", "aura". */
  kinds: string[];
  /** It comes to be while the game is played. */
  made?: true;
}

/** Where two players sit, or whether one is in the range of the other. */
type SeatFact =
  | { fact: 'left'; who: string; of: string; away?: number }
  | { fact: 'between'; who: string; of: [string, string] }
  | { fact: 'range'; who: string; of: string; inside: boolean; implied?: true; claimed?: true };

/** A table, what is done at it and what is claimed, while an Example is being read. Plain data, so that a copy is another branch. */
export interface Draft {
  variant?: string;
  players: string[];
  teams?: Record<string, string[]>;
  /** The players sit in the order in which they are listed. */
  seated: boolean;
  seats: SeatFact[];
  count?: number;
  range?: number;
  ranges: Record<string, number>;
  /** How many are on a team, where somebody says so. */
  teamSize?: number;
  options: Record<string, unknown>;
  life: Record<string, number>;
  library: Record<string, number>;
  poison: Record<string, number>;
  cards: PrintedCard[];
  things: Thing[];
  steps: (Step & { id: string })[];
  /** How many of the steps were there before anything was told. */
  earlier?: number;
  /** Something was cast or activated and has not resolved. */
  pending: boolean;
  turn?: string;
  step?: string;
  claims: Claim[];
  /** Who and what was spoken of, the latest last: names of players, teams and things. */
  saidPlayers: string[];
  saidTeams: string[];
  saidThings: string[];
  /** Players of whom "he" or "she" was said. */
  called: Record<string, 'he' | 'she'>;
  /** Players that were last spoken of together. */
  group: string[];
  /** Who was introduced as "a player" or "one member", in order. */
  introduced: string[];
  /** Members of a team that were spoken of one after another. */
  listed: string[];
  /** The member that each team chose. */
  chosen: Record<string, string>;
  /** The player, spell or ability that a choice was handed to. */
  source?: string;
}

export const emptyDraft = (): Draft => ({
  players: [],
  seated: false,
  seats: [],
  ranges: {},
  options: {},
  life: {},
  library: {},
  poison: {},
  cards: [],
  things: [],
  steps: [],
  pending: false,
  claims: [],
  saidPlayers: [],
  saidTeams: [],
  saidThings: [],
  called: {},
  group: [],
  introduced: [],
  listed: [],
  chosen: {},
});

/** The steps of the story, without those before it. */
export const ownSteps = ({ steps, earlier = 0 }: Draft): Draft['steps'] => steps.slice(earlier);

export const attacksIn = ({ steps }: Draft): [creature: string, target: string | null][] =>
  steps.flatMap((step) => ('attack' in step ? Object.entries(step.attack) : []));

const FEWEST = 5;
const MOST = 8;

/**
 * Seats at which everything is so that the Example says of them: players in turn order, each next one to the left.
 *
 * Where what is claimed of ranges does not fit the seats, the seats are as they are told: the claim shows what is wrong.
 *
 * @returns undefined where there is no such table
 */
export function seating(draft: Draft): string[] | undefined {
  if (draft.seated) return draft.players;
  const told = draft.seats.filter((fact) => fact.fact !== 'range' || !fact.claimed);
  return (
    seatsFor(draft, FEWEST, MOST) ??
    (told.length < draft.seats.length ? seatsFor({ ...draft, seats: told }, FEWEST, MOST) : undefined) ??
    // Where few sit at the table, two neighbours of one are neighbours of each other.
    seatsFor(draft, draft.players.length, FEWEST - 1)
  );
}

function seatsFor(draft: Draft, fewest: number, most: number): string[] | undefined {
  const named = draft.players;
  const sizes = draft.count !== undefined ? [draft.count] : range(Math.max(fewest, named.length), most);
  for (const size of sizes) {
    if (named.length > size) continue;
    const found = place(draft, named, Array.from({ length: size }), 0);
    if (found) {
      let extra = 0;
      return found.map((name) => {
        if (name !== undefined) return name;
        do extra++;
        while (named.includes(`Player ${extra}`));
        return `Player ${extra}`;
      });
    }
  }
  return undefined;
}

const range = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(1, to - from + 1) }, (_, k) => from + k);

function place(
  draft: Draft,
  named: readonly string[],
  seats: (string | undefined)[],
  at: number,
): (string | undefined)[] | undefined {
  const who = named[at];
  if (who === undefined) return draft.seats.every((fact) => holds(draft, fact, seats)) ? seats : undefined;
  for (let seat = 0; seat < (at === 0 ? 1 : seats.length); seat++) {
    if (seats[seat] !== undefined) continue;
    const found = place(draft, named, seats.with(seat, who), at + 1);
    if (found) return found;
  }
  return undefined;
}

function holds(draft: Draft, fact: SeatFact, seats: readonly (string | undefined)[]): boolean {
  const size = seats.length;
  const seat = (name: string): number => seats.indexOf(name);
  const steps = (from: string, to: string): number => (seat(to) - seat(from) + size) % size;
  switch (fact.fact) {
    case 'left':
      return steps(fact.of, fact.who) === (fact.away ?? 1);
    case 'between': {
      const [a, b] = fact.of;
      return (
        (steps(a, fact.who) === 1 && steps(fact.who, b) === 1) ||
        (steps(b, fact.who) === 1 && steps(fact.who, a) === 1)
      );
    }
    case 'range': {
      if (fact.implied && !limited(draft)) return true;
      const away = Math.min(steps(fact.of, fact.who), steps(fact.who, fact.of));
      return away <= (draft.ranges[fact.of] ?? draft.range ?? 1) === fact.inside;
    }
  }
}

/** Whether somebody's range of influence is limited. */
const limited = (draft: Draft): boolean =>
  draft.range !== undefined ||
  Object.keys(draft.ranges).length > 0 ||
  draft.seats.some((fact) => fact.fact === 'range' && !fact.implied);

/** The scenario that a draft has become, as a file would have it. */
export function scenarioOf(
  draft: Draft,
  id: string,
  more: { rule?: string; edition?: string },
): Record<string, unknown> | undefined {
  const players = seating(draft);
  if (players === undefined) return undefined;
  const { teams, life, library, poison, cards, things, turn, step } = draft;
  const all = draft.range ?? 1;
  const rangeOfInfluence =
    Object.keys(draft.ranges).length > 0
      ? Object.fromEntries(players.map((one) => [one, draft.ranges[one] ?? all]))
      : all;
  const used = new Set(things.map(({ card }) => card));
  return {
    id,
    ...more,
    cards: cards.filter(({ name }) => used.has(name)),
    setup: {
      players,
      ...(teams ? { teams } : {}),
      options: {
        ...(draft.variant ? { variant: draft.variant } : {}),
        ...(limited(draft) ? { rangeOfInfluence } : {}),
        ...(draft.variant || teams ? {} : { attackMultiplePlayers: true }),
        ...draft.options,
      },
      ...(Object.keys(life).length > 0 ? { life } : {}),
      ...(Object.keys(poison).length > 0 ? { poison } : {}),
      state: {
        ...(turn ? { turn } : {}),
        ...(step ? { step } : {}),
        ...(Object.keys(library).length > 0 ? { library } : {}),
      },
      objects: things
        .filter(({ made }) => !made)
        .map(({ kinds: _, made: __, state, ...object }) => ({
          ...object,
          ...(Object.keys(state).length > 0 ? { state } : {}),
        })),
    },
    steps: draft.steps,
    checks: draft.claims.map(({ check }) => check),
  };
}
