import { describe, expect, test } from 'vitest';
import { dateInWords } from '../../../src/lineage/dates.js';
import { linesOf } from '../../../src/site/watch/eventText.js';
import type { Frame, Seat } from '../../../src/site/watch/frame.js';
import { placesFor, reachOf } from '../../../src/site/watch/places.js';

const room = (count: number) => ({
  players: Array.from({ length: count }, (_, at) => `P${at + 1}`),
  tiles: {},
  stack: 0,
  turns: 1,
  teams: false,
});

function seat(player: string, more: Partial<Seat> = {}): Seat {
  return { player, inGame: true, result: 'none', life: 20, seen: false, poison: 0, active: false, ...more };
}

function frame(seats: Seat[], more: Partial<Frame> = {}): Frame {
  return { seats, sides: [], turns: [], markers: [], permanents: [], stack: [], attacks: [], ...more };
}

describe('seats around a drawn table', () => {
  test.each([2, 3, 4, 5, 6, 8, 12, 24])(
    '%i players sit clockwise in turn order and none on another',
    (count) => {
      const { seats, width, height } = placesFor(room(count));
      expect(seats.size).toBe(count);
      const boxes = [...seats.values()];
      const angles = boxes.map(({ x, y, width: w, height: h }) =>
        Math.atan2(y + h / 2 - height / 2, x + w / 2 - width / 2),
      );
      const turned = angles.map((angle) => (angle - (angles[0] as number) + 2 * Math.PI) % (2 * Math.PI));
      expect(turned).toEqual([...turned].sort((a, b) => a - b));
      for (const [at, a] of boxes.entries())
        for (const b of boxes.slice(at + 1))
          expect(
            a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y,
          ).toBe(true);
    },
  );
});

describe('a range of influence', () => {
  const seats = ['A', 'B', 'C', 'D', 'E'].map((name) => seat(name));

  test('is the unbroken row of seats within it, over the end of the list too', () => {
    expect(reachOf(frame(seats, { ranges: { A: ['E', 'A', 'B'] } }), 'A')).toEqual(['E', 'B']);
  });

  test('passes over players who have left', () => {
    const left = seats.map((each) => (each.player === 'B' ? { ...each, inGame: false } : each));
    expect(reachOf(frame(left, { ranges: { A: ['E', 'A', 'C'] } }), 'A')).toEqual(['E', 'C']);
  });

  test('is not drawn where it takes in the whole table or where there is none', () => {
    expect(reachOf(frame(seats, { ranges: { A: ['A', 'B', 'C', 'D', 'E'] } }), 'A')).toBeUndefined();
    expect(reachOf(frame(seats), 'A')).toBeUndefined();
  });
});

test('a table is told in words: totals, what is in play, the stack, attacks and ranges', () => {
  const told = linesOf(
    frame([seat('Ada', { poison: 2 }), seat('Ben', { inGame: false, result: 'lost' })], {
      turns: [{ marker: 1, of: 'Ada', number: 3, step: 'declare blockers step', extra: false }],
      permanents: [
        {
          id: 'ogre',
          card: 'Ogre',
          controller: 'Ada',
          owner: 'Ben',
          size: '4/3',
          damage: 1,
          counters: [],
          tapped: true,
        },
      ],
      stack: [{ id: 's1', name: 'ability of ogre', controller: 'Ada', targets: ['Ben'] }],
      attacks: [{ creature: 'ogre', defender: 'Ben', blockers: ['wall'], blocked: true }],
      ranges: { Ada: ['Ada'] },
    }),
  );
  expect(told).toEqual([
    'Turn 3, Ada: declare blockers step.',
    'Ada: 20 life, 2 poison counters.',
    'Ben: lost.',
    'Ada controls ogre (Ogre, 4/3, 1 damage, tapped, owned by Ben).',
    'Stack, first to resolve first: ability of ogre (Ada, targets Ben).',
    'ogre attacks Ben, blocked by wall.',
    'In range of Ada: nobody else.',
  ]);
});

test('an edition is named by its date in words, or as it is called', () => {
  expect(dateInWords('2008-02-01')).toBe('1 February 2008');
  expect(dateInWords('my house rules')).toBe('my house rules');
});
