import { combined, provision } from '../../reading/provision.js';
import * as say from '../../reading/wording.js';
import { sharedTeamTurns, startingTheGame } from '../places.js';
import { turns } from './turns.js';

/** How teams start the game. */
export const startingProvisions = [
  provision('sharedTeamTurns.startingTeamDetermination', {
    in: sharedTeamTurns,
    about: ['which team ~ first turn', 'team & first turn', 'method & team'],
    means: [
      [
        'Which team takes the first turn is found out by the methods that rule 103.2 describes.',
        'normalFirstTurnMethodsAppliedToTeams',
      ],
      [
        'Which team takes the first turn is determined by the methods described in rule 1.1.',
        'normalFirstTurnMethodsAppliedToTeams',
      ],
    ],
  }),
  combined(
    'sharedTeamTurns.mulliganProcess',
    {
      order: {
        means: [
          ['The starting team takes any mulligans first.', 'teamByTeam'],
          ['The starting team goes first.', 'teamByTeam'],
          [
            'First each player on the starting team declares whether he or she will take a mulligan.',
            'declare',
          ],
          [
            'In whatever order that that team likes, first each player on the starting team declares whether he or she will take a mulligan.',
            'declare',
          ],
        ],
        in: turns,
        loosely: true,
        about: ['starting team ~ mulligan', 'starting team go first'],
      },
      moment: {
        means: [
          ['Then all mulligans are taken at the same time.', 'all'],
          [
            ['', ', in turn order'].map((order) => `Then the mulligans are taken one at a time${order}.`),
            'one',
          ],
          [
            say.byRole({
              after: 'after each player has made a declaration,',
              who: 'all players who decided to take mulligans',
              do: 'do so simultaneously',
            }),
            'all',
          ],
          [
            'Their mulligans are taken simultaneously by all the members of that team who chose to do so.',
            'team',
          ],
        ],
        in: turns,
        loosely: true,
        about: [
          'mulligan ~ at same time',
          'mulligan be taken',
          'mulligan ~ happen together',
          'all mulligan be taken',
          'then all mulligan',
        ],
      },
      scry: {
        in: turns,
        about: ['look at top card', 'look at & top card & library'],
        means: [
          [
            say.byRole({
              what: 'the top card of their library may be looked at',
              who: 'by any player on the starting team',
              whose: 'whose hand contains fewer cards than their starting hand size,',
              once: 'once an opening hand has been kept by all players',
            }),
            true,
          ],
        ],
      },
      bottom: {
        in: turns,
        about: ['teammate ~ bottom of ~ library', 'bottom of & library & teammate & consult'],
        means: [
          [
            say.byRole({
              while: 'while choosing which cards, if any,',
              put: 'to put on the bottom of their library,',
              who: 'teammates may consult',
            }),
            true,
          ],
        ],
      },
    },
    (a) => {
      if (a.order === undefined) return undefined;
      if (a.order === 'teamByTeam') return a.moment === 'team' ? 'teamByTeamMembersSimultaneous' : undefined;
      if (a.moment === 'one') return a.scry || a.bottom ? undefined : 'roundsTakenOneAtATime';
      if (a.moment !== 'all') return undefined;
      if (a.scry) return 'simultaneousRoundsThenScryByTeam';
      return a.bottom ? 'simultaneousRoundsConsultingOnBottomCards' : 'simultaneousRounds';
    },
  ),
  provision('sharedTeamTurns.hiddenTeammateMulligan', {
    in: turns,
    about: ['see ~ teammate mulligan', 'teammate & see', 'mulligan & before & deciding|whether'],
    means: [
      [
        `Teammates may consult during this process, but the result of that player's teammate's mulligan can't be seen by a player before deciding whether to ${say.mulligan} at the same time.`,
        true,
      ],
      [
        `The result of that player's teammate's mulligan can't be seen by a player before deciding whether to ${say.mulligan} at the same time.`,
        true,
      ],
    ],
  }),
  provision('sharedTeamTurns.openingHandActions.chapterRule', {
    in: sharedTeamTurns,
    about: [
      'starting team ~ (battlefield | opening hand)',
      'starting team & battlefield',
      'opening hand & battlefield',
      'card & start game & team',
    ],
    means: [
      [
        ['his or her', "that player's"].map(
          (whose) =>
            `In whatever order that team likes, first each player on the starting team may put any or all such cards from ${whose} ${say.openingHand} onto the battlefield.`,
        ),
        'startingTeamFirstOntoBattlefieldOnly',
      ],
      [
        ['his or her', "that player's"].flatMap((whose) =>
          ['only one such card', 'one such card'].map(
            (cards) =>
              `In whatever order that team likes, first each player on the starting team may put ${cards} from ${whose} ${say.openingHand} onto the battlefield.`,
          ),
        ),
        'oneCardEachStartingTeamFirst',
      ],
    ],
  }),
  provision('sharedTeamTurns.openingHandActions.coreRule', {
    means: [
      [
        'First each player on the starting team may take such actions in whatever order that team likes.',
        'startingTeamFirstAnyAction',
      ],
      [
        [
          'In a multiplayer game that is using the shared team turns option, in whatever order that that team likes, first each player on the starting team may take such actions.',
          "If a game uses the shared team turns option, the starting team's players may take such actions first, in any order.",
        ],
        'startingTeamFirstAnyAction',
      ],
      [
        'In a multiplayer game that is using the shared team turns option, in whatever order that team likes, any or all such cards may be first put onto the battlefield from their opening hand by each player on the starting team.',
        'startingTeamFirstOntoBattlefieldOnly',
      ],
    ],
    in: startingTheGame,
    about: [
      'shared team turn option ~ (battlefield | action)',
      'shared team & opening',
      'shared team & action|battlefield & like',
    ],
  }),
];
