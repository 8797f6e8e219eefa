import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CardTextError } from '../../src/scenarios/cards/cursor.js';
import { KNOWN_CARDS } from '../../src/scenarios/cards/known.js';
import { parseCard } from '../../src/scenarios/cards/parse.js';
import { describeWithCorpus, shared } from '../support/corpus.js';

describe('the card mini-language', () => {
  it('reads every card that may be named without a description', () => {
    for (const [name, does] of KNOWN_CARDS) expect(() => parseCard(name, does), name).not.toThrow();
  });

  it('reads creatures with their types and keywords', () => {
    expect(parseCard('x', 'creature(0/3, Wall, defender)')).toMatchObject({
      types: ['creature'],
      power: 0,
      toughness: 3,
      subtypes: ['Wall'],
      keywords: ['defender'],
    });
    expect(parseCard('x', 'legendary artifact creature(2/5, swampwalk)')).toMatchObject({
      types: ['artifact', 'creature'],
      supertypes: ['legendary'],
      keywords: ['landwalk:Swamp'],
    });
  });

  it('takes any number, player and kind where a card of the examples has its own', () => {
    expect(parseCard('x', 'spell: dealDamage(self,7,each opponent)').spell?.effects).toEqual([
      { effect: 'damage', amount: 7, to: { player: 'each', filter: { who: 'opponents' } } },
    ]);
    expect(parseCard('x', 'spell: target t:player -> setLife(t, ceil(life(t)/2))').spell?.effects).toEqual([
      {
        effect: 'setLife',
        player: { player: 'target', index: 0 },
        to: { amount: 'half', round: 'up', of: { amount: 'life', of: { player: 'target', index: 0 } } },
      },
    ]);
    expect(
      parseCard('x', 'enchantment; trigger(begin your upkeep; if life(you)>=37) -> winGame(you)').abilities,
    ).toMatchObject([
      { condition: { left: { amount: 'life' }, is: '>=', right: 37 }, effects: [{ effect: 'win' }] },
    ]);
    expect(
      parseCard('x', 'artifact; trigger(nontoken creature dies) -> loseLife(target opponent,2)').abilities,
    ).toMatchObject([
      {
        on: { when: 'dies', what: { types: ['creature'], token: false } },
        targets: [{ players: { who: 'opponents' } }],
      },
    ]);
  });

  it('keeps the player who is treated apart from the one who casts', () => {
    expect(
      parseCard(
        'x',
        'legendary creature(4/3); activated(tap): dealDamage(self, floor(life(p)/2), each player p)',
      ).abilities,
    ).toEqual([
      {
        ability: 'activated',
        costs: [{ cost: 'tap' }],
        effects: [
          {
            effect: 'damage',
            amount: { amount: 'half', round: 'down', of: { amount: 'life', of: { player: 'it' } } },
            to: { player: 'each' },
          },
        ],
      },
    ]);
  });

  it('means the same by the short names of effects', () => {
    for (const [short, long] of [
      ['damage(self,3,each opponent)', 'dealDamage(self,3,each opponent)'],
      ['target t:player -> life(t, -2)', 'target t:player -> loseLife(t,2)'],
      ['target t:player -> life(t, set 7)', 'target t:player -> setLife(t,7)'],
      ['target t:player -> poison(t, +2)', 'target t:player -> addPoison(t,2)'],
      ['target t:player -> poison(t, all)', 'target t:player -> removeAllPoison(t)'],
      ['target t:creature -> pump(t, +1, -X, EOT)', 'target t:creature -> modifyPT(t, +1/-X, EOT)'],
      ['target t:creature -> control(t, you, EOT)', 'target t:creature -> gainControl(t, by=you, until=EOT)'],
      ['target t:creature -> grant(t, flying, EOT)', 'target t:creature -> addAbility(t, flying, EOT)'],
      ['turn(you, +1); phase(combat)', 'extraTurn(you, 1); extraPhase(combat)'],
      ['shield(prevent(to=you, next 4), EOT)', 'preventDamage(to=you, next 4, EOT)'],
      ['opponents cant(gainLife) this turn', 'opponents cantGainLife this turn'],
    ] as const)
      expect(parseCard('x', `spell: ${short}`), short).toEqual(parseCard('x', `spell: ${long}`));
  });

  it('reads colours, and what guards and hampers a creature', () => {
    expect(
      parseCard('x', 'white creature(2/2, protection from black, first strike, mustAttack)'),
    ).toMatchObject({
      colors: ['white'],
      keywords: ['protection:black', 'firstStrike'],
      abilities: [{ static: 'mustAttack' }],
    });
    expect(parseCard('x', 'red spell: draw(you,1)').colors).toEqual(['red']);
    expect(() => parseCard('x', 'creature(2/2, protection from rain)')).toThrow(/protected/);
  });

  it('says which words it does not understand', () => {
    const place = (does: string) => {
      try {
        parseCard('x', does);
      } catch (error) {
        if (error instanceof CardTextError) return error.offset;
        throw error;
      }
      return undefined;
    };
    expect(place('spell: frobnicate(you,2)')).toBe(7);
    expect(place('creature(2/2); static: you cantFly')).toBe(27);
    expect(place('nonsense')).toBe(0);
    expect(place('spell: draw(you,2) extra')).toBeGreaterThan(17);
  });
});

describeWithCorpus('the cards of the specification', () => {
  it('are all read', () => {
    const path = shared('specification/scenarios.json') as string;
    const scenarios = JSON.parse(readFileSync(path, 'utf8')) as { cards: { name: string; does: string }[] }[];
    const cards = scenarios.flatMap((scenario) => scenario.cards);
    expect(cards.length).toBeGreaterThan(300);
    for (const card of cards) expect(() => parseCard(card.name, card.does), card.name).not.toThrow();
  });
});
