// Written by scripts/make-vocabulary.mjs from parameters.json.

/** What each parameter can be. */
export interface Values {
  'general.chapterNumber': number | null;
  'general.multiplayerRulesLocation': 'pointerToWebsiteOnly' | 'chapterIncluded';
  'general.multiplayerThreshold': number;
  'general.maximumVariantsPerGame': number;
  'general.freeMulligan.chapterRule':
    | 'sevenCardsThenTwoFewer'
    | 'firstThreeMulligansNotCounted'
    | 'firstTwoMulligansNotCounted'
    | 'none'
    | 'sevenCards'
    | 'sameSizeAsBefore'
    | 'firstMulliganNotCounted'
    | number;
  'general.freeMulligan.coreRule':
    | 'sevenCardsThenTwoFewer'
    | 'firstThreeMulligansNotCounted'
    | 'firstTwoMulligansNotCounted'
    | 'none'
    | 'sevenCards'
    | 'sameSizeAsBefore'
    | 'firstMulliganNotCounted'
    | number;
  'general.mulliganProcess':
    | 'playerByPlayerOneFewer'
    | 'simultaneousRoundsOneFewer'
    | 'simultaneousRoundsOneFewerThenScry'
    | 'simultaneousRoundsDrawFullThenBottom';
  'general.startingPlayerDrawSkip': 'eachPlayer' | true | false;
  'general.firstDrawRuleInChapter': 'skipped' | false | true;
  'general.seatingOrder': 'notSpecified' | 'anyMutuallyAgreeableMethod';
  'general.tournamentRulesDocument': 'dciFloorRules' | 'tournamentRules';
  'general.turnOrderDirection':
    | 'counterclockwiseFromStartingPlayer'
    | 'notSpecified'
    | 'clockwiseFromStartingPlayer';
  'general.apnapExtension': true;
  'general.drawOrder': 'nonactivePlayersThenActivePlayer' | 'notSpecified' | 'activePlayerThenTurnOrder';
  'general.startingLife': number;
  'general.startingHandSize': number;
  'general.maximumHandSize': number;
  'general.cardsEachTurn': number;
  'general.losing.life': number;
  'general.lifelink': 'notSpecified' | 'triggers' | 'partOfDamage';
  'general.deathtouch': 'notSpecified' | 'triggers' | 'stateBasedAction';
  'general.losing.poison': number;
  'general.opposedCountersCancel': false | true;
  'general.allPass': 'notSpecified' | false | true;
  'general.priorityAfterResolving': 'notSpecified' | false | true;
  'general.activePlayerAttacks': 'notSpecified' | false | true;
  'general.attackersDeclared': 'notSpecified' | false | true;
  'general.blockersDeclared': 'notSpecified' | false | true;
  'general.losersLeave': 'notSpecified' | false | true;
  'general.winning.lastPlayerCondition':
    | 'opponentsLost'
    | 'opponentsLeft'
    | 'opponentsLeftOverridingPrevention';
  'general.winEffect.unlimitedRange': 'playerWins' | 'opponentsLoseInstead';
  'general.winEffect.coreRule':
    | 'playerWins'
    | 'opponentsInRangeLoseWithLimitedRange'
    | 'opponentsLoseInAllMultiplayerGames';
  'general.winning.teamCondition':
    | 'otherTeamsLost'
    | 'otherTeamsLostAndMemberRemains'
    | 'otherTeamsLeftAndMemberRemains';
  'general.winning.lostMemberInclusion': false | true;
  'general.losing.teamCondition': 'anyMemberLost' | 'allMembersLost';
  'general.gameDraw.teamCondition': 'allRemainingTeamsLoseSimultaneously';
  'general.gameDraw.teamDrawThroughMembers': false | true;
  'general.losing.lossByLeaving': true | false;
  'general.losing.concession': 'loses' | 'leavesAndLoses';
  'general.gameDraw.mandatoryLoop': 'everyone' | 'everyoneOrInvolvedWithLimitedRange';
  'general.losing.losesGameTriggers':
    | 'notSpecified'
    | 'lossOrLeavingForAnyReason'
    | 'lossOrLeavingExceptByDraw';
  'general.activePlayerWhileStarting': 'notSpecified' | 'startingPlayer';
  'general.yourTeamDefinition': false | true;
  'general.manaPool.emptiesAfter': 'nothing' | 'phase' | 'stepAndPhase';
  'general.manaPool.lifeLost': number | null;
  'general.manaPool.lifeLostUnderControl': true | false;
  'general.planeswalkers.damageForController': 'none' | 'noncombat';
  'general.siegeProtector': 'activePlayer' | 'notSpecified' | 'controller';
  'general.loops.firstChooser':
    | 'activePlayer'
    | 'lastInvolved'
    | 'firstPlayer'
    | 'activePlayerElseFirstInvolved'
    | 'proposerOfShortcut';
  'general.loops.fragmentedLoopBreaker':
    | 'activePlayerElseLastInvolvedInTurnOrder'
    | 'notSpecified'
    | 'activePlayer'
    | 'activePlayerElseFirstInvolvedInTurnOrder';
  'general.optionsBeforePlay': 'notSpecified' | false | true;
  'general.teamSkipsFirstDraw': 'notSpecified' | false | true;
  'rangeOfInfluence.gameDrawEffect':
    | 'controllerAndOpponentsInRangeDraw'
    | 'notSpecified'
    | 'controllerDraws'
    | 'controllerAndPlayersInRangeDraw';
  'rangeOfInfluence.mandatoryLoop':
    | 'involvedControllers'
    | 'involvedControllersAndPlayersInAllTheirRanges'
    | 'wholeGameDraw'
    | 'involvedControllersAndPlayersInTheirRange';
  'rangeOfInfluence.restartExemption': 'noRestartEffectsExist' | true;
  'rangeOfInfluence.winningCoverage': false | true;
  'rangeOfInfluence.distanceUnit': 'playerSeats';
  'rangeOfInfluence.determinationTime':
    | 'asEachPhaseBegins'
    | 'asTheGameBegins'
    | 'continuously'
    | 'asEachTurnBegins';
  'rangeOfInfluence.selfInclusion': false | true;
  'rangeOfInfluence.objectInRange':
    | 'controllerInRangeOrOwnProtection'
    | 'controllerInRange'
    | 'controllerOrBattleProtectorInRange';
  'rangeOfInfluence.attackTargets':
    | 'opponentsAnywhere'
    | 'opponents'
    | 'opponentsAndPlaneswalkers'
    | 'opponentsPlaneswalkersAndBattles';
  'rangeOfInfluence.noOpponentInRange': 'cannotAttack';
  'rangeOfInfluence.targetsOutOfRange': 'objectsIllegal' | 'playersIllegal' | 'legal' | 'illegal';
  'rangeOfInfluence.objectOrPlayerChoice': 'anywhere' | 'withinChoosersRange';
  'rangeOfInfluence.optionChoice': 'onlyWithinRange' | 'allowed';
  'rangeOfInfluence.noEligibleChooser':
    | 'controller'
    | 'closestAppropriatePlayerToRight'
    | 'closestAppropriatePlayerToLeft';
  'rangeOfInfluence.activationOutOfRange': true | false;
  'rangeOfInfluence.triggerCondition':
    | 'eventPartlyInSourceControllersRange'
    | 'eventEntirelyInSourceControllersRange';
  'rangeOfInfluence.auraRestriction': 'nothing' | 'objectOutOfRange' | 'objectOrPlayerOutOfRange';
  'rangeOfInfluence.attachmentRestriction': 'equipment' | 'equipmentAndFortification';
  'rangeOfInfluence.effectsOutOfRange': 'wholeEffectDoesNothing' | 'doNothing';
  'rangeOfInfluence.informationSource': 'wholeGame' | 'onlyWithinControllersRange';
  'rangeOfInfluence.informationPerspective':
    | 'commonToControllerAndAffectedPlayer'
    | 'effectControllersRangeOnly';
  'rangeOfInfluence.legendRule.scope': 'onlyOthersInControllersRange' | 'unaffectedByRange';
  'rangeOfInfluence.worldRule.scope':
    | 'onlyOthersOfItsController'
    | 'unaffectedByRange'
    | 'onlyOthersInControllersRange';
  'rangeOfInfluence.planeswalkerUniquenessRule.scope': 'notInSection' | 'onlyOthersInControllersRange';
  'rangeOfInfluence.legendRule.coreRule': 'acrossPlayersNoneKept' | 'perControllerOneKept';
  'rangeOfInfluence.planeswalkerUniquenessRule.coreRule':
    | 'noSuchRule'
    | 'acrossPlayersNoneKept'
    | 'perControllerOneKept';
  'rangeOfInfluence.replacementOutOfRange': 'thatPortionDoesNothing';
  'rangeOfInfluence.prevention.unspecifiedDamage':
    | 'sourceOrRecipientInRange'
    | 'notSpecified'
    | 'sourceAndRecipientInRange';
  'rangeOfInfluence.prevention.recipients': 'creaturesAndPlayers' | 'permanentsAndPlayers';
  'rangeOfInfluence.winEffect': 'allOpponentsLose' | 'playerWins' | 'opponentsInRangeLose';
  'rangeOfInfluence.planechaseExemption': 'none' | 'planes' | 'planesAndPhenomena';
  'rangeOfInfluence.reselectionWithinRange': false | 'notSpecified' | true;
  'rangeOfInfluence.standaloneOption': 'notSpecified' | false | true;
  'rangeOfInfluence.emperorUsesOption': 'notSpecified' | false | true;
  'rangeOfInfluence.playersWithin': 'notSpecified' | false | true;
  'rangeOfInfluence.objectsWithin': 'notSpecified' | false | true;
  'rangeOfInfluence.mayDiffer': 'notSpecified' | false | true;
  'rangeOfInfluence.stateBeforeOrAfterMove': 'notSpecified' | false | true;
  'rangeOfInfluence.illegalAura': 'exiled' | 'returnedToOwnersHand' | 'notSpecified' | false | true;
  'rangeOfInfluence.illegalEquipment': 'putIntoGraveyard' | 'notSpecified' | false | true;
  'rangeOfInfluence.attachmentCheck': 'notSpecified' | false | true;
  'rangeOfInfluence.othersUnaffected': 'notSpecified' | false | true;
  'rangeOfInfluence.unseenOutside': 'notSpecified' | false | true;
  'rangeOfInfluence.replacingEvents': 'notSpecified' | false | true;
  'rangeOfInfluence.impossibleInstructions': 'notSpecified' | false | true;
  'rangeOfInfluence.preventionSources': 'notSpecified' | false | true;
  'rangeOfInfluence.othersPlayOn': 'notSpecified' | false | true;
  'rangeOfInfluence.restartInvolvesAll': 'notSpecified' | false | true;
  'rangeOfInfluence.exemptAbilities': 'notSpecified' | false | true;
  'leaving.ownedObjects': 'leaveTheGame';
  'leaving.timing': 'immediatelyNotStateBased';
  'leaving.stackObjects': 'allSpellsAndAbilitiesCease' | 'nonCardObjectsCeaseAndCardsExiled';
  'leaving.stepOrder': 'stackObjectsBeforeControlEffects' | 'controlEffectsBeforeStackObjects';
  'leaving.endedControlEffects': 'overObjects' | 'overObjectsAndPlayers';
  'leaving.remainingControlledObjects':
    | 'shuffledIntoOwnersLibraries'
    | 'returnedToOwnersHands'
    | 'putIntoOwnersGraveyards'
    | 'leaveTheGame'
    | 'leaveToRemovedFromGameZone'
    | 'exiled';
  'leaving.priorityPassing': 'toActivePlayer' | 'toPreviousPlayer' | 'notSpecified' | true;
  'leaving.combatDamageOnStack': 'unaffected' | 'noDamageOnStack';
  'leaving.combatDamageToDepartedPlayer':
    | 'assignedToNextPlayer'
    | 'notSpecified'
    | 'notDealt'
    | 'notAssigned';
  'leaving.tokenOwner':
    | 'controllerOfCreatingSpellOrAbility'
    | 'playerUnderWhoseControlItEntered'
    | 'creatorOfToken';
  'leaving.controlChangeToDepartedPlayer': 'exiled' | 'controlUnchanged';
  'leaving.tokenUnderDepartedPlayer': 'createdUnderNextPlayer' | 'notCreated';
  'leaving.objectEnteringUnderDepartedPlayer': 'exiled' | 'graveyard' | 'notSpecified' | 'staysInCurrentZone';
  'leaving.playerControlByDepartedPlayer': 'nextPlayerInTurnOrder' | 'notSpecified' | 'notControlled';
  'leaving.objectOwnedByDepartedPlayer': 'leavesGameInsteadOfEnteringZone' | 'notCreated';
  'leaving.triggeredAbilityOfDepartedPlayer':
    | 'putOnStackUnderNextPlayer'
    | 'leavesGameInsteadOfGoingOnStack'
    | 'notPutOnStack';
  'leaving.expiredControlEffect':
    | 'ownerGainsControl'
    | 'graveyardIfEnteredUnderDepartedPlayer'
    | 'graveyardIfDefaultControllerDeparted'
    | 'handIfEnteredUnderDepartedPlayer'
    | 'handIfDefaultControllerDeparted'
    | 'notSpecified'
    | 'exiledIfEnteredUnderDepartedPlayer'
    | 'exiledIfDefaultControllerDeparted';
  'leaving.choiceByDepartedPlayer':
    | 'playerPickedByControllerOrController'
    | 'playerPickedByActivePlayerExceptForCosts'
    | 'objectController'
    | 'playerPickedByObjectOwner'
    | 'playerPickedByActivePlayer'
    | 'nextPlayerInTurnOrder'
    | 'playerPickedByObjectController'
    | 'playerPickedByControllerExceptForCosts';
  'leaving.costForDepartedPlayer':
    | 'nextPlayerPays'
    | 'controllerPays'
    | 'paid'
    | 'controllerMayPay'
    | 'notSpecified'
    | 'notPaid';
  'leaving.ruleChoiceByDepartedPlayer':
    | 'activePlayer'
    | 'previousPlayerInTurnOrder'
    | 'notSpecified'
    | 'nextPlayerInTurnOrder';
  'leaving.playerInformation': 'notSpecified' | 'currentElseLastKnown';
  'leaving.pastActionVisibility': false | 'notSpecified' | true;
  'leaving.turnInProgress':
    | 'turnEndsAtOnce'
    | 'previousPlayerGetsPriority'
    | 'notSpecified'
    | 'turnContinuesWithoutActivePlayer';
  'leaving.futureTurn': 'nextPlayerTakesIt' | 'notSpecified' | 'turnDoesNotBegin';
  'leaving.durationUntilNextTurn':
    | 'untilEndOfCurrentTurn'
    | 'untilDeparture'
    | 'untilEndOfGame'
    | 'notSpecified'
    | 'untilThatTurnWouldHaveBegun';
  'leaving.anteExemption': 'notSpecified' | true;
  'leaving.planarControllerSuccession':
    | 'randomRemainingPlayerBeforeDeparture'
    | 'activePlayerBeforeDeparture'
    | 'previousRemainingPlayerBeforeDeparture'
    | 'notSpecified'
    | 'nextRemainingPlayerBeforeDeparture';
  'leaving.monarchSuccession':
    | 'nextToLeft'
    | 'nobody'
    | 'activePlayerElseNobody'
    | 'nextInTurnOrder'
    | 'previousInTurnOrder'
    | 'activePlayerElsePrevious'
    | 'noMonarchRule'
    | 'activePlayerElseNextIfMonarchActive'
    | 'activePlayerElseNextIfLeavingOrAbsent'
    | 'activePlayerElseNextElseNobody'
    | 'activePlayerElseNextEligibleElseNobody';
  'leaving.initiativeSuccession':
    | 'nextToLeft'
    | 'nobody'
    | 'activePlayerElseNobody'
    | 'nextInTurnOrder'
    | 'previousInTurnOrder'
    | 'activePlayerElsePrevious'
    | 'noInitiativeRule'
    | 'activePlayerElseNext';
  'leaving.auraOnDepartedPlayer': 'notSpecified' | 'toOwnersGraveyard';
  'leaving.damageRedirectionWithDepartedPlayer': 'prevented' | 'notSpecified' | 'doesNothing';
  'leaving.gameContinues': 'notSpecified' | false | true;
  'leaving.exiledAsControlEnds': 'notSpecified' | false | true;
  'leaving.durationsRunOn': 'notSpecified' | false | true;
  'attackMultiplePlayers.defendingPlayers': 'neighbors' | 'allOpponents';
  'attackMultiplePlayers.attackTargets': 'player' | 'playerOrPlaneswalker' | 'playerPlaneswalkerOrBattle';
  'attackMultiplePlayers.defendingPlayerReference.chapterRule':
    | 'usuallyPlayerAttacked'
    | 'usuallyPlayerOrPlaneswalkerController'
    | 'usuallyPlayerOrControllerIncludingSpells'
    | 'asOfBecomingAttacker'
    | 'currentElseBeforeRemovalFromCombat'
    | 'currentElseBeforeRemovalWithProtectors';
  'attackMultiplePlayers.ambiguousDefendingPlayer':
    | 'atRandom'
    | 'activePlayer'
    | 'controllerOfAbility'
    | 'controllerOfSpellOrAbility';
  'attackMultiplePlayers.blockableAttackers':
    | 'anyAttackingCreature'
    | 'attackingThem'
    | 'attackingThemOrTheirPlaneswalkers'
    | 'attackingThemTheirPlaneswalkersOrBattles';
  'attackMultiplePlayers.blockDeclarationOrder':
    | 'chosenByAttackingPlayer'
    | 'reverseApnapOrder'
    | 'apnapOrder';
  'attackMultiplePlayers.damageAssignmentOrder': 'attackingPlayer' | false | true;
  'attackMultiplePlayers.combatDamageOrder': 'reverseApnapOrder' | 'apnapOrder';
  'attackMultiplePlayers.bandSplitting': true | false;
  'attackMultiplePlayers.withoutOption.defendingPlayerChoice':
    | 'asCombatPhaseStarts'
    | 'turnBasedActionInBeginningOfCombat';
  'attackMultiplePlayers.withoutOption.reselectedAttackTarget':
    | 'anyOpponentOrPlaneswalker'
    | 'notSpecified'
    | 'chosenPlayerOrPlaneswalker'
    | 'chosenPlayerPlaneswalkerOrBattle';
  'attackMultiplePlayers.orderedBlockingCondition':
    | 'severalAttackedPlayers'
    | 'severalPlayersOrPlaneswalkerControllers'
    | 'severalPlayersControllersOrProtectors';
  'attackMultiplePlayers.restrictionEvaluation': 'playerSpecificSeparatelyOthersAsWhole';
  'attackMultiplePlayers.defendingPlayerReference.coreRule': false | true;
  'attackMultiplePlayers.onePlayerAllowed': false | 'notSpecified' | true;
  'attackMultiplePlayers.noOpponentChosen': 'notSpecified' | false | true;
  'attackMultiplePlayers.oneDefendingPlayerMeant': 'notSpecified' | false | true;
  'attackMultiplePlayers.meantForEachAttacker': 'notSpecified' | false | true;
  'attackMultiplePlayers.ownBlockers': 'notSpecified' | false | true;
  'attackMultiplePlayers.othersIgnoredInBlocks': 'notSpecified' | false | true;
  'attackMultiplePlayers.damageAsUsual': 'notSpecified' | false | true;
  'attackLeftRight.attackTargets':
    | 'adjacentOpponentOnTheLeft'
    | 'adjacentOpponentOnTheRight'
    | 'adjacentOpponentOnTheOtherSide'
    | 'adjacentOpponent'
    | 'adjacentOpponentPlaneswalkerOrBattle';
  'attackLeftRight.left.seats': number;
  'attackLeftRight.left.nearestSeats': number;
  'attackLeftRight.right.seats': number;
  'attackLeftRight.right.nearestSeats': number;
  'attackLeftRight.distantNearestOpponent':
    | 'canAttackNearestToLeft'
    | 'canAttackNearestToRight'
    | 'canAttackNearest'
    | 'cannotAttack';
  'deployCreatures.ability':
    | 'tapTargetTeammateGainsControlUntilEndOfTurn'
    | 'tapTargetPlayerGainsControl'
    | 'tapTargetOpponentGainsControl'
    | 'tapTargetTeammateGainsControl'
    | number;
  'deployCreatures.timing':
    | 'duringOwnUpkeep'
    | 'duringOwnDrawStep'
    | 'duringOwnEndStep'
    | 'duringOwnTurn'
    | 'onceEachTurn'
    | 'asInstant'
    | 'asSorcery';
  'deployCreatures.variantAlwaysUsingOption': 'emperor';
  'sharedTeamTurns.standaloneOption': false | true;
  'sharedTeamTurns.variantsAlwaysUsingOption': 'twoHeadedGiant' | 'twoHeadedGiantAndArchenemy';
  'sharedTeamTurns.turnTaker': 'player' | 'team';
  'sharedTeamTurns.primaryPlayerSeat':
    | 'seatedOnTheLeft'
    | 'leftmostSeatFromTeamPerspective'
    | 'seatedOnTheRight'
    | 'rightmostSeatFromTeamPerspective';
  'sharedTeamTurns.secondaryPlayerDefinition': 'seatedOnTheRight' | true | false;
  'sharedTeamTurns.primaryPlayerAuthority':
    | 'whichMemberActsAtRandom'
    | 'anyDisagreedChoiceAtRandom'
    | 'whichMemberActsBySecondaryPlayer'
    | 'anyDisagreedChoiceBySecondaryPlayer'
    | 'whichMemberActsWhenBothWantTo'
    | 'anyDisagreedChoice';
  'sharedTeamTurns.startingTeamDetermination': 'notSpecified' | 'normalFirstTurnMethodsAppliedToTeams';
  'sharedTeamTurns.mulliganProcess':
    | 'roundsTakenOneAtATime'
    | 'individualMulligans'
    | 'teamByTeamMembersSimultaneous'
    | 'simultaneousRounds'
    | 'simultaneousRoundsThenScryByTeam'
    | 'simultaneousRoundsConsultingOnBottomCards';
  'sharedTeamTurns.openingHandActions.chapterRule':
    | 'oneCardEachStartingTeamFirst'
    | 'notSpecified'
    | 'startingTeamFirstOntoBattlefieldOnly';
  'sharedTeamTurns.openingHandActions.coreRule':
    | 'notSpecified'
    | 'startingTeamFirstOntoBattlefieldOnly'
    | 'startingTeamFirstAnyAction';
  'sharedTeamTurns.priorityHolder': 'player' | 'team';
  'sharedTeamTurns.stepEndCondition': 'bothTeamsPass' | 'allTeamsPass';
  'sharedTeamTurns.drawForEachMember': 'primaryPlayer' | 'notSpecified' | true | number;
  'sharedTeamTurns.landPlayForEachMember': 'primaryPlayer' | 'oneMember' | 'notSpecified' | true | number;
  'sharedTeamTurns.stepTriggerMultiplicity': 'once' | 'notSpecified' | 'oncePerApplicablePlayer';
  'sharedTeamTurns.simultaneousTriggers':
    | 'nonactiveTeamsThenActiveTeam'
    | 'notSpecified'
    | 'activeTeamThenNonactiveTeam'
    | 'activeTeamThenNonactiveTeamsInTurnOrder';
  'sharedTeamTurns.apnapOrder':
    | 'byTeamsInTurnOrderPrimaryPlayersFirst'
    | 'byTeamsInTurnOrderSecondaryPlayersFirst'
    | 'nonactiveTeamsThenActiveTeam'
    | 'byTeam'
    | 'byTeamMembersInAnyOrder'
    | 'byTeamsInTurnOrderMembersInAnyOrder';
  'sharedTeamTurns.drawOrder':
    | 'secondaryThenPrimaryActiveTeamFirst'
    | 'nonactiveTeamsThenActiveTeam'
    | 'notSpecified'
    | 'primaryThenSecondaryActiveTeamFirst'
    | 'activeTeamThenNonactiveTeams';
  'sharedTeamTurns.drawOrderOccasion': 'notSpecified' | 'effectInstructs' | 'anyInstructionToDraw';
  'sharedTeamTurns.extraAndSkippedTurnsForTeam': true;
  'sharedTeamTurns.duplicateExtraOrSkippedTurn': 'countsForEach' | 'notSpecified' | 'countsOnce';
  'sharedTeamTurns.controllingAnotherPlayer':
    | 'affectedPlayerOnlyByControllerOfEffect'
    | 'affectedPlayerOnly'
    | 'teamTurnByControllerOfEffect'
    | 'teamByControllerOfEffect'
    | 'teamByControllingPlayer';
  'sharedTeamTurns.activePlayerReference':
    | 'oneChosenByControllerOnStack'
    | 'primaryPlayerOfActiveTeam'
    | 'oneChosenByActiveTeam'
    | 'notSpecified'
    | 'oneChosenByControllerOnApplication';
  'sharedTeamTurns.dayNightCheck': 'noDayNightRule' | 'anyMemberOfPreviousActiveTeam';
  'sharedTeamTurns.ownCombatRules': false | true;
  'sharedTeamTurns.attackTargets': 'notSpecified' | 'playerOrPlaneswalker' | 'playerPlaneswalkerOrBattle';
  'sharedTeamTurns.blockableAttackers':
    | 'attackingThem'
    | 'attackingThemOrTheirPlaneswalkers'
    | 'attackingThemTheirPlaneswalkersOrBattles'
    | 'notSpecified'
    | 'attackingMembers'
    | 'attackingMembersOrPlaneswalkers'
    | 'attackingMembersPlaneswalkersOrBattles';
  'sharedTeamTurns.attackingPlayerReference':
    | 'notSpecified'
    | 'controllerOfThatAttackingCreature'
    | 'controllerOfAttackerBeingBlocked';
  'sharedTeamTurns.defendingPlayerReference':
    | 'notSpecified'
    | 'asOfBecomingAttacker'
    | 'currentElseBeforeRemovalFromCombat'
    | 'currentElseBeforeRemovalWithProtectors';
  'sharedTeamTurns.damageAssignmentOrder': false | true;
  'sharedTeamTurns.defendingTeam.coreRule': 'notSpecified' | 'twoHeadedGiantOnly' | 'allSharedTeamTurnsGames';
  'sharedTeamTurns.actionPermission': 'whenTeamHasPriority';
  'sharedTeamTurns.hiddenTeammateMulligan': 'notSpecified' | true;
  'sharedTeamTurns.nonactiveTeams': 'theOtherTeam' | 'eachOtherTeam';
  'sharedTeamTurns.adjacentSeatRequirement': false | 'notSpecified' | true;
  'sharedTeamTurns.combatDamageAnnouncement': 'defendingTeamThenActiveTeam' | 'activeTeamThenDefendingTeam';
  'sharedTeamTurns.startingTeamNamed': 'notSpecified' | false | true;
  'sharedTeamTurns.otherTeamsDoTheSame': 'notSpecified' | false | true;
  'sharedTeamTurns.consulting': 'notSpecified' | false | true;
  'sharedTeamTurns.mulliganAfterTeammateKeeps': 'notSpecified' | false | true;
  'sharedTeamTurns.activeTeam': 'notSpecified' | false | true;
  'sharedTeamTurns.teamPasses': 'notSpecified' | 'anyMember' | true;
  'sharedTeamTurns.emptyStackEndsStep': 'notSpecified' | false | true;
  'sharedTeamTurns.actionsAtOnce': 'notSpecified' | false | true;
  'sharedTeamTurns.attackAsGroup': 'notSpecified' | false | true;
  'sharedTeamTurns.oneAttackingPlayerMeant': 'notSpecified' | false | true;
  'sharedTeamTurns.meantForEachBlocker': 'notSpecified' | false | true;
  'sharedTeamTurns.attackingPlayerChosenBy': 'notSpecified' | false | true;
  'sharedTeamTurns.defendingPlayerChosenBy': 'notSpecified' | false | true;
  'sharedTeamTurns.attackerOrderAnnounced': 'notSpecified' | false | true;
  'sharedTeamTurns.scryWithTeam': 'notSpecified' | false | true;
  'sharedTeamTurns.attackingPlayers': 'notSpecified' | false | true;
  'sharedTeamTurns.defendingPlayers': 'notSpecified' | false | true;
  'sharedTeamTurns.attackersDeclaredBy': 'notSpecified' | 'primaryPlayer' | 'eachPlayer' | false | true;
  'sharedTeamTurns.combinedAttack': 'notSpecified' | false | true;
  'sharedTeamTurns.blockersDeclaredBy': 'notSpecified' | 'primaryPlayer' | 'eachPlayer' | false | true;
  'sharedTeamTurns.combinedBlock': 'notSpecified' | false | true;
  'sharedTeamTurns.meantForEachAttacker': 'notSpecified' | false | true;
  'sharedTeamTurns.dissatisfiedPlayerMulligans': 'notSpecified' | false | true;
  'sharedTeamTurns.keptHand': 'notSpecified' | false | true;
  'sharedTeamTurns.otherTeamMulligansNext': 'notSpecified' | false | true;
  'sharedTeamTurns.eachMemberMulligans': 'notSpecified' | false | true;
  'freeForAll.attackOption':
    | 'atLeastOneAttackOption'
    | 'unused'
    | 'anyAttackOptions'
    | 'atMostOneAttackOption'
    | 'attackMultiplePlayersIfChosen'
    | 'attackLeftIfChosen'
    | 'attackRightIfChosen'
    | 'attackLeftOrRight'
    | 'attackLeftAndRight'
    | 'attackLeft'
    | 'attackRight'
    | 'attackMultiplePlayers'
    | 'exactlyOneAttackOption';
  'freeForAll.rangeOfInfluence':
    | 'unused'
    | 'alwaysUsedMayDiffer'
    | 'alwaysUsedSameForAll'
    | 'usuallyUnusedElseChosenByEach'
    | 'usuallyUnusedElseMayDiffer'
    | 'usuallyUnusedElseSameForAll';
  'freeForAll.deployCreatures': true | false;
  'freeForAll.seating': 'anyMutuallyAgreeableMethod' | 'chosenByEachPlayer' | 'random';
  'freeForAll.winRuleStatement': 'normalRules' | 'normalRulesModifiedByRange' | 'omitted';
  'freeForAll.individuals': 'notSpecified' | false | true;
  'grandMelee.recommendedMinimumPlayers': number;
  'grandMelee.rangeOfInfluence': number | null;
  'grandMelee.rangesOfPlayers': 'notSpecified' | 'unlimited' | 'sameIfUsed' | 'mayDiffer' | 'sameForAll';
  'grandMelee.attackOption':
    | 'atLeastOneAttackOption'
    | 'unused'
    | 'anyAttackOptions'
    | 'atMostOneAttackOption'
    | 'attackMultiplePlayersIfChosen'
    | 'attackLeftIfChosen'
    | 'attackRightIfChosen'
    | 'attackLeftOrRight'
    | 'attackLeftAndRight'
    | 'attackRight'
    | 'attackMultiplePlayers'
    | 'exactlyOneAttackOption'
    | 'attackLeft';
  'grandMelee.playersPerTurnMarker': number;
  'grandMelee.markerSpacing': number;
  'grandMelee.markerSide': 'right' | 'left';
  'grandMelee.turnStart': 'oneAfterAnother' | 'simultaneously';
  'grandMelee.blockedMarker': 'markerWaitsUnreceived' | 'playerHoldsMarkerButTurnWaits';
  'grandMelee.markerGap': number | null;
  'grandMelee.markerOfDepartingHolder':
    | 'playerToLeftAfterTurnRemovedImmediately'
    | 'playerToRightAfterTurnRemovedImmediately'
    | 'removedAfterTurnToLeftImmediately'
    | 'removedAfterTurnOrImmediately'
    | 'playerToRightAfterTurnToLeftImmediately'
    | 'playerToLeftAfterTurnToRightImmediately'
    | 'playerToRightAfterTurnOrImmediately'
    | 'notSpecified'
    | 'playerToLeftAfterTurnOrImmediately';
  'grandMelee.markerRemoval': 'removedBetweenTurns' | 'designatedForRemoval';
  'grandMelee.removedMarkerPosition':
    | 'nearestToLeftThenHighestNumber'
    | 'nearestToRightThenHighestNumber'
    | 'nearestToLeftThenLowestNumber'
    | 'nearestToRightThenLowestNumber';
  'grandMelee.designatedMarkerRemoval':
    | 'afterTurnOrAsNextTurnBeginsExcessToRight'
    | 'afterTurnOrNextTurnExcessToRight'
    | 'afterTurnOrImmediatelyAllToRight'
    | 'afterTurnOrImmediatelyExcessToLeft'
    | 'notSpecified'
    | 'afterTurnOrImmediatelyExcessToRight';
  'grandMelee.designatedMarkerDisregard': false | 'notSpecified' | true;
  'grandMelee.rangeAfterDepartures': 'immediately' | 'notSpecified' | 'whenNextTurnBegins';
  'grandMelee.extraTurnWithMarker': 'notSpecified' | 'keepMarkerUnlessAnotherWithinThreeSeats';
  'grandMelee.extraTurnGap': number | null;
  'grandMelee.extraTurnGapToRight': number | null;
  'grandMelee.extraTurnWithoutMarker':
    | 'afterNextTurnIfWithoutMarker'
    | 'afterNextTurnIfNotOwnTurn'
    | 'beforeNextTurnIfNotOwnTurn'
    | 'beforeNextTurnIfWithoutMarker';
  'grandMelee.stacks': 'sharedByAllTurnMarkers' | 'notSpecified' | 'onePerTurnMarker';
  'grandMelee.priorityPerStack':
    | 'markerInRange'
    | 'objectControllerInRange'
    | 'markerAndObjectControllerInRange'
    | 'notSpecified'
    | 'markerOrObjectControllerInRange';
  'grandMelee.stackChoice':
    | 'playerChoice'
    | 'playerChoiceBoundByCause'
    | 'playerChoiceBoundByTarget'
    | 'notSpecified'
    | 'playerChoiceBoundByCauseOrTarget';
  'grandMelee.winRuleStatement': 'normalRules' | 'normalRulesModifiedByRange' | 'omitted';
  'grandMelee.markerRecipient': 'playerToRight' | 'playerToLeft';
  'grandMelee.otherOptions': 'mayBeUsed' | 'unused';
  'grandMelee.randomSeats': 'notSpecified' | false | true;
  'grandMelee.turnsAtOnce': 'notSpecified' | false | true;
  'grandMelee.markersShowTurns': 'notSpecified' | false | true;
  'grandMelee.markerIsTurn': 'notSpecified' | false | true;
  'grandMelee.firstMarker': 'notSpecified' | false | true;
  'grandMelee.markersNumbered': 'notSpecified' | false | true;
  'grandMelee.waitingForMarker': 'notSpecified' | false | true;
  'grandMelee.newSpellOnSameStack': 'notSpecified' | false | true;
  'teamVsTeam.variantPresence': false | true;
  'teamVsTeam.attackOption':
    | 'atLeastOneAttackOption'
    | 'noVariant'
    | 'unused'
    | 'anyAttackOptions'
    | 'atMostOneAttackOption'
    | 'attackMultiplePlayersIfChosen'
    | 'attackLeftIfChosen'
    | 'attackRightIfChosen'
    | 'attackLeftOrRight'
    | 'attackLeftAndRight'
    | 'attackLeft'
    | 'attackRight'
    | 'exactlyOneAttackOption'
    | 'attackMultiplePlayers';
  'teamVsTeam.firstPlayer':
    | 'randomTeamChosenMember'
    | 'randomTeamChosenMemberOrLeftOfMidpoint'
    | 'randomTeamRightmostSeatOrLeftOfMidpoint'
    | 'randomTeamLeftmostSeatOrLeftOfMidpoint'
    | 'randomTeamCenterSeatOrRightOfMidpoint'
    | 'randomTeamCenterSeatOrLeftOfMidpointThenToRight'
    | 'noVariant'
    | 'randomTeamCenterSeatOrLeftOfMidpoint';
  'teamVsTeam.rangeOfInfluenceAndDeployCreatures': 'usuallyUsed' | 'unused' | 'noVariant' | 'usuallyUnused';
  'teamVsTeam.resourceSharing': 'noVariant' | false;
  'teamVsTeam.minimumTeams': number | null;
  'teamVsTeam.mostTeams': number | null;
  'teamVsTeam.teamSizes': 'notSpecified' | false | true;
  'teamVsTeam.sittingTogether': 'notSpecified' | false | true;
  'teamVsTeam.seatOrder': 'notSpecified' | false | true;
  'teamVsTeam.handsOpen': 'notSpecified' | false | true;
  'teamVsTeam.othersCardsUntouched': 'notSpecified' | false | true;
  'emperor.teamSize': number;
  'emperor.seat': 'leftEnd' | 'rightEnd' | 'end' | 'middle';
  'emperor.rangeOfInfluence.emperor': number;
  'emperor.rangeOfInfluence.general': number;
  'emperor.deployCreatures': false | true;
  'emperor.attackOption':
    | 'atLeastOneAttackOption'
    | 'unused'
    | 'anyAttackOptions'
    | 'atMostOneAttackOption'
    | 'attackMultiplePlayersIfChosen'
    | 'attackLeftIfChosen'
    | 'attackRightIfChosen'
    | 'attackLeftOrRight'
    | 'attackLeftAndRight'
    | 'attackLeft'
    | 'attackRight'
    | 'attackMultiplePlayers'
    | 'exactlyOneAttackOption'
    | 'notSpecified'
    | 'notListed';
  'emperor.sharedTeamTurns': 'used' | 'usedIfChosen' | 'unused' | 'notSpecified' | 'notListed';
  'emperor.attackTargets':
    | 'opponentAcross'
    | 'adjacentOpponentToLeft'
    | 'adjacentOpponentToRight'
    | 'opponentTwoSeatsAway'
    | 'adjacentOpponent'
    | 'adjacentOpponentPlaneswalkerOrBattle';
  'emperor.firstTurn':
    | 'randomPlayerThenToLeft'
    | 'randomEmperorThenToRight'
    | 'randomGeneralThenToLeft'
    | 'randomEmperorThenToLeft';
  'emperor.teamLossWithEmperor': 'onlyWithAllPlayers' | 'withAnyPlayer' | 'withAnyGeneral' | true;
  'emperor.teamWinWithEmperor': 'withAnyPlayer' | 'withAnyGeneral' | 'notSpecified' | true;
  'emperor.teamDrawWithEmperor': 'withAnyPlayer' | 'withAnyGeneral' | 'notSpecified' | true;
  'emperor.rangeOfInfluence.adjustmentThreshold': number;
  'emperor.rangeOfInfluence.adjustment': 'notSpecified' | 'minimumReachingOpposingGenerals';
  'emperor.rangeOfInfluence.generalsReachedByGeneral': number | null;
  'emperor.rangeOfInfluence.generalsReachedByEmperor': number | null;
  'emperor.resourceSharing': 'notSpecified' | false;
  'emperor.rangeOfInfluence.exampleValue': 'oneContradictingVariantRule' | 'oneForAllPlayers';
  'emperor.winRuleStatement':
    | 'normalRules'
    | 'normalRulesModifiedByRange'
    | 'specificationsWithOtherWinAndLossRules'
    | 'specificationsWithOtherEndingRules';
  'emperor.minimumTeams': number;
  'emperor.mostTeams': number | null;
  'emperor.sittingTogether': 'notSpecified' | false | true;
  'emperor.seatOrder': 'notSpecified' | false | true;
  'emperor.handsOpen': 'notSpecified' | false | true;
  'emperor.othersCardsUntouched': 'notSpecified' | false | true;
  'emperor.generals': 'notSpecified' | false | true;
  'emperor.anyNumberOfTeams': 'notSpecified' | false | true;
  'twoHeadedGiant.numberOfTeams': number;
  'twoHeadedGiant.playersPerTeam': number;
  'twoHeadedGiant.multiplayerOptions':
    | 'sharedTeamTurnsIfChosen'
    | 'unsharedTurns'
    | 'noOtherOptions'
    | 'sharedTeamTurns';
  'twoHeadedGiant.startingLife.chapterRule': number;
  'twoHeadedGiant.startingLife.coreRule': number | null;
  'twoHeadedGiant.firstTurnDraw':
    | 'bothPlayersDraw'
    | 'onlyPrimaryPlayerDraws'
    | 'teamSkipsDrawStep'
    | 'onlySecondaryPlayerDraws';
  'twoHeadedGiant.sharedResources': 'life' | 'lifeAndPoisonCounters';
  'twoHeadedGiant.handReview': 'onTeamsTurns' | false | true;
  'twoHeadedGiant.attackUnit': 'teamAsAGroup' | 'individualPlayerOrPlaneswalker';
  'twoHeadedGiant.combatDamageRecipient':
    | 'chosenByDefendingTeamAtDamage'
    | 'chosenByActiveTeamAtDamage'
    | 'playerDeclaredAsAttacked';
  'twoHeadedGiant.attackProhibitionSpread':
    | 'ifUnableToAttackOnePlayer'
    | 'ifDefendersObjectForbidsAttackingThatPlayer'
    | 'never';
  'twoHeadedGiant.defendingPlayerReference':
    | 'notSpecified'
    | 'oneChosenForListedKinds'
    | 'oneChosenForListedKindsOtherwiseBoth'
    | 'oneChosenAtFixedTimesOtherwiseBoth'
    | 'oneChosenAtFixedTimesOrLateOtherwiseBoth'
    | 'oneSpecificPlayer';
  'twoHeadedGiant.attackedTeamReselection': false | true;
  'twoHeadedGiant.blockableAttackers':
    | 'attackingThem'
    | 'attackingThemOrTheirs'
    | 'anyAttackingCreature'
    | 'anyAttackingTheTeam';
  'twoHeadedGiant.zeroLifeCheck': 'nextTimeTeamWouldReceivePriority' | 'stateBasedAction' | number;
  'twoHeadedGiant.winAndLossUnit': 'teamLosesWithAllMembers' | 'team';
  'twoHeadedGiant.winAndLossProhibition': 'effectsThatWouldPrevent' | 'effectsSayingCannot';
  'twoHeadedGiant.concession': 'onlyThatPlayer' | 'teamLoses' | 'teamLeavesImmediatelyAndLoses';
  'twoHeadedGiant.poison.threshold': number;
  'twoHeadedGiant.poison.unit': 'individualPlayer' | 'sharedByTeam';
  'twoHeadedGiant.poison.opponentsCount':
    | 'halfOpposingTeamsCounters'
    | 'notSpecified'
    | 'opposingTeamsCounters';
  'twoHeadedGiant.poison.counterLoss':
    | 'teamLosesTwiceThatMany'
    | 'teamLosesAll'
    | 'notSpecified'
    | 'teamLosesThem';
  'twoHeadedGiant.poison.counterProhibition': 'onlyThatPlayer' | 'notSpecified' | 'wholeTeam';
  'twoHeadedGiant.visibleCounterKinds': 'notSpecified' | 'playersAndTeams';
  'twoHeadedGiant.individualLife.value':
    | 'opposingTeamTotal'
    | 'shareOfTeamTotalRoundedUp'
    | 'shareOfTeamTotalRoundedDown'
    | 'halfTeamTotalRoundedUp'
    | 'halfTeamTotalRoundedDown'
    | 'teamTotal';
  'twoHeadedGiant.individualLife.divisor': number;
  'twoHeadedGiant.individualLife.costCoverage': false | true;
  'twoHeadedGiant.lifePaymentLimit':
    | 'togetherUpToHalfTeamTotalRoundedUpForJointPayment'
    | 'togetherUpToHalfTeamTotalRoundedDownForJointPayment'
    | 'notSpecified'
    | 'upToTeamTotal'
    | 'upToTeamTotalZeroAlwaysPayable'
    | 'togetherUpToTeamTotalForAnyPayment'
    | 'togetherUpToTeamTotalForJointPayment';
  'twoHeadedGiant.lifeTotalSetting.oneMember':
    | 'teamTotalBecomesNumber'
    | 'halfValueBecomesNumberTeamAdjusted'
    | 'memberGainsOrLosesFromTeamTotal';
  'twoHeadedGiant.lifeTotalSetting.eachMember':
    | 'highestOfNumbers'
    | 'lowestOfNumbers'
    | 'oneMemberChosenByOpposingTeam'
    | 'oneMemberChosenByController'
    | 'sumOfNumbers'
    | 'oneChosenMemberAffected';
  'twoHeadedGiant.lifeTotalExchangeWithTeammate': 'notSpecified' | 'doesNotHappen';
  'twoHeadedGiant.lifeTotalRedistribution': 'anyMembers' | 'notSpecified' | 'atMostOneMemberPerTeam';
  'twoHeadedGiant.lifeGainProhibitionForTeam': 'notSpecified' | false | true;
  'twoHeadedGiant.lifeLossProhibitionForTeam': 'notSpecified' | false | true;
  'twoHeadedGiant.largerTeams.startingLife':
    | '20n'
    | '15n'
    | '30+15(n-2)'
    | `${number}n`
    | `${number}+${number}(n-${number})`;
  'twoHeadedGiant.largerTeams.poisonThreshold':
    | 'notSpecified'
    | '15+5(n-2)'
    | `${number}n`
    | `${number}+${number}(n-${number})`;
  'twoHeadedGiant.limitedPlaySideboard': 'primaryPlayersSideboard' | 'notSpecified' | 'teamSideboard';
  'twoHeadedGiant.lifeTotalSetting.eachMemberAccounting':
    | 'notSpecified'
    | 'perMemberFromHalfValue'
    | 'onlyChosenMember';
  'twoHeadedGiant.combatRuleSource': 'ownRules' | 'modifiedSharedTeamTurnsRules' | 'sharedTeamTurnsRules';
  'twoHeadedGiant.poison.individualValue': 'halfTeamTotal' | 'ownCounters' | 'teamTotal';
  'twoHeadedGiant.poison.poisonedDefinition': 'notSpecified' | 'teamHasOneOrMore' | number;
  'twoHeadedGiant.damageAndLifeUnit': 'individualThenAppliedToTeam';
  'twoHeadedGiant.sittingTogether': 'notSpecified' | false | true;
  'twoHeadedGiant.seatOrder': 'notSpecified' | false | true;
  'twoHeadedGiant.othersCardsUntouched': 'notSpecified' | false | true;
  'twoHeadedGiant.largerTeams': 'notSpecified' | false | true;
  'twoHeadedGiant.sameForAttackingPlayer': 'notSpecified' | false | true;
  'twoHeadedGiant.definingAbility': 'notSpecified' | false | true;
  'twoHeadedGiant.lossCheck': 'notSpecified' | false | true;
  'twoHeadedGiant.payingNoLife': 'notSpecified' | false | true;
  'twoHeadedGiant.impossibleExchange': 'notSpecified' | false | true;
  'twoHeadedGiant.poisonPerPlayer': 'notSpecified' | false | true;
  'alternatingTeams.variantName': 'teams' | 'alternatingTeams';
  'alternatingTeams.minimumTeams': number;
  'alternatingTeams.mostTeams': number | null;
  'alternatingTeams.recommendedRangeOfInfluence': number;
  'alternatingTeams.attackOption':
    | 'atLeastOneAttackOption'
    | 'unused'
    | 'anyAttackOptions'
    | 'atMostOneAttackOption'
    | 'attackMultiplePlayersIfChosen'
    | 'attackLeftIfChosen'
    | 'attackRightIfChosen'
    | 'attackLeftOrRight'
    | 'attackLeftAndRight'
    | 'attackLeft'
    | 'attackRight'
    | 'attackMultiplePlayers'
    | 'exactlyOneAttackOption';
  'alternatingTeams.deployCreatures': 'used' | 'usedIfChosen' | 'unused' | 'notSpecified';
  'alternatingTeams.attackTargets':
    | 'opponentsSeatedApart'
    | 'anyOpponent'
    | 'adjacentOpponent'
    | 'adjacentOpponentPlaneswalkerOrBattle';
  'alternatingTeams.seating': 'teammatesAdjacent' | 'noAdjacentTeammatesEvenlySpaced';
  'alternatingTeams.resourceSharing': 'notSpecified' | false;
  'alternatingTeams.winRuleStatement': 'normalRules' | 'normalRulesModifiedByRange' | 'omitted';
  'alternatingTeams.handsOpen': 'never' | 'notSpecified' | false | true;
  'alternatingTeams.strategiesDiscussed': 'notSpecified' | false | true;
  'alternatingTeams.othersCardsUntouched': 'notSpecified' | false | true;
  'casualVariants.archenemy.multiplayerSetup': 'noVariant' | 'teamVsTeamAttackMultipleSharedTurns';
  'casualVariants.archenemy.commanderStartingLife': number | null;
  'casualVariants.planechase.multiplayerSetup':
    | 'freeForAllAttackMultipleLimitedRange'
    | 'freeForAllAttackLeftUnlimitedRange'
    | 'freeForAllAttackRightUnlimitedRange'
    | 'noVariant'
    | 'freeForAllAttackMultipleUnlimitedRange';
  'casualVariants.planechase.twoHeadedGiantPlanarController':
    | 'secondaryPlayerOfActiveTeam'
    | 'noVariant'
    | 'primaryPlayerOfActiveTeam';
  'casualVariants.commander.startingLife': number | null;
  'casualVariants.commander.multiplayerSetup':
    | 'freeForAllAttackMultipleLimitedRange'
    | 'freeForAllAttackLeftUnlimitedRange'
    | 'freeForAllAttackRightUnlimitedRange'
    | 'noVariant'
    | 'freeForAllAttackMultipleUnlimitedRange';
  'casualVariants.brawl.startingLife': 'noVariant' | 'twoPlayer25Multiplayer30';
  'casualVariants.conspiracyDraft.multiplayerSetup':
    | 'freeForAllAttackMultipleLimitedRange'
    | 'freeForAllAttackLeftUnlimitedRange'
    | 'freeForAllAttackRightUnlimitedRange'
    | 'noVariant'
    | 'freeForAllAttackMultipleUnlimitedRange';
  'casualVariants.archenemy.archenemyStartingLife': number | null;
  'casualVariants.commander.combatDamageThreshold': number | null;
  'casualVariants.commander.castFromCommandZone': 'onOwnTurns' | 'notSpecified' | false | true;
  'casualVariants.commander.tax': number | null;
  'casualVariants.commander.toGraveyard':
    | 'mandatoryReplacement'
    | 'notSpecified'
    | 'replacement'
    | 'stateBasedAction';
  'casualVariants.commander.toExile':
    | 'mandatoryReplacement'
    | 'notSpecified'
    | 'replacement'
    | 'stateBasedAction';
  'casualVariants.commander.toHandOrLibrary': 'mandatoryReplacement' | 'notSpecified' | 'replacement';
}

/** The parameters of which the game knows one way. */
export type RequiredKey =
  | 'general.apnapExtension'
  | 'general.allPass'
  | 'general.priorityAfterResolving'
  | 'general.activePlayerAttacks'
  | 'general.attackersDeclared'
  | 'general.blockersDeclared'
  | 'general.losersLeave'
  | 'general.winning.teamCondition'
  | 'general.gameDraw.teamCondition'
  | 'general.losing.lossByLeaving'
  | 'general.losing.concession'
  | 'general.gameDraw.mandatoryLoop'
  | 'general.activePlayerWhileStarting'
  | 'general.teamSkipsFirstDraw'
  | 'rangeOfInfluence.restartExemption'
  | 'rangeOfInfluence.distanceUnit'
  | 'rangeOfInfluence.noOpponentInRange'
  | 'rangeOfInfluence.replacementOutOfRange'
  | 'rangeOfInfluence.playersWithin'
  | 'rangeOfInfluence.objectsWithin'
  | 'rangeOfInfluence.mayDiffer'
  | 'rangeOfInfluence.stateBeforeOrAfterMove'
  | 'rangeOfInfluence.attachmentCheck'
  | 'rangeOfInfluence.othersUnaffected'
  | 'rangeOfInfluence.unseenOutside'
  | 'rangeOfInfluence.replacingEvents'
  | 'rangeOfInfluence.impossibleInstructions'
  | 'rangeOfInfluence.preventionSources'
  | 'rangeOfInfluence.othersPlayOn'
  | 'rangeOfInfluence.restartInvolvesAll'
  | 'rangeOfInfluence.exemptAbilities'
  | 'leaving.ownedObjects'
  | 'leaving.timing'
  | 'leaving.objectOwnedByDepartedPlayer'
  | 'leaving.auraOnDepartedPlayer'
  | 'leaving.gameContinues'
  | 'leaving.exiledAsControlEnds'
  | 'leaving.durationsRunOn'
  | 'attackMultiplePlayers.withoutOption.defendingPlayerChoice'
  | 'attackMultiplePlayers.orderedBlockingCondition'
  | 'attackMultiplePlayers.restrictionEvaluation'
  | 'attackMultiplePlayers.noOpponentChosen'
  | 'attackMultiplePlayers.oneDefendingPlayerMeant'
  | 'attackMultiplePlayers.meantForEachAttacker'
  | 'attackMultiplePlayers.ownBlockers'
  | 'attackMultiplePlayers.othersIgnoredInBlocks'
  | 'attackMultiplePlayers.damageAsUsual'
  | 'sharedTeamTurns.startingTeamDetermination'
  | 'sharedTeamTurns.openingHandActions.coreRule'
  | 'sharedTeamTurns.stepEndCondition'
  | 'sharedTeamTurns.extraAndSkippedTurnsForTeam'
  | 'sharedTeamTurns.attackingPlayerReference'
  | 'sharedTeamTurns.defendingTeam.coreRule'
  | 'sharedTeamTurns.actionPermission'
  | 'sharedTeamTurns.hiddenTeammateMulligan'
  | 'sharedTeamTurns.nonactiveTeams'
  | 'sharedTeamTurns.startingTeamNamed'
  | 'sharedTeamTurns.otherTeamsDoTheSame'
  | 'sharedTeamTurns.mulliganAfterTeammateKeeps'
  | 'sharedTeamTurns.activeTeam'
  | 'sharedTeamTurns.emptyStackEndsStep'
  | 'sharedTeamTurns.actionsAtOnce'
  | 'sharedTeamTurns.attackAsGroup'
  | 'sharedTeamTurns.oneAttackingPlayerMeant'
  | 'sharedTeamTurns.meantForEachBlocker'
  | 'sharedTeamTurns.attackingPlayerChosenBy'
  | 'sharedTeamTurns.defendingPlayerChosenBy'
  | 'sharedTeamTurns.attackerOrderAnnounced'
  | 'sharedTeamTurns.attackingPlayers'
  | 'sharedTeamTurns.defendingPlayers'
  | 'sharedTeamTurns.combinedAttack'
  | 'sharedTeamTurns.combinedBlock'
  | 'sharedTeamTurns.meantForEachAttacker'
  | 'sharedTeamTurns.dissatisfiedPlayerMulligans'
  | 'sharedTeamTurns.keptHand'
  | 'sharedTeamTurns.otherTeamMulligansNext'
  | 'sharedTeamTurns.eachMemberMulligans'
  | 'freeForAll.individuals'
  | 'grandMelee.turnsAtOnce'
  | 'grandMelee.markersShowTurns'
  | 'grandMelee.markerIsTurn'
  | 'grandMelee.firstMarker'
  | 'grandMelee.markersNumbered'
  | 'grandMelee.waitingForMarker'
  | 'grandMelee.newSpellOnSameStack'
  | 'teamVsTeam.teamSizes'
  | 'teamVsTeam.sittingTogether'
  | 'teamVsTeam.seatOrder'
  | 'teamVsTeam.othersCardsUntouched'
  | 'emperor.sittingTogether'
  | 'emperor.seatOrder'
  | 'emperor.othersCardsUntouched'
  | 'emperor.generals'
  | 'twoHeadedGiant.winAndLossProhibition'
  | 'twoHeadedGiant.lifeTotalExchangeWithTeammate'
  | 'twoHeadedGiant.lifeTotalSetting.eachMemberAccounting'
  | 'twoHeadedGiant.damageAndLifeUnit'
  | 'twoHeadedGiant.sittingTogether'
  | 'twoHeadedGiant.seatOrder'
  | 'twoHeadedGiant.othersCardsUntouched'
  | 'twoHeadedGiant.sameForAttackingPlayer'
  | 'twoHeadedGiant.definingAbility'
  | 'twoHeadedGiant.lossCheck'
  | 'twoHeadedGiant.payingNoLife'
  | 'twoHeadedGiant.impossibleExchange'
  | 'twoHeadedGiant.poisonPerPlayer'
  | 'alternatingTeams.othersCardsUntouched';
