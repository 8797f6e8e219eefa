import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type CardDefinition, type Game, type GameEvent, why } from '../../src/game/index.js';
import { ruleset } from '../../src/rulesets/index.js';
import { loadScenarios, runScenario, type Step, step } from '../../src/scenarios/index.js';
import { root } from '../support/corpus.js';

const four = ['Ann', 'Bob', 'Cid', 'Dee'];

interface Object_ {
  id: string;
  card: string;
  owner: string;
  zone?: string;
  state?: Record<string, string>;
}

const cards = JSON.parse(
  readFileSync(join(root, 'fixtures/cards/vocabulary.json'), 'utf8'),
) as CardDefinition[];

/** A spell is cast and resolves. */
const spell = (by: string, card: string, ...targets: string[]): Step[] => [
  step.cast(card, { by, ...(targets.length > 0 ? { targets } : {}) }),
  step.resolve(),
];

/** The log of a scenario that is played under the rules of 2011 unless another edition is named. */
function logOf(
  setup: Record<string, unknown>,
  objects: Object_[],
  steps: Step[][],
  edition = '2011-07-15',
): GameEvent[] {
  const scenario = {
    id: 'asked',
    edition,
    cards: cards.filter(({ name }) => objects.some(({ card }) => card === name)),
    setup: { players: four, ...setup, objects },
    steps: steps.flat(),
    checks: ['gameOver()==False'],
  };
  const [loaded] = loadScenarios(JSON.stringify(scenario), 'asked.json');
  const { events, actions: done, error } = runScenario(loaded as never, ruleset(edition), { edition });
  expect(error).toBeUndefined();
  expect(done.filter(({ accepted }) => !accepted)).toEqual([]);
  return events;
}

/** The last event of a type, and what led to it: types, with whom or what each of them is about. */
function led(log: GameEvent[], type: string, about?: string): string[] {
  const event = log.findLast((one) => one.type === type && (about === undefined || aboutOf(one) === about));
  if (event === undefined) throw new Error(`nothing of the type ${type} happened`);
  return why({ log }, event.id).map((one) => [one.type, aboutOf(one)].filter(Boolean).join(' '));
}

const aboutOf = ({ type, player, object, team }: GameEvent) =>
  type === 'teamLifeChanged' || type === 'teamLost'
    ? team
    : type.startsWith('damage')
      ? object
      : (player ?? object);

const hand = (id: string, card: string, owner: string, state?: Record<string, string>): Object_ => ({
  id,
  card,
  owner,
  zone: 'hand',
  ...(state ? { state } : {}),
});

describe('why a player loses', () => {
  it('leads from no life to the damage that took it, and to the spell that dealt it', () => {
    const log = logOf({ life: { Bob: 5 } }, [hand('ax', 'Lava Axe', 'Ann')], [spell('Ann', 'ax', 'Bob')]);
    expect(led(log, 'lost', 'Bob')).toEqual([
      'lost Bob',
      'lifeLost Bob',
      'damageDealt ax',
      'resolving Ann',
      'cast Ann',
      'stepBegan Ann',
    ]);
    expect(log.find(({ type }) => type === 'lost')?.detail).toEqual({ for: 'life' });
  });

  it('leads from combat damage to the attack', () => {
    const log = logOf(
      { life: { Cid: 2 }, options: { attackMultiplePlayers: true } },
      [{ id: 'b', card: 'Runeclaw Bear', owner: 'Ann' }],
      [[step.attack({ b: 'Cid' }), step.until({ damage: 'dealt' })]],
    );
    expect(led(log, 'lost', 'Cid').slice(0, 3)).toEqual(['lost Cid', 'lifeLost Cid', 'damageDealt b']);
    expect(led(log, 'lost', 'Cid')).toContain('attacked Ann');
  });

  it('names the damage by which the total went below one, not what came before or after', () => {
    const log = logOf(
      { life: { Bob: 9 } },
      [hand('a1', 'Lava Axe', 'Ann'), hand('a2', 'Lava Axe', 'Ann')],
      [spell('Ann', 'a1', 'Bob'), spell('Ann', 'a2', 'Bob')],
    );
    expect(led(log, 'lost', 'Bob')).toContain('damageDealt a2');
    expect(led(log, 'lost', 'Bob')).not.toContain('damageDealt a1');
  });

  it('goes back to the damage and to what no longer keeps the player from losing', () => {
    const log = logOf(
      { life: { Bob: 3 } },
      [hand('lb', 'Lightning Bolt', 'Ann'), { id: 'pa', card: 'Platinum Angel', owner: 'Bob' }],
      [
        spell('Ann', 'lb', 'Bob'),
        [step.instruct([{ effect: 'destroy', object: { object: 'named', id: 'pa' } }], { by: 'Bob' })],
      ],
    );
    const causes = led(log, 'lost', 'Bob');
    expect(causes).toContain('moved Bob');
    expect(causes).toContain('damageDealt lb');
  });

  it('tells poison from life', () => {
    const log = logOf(
      { poison: { Cid: 8 } },
      [hand('pt', 'Poison Touch (test)', 'Ann', { n: '3' })],
      [spell('Ann', 'pt', 'Cid')],
    );
    expect(led(log, 'lost', 'Cid').slice(0, 3)).toEqual(['lost Cid', 'poisonGained Cid', 'resolving Ann']);
    expect(log.find(({ type }) => type === 'lost')?.detail).toEqual({ for: 'poison' });
  });

  it('goes back to the card that was not there to be drawn', () => {
    const log = logOf(
      { state: { library: { Dee: 1 } } },
      [hand('ed', 'Elder Draw (test)', 'Ann', { n: '2' })],
      [spell('Ann', 'ed', 'Dee')],
    );
    expect(led(log, 'lost', 'Dee').slice(0, 3)).toEqual([
      'lost Dee',
      'drewFromEmptyLibrary Dee',
      'resolving Ann',
    ]);
  });

  it('gives each of several who lose at once their own reason', () => {
    const log = logOf({ life: { Bob: 4, Dee: 2 } }, [hand('fr', 'Flame Rift', 'Ann')], [spell('Ann', 'fr')]);
    expect(led(log, 'lost', 'Bob')[1]).toBe('lifeLost Bob');
    expect(led(log, 'lost', 'Dee')[1]).toBe('lifeLost Dee');
  });

  it('is, for a general, that the emperor loses', () => {
    const log = logOf(
      {
        players: ['A1', 'AE', 'A2', 'B1', 'BE', 'B2', 'C1', 'CE', 'C2'],
        teams: { A: ['A1', 'AE', 'A2'], B: ['B1', 'BE', 'B2'], C: ['C1', 'CE', 'C2'] },
        options: { variant: 'Emperor' },
        life: { AE: 3 },
      },
      [hand('lb', 'Lightning Bolt', 'A1')],
      [spell('A1', 'lb', 'AE')],
    );
    expect(led(log, 'lost', 'A2').slice(0, 4)).toEqual([
      'lost A2',
      'lost AE',
      'lifeLost AE',
      'damageDealt lb',
    ]);
  });

  it('leads from a win by being left alone to the last loss', () => {
    const log = logOf(
      { players: ['Ann', 'Bob', 'Cid'], life: { Bob: 4, Cid: 4 } },
      [hand('fr', 'Flame Rift', 'Ann')],
      [spell('Ann', 'fr')],
    );
    expect(led(log, 'won', 'Ann').slice(0, 3)).toEqual(['won Ann', 'lost Bob', 'lifeLost Bob']);
  });

  it('goes through the total of the team where life is shared', () => {
    const log = logOf(
      {
        teams: { Sun: ['Ann', 'Bob'], Moon: ['Cid', 'Dee'] },
        options: { variant: 'Two-Headed Giant' },
        life: { Sun: 30, Moon: 5 },
      },
      [hand('ax', 'Lava Axe', 'Ann')],
      [spell('Ann', 'ax', 'Dee')],
    );
    for (const player of ['Cid', 'Dee'])
      expect(led(log, 'lost', player).slice(0, 4)).toEqual([
        `lost ${player}`,
        'teamLifeChanged Moon',
        'lifeLost Dee',
        'damageDealt ax',
      ]);
  });
});

describe('why a permanent goes', () => {
  it('is all the damage of the turn together', () => {
    const log = logOf(
      {},
      [
        hand('lb', 'Lightning Bolt', 'Ann'),
        hand('l2', 'Lightning Bolt', 'Bob'),
        { id: 'c', card: 'Generic Creature', owner: 'Cid', state: { pt: '2/5' } },
      ],
      [spell('Ann', 'lb', 'c'), spell('Bob', 'l2', 'c')],
    );
    const causes = led(log, 'moved', 'Cid');
    expect(causes).toContain('damageDealt lb');
    expect(causes).toContain('damageDealt l2');
  });

  it('is, for a legendary one, the arrival of another of its name', () => {
    const log = logOf(
      {},
      [
        { id: 'l1', card: 'Mirror Gallery Legend (test)', owner: 'Ann' },
        hand('l2', 'Mirror Gallery Legend (test)', 'Bob'),
      ],
      [
        [
          step.hold(true),
          step.instruct([{ effect: 'move', object: { object: 'named', id: 'l2' }, to: 'battlefield' }], {
            by: 'Bob',
          }),
        ],
        [step.hold(false), step.instruct([])],
      ],
    );
    const gone = log.find(
      ({ type, object, to }) => type === 'moved' && object === 'l1' && to === 'graveyard',
    );
    const arrived = log.find(
      ({ type, object, to }) => type === 'moved' && object === 'l2' && to === 'battlefield',
    );
    expect(gone?.cause).toBe(arrived?.id);
  });

  it('is, for an Aura, that what it enchanted left with its owner', () => {
    const log = logOf(
      {},
      [
        { id: 'b', card: 'Runeclaw Bear', owner: 'Bob' },
        { id: 'pa', card: 'Pacifism', owner: 'Ann', state: { attachedTo: 'b' } },
      ],
      [
        [step.hold(true), step.leave('Bob')],
        [step.hold(false), step.instruct([])],
      ],
    );
    expect(led(log, 'moved', 'Ann').slice(0, 4)).toEqual(['moved Ann', 'moved Bob', 'left Bob', 'lost Bob']);
  });
});

describe('why something did not happen, or happened otherwise', () => {
  it('leads from prevented damage to the spell that prevents it and to the one that would have dealt it', () => {
    const log = logOf(
      {},
      [hand('mh', 'Mending Hands', 'Ann'), hand('lb', 'Lightning Bolt', 'Bob')],
      [spell('Ann', 'mh', 'Ann'), spell('Bob', 'lb', 'Ann')],
    );
    const prevented = log.find(({ type }) => type === 'damagePrevented') as GameEvent;
    expect(prevented.detail).toEqual({ by: 'mh' });
    const causes = why({ log }, prevented.id).filter(({ type }) => type === 'cast');
    expect(causes.map(({ object }) => object)).toEqual(['lb', 'mh']);
  });

  it('leads from damage that was turned aside to what turned it aside', () => {
    const log = logOf(
      {},
      [hand('mv', "Captain's Maneuver", 'Bob', { X: '2' }), hand('lb', 'Lightning Bolt', 'Ann')],
      [
        [
          step.cast('lb', { by: 'Ann', targets: ['Bob'] }),
          step.cast('mv', { by: 'Bob', x: 2, targets: ['Bob', 'Cid'] }),
          step.resolve(),
        ],
        [step.resolve('lb')],
      ],
    );
    const moved = log.find(({ type, other }) => type === 'damageDealt' && other === 'Cid') as GameEvent;
    const causes = why({ log }, moved.id);
    expect(causes[1]?.type).toBe('damageRedirected');
    expect(causes.filter(({ type }) => type === 'cast').map(({ object }) => object)).toEqual(['mv', 'lb']);
  });

  it('names what forbids a gain of life', () => {
    const log = logOf(
      {},
      [hand('ban', 'Erebos Ban (test)', 'Ann'), hand('bi', 'Beacon of Immortality', 'Bob')],
      [spell('Ann', 'ban'), spell('Bob', 'bi', 'Bob')],
    );
    const prevented = log.find(({ type }) => type === 'gainPrevented') as GameEvent;
    expect(prevented.detail).toEqual({ by: 'ban' });
    expect(why({ log }, prevented.id).some(({ type, object }) => type === 'cast' && object === 'ban')).toBe(
      true,
    );
  });

  it('leads from a price that is not paid to the departure of the player', () => {
    const log = logOf(
      {},
      [{ id: 'rs', card: 'Rhystic Study', owner: 'Ann' }, hand('dv', 'Divination', 'Bob')],
      [[step.cast('dv', { by: 'Bob' })], [step.concede('Bob')], [step.resolve()]],
      '2025-04-04',
    );
    const not = log.find(({ type }) => type === 'notPaid') as GameEvent;
    expect(why({ log }, not.id).some(({ type, player }) => type === 'left' && player === 'Bob')).toBe(true);
    expect(led(log, 'drew', 'Ann')).toContain('cast Bob');
  });

  it('lists a cause once, and causes before what they cause nowhere', () => {
    const log = logOf({ life: { Bob: 4, Dee: 2 } }, [hand('fr', 'Flame Rift', 'Ann')], [spell('Ann', 'fr')]);
    for (const event of log) {
      const ids = why({ log } as Pick<Game, 'log'>, event.id).map(({ id }) => id);
      expect(ids).toEqual([...new Set(ids)].sort((a, b) => b - a));
      expect(ids[0]).toBe(event.id);
    }
  });
});
