import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Engine } from '../../src/game/engine.js';
import { createGame, type Game, type GameSetup } from '../../src/game/index.js';
import type { Thread } from '../../src/game/threads.js';
import { priorityParties } from '../../src/game/turn/eligible.js';
import { newObject, putIn } from '../../src/game/zones/objects.js';
import { ruleset } from '../../src/rulesets/index.js';
import { loadScenarios, runScenario } from '../../src/scenarios/index.js';
import { ALL_CARDS } from '../support/cards.js';
import { handMade, type Values } from '../support/handmade.js';
import { cast, decision, offered } from '../support/play.js';
import { seats } from '../support/tables.js';

const HOLDS: Values = { 'grandMelee.blockedMarker': 'playerHoldsMarkerButTurnWaits' };
const UNRECEIVED: Values = {
  'grandMelee.blockedMarker': 'markerWaitsUnreceived',
  'grandMelee.markerRemoval': 'removedBetweenTurns',
  'grandMelee.designatedMarkerRemoval': 'notSpecified',
  'grandMelee.designatedMarkerDisregard': 'notSpecified',
};

function melee(players: number, more: Partial<GameSetup> = {}, values: Values = HOLDS): Game {
  return createGame(
    {
      players: seats(players),
      options: { variant: 'grandMelee' },
      cards: ALL_CARDS,
      library: 30,
      start: { at: 'turn' },
      ...more,
    },
    handMade(values),
  );
}

/** Everybody passes in the turn of one marker until a test holds. */
function passOn(game: Game, marker: number, test: () => boolean): void {
  for (let steps = 0; steps < 500 && !test(); steps++) {
    const open = game.pending().find((each) => each.marker === marker);
    if (open === undefined) return;
    game.answer(open.id, 0);
  }
}

describe('turn markers', () => {
  it.each([
    [16, 4],
    [15, 3],
    [19, 4],
    [20, 5],
    [11, 2],
    [3, 1],
  ])('are one for every four of %i players', (players, markers) => {
    expect(melee(players).markers()).toHaveLength(markers);
  });

  it('leave one to whoever is left, though designated ones are counted again at each departure', () => {
    const game = melee(16, {}, { ...HOLDS, 'grandMelee.designatedMarkerDisregard': 'notSpecified' });
    for (const player of seats(14)) game.concede(player);
    for (let steps = 0; steps < 80; steps++) game.answer(game.pending()[0]?.id ?? 'none', 0);
    expect(game.players()).toHaveLength(2);
    expect(game.markers()).toHaveLength(1);
    expect(game.pending()).not.toEqual([]);
  });

  it('begin a first turn though every other marker waits, where they begin one after another', () => {
    const game = melee(
      15,
      { start: { at: 'opening', startingPlayer: 'P1' } },
      { ...HOLDS, 'grandMelee.turnStart': 'oneAfterAnother' },
    );
    passOn(game, 1, () => game.markers().length > 0);
    game.instruct([{ effect: 'skip', player: { player: 'named', name: 'P5' }, what: 'turn' }]);
    game.concede('P3');
    for (let steps = 0; steps < 500 && !game.takingTurn('P9'); steps++) {
      expect(game.pending()).not.toEqual([]);
      game.answer(game.pending()[0]?.id ?? 'none', 0);
    }
    expect(game.turnsTaken('P5')).toBe(0);
    expect(game.takingTurn('P9')).toBe(true);
  });

  it('follow whatever numbers the rules state', () => {
    const game = melee(
      12,
      {},
      { ...HOLDS, 'grandMelee.playersPerTurnMarker': 6, 'grandMelee.markerSpacing': 5 },
    );
    expect([game.marker(1), game.marker(2), game.marker(3)]).toEqual(['P1', 'P6', null]);
  });

  it('go to every fourth seat on the left of the starting player, and all their holders take turns', () => {
    const game = melee(13, { start: { at: 'turn', player: 'P4' } });
    expect([1, 2, 3].map((marker) => game.marker(marker))).toEqual(['P4', 'P8', 'P12']);
    expect(game.activePlayers()).toEqual(['P4', 'P8', 'P12']);
  });

  it('are held by the next player, whose turn waits for the marker ahead', () => {
    const game = melee(16);
    passOn(game, 1, () => game.marker(1) === 'P2');
    expect(game.takingTurn('P2')).toBe(false);
    expect(game.waiting('P2')).toBe(true);
    passOn(game, 2, () => game.marker(2) === 'P6');
    expect(game.takingTurn('P2')).toBe(true);
  });

  it('wait unreceived where the rules have it so, and do not overtake one another', () => {
    const game = melee(16, {}, UNRECEIVED);
    passOn(game, 1, () => game.turnsTaken('P1') === 1 && !game.takingTurn('P1'));
    expect(game.marker(1)).toBe(null);
    passOn(game, 2, () => !game.takingTurn('P5'));
    expect(game.marker(1)).toBe('P2');
    expect(game.takingTurn('P2')).toBe(true);
    expect(game.marker(2)).toBe(null);
  });

  it('are designated by the nearest to the right of a departed player, and removed after the turn', () => {
    const game = melee(16);
    game.concede('P7');
    expect([1, 2, 3, 4].map((marker) => game.designated(marker))).toEqual([0, 1, 0, 0]);
    expect(game.markers()).toHaveLength(4);
    passOn(game, 2, () => game.markers().length === 3);
    expect(game.markers()).toEqual([1, 3, 4]);
    expect(game.takingTurn('P6')).toBe(false);
  });

  it('keep an extra turn where there is room and put it off where there is none', () => {
    const game = melee(16, { objects: [{ id: 'tw', card: 'Walk', owner: 'P1', zone: 'hand' }] });
    cast(game, 'P1', 'tw', [], false);
    passOn(game, 1, () => game.turnsTaken('P1') === 2);
    expect(game.marker(1)).toBe('P1');
    expect(game.takingTurn('P1')).toBe(true);
    const late = melee(16, { objects: [{ id: 'tw', card: 'Walk', owner: 'P1', zone: 'hand' }] });
    cast(late, 'P1', 'tw', [], false);
    passOn(late, 1, () => late.pendingExtra('P1') === 1);
    passOn(late, 4, () => late.marker(4) === 'P14');
    passOn(late, 1, () => late.marker(1) === 'P2');
    expect(late.pendingExtra('P1')).toBe(1);
  });

  it('keep their distance whatever happens, and there are never more than the players need for long', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 5, max: 24 }),
        fc.array(fc.nat({ max: 1000 }), { minLength: 300, maxLength: 300 }),
        fc.boolean(),
        (players, answers, old) => {
          const game = melee(players, {}, old ? UNRECEIVED : HOLDS);
          let seen = game.log.length;
          for (const answer of answers) {
            if (game.isOver()) return;
            const open = game.pending();
            expect(open.length).toBeGreaterThan(0);
            const left = game.players();
            if (answer % 23 === 0) game.concede(left[answer % left.length] as string);
            else {
              const asked = open[answer % open.length];
              if (asked !== undefined) game.answer(asked.id, answer % asked.options.length);
            }
            const ring = game.players();
            for (const event of game.log.slice(seen)) {
              if (event.type !== 'turnBegan' || !ring.includes(event.player ?? '')) continue;
              const from = ring.indexOf(event.player ?? '');
              for (const marker of game.state.markers) {
                if (!marker.active || marker.holder === event.player || !ring.includes(marker.holder ?? ''))
                  continue;
                const distance = (ring.indexOf(marker.holder ?? '') - from + ring.length) % ring.length;
                expect(distance).toBeGreaterThanOrEqual(4);
              }
            }
            seen = game.log.length;
            expect(game.undesignated()).toBeLessThanOrEqual(Math.max(1, Math.floor(ring.length / 4)));
          }
        },
      ),
      { numRuns: 30 },
    );
  });
});

describe('several stacks', () => {
  it('give priority to those near the marker or near somebody with an object there', () => {
    const game = melee(16, { objects: [{ id: 'g', card: 'Trick', owner: 'P2', zone: 'hand' }] });
    expect(new Set(game.priority(1))).toEqual(new Set(['P1', 'P2', 'P16']));
    passOn(game, 1, () => offered(game, { type: 'cast', object: 'g' }));
    const open = game.pending().find((each) => each.marker === 1);
    game.answer(open?.id ?? '', { type: 'cast', player: 'P2', object: 'g' });
    expect(game.stack(1)).toEqual(['g']);
    expect(game.stack(2)).toEqual([]);
    expect(game.priority(1)).toContain('P3');
    expect(game.priority(1)).not.toContain('P4');
  });

  it('give priority to those near whoever controls what is there at each moment', () => {
    const game = melee(16);
    const { engine } = game as unknown as { engine: Engine };
    const [thread] = engine.state.threads as [Thread];
    const near = (): boolean => priorityParties(engine, thread).includes('P9');
    const before = near();
    const item = newObject(engine, 'ability', '', 'P9');
    item.marker = thread.marker;
    putIn(engine, item, 'stack');
    const there = near();
    item.controller = 'P1';
    engine.changed();
    expect([before, there, near()]).toEqual([false, true, false]);
  });

  it('let a player with priority for two of them name one', () => {
    const game = melee(17, {
      objects: [{ id: 'g', card: 'Trick', owner: 'P4', zone: 'hand' }],
      start: { at: 'turn', markers: { 1: 'P3', 2: 'P5', 3: 'P9', 4: 'P13' } },
    });
    for (const marker of [1, 2]) {
      passOn(game, marker, () =>
        game.pending().some((each) => each.marker === marker && each.players.includes('P4')),
      );
    }
    const open = game.pending().find((each) => each.marker === 1);
    game.answer(open?.id ?? '', { type: 'cast', player: 'P4', object: 'g' });
    expect(decision(game, 'chooseStack').options).toEqual([
      { type: 'stack', stack: 1 },
      { type: 'stack', stack: 2 },
    ]);
    game.answer(decision(game, 'chooseStack').id, { type: 'stack', stack: 2 });
    expect(game.stackOf('g')).toBe(2);
  });
});

describe('a ruleset that counts designated markers like the others', () => {
  it('designates one more for every departure, and comes to an end', () => {
    const game = createGame(
      {
        players: Array.from({ length: 8 }, (_, at) => `P${at + 1}`),
        options: { variant: 'grandMelee' },
        library: 20,
        start: { at: 'turn' },
      },
      handMade({ 'grandMelee.designatedMarkerDisregard': 'notSpecified' }),
    );
    game.concede('P4');
    expect(game.events('markerDesignated')).toHaveLength(1);
  });
});

describe('an extra turn of a player without a turn marker', () => {
  const before = ruleset('2011-07-15');

  /** Who takes turns after one of them got an extra turn; the extra turn has a star. */
  function turnsUnder(rules: typeof before, player: string, last: string): string[] {
    const scenario = {
      id: 'an extra turn',
      system: 'grandMelee',
      edition: '2011-07-15',
      expected: 'it is taken beside the next regular turn',
      cards: [],
      setup: {
        players: ['Ann', 'Bob', 'Cid', 'Dee', 'Eve', 'Fay', 'Gus', 'Hal'],
        options: { variant: 'Grand Melee' },
        state: { library: 30 },
      },
      steps: [
        { instruct: [{ effect: 'extraTurn', player: { player: 'named', name: player } }], by: 'Ann' },
        { until: { step: 'upkeep', of: last } },
      ],
      checks: ['gameOver()==False'],
    };
    const [loaded] = loadScenarios(JSON.stringify([scenario]), 'extra turns');
    const { events = [] } = runScenario(loaded as NonNullable<typeof loaded>, rules, {
      edition: '2011-07-15',
      trace: true,
    });
    return events
      .filter(({ type }) => type === 'turnBegan')
      .map(({ player, detail }) => `${player}${detail?.extra === true ? '*' : ''}`);
  }

  it('comes directly before the next regular turn, once', () => {
    expect(turnsUnder(before, 'Cid', 'Hal').join(' ')).toMatch(/Cid\* (?:Gus )?Cid (?:Gus )?Dee/);
  });

  it('comes directly after it where the words say so, once', () => {
    const after = before.with('grandMelee.extraTurnWithoutMarker', 'afterNextTurnIfWithoutMarker', 'by hand');
    expect(turnsUnder(after, 'Cid', 'Hal').join(' ')).toMatch(/Cid (?:Gus )?Cid\* (?:Gus )?Dee/);
  });

  it('is put off where its holder and the other one wait for each other to move on', () => {
    const far = before
      .with('grandMelee.extraTurnGap', 5, 'by hand')
      .with('grandMelee.extraTurnWithMarker', 'notSpecified', 'by hand');
    expect(turnsUnder(far, 'Eve', 'Dee').join(' ')).toMatch(/Eve\* Eve .*Dee/);
  });
});
