import { unhandled } from '../errors.js';
import { teamOf } from '../table/teams.js';
import { checkAttack, presetAttack } from './attackOptions.js';
import { apart, checkNumberOfTeams, together, type VariantDefinition } from './variant.js';

/** Teams that sit together and keep everything apart but their fate. */
export const teamVsTeam: VariantDefinition = {
  system: 'teamVsTeam',
  preset: (_, rules) => presetAttack(rules, 'teamVsTeam.attackOption'),
  check(table) {
    const { players, teams, rules, object } = table;
    if (!rules.ask('teamVsTeam.variantPresence')) {
      object(
        'this edition does not have the variant',
        'take another variant or an edition that has it',
        'teamVsTeam.variantPresence',
      );
      return;
    }
    checkAttack(table, 'teamVsTeam.attackOption');
    checkNumberOfTeams(table, 'teamVsTeam');
    for (const [team, members] of teams)
      if (!together(players, members)) object(...apart(team), 'teamVsTeam.sittingTogether');
  },
  startersBy: 'teamVsTeam.firstPlayer',
  starters(teams, _, rules) {
    // Left is later in turn order, so an even team's seat left of the middle is the later of the two.
    const first = rules.ask('teamVsTeam.firstPlayer');
    const earlier = first === 'randomTeamCenterSeatOrRightOfMidpoint' ? 1 : 0;
    return teams.flatMap((members) => {
      let seat = Math.floor((members.length - earlier) / 2);
      if (first === 'randomTeamChosenMember') return members;
      if (members.length % 2 === 1) {
        if (first === 'randomTeamChosenMemberOrLeftOfMidpoint') return members;
        if (first === 'randomTeamLeftmostSeatOrLeftOfMidpoint') seat = -1;
        if (first === 'randomTeamRightmostSeatOrLeftOfMidpoint') seat = 0;
      }
      return members.at(seat) ?? [];
    });
  },
  teamChooses: (rules) => rules.ask('teamVsTeam.firstPlayer').startsWith('randomTeamChosen'),
  turnsToRight(rules) {
    const first = rules.ask('teamVsTeam.firstPlayer');
    switch (first) {
      case 'randomTeamCenterSeatOrLeftOfMidpointThenToRight':
        return true;
      case 'randomTeamCenterSeatOrLeftOfMidpoint':
      case 'randomTeamCenterSeatOrRightOfMidpoint':
      case 'randomTeamLeftmostSeatOrLeftOfMidpoint':
      case 'randomTeamRightmostSeatOrLeftOfMidpoint':
      case 'randomTeamChosenMemberOrLeftOfMidpoint':
      case 'randomTeamChosenMember':
      case 'noVariant':
        return false;
      default:
        return unhandled('teamVsTeam.firstPlayer', first);
    }
  },
  showsHand: (g, viewer, owner) =>
    g.rules.ask('teamVsTeam.resourceSharing') === false &&
    g.rules.ask('teamVsTeam.handsOpen') === true &&
    teamOf(g, viewer) === teamOf(g, owner),
};
