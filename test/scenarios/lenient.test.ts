import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createGame, GameError, Protocol } from '../../src/game/index.js';
import { read } from '../../src/readers/index.js';
import { compile, type Ruleset } from '../../src/rulesets/index.js';
import { loadScenarios, runScenario, usesOf } from '../../src/scenarios/index.js';
import { root } from '../support/corpus.js';
import { handMade } from '../support/handmade.js';
import { table } from '../support/tables.js';

/** The sample edition of 2011 with one sentence changed. */
function edited(from: string, to: string): Ruleset {
  const file = join(root, 'sources/edition-2011.txt');
  const words = readFileSync(file, 'utf8');
  expect(words).toContain(from);
  return compile(read(words.replace(from, to), { file }).tree, { name: 'edited' });
}

describe('a sentence that nobody understands', () => {
  const strange = edited(
    'It is teams, not single players, that take turns.',
    'It is teams, not single players, that take turns. Moderators nod to teams.',
  );

  it('stops every game that goes by its section, with the sentence and its rule', () => {
    expect(() => createGame(table('twoHeadedGiant', 4), strange)).toThrow(GameError);
    expect(() => createGame(table('twoHeadedGiant', 4), strange)).toThrow(/rule 805\.4.*Moderators nod/);
  });

  it('stops no game that does not', () => {
    for (const variant of ['freeForAll', 'grandMelee', 'emperor', 'alternatingTeams'] as const)
      expect(() => createGame(table(variant, 6), strange)).not.toThrow();
  });

  it('makes a scenario an error, or is told with its result where that is asked for', () => {
    const [scenario] = loadScenarios(
      readFileSync(join(root, 'fixtures/scenarios/two-headed-giant.json'), 'utf8'),
      'two-headed-giant.json',
    );
    if (scenario === undefined) throw new Error('no scenario has two heads');
    const stopped = runScenario(scenario, strange, { edition: '2011-07-15' });
    expect([stopped.status, stopped.error?.reason]).toEqual(['error', expect.stringContaining('805.4')]);
    const told = runScenario(scenario, strange, { edition: '2011-07-15', lenient: true });
    expect(told.status).not.toBe('error');
    expect(told.passedOver).toEqual([expect.stringContaining('805.4')]);
  });

  it('is told with every reply to another program', () => {
    const setup = table('twoHeadedGiant', 4);
    const ask = (protocol: Protocol) =>
      JSON.parse(protocol.handle(JSON.stringify({ command: 'new', setup })));
    expect(ask(new Protocol(strange))).toMatchObject({ ok: false, error: expect.stringContaining('805.4') });
    expect(ask(new Protocol(strange, true))).toMatchObject({
      ok: true,
      passedOver: [expect.stringContaining('805.4')],
    });
  });
});

describe('a strange sentence of one of the casual variants', () => {
  const saying = (variant: string) => ({
    ...handMade({}),
    strange: [{ rule: '900.1', sentence: 'Chiefs hum.', systems: ['casualVariants'], variant }],
  });
  const cards = [{ name: 'Chief', types: ['creature' as const], power: 2, toughness: 2 }];
  const led = {
    ...table('freeForAll', 4),
    cards,
    objects: [{ id: 'chief', card: 'Chief', owner: 'P1', zone: 'command' as const, commander: true }],
  };

  it('stops a game with commanders where it is about commanders, and no other', () => {
    expect(() => createGame(led, saying('commander'))).toThrow(/rule 900\.1.*Chiefs hum/);
    expect(() => createGame(table('freeForAll', 4), saying('commander'))).not.toThrow();
    expect(() => createGame(led, saying('planechase'))).not.toThrow();
  });

  it('is passed over where that is asked for', () => {
    const game = createGame(led, saying('commander'), { lenient: true });
    expect(game.passedOver.map(({ rules }) => rules)).toEqual([['900.1']]);
  });
});

describe('a value that the game knows no way to play', () => {
  const odd = handMade({ 'leaving.ownedObjects': 'stayBehind' as 'leaveTheGame' });

  it('stops the game with the parameter, the rule and the values that it can play', () => {
    expect(() => createGame(table(null, 4), odd)).toThrow(
      /"stayBehind" for leaving\.ownedObjects \(rule leaving\.ownedObjects\).*it can play "leaveTheGame"/,
    );
  });

  it('does not matter to a game that does not use its system', () => {
    const unused = handMade({ 'grandMelee.waitingForMarker': false as true });
    expect(() => createGame(table(null, 4), unused)).not.toThrow();
    expect(() => createGame(table('grandMelee', 12), unused)).toThrow(GameError);
  });
});

describe('the uses of parameters', () => {
  const uses = usesOf([], () => undefined);
  const of = (key: string) => uses.find(({ parameter }) => parameter === key);

  it('put values together that are played alike', () => {
    expect(of('general.winning.lastPlayerCondition')?.behaviours.map(({ values }) => values)).toEqual([
      ['opponentsLeft', 'opponentsLost'],
      ['opponentsLeftOverridingPrevention'],
    ]);
  });

  it('tell one way of what is required, and none of what only informs', () => {
    expect(of('leaving.ownedObjects')).toMatchObject({
      use: 'requires',
      behaviours: [{ values: ['leaveTheGame'] }],
    });
    expect(of('alternatingTeams.variantName')).toMatchObject({ use: 'informs', behaviours: [] });
  });
});
