import { describe, expect, it } from 'vitest';
import { readCard } from '../../src/cards/index.js';
import type { Decision, Game } from '../../src/game/index.js';
import { holding, pays, play, spent, tapped } from '../support/holding.js';
import { casts, enters, passAll, settle, table } from '../support/printed.js';

const AS = 'as a copy of';
const RED = 'a red card from your hand';
const THERE = "instead of into that player's graveyard.";
describe('a spell whose modes are entwined', () => {
  const text = 'Choose one —\n• You gain 3 life.\n• Each opponent loses 2 life.\nEntwine {2}';
  const life = (mana: number, yes?: boolean) => {
    const game = play(holding({ type: 'Sorcery', text, cost: '{1}' }, mana), pays('entwine', yes));
    return [game.life('Ann'), game.life('Bob'), spent(game)];
  };
  it('does all of them for its cost, and one of them without it', () => {
    expect(life(3)).toEqual([23, 18, 3]);
    expect(life(3, false)).toEqual([23, 20, 1]);
  });
  it('has to be paid for', () => {
    expect(life(2)).toEqual([23, 20, 1]);
  });
});

describe('a spell that is overloaded', () => {
  const card = { type: 'Instant', text: 'Tap target creature you don’t control.\nOverload {3}', cost: '{1}' };
  it('does to each what it would do to a target', () => {
    expect(tapped(play(holding(card, 3), pays('overload')))).toEqual(['Bob', 'Cy']);
    expect(tapped(play(holding(card, 3), pays('overload', false)))).toHaveLength(1);
  });
  it('is paid for instead of the mana of its cost', () => {
    expect(spent(play(holding(card, 9), pays('overload')))).toBe(3);
  });
});

describe('a spell that costs more for each target', () => {
  const card = {
    type: 'Instant',
    text: 'Played costs {2} more to cast for each target beyond the first.\nTap any number of target creatures.',
    cost: '{1}',
  };
  const some = (count: number) => {
    let taken = 0;
    return (decision: Decision) =>
      decision.kind === 'target' && taken++ >= count
        ? decision.options.find(({ type }) => type === 'none')
        : undefined;
  };
  it('is paid by their number, and has no more of them than can be paid', () => {
    const game = play(holding(card, 9), some(2));
    expect([tapped(game).length, spent(game)]).toEqual([2, 3]);
    const poor = play(holding(card, 4), some(9));
    expect([tapped(poor).length, spent(poor)]).toEqual([2, 3]);
  });
});

describe('what is paid rather than mana', () => {
  it('is another card of the hand, never the spell itself', () => {
    const card = {
      type: 'Sorcery',
      text: `You may exile ${RED} rather than pay Played's mana cost.\nYou gain 3 life.`,
      cost: '{5}{R}',
    };
    const alone = holding(card, 0);
    expect(alone.pending()[0]?.options.some(({ type }) => type === 'cast')).toBe(false);
    const game = play(holding(card, 0, [{ id: 'ember', cost: '{R}' }]), pays('alternative'));
    expect([game.life('Ann'), game.zone('ember'), game.zone('played')]).toEqual([23, 'exile', 'graveyard']);
  });
});

describe('a spell that is countered', () => {
  const counters = (behind: string) => {
    const game = holding({ type: 'Sorcery', text: 'You gain 3 life.', cost: '{0}' }, 0);
    game.answer(game.pending()[0]?.id ?? '', { type: 'cast', player: 'Ann', object: 'played' });
    const { card, strange } = readCard({
      name: 'Answer',
      type: 'Instant',
      cost: '{0}',
      text: `Counter target spell. If that spell is countered this way, ${behind}`,
    });
    expect(strange).toEqual([]);
    const effects = JSON.parse(
      JSON.stringify(card.spell?.effects).replace(
        '{"object":"target","index":0}',
        '{"object":"named","id":"played"}',
      ),
    );
    game.instruct(effects, { controller: 'Bob' });
    passAll(game);
    return [game.life('Ann'), game.zone('played')];
  };
  it('is put where the one that counters it says', () => {
    expect(counters("exile it instead of putting it into its owner's graveyard.")).toEqual([20, 'exile']);
    expect(counters(`put it into its owner's hand ${THERE}`)).toEqual([20, 'hand']);
    expect(counters(`put it on top of its owner's library ${THERE}`)).toEqual([20, 'library']);
  });
});

describe('an ability that waits in a graveyard', () => {
  const text = 'Whenever you gain life, if ~ is in your graveyard, return ~ to your hand.';
  it('is there alone', () => {
    const gains = (zone: 'hand' | 'graveyard') => {
      const game = table(text, { zone });
      game.instruct([{ effect: 'gainLife', player: { player: 'named', name: 'Ann' }, amount: 1 }], {
        controller: 'Ann',
      });
      passAll(game);
      return game.events('moved', { object: 'mine' }).length;
    };
    expect([gains('graveyard'), gains('hand')]).toEqual([1, 0]);
  });
});

describe('targets in a single graveyard', () => {
  it('belong to one player', () => {
    const away = ['Ann', 'Bob'].flatMap((owner) =>
      [1, 2].map((n) => ({ id: `dead ${owner} ${n}`, card: 'Bear', owner, zone: 'graveyard' as never })),
    );
    const game = casts(
      { type: 'Sorcery', text: 'Exile up to three target cards from a single graveyard.' },
      ({ kind, options }) => (kind === 'target' ? options.find(({ type }) => type === 'object') : undefined),
      '',
      away,
    );
    const exiled = away.map(({ id }) => game.zone(id));
    expect(exiled.filter((zone) => zone === 'exile')).toHaveLength(2);
    expect(exiled[0]).toBe(exiled[1]);
  });
});

describe('a creature that is bestowed', () => {
  const card = {
    type: 'Enchantment Creature — Satyr',
    text: 'Reach\nBestow {3}\nEnchanted creature gets +2/+1 and has reach.',
    cost: '{1}',
    power: 3,
    toughness: 3,
  };
  const onto = (decision: Decision) =>
    decision.kind === 'target'
      ? decision.options.find((one) => one.type === 'object' && one.object === 'bear Ann')
      : pays('bestow')(decision);
  const destroys = (game: Game, id: string) =>
    game.instruct([{ effect: 'destroy', object: { object: 'named', id } }], { controller: 'Ann' });

  it('is an Aura for its bestow cost, and no creature', () => {
    const game = play(holding(card, 3), onto);
    expect([game.types('played'), game.attachedTo('played')]).toEqual([['enchantment'], 'bear Ann']);
    expect([game.power('bear Ann'), game.toughness('bear Ann'), spent(game)]).toEqual([4, 3, 3]);
  });

  it('is a creature once it enchants nothing', () => {
    const game = play(holding(card, 3), onto);
    destroys(game, 'bear Ann');
    passAll(game);
    expect([game.zone('played'), game.types('played'), game.power('played')]).toEqual([
      'battlefield',
      ['enchantment', 'creature'],
      3,
    ]);
  });

  it('comes as a creature where its target has gone', () => {
    const game = holding(card, 3);
    game.answer(game.pending()[0]?.id ?? '', { type: 'cast', player: 'Ann', object: 'played' });
    settle(game, onto);
    destroys(game, 'bear Ann');
    passAll(game);
    expect([game.zone('played'), game.types('played')]).toEqual(['battlefield', ['enchantment', 'creature']]);
  });

  it('is the printed card again wherever else it goes', () => {
    const game = play(holding(card, 3), onto);
    destroys(game, 'played');
    expect([game.zone('played'), game.types('played')]).toEqual(['graveyard', ['enchantment', 'creature']]);
  });

  it('is cast for its mana cost as any other', () => {
    const game = play(holding(card, 1), onto);
    expect([game.types('played'), spent(game)]).toEqual([['enchantment', 'creature'], 1]);
  });
});

describe('a creature that enters as a copy', () => {
  const card = {
    type: 'Creature — Shapeshifter',
    text: `You may have Played enter the battlefield ${AS} any creature on the battlefield.`,
    cost: '{1}',
    power: 0,
    toughness: 1,
  };
  const like = (id?: string) => (decision: Decision) =>
    decision.slot === 'copies'
      ? decision.options.find((one) =>
          id ? one.type === 'object' && one.object === id : one.type === 'none',
        )
      : undefined;

  it('is what it copies for as long as it stays, with what that enters with', () => {
    const game = holding(card, 1, [{ id: 'hydra', text: '~ enters with two +1/+1 counters on it.' }]);
    enters(game, 'hydra');
    play(game, like('hydra'));
    expect([game.power('played'), game.counters('played', '+1/+1')]).toEqual([4, 2]);
    game.instruct([{ effect: 'destroy', object: { object: 'named', id: 'played' } }], { controller: 'Ann' });
    expect([game.zone('played'), game.power('played')]).toEqual(['graveyard', 0]);
  });

  it('may be itself', () => {
    const game = play(holding(card, 1), like());
    expect([game.power('played'), game.toughness('played')]).toEqual([0, 1]);
  });
});

describe('a creature that may enter with more', () => {
  const card = { type: 'Creature — Goblin', text: 'Unleash', cost: '{1}', power: 2, toughness: 2 };
  const counters = (yes: boolean) => {
    const game = play(holding(card, 1), pays('entersMay', yes));
    return [game.power('played'), game.counters('played', '+1/+1')];
  };
  it('does as its controller likes', () => {
    expect([counters(true), counters(false)]).toEqual([
      [3, 1],
      [2, 0],
    ]);
  });
});

describe('a cost that is paid in one of two ways', () => {
  const card = (text: string, cost = '{1}') => ({
    type: 'Creature — Bear',
    power: 1,
    toughness: 1,
    cost,
    text: `As an additional cost to cast ~, ${text}.`,
  });
  const SHOWN = 'reveal a Bear card from your hand or pay {2}';
  const castable = (game: Game) =>
    game.pending()[0]?.options.some((one) => one.type === 'cast' && one.object === 'played');

  it('is the one that the player chooses', () => {
    const shown = play(holding(card(SHOWN), 3, [{ id: 'spare' }]), pays('beside'));
    expect([spent(shown), shown.events('revealed').length]).toEqual([1, 1]);
    const paid = play(holding(card(SHOWN), 3, [{ id: 'spare' }]), pays('beside', false));
    expect([spent(paid), paid.events('revealed').length]).toEqual([3, 0]);
  });

  it('is not paid with the card itself, and both together are paid for', () => {
    expect(castable(holding(card(SHOWN), 2))).toBe(false);
    expect(castable(holding(card(SHOWN), 3))).toBe(true);
    expect(castable(holding(card(SHOWN), 1, [{ id: 'spare' }]))).toBe(true);
  });

  it('may be a discarded card', () => {
    const game = play(holding(card('discard a card or pay {5}'), 9, [{ id: 'spare' }]), pays('beside'));
    expect([game.zone('spare'), game.zone('played'), spent(game)]).toEqual(['graveyard', 'battlefield', 1]);
  });
});
