import { describe, expect, it } from 'vitest';
import { Protocol } from '../../src/game/index.js';
import { handMade } from '../support/handmade.js';

interface Reply {
  ok: boolean;
  error?: string;
  hash?: string;
  pending?: { id: string; players: string[] }[];
  view?: unknown;
}

const PLAYERS = ['Alex', 'Bianca', 'Carissa', 'Dan'];
const setup = { players: PLAYERS, library: 20 };
const LAMP = { name: 'Lamp', types: ['artifact'] };

/** A connection with a game in progress. */
function table(): { protocol: Protocol; say: (line: string) => Reply; hash: string } {
  const protocol = new Protocol(handMade());
  const say = (line: string): Reply => {
    const reply = protocol.handle(line);
    expect(reply).not.toMatch(/[\n\r\u2028\u2029]/);
    return JSON.parse(reply) as Reply;
  };
  const { hash } = say(JSON.stringify({ command: 'new', setup, seed: 3 }));
  return { protocol, say, hash: hash as string };
}

/** A set-up with one thing changed. */
const setUp = (changes: object): string =>
  JSON.stringify({ command: 'new', setup: { ...setup, ...changes } });
const instruct = (...effects: unknown[]): string => JSON.stringify({ command: 'instruct', effects });

/** What is sent, as it is sent, and what the answer names. */
const LINES: [what: string, line: string, names: RegExp][] = [
  // What is no request.
  ['a brace that is missing', '{"command":"hash"', /not JSON/],
  ['words', 'hello', /not JSON/],
  ['a bare NaN', '{"command":"new","seed":NaN}', /not JSON/],
  ['bytes of another protocol', '\u0016\u0003\u0001\u0002\u0000\u0001', /not JSON/],
  ['half a pair of surrogates', '\ud800', /not JSON/],
  ['two requests on a line', '{"command":"hash"}{"command":"hash"}', /not JSON/],
  ['nothing', 'null', /an object with a "command"/],
  ['a number', '42', /an object with a "command"/],
  ['a text', '"new"', /an object with a "command"/],
  ['true', 'true', /an object with a "command"/],
  ['an empty list', '[]', /an object with a "command"/],
  ['a list of requests', '[{"command":"hash"}]', /an object with a "command"/],
  ['an object without a command', '{"op":"new"}', /an object with a "command"/],
  ['a command that is a number', '{"command":1}', /an object with a "command"/],
  ['a command that is a list', '{"command":["hash"]}', /an object with a "command"/],
  ['a command that nobody knows', '{"command":"fly"}', /no command "fly"; there are new, hash/],
  ['a command in capitals', '{"command":"NEW"}', /no command "NEW"/],
  ['a command that every object has', '{"command":"constructor"}', /no command "constructor"/],
  ['the prototype as a command', '{"command":"__proto__"}', /no command "__proto__"/],
  ['a command of a megabyte', JSON.stringify({ command: 'a'.repeat(1e6) }), /no command "a{100}"/],
  ['a line that is too long', `{"command":"${'a'.repeat(5e6)}"}`, /at most 4000000 characters/],
  ['a nest of lists', '['.repeat(100_000), /not JSON/],
  [
    'a nest that is closed',
    `{"command":"instruct","effects":[{"effect":"draw","count":${'['.repeat(50_000)}${']'.repeat(50_000)}}]}`,
    /nests more than 100 levels/,
  ],
  // Set-ups.
  ['no set-up', '{"command":"new"}', /"setup" is missing/],
  ['a set-up that is null', '{"command":"new","setup":null}', /"setup"/],
  ['a set-up that is a list', '{"command":"new","setup":[]}', /"setup" is to be an object/],
  ['a set-up that is a text', '{"command":"new","setup":"emperor"}', /"setup" is to be an object/],
  ['a seed that is a text', JSON.stringify({ command: 'new', setup, seed: '1' }), /"seed" is to be a number/],
  [
    'a seed beyond all numbers',
    JSON.stringify({ command: 'new', setup }).replace('}}', '},"seed":1e999}'),
    /not JSON|seed/,
  ],
  ['a seed that is infinite', `{"command":"new","setup":${JSON.stringify(setup)},"seed":1e999}`, /seed/],
  ['no players', setUp({ players: [] }), /players: a list of names/],
  ['a player who is a number', setUp({ players: [1, 2] }), /players: a list of names/],
  ['a player without a name', setUp({ players: ['Alex', ''] }), /players: a list of names/],
  ['players as an object', setUp({ players: { 0: 'Alex', length: 1 } }), /players: a list of names/],
  ['a billion players', '{"command":"new","setup":{"players":1000000000}}', /players: a list of names/],
  ['201 players', setUp({ players: Array.from({ length: 201 }, (_, i) => `P${i}`) }), /at most 200/],
  ['the same player twice', setUp({ players: ['Alex', 'Alex'] }), /same name/],
  [
    'a player called as the prototype',
    '{"command":"new","setup":{"players":["__proto__","b"]}}',
    /__proto__/,
  ],
  ['a player called as every object calls something', setUp({ players: ['toString', 'b'] }), /toString/],
  ['a name of a thousand letters', setUp({ players: ['a'.repeat(1000), 'b'] }), /at most 200 characters/],
  ['a stranger in a team', setUp({ teams: { A: ['Zed'] } }), /teams: Zed/],
  ['a team that is a text', setUp({ teams: { A: 'Alex' } }), /teams/],
  ['teams as a list', setUp({ teams: [['Alex'], ['Bianca']] }), /teams/],
  ['a variant that nobody knows', setUp({ options: { variant: 'poker' } }), /poker/],
  ['a variant that is a number', setUp({ options: { variant: 7 } }), /variant/],
  ['a variant that every object has', setUp({ options: { variant: 'constructor' } }), /constructor/],
  ['variants that are no list', setUp({ options: { variants: 'emperor' } }), /variants: a list/],
  ['options that are a list', setUp({ options: [] }), /options: an object/],
  ['a library of a billion cards', setUp({ library: 1e9 }), /library: a whole number from 0 to 10000/],
  ['half a card', setUp({ library: 2.5 }), /library: a whole number/],
  ['fewer than no cards', setUp({ hand: -1 }), /hand: a whole number/],
  ['a library that is a text', setUp({ library: '20' }), /library/],
  ['life beyond counting', setUp({ life: { Alex: 1e308 } }), /life: a whole number up to/],
  ['life that is a text', setUp({ life: { Alex: '20' } }), /life: a whole number/],
  ['life of a stranger', setUp({ life: { Zed: 20 } }), /life: Zed is neither/],
  ['fewer than no poison', setUp({ poison: { Alex: -1 } }), /poison: Alex/],
  ['cards that are no list', setUp({ cards: {} }), /cards: a list/],
  ['a card that is null', setUp({ cards: [null] }), /cards: 1/],
  ['a card without types', setUp({ cards: [{ name: 'Lamp' }] }), /cards: 1: "types" is missing/],
  [
    'a card called as the prototype',
    setUp({ cards: [{ ...LAMP, name: 'hasOwnProperty' }] }),
    /cards: 1: "name"/,
  ],
  ['an object without a zone', setUp({ objects: [{ card: 'Lamp', owner: 'Alex' }] }), /objects: 1: "zone"/],
  [
    'an object of a stranger',
    setUp({ objects: [{ card: 'Lamp', owner: 'Zed', zone: 'hand' }] }),
    /objects: 1: "owner"/,
  ],
  [
    'an object in no zone',
    setUp({ objects: [{ card: 'Lamp', owner: 'Alex', zone: 'moon' }] }),
    /objects: 1: "zone"/,
  ],
  ['a start that is a text', setUp({ start: 'now' }), /start: an object/],
  ['a start at no step', setUp({ start: { at: 'turn', step: 'lunch' } }), /start: "step"/],
  // Games that somebody has saved.
  [
    'answers that are no list',
    JSON.stringify({ command: 'new', setup, answers: {} }),
    /"answers" is to be a list/,
  ],
  ['an answer that is null', JSON.stringify({ command: 'new', setup, answers: [null] }), /answers: 1/],
  ['an answer to nothing', JSON.stringify({ command: 'new', setup, answers: [{}] }), /answers: 1: one of/],
  [
    'an answer without an option',
    JSON.stringify({ command: 'new', setup, answers: [{ decision: 'd1' }] }),
    /answers: 1: "option" is missing/,
  ],
  [
    'an answer to a decision that never was',
    JSON.stringify({ command: 'new', setup, answers: [{ decision: 'd99', option: 0 }] }),
    /no open decision "d99"/,
  ],
  [
    'an instruction without effects',
    JSON.stringify({ command: 'new', setup, answers: [{ instruct: {} }] }),
    /answers: 1: instruct: "effects" is missing/,
  ],
  [
    'an instruction for a billion tokens',
    JSON.stringify({
      command: 'new',
      setup,
      answers: [{ instruct: { effects: [{ effect: 'token', under: 'Alex', count: 1e9, spec: LAMP }] } }],
    }),
    /count: a number up to 1000\b/,
  ],
  // A game in progress.
  ['no decision', '{"command":"answer","option":0}', /"decision" is missing/],
  ['no option', '{"command":"answer","decision":"d1"}', /"option" is missing/],
  [
    'a decision that is a number',
    '{"command":"answer","decision":1,"option":0}',
    /"decision" is to be a text/,
  ],
  [
    'a decision that never was',
    '{"command":"answer","decision":"d999","option":0}',
    /no open decision "d999"/,
  ],
  [
    'a decision that every object has',
    '{"command":"answer","decision":"toString","option":0}',
    /no open decision "toString"/,
  ],
  ['an option that is null', '{"command":"answer","decision":"d1","option":null}', /"option" is to be/],
  ['an option that is a text', '{"command":"answer","decision":"d1","option":"0"}', /"option" is to be/],
  [
    'a player that is a list',
    '{"command":"answer","decision":"d1","option":0,"by":["Alex"]}',
    /"by" is to be a text/,
  ],
  ['nobody concedes', '{"command":"concede"}', /"players" is missing/],
  ['a number concedes', '{"command":"concede","players":5}', /"players" is to be a list/],
  ['a text concedes', '{"command":"concede","players":"Alex"}', /"players" is to be a list/],
  ['a stranger concedes', '{"command":"concede","players":["Zed"]}', /Zed/],
  ['the prototype leaves', '{"command":"leave","players":["__proto__"]}', /does not play/],
  ['null leaves', '{"command":"leave","players":[null]}', /"players" is to be a list/],
  ['a view of nobody', '{"command":"view"}', /"player" is missing/],
  ['a view of a stranger', '{"command":"view","player":"Zed"}', /"Zed" does not play/],
  ['the decisions of a stranger', '{"command":"pending","player":"Zed"}', /"Zed" does not play/],
  ['a log from nowhere', '{"command":"log","from":"start"}', /"from" is to be a whole number/],
  ['a log from half an event', '{"command":"log","from":0.5}', /"from" is to be a whole number/],
  ['a log from before the start', '{"command":"log","from":-1}', /"from" is to be a whole number/],
  ['why, and nothing', '{"command":"why"}', /"event" is missing/],
  ['why the length of the log', '{"command":"why","event":"length"}', /"event" is to be a whole number/],
  ['why what never was', '{"command":"why","event":1000000}', /no event 1000000/],
  ['back to no mark', '{"command":"back"}', /"mark" is missing/],
  ['back to a mark that never was', '{"command":"back","mark":7}', /no mark 7/],
  ['back before the start', '{"command":"back","mark":-1}', /"mark" is to be a whole number/],
  ['back to a list', '{"command":"back","mark":[1]}', /"mark" is to be a whole number/],
  // Instructions.
  ['an instruction to do nothing', '{"command":"instruct"}', /"effects" is missing/],
  ['effects that are a text', '{"command":"instruct","effects":"draw"}', /"effects" is to be a list/],
  ['an effect that is null', instruct(null), /effects: 1/],
  ['an effect without a name', instruct({}), /effects: 1: "effect" is missing/],
  ['an effect that nobody knows', instruct({ effect: 'fly' }), /no effect is called "fly"/],
  [
    'an effect that every object has',
    instruct({ effect: 'constructor' }),
    /no effect is called "constructor"/,
  ],
  [
    'an effect that lasts for ever, in a word',
    instruct({ effect: 'restrict', player: { player: 'you' }, cant: ['gainLife'], duration: 'forever' }),
    /"duration" is "forever"; an effect lasts .*"endOfTurn"/,
  ],
  [
    'an effect without an end',
    instruct({ effect: 'restrict', player: { player: 'you' }, cant: ['gainLife'] }),
    /"duration" is missing/,
  ],
  [
    'a key that is the prototype',
    '{"command":"instruct","effects":[{"effect":"draw","__proto__":{"count":1}}]}',
    /"__proto__"/,
  ],
  [
    'life beyond counting',
    instruct({ effect: 'loseLife', player: { player: 'named', name: 'Alex' }, amount: 1e308 }),
    /amount: a number up to/,
  ],
  [
    'a number that is infinite',
    '{"command":"instruct","effects":[{"effect":"loseLife","amount":1e999}]}',
    /amount: a number up to/,
  ],
  [
    'a billion tokens',
    instruct({ effect: 'token', under: { player: 'you' }, count: 1e9, spec: LAMP }),
    /count: a number up to 1000\b/,
  ],
  [
    'ten thousand times a thousand tokens',
    instruct(
      ...Array.from({ length: 10_000 }, () => ({
        effect: 'token',
        under: { player: 'you' },
        count: 1_000,
        spec: LAMP,
      })),
    ),
    /at most 10000 are asked/,
  ],
  [
    'an instruction of a stranger',
    '{"command":"instruct","effects":[],"instruction":{"controller":"Zed"}}',
    /instruction: "controller"/,
  ],
  [
    'an instruction with x beyond counting',
    '{"command":"instruct","effects":[],"instruction":{"x":1e12}}',
    /instruction: "x"/,
  ],
  [
    'an instruction that is a list',
    '{"command":"instruct","effects":[],"instruction":[]}',
    /"instruction" is to be an object/,
  ],
];

describe('a game over lines of JSON, asked by somebody who means ill', () => {
  const { protocol, say, hash } = table();

  it('is asked enough', () => expect(LINES.length).toBeGreaterThan(100));

  it.each(LINES)('says what is wrong with %s, and is as it was', (_, line, names) => {
    const reply = say(line);
    expect(reply.ok).toBe(false);
    expect(reply.error).toMatch(names);
    expect(reply.error?.length).toBeLessThan(600);
    expect(say('{"command":"hash"}').hash).toBe(hash);
  });

  it('takes a line that begins with the mark of byte order, and one that has a field too many', () => {
    expect(say('\ufeff{"command":"hash"}\r').hash).toBe(hash);
    expect(say('{"command":"hash","wish":"peace"}').hash).toBe(hash);
  });

  it('knows nothing of a prototype that a request has brought', () => {
    say('{"command":"pending","__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}');
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
    expect(say('{"command":"hash"}').hash).toBe(hash);
  });

  it('gives out names as text on one line, whatever stands in them', () => {
    const names = [
      '\u202eabc',
      '<img src=x onerror=alert(1)>',
      'line\nline',
      'para\u2029graph',
      'half\ud800',
    ];
    const other = new Protocol(handMade());
    const reply = other.handle(JSON.stringify({ command: 'new', setup: { players: names, library: 9 } }));
    expect(reply).not.toMatch(/[\n\r\ud800]/);
    expect(JSON.parse(reply).ok).toBe(true);
  });

  it('stops what would go on for ever, and is as it was', () => {
    const life = { player: 'named', name: 'Alex' };
    const grown = say(instruct({ effect: 'gainLife', player: life, amount: 900_000_000 }));
    expect(grown.ok).toBe(true);
    const before = say('{"command":"hash"}').hash;
    const endless = say(
      instruct({
        effect: 'token',
        under: { player: 'you' },
        count: { amount: 'life', of: life },
        spec: LAMP,
      }),
    );
    expect(endless).toMatchObject({ ok: false, error: expect.stringContaining('more than 1000 tokens') });
    expect(say('{"command":"hash"}').hash).toBe(before);
  });

  it('refuses to offer billions of numbers, and is as it was', () => {
    const rich = setUp({ life: { Alex: 1e9 }, mana: { Alex: 1e9 } });
    for (const [effect, slot] of [
      ['payLife', { player: { player: 'you' }, amount: 'any' }],
      ['payMana', { player: { player: 'you' } }],
    ] as const) {
      const fresh = table();
      const { hash: before } = fresh.say(rich);
      const refused = fresh.say(instruct({ effect, ...slot }));
      expect(refused).toMatchObject({ ok: false, error: expect.stringContaining('at most 10000') });
      expect(fresh.say('{"command":"hash"}').hash).toBe(before);
    }
  });

  it('offers a price of life that is settled to whoever has billions', () => {
    const fresh = table();
    fresh.say(setUp({ life: { Alex: 1e9 } }));
    const priced = fresh.say(instruct({ effect: 'payLife', player: { player: 'you' }, amount: 3 }));
    expect(priced.ok).toBe(true);
  });

  it('goes on playing', () => {
    const [decision] = say('{"command":"pending"}').pending ?? [];
    const answer = { command: 'answer', decision: decision?.id, option: 0, by: decision?.players[0] };
    expect(JSON.parse(protocol.handle(JSON.stringify(answer))).ok).toBe(true);
  });

  it('keeps no more marks than it can, and lets a player concede once', () => {
    const fresh = table();
    for (let at = 0; at < 1000; at++) expect(fresh.say('{"command":"mark"}').ok).toBe(true);
    expect(fresh.say('{"command":"mark"}').error).toMatch(/at most 1000 marks/);
    expect(fresh.say('{"command":"concede","players":["Alex"]}').ok).toBe(true);
    const { hash: after } = fresh.say('{"command":"hash"}');
    expect(fresh.say('{"command":"concede","players":["Alex"]}').error).toMatch(/Alex has left/);
    expect(fresh.say('{"command":"hash"}').hash).toBe(after);
  });
});
