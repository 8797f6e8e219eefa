import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as client from '../../src/client/index.js';
import { Session, seat } from '../../src/client/index.js';
import { GameError, type GameRuleset, VARIANTS, type Variant } from '../../src/game/index.js';
import { ruleset } from '../../src/rulesets/index.js';
import { root } from '../support/corpus.js';

/** A table whose first player is a person. */
function sitDown(variant: Variant, edition = '2011-07-15', seed = 1, bots?: readonly string[]): Session {
  const setup = seat({ variant });
  return new Session(ruleset(edition), setup, bots ?? setup.players.slice(1), seed);
}

/** Takes the same choices at every table: what is asked first is answered by the last choice, then by passing. */
function play(session: Session, lines: readonly string[]): string {
  return lines.map((line) => session.handle(line).text).join('');
}

describe('the room', () => {
  test('exports these names', () => {
    expect(Object.keys(client).sort()).toEqual(['SaveError', 'Session', 'isSave', 'readSave', 'seat']);
  });

  test('embeds the game through its public entry alone, as any other program would', () => {
    const folder = join(root, 'src/client');
    const imports = readdirSync(folder)
      .filter((name) => name.endsWith('.ts'))
      .flatMap((name) => [...readFileSync(join(folder, name), 'utf8').matchAll(/from '([^']+)'/g)])
      .map((match) => match[1] as string)
      .filter((name) => !name.startsWith('./'));
    expect(new Set(imports)).toEqual(new Set(['../game/index.js']));
  });
});

describe('bots', () => {
  test.each(
    VARIANTS.flatMap((variant) =>
      ['2008-02-01', '2011-07-15', '2025-02-07'].map((edition) => ({ variant, edition })),
    ),
  )('play $variant under $edition to its end, the same way each time', ({ variant, edition }) => {
    const setup = seat({ variant });
    if (variant === 'teamVsTeam' && edition === '2008-02-01') {
      expect(() => new Session(ruleset(edition), setup, setup.players, 5)).toThrow(
        /does not have the variant/,
      );
      return;
    }
    const games = [1, 2].map(() => {
      const session = new Session(ruleset(edition), setup, setup.players, 5);
      session.begin();
      return session.outcome();
    });
    expect(games[0]?.over).toBe(true);
    expect(games[0]?.players.some(({ result }) => result === 'won' || result === 'draw')).toBe(true);
    expect(games[0]?.answers).toBeGreaterThan(50);
    expect(games[1]).toEqual(games[0]);
  });
});

describe('a person at the table', () => {
  test('is asked with numbered choices, and nothing else is taken', () => {
    const session = sitDown('emperor');
    expect(session.begin()).toMatch(
      /Ada, is this hand good enough\?.*\n 1 {2}keep this hand\n 2 {2}take a mulligan/,
    );
    const before = session.game.hash();
    expect(session.handle('3').text).toMatch(/there is no choice 3; there are 1 to 2/);
    expect(session.handle('0').text).toMatch(/there is no choice 0/);
    expect(session.game.hash()).toBe(before);
    expect(session.handle('1').played).toBe(true);
    expect(session.game.hash()).not.toBe(before);
  });

  test('sees the hands that the rules let be seen, and no other', () => {
    const seen = (variant: Variant, edition: string): string[] => {
      const text = sitDown(variant, edition).begin();
      return [...text.matchAll(/Hand of (\w+),/g)].map((match) => match[1] as string);
    };
    expect(seen('emperor', '2011-07-15')).toEqual(['Ben', 'Cleo']);
    expect(seen('twoHeadedGiant', '2008-02-01')).toEqual(['Ben']);
    expect(seen('freeForAll', '2011-07-15')).toEqual([]);
    expect(seen('grandMelee', '2011-07-15')).toEqual([]);
    // Alternating teammates never sit side by side at a whole table, so there is nobody to look at.
    expect(seen('alternatingTeams', '2011-07-15')).toEqual([]);
  });

  test('sees life as the edition has it: halves for the heads of 2008, the whole for those of 2011', () => {
    expect(sitDown('twoHeadedGiant', '2008-02-01').begin()).toContain(
      '30 life, each member counts as 15 [606.9a]',
    );
    expect(sitDown('twoHeadedGiant', '2011-07-15').begin()).toContain(
      '30 life, each member counts as 30 [810.9a]',
    );
  });

  test('sees who is within range, and who is out of it', () => {
    const text = sitDown('emperor').begin();
    expect(text).toMatch(/Ben .* range 2 {2}emperor, in range/);
    expect(text).toMatch(/Eve .* range 2 {2}emperor, out of range/);
    expect(play(sitDown('emperor'), ['range'])).toContain('Ada (1): Ada, Ben, Finn');
  });

  test('is told why anything happened, with the numbers of the edition', () => {
    for (const [edition, chapter] of [
      ['2008-02-01', '606.'],
      ['2011-07-15', '810.'],
    ] as const) {
      const session = sitDown('twoHeadedGiant', edition, 2, ['Ada', 'Ben', 'Cleo', 'Dan']);
      session.begin();
      const damage = session.game.log.find(
        ({ type, player }) => type === 'damageDealt' && player !== undefined,
      );
      const text = session.handle(`why ${damage?.id}`).text;
      expect(text).toMatch(/^\d+ {2}.* deals \d+ damage to /);
      expect(text).toContain('because of');
      expect(text).toContain(`rule ${chapter}`);
    }
    expect(sitDown('emperor').handle('why').text).toMatch(/why N tells/);
  });

  test('is told what took the life of whoever loses, down to the attack', () => {
    const session = sitDown('emperor', '2011-07-15', 3);
    session.begin();
    for (let at = 0; at < 3000 && !session.game.log.some(({ type }) => type === 'lost'); at++)
      session.handle(at % 7 === 0 ? '1' : 'e');
    const lost = session.game.log.find(({ type, detail }) => type === 'lost' && detail?.for === 'life');
    const text = session.handle(`why ${lost?.id}`).text;
    expect(text).toMatch(/^\d+ {2}.* loses the game, having no life left/);
    expect(text).toMatch(/because of \d+ {2}.* loses \d+ life/);
    expect(text).toMatch(/because of \d+ {2}.* deals \d+ damage to/);
    expect(text).toMatch(/because of \d+ {2}.* (attacks|blocks|casts|uses) /);
  });

  test('says which events there are when one is asked for that is not there', () => {
    expect(sitDown('emperor').handle('why 99999').text).toMatch(/there is no event 99999/);
  });

  test('takes a choice back, and what followed follows again', () => {
    const session = sitDown('emperor', '2011-07-15', 4);
    session.begin();
    const start = session.game.hash();
    expect(session.handle('undo').text).toMatch(/no choice to take back/);
    session.handle('1');
    const moved = session.game.hash();
    session.handle('e');
    expect(session.handle('undo').text).toContain('The last choice is taken back.');
    expect(session.game.hash()).toBe(moved);
    session.handle('undo');
    expect(session.game.hash()).toBe(start);
    session.handle('1');
    expect(session.game.hash()).toBe(moved);
  });

  test('takes a choice back at a table that passes over what is not understood', () => {
    const strange = [{ rule: '809.1', sentence: 'Nobody knows what this says.', systems: ['emperor'] }];
    const setup = seat({ variant: 'emperor' });
    const known = ruleset('2011-07-15');
    const rules: GameRuleset = { ...known, entry: (key) => known.entry(key), strange };
    expect(() => new Session(rules, setup, setup.players.slice(1), 4)).toThrow(GameError);
    const session = new Session(rules, setup, setup.players.slice(1), 4, {}, true);
    expect(session.begin()).toContain('passed over');
    session.handle('1');
    expect(session.handle('undo').text).toContain('The last choice is taken back.');
    expect(session.outcome().passedOver).toHaveLength(1);
  });

  test('rests until a turn of her own when she says so', () => {
    const session = sitDown('freeForAll', '2011-07-15', 3);
    session.begin();
    play(session, ['1', 'm']);
    expect(session.game.activePlayers()).toEqual(['Ada']);
  });

  test('leaves the game when she concedes, and the others go on without her', () => {
    const session = sitDown('freeForAll');
    session.begin();
    play(session, ['1', 'concede']);
    expect(session.game.inGame('Ada')).toBe(false);
    expect(session.over).toBe(true);
    expect(session.handle('concede Ben').text).toMatch(/is a bot/);
  });

  test('can play on with several open questions, and turn from one to another', () => {
    const session = sitDown('grandMelee', '2011-07-15', 1, []);
    expect(session.begin()).toMatch(/is this hand good enough/);
    for (let asked = 0; asked < 12; asked++) session.handle('1');
    const first = session.handle('?').text;
    expect(first).toMatch(/questions? (is|are) open; "next" turns to another/);
    expect(session.handle('next').text).not.toBe(first);
  });

  test('hands the screen over to somebody who may not see her hand, and not to her teammate', () => {
    const turnsTo = (variant: Variant, people: readonly string[]): string => {
      const setup = seat({ variant });
      const bots = setup.players.filter((player) => !people.includes(player));
      const session = new Session(ruleset('2011-07-15'), setup, bots, 1, { shared: true });
      session.begin();
      for (let asked = 0; asked < 40; asked++) {
        const { text } = session.handle('p');
        if (text.includes('press Enter')) {
          expect(text).not.toContain('Your hand');
          expect(session.handle('anything').text).toContain('Your hand');
          return text;
        }
      }
      return '';
    };
    expect(turnsTo('freeForAll', ['Ada', 'Ben'])).toMatch(
      /(Ada|Ben), press Enter when you sit before the screen/,
    );
    expect(turnsTo('emperor', ['Ada', 'Ben'])).toBe('');
  });

  test('may type anything', () => {
    const session = sitDown('twoHeadedGiant');
    session.begin();
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.constantFrom(
            '1',
            '2',
            '',
            'e',
            'm',
            'b',
            'undo',
            'log all',
            'log x',
            'why 3',
            'card',
            'card Bear',
            'next',
            'ask always',
          ),
        ),
        (line) => {
          const { text, load, save, quit } = session.handle(line);
          expect(text !== '' || load !== undefined || save !== undefined || quit === true).toBe(true);
        },
      ),
      { numRuns: 300, seed: 1 },
    );
  });
});

describe('a seating', () => {
  test('puts teams side by side, except alternating ones', () => {
    expect(seat({ variant: 'emperor', seats: 8 }).teams).toEqual({
      Sun: ['Ada', 'Ben', 'Cleo', 'Dan'],
      Moon: ['Eve', 'Finn', 'Gwen', 'Hugo'],
    });
    expect(seat({ variant: 'alternatingTeams', seats: 6, teams: 3 }).teams).toEqual({
      Sun: ['Ada', 'Dan'],
      Moon: ['Ben', 'Eve'],
      Star: ['Cleo', 'Finn'],
    });
  });

  test('refuses numbers that do not fit, and says what would', () => {
    expect(() => seat({ variant: 'emperor', seats: 7 })).toThrow(/7 players do not make 2 equal teams/);
    expect(() => seat({ variant: 'freeForAll', seats: 1 })).toThrow(/2 to 80 seats/);
    expect(() => seat({ variant: 'grandMelee', teams: 2 })).toThrow(/without teams/);
    const two = seat({ variant: 'emperor', seats: 4 });
    expect(() => new Session(ruleset('2011-07-15'), two, [], 1)).toThrow(GameError);
    expect(() => new Session(ruleset('2011-07-15'), two, [], 1)).toThrow(
      /Sun has 2 players .*rule 809\..*give each team at least 3/,
    );
  });
});
