import { describe, expect, it } from 'vitest';
import { readCard } from '../../src/cards/index.js';
import type { Decision, Game } from '../../src/game/index.js';
import { casts, does, lives, passAll, settle, table } from '../support/printed.js';

const HOST = "enchanted creature's controller";
const BELOW = 'where X is';
const LATER = 'until end of turn';
const ANYBODY = 'Any player may activate this ability';
const YOURS = 'At the beginning of your end step';
const NEAR = 'if you control a Goblin';
const ONLY = 'Activate only';

const picks =
  (id: string) =>
  ({ options }: Decision) =>
    options.find((one) => one.type === 'object' && one.object === id);

/** Passes until a step of a player has begun and its triggers are carried out. */
function until(game: Game, step: string, owner: string): void {
  for (let guard = 0; !(game.step() === step && game.turnOwner() === owner) && guard < 199; guard++) {
    settle(game);
    game.answer(game.pending()[0]?.id ?? '', { type: 'pass' });
  }
  passAll(game);
}

/** Activates the first ability of Ann's creature. */
function activates(game: Game, wanted?: (decision: Decision) => ReturnType<ReturnType<typeof picks>>): void {
  game.answer(game.pending()[0]?.id ?? '', { type: 'activate', player: 'Ann', object: 'mine', ability: 0 });
  passAll(game, wanted);
}

const offered = (game: Game, player: string): boolean =>
  game
    .pending()
    .some(({ options }) =>
      options.some((one) => one.type === 'activate' && one.player === player && one.object === 'mine'),
    );

describe('protection', () => {
  it('is from what has a creature type as well', () => {
    const game = table('Protection from Bears\n{0}: ~ deals 1 damage to target creature.');
    game.answer(game.pending()[0]?.id ?? '', { type: 'activate', player: 'Ann', object: 'mine', ability: 0 });
    const targets = game.pending()[0]?.options.flatMap((one) => (one.type === 'object' ? [one.object] : []));
    expect(targets).toContain('bear Bob');
    // It is a Bear itself.
    expect(targets).not.toContain('mine');
  });
});

describe('what "it" and "that creature" mean', () => {
  it('is the host in the upkeep of its controller', () => {
    const text = `Enchant creature\nAt the beginning of the upkeep of ${HOST}, put a -1/-1 counter on that creature.`;
    const game = casts({ type: 'Enchantment — Aura', text }, picks('bear Bob'));
    until(game, 'upkeep', 'Bob');
    expect([game.power('bear Bob'), game.power('bear Cy')]).toEqual([1, 2]);
  });

  it('is the card itself where the condition before it speaks of the card', () => {
    const grown = (tapped: boolean): number => {
      const game = table('At the beginning of your end step, if ~ is tapped, put a +1/+1 counter on it.');
      if (tapped) does('Tap all creatures.', undefined, game);
      until(game, 'end', 'Ann');
      return game.power('mine');
    };
    expect([grown(true), grown(false)]).toEqual([3, 2]);
  });

  it('is the card itself behind a sentence on it', () => {
    const game = table(`{0}: ~ gets +X/+X ${LATER}, ${BELOW} its power.`);
    activates(game);
    expect(game.power('mine')).toBe(4);
  });

  it('is all that the sentence before grew or damaged', () => {
    const game = table('');
    does('Tap all creatures.', undefined, game);
    does(`Creatures you control get +1/+1 ${LATER}. Untap those creatures.`, undefined, game);
    expect(['mine', 'bear Ann', 'bear Bob'].map((id) => game.tapped(id))).toEqual([false, false, true]);
    expect([game.power('mine'), game.power('bear Bob')]).toEqual([3, 2]);
  });

  it('is in doubt for what is done later, and behind what makes them something else', () => {
    for (const text of [
      `Creatures you control get +1/+1 ${LATER}. Destroy those creatures at the beginning of the next end step.`,
      'Destroy all creatures. Tap those creatures.',
    ])
      expect(readCard({ name: 'Rite', type: 'Sorcery', text }).status, text).not.toBe('understood');
  });
});

describe('how long something lasts', () => {
  it('is for good where no time is said', () => {
    const game = table('{0}: Target creature gains trample.');
    activates(game, picks('bear Ann'));
    until(game, 'upkeep', 'Bob');
    expect(game.hasKeyword('bear Ann', 'trample')).toBe(true);
  });

  it('is the time that is said behind another verb, or in doubt', () => {
    const text = 'Creatures you control gain haste and get +1/+0 until end of turn.';
    const { card, status } = readCard({ name: 'Rite', type: 'Sorcery', text });
    if (status === 'understood') expect(JSON.stringify(card)).not.toContain('permanent');
    else expect(card.spell?.effects).toEqual([]);
  });
});

describe('conditions', () => {
  it('ask whether something is attached', () => {
    const text = "~ gets +1/+1 as long as it's enchanted.";
    const aura = { type: 'Enchantment — Aura', text: 'Enchant creature' };
    expect(casts(aura, picks('mine'), text).power('mine')).toBe(3);
    expect(casts(aura, picks('bear Bob'), text).power('mine')).toBe(2);
  });

  it('ask for a card in a graveyard, alone or beside something else', () => {
    const text = `${YOURS}, ${NEAR} or there is a Bear card in your graveyard, you gain 3 life.`;
    const game = table(text);
    until(game, 'end', 'Ann');
    expect(game.life('Ann')).toBe(20);
    const later = table(text);
    does('You discard a card.', undefined, later);
    until(later, 'end', 'Ann');
    expect(later.life('Ann')).toBe(23);
  });
});

describe('when an ability may be activated', () => {
  it('is the time of whoever activates it where anybody may', () => {
    const game = table(`{0}: Draw a card. ${ANYBODY} but only during their turn.`);
    expect([offered(game, 'Ann'), offered(game, 'Bob')]).toEqual([true, false]);
    until(game, 'upkeep', 'Bob');
    expect([offered(game, 'Ann'), offered(game, 'Bob')]).toEqual([false, true]);
  });

  it('may hang on a step and on a condition, each turn once', () => {
    const printed = {
      name: 'Well',
      type: 'Artifact',
      text: `{1}: Draw a card. ${ONLY} during your upkeep and only if you control a creature.\n{2}: Draw a card. ${ONLY} once each turn and only if an player controls a Goblin.`,
    };
    const { status, card, readBack } = readCard(printed);
    expect(status).toBe('understood');
    expect(readBack).toContain('Activate only during your upkeep and only if you control a creature.');
    expect(card.abilities?.[1]).toMatchObject({ once: true, only: { if: 'somePlayer' } });
  });
});

describe('amounts that are told behind', () => {
  it('hold for both of two verbs', () => {
    const game = table('');
    does(
      `Each opponent loses X life and you gain X life, ${BELOW} the number of creatures you control.`,
      undefined,
      game,
    );
    expect(lives(game)).toEqual([22, 18, 18]);
  });

  it('are in doubt where the first verb changes them', () => {
    const text = `Draw X cards and you gain X life, ${BELOW} the number of cards in your hand.`;
    expect(readCard({ name: 'Rite', type: 'Sorcery', text }).status).not.toBe('understood');
  });

  it('may be all counters of a kind', () => {
    const game = table('{0}: Remove all +1/+1 counters from ~.');
    does('Put three +1/+1 counters on each creature.', undefined, game);
    activates(game);
    expect([game.power('mine'), game.power('bear Ann')]).toEqual([2, 5]);
  });
});

describe('what is put into play with a host', () => {
  it('is attached to the token that it brings', () => {
    const text = 'Living weapon\nEquipped creature gets +2/+3.\nEquip {2}';
    const game = casts({ type: 'Artifact — Equipment', text });
    const host = game.attachedTo('played') ?? '';
    expect([game.power(host), game.toughness(host), game.controller(host)]).toEqual([2, 3, 'Ann']);
  });
});
