import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { PrintedCards, printedCard, readCard } from '../../src/cards/index.js';
import { describeWithCorpus, shared } from '../support/corpus.js';

const creature = (text: string) =>
  readCard({ name: 'Moss Warden', type: 'Creature — Elf', cost: '{1}{G}', power: '2', toughness: 2, text });
const sorcery = (text: string) => readCard({ name: 'Ember Lash', type: 'Sorcery', cost: '{X}{R}', text });

describe('a card is its printed words', () => {
  it('also where it speaks of the lowest of all totals, half of a life total, and what is dealt by creatures', () => {
    expect(
      sorcery("Target player's life total becomes the lowest of all life totals.").card.spell?.effects,
    ).toEqual([
      {
        effect: 'setLife',
        player: { player: 'target', index: 0 },
        to: { amount: 'min', of: { amount: 'life', of: { player: 'it' } }, over: {} },
      },
    ]);
    const [pays, shields, lives, watches] =
      creature(
        "Pay half your life, rounded up: Draw a card.\nPrevent all damage that would be dealt by creatures.\nYou don't lose the game for having 0 or less life.\nWhenever Moss Warden becomes blocked by a creature, you gain 1 life.",
      ).card.abilities ?? [];
    expect(pays).toMatchObject({ costs: [{ cost: 'life', amount: { amount: 'half', round: 'up' } }] });
    expect(shields).toMatchObject({ shield: { from: { types: ['creature'] }, amount: 'all' } });
    expect(lives).toMatchObject({ who: { who: 'you' }, cant: ['loseToLife'] });
    expect(watches).toMatchObject({ on: { when: 'becomesBlocked', by: { types: ['creature'] } } });
    expect(
      sorcery('Ember Lash deals to target player damage equal to half of your life total, rounded down.')
        .status,
    ).toBe('understood');
  });

  it('counts the life that its controller lost, and nobody else’s', () => {
    const [ability] =
      creature('Whenever you lose life, you gain 3 life for each 1 life you lost.').card.abilities ?? [];
    expect(ability).toMatchObject({
      on: { when: 'losesLife', who: { who: 'you' } },
      effects: [{ effect: 'gainLife', amount: { amount: 'times', factor: 3, of: { amount: 'that' } } }],
    });
    expect(
      creature('Whenever an opponent loses life, you gain 3 life for each 1 life you lost.').status,
    ).toBe('notUnderstood');
  });

  it('may ask for several cards of a hand, ante a card, keep a life total as it is, and add phases', () => {
    const own = { zone: 'hand', owner: { player: 'you' } };
    expect(
      sorcery("You may exile three red cards from your hand rather than pay Ember Lash's mana cost.").card
        .alternative?.costs,
    ).toEqual([{ cost: 'exile', count: 3, from: { ...own, colors: ['red'] } }]);
    expect(sorcery('Each opponent antes the top card of their library.').card.spell?.effects).toEqual([
      {
        effect: 'forEach',
        players: { who: 'opponents' },
        effects: [{ effect: 'ante', player: { player: 'it' }, count: 1 }],
      },
    ]);
    expect(creature("Your life total can't change.").card.abilities).toMatchObject([
      { static: 'players', who: { who: 'you' }, cant: ['loseLife', 'gainLife'] },
    ]);
    expect(sorcery('After this phase, there is an additional combat phase.').card.spell?.effects).toEqual([
      { effect: 'extraPhases', phases: ['combat'] },
    ]);
  });

  it('and is left out of decks where nobody plays for ante, if it says so', () => {
    const { card, readBack } = sorcery(
      "Remove Ember Lash from your deck before playing if you're not playing for ante.",
    );
    expect(card.ante).toBe(true);
    expect(readBack).toContain('playing for ante');
  });

  it('with its type line, cost, colours and size', () => {
    expect(creature('').card).toEqual({
      name: 'Moss Warden',
      types: ['creature'],
      subtypes: ['Elf'],
      cost: 2,
      colors: ['green'],
      symbols: [['green']],
      power: 2,
      toughness: 2,
    });
  });

  it('in keywords, statics, triggers and activated abilities', () => {
    const { status, card } = creature(
      'Flying, haste\nOther Elves you control get +1/+1.\nWhenever Moss Warden attacks, each opponent loses 1 life.\n{2}, {T}: Draw a card.',
    );
    expect(status).toBe('understood');
    expect(card.keywords).toEqual(['flying', 'haste']);
    expect(card.abilities).toEqual([
      {
        ability: 'static',
        static: 'pump',
        which: { other: true, types: ['permanent'], subtypes: ['Elf'], controller: { player: 'you' } },
        power: 1,
        toughness: 1,
      },
      {
        ability: 'triggered',
        on: { when: 'attacks', what: { self: true } },
        effects: [
          { effect: 'loseLife', player: { player: 'each', filter: { who: 'opponents' } }, amount: 1 },
        ],
      },
      {
        ability: 'activated',
        costs: [{ cost: 'mana', amount: 2 }, { cost: 'tap' }],
        effects: [{ effect: 'draw', player: { player: 'you' }, count: 1 }],
      },
    ]);
  });

  it('where a creature type alone means permanents, and a creature only where it is called one', () => {
    const among = (words: string) =>
      creature(`{T}: Destroy target ${words}.`).card.abilities?.flatMap((one) =>
        one.ability === 'activated' ? one.targets?.map(({ objects }) => objects?.types) : [],
      );
    expect([among('Elf'), among('Elf creature')]).toEqual([[['permanent']], [['creature']]]);
  });

  it('where a half waits in the graveyard for its own cost', () => {
    const half = { name: 'Late', type: 'Sorcery', cost: '{2}{R}', text: 'Aftermath\nDraw a card.' };
    const { status, card } = readCard(half);
    expect([status, card.aftermath, card.flashback]).toEqual([
      'understood',
      true,
      [{ cost: 'mana', amount: 3 }],
    ]);
  });

  it('in older templates as in newer ones', () => {
    const pairs: [string, string][] = [
      ['When Moss Warden comes into play, draw a card.', 'When this creature enters, draw a card.'],
      [
        'When Moss Warden is put into a graveyard from play, you gain 2 life.',
        'When Moss Warden dies, you gain 2 life.',
      ],
      ['{T}: Put a 1/1 green Elf creature token into play.', '{T}: Create a 1/1 green Elf creature token.'],
      ['Moss Warden attacks each turn if able.', 'Moss Warden attacks each combat if able.'],
    ];
    for (const [old, now] of pairs) {
      expect(creature(old).status, old).toBe('understood');
      expect(creature(old).card).toEqual(creature(now).card);
    }
  });
});

describe('a card is understood whole, or not at all', () => {
  it('so that a word that is left over makes its paragraph strange, with the words', () => {
    const { status, strange, card } = creature('Flying\nWhenever Moss Warden attacks, draw a card sideways.');
    expect(status).toBe('partly');
    expect(strange).toEqual([
      { paragraph: 'Whenever Moss Warden attacks, draw a card sideways.', words: 'sideways .' },
    ]);
    expect(card.abilities).toBeUndefined();
  });

  it('and brackets hold reminders of keywords, nothing else', () => {
    expect(creature('Flying (This creature is hard to block.)').status).toBe('understood');
    expect(creature('Draw a card. (Twice on Sundays.)').status).not.toBe('understood');
  });

  it('and "it" is not guessed where it could be two things', () => {
    expect(
      creature('When Moss Warden enters, destroy target artifact. Put a +1/+1 counter on it.').status,
    ).not.toBe('understood');
    expect(sorcery('Tap target creature. Put a -1/-1 counter on it.').status).toBe('understood');
  });

  it('and costs that can be paid otherwise are not taken for mana', () => {
    expect(
      readCard({ name: 'Pale Rite', type: 'Instant', cost: '{2/B}', text: 'Draw a card.' }).status,
    ).not.toBe('understood');
  });
});

describe('descriptions', () => {
  it('are of subtypes only where a capitalised word is one', () => {
    const { card } = creature('Nonwhite creatures get -1/-1.');
    expect(card.abilities).toEqual([
      {
        ability: 'static',
        static: 'pump',
        which: { types: ['creature'], notColors: ['white'] },
        power: -1,
        toughness: -1,
      },
    ]);
    expect(creature('Artifact creatures you control have flying.').card.abilities).toMatchObject([
      { which: { types: ['creature'], every: ['artifact'] } },
    ]);
    expect(creature('Enchanted creatures you control have flying.').status).not.toBe('understood');
  });

  it('keep the last number for what is dealt as much', () => {
    const { card } = sorcery(
      'Ember Lash deals 4 damage to each creature with flying and 3 damage to you and each opponent.',
    );
    expect(card.spell?.effects.map((effect) => effect.effect === 'damage' && effect.amount)).toEqual([
      4, 3, 3,
    ]);
  });
});

describe('what is read back', () => {
  it('is made from the meaning', () => {
    expect(creature('When Moss Warden comes into play, you gain 3 life.').readBack).toBe(
      'When ~ enters, you gain 3 life.',
    );
    expect(sorcery('Ember Lash deals X damage to any target.').readBack).toBe(
      '~ deals X damage to any target.',
    );
  });

  it('names what the card is attached to as the card does', () => {
    const back = (type: string, text: string) => readCard({ name: 'Moss Thing', type, text }).readBack;
    expect(back('Artifact — Equipment', 'Equipped creature gets +1/+1.\nEquip {2}')).toContain(
      'Equipped creature gets +1/+1.',
    );
    const land = 'Enchant land\nWhen enchanted land becomes tapped, you lose 1 life.';
    expect(back('Enchantment — Aura', land)).toContain('Whenever enchanted land becomes tapped');
    const creature = 'Enchant creature\nWhen enchanted creature dies, you gain 1 life.';
    expect(back('Enchantment — Aura', creature)).toContain('Whenever enchanted creature dies');
  });

  it('says of no land or artifact that it dies, and of no spell that it may be an ability', () => {
    const back = (type: string, text: string) => readCard({ name: 'Moss Thing', type, text }).readBack;
    expect(
      back('Artifact', 'When Moss Thing is put into a graveyard from the battlefield, draw a card.'),
    ).toBe('When ~ is put into a graveyard from the battlefield, draw a card.');
    const targeted = (by: string, then: string) =>
      back('Creature — Elf', `Whenever Moss Thing becomes the target of ${by}, ${then}.`);
    expect(targeted('a spell an opponent controls', 'counter that spell')).toMatch(/counter that spell\.$/);
    expect(targeted('a spell or ability', 'counter that spell or ability')).toMatch(
      /counter that spell or ability\.$/,
    );
  });
});

describe('files of cards', () => {
  it('are those of Scryfall and of MTGJSON', () => {
    const cards = new PrintedCards();
    for (const value of [
      { name: 'One', type_line: 'Instant', oracle_text: 'Draw a card.', mana_cost: '{U}' },
      { name: 'Two', type: 'Instant', text: 'Draw a card.', manaCost: '{U}' },
    ]) {
      const card = printedCard(value);
      if (card) cards.add(card);
    }
    const meaning = (name: string) => ({ ...cards.reading(name)?.card, name: '' });
    expect(cards.size).toBe(2);
    expect(meaning('One')).toEqual(meaning('Two'));
    expect(printedCard('nothing')).toBeUndefined();
  });
});

describeWithCorpus('the printed cards', () => {
  it('that are understood mean the same when what is read back is read again', () => {
    const path = shared('corpus/cards/cards.json') as string;
    const entries = JSON.parse(readFileSync(path, 'utf8')) as Record<string, string>[];
    let understood = 0;
    const lost: string[] = [];
    // Reading a card says it and reads it again by itself; every card of the file is looked at where VARIORUM_ALL is set.
    const sample = process.env.VARIORUM_ALL ? entries : entries.filter((_, at) => at % 15 === 0);
    for (const entry of sample) {
      const printed = printedCard(entry);
      if (!printed) continue;
      const { status, readBack, card } = readCard(printed);
      if (status !== 'understood') continue;
      understood++;
      const again = readCard({ ...printed, text: readBack }).card;
      const size = (one: typeof card) =>
        [one.abilities?.length, one.keywords?.length, one.spell?.effects.length].join();
      if (size(again) !== size(card)) lost.push(printed.name);
    }
    expect(lost).toEqual([]);
    expect(understood / sample.length).toBeGreaterThan(0.4);
  });
});

describe('targets', () => {
  const spell = (text: string) => readCard({ name: 'Surge', type: 'Sorcery', cost: '{R}', text });

  it('of a kicker that need not be paid are not asked for: such a card is not understood', () => {
    expect(spell('Kicker {1}\nIf Surge was kicked, destroy target creature.').status).not.toBe('understood');
    expect(spell('Kicker {1}\nIf Surge was kicked, you gain 2 life.').status).toBe('understood');
  });

  it('differ from each other where the second is another one', () => {
    const { card } = spell('Tap target creature. Destroy another target creature.');
    expect(card.spell?.targets?.map(({ another }) => another)).toEqual([undefined, true]);
  });
});
