import { describe, expect, test } from 'vitest';
import { run } from '../../src/cli/run.js';
import { root } from '../support/corpus.js';
import { lots } from '../support/lots.js';

interface Reply {
  ok: boolean;
  error?: string;
  over: boolean;
  hash: string;
  results: Record<string, string>;
  pending: { id: string; kind: string; players: string[]; options: { type: string; object?: string }[] }[];
  view: {
    players: { player: string; hand: string[] | number }[];
    objects: { id: string; zone: string; owner: string }[];
  };
  standing: {
    life: Record<string, number>;
    results: Record<string, string>;
    objects: Record<string, { zone: string }>;
  };
}

/** Talks to `variorum serve-game`: a program that sends one request after another and looks at each reply. */
async function converse(
  edition: string,
  program: (ask: (request: object) => Promise<Reply>) => Promise<void>,
): Promise<void> {
  const waiting: { line: string; answered: (reply: Reply) => void }[] = [];
  let wake: () => void = () => {};
  let ended = false;
  let current: ((reply: Reply) => void) | undefined;
  const served = run(['serve-game', '--edition', edition], {
    out: (text) => current?.(JSON.parse(text) as Reply),
    err: () => {},
    lines: async function* () {
      while (true) {
        const next = waiting.shift();
        if (next !== undefined) {
          current = next.answered;
          yield next.line;
        } else if (ended) return;
        else
          await new Promise<void>((resolve) => {
            wake = resolve;
          });
      }
    },
    cwd: root,
    env: {},
    terminal: false,
    errorTerminal: false,
    columns: 80,
  });
  const ask = async (request: object): Promise<Reply> =>
    await new Promise((answered) => {
      waiting.push({ line: JSON.stringify(request), answered });
      wake();
    });
  try {
    await program(ask);
  } finally {
    ended = true;
    wake();
    expect(await served).toBe(0);
  }
}

const BEAR = { name: 'Bear', types: ['creature'], power: 2, toughness: 2 };

function table(variant: string, teams: Record<string, string[]>, players: string[]): object {
  return {
    players,
    teams,
    options: { variant, ...(variant === 'alternatingTeams' ? { attackMultiplePlayers: true } : {}) },
    cards: [BEAR],
    objects: players.flatMap((owner) =>
      Array.from({ length: 12 }, (_, at) => ({ id: `${owner}-${at}`, card: 'Bear', owner, zone: 'library' })),
    ),
    library: 0,
  };
}

/** Whose hands a player sees the cards of. */
async function handsSeen(ask: (request: object) => Promise<Reply>, player: string): Promise<string[]> {
  const { view } = await ask({ command: 'view', player });
  const shown = view.players.filter(({ hand }) => Array.isArray(hand)).map((seen) => seen.player);
  // Nothing in anybody else's hand stands among the objects either.
  const among = view.objects.filter(({ zone }) => zone === 'hand').map(({ owner }) => owner);
  expect(among.filter((owner) => !shown.includes(owner))).toEqual([]);
  return shown.filter((other) => other !== player);
}

describe('variorum serve-game', () => {
  const alternating = table('alternatingTeams', { A: ['A1', 'A2', 'A3'], B: ['B1', 'B2', 'B3'] }, [
    'A1',
    'B1',
    'A2',
    'B2',
    'A3',
    'B3',
  ]);

  test('drives a whole game, each player choosing from what that player sees', async () => {
    await converse('2011-07-15', async (ask) => {
      const lot = lots(3);
      let news = await ask({
        command: 'new',
        setup: table('emperor', { A: ['A1', 'A2', 'A3'], B: ['B1', 'B2', 'B3'] }, [
          'A1',
          'A2',
          'A3',
          'B1',
          'B2',
          'B3',
        ]),
        seed: 8,
      });
      let answers = 0;
      while (!news.over && answers++ < 5000) {
        const decision = news.pending[lot(news.pending.length)] as Reply['pending'][number];
        const by = decision.players[lot(decision.players.length)] as string;
        if (answers % 25 === 0) {
          const seen = new Set((await ask({ command: 'view', player: by })).view.objects.map(({ id }) => id));
          for (const option of decision.options)
            if (option.type === 'cast') expect(seen).toContain(option.object);
        }
        news = await ask({
          command: 'answer',
          decision: decision.id,
          option: lot(decision.options.length),
          by,
        });
        expect(news.ok).toBe(true);
      }
      expect(news.over).toBe(true);
      const { standing } = await ask({ command: 'standing' });
      expect(standing.results).toMatchObject(news.results);
      expect(Object.keys(standing.objects)).toHaveLength(72);
    });
  });

  test('shows teammates each other’s hands', async () => {
    await converse('2011-07-15', async (ask) => {
      await ask({
        command: 'new',
        setup: table('twoHeadedGiant', { A: ['A1', 'A2'], B: ['B1', 'B2'] }, ['A1', 'A2', 'B1', 'B2']),
      });
      expect(await handsSeen(ask, 'A1')).toEqual(['A2']);
      expect(await handsSeen(ask, 'B2')).toEqual(['B1']);
    });
  });

  test('shows alternating teammates each other’s hands while they sit side by side, and only then', async () => {
    await converse('2011-07-15', async (ask) => {
      await ask({ command: 'new', setup: alternating });
      expect(await handsSeen(ask, 'A1')).toEqual([]);
      // The seats close up when the opponent between two of them leaves.
      await ask({ command: 'concede', players: ['B1'] });
      expect(await handsSeen(ask, 'A1')).toEqual(['A2']);
      expect(await handsSeen(ask, 'A2')).toEqual(['A1']);
      expect(await handsSeen(ask, 'A3')).toEqual([]);
      expect(await handsSeen(ask, 'B2')).toEqual([]);
    });
  });

  test.each([
    [{ effect: 'gainLife', amount: 1, player: 'Alex' }, 'effects: 1: player: '],
    [{ effect: 'damage', amount: 1, to: { player: 'you' }, too: 1 }, 'effects: 1: there is no "too" here'],
    [{ effect: 'damage', amount: 1 }, 'effects: 1: "to" is missing'],
    [{ effect: 'flurb' }, 'effects: 1: {"effect": "damage"} or'],
    [{ effect: 'each', who: {}, do: [{ effect: 'damage' }] }, 'effects: 1'],
  ])('names the field of an effect that the vocabulary does not have: %j', async (effect, said) => {
    await converse('2011', async (ask) => {
      await ask({ command: 'new', setup: { players: ['Alex', 'Bianca'] } });
      const { ok, error } = await ask({ command: 'instruct', effects: [effect] });
      expect([ok, error]).toEqual([false, expect.stringContaining(said)]);
    });
  });

  test('answers at once for effects nested in each other', async () => {
    await converse('2011', async (ask) => {
      await ask({ command: 'new', setup: { players: ['Alex', 'Bianca'] } });
      let nested: object = { effect: 'flurb' };
      for (let depth = 0; depth < 50; depth++) nested = { do: [nested], effect: 'each' };
      const { ok } = await ask({ command: 'instruct', effects: [{ do: [nested] }] });
      expect(ok).toBe(false);
    });
  });

  test('names the field of a card that the vocabulary does not have', async () => {
    await converse('2011', async (ask) => {
      const cards = [{ name: 'Ogre', types: ['creature'], abilities: [null] }];
      const { ok, error } = await ask({ command: 'new', setup: { players: ['Alex', 'Bianca'], cards } });
      expect([ok, error]).toEqual([false, expect.stringContaining('cards: 1: abilities: 1: {"ability": ')]);
    });
  });

  test('carries out what a test vector instructs, and lets players leave together', async () => {
    await converse('2008-02-01', async (ask) => {
      await ask({
        command: 'new',
        setup: { players: ['Ann', 'Bob', 'Col'], library: 20, start: { at: 'turn' } },
      });
      const instructed = await ask({
        command: 'instruct',
        effects: [{ effect: 'loseLife', player: { player: 'named', name: 'Bob' }, amount: 3 }],
        instruction: { controller: 'Ann' },
      });
      expect(instructed.ok).toBe(true);
      expect((await ask({ command: 'standing' })).standing.life).toEqual({ Ann: 20, Bob: 17, Col: 20 });
      const wrong = await ask({ command: 'instruct', effects: [{ effect: 'fly' }] });
      expect(wrong.ok).toBe(false);
      expect((await ask({ command: 'standing' })).standing.life).toEqual({ Ann: 20, Bob: 17, Col: 20 });
      const left = await ask({ command: 'leave', players: ['Bob', 'Col'] });
      expect(left).toMatchObject({ ok: true, over: true, results: { Ann: 'won' } });
    });
  });
});
