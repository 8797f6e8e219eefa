import { checkSetup, type GameRuleset, type GameSetup, type PlayerId } from '../../game/index.js';
import type { System } from '../../rulesets/vocabulary/index.js';
import { loadScenarios } from '../load.js';
import type { Scenario } from '../scenario.js';
import { gameSetup } from '../setup.js';
import data from './exercises.json' with { type: 'json' };

/** One thing that could happen at a table: effects as the engine takes them, with `$me`, `$mate`, `$foe` and `$far` for players. */
interface Exercise {
  name: string;
  systems: string[];
  by: string;
  source?: string;
  effects: unknown[];
}

interface TableForm {
  systems: string[];
  seats: number;
  teams?: number;
  alternating?: boolean;
  options: Record<string, unknown>;
  step: string;
  first?: boolean;
  opening?: boolean;
  life?: Record<string, number>;
  /** Grand Melee: by seat who holds each turn marker, and who has not begun the turn. */
  markers?: Record<string, number>;
  waiting?: number[];
  /** Names of the exercises that alone are done here; all of the system when absent. */
  only?: string[];
  /** Nothing happens but what the players decide and what is named in `only`; such tables are looked at three decisions further. */
  quiet?: boolean;
  /** Mana that players have, by seat. */
  mana?: number[];
  /** Cards beside those that everybody has: name, seat, zone, and `commander` for one that leads its owner's deck. */
  also: (string | number)[][];
}

/** A table to search at: a scenario without steps, with what may happen there. */
export interface SearchTable {
  /** As a scenario file has it. */
  written: Record<string, unknown>;
  scenario: Scenario;
  setup: GameSetup;
  players: PlayerId[];
  quiet: boolean;
  exercises: (Omit<Exercise, 'systems'> & { effects: never[] })[];
}

const NAMES = ['Ann', 'Bob', 'Cid', 'Dee', 'Eve', 'Fay', 'Gus', 'Hal', 'Ida', 'Jon', 'Kim', 'Lou'];

/** So many tables are searched at for one system. */
const MOST_TABLES = 24;

/** The tables at which the parameters of a system can be told apart, the smallest first. */
export function tablesFor(system: System): SearchTable[] {
  return (data.tables as unknown as TableForm[])
    .filter(({ systems }) => systems.includes(system))
    .sort((a, b) => a.seats - b.seats)
    .slice(0, MOST_TABLES)
    .map((form) => tableOf(form, system));
}

/** Whether the rules object to a table under one ruleset and not under another. */
export function objectionsDiffer(setup: GameSetup, a: GameRuleset, b: GameRuleset): boolean {
  const told = (ruleset: GameRuleset): string =>
    checkSetup(setup, ruleset)
      .map(({ reason, remedy }) => `${reason}; ${remedy}`)
      .join('; ');
  return told(a) !== told(b);
}

function tableOf(form: TableForm, system: System): SearchTable {
  const players = NAMES.slice(0, form.seats);
  const teams = teamsOf(form, players);
  const own = (card: string, player: string) => `${player}-${card.toLowerCase()}`;
  const objects: Record<'id' | 'card' | 'owner' | 'zone', string>[] = players.flatMap((owner) => [
    { id: own('Bear', owner), card: 'Bear', owner, zone: 'battlefield' },
    { id: own('Card', owner), card: 'Card', owner, zone: 'hand' },
  ]);
  const named = new Set(objects.map(({ id }) => id));
  for (const [card, seat, zone, mark] of form.also as [string, number, string, string?][]) {
    const owner = players[seat] as string;
    const id = named.has(own(card, owner)) ? `${own(card, owner)}-2` : own(card, owner);
    named.add(id);
    objects.push({ id, card, owner, zone, ...(mark === undefined ? {} : { state: { [mark]: 'yes' } }) });
  }
  const used = new Set(objects.map(({ card }) => card));
  const state = form.opening
    ? { startingPlayer: players[0], library: 20 }
    : {
        turn: players[0],
        step: form.step,
        library: 20,
        ...(form.first ? { first: true } : {}),
        ...(form.mana === undefined ? {} : { mana: manaOf(form.mana, players) }),
        ...(form.markers === undefined ? {} : seatedMarkers(form.markers, form.waiting ?? [], players)),
      };
  const written = {
    id: 'table',
    system,
    cards: data.cards.filter(({ name }) => used.has(name)),
    setup: {
      players,
      ...(teams === null ? {} : { teams }),
      options: form.options,
      ...(form.life === undefined ? {} : { life: form.life }),
      objects,
      state,
    },
    steps: [],
    checks: ['gameOver()==False'],
  };
  const scenario = loadScenarios(JSON.stringify([written]), 'table')[0] as Scenario;
  const roles = rolesOf(players, teams);
  const fill = (text: string): string =>
    text.replace(/\$(me|mate|foe|far)/g, (_, role: keyof typeof roles) => roles[role]);
  const present = new Set(objects.map(({ id }) => id));
  const exercises = (data.exercises as unknown as Exercise[])
    .filter(({ systems, name }) =>
      form.only === undefined ? systems.includes(system) && !form.quiet : form.only.includes(name),
    )
    .map(({ systems: _, ...exercise }) => JSON.parse(fill(JSON.stringify(exercise))) as Exercise)
    .filter(({ effects, source }) => namesIn([effects, source ?? []]).every((id) => present.has(id)));
  return {
    written,
    scenario,
    setup: gameSetup(scenario),
    players,
    quiet: form.quiet === true,
    exercises: exercises as never,
  };
}

function manaOf(mana: readonly number[], players: readonly string[]): Record<string, number> {
  return Object.fromEntries(mana.map((amount, seat) => [players[seat] as string, amount]));
}

function seatedMarkers(
  markers: Record<string, number>,
  waiting: readonly number[],
  players: readonly string[],
): { markers: Record<string, string>; waiting: string[] } {
  const holders = Object.entries(markers).map(([number, seat]) => [number, players[seat] as string]);
  return { markers: Object.fromEntries(holders), waiting: waiting.map((seat) => players[seat] as string) };
}

/** The objects that effects name. */
function namesIn(value: unknown): string[] {
  if (typeof value === 'string') return /^[A-Z][a-z]+-[a-z]/.test(value) ? [value] : [];
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(namesIn) : [];
}

function teamsOf(form: TableForm, players: readonly string[]): Record<string, string[]> | null {
  const count = form.teams;
  if (count === undefined) return null;
  const size = players.length / count;
  const of = (at: number): number => (form.alternating ? at % count : Math.floor(at / size));
  return Object.fromEntries(
    Array.from({ length: count }, (_, team) => [
      String.fromCharCode(65 + team),
      players.filter((_player, at) => of(at) === team),
    ]),
  );
}

function rolesOf(players: readonly string[], teams: Record<string, string[]> | null) {
  const me = players[0] as string;
  const side = Object.values(teams ?? {}).find((members) => members.includes(me)) ?? [me];
  const others = players.filter((player) => !side.includes(player));
  const mate = side.find((player) => player !== me) ?? (players.at(-1) as string);
  const foe = others[0] ?? mate;
  return { me, mate, foe, far: players[3] ?? others.at(-1) ?? foe };
}
