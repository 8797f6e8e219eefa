import * as say from '../../reading/wording.js';
import { alternatingTeams, emperor, teamVsTeam, twoHeadedGiant } from '../places.js';
import { stated } from './stated.js';

/** What the rules state of how teams sit and what teammates may do. */
export const teamsStated = [
  stated('teamVsTeam.teamSizes', teamVsTeam, '^ each team may have', {
    yes: 'Each team may have any number of players.',
    no: "Each team can't have any number of players on it.",
  }),
  stated('teamVsTeam.sittingTogether', teamVsTeam, '^ each team sit', {
    yes: 'On one side of the table, each team sits together.',
    no: "Each team doesn't sit together on one side of the table.",
  }),
  stated('teamVsTeam.seatOrder', teamVsTeam, ['team decide order', 'team determine order'], {
    yes: [
      'The order in which its players sit is decided by each team.',
      'The order in which each team is seated is decided by it.',
      'Each team decides the order in which the team is seated.',
    ],
    no: "The order in which its players sit isn't decided by each team.",
  }),
  stated('emperor.sittingTogether', emperor, '^ each team sit', {
    yes: 'On one side of the table, each team sits together.',
    no: "Each team doesn't sit together on one side of the table.",
  }),
  stated('emperor.seatOrder', emperor, ['team decide order', 'team determine order'], {
    yes: [
      'The order in which its players sit is decided by each team.',
      'The order in which each team is seated is decided by it.',
      'Each team decides the order in which the team is seated.',
    ],
    no: "The order in which its players sit isn't decided by each team.",
  }),
  stated('twoHeadedGiant.sittingTogether', twoHeadedGiant, '^ each team sit', {
    yes: 'On one side of the table, each team sits together.',
    no: "Each team doesn't sit together on one side of the table.",
  }),
  stated('twoHeadedGiant.seatOrder', twoHeadedGiant, ['team decide order', 'team determine order'], {
    yes: [
      'The order in which its players sit is decided by each team.',
      'The order in which each team is seated is decided by it.',
      'Each team decides the order in which the team is seated.',
    ],
    no: "The order in which its players sit isn't decided by each team.",
  }),
  stated('teamVsTeam.handsOpen', teamVsTeam, 'teammate & review', {
    yes: "At any time, teammates may discuss strategies and review each other's hands.",
    no: "Teammates can't review each other's hands.",
  }),
  stated('emperor.handsOpen', emperor, 'teammate & review', {
    yes: "At any time, teammates may discuss strategies and review each other's hands.",
    no: "Teammates can't review each other's hands.",
  }),
  stated('alternatingTeams.handsOpen', alternatingTeams, 'teammate & review', {
    yes: [
      "Only if teammates are sitting next to each other may they review each other's hands.",
      "If they aren't sitting next to each other, teammates can't review each other's hands.",
      "Unless teammates are sitting next to each other, they can't review each other's hands.",
    ],
    no: "Teammates can review each other's hands at any time.",
  }),
  stated('alternatingTeams.strategiesDiscussed', alternatingTeams, 'teammate & discuss', {
    yes: 'At any time, strategies may be discussed by teammates.',
    no: "Teammates can't discuss strategies.",
  }),
  stated('teamVsTeam.othersCardsUntouched', teamVsTeam, 'teammate & manipulate', {
    yes: "Each other's cards or permanents can't be manipulated by teammates.",
    no: "Teammates can manipulate each other's cards or permanents.",
  }),
  stated('emperor.othersCardsUntouched', emperor, 'teammate & manipulate', {
    yes: "Each other's cards or permanents can't be manipulated by teammates.",
    no: "Teammates can manipulate each other's cards or permanents.",
  }),
  stated('twoHeadedGiant.othersCardsUntouched', twoHeadedGiant, 'teammate & manipulate', {
    yes: "Each other's cards or permanents can't be manipulated by teammates.",
    no: "Teammates can manipulate each other's cards or permanents.",
  }),
  stated('alternatingTeams.othersCardsUntouched', alternatingTeams, 'teammate & manipulate', {
    yes: "Each other's cards or permanents can't be manipulated by teammates.",
    no: "Teammates can manipulate each other's cards or permanents.",
  }),
  stated('emperor.generals', emperor, '^ remaining player on team', {
    yes: `The remaining players that are on the team are generals ${say.charge} the emperor.`,
    no: "The remaining players on the team aren't generals.",
  }),
  stated('emperor.anyNumberOfTeams', emperor, 'emperor variant can also be played', {
    yes: 'With any number of equally sized teams, the Emperor variant can also be played.',
    no: "The Emperor variant can't be played with any number of equally sized teams.",
  }),
];
