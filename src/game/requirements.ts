import { unlike } from '../rulesets/unlike.js';
import { PARAMETERS, type System, type ValueOf } from '../rulesets/vocabulary/index.js';
import type { GameRuleset, Parameter } from './rules.js';
import type { SettledOptions } from './state.js';
import { variantNamed } from './variants/index.js';

type Table = { readonly [P in Parameter]?: readonly ValueOf<P>[] };

/** A statement that the game is built on: made, or not spoken of. */
const MADE = ['notSpecified', true] as const;

/**
 * What the game needs the rules to say because it knows no other way to play: by system, each parameter with the values that
 * come down to that one way. A table with any other value is not set up.
 */
export const REQUIREMENTS = {
  general: {
    'general.apnapExtension': [true],
    'general.drawOrder': ['notSpecified', 'activePlayerThenTurnOrder'],
    'general.winning.teamCondition': [
      'otherTeamsLost',
      'otherTeamsLostAndMemberRemains',
      'otherTeamsLeftAndMemberRemains',
    ],
    'general.losing.teamCondition': ['allMembersLost'],
    'general.losing.lossByLeaving': [true, false],
    'general.losing.concession': ['loses', 'leavesAndLoses'],
    'general.gameDraw.teamCondition': ['allRemainingTeamsLoseSimultaneously'],
    'general.gameDraw.mandatoryLoop': ['everyone', 'everyoneOrInvolvedWithLimitedRange'],
    'general.activePlayerWhileStarting': ['notSpecified', 'startingPlayer'],
    'general.teamSkipsFirstDraw': MADE,
    'general.allPass': MADE,
    'general.priorityAfterResolving': MADE,
    'general.activePlayerAttacks': MADE,
    'general.attackersDeclared': MADE,
    'general.blockersDeclared': MADE,
    'general.losersLeave': MADE,
  },
  rangeOfInfluence: {
    'rangeOfInfluence.restartExemption': ['noRestartEffectsExist', true],
    'rangeOfInfluence.distanceUnit': ['playerSeats'],
    'rangeOfInfluence.objectInRange': ['controllerInRange', 'controllerOrBattleProtectorInRange'],
    'rangeOfInfluence.noOpponentInRange': ['cannotAttack'],
    'rangeOfInfluence.objectOrPlayerChoice': ['withinChoosersRange'],
    'rangeOfInfluence.optionChoice': ['allowed'],
    'rangeOfInfluence.triggerCondition': ['eventEntirelyInSourceControllersRange'],
    'rangeOfInfluence.effectsOutOfRange': ['doNothing'],
    'rangeOfInfluence.informationSource': ['onlyWithinControllersRange'],
    'rangeOfInfluence.replacementOutOfRange': ['thatPortionDoesNothing'],
    'rangeOfInfluence.playersWithin': MADE,
    'rangeOfInfluence.objectsWithin': MADE,
    'rangeOfInfluence.mayDiffer': MADE,
    'rangeOfInfluence.stateBeforeOrAfterMove': MADE,
    'rangeOfInfluence.illegalAura': MADE,
    'rangeOfInfluence.illegalEquipment': MADE,
    'rangeOfInfluence.attachmentCheck': MADE,
    'rangeOfInfluence.othersUnaffected': MADE,
    'rangeOfInfluence.unseenOutside': MADE,
    'rangeOfInfluence.replacingEvents': MADE,
    'rangeOfInfluence.impossibleInstructions': MADE,
    'rangeOfInfluence.preventionSources': MADE,
    'rangeOfInfluence.othersPlayOn': MADE,
    'rangeOfInfluence.restartInvolvesAll': MADE,
    'rangeOfInfluence.exemptAbilities': MADE,
  },
  leaving: {
    'leaving.ownedObjects': ['leaveTheGame'],
    'leaving.timing': ['immediatelyNotStateBased'],
    'leaving.priorityPassing': ['notSpecified', true],
    'leaving.controlChangeToDepartedPlayer': ['controlUnchanged'],
    'leaving.tokenUnderDepartedPlayer': ['notCreated'],
    'leaving.objectEnteringUnderDepartedPlayer': ['notSpecified', 'staysInCurrentZone'],
    'leaving.playerControlByDepartedPlayer': ['notSpecified', 'notControlled'],
    'leaving.objectOwnedByDepartedPlayer': ['leavesGameInsteadOfEnteringZone', 'notCreated'],
    'leaving.triggeredAbilityOfDepartedPlayer': ['leavesGameInsteadOfGoingOnStack', 'notPutOnStack'],
    'leaving.pastActionVisibility': ['notSpecified', true],
    'leaving.futureTurn': ['notSpecified', 'turnDoesNotBegin'],
    'leaving.auraOnDepartedPlayer': ['notSpecified', 'toOwnersGraveyard'],
    'leaving.damageRedirectionWithDepartedPlayer': ['notSpecified', 'doesNothing'],
    'leaving.gameContinues': MADE,
    'leaving.exiledAsControlEnds': MADE,
    'leaving.durationsRunOn': MADE,
  },
  attackMultiplePlayers: {
    'attackMultiplePlayers.ambiguousDefendingPlayer': ['controllerOfAbility', 'controllerOfSpellOrAbility'],
    'attackMultiplePlayers.withoutOption.defendingPlayerChoice': [
      'asCombatPhaseStarts',
      'turnBasedActionInBeginningOfCombat',
    ],
    'attackMultiplePlayers.orderedBlockingCondition': [
      'severalAttackedPlayers',
      'severalPlayersOrPlaneswalkerControllers',
      'severalPlayersControllersOrProtectors',
    ],
    'attackMultiplePlayers.restrictionEvaluation': ['playerSpecificSeparatelyOthersAsWhole'],
    'attackMultiplePlayers.onePlayerAllowed': MADE,
    'attackMultiplePlayers.noOpponentChosen': MADE,
    'attackMultiplePlayers.oneDefendingPlayerMeant': MADE,
    'attackMultiplePlayers.meantForEachAttacker': MADE,
    'attackMultiplePlayers.ownBlockers': MADE,
    'attackMultiplePlayers.othersIgnoredInBlocks': MADE,
    'attackMultiplePlayers.damageAsUsual': MADE,
  },
  attackLeftRight: {},
  deployCreatures: {
    'deployCreatures.timing': ['asSorcery'],
  },
  sharedTeamTurns: {
    'sharedTeamTurns.startingTeamDetermination': ['notSpecified', 'normalFirstTurnMethodsAppliedToTeams'],
    'sharedTeamTurns.openingHandActions.chapterRule': [
      'notSpecified',
      'startingTeamFirstOntoBattlefieldOnly',
    ],
    'sharedTeamTurns.openingHandActions.coreRule': [
      'notSpecified',
      'startingTeamFirstOntoBattlefieldOnly',
      'startingTeamFirstAnyAction',
    ],
    'sharedTeamTurns.hiddenTeammateMulligan': ['notSpecified', true],
    'sharedTeamTurns.defendingTeam.coreRule': [
      'notSpecified',
      'twoHeadedGiantOnly',
      'allSharedTeamTurnsGames',
    ],
    'sharedTeamTurns.stepEndCondition': ['bothTeamsPass', 'allTeamsPass'],
    'sharedTeamTurns.simultaneousTriggers': [
      'notSpecified',
      'activeTeamThenNonactiveTeam',
      'activeTeamThenNonactiveTeamsInTurnOrder',
    ],
    'sharedTeamTurns.apnapOrder': [
      'byTeam',
      'byTeamMembersInAnyOrder',
      'byTeamsInTurnOrderMembersInAnyOrder',
    ],
    'sharedTeamTurns.extraAndSkippedTurnsForTeam': [true],
    'sharedTeamTurns.activePlayerReference': ['notSpecified', 'oneChosenByControllerOnApplication'],
    'sharedTeamTurns.attackingPlayerReference': [
      'notSpecified',
      'controllerOfThatAttackingCreature',
      'controllerOfAttackerBeingBlocked',
    ],
    'sharedTeamTurns.actionPermission': ['whenTeamHasPriority'],
    'sharedTeamTurns.nonactiveTeams': ['theOtherTeam', 'eachOtherTeam'],
    'sharedTeamTurns.combatDamageAnnouncement': ['activeTeamThenDefendingTeam'],
    'sharedTeamTurns.startingTeamNamed': MADE,
    'sharedTeamTurns.otherTeamsDoTheSame': MADE,
    'sharedTeamTurns.mulliganAfterTeammateKeeps': MADE,
    'sharedTeamTurns.activeTeam': MADE,
    'sharedTeamTurns.emptyStackEndsStep': MADE,
    'sharedTeamTurns.actionsAtOnce': MADE,
    'sharedTeamTurns.attackAsGroup': MADE,
    'sharedTeamTurns.oneAttackingPlayerMeant': MADE,
    'sharedTeamTurns.meantForEachBlocker': MADE,
    'sharedTeamTurns.attackingPlayerChosenBy': MADE,
    'sharedTeamTurns.defendingPlayerChosenBy': MADE,
    'sharedTeamTurns.attackerOrderAnnounced': MADE,
    'sharedTeamTurns.attackingPlayers': MADE,
    'sharedTeamTurns.defendingPlayers': MADE,
    'sharedTeamTurns.combinedAttack': MADE,
    'sharedTeamTurns.combinedBlock': MADE,
    'sharedTeamTurns.meantForEachAttacker': MADE,
    'sharedTeamTurns.dissatisfiedPlayerMulligans': MADE,
    'sharedTeamTurns.keptHand': MADE,
    'sharedTeamTurns.otherTeamMulligansNext': MADE,
    'sharedTeamTurns.eachMemberMulligans': MADE,
  },
  freeForAll: {
    'freeForAll.individuals': MADE,
  },
  grandMelee: {
    'grandMelee.designatedMarkerRemoval': ['notSpecified', 'afterTurnOrImmediatelyExcessToRight'],
    'grandMelee.rangeAfterDepartures': ['notSpecified', 'whenNextTurnBegins'],
    'grandMelee.turnsAtOnce': MADE,
    'grandMelee.markersShowTurns': MADE,
    'grandMelee.markerIsTurn': MADE,
    'grandMelee.firstMarker': MADE,
    'grandMelee.markersNumbered': MADE,
    'grandMelee.waitingForMarker': MADE,
    'grandMelee.newSpellOnSameStack': MADE,
  },
  teamVsTeam: {
    'teamVsTeam.teamSizes': MADE,
    'teamVsTeam.sittingTogether': MADE,
    'teamVsTeam.seatOrder': MADE,
    'teamVsTeam.othersCardsUntouched': MADE,
  },
  emperor: {
    'emperor.sittingTogether': MADE,
    'emperor.seatOrder': MADE,
    'emperor.othersCardsUntouched': MADE,
    'emperor.generals': MADE,
  },
  twoHeadedGiant: {
    'twoHeadedGiant.winAndLossUnit': ['team'],
    'twoHeadedGiant.winAndLossProhibition': ['effectsThatWouldPrevent', 'effectsSayingCannot'],
    'twoHeadedGiant.concession': ['teamLoses', 'teamLeavesImmediatelyAndLoses'],
    'twoHeadedGiant.damageAndLifeUnit': ['individualThenAppliedToTeam'],
    'twoHeadedGiant.lifeTotalSetting.eachMemberAccounting': [
      'notSpecified',
      'perMemberFromHalfValue',
      'onlyChosenMember',
    ],
    'twoHeadedGiant.lifeTotalExchangeWithTeammate': ['notSpecified', 'doesNotHappen'],
    'twoHeadedGiant.sittingTogether': MADE,
    'twoHeadedGiant.seatOrder': MADE,
    'twoHeadedGiant.othersCardsUntouched': MADE,
    'twoHeadedGiant.sameForAttackingPlayer': MADE,
    'twoHeadedGiant.definingAbility': MADE,
    'twoHeadedGiant.lossCheck': MADE,
    'twoHeadedGiant.payingNoLife': MADE,
    'twoHeadedGiant.impossibleExchange': MADE,
    'twoHeadedGiant.poisonPerPlayer': MADE,
  },
  alternatingTeams: {
    'alternatingTeams.attackTargets': ['adjacentOpponent', 'adjacentOpponentPlaneswalkerOrBattle'],
    'alternatingTeams.seating': ['noAdjacentTeammatesEvenlySpaced'],
    'alternatingTeams.othersCardsUntouched': MADE,
  },
  casualVariants: {},
} as const satisfies Readonly<Record<string, Table>>;

type Tables = typeof REQUIREMENTS;

/** A parameter for whose values the game knows one way. */
export type Required = { [S in keyof Tables]: keyof Tables[S] }[keyof Tables] & Parameter;

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
  for (const { key, system, use } of STATED_FIRST) {
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
    const known = (REQUIREMENTS as Readonly<Record<string, Table>>)[system]?.[key] as
      | readonly unknown[]
      | undefined;
    if (known === undefined || known.includes(entry.value)) continue;
    const said = entry.words === undefined ? words : `: "${entry.words.trim()}"`;
    const message = `the game knows no way to play ${JSON.stringify(entry.value)} for ${key}${where}${said}; it can play ${known.map((value) => JSON.stringify(value)).join(' or ')}`;
    found.push({ ...told, message });
  }
  for (const { parameter, readings, unsettled } of ruleset.conflicts ?? []) {
    const [system = '', variant] = parameter.split('.');
    if (unsettled !== true || !concerns(system, variant)) continue;
    const places = readings.map(({ value, rule, words }) => {
      const quoted = words === undefined ? '' : `: "${words.trim()}"`;
      return `${/^\d/.test(rule) ? `rule ${rule}` : rule || 'a rule without a number'} says ${JSON.stringify(value)}${quoted}`;
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
