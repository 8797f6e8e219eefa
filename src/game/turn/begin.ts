import type { PlayerId, Step } from '../cards/types.js';
import type { Engine } from '../engine.js';
import { unhandled } from '../errors.js';
import { forgetLoop } from '../outcome/repetition.js';
import { fixRanges } from '../reach/range.js';
import { departed } from '../reasons.js';
import type { Party } from '../state.js';
import { inTurnOrder } from '../table/seats.js';
import { partyMembers, partyRoll } from '../table/teams.js';
import type { Thread } from '../threads.js';
import { usesMarkers } from '../variants/index.js';
import { primaryFirst } from './draws.js';
import { endUntilTurnOf } from './durations.js';

/** The steps of an ordinary turn. */
export const STEPS: readonly Step[] = [
  'untap',
  'upkeep',
  'draw',
  'main1',
  'beginCombat',
  'declareAttackers',
  'declareBlockers',
  'combatDamage',
  'endCombat',
  'main2',
  'end',
  'cleanup',
];

const isNamedAsTeam = (g: Engine, party: Party): boolean =>
  g.state.options.sharedTeamTurns && g.state.teams[party] !== undefined;

/** Whether a party is named as a team or as a player in events. */
export const partyContent = (g: Engine, party: Party): { team: string } | { player: PlayerId } =>
  isNamedAsTeam(g, party) ? { team: party } : { player: party };

/** The same with the detail of an event of a turn or a step. */
export const partyDetail = <D>(g: Engine, party: Party, detail: D) =>
  isNamedAsTeam(g, party) ? { team: party, detail } : { player: party, detail };

/** A turn begins: ranges are fixed again, and what lasted until then ends. */
export function beginTurn(g: Engine, thread: Thread, party: Party, extra: boolean): void {
  const first = g.state.turnCount === 0;
  g.state.turnCount++;
  thread.turn = {
    party,
    number: g.state.turnCount,
    extra,
    first,
    step: 'untap',
    ahead: [...STEPS],
    combat: null,
    attacked: [],
    skipped: [],
  };
  if (!extra) g.state.lastRegular = party;
  forgetLoop(g);
  const roll = partyRoll(g, party);
  for (const player of roll) {
    const state = g.state.players[player];
    if (state === undefined || !state.inGame) continue;
    state.turnsTaken++;
    state.landsPlayed = 0;
  }
  if (g.away.lastTurn) g.state.spellsLastTurn = { ...g.state.spellsThisTurn };
  // Where several turns go on at once, those of others are not over.
  for (const player of usesMarkers(g) ? roll : Object.keys(g.state.players)) {
    if (g.state.players[player] !== undefined) g.state.spellsThisTurn[player] = 0;
  }
  if (g.state.today !== undefined) g.state.today = {};
  const detail = { number: g.state.turnCount, extra, marker: thread.marker };
  const event = g.emit('turnBegan', partyDetail(g, party, detail));
  g.because(event, () => {
    fixRanges(g);
    endUntilTurnOf(g, roll);
    beginControlOfPlayers(g, party);
    passPlanarControl(g, party);
  });
}

/** The planar controller is whoever is active; of an active team, the member that the ruleset names. */
function passPlanarControl(g: Engine, party: Party): void {
  if (!g.state.options.planechase || usesMarkers(g)) return;
  const members = partyMembers(g, party);
  let next = members[0];
  if (members.length > 1) {
    const rule = g.rules.ask('casualVariants.planechase.twoHeadedGiantPlanarController');
    switch (rule) {
      case 'noVariant':
        break;
      case 'primaryPlayerOfActiveTeam':
        next = primaryFirst(g, members)[0];
        break;
      case 'secondaryPlayerOfActiveTeam':
        next = primaryFirst(g, members)[1];
        break;
      default:
        unhandled('casualVariants.planechase.twoHeadedGiantPlanarController', rule);
    }
  }
  if (next === undefined || next === g.state.planarController) return;
  const from = g.state.planarController;
  g.state.planarController = next;
  g.emit('planarControllerChanged', {
    player: next,
    ...(from === null ? {} : { from }),
  });
}

/** Who controls a player in place of one who has left, where the rules name somebody. */
function followingController(g: Engine, gone: PlayerId): PlayerId | undefined {
  const rule = g.rules.ask('leaving.playerControlByDepartedPlayer');
  switch (rule) {
    // There is nobody to decide for the player, whether or not a rule says so.
    case 'notSpecified':
    case 'notControlled':
      return undefined;
    case 'nextPlayerInTurnOrder':
      return inTurnOrder(g, gone)[0];
    default:
      return unhandled('leaving.playerControlByDepartedPlayer', rule);
  }
}

/** Control of a player over the coming turn begins with that turn. */
function beginControlOfPlayers(g: Engine, party: Party): void {
  const roll = partyRoll(g, party);
  for (const { content } of g.inEffect.of('controlPlayer')) {
    if (content.active || !roll.includes(content.player)) continue;
    const gone = g.state.players[content.by]?.inGame !== true;
    const by = gone ? followingController(g, content.by) : content.by;
    if (by === undefined) {
      g.emit('playerNotControlled', {
        player: content.player,
        ...departed(g, content.by),
      });
      content.player = '';
      continue;
    }
    content.by = by;
    content.active = true;
    g.emit('playerControlled', { player: content.player, other: by });
  }
}
