import { describe, expect, it } from 'vitest';
import { attackTargets } from '../../src/game/combat/targets.js';
import { removeFromGame } from '../../src/game/departure/leave.js';
import type { Engine } from '../../src/game/engine.js';
import { dealDamage } from '../../src/game/life/dealDamage.js';
import { addPoison, gainLife, loseLife } from '../../src/game/life/ledger.js';
import { lifeSeen, poisonSeen } from '../../src/game/life/seen.js';
import { isAnythingDue } from '../../src/game/outcome/stateActions.js';
import { fixRanges, inRange, rangeOf } from '../../src/game/reach/range.js';
import { nextParty } from '../../src/game/table/teams.js';
import { beginTurn } from '../../src/game/turn/begin.js';
import { drawCards } from '../../src/game/turn/draws.js';
import { priorityParties } from '../../src/game/turn/eligible.js';
import { moveObject } from '../../src/game/zones/move.js';
import { smallState } from '../support/state.js';
import { blocks, seats } from '../support/tables.js';

const teams = blocks(2, 2);
const creature = (g: Engine, player: string) => g.object(`${player}-creature`);

describe('turns, on a small state', () => {
  it('pass from player to player, and from team to team where teams share them', () => {
    expect(nextParty(smallState({ players: seats(3) }), 'P3')).toBe('P1');
    const shared = smallState({ ...teams, variant: 'twoHeadedGiant' });
    expect(nextParty(shared, 'A')).toBe('B');
    const single = smallState(
      { ...teams, variant: 'twoHeadedGiant' },
      { 'sharedTeamTurns.turnTaker': 'player' },
    );
    expect(nextParty(single, 'A1')).toBe('A2');
  });

  it('begin with a fresh account of what has been done', () => {
    const g = smallState();
    const first = g.state.players.P1;
    if (first !== undefined) first.landsPlayed = 1;
    beginTurn(g, g.thread, 'P1', false);
    expect(first).toMatchObject({ landsPlayed: 0, turnsTaken: 2 });
    expect(g.thread.turn).toMatchObject({ party: 'P1', step: 'untap' });
  });

  it('give priority to everybody, the active player first', () => {
    const g = smallState({ players: seats(3), start: { at: 'turn', player: 'P2' } });
    expect(priorityParties(g, g.thread)).toEqual(['P2', 'P3', 'P1']);
  });
});

describe('combat, on a small state', () => {
  it('lets every opponent be attacked, or one neighbour, as the option says', () => {
    const every = smallState({ players: seats(4), options: { attackMultiplePlayers: true } });
    expect(attackTargets(every, creature(every, 'P1'))).toEqual(['P2', 'P3', 'P4']);
    const left = smallState({ players: seats(4), options: { attackLeft: true } });
    expect(attackTargets(left, creature(left, 'P1'))).toEqual(['P2']);
    const right = smallState({ players: seats(4), options: { attackRight: true } });
    expect(attackTargets(right, creature(right, 'P1'))).toEqual(['P4']);
  });

  it('keeps a tapped creature at home', () => {
    const g = smallState({ players: seats(3), options: { attackMultiplePlayers: true } });
    creature(g, 'P1').tapped = true;
    expect(attackTargets(g, creature(g, 'P1'))).toEqual([]);
  });
});

describe('life, on a small state', () => {
  it('is gained and lost by one player, and by the team where it is shared', () => {
    const alone = smallState();
    gainLife(alone, 'P1', 3);
    loseLife(alone, 'P2', 4);
    expect([lifeSeen(alone, 'P1'), lifeSeen(alone, 'P2')]).toEqual([23, 16]);
    const shared = smallState({ ...teams, variant: 'twoHeadedGiant' });
    loseLife(shared, 'A1', 4);
    expect([lifeSeen(shared, 'A1'), lifeSeen(shared, 'A2')]).toEqual([26, 26]);
  });

  it('goes down by damage, and poison counts beside it', () => {
    const g = smallState();
    dealDamage(g, [{ source: 'P1-creature', player: 'P2', amount: 2, combat: false }]);
    addPoison(g, 'P2', 3);
    expect([lifeSeen(g, 'P2'), poisonSeen(g, 'P2')]).toEqual([18, 3]);
  });

  it('makes something due when it has run out', () => {
    const g = smallState();
    expect(isAnythingDue(g, -1)).toBe(false);
    loseLife(g, 'P2', 20);
    expect(isAnythingDue(g, -1)).toBe(true);
  });

  it('looks at permanents from before only where they have damage', () => {
    const g = smallState();
    const old = creature(g, 'P1');
    expect(isAnythingDue(g, g.state.clock)).toBe(false);
    old.printed = { power: 0, toughness: 0 };
    expect(isAnythingDue(g, g.state.clock)).toBe(false);
    expect(isAnythingDue(g, old.timestamp - 1)).toBe(true);
    old.damage = 1;
    expect(isAnythingDue(g, g.state.clock)).toBe(true);
  });
});

describe('range of influence, on a small state', () => {
  it('counts seats both ways, and closes up over a player who left when ranges are settled again', () => {
    const g = smallState({ players: seats(6), options: { rangeOfInfluence: 1 } });
    expect(rangeOf(g, 'P1')).toEqual(['P1', 'P2', 'P6']);
    removeFromGame(g, ['P2'], 'left');
    fixRanges(g);
    expect(inRange(g, 'P1', 'P3')).toBe(true);
    expect(inRange(g, 'P1', 'P4')).toBe(false);
  });
});

describe('zones, on a small state', () => {
  it('keep cards in order: drawn from the top, buried by their owner', () => {
    const g = smallState();
    drawCards(g, 'P1', 2);
    expect([g.state.hands.P1?.length, g.state.libraries.P1?.length]).toEqual([2, 1]);
    moveObject(g, 'P2-creature', 'graveyard');
    expect([g.state.graveyards.P2, g.state.battlefield]).toEqual([['P2-creature'], ['P1-creature']]);
  });
});
