// Written by scripts/make-vocabulary.mjs from parameters.json.

/** What each parameter can be. */
export interface Values {
  'general.chapterNumber': number | null;
  'general.multiplayerRulesLocation': 'pointerToWebsiteOnly' | 'chapterIncluded';
  'general.multiplayerThreshold': number;
  'general.maximumVariantsPerGame': number;
  'general.freeMulligan.chapterRule': 'none' | 'sevenCards' | 'sameSizeAsBefore' | 'firstMulliganNotCounted';
  'general.freeMulligan.coreRule': 'none' | 'sevenCards' | 'sameSizeAsBefore' | 'firstMulliganNotCounted';
  'general.mulliganProcess':
    | 'playerByPlayerOneFewer'
    | 'simultaneousRoundsOneFewer'
    | 'simultaneousRoundsOneFewerThenScry'
    | 'simultaneousRoundsDrawFullThenBottom';
  'general.startingPlayerDrawSkip': true | false;
  'general.firstDrawRuleInChapter': false | true;
  'general.seatingOrder': 'notSpecified' | 'anyMutuallyAgreeableMethod';
  'general.tournamentRulesDocument': 'dciFloorRules' | 'tournamentRules';
  'general.turnOrderDirection':
    | 'counterclockwiseFromStartingPlayer'
    | 'notSpecified'
    | 'clockwiseFromStartingPlayer';
  'general.apnapExtension': true;
  'general.drawOrder': 'notSpecified' | 'activePlayerThenTurnOrder';
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
  'general.losing.teamCondition': 'allMembersLost';
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
  'general.loops.firstChooser': 'firstPlayer' | 'activePlayerElseFirstInvolved' | 'proposerOfShortcut';
  'general.loops.fragmentedLoopBreaker':
    | 'notSpecified'
    | 'activePlayer'
    | 'activePlayerElseFirstInvolvedInTurnOrder';
  'general.optionsBeforePlay': 'notSpecified' | true | false;
  'general.teamSkipsFirstDraw': 'notSpecified' | true | false;
  'rangeOfInfluence.gameDrawEffect': 'notSpecified' | 'controllerAndPlayersInRangeDraw';
  'rangeOfInfluence.mandatoryLoop': 'wholeGameDraw' | 'involvedControllersAndPlayersInTheirRange';
  'rangeOfInfluence.restartExemption': 'noRestartEffectsExist' | true;
  'rangeOfInfluence.winningCoverage': false | true;
  'rangeOfInfluence.distanceUnit': 'playerSeats';
  'rangeOfInfluence.determinationTime': 'continuously' | 'asEachTurnBegins';
  'rangeOfInfluence.selfInclusion': false | true;
  'rangeOfInfluence.objectInRange': 'controllerInRange' | 'controllerOrBattleProtectorInRange';
  'rangeOfInfluence.attackTargets':
    | 'opponents'
    | 'opponentsAndPlaneswalkers'
    | 'opponentsPlaneswalkersAndBattles';
  'rangeOfInfluence.noOpponentInRange': 'cannotAttack';
  'rangeOfInfluence.targetsOutOfRange': 'illegal';
  'rangeOfInfluence.objectOrPlayerChoice': 'withinChoosersRange';
  'rangeOfInfluence.optionChoice': 'allowed';
  'rangeOfInfluence.noEligibleChooser': 'closestAppropriatePlayerToRight' | 'closestAppropriatePlayerToLeft';
  'rangeOfInfluence.activationOutOfRange': true | false;
  'rangeOfInfluence.triggerCondition': 'eventEntirelyInSourceControllersRange';
  'rangeOfInfluence.auraRestriction': 'objectOutOfRange' | 'objectOrPlayerOutOfRange';
  'rangeOfInfluence.attachmentRestriction': 'equipment' | 'equipmentAndFortification';
  'rangeOfInfluence.effectsOutOfRange': 'doNothing';
  'rangeOfInfluence.informationSource': 'onlyWithinControllersRange';
  'rangeOfInfluence.informationPerspective':
    | 'commonToControllerAndAffectedPlayer'
    | 'effectControllersRangeOnly';
  'rangeOfInfluence.legendRule.scope': 'onlyOthersInControllersRange' | 'unaffectedByRange';
  'rangeOfInfluence.worldRule.scope': 'unaffectedByRange' | 'onlyOthersInControllersRange';
  'rangeOfInfluence.planeswalkerUniquenessRule.scope': 'notInSection' | 'onlyOthersInControllersRange';
  'rangeOfInfluence.legendRule.coreRule': 'acrossPlayersNoneKept' | 'perControllerOneKept';
  'rangeOfInfluence.planeswalkerUniquenessRule.coreRule':
    | 'noSuchRule'
    | 'acrossPlayersNoneKept'
    | 'perControllerOneKept';
  'rangeOfInfluence.replacementOutOfRange': 'thatPortionDoesNothing';
  'rangeOfInfluence.prevention.unspecifiedDamage': 'notSpecified' | 'sourceAndRecipientInRange';
  'rangeOfInfluence.prevention.recipients': 'creaturesAndPlayers' | 'permanentsAndPlayers';
  'rangeOfInfluence.winEffect': 'playerWins' | 'opponentsInRangeLose';
  'rangeOfInfluence.planechaseExemption': 'none' | 'planes' | 'planesAndPhenomena';
  'rangeOfInfluence.reselectionWithinRange': 'notSpecified' | true;
  'rangeOfInfluence.standaloneOption': 'notSpecified' | true | false;
  'rangeOfInfluence.emperorUsesOption': 'notSpecified' | true | false;
  'rangeOfInfluence.playersWithin': 'notSpecified' | true | false;
  'rangeOfInfluence.objectsWithin': 'notSpecified' | true | false;
  'rangeOfInfluence.mayDiffer': 'notSpecified' | true | false;
  'rangeOfInfluence.stateBeforeOrAfterMove': 'notSpecified' | true | false;
  'rangeOfInfluence.illegalAura': 'notSpecified' | true | false;
  'rangeOfInfluence.illegalEquipment': 'notSpecified' | true | false;
  'rangeOfInfluence.attachmentCheck': 'notSpecified' | true | false;
  'rangeOfInfluence.othersUnaffected': 'notSpecified' | true | false;
  'rangeOfInfluence.unseenOutside': 'notSpecified' | true | false;
  'rangeOfInfluence.replacingEvents': 'notSpecified' | true | false;
  'rangeOfInfluence.impossibleInstructions': 'notSpecified' | true | false;
  'rangeOfInfluence.preventionSources': 'notSpecified' | true | false;
  'rangeOfInfluence.othersPlayOn': 'notSpecified' | true | false;
  'rangeOfInfluence.restartInvolvesAll': 'notSpecified' | true | false;
  'rangeOfInfluence.exemptAbilities': 'notSpecified' | true | false;
  'leaving.ownedObjects': 'leaveTheGame';
  'leaving.timing': 'immediatelyNotStateBased';
  'leaving.stackObjects': 'allSpellsAndAbilitiesCease' | 'nonCardObjectsCeaseAndCardsExiled';
  'leaving.stepOrder': 'stackObjectsBeforeControlEffects' | 'controlEffectsBeforeStackObjects';
  'leaving.endedControlEffects': 'overObjects' | 'overObjectsAndPlayers';
  'leaving.remainingControlledObjects': 'leaveTheGame' | 'leaveToRemovedFromGameZone' | 'exiled';
  'leaving.priorityPassing': 'notSpecified' | true;
  'leaving.combatDamageOnStack': 'unaffected' | 'noDamageOnStack';
  'leaving.combatDamageToDepartedPlayer': 'notSpecified' | 'notDealt' | 'notAssigned';
  'leaving.tokenOwner':
    | 'controllerOfCreatingSpellOrAbility'
    | 'playerUnderWhoseControlItEntered'
    | 'creatorOfToken';
  'leaving.controlChangeToDepartedPlayer': 'controlUnchanged';
  'leaving.tokenUnderDepartedPlayer': 'notCreated';
  'leaving.objectEnteringUnderDepartedPlayer': 'notSpecified' | 'staysInCurrentZone';
  'leaving.playerControlByDepartedPlayer': 'notSpecified' | 'notControlled';
  'leaving.objectOwnedByDepartedPlayer': 'leavesGameInsteadOfEnteringZone' | 'notCreated';
  'leaving.triggeredAbilityOfDepartedPlayer': 'leavesGameInsteadOfGoingOnStack' | 'notPutOnStack';
  'leaving.expiredControlEffect':
    | 'notSpecified'
    | 'exiledIfEnteredUnderDepartedPlayer'
    | 'exiledIfDefaultControllerDeparted';
  'leaving.choiceByDepartedPlayer':
    | 'playerPickedByObjectController'
    | 'playerPickedByControllerExceptForCosts';
  'leaving.costForDepartedPlayer': 'notSpecified' | 'notPaid';
  'leaving.ruleChoiceByDepartedPlayer': 'notSpecified' | 'nextPlayerInTurnOrder';
  'leaving.playerInformation': 'notSpecified' | 'currentElseLastKnown';
  'leaving.pastActionVisibility': 'notSpecified' | true;
  'leaving.turnInProgress':
    | 'previousPlayerGetsPriority'
    | 'notSpecified'
    | 'turnContinuesWithoutActivePlayer';
  'leaving.futureTurn': 'notSpecified' | 'turnDoesNotBegin';
  'leaving.durationUntilNextTurn': 'notSpecified' | 'untilThatTurnWouldHaveBegun';
  'leaving.anteExemption': 'notSpecified' | true;
  'leaving.planarControllerSuccession': 'notSpecified' | 'nextRemainingPlayerBeforeDeparture';
  'leaving.monarchSuccession':
    | 'noMonarchRule'
    | 'activePlayerElseNextIfMonarchActive'
    | 'activePlayerElseNextIfLeavingOrAbsent'
    | 'activePlayerElseNextElseNobody'
    | 'activePlayerElseNextEligibleElseNobody';
  'leaving.initiativeSuccession': 'noInitiativeRule' | 'activePlayerElseNext';
  'leaving.auraOnDepartedPlayer': 'notSpecified' | 'toOwnersGraveyard';
  'leaving.damageRedirectionWithDepartedPlayer': 'notSpecified' | 'doesNothing';
  'leaving.gameContinues': 'notSpecified' | true | false;
  'leaving.exiledAsControlEnds': 'notSpecified' | true | false;
  'leaving.durationsRunOn': 'notSpecified' | true | false;
  'attackMultiplePlayers.defendingPlayers': 'allOpponents';
  'attackMultiplePlayers.attackTargets': 'player' | 'playerOrPlaneswalker' | 'playerPlaneswalkerOrBattle';
  'attackMultiplePlayers.defendingPlayerReference.chapterRule':
    | 'usuallyPlayerAttacked'
    | 'usuallyPlayerOrPlaneswalkerController'
    | 'usuallyPlayerOrControllerIncludingSpells'
    | 'asOfBecomingAttacker'
    | 'currentElseBeforeRemovalFromCombat'
    | 'currentElseBeforeRemovalWithProtectors';
  'attackMultiplePlayers.ambiguousDefendingPlayer': 'controllerOfAbility' | 'controllerOfSpellOrAbility';
  'attackMultiplePlayers.blockableAttackers':
    | 'attackingThem'
    | 'attackingThemOrTheirPlaneswalkers'
    | 'attackingThemTheirPlaneswalkersOrBattles';
  'attackMultiplePlayers.blockDeclarationOrder': 'reverseApnapOrder' | 'apnapOrder';
  'attackMultiplePlayers.damageAssignmentOrder': false | true;
  'attackMultiplePlayers.combatDamageOrder': 'reverseApnapOrder' | 'apnapOrder';
  'attackMultiplePlayers.bandSplitting': true | false;
  'attackMultiplePlayers.withoutOption.defendingPlayerChoice':
    | 'asCombatPhaseStarts'
    | 'turnBasedActionInBeginningOfCombat';
  'attackMultiplePlayers.withoutOption.reselectedAttackTarget':
    | 'notSpecified'
    | 'chosenPlayerOrPlaneswalker'
    | 'chosenPlayerPlaneswalkerOrBattle';
  'attackMultiplePlayers.orderedBlockingCondition':
    | 'severalAttackedPlayers'
    | 'severalPlayersOrPlaneswalkerControllers'
    | 'severalPlayersControllersOrProtectors';
  'attackMultiplePlayers.restrictionEvaluation': 'playerSpecificSeparatelyOthersAsWhole';
  'attackMultiplePlayers.defendingPlayerReference.coreRule': false | true;
  'attackMultiplePlayers.onePlayerAllowed': 'notSpecified' | true | false;
  'attackMultiplePlayers.noOpponentChosen': 'notSpecified' | true | false;
  'attackMultiplePlayers.oneDefendingPlayerMeant': 'notSpecified' | true | false;
  'attackMultiplePlayers.meantForEachAttacker': 'notSpecified' | true | false;
  'attackMultiplePlayers.ownBlockers': 'notSpecified' | true | false;
  'attackMultiplePlayers.othersIgnoredInBlocks': 'notSpecified' | true | false;
  'attackMultiplePlayers.damageAsUsual': 'notSpecified' | true | false;
  'attackLeftRight.attackTargets':
    | 'adjacentOpponentOnTheOtherSide'
    | 'adjacentOpponent'
    | 'adjacentOpponentPlaneswalkerOrBattle';
  'attackLeftRight.distantNearestOpponent': 'canAttackNearest' | 'cannotAttack';
  'deployCreatures.ability': 'tapTargetTeammateGainsControl';
  'deployCreatures.timing': 'asSorcery';
  'deployCreatures.variantAlwaysUsingOption': 'emperor';
  'sharedTeamTurns.standaloneOption': false | true;
  'sharedTeamTurns.variantsAlwaysUsingOption': 'twoHeadedGiant' | 'twoHeadedGiantAndArchenemy';
  'sharedTeamTurns.turnTaker': 'player' | 'team';
  'sharedTeamTurns.primaryPlayerSeat':
    | 'leftmostSeatFromTeamPerspective'
    | 'seatedOnTheRight'
    | 'rightmostSeatFromTeamPerspective';
  'sharedTeamTurns.secondaryPlayerDefinition': true | false;
  'sharedTeamTurns.primaryPlayerAuthority': 'whichMemberActsWhenBothWantTo' | 'anyDisagreedChoice';
  'sharedTeamTurns.startingTeamDetermination': 'notSpecified' | 'normalFirstTurnMethodsAppliedToTeams';
  'sharedTeamTurns.mulliganProcess':
    | 'individualMulligans'
    | 'teamByTeamMembersSimultaneous'
    | 'simultaneousRounds'
    | 'simultaneousRoundsThenScryByTeam'
    | 'simultaneousRoundsConsultingOnBottomCards';
  'sharedTeamTurns.openingHandActions.chapterRule': 'notSpecified' | 'startingTeamFirstOntoBattlefieldOnly';
  'sharedTeamTurns.openingHandActions.coreRule':
    | 'notSpecified'
    | 'startingTeamFirstOntoBattlefieldOnly'
    | 'startingTeamFirstAnyAction';
  'sharedTeamTurns.priorityHolder': 'player' | 'team';
  'sharedTeamTurns.stepEndCondition': 'bothTeamsPass' | 'allTeamsPass';
  'sharedTeamTurns.drawForEachMember': 'notSpecified' | true | number;
  'sharedTeamTurns.landPlayForEachMember': 'notSpecified' | true | number;
  'sharedTeamTurns.stepTriggerMultiplicity': 'notSpecified' | 'oncePerApplicablePlayer';
  'sharedTeamTurns.simultaneousTriggers':
    | 'notSpecified'
    | 'activeTeamThenNonactiveTeam'
    | 'activeTeamThenNonactiveTeamsInTurnOrder';
  'sharedTeamTurns.apnapOrder': 'byTeam' | 'byTeamMembersInAnyOrder' | 'byTeamsInTurnOrderMembersInAnyOrder';
  'sharedTeamTurns.drawOrder':
    | 'nonactiveTeamsThenActiveTeam'
    | 'notSpecified'
    | 'primaryThenSecondaryActiveTeamFirst'
    | 'activeTeamThenNonactiveTeams';
  'sharedTeamTurns.drawOrderOccasion': 'notSpecified' | 'effectInstructs' | 'anyInstructionToDraw';
  'sharedTeamTurns.extraAndSkippedTurnsForTeam': true;
  'sharedTeamTurns.duplicateExtraOrSkippedTurn': 'notSpecified' | 'countsOnce';
  'sharedTeamTurns.controllingAnotherPlayer':
    | 'teamTurnByControllerOfEffect'
    | 'teamByControllerOfEffect'
    | 'teamByControllingPlayer';
  'sharedTeamTurns.activePlayerReference': 'notSpecified' | 'oneChosenByControllerOnApplication';
  'sharedTeamTurns.dayNightCheck': 'noDayNightRule' | 'anyMemberOfPreviousActiveTeam';
  'sharedTeamTurns.ownCombatRules': false | true;
  'sharedTeamTurns.attackTargets': 'notSpecified' | 'playerOrPlaneswalker' | 'playerPlaneswalkerOrBattle';
  'sharedTeamTurns.blockableAttackers':
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
  'sharedTeamTurns.adjacentSeatRequirement': 'notSpecified' | true;
  'sharedTeamTurns.combatDamageAnnouncement': 'activeTeamThenDefendingTeam';
  'sharedTeamTurns.startingTeamNamed': 'notSpecified' | true | false;
  'sharedTeamTurns.otherTeamsDoTheSame': 'notSpecified' | true | false;
  'sharedTeamTurns.consulting': 'notSpecified' | true | false;
  'sharedTeamTurns.mulliganAfterTeammateKeeps': 'notSpecified' | true | false;
  'sharedTeamTurns.activeTeam': 'notSpecified' | true | false;
  'sharedTeamTurns.teamPasses': 'notSpecified' | true | false;
  'sharedTeamTurns.emptyStackEndsStep': 'notSpecified' | true | false;
  'sharedTeamTurns.actionsAtOnce': 'notSpecified' | true | false;
  'sharedTeamTurns.attackAsGroup': 'notSpecified' | true | false;
  'sharedTeamTurns.oneAttackingPlayerMeant': 'notSpecified' | true | false;
  'sharedTeamTurns.meantForEachBlocker': 'notSpecified' | true | false;
  'sharedTeamTurns.attackingPlayerChosenBy': 'notSpecified' | true | false;
  'sharedTeamTurns.defendingPlayerChosenBy': 'notSpecified' | true | false;
  'sharedTeamTurns.attackerOrderAnnounced': 'notSpecified' | true | false;
  'sharedTeamTurns.scryWithTeam': 'notSpecified' | true | false;
  'sharedTeamTurns.attackingPlayers': 'notSpecified' | true | false;
  'sharedTeamTurns.defendingPlayers': 'notSpecified' | true | false;
  'sharedTeamTurns.attackersDeclaredBy': 'notSpecified' | true | false;
  'sharedTeamTurns.combinedAttack': 'notSpecified' | true | false;
  'sharedTeamTurns.blockersDeclaredBy': 'notSpecified' | true | false;
  'sharedTeamTurns.combinedBlock': 'notSpecified' | true | false;
  'sharedTeamTurns.meantForEachAttacker': 'notSpecified' | true | false;
  'sharedTeamTurns.dissatisfiedPlayerMulligans': 'notSpecified' | true | false;
  'sharedTeamTurns.keptHand': 'notSpecified' | true | false;
  'sharedTeamTurns.otherTeamMulligansNext': 'notSpecified' | true | false;
  'sharedTeamTurns.eachMemberMulligans': 'notSpecified' | true | false;
  'freeForAll.attackOption': 'exactlyOneAttackOption';
  'freeForAll.rangeOfInfluence': 'usuallyUnusedElseSameForAll';
  'freeForAll.deployCreatures': true | false;
  'freeForAll.seating': 'random';
  'freeForAll.winRuleStatement': 'normalRules' | 'normalRulesModifiedByRange' | 'omitted';
  'freeForAll.individuals': 'notSpecified' | true | false;
  'grandMelee.recommendedMinimumPlayers': number;
  'grandMelee.rangeOfInfluence': number;
  'grandMelee.attackOption': 'attackRight' | 'attackLeft';
  'grandMelee.playersPerTurnMarker': number;
  'grandMelee.markerSpacing': number;
  'grandMelee.turnStart': 'oneAfterAnother' | 'simultaneously';
  'grandMelee.blockedMarker': 'markerWaitsUnreceived' | 'playerHoldsMarkerButTurnWaits';
  'grandMelee.markerOfDepartingHolder': 'notSpecified' | 'playerToLeftAfterTurnOrImmediately';
  'grandMelee.markerRemoval': 'removedBetweenTurns' | 'designatedForRemoval';
  'grandMelee.removedMarkerPosition': 'nearestToLeftThenLowestNumber' | 'nearestToRightThenLowestNumber';
  'grandMelee.designatedMarkerRemoval': 'notSpecified' | 'afterTurnOrImmediatelyExcessToRight';
  'grandMelee.designatedMarkerDisregard': 'notSpecified' | true;
  'grandMelee.rangeAfterDepartures': 'notSpecified' | 'whenNextTurnBegins';
  'grandMelee.extraTurnWithMarker': 'notSpecified' | 'keepMarkerUnlessAnotherWithinThreeSeats';
  'grandMelee.extraTurnWithoutMarker': 'beforeNextTurnIfNotOwnTurn' | 'beforeNextTurnIfWithoutMarker';
  'grandMelee.stacks': 'sharedByAllTurnMarkers' | 'notSpecified' | 'onePerTurnMarker';
  'grandMelee.priorityPerStack': 'notSpecified' | 'markerOrObjectControllerInRange';
  'grandMelee.stackChoice': 'notSpecified' | 'playerChoiceBoundByCauseOrTarget';
  'grandMelee.winRuleStatement': 'normalRules' | 'normalRulesModifiedByRange' | 'omitted';
  'grandMelee.markerRecipient': 'playerToRight' | 'playerToLeft';
  'grandMelee.otherOptions': 'unused';
  'grandMelee.randomSeats': 'notSpecified' | true | false;
  'grandMelee.turnsAtOnce': 'notSpecified' | true | false;
  'grandMelee.markersShowTurns': 'notSpecified' | true | false;
  'grandMelee.markerIsTurn': 'notSpecified' | true | false;
  'grandMelee.firstMarker': 'notSpecified' | true | false;
  'grandMelee.markersNumbered': 'notSpecified' | true | false;
  'grandMelee.waitingForMarker': 'notSpecified' | true | false;
  'grandMelee.newSpellOnSameStack': 'notSpecified' | true | false;
  'teamVsTeam.variantPresence': false | true;
  'teamVsTeam.attackOption': 'noVariant' | 'attackMultiplePlayers';
  'teamVsTeam.firstPlayer':
    | 'randomTeamCenterSeatOrLeftOfMidpointThenToRight'
    | 'noVariant'
    | 'randomTeamCenterSeatOrLeftOfMidpoint';
  'teamVsTeam.rangeOfInfluenceAndDeployCreatures': 'noVariant' | 'usuallyUnused';
  'teamVsTeam.resourceSharing': 'noVariant' | false;
  'teamVsTeam.minimumTeams': number | null;
  'teamVsTeam.teamSizes': 'notSpecified' | true | false;
  'teamVsTeam.sittingTogether': 'notSpecified' | true | false;
  'teamVsTeam.seatOrder': 'notSpecified' | true | false;
  'teamVsTeam.handsOpen': 'notSpecified' | true | false;
  'teamVsTeam.othersCardsUntouched': 'notSpecified' | true | false;
  'emperor.teamSize': number;
  'emperor.seat': 'end' | 'middle';
  'emperor.rangeOfInfluence.emperor': number;
  'emperor.rangeOfInfluence.general': number;
  'emperor.deployCreatures': false | true;
  'emperor.attackTargets':
    | 'opponentTwoSeatsAway'
    | 'adjacentOpponent'
    | 'adjacentOpponentPlaneswalkerOrBattle';
  'emperor.firstTurn': 'randomEmperorThenToRight' | 'randomGeneralThenToLeft' | 'randomEmperorThenToLeft';
  'emperor.teamLossWithEmperor': true;
  'emperor.teamWinWithEmperor': 'notSpecified' | true;
  'emperor.teamDrawWithEmperor': 'notSpecified' | true;
  'emperor.rangeOfInfluence.adjustmentThreshold': number;
  'emperor.rangeOfInfluence.adjustment': 'notSpecified' | 'minimumReachingOpposingGenerals';
  'emperor.resourceSharing': 'notSpecified' | false;
  'emperor.rangeOfInfluence.exampleValue': 'oneContradictingVariantRule' | 'oneForAllPlayers';
  'emperor.winRuleStatement':
    | 'normalRules'
    | 'normalRulesModifiedByRange'
    | 'specificationsWithOtherWinAndLossRules'
    | 'specificationsWithOtherEndingRules';
  'emperor.minimumTeams': number;
  'emperor.sittingTogether': 'notSpecified' | true | false;
  'emperor.seatOrder': 'notSpecified' | true | false;
  'emperor.handsOpen': 'notSpecified' | true | false;
  'emperor.othersCardsUntouched': 'notSpecified' | true | false;
  'emperor.generals': 'notSpecified' | true | false;
  'emperor.anyNumberOfTeams': 'notSpecified' | true | false;
  'twoHeadedGiant.numberOfTeams': number;
  'twoHeadedGiant.playersPerTeam': number;
  'twoHeadedGiant.multiplayerOptions': 'noOtherOptions' | 'sharedTeamTurns';
  'twoHeadedGiant.startingLife.chapterRule': number;
  'twoHeadedGiant.startingLife.coreRule': number | null;
  'twoHeadedGiant.firstTurnDraw': 'teamSkipsDrawStep' | 'onlySecondaryPlayerDraws';
  'twoHeadedGiant.sharedResources': 'life' | 'lifeAndPoisonCounters';
  'twoHeadedGiant.handReview': false | true;
  'twoHeadedGiant.attackUnit': 'teamAsAGroup' | 'individualPlayerOrPlaneswalker';
  'twoHeadedGiant.combatDamageRecipient': 'chosenByActiveTeamAtDamage' | 'playerDeclaredAsAttacked';
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
  'twoHeadedGiant.blockableAttackers': 'anyAttackingCreature' | 'anyAttackingTheTeam';
  'twoHeadedGiant.zeroLifeCheck': 'nextTimeTeamWouldReceivePriority' | 'stateBasedAction';
  'twoHeadedGiant.winAndLossUnit': 'team';
  'twoHeadedGiant.winAndLossProhibition': 'effectsThatWouldPrevent' | 'effectsSayingCannot';
  'twoHeadedGiant.concession': 'teamLoses' | 'teamLeavesImmediatelyAndLoses';
  'twoHeadedGiant.poison.threshold': number;
  'twoHeadedGiant.poison.unit': 'individualPlayer' | 'sharedByTeam';
  'twoHeadedGiant.poison.opponentsCount': 'notSpecified' | 'opposingTeamsCounters';
  'twoHeadedGiant.poison.counterLoss': 'notSpecified' | 'teamLosesThem';
  'twoHeadedGiant.poison.counterProhibition': 'notSpecified' | 'wholeTeam';
  'twoHeadedGiant.visibleCounterKinds': 'notSpecified' | 'playersAndTeams';
  'twoHeadedGiant.individualLife.value': 'halfTeamTotalRoundedUp' | 'halfTeamTotalRoundedDown' | 'teamTotal';
  'twoHeadedGiant.individualLife.costCoverage': false | true;
  'twoHeadedGiant.lifePaymentLimit':
    | 'notSpecified'
    | 'upToTeamTotal'
    | 'upToTeamTotalZeroAlwaysPayable'
    | 'togetherUpToTeamTotalForAnyPayment'
    | 'togetherUpToTeamTotalForJointPayment';
  'twoHeadedGiant.lifeTotalSetting.oneMember':
    | 'teamTotalBecomesNumber'
    | 'halfValueBecomesNumberTeamAdjusted'
    | 'memberGainsOrLosesFromTeamTotal';
  'twoHeadedGiant.lifeTotalSetting.eachMember': 'sumOfNumbers' | 'oneChosenMemberAffected';
  'twoHeadedGiant.lifeTotalExchangeWithTeammate': 'notSpecified' | 'doesNotHappen';
  'twoHeadedGiant.lifeTotalRedistribution': 'notSpecified' | 'atMostOneMemberPerTeam';
  'twoHeadedGiant.lifeGainProhibitionForTeam': 'notSpecified' | true;
  'twoHeadedGiant.lifeLossProhibitionForTeam': 'notSpecified' | true;
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
  'twoHeadedGiant.limitedPlaySideboard': 'notSpecified' | 'teamSideboard';
  'twoHeadedGiant.lifeTotalSetting.eachMemberAccounting':
    | 'notSpecified'
    | 'perMemberFromHalfValue'
    | 'onlyChosenMember';
  'twoHeadedGiant.combatRuleSource': 'ownRules' | 'modifiedSharedTeamTurnsRules' | 'sharedTeamTurnsRules';
  'twoHeadedGiant.poison.individualValue': 'ownCounters' | 'teamTotal';
  'twoHeadedGiant.poison.poisonedDefinition': 'notSpecified' | 'teamHasOneOrMore';
  'twoHeadedGiant.damageAndLifeUnit': 'individualThenAppliedToTeam';
  'twoHeadedGiant.sittingTogether': 'notSpecified' | true | false;
  'twoHeadedGiant.seatOrder': 'notSpecified' | true | false;
  'twoHeadedGiant.othersCardsUntouched': 'notSpecified' | true | false;
  'twoHeadedGiant.largerTeams': 'notSpecified' | true | false;
  'twoHeadedGiant.sameForAttackingPlayer': 'notSpecified' | true | false;
  'twoHeadedGiant.definingAbility': 'notSpecified' | true | false;
  'twoHeadedGiant.lossCheck': 'notSpecified' | true | false;
  'twoHeadedGiant.payingNoLife': 'notSpecified' | true | false;
  'twoHeadedGiant.impossibleExchange': 'notSpecified' | true | false;
  'twoHeadedGiant.poisonPerPlayer': 'notSpecified' | true | false;
  'alternatingTeams.variantName': 'teams' | 'alternatingTeams';
  'alternatingTeams.recommendedRangeOfInfluence': number;
  'alternatingTeams.attackOption': 'exactlyOneAttackOption';
  'alternatingTeams.attackTargets': 'adjacentOpponent' | 'adjacentOpponentPlaneswalkerOrBattle';
  'alternatingTeams.seating': 'noAdjacentTeammatesEvenlySpaced';
  'alternatingTeams.resourceSharing': 'notSpecified' | false;
  'alternatingTeams.winRuleStatement': 'normalRules' | 'normalRulesModifiedByRange' | 'omitted';
  'alternatingTeams.handsOpen': 'notSpecified' | true | false;
  'alternatingTeams.strategiesDiscussed': 'notSpecified' | true | false;
  'alternatingTeams.othersCardsUntouched': 'notSpecified' | true | false;
  'casualVariants.archenemy.multiplayerSetup': 'noVariant' | 'teamVsTeamAttackMultipleSharedTurns';
  'casualVariants.archenemy.commanderStartingLife': number | null;
  'casualVariants.planechase.multiplayerSetup': 'noVariant' | 'freeForAllAttackMultipleUnlimitedRange';
  'casualVariants.planechase.twoHeadedGiantPlanarController': 'noVariant' | 'primaryPlayerOfActiveTeam';
  'casualVariants.commander.startingLife': number | null;
  'casualVariants.commander.multiplayerSetup': 'noVariant' | 'freeForAllAttackMultipleUnlimitedRange';
  'casualVariants.brawl.startingLife': 'noVariant' | 'twoPlayer25Multiplayer30';
  'casualVariants.conspiracyDraft.multiplayerSetup': 'noVariant' | 'freeForAllAttackMultipleUnlimitedRange';
  'casualVariants.archenemy.archenemyStartingLife': number | null;
  'casualVariants.commander.combatDamageThreshold': number | null;
}
