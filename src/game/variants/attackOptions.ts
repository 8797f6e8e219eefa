import type { GameOptions } from '../api.js';
import type { Rules } from '../rules.js';
import type { SettledOptions } from '../state.js';
import { listed, type Table } from './variant.js';

/** The parameters in which a variant says which ways to attack it uses. */
type AttackParameter =
  | 'freeForAll.attackOption'
  | 'grandMelee.attackOption'
  | 'teamVsTeam.attackOption'
  | 'emperor.attackOption'
  | 'alternatingTeams.attackOption';

type Choice = 'attackLeft' | 'attackRight' | 'attackMultiplePlayers';

const CHOICES: readonly Choice[] = ['attackMultiplePlayers', 'attackLeft', 'attackRight'];
const NONE: readonly Choice[] = [];
const LEFT: readonly Choice[] = ['attackLeft'];
const RIGHT: readonly Choice[] = ['attackRight'];
const MULTIPLE: readonly Choice[] = ['attackMultiplePlayers'];
const ONE = [MULTIPLE, LEFT, RIGHT];
const SEVERAL: readonly Choice[][] = [
  ['attackLeft', 'attackRight'],
  ['attackMultiplePlayers', 'attackLeft'],
  ['attackMultiplePlayers', 'attackRight'],
  ['attackMultiplePlayers', 'attackLeft', 'attackRight'],
];

/** What the rules can say of the ways to attack, with the choices that go with it; the first is made where nobody chooses. */
const ALLOWED = {
  noVariant: [MULTIPLE],
  unused: [NONE],
  notListed: [NONE],
  notSpecified: [NONE, ...ONE, ...SEVERAL],
  anyAttackOptions: [NONE, ...ONE, ...SEVERAL],
  atMostOneAttackOption: [NONE, ...ONE],
  exactlyOneAttackOption: ONE,
  atLeastOneAttackOption: [...ONE, ...SEVERAL],
  attackLeftOrRight: [LEFT, RIGHT],
  attackLeftAndRight: [['attackLeft', 'attackRight']],
  attackLeft: [LEFT],
  attackRight: [RIGHT],
  attackMultiplePlayers: [MULTIPLE],
  attackLeftIfChosen: [NONE, LEFT],
  attackRightIfChosen: [NONE, RIGHT],
  attackMultiplePlayersIfChosen: [NONE, MULTIPLE],
} as const satisfies Readonly<Record<string, readonly (readonly Choice[])[]>>;

/** The options that are on because the rules leave no choice. */
export function presetAttack(rules: Rules, parameter: AttackParameter): GameOptions {
  const allowed = ALLOWED[rules.ask(parameter)];
  const [only] = allowed;
  return allowed.length > 1 || only === undefined
    ? {}
    : Object.fromEntries(only.map((choice) => [choice, true]));
}

/** Objects to a table at which other ways to attack are on than its variant uses. */
export function checkAttack({ options, rules, object }: Table, parameter: AttackParameter): void {
  const allowed: readonly (readonly Choice[])[] = ALLOWED[rules.ask(parameter)];
  const on = attackOptions(options);
  if (allowed.some((choices) => same(choices, on))) return;
  const reason = `${on.length === 0 ? 'no attack option is' : `${listed(on, 'and')} ${on.length === 1 ? 'is' : 'are'}`} on`;
  const none = allowed.every((choices) => choices.length === 0);
  const remedy = none
    ? `turn ${on.length === 1 ? 'it' : 'them'} off`
    : `turn on ${listed(allowed.map(combination), 'or')}`;
  object(reason, remedy, parameter);
}

/** The options that say who is attacked, as far as they are on. */
export function attackOptions(options: SettledOptions): Choice[] {
  return CHOICES.filter((choice) => options[choice]);
}

function combination(choices: readonly Choice[]): string {
  if (choices.length === 0) return 'none of them';
  return choices.length === 1 ? `${choices[0]} alone` : `${listed(choices, 'and')} together`;
}

function same(one: readonly Choice[], other: readonly Choice[]): boolean {
  return one.length === other.length && one.every((choice) => other.includes(choice));
}
