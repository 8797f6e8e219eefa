import type { GameSetup } from '../api.js';
import type { CardDefinition } from '../cards/types.js';
import { copyPlain, isSamePlain } from '../plain.js';
import type { Recorded, Rules } from '../rules.js';
import { settleOptions } from '../variants/presets.js';
import { objections, type Problem } from './check.js';
import type { SettledOptions } from './settled.js';

/** What follows from a set-up and the rules before any card is looked at. Games of the same table share it, so it never changes. */
export interface Settlement {
  /** The players, teams and options of the set-up as text. */
  table: string;
  options: Recorded<SettledOptions>;
  /** What the rules object to, once that has been asked. */
  problems: Recorded<Problem[]> | null;
}

const settlements = new WeakMap<Rules, Map<string, Settlement>>();
/** More tables than these are settled anew. */
const MOST_TABLES = 50;

/** What a set-up comes to, worked out once for each table that games are played at. */
export function settlementOf(setup: GameSetup, rules: Rules): Settlement {
  const { players, teams, options, start } = setup;
  const commanders = setup.objects?.some(({ commander }) => commander === true) === true;
  const table = JSON.stringify([players, teams, options, start, commanders]);
  let known = settlements.get(rules);
  if (known === undefined) {
    known = new Map();
    settlements.set(rules, known);
  }
  let found = known.get(table);
  if (found === undefined) {
    found = { table, options: rules.record(() => settleOptions(setup, rules)), problems: null };
    if (known.size >= MOST_TABLES) known.clear();
    // Numbers that are none are written as if they were absent.
    if (!table.includes('null')) known.set(table, found);
  }
  return found;
}

/** What the rules object to in a set-up. */
export function problemsOf(setup: GameSetup, rules: Rules, settlement: Settlement): Problem[] {
  settlement.problems ??= rules.record(() =>
    objections(setup, rules, setup.options?.variants === undefined ? settlement.options.value : null),
  );
  return rules.recall(settlement.problems);
}

/** Copies of lists of cards that games have been given, with the text that tells whether the lists are still the same. */
const kept = new WeakMap<readonly CardDefinition[], { text: string; copies: Map<string, CardDefinition> }>();
const NONE: readonly CardDefinition[] = [];

/** Copies of cards by name, which nobody else can change. Games that are given the same cards share them, and what is worked out from them. */
export function cardsByName(cards: readonly CardDefinition[] = NONE): Map<string, CardDefinition> {
  const known = kept.get(cards);
  const text = JSON.stringify(cards);
  if (known?.text === text) return known.copies;
  const copies = new Map<string, CardDefinition>();
  for (const card of cards) copies.set(card.name, keptCard(card));
  // Numbers that are none are written as if they were absent.
  if (!text.includes('null')) kept.set(cards, { text, copies });
  return copies;
}

/** Copies of single cards, for sets of cards that have some in common. */
const single = new WeakMap<CardDefinition, CardDefinition>();

function keptCard(card: CardDefinition): CardDefinition {
  let copy = single.get(card);
  if (copy === undefined || !isSamePlain(card, copy)) {
    copy = copyPlain(card);
    single.set(card, copy);
  }
  return copy;
}
