import { describe, expect, it } from 'vitest';
import { readCard } from '../../src/cards/index.js';
import { createGame, type Game, type Option, type Step } from '../../src/game/index.js';
import { ruleset } from '../../src/rulesets/index.js';
import { does, settle } from '../support/printed.js';

const rules = ruleset('2025-11-14');

/** A card with these words, understood whole. */
function printed(name: string, type: string, text: string) {
  const more = type.includes('Creature') ? { power: 2, toughness: 2 } : {};
  const { card, strange } = readCard({ name, type, text, cost: '{2}', ...more });
  expect(strange, text).toEqual([]);
  return card;
}

/** Ann and Bob, each with a Bear in play; Ann has the permanent, and a Bear and a Rite in hand. */
function game(type: string, text: string, mana?: number): Game {
  return createGame(
    {
      players: ['Ann', 'Bob', 'Cy'],
      cards: [
        printed('Bear', 'Creature — Bear', ''),
        printed('Rite', 'Sorcery', 'You gain 1 life.'),
        printed('Subject', type, text),
      ],
      objects: [
        { id: 'mine', card: 'Subject', owner: 'Ann', zone: 'battlefield' },
        { id: 'bear', card: 'Bear', owner: 'Bob', zone: 'battlefield' },
        { id: 'cub', card: 'Bear', owner: 'Ann', zone: 'hand' },
        { id: 'rite', card: 'Rite', owner: 'Ann', zone: 'hand' },
      ],
      library: 10,
      options: { attackMultiplePlayers: true },
      start: { at: 'turn' },
      ...(mana === undefined ? {} : { mana: { Ann: mana } }),
    },
    rules,
  );
}

const open = (of: Game): Option[] => of.pending().flatMap(({ options }) => [...options]);

/** Ann activates the ability of her permanent, and everything is passed until it has resolved. */
function activate(of: Game, target?: string): void {
  const [decision] = of.pending();
  const option = decision?.options.find((one) => one.type === 'activate' && one.object === 'mine');
  expect(option).toBeDefined();
  of.answer(decision?.id ?? '', option as Option);
  settle(of, ({ options }) => options.find((one) => one.type === 'object' && one.object === target));
  while (of.stack(1).length > 0) pass(of);
}

function pass(of: Game): void {
  const [decision] = of.pending();
  of.answer(decision?.id ?? '', { type: 'pass' });
}

/** Plays on to a step of a player; what may stay tapped does, or does not. */
function playTo(of: Game, player: string, step: Step, untap: 'yes' | 'no'): void {
  for (let guard = 0; guard < 200; guard++) {
    if (of.turnOwner() === player && of.step() === step) return;
    const [decision] = of.pending();
    const wanted = ['pass', 'stayHome', 'noBlock', ...(decision?.slot === 'untap' ? [untap] : ['no'])];
    of.answer(
      decision?.id ?? '',
      decision?.options.find(({ type }) => wanted.includes(type)) ?? (decision?.options[0] as Option),
    );
  }
  throw new Error(`${step} of ${player} did not come`);
}

describe('mana that is for one use only', () => {
  const source = game('Creature — Bear', '{T}: Add {C}{C}. Spend this mana only to cast creature spells.', 0);
  playTo(source, 'Ann', 'main1', 'yes');
  const casts = (of: Game) =>
    open(of)
      .flatMap((one) => (one.type === 'cast' ? [one.object] : []))
      .sort();

  it('casts what it is for, and nothing else', () => {
    expect(casts(source)).toEqual([]);
    activate(source);
    expect(casts(source)).toEqual(['cub']);
  });

  it('is spent then', () => {
    const [decision] = source.pending();
    source.answer(decision?.id ?? '', open(source).find(({ type }) => type === 'cast') as Option);
    settle(source);
    while (source.stack(1).length > 0) pass(source);
    expect([source.zone('cub'), casts(source)]).toEqual(['battlefield', []]);
  });
});

describe('a permanent that may stay tapped', () => {
  const text =
    'You may choose not to untap Subject during your untap step.\n{2}, {T}: Target creature gets +1/+3 for as long as Subject remains tapped.';

  it('keeps up what lasts while it is tapped, as long as its controller wants', () => {
    const kept = game('Artifact', text);
    playTo(kept, 'Ann', 'main1', 'yes');
    activate(kept, 'bear');
    expect(kept.power('bear')).toBe(3);
    playTo(kept, 'Bob', 'main1', 'no');
    playTo(kept, 'Ann', 'main1', 'no');
    expect([kept.tapped('mine'), kept.power('bear')]).toEqual([true, 3]);
    playTo(kept, 'Bob', 'main1', 'yes');
    playTo(kept, 'Ann', 'main1', 'yes');
    expect([kept.tapped('mine'), kept.power('bear')]).toEqual([false, 2]);
  });
});

describe('a creature that attacks in spite of defender', () => {
  const attackers = (text: string) => {
    const fight = game('Creature — Wall', text);
    playTo(fight, 'Ann', 'declareAttackers', 'yes');
    return open(fight).some((one) => one.type === 'attack' && one.creature === 'mine');
  };

  it('can, where something says so', () => {
    expect(attackers('Defender')).toBe(false);
    expect(attackers("Defender\nSubject can attack as though it didn't have defender.")).toBe(true);
  });
});

describe('a land that becomes a creature', () => {
  it('keeps the types that it has as a land where it is still one', () => {
    const land = game('Land — Forest', "{2}: Subject becomes a 2/2 Elf creature. It's still a land.");
    playTo(land, 'Ann', 'main1', 'yes');
    activate(land);
    does('You gain 1 life for each Forest you control.', undefined, land);
    does('You gain 2 life for each Elf you control.', undefined, land);
    expect([land.power('mine'), land.life('Ann')]).toEqual([2, 23]);
  });
});

describe('a price for each of something', () => {
  it.each([
    ['Counter target artifact spell unless its controller pays {3} for each Elf card in your graveyard.'],
    ['Exile two creature cards from your graveyard: Draw a card.'],
    ['Remove three age counters from Subject and sacrifice it: You gain 8 life.'],
  ])('is read to its last word: %s', (text) => {
    const type = text.startsWith('Counter') ? 'Instant' : 'Artifact';
    const { status, card } = readCard({ name: 'Subject', type, text });
    expect(status).toBe('understood');
    expect(JSON.stringify(card)).toMatch(/"times"|"exile"|"sacrificeSelf"/);
  });
});
