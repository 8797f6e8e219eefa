import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Protocol } from '../../src/game/index.js';
import { handMade, notUnderstood } from '../support/handmade.js';
import { lots } from '../support/lots.js';
import { table } from '../support/tables.js';

/** The parts of replies that the tests look at. */
interface Reply {
  ok: boolean;
  over: boolean;
  hash: string;
  setup: unknown;
  seed: number;
  answers: unknown[];
  results: Record<string, string>;
  pending: { id: string; players: string[]; options: unknown[] }[];
  events: { id: number; cause: number | null }[];
  view: { players: { player: string; hand: unknown }[]; objects: { zone: string; owner: string }[] };
}

const start = JSON.stringify({ command: 'new', setup: table('emperor', 6), seed: 3 });

function talk(): { protocol: Protocol; say: (request: unknown) => Record<string, unknown> & Reply } {
  const protocol = new Protocol(handMade());
  return { protocol, say: (request) => JSON.parse(protocol.handle(JSON.stringify(request))) };
}

describe('a game over lines of JSON', () => {
  it('plays by rules that are not understood only where it is told to be lenient', () => {
    const ruleset = notUnderstood(handMade(), 'twoHeadedGiant.individualLife.value', 'Life is a mystery.');
    const request = JSON.stringify({ command: 'new', setup: table('twoHeadedGiant', 4), seed: 3 });
    expect(JSON.parse(new Protocol(ruleset).handle(request))).toMatchObject({
      ok: false,
      error: expect.stringContaining('Life is a mystery'),
    });
    expect(JSON.parse(new Protocol(ruleset, true).handle(request))).toMatchObject({ ok: true });
  });

  it('refuses what would take for ever, and names that no player has, and goes on', () => {
    const { protocol, say } = talk();
    protocol.handle(start);
    const { hash } = say({ command: 'hash' });
    const many = { effect: 'token', under: 'Alex', count: 1e9, spec: { name: 'Lamp', types: ['artifact'] } };
    expect(say({ command: 'instruct', effects: [many] })).toMatchObject({
      ok: false,
      error: expect.stringContaining('up to 1000'),
    });
    for (const effect of ['becomeKing', '__proto__'])
      expect(say({ command: 'instruct', effects: [{ effect }] })).toMatchObject({
        ok: false,
        error: expect.stringContaining(`no effect is called "${effect}"`),
      });
    for (const command of ['concede', 'leave']) {
      expect(say({ command, players: ['__proto__'] })).toMatchObject({
        ok: false,
        error: expect.stringContaining('does not play'),
      });
      expect(say({ command, players: ['constructor'] })).toMatchObject({ ok: false });
    }
    expect(say({ command: 'hash' }).hash).toBe(hash);
  });

  it('leaves the fingerprint out of its replies where nobody wants it, and tells it when asked', () => {
    const plain = talk();
    const quick = talk();
    const setup = table('emperor', 6);
    const whole = plain.say({ command: 'new', setup, seed: 3 });
    const { hash, ...rest } = whole;
    expect(quick.say({ command: 'new', setup, seed: 3, hash: false })).toEqual(rest);
    expect(quick.say({ command: 'hash' })).toEqual({ ok: true, hash });
  });

  it('is driven to its end by another program', () => {
    const { protocol, say } = talk();
    let reply = JSON.parse(protocol.handle(start));
    const lot = lots(5);
    for (let at = 0; at < 3000 && !reply.over; at++) {
      const decision = reply.pending[lot(reply.pending.length)];
      reply =
        lot(60) === 0
          ? say({ command: 'concede', players: [decision.players[0]] })
          : say({
              command: 'answer',
              decision: decision.id,
              option: lot(decision.options.length),
              by: decision.players[0],
            });
      expect(reply.ok).toBe(true);
    }
    expect(reply.over).toBe(true);
    expect(Object.values(reply.results)).toContain('won');
  });

  it('is saved and taken up again', () => {
    const { protocol, say } = talk();
    let reply = JSON.parse(protocol.handle(start));
    for (let at = 0; at < 40; at++)
      reply = say({ command: 'answer', decision: reply.pending[0].id, option: 0 });
    const saved = say({ command: 'save' });
    const again = talk().say({
      command: 'new',
      setup: saved.setup,
      seed: saved.seed,
      answers: saved.answers,
    });
    expect(again.hash).toBe(reply.hash);
    expect(again.pending).toEqual(reply.pending);
  });

  it('goes back to a mark', () => {
    const { protocol, say } = talk();
    const first = JSON.parse(protocol.handle(start));
    expect(say({ command: 'mark' })).toEqual({ ok: true, mark: 1 });
    const later = say({ command: 'answer', decision: first.pending[0].id, option: 1 });
    expect(later.hash).not.toBe(first.hash);
    expect(say({ command: 'back', mark: 1 }).hash).toBe(first.hash);
    expect(say({ command: 'answer', decision: first.pending[0].id, option: 1 }).hash).toBe(later.hash);
  });

  it('shows teammates the hands that the rules let them see, and nobody else', () => {
    const { protocol, say } = talk();
    protocol.handle(start);
    const { view } = say({ command: 'view', player: 'A1' });
    const hands = Object.fromEntries(
      view.players.map((seen: { player: string; hand: unknown }) => [seen.player, Array.isArray(seen.hand)]),
    );
    expect(hands).toEqual({ A1: true, A2: true, A3: true, B1: false, B2: false, B3: false });
    expect(
      view.objects.some(
        (seen: { zone: string; owner: string }) => seen.zone === 'hand' && seen.owner === 'B1',
      ),
    ).toBe(false);
  });

  it('tells why something happened, back to the first cause', () => {
    const { protocol, say } = talk();
    const reply = JSON.parse(protocol.handle(start));
    const last = reply.events[reply.events.length - 1];
    const { events } = say({ command: 'why', event: last.id });
    expect(events[0]).toEqual(last);
    expect(events.at(-1)?.cause).toBe(null);
  });

  it('refuses what is not for a player to answer, and changes nothing', () => {
    const { protocol, say } = talk();
    const reply = JSON.parse(protocol.handle(start));
    const decision = reply.pending[0];
    const other = ['A1', 'B1'].find((player) => !decision?.players.includes(player));
    expect(say({ command: 'answer', decision: decision?.id, option: 0, by: other })).toMatchObject({
      ok: false,
    });
    expect(say({ command: 'answer', decision: decision?.id, option: 99 })).toMatchObject({ ok: false });
    expect(say({ command: 'answer', decision: 'd0', option: 0 })).toMatchObject({ ok: false });
    expect(say({ command: 'pending' }).pending).toEqual(reply.pending);
  });

  it('answers whatever it is sent with one line and goes on', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.json(),
          fc
            .record({
              command: fc.constantFrom(
                'new',
                'check',
                'answer',
                'concede',
                'view',
                'log',
                'why',
                'back',
                'x',
              ),
              setup: fc.anything(),
              decision: fc.anything(),
              option: fc.anything(),
              player: fc.anything(),
              players: fc.anything(),
              event: fc.anything(),
              mark: fc.anything(),
              from: fc.anything(),
            })
            .map(
              (request) =>
                JSON.stringify(request, (_, value) => (typeof value === 'bigint' ? 0 : value)) ?? '',
            ),
        ),
        (line) => {
          const { protocol } = talk();
          protocol.handle(
            JSON.stringify({ command: 'new', setup: { players: ['Alex', 'Bianca'], library: 9 } }),
          );
          const reply = protocol.handle(line);
          expect(reply).not.toContain('\n');
          expect(typeof JSON.parse(reply).ok).toBe('boolean');
          expect(typeof JSON.parse(protocol.handle('{"command":"pending"}')).ok).toBe('boolean');
        },
      ),
      { numRuns: 200 },
    );
  });
});
