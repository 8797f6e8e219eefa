import type { Value } from '../rulesets/types.js';
import { unlike } from '../rulesets/unlike.js';
import { PARAMETERS, type ParameterDefinition, type System } from '../rulesets/vocabulary/index.js';
import type { GameRuleset, Parameter } from './rules.js';
import type { SettledOptions } from './state.js';
import { variantNamed } from './variants/index.js';

/** Something in the rules by which a game cannot be trusted: play stops at it, or passes it over when told to. */
export interface Doubt {
  /** The parameter that has no value, or one that the game cannot play; absent for a sentence that nobody understands. */
  parameter?: Parameter;
  /** Numbers of the rules concerned, in the edition played. */
  rules: readonly string[];
  sentence?: string;
  /** The whole of it for people. */
  message: string;
}

/** The listed values of a parameter that the game can play. */
const playedValues = ({ values }: ParameterDefinition): readonly Value[] =>
  values.filter(({ played }) => played !== false).map(({ value }) => value);

/** Whether the game can play a value that the words have: of a parameter that it requires, only those listed as played. */
export const isPlayed = (definition: ParameterDefinition, value: Value): boolean =>
  definition.use !== 'requires' || playedValues(definition).includes(value);

/** A variant that shares its system with others, by the second word of the names of its parameters. */
type SharedVariant = 'planechase' | 'commander';

/** The variants of a system of several that a game goes by. */
function sharedVariantsOf({ planechase }: SettledOptions, commanders: boolean): SharedVariant[] {
  return [...(planechase ? ['planechase' as const] : []), ...(commanders ? ['commander' as const] : [])];
}

/**
 * The systems whose rules a game with these options goes by.
 * @param commanders whether a card leads a deck
 */
function systemsOf(options: SettledOptions, commanders = false): System[] {
  const variant = variantNamed(options.variant);
  const used: (System | false)[] = [
    'general',
    'leaving',
    'attackMultiplePlayers',
    options.range !== null && 'rangeOfInfluence',
    (options.attackLeft || options.attackRight) && 'attackLeftRight',
    options.deployCreatures && 'deployCreatures',
    options.sharedTeamTurns && 'sharedTeamTurns',
    sharedVariantsOf(options, commanders).length > 0 && 'casualVariants',
    variant === null ? false : variant.system,
  ];
  return used.filter((system) => system !== false);
}

/**
 * Looks over all that a game with these options goes by: parameters without a value, values that the game knows no way to
 * play, and sentences of the sections in use that nobody understands.
 *
 * @param commanders whether a card leads a deck
 */
export function doubtsOf(given: GameRuleset, options: SettledOptions, commanders = false): readonly Doubt[] {
  const ruleset = given.behind ?? given;
  const systems = systemsOf(options, commanders);
  const variants = sharedVariantsOf(options, commanders);
  let known = looked.get(ruleset);
  if (known === undefined) {
    known = new Map();
    looked.set(ruleset, known);
  }
  const key = [...systems, ...variants].join();
  let doubts = known.get(key);
  if (doubts === undefined) {
    doubts = lookOver(ruleset, systems, variants);
    known.set(key, doubts);
  }
  return doubts;
}

/** What was found in rulesets, which do not change, by the systems that were looked over. */
const looked = new WeakMap<GameRuleset, Map<string, readonly Doubt[]>>();

/** What the words have to state comes before what silence settles: a doubt about silence often follows from a sentence that is missing. */
const STATED_FIRST = [...PARAMETERS].sort(
  (a, b) => Number(a.silent !== undefined) - Number(b.silent !== undefined),
);

function lookOver(
  ruleset: GameRuleset,
  systems: readonly System[],
  variants: readonly SharedVariant[],
): Doubt[] {
  const found: Doubt[] = [];
  // A sentence may be asked for by several parameters: the one that understands it but for some roles tells most of it.
  const nearly: Doubt[] = [];
  // What another variant of the same system says is nothing to this game.
  const concerns = (system: string, variant: string | undefined): boolean =>
    systems.includes(system as System) &&
    (system !== 'casualVariants' ||
      variant === undefined ||
      (variants as readonly string[]).includes(variant));
  for (const definition of STATED_FIRST) {
    const { key, system, use } = definition;
    if (!concerns(system, key.split('.')[1])) continue;
    const entry = ruleset.entry(key);
    // What only informs is nothing to a game, unless the rules now say something else of it that nobody understands.
    const changed = entry !== undefined && entry.value === undefined;
    if (use === 'informs' && !changed) continue;
    const { rules = [], sentence } = entry ?? {};
    const told = { parameter: key, rules, ...(sentence === undefined ? {} : { sentence }) };
    const where = rules.length > 0 ? ` (rule ${rules.join(', ')})` : '';
    const words = sentence === undefined ? '' : `: "${sentence.trim()}"`;
    if (entry?.value === undefined) {
      const difference = entry && unlike(entry);
      const how = difference === undefined ? '' : `; it is ${difference}`;
      const need = use === 'informs' ? 'which may matter in this game' : 'which this game needs';
      const message = `the ruleset does not understand ${key}, ${need}${where}${words}${how}`;
      (difference === undefined ? found : nearly).push({ ...told, message });
      continue;
    }
    if (isPlayed(definition, entry.value)) continue;
    const known = playedValues(definition);
    const said = entry.words === undefined ? words : `: "${entry.words.trim()}"`;
    const message = `the game knows no way to play ${JSON.stringify(entry.value)} for ${key}${where}${said}; it can play ${known.map((value) => JSON.stringify(value)).join(' or ')}`;
    found.push({ ...told, message });
  }
  for (const { parameter, readings, unsettled } of ruleset.conflicts ?? []) {
    const [system = '', variant] = parameter.split('.');
    if (unsettled !== true || !concerns(system, variant)) continue;
    const places = readings.map(({ value, of, rule, words }) => {
      const quoted = words === undefined ? '' : `: "${words.trim()}"`;
      const matter = of === undefined ? '' : ` of ${of}`;
      return `${/^\d/.test(rule) ? `rule ${rule}` : rule || 'a rule without a number'} says ${JSON.stringify(value)}${matter}${quoted}`;
    });
    const message = `two places state ${parameter} differently: ${places.join('; ')}`;
    found.push({ parameter: parameter as Parameter, rules: readings.map(({ rule }) => rule), message });
  }
  for (const { rule, sentence, systems: of, variant } of ruleset.strange ?? []) {
    if (of?.some((system) => concerns(system, variant)) !== true) continue;
    const place = rule === '' ? 'a rule without a number' : `rule ${rule}`;
    const message = `nobody understands a sentence of ${place}, by which this game goes: "${sentence.trim()}"`;
    found.push({ rules: rule === '' ? [] : [rule], sentence, message });
  }
  return [...nearly, ...found];
}
