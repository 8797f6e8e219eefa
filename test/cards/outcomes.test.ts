import { describe, expect, it } from 'vitest';
import { type PrintedCard, readCard } from '../../src/cards/index.js';
import { fails } from '../support/outcomes.js';

const LATER = 'At the beginning of the next end step';
const HOME = "to the battlefield under their owners' control";
describe('what comes later', () => {
  const door: PrintedCard = {
    name: 'Back Door',
    type: 'Instant',
    cost: '{W}',
    text: `Exile up to three target creatures. ${LATER}, return those cards ${HOME}.`,
  };
  it('happens to each of several targets', () => {
    expect(
      fails(
        [door],
        { door: ['Back Door', 'Ada', 'hand'], a: ['Cub', 'Ada'], b: ['Lark', 'Ada'], c: ['Cub', 'Ada'] },
        [
          { cast: 'door', by: 'Ada', targets: ['a', 'b'] },
          { resolve: 'all', id: 'gone' },
          { until: { step: 'end', of: 'Ada' } },
          { resolve: 'all' },
        ],
        [
          "at('gone',zone('a'))=='exile'",
          "at('gone',zone('b'))=='exile'",
          "zone('a')=='battlefield'",
          "zone('b')=='battlefield'",
        ],
      ),
    ).toEqual([]);
  });

  it('resolves where somebody concedes while another player has priority', () => {
    const grudge: PrintedCard = {
      name: 'Old Grudge',
      type: 'Enchantment — Aura Curse',
      cost: '{B}',
      text: 'Enchant player\nWhen enchanted player loses the game, you gain 5 life.',
    };
    expect(
      fails(
        [grudge],
        { g: ['Old Grudge', 'Ada', 'battlefield', { attachedTo: 'Ben' }] },
        [{ concede: 'Ben' }, { resolve: 'all' }],
        ["life('Ada')==25"],
      ),
    ).toEqual([]);
  });
});

describe('what may be done only in certain steps', () => {
  it('may be done as soon as the step has come, and no earlier', () => {
    const thief: PrintedCard = {
      name: 'Nin',
      type: 'Creature — Cat',
      cost: '{2}',
      power: 3,
      toughness: 1,
      text: 'Ninjutsu {1}',
    };
    expect(readCard(thief).readBack).toBe('Ninjutsu {1}');
    expect(
      fails(
        [thief],
        { n: ['Nin', 'Ada', 'hand'], b: ['Lark', 'Ada'] },
        [
          { attack: { b: 'Ben' } },
          { activate: 'n', by: 'Ada', ability: 'ninjutsu', refused: 'too early' },
          { until: { step: 'declareBlockers' } },
          { activate: 'n', by: 'Ada', ability: 'ninjutsu' },
          { resolve: 'all' },
          { until: { damage: 'dealt' } },
        ],
        ["life('Ben')==17", "zone('b')=='hand'"],
      ),
    ).toEqual([]);
  });

  it('may be cast by another player in the combat of whoever attacks', () => {
    const trick: PrintedCard = {
      name: 'Ambush',
      type: 'Instant',
      cost: '{G}',
      text: 'Cast this spell only during combat.\nYou gain 3 life.',
    };
    expect(
      fails(
        [trick],
        { t: ['Ambush', 'Ben', 'hand'] },
        [
          { cast: 't', by: 'Ben', refused: 'no combat' },
          { until: { step: 'beginCombat' } },
          { cast: 't', by: 'Ben' },
          { resolve: 'all' },
        ],
        ["life('Ben')==23"],
      ),
    ).toEqual([]);
  });
});

describe('what hangs on a payment', () => {
  it('does not happen without it', () => {
    const hook: PrintedCard = {
      name: 'Long Hook',
      type: 'Sorcery',
      cost: '{U}',
      text: "You may pay {5}. If you do, tap target creature. That creature doesn't untap during its controller's next untap step.",
    };
    const played = (pay: boolean) =>
      fails(
        [hook],
        { h: ['Long Hook', 'Ada', 'hand'], c: ['Cub', 'Ben', 'battlefield', { tapped: true }] },
        [
          { cast: 'h', by: 'Ada', targets: ['c'] },
          { resolve: 'top' },
          { pay, by: 'Ada' },
          { until: { step: 'upkeep', of: 'Ben' } },
        ],
        [`tapped('c')==${pay ? 'True' : 'False'}`],
      );
    expect([played(true), played(false)]).toEqual([[], []]);
  });
});

describe('echo', () => {
  const troll: PrintedCard = {
    name: 'Cave Lizard',
    type: 'Creature — Lizard',
    cost: '{R}',
    power: 3,
    toughness: 3,
    text: 'Echo {2}{R}',
  };
  const play = (pay: boolean, more: object[], checks: string[]) =>
    fails(
      [troll],
      { t: ['Cave Lizard', 'Ada', 'hand'], old: ['Cave Lizard', 'Ada'] },
      [
        { cast: 't', by: 'Ada' },
        { resolve: 'all' },
        { until: { step: 'upkeep', of: 'Ada' } },
        { resolve: 'top' },
        { pay, by: 'Ada' },
        ...more,
      ],
      checks,
    );

  it('is asked for once, of what has come since the last upkeep', () => {
    expect(play(false, [], ["zone('t')=='graveyard'", "zone('old')=='battlefield'"])).toEqual([]);
    expect(
      play(
        true,
        [{ until: { step: 'main1', of: 'Ben' } }, { until: { step: 'main1', of: 'Ada' } }],
        ["zone('t')=='battlefield'", "triggered('t')==1", "triggered('old')==0"],
      ),
    ).toEqual([]);
  });

  it('is asked again of whoever gains control', () => {
    const steal: PrintedCard = {
      name: 'Long Arm',
      type: 'Sorcery',
      cost: '{U}',
      text: 'Gain control of target creature.',
    };
    expect(
      fails(
        [troll, steal],
        { old: ['Cave Lizard', 'Ben'], s: ['Long Arm', 'Ada', 'hand'] },
        [
          { cast: 's', by: 'Ada', targets: ['old'] },
          { resolve: 'all' },
          { until: { step: 'upkeep', of: 'Ada' } },
          { resolve: 'top' },
          { pay: false, by: 'Ada' },
        ],
        ["zone('old')=='graveyard'"],
      ),
    ).toEqual([]);
  });
});

describe('abilities of cards that are in no play', () => {
  it('put counters for the power of what is exiled, or for what is discarded', () => {
    const corpse: PrintedCard = {
      name: 'Husk',
      type: 'Creature — Zombie',
      cost: '{B}',
      power: 3,
      toughness: 1,
      text: 'Scavenge {B}',
    };
    const aid: PrintedCard = {
      name: 'Aide',
      type: 'Creature — Kithkin',
      cost: '{W}',
      power: 1,
      toughness: 1,
      text: 'Reinforce 2—{W}',
    };
    expect(
      fails(
        [corpse, aid],
        { h: ['Husk', 'Ada', 'graveyard'], i: ['Aide', 'Ada', 'hand'], c: ['Cub', 'Ada'], d: ['Cub', 'Ada'] },
        [
          { activate: 'h', by: 'Ada', targets: ['c'] },
          { resolve: 'all' },
          { activate: 'i', by: 'Ada', targets: ['d'] },
          { resolve: 'all' },
        ],
        [
          "counters('c','+1/+1')==3",
          "counters('d','+1/+1')==2",
          "zone('h')=='exile'",
          "zone('i')=='graveyard'",
        ],
      ),
    ).toEqual([]);
  });
});
