import { provision } from '../../reading/provision.js';
import { severalPlaces } from '../../reading/scope.js';
import * as say from '../../reading/wording.js';
import { sharedTeamTurns, twoHeadedGiant } from '../places.js';
import { meantForEachAttacker, stated } from './stated.js';

const teamTurns = severalPlaces(sharedTeamTurns, twoHeadedGiant);

/** What the rules state of turns that teams take together. */
export const teamTurnsStated = [
  stated(
    'sharedTeamTurns.startingTeamNamed',
    teamTurns,
    ['^ team determined this way', 'team be starting team'],
    {
      yes: ['The starting team is the team determined this way.', 'That team is the starting team.'],
      no: "The team determined this way isn't the starting team.",
    },
  ),
  stated(
    'sharedTeamTurns.otherTeamsDoTheSame',
    sharedTeamTurns,
    ['player on each other team', 'repeated for each other team'],
    {
      yes: [
        'The players on each other team in turn order then do the same.',
        'In turn order, each player on each other team then does the same.',
        'For each other team in turn order, this process is repeated.',
      ],
      no: "Then the players on each other team don't do the same.",
    },
  ),
  stated('sharedTeamTurns.consulting', sharedTeamTurns, 'teammate may consult while making', {
    yes: 'Teammates, while making their decisions, may consult.',
    no: "Teammates can't consult while making their decisions.",
  }),
  stated(
    'sharedTeamTurns.mulliganAfterTeammateKeeps',
    teamTurns,
    ['take mulligan even after|if', 'decision ~ take|taking ~ mulligan', 'can not take any more mulligan'],
    {
      yes: [
        `Even after their teammate has decided to keep their ${say.openingHand}, a player may ${say.mulligan}.`,
        `Even after a teammate has decided to keep their ${say.openingHand}, a player may ${say.mulligan}.`,
        `Even if their teammate has already decided to keep an ${say.openingHand}, a player may ${say.mulligan}.`,
        "Any more mulligans can't be taken by that player, but their teammate may.",
        'That player can take no more mulligans, but their teammate can.',
      ],
      no: `A player can't ${say.mulligan} after their teammate has decided to keep their ${say.openingHand}.`,
    },
  ),
  stated('sharedTeamTurns.activeTeam', teamTurns, 'be active team', {
    yes: 'The active team is the team whose turn it is.',
    no: "The team whose turn it is isn't the active team.",
  }),
  provision('sharedTeamTurns.teamPasses', {
    in: teamTurns,
    about: ['no player on that team wish', 'neither player on', 'that team pass'],
    means: [
      [
        [
          'That team passes if a team has priority and any player on that team passes.',
          'That team passes if a team has priority and one player on that team passes.',
          'That team passes if a team has priority and any player on that team wishes to do nothing.',
          'That team passes if a team has priority and one player on that team wishes to do nothing.',
          "That team passes if a team has priority and a player on that team doesn't wish to do anything.",
        ],
        'anyMember',
      ],
      [
        [
          `If a team has priority, that team passes if no player on that team ${say.wishes} anything.`,
          `If no member of that team ${say.wishes} anything and a team has priority, that team passes.`,
          `If neither member of that team ${say.wishes} anything and a team has priority, that team passes.`,
          `That team passes if neither player on a team ${say.wishes} anything.`,
          'A team that has priority passes if neither of its members wants to do anything.',
        ],
        true,
      ],
    ],
  }),
  stated('sharedTeamTurns.emptyStackEndsStep', teamTurns, 'stack be empty when', {
    yes: [
      `The phase or step ends and the next one begins if the stack is empty when all teams ${say.passing}.`,
      `The phase or step ends and the next one begins if the stack is empty when both teams ${say.passing}.`,
    ],
    no: `If the stack is empty when all teams ${say.passing}, the phase or step doesn't end.`,
  }),
  stated('sharedTeamTurns.actionsAtOnce', teamTurns, ['all choice have been made', '^ then action happen'], {
    yes: [
      'The actions happen simultaneously once all choices have been made.',
      'Simultaneously, the actions then happen.',
    ],
    no: "Once all choices have been made, the actions don't happen simultaneously.",
  }),
  stated('sharedTeamTurns.attackAsGroup', sharedTeamTurns, 'creature attack other team', {
    yes: "As a group, each team's creatures attack the other team.",
    no: "Each team's creatures attack each other player individually.",
  }),
  stated('sharedTeamTurns.oneAttackingPlayerMeant', sharedTeamTurns, 'refer to attacking player refer', {
    yes: `Any effect, object, or rule which refers to an "${say.attackingPlayer}" refers to ${say.specific} ${say.attackingPlayer}, not to all ${say.attackingPlayer}s.`,
    no: `Any rule, object, or effect that refers to an "${say.attackingPlayer}" refers to all ${say.attackingPlayer}s.`,
  }),
  stated('sharedTeamTurns.meantForEachBlocker', sharedTeamTurns, 'apply to multiple blocking creature', {
    yes: `For each of those blocking creatures, the appropriate ${say.attackingPlayer} is individually determined if a ${say.spell} could apply to multiple blocking creatures.`,
    no: `If a ${say.spell} could apply to multiple blocking creatures, one ${say.attackingPlayer} is determined for all of those blocking creatures.`,
  }),
  stated(
    'sharedTeamTurns.attackingPlayerChosenBy',
    sharedTeamTurns,
    'multiple attacking player that could be chosen',
    {
      yes: `The controller of the ${say.spell} chooses one if there are multiple ${say.attackingPlayer}s that could be chosen.`,
      no: `If there are multiple ${say.attackingPlayer}s that could be chosen, the active team chooses one.`,
    },
  ),
  stated(
    'sharedTeamTurns.defendingPlayerChosenBy',
    sharedTeamTurns,
    'multiple defending player that could be chosen',
    {
      yes: `The controller of the ${say.spell} chooses one if there are multiple ${say.defending}s that could be chosen.`,
      no: `If there are multiple ${say.defending}s that could be chosen, the defending team chooses one.`,
    },
  ),
  stated('sharedTeamTurns.attackerOrderAnnounced', teamTurns, 'blocking multiple creature ~ announce', {
    yes: `The defending team then ${say.announces} among the ${say.attacking}s for each creature that's blocking multiple creatures.`,
    no: `Then, for each creature that's blocking multiple creatures, the active team ${say.announces} among the ${say.attacking}s.`,
  }),
  stated(
    'sharedTeamTurns.scryWithTeam',
    sharedTeamTurns,
    ["player's teammate may also look", 'put that card on bottom'],
    {
      yes: [
        "That card may also be looked at by that player's teammates.",
        'On the bottom of their library, the player may put that card.',
      ],
      no: "That player's teammates can't look at that card.",
    },
  ),
  stated('sharedTeamTurns.attackingPlayers', teamTurns, 'active team be attacking team', {
    yes: [
      `During the combat phase, each player on the active team is an ${say.attackingPlayer} and the active team is the attacking team.`,
    ],
    no: "During the combat phase, the active team isn't the attacking team.",
  }),
  stated('sharedTeamTurns.defendingPlayers', teamTurns, 'nonactive team be defending team', {
    yes: [
      `Each player on the nonactive team is likewise a ${say.defending}, and the nonactive team is the defending team.`,
    ],
    no: "The nonactive team isn't the defending team.",
  }),
  provision('sharedTeamTurns.attackersDeclaredBy', {
    in: teamTurns,
    about: 'declare attacker step start ~ declare',
    means: [
      ['As the declare attackers step begins, the defending team declares attackers.', false],
      [
        [
          'As the declare attackers step begins, each active player declares attackers.',
          'As the declare attackers step begins, each player on the active team declares attackers.',
        ],
        'eachPlayer',
      ],
      [
        ['As the declare attackers step begins, the primary player of the active team declares attackers.'],
        'primaryPlayer',
      ],
      ['The active team declares attackers as the declare attackers step begins.', true],
    ],
  }),
  stated('sharedTeamTurns.combinedAttack', teamTurns, ['^ active team have', 'separate|combined & attack'], {
    yes: `That set of ${say.attacking}s must be legal as a whole, and there is one combined attack the active team has.`,
    no: [
      "The active team doesn't have one combined attack.",
      'Each player on the active team has a separate attack.',
    ],
  }),
  provision('sharedTeamTurns.blockersDeclaredBy', {
    in: teamTurns,
    about: 'declare blocker step start ~ declare',
    means: [
      ['As the declare blockers step begins, the active team declares blockers.', false],
      [
        [
          'As the declare blockers step begins, each defending player declares blockers.',
          'As the declare blockers step begins, each player on the defending team declares blockers.',
        ],
        'eachPlayer',
      ],
      [
        ['As the declare blockers step begins, the primary player of the defending team declares blockers.'],
        'primaryPlayer',
      ],
      ['The defending team declares blockers as the declare blockers step begins.', true],
    ],
  }),
  stated('sharedTeamTurns.combinedBlock', teamTurns, '^ defending team have', {
    yes: 'That set of blocking creatures must be legal as a whole, and there is one combined block the defending team has.',
    no: [
      "The defending team doesn't have one combined block.",
      'Each player on the defending team has a separate block.',
    ],
  }),
  stated(
    'sharedTeamTurns.meantForEachAttacker',
    sharedTeamTurns,
    'apply to multiple attacking creature',
    meantForEachAttacker,
  ),
  stated('sharedTeamTurns.dissatisfiedPlayerMulligans', twoHeadedGiant, 'dissatisfied', {
    yes: 'A player that is dissatisfied with their initial hand may mulligan.',
    no: "A player who is dissatisfied with their initial hand can't mulligan.",
  }),
  stated('sharedTeamTurns.keptHand', twoHeadedGiant, 'decided to keep hand', {
    yes: `Those cards become their ${say.openingHand} once a player has decided to keep a hand.`,
    no: `Once a player has decided to keep a hand, those cards don't become their ${say.openingHand}.`,
  }),
  stated('sharedTeamTurns.otherTeamMulligansNext', twoHeadedGiant, 'other team may take mulligan', {
    yes: `The other team may take mulligans once each member of the starting team decides to keep an ${say.openingHand}.`,
    no: `Mulligans can't be taken by the other team once each member of the starting team decides to keep an ${say.openingHand}.`,
  }),
  stated('sharedTeamTurns.eachMemberMulligans', twoHeadedGiant, 'for team to take mulligan', {
    yes: `Each player on that team, for a team to ${say.mulligan}, decides whether to shuffle their ${say.shuffled} and then ${say.newHand} of seven cards.`,
    no: `For a team to ${say.mulligan}, each player on that team shuffles their ${say.shuffled} and then draws a new hand of seven cards.`,
  }),
];
