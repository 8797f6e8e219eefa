import type { Scope } from '../reading/scope.js';
import * as say from '../reading/wording.js';

/** What sentences say of options by name: they are used, they may be, they are not. The reader takes "the variant uses them" for the same. */
function usesOf(named: string, is: 'is' | 'are', variants: readonly string[]) {
  const said = (...predicates: readonly string[]): string[] =>
    ['', ...variants.map((name) => ` in ${name} games`)].flatMap((place) =>
      predicates.map((predicate) => `The ${named} ${predicate}${place}.`),
    );
  const seldom = [
    ...said('may be used', `${is} optional`, `usually ${is}n't used`),
    ...variants.map((name) => `The ${named} ${is} optional in the ${name} variant.`),
  ];
  return {
    used: said(`${is} used`, 'must be used', `${is} always used`),
    chosen: [...seldom, ...said(`usually ${is} used`)],
    /** Not used unless somebody chooses it. */
    seldom,
    unused: [...said(`${is}n't used`), `Players don't use the ${named}.`],
  };
}

/**
 * Whether a variant uses an option, in the ways in which every variant may say so.
 *
 * @param option its name, such as `shared team turns`
 * @param variants what the variant is called
 */
export const optionUse = (option: string, ...variants: readonly string[]) =>
  usesOf(`${option} option`, 'is', variants);

const two = 'attack left and attack right options';

/**
 * Which of the three ways to attack a variant uses, in the ways in which every variant may say so.
 *
 * @param variants what the variant is called
 */
export function attackOptionUse(variants: readonly string[]) {
  const left = optionUse('attack left', ...variants);
  const right = optionUse('attack right', ...variants);
  const multiple = optionUse('attack multiple players', ...variants);
  const neighbours = usesOf(two, 'are', variants);
  const all = usesOf(say.options, 'are', variants);
  return [
    [[`Players must use exactly one of the ${say.options}.`], 'exactlyOneAttackOption'],
    [
      [
        `At least one of the ${say.options} must be used.`,
        `One or more of the ${say.options} must be used.`,
        `Players must use one or more of the ${say.options}.`,
      ],
      'atLeastOneAttackOption',
    ],
    [
      [
        `At most one of the ${say.options} may be used.`,
        `At most one of the ${say.options} must be used.`,
        `Exactly one of the ${say.options} may be used.`,
        `One of the ${say.options} may be used.`,
      ],
      'atMostOneAttackOption',
    ],
    [
      [
        `Any of the ${say.options} may be used.`,
        `One or more of the ${say.options} may be used.`,
        ...all.chosen,
      ],
      'anyAttackOptions',
    ],
    [
      [
        'Either the attack left option or the attack right option is used.',
        `Exactly one of the ${two} must be used.`,
      ],
      'attackLeftOrRight',
    ],
    [[`None of the ${say.options} is used.`, ...all.unused, ...multiple.unused], 'unused'],
    [neighbours.used, 'attackLeftAndRight'],
    [left.used, 'attackLeft'],
    [right.used, 'attackRight'],
    [multiple.used, 'attackMultiplePlayers'],
    [left.chosen, 'attackLeftIfChosen'],
    [right.chosen, 'attackRightIfChosen'],
    [multiple.chosen, 'attackMultiplePlayersIfChosen'],
  ] as const;
}

/** The same for a variant that lets the players choose one of the three. */
export function chosenAttackOption(variant: string, scope: Scope) {
  return {
    means: attackOptionUse([variant]),
    in: scope,
    loosely: true,
    about: ['attack left & attack right', 'attack ~ option'],
  } as const;
}

/**
 * That the members of a team share nothing, as every variant with teams says.
 *
 * @param names what the reader calls it
 */
export function unsharedResources(scope: Scope, ...names: readonly string[]) {
  return {
    in: scope,
    about: ['resource', 'mana'],
    means: [[names.map((name) => `A team's ${say.resources} are not shared in the ${name} variant.`), false]],
  } as const;
}

/** Whom or what a creature attacks: the player, or whoever has or protects what else it attacks. */
const attackedBy = (doing: string, battle?: string): readonly string[] => {
  const controller = `the controller of the planeswalker that creature ${doing}`;
  const player = `the player that creature ${doing}`;
  if (battle === undefined) return [`${player}, or ${controller}`];
  return [`${player}, ${controller}, or the protector of the battle that ${battle} ${doing}`];
};
const becoming = `it became an ${say.attacking} that combat`;
const asAttacker = `was attacking at the time ${becoming}`;
const beforeRemoval = 'was attacking before it was removed from combat';
/** A copy says of a battle that a player attacks it. */
const attackers = ['creature', 'player'];
const defenderMeant = (who: string): string => referred(say.attacking, say.defending, who);

/** Which defending player an ability of an attacking creature means, as both options for team and multiple attacks say. */
export const attackedPlayerMeant = [
  [attackedBy(asAttacker).map(defenderMeant), 'became'],
  [attackedBy('is attacking').map(defenderMeant), 'current'],
  [attackers.flatMap((who) => attackedBy('is attacking', who)).map(defenderMeant), 'protector'],
] as const;

/** Whom such an ability means once the creature attacks no longer. */
export function attackedPlayerBeforeRemoval(scope: Scope) {
  const whom = [undefined, ...attackers].flatMap((who) => attackedBy(beforeRemoval, who));
  return {
    in: scope,
    about: 'no longer attacking',
    means: [
      [
        whom.map(
          (who) =>
            `If that creature is no longer attacking, the ${say.defending} it's referring to is ${who}.`,
        ),
        true,
      ],
    ],
  } as const;
}

const endless = 'repeating a sequence of events with no way to stop';

/** That the game can't go on but by doing the same again, and for whom it is a draw then. */
export const drawnByLoop = (loop: string, whom = ''): string =>
  `If the game somehow enters ${loop} ${endless}, the game is a draw${whom}.`;

const mandatory = ['a "loop" of mandatory actions,', 'a loop of mandatory actions,'];
/** What a game gets into, with the marks of quotation or without. */
export const loops = ['a "loop"', 'a "loop,"', 'a loop,', ...mandatory];

/** For those who have something in the loop, and those who are within range of any or of all of them, or nobody else. */
export const drawnForInvolved = (of: 'any' | 'all' | 'none' = 'any'): readonly string[] =>
  mandatory.flatMap((loop) =>
    (of === 'none'
      ? ['', ', but not for any other player']
      : [` and for each player within the ${say.range} of ${of} of those players`]
    ).map((others) =>
      drawnByLoop(loop, ` for each player who controls an object involved in that loop${others}`),
    ),
  );

/** What a creature is made to attack instead: a player or planeswalker, or since there are battles one of three. */
export const reselected = ['player or planeswalker', 'player, planeswalker, or battle'].map(
  (what) => `the reselected ${what} must be`,
);

/** The chosen player, or what else of that player's can be attacked. */
const chosen = 'the chosen defending player';
const planeswalker = 'a planeswalker that player controls';
export const chosenOrTheirs = [
  `${chosen} or ${planeswalker}`,
  `${chosen}, ${planeswalker}, or a battle that player protects`,
];

/** That one of several opponents is chosen where not all of them defend. */
export const chosenAtFirst = say.byRole({
  who: 'the active player first chooses one of their opponents',
  if: 'if the game being played is a multiplayer game',
  where: "in which the active player's opponents",
  not: "don't all automatically become defending players",
});

/** What resolves when all have passed. */
export const topmost = (what: string): string => `the top ${what} on the stack`;

/** Which player an ability of a creature, or one that speaks of both, means. */
export function referred(creature: string, player: string, who: string): string {
  const [one, other] = [creature, player].map((noun) => `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`);
  return `If an ability of ${one} refers to ${other}, or a ${say.spell} refers to both ${one} and ${other}, then unless otherwise specified, the ${player} it's referring to is ${who}.`;
}

/** How durations that end with a departure are told of, where the word for it is the one for durations that would go on. */
export const expiringWithDeparture = ['will expire', 'expire'].map((expire) =>
  say.byRole({
    what: 'any continuous effects',
    which: 'with durations that last',
    until: "until that player's next turn",
    orElse: 'or until a specific point in that turn',
    expire: `${expire} as soon as that player leaves the game`,
    when: 'when a player leaves the game',
  }),
);
