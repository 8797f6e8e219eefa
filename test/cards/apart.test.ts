import { describe, expect, it } from 'vitest';
import { readCard } from '../../src/cards/index.js';
import { createGame } from '../../src/game/index.js';
import { ruleset } from '../../src/rulesets/index.js';
import { passAll, until } from '../support/printed.js';

const FLASH = 'flashback until end of turn';
const WHOSE = "enchanted player's graveyard";
const EACH = 'each type';
const ANY = 'of any';
const EXCEPT = 'except it enters';
const UPKEEP = "At the beginning of each opponent's upkeep";
const HAND = 'in their hand';
const LIBRARY = "of that player's library";
const SHOWN = 'instead that card is revealed and';
const STAIR = `If a card would be put into ${WHOSE} from anywhere, ${SHOWN} put on the bottom ${LIBRARY}.`;
const COST = 'is equal to its mana cost';
const MINE = 'you own from outside the game';
const OTHER = 'in addition to its other types';

/** What is read of a paragraph on a permanent or, where nothing waits in it, on a sorcery. */
function said(text: string, type = 'Enchantment', more: object = {}) {
  const { status, readBack } = readCard({ name: 'Odd One', type, text, cost: '{2}', ...more });
  return status === 'understood' ? readBack : status;
}

describe('words that are read and said again', () => {
  it.each([
    ['Enchantment', 'Creatures with no abilities get +2/+2.'],
    ['Enchantment', "Players can't cast spells with odd mana values."],
    ['Sorcery', `You may choose an artifact card ${MINE}, reveal that card, and put it into your hand.`],
    ['Sorcery', `Target sorcery card in your graveyard gains ${FLASH}. The flashback cost ${COST}.`],
    ['Sorcery', 'Target player discards two cards. Draw a card for each artifact card discarded this way.'],
    ['Enchantment', `${UPKEEP}, that player loses 1 life for each card fewer than 4 ${HAND}.`],
    ['Enchantment', `Creatures are the chosen type ${OTHER}.`],
    ['Land', `{T}: Double the amount of ${EACH} of unspent mana you have.`],
  ])('%s: %s', (type, text) => {
    expect(said(text, type)).toBe(text);
  });

  it('say of two kickers which one was paid', () => {
    const text = 'Kicker {R} and/or {1}{W}\nIf Odd One was kicked with its {R} kicker, draw a card.';
    expect(said(text, 'Sorcery')).toContain('if ~ was kicked with its first kicker');
    expect(said(text.replace('its {R}', 'its {1}{W}'), 'Sorcery')).toContain('its second kicker');
    expect(said(text.replace('its {R}', 'its {B}'), 'Sorcery')).toBe('partly');
  });

  it('put cards of a player elsewhere', () => {
    const found = said(`Enchant player\n${STAIR}`, 'Enchantment — Aura');
    expect(found).toContain(`put on the bottom ${LIBRARY}`);
  });

  it('speak of a number only where one was chosen', () => {
    const destroy = 'Destroy all creatures with mana value equal to that number.';
    expect(said(`Choose a number. ${destroy}`, 'Sorcery')).toContain('equal to the chosen number');
    expect(said(destroy, 'Sorcery')).toBe('notUnderstood');
  });

  it('haunt as creatures alone do', () => {
    const dies = 'When Odd One enters or the creature it haunts dies, you gain 1 life.';
    expect(said(`Haunt\n${dies}`, 'Creature — Spirit', { power: '1', toughness: '1' })).toBe(
      'Haunt\nWhen ~ enters, you gain 1 life.\nWhenever the creature ~ haunts dies, you gain 1 life.',
    );
    expect(said('Haunt\nYou gain 1 life.', 'Sorcery')).toBe('partly');
  });

  it('give no types that hang on a condition, which may ask for types', () => {
    expect(said(`As long as you control an artifact, creatures are artifacts ${OTHER}.`)).toBe(
      'notUnderstood',
    );
  });
});

describe('a copy that enters with counters of its own', () => {
  const read = (name: string, text: string, cost: string) =>
    readCard({ name, type: 'Creature — Shapeshifter', text, cost, power: '0', toughness: '2' }).card;
  const copies = `You may have Double enter as a copy ${ANY} creature on the battlefield, ${EXCEPT} with X additional +1/+1 counters on it.`;

  it('has as many as were announced', () => {
    const game = createGame(
      {
        players: ['Ann', 'Bob'],
        cards: [read('Double', copies, '{X}{2}{U}'), read('Post', 'Defender', '{1}')],
        objects: [
          { id: 'double', card: 'Double', owner: 'Ann', zone: 'hand' },
          { id: 'post', card: 'Post', owner: 'Bob', zone: 'battlefield' },
        ],
        library: 10,
        start: { at: 'turn' },
        mana: { Ann: 6, Bob: 6 },
      },
      ruleset('2025-11-14'),
    );
    until(game, 'main1');
    game.answer(game.pending()[0]?.id ?? '', { type: 'cast', player: 'Ann', object: 'double' });
    passAll(game, ({ kind, options }) =>
      kind === 'chooseX'
        ? { type: 'number', number: 3 }
        : options.find((one) => one.type === 'object' && one.object === 'post'),
    );
    expect([game.power('double'), game.counters('double', '+1/+1')]).toEqual([3, 3]);
    expect(game.toughness('double')).toBe(5);
  });
});
