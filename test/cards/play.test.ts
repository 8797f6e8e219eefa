import { describe, expect, it } from 'vitest';
import { readCard } from '../../src/cards/index.js';
import { createGame, type Decision, type Game, type Option } from '../../src/game/index.js';
import { ruleset } from '../../src/rulesets/index.js';
import { casts, creature, does, hands, lives, passAll, settle, table } from '../support/printed.js';

const rules = ruleset('2025-11-14');

const DIVIDED = 'divided as you choose among';
const EITHER = 'target creatures and/or players';
const ALIKE = 'and each other creature with the same name as';
const TIED = 'gets more votes or the vote is tied';
const SHOWN = 'Each opponent reveals their hand.';
const KEPT = 'Put one of them into your hand';
const SEEN = 'Look at the top three cards of your library.';
const no = ({ options }: Decision) => options.find(({ type }) => type === 'no');

describe('what an object shares with another', () => {
  const larger = (which: string) =>
    casts({ type: 'Enchantment', text: `Creatures get +1/+1 for each ${which} a creature type with it.` });

  it('it shares with itself as well, unless only others are meant', () => {
    // Three Bears are on the battlefield, each of them 2/2.
    expect(larger('creature that shares').power('mine')).toBe(5);
    expect(larger('other creature that shares').power('mine')).toBe(4);
  });

  it('is said of several as of one', () => {
    const text = 'Creatures that share a creature type with equipped creature get +1/+1.';
    const { strange, readBack } = readCard({ name: 'Flag', type: 'Artifact — Equipment', text });
    expect([strange, readBack]).toEqual([[], text]);
  });
});

describe('what several players do', () => {
  it('is done by each of those who are meant', () => {
    expect(hands(does('Each opponent discards a card.'))).toEqual([3, 2, 2]);
    expect(hands(does('Each player discards their hand, then draws two cards.'))).toEqual([2, 2, 2]);
    expect(hands(does('Each player discards their hand, then draws that many cards.'))).toEqual([3, 3, 3]);
    expect(lives(does('Each opponent loses 2 life and you gain that much life.'))).toEqual([24, 18, 18]);
    expect(lives(does('Each player loses 1 life for each creature they control.'))).toEqual([18, 19, 19]);
  });

  it('is done by those beside the one whom an event has named', () => {
    const game = casts({
      type: 'Enchantment',
      text: "At the beginning of each opponent's upkeep, each other player loses 1 life.",
    });
    for (let guard = 0; game.step() !== 'draw' && guard < 99; guard++) {
      settle(game);
      game.answer(game.pending()[0]?.id ?? '', { type: 'pass' });
    }
    expect([game.turnOwner(), lives(game)]).toEqual(['Bob', [19, 20, 19]]);
  });

  it('may be turned aside by each for a price', () => {
    const game = does('Each opponent loses 3 life unless they discard a card.', (decision) =>
      decision.players[0] === 'Bob' ? no(decision) : undefined,
    );
    expect([lives(game), hands(game)]).toEqual([
      [20, 17, 20],
      [3, 3, 2],
    ]);
    expect(lives(does('Each opponent may draw a card. If they do, you gain 2 life.'))).toEqual([24, 20, 20]);
  });

  it('is chosen from a hand that is shown', () => {
    const game = does(`${SHOWN} You choose a Bear card from it. That player discards that card.`);
    expect(hands(game)).toEqual([3, 2, 2]);
  });

  it('is voted on, beginning with one of them', () => {
    const game = does(
      'Starting with you, each player may pay any amount of mana. You gain X life, where X is the total amount of mana paid this way.',
      ({ options }) => options.find((one) => one.type === 'number' && one.number === 2),
    );
    expect(game.life('Ann')).toBe(26);
  });
});

describe('cards of a library', () => {
  const deck = (game: Game) => game.library('Ann');
  it('are looked at, put aside, exiled and shuffled in', () => {
    expect(
      deck(
        does('Surveil 2.', ({ options }) =>
          options.find((one) => one.type === 'pile' && one.pile === 'graveyard'),
        ),
      ),
    ).toBe(8);
    expect(deck(does('Scry 2.'))).toBe(10);
    expect(hands(does(`${SEEN} ${KEPT} and the rest into your graveyard.`))).toEqual([4, 3, 3]);
    expect(does('Each opponent exiles the top two cards of their library.').library('Bob')).toBe(8);
    expect(
      hands(does('Each player shuffles their hand and graveyard into their library, then draws a card.')),
    ).toEqual([1, 1, 1]);
    expect(
      lives(
        does(
          "Reveal the top card of your library. Each opponent loses life equal to that card's mana value.",
        ),
      ),
    ).toEqual([20, 20, 20]);
  });

  it('clash', () => {
    const game = does('Clash with an opponent. If you win, you gain 5 life.');
    expect(game.life('Ann')).toBe(20);
  });
});

describe('what creatures suffer', () => {
  const grown = (game: Game) =>
    game.instruct(
      [{ effect: 'putCounters', object: { object: 'named', id: 'mine' }, kind: '+1/+1', count: 1 }],
      { controller: 'Ann' },
    );
  it('is a fight, and regeneration', () => {
    const game = table('{0}: Regenerate ~.'.replace('~', 'Subject'));
    const [decision] = game.pending();
    game.answer(decision?.id ?? '', { type: 'activate', player: 'Ann', object: 'mine', ability: 0 });
    for (const _ of [1, 2, 3]) game.answer(game.pending()[0]?.id ?? '', { type: 'pass' });
    does('Destroy all creatures.', undefined, game);
    expect([game.zone('mine'), game.zone('bear Bob'), game.tapped('mine')]).toEqual([
      'battlefield',
      'graveyard',
      true,
    ]);
    does("Destroy all creatures. They can't be regenerated.", undefined, game);
    expect(game.zone('mine')).toBe('graveyard');
  });

  it('is counted up by proliferating', () => {
    const game = table('');
    grown(game);
    does('Proliferate.', undefined, game);
    expect(game.counters('mine', '+1/+1')).toBe(2);
  });

  it('is exile for as long as something stays', () => {
    const game = table('');
    game.instruct(
      [
        {
          effect: 'token',
          spec: { types: ['creature'], power: 9, toughness: 9 },
          under: { player: 'you' },
          name: 'jailer',
        },
      ],
      { controller: 'Ann' },
    );
    const { card } = readCard({
      name: 'Jailer',
      type: 'Creature — Bear',
      power: 1,
      toughness: 1,
      text: 'When Jailer enters, exile each creature an opponent controls until Jailer leaves the battlefield.',
    });
    const [trigger] = card.abilities ?? [];
    expect(trigger?.ability === 'triggered' && trigger.effects[0]).toMatchObject({
      effect: 'move',
      until: 'sourceLeaves',
    });
  });
});

describe('what is always so', () => {
  it('holds only while its condition does', () => {
    const game = table('As long as you control an artifact, Subject gets +2/+0.');
    expect(game.power('mine')).toBe(2);
    game.instruct([{ effect: 'token', spec: { types: ['artifact'] }, under: { player: 'you' } }], {
      controller: 'Ann',
    });
    expect(game.power('mine')).toBe(4);
  });

  it('makes things enter tapped, and spells dearer', () => {
    const game = table('Creatures your opponents control enter tapped.');
    does('Each player creates a 1/1 green Elf creature token.', undefined, game);
    const made = game.events('tokenCreated').flatMap(({ object }) => object ?? []);
    expect(made.map((id) => [game.controller(id), game.tapped(id)])).toEqual([
      ['Ann', false],
      ['Bob', true],
      ['Cy', true],
    ]);
    const offered = (text: string) =>
      table(text, { mana: 2 })
        .pending()[0]
        ?.options.filter(({ type }) => type === 'cast').length;
    expect([offered(''), offered('Creature spells cost {1} more to cast.')]).toEqual([3, 0]);
  });
});

describe('the monarch', () => {
  it('draws a card in the end step, whoever it is', () => {
    const game = does('You become the monarch.');
    for (let guard = 0; game.step() !== 'end' && guard < 99; guard++) {
      settle(game);
      game.answer(game.pending()[0]?.id ?? '', { type: 'pass' });
    }
    for (const _ of [1, 2, 3]) game.answer(game.pending()[0]?.id ?? '', { type: 'pass' });
    expect(game.hand('Ann').length).toBe(4);
  });
});
const player = (name: string) => (decision: Decision) =>
  decision.options.find((one) => one.type === 'player' && one.player === name);

describe('what can be chosen', () => {
  const text =
    'Choose one —\n• Each opponent loses 3 life.\n• Destroy target creature.\n• Each player draws a card.';
  const mode = (wanted: string) => (decision: Decision) =>
    decision.options.find((one) => one.type === 'mode' && one.mode === wanted) ??
    decision.options.find((one) => one.type === 'object' && one.object === 'bear Cy');
  it('is chosen as the spell is cast, and only that happens', () => {
    expect(lives(casts({ type: 'Sorcery', text }, mode('1')))).toEqual([20, 17, 17]);
    const second = casts({ type: 'Sorcery', text }, mode('2'));
    expect([second.zone('bear Cy'), second.zone('bear Bob'), lives(second)]).toEqual([
      'graveyard',
      'battlefield',
      [20, 20, 20],
    ]);
    expect(hands(casts({ type: 'Sorcery', text }, mode('3')))).toEqual([1, 2, 2]);
  });

  it('may be two things, of a triggered ability too', () => {
    const game = casts(
      {
        type: 'Artifact',
        text: 'When Played enters, choose two —\n• You gain 2 life.\n• Each opponent loses 2 life.\n• You lose 1 life.',
      },
      ({ kind, options }) => (kind === 'chooseMode' ? options[0] : undefined),
    );
    expect(lives(game)).toEqual([22, 18, 18]);
  });

  it('is how damage is divided among targets', () => {
    const order = ['Bob', 'Cy'];
    const game = casts(
      {
        type: 'Sorcery',
        text: `Played deals 3 damage ${DIVIDED} one, two, or three ${EITHER}.`,
      },
      (decision) => {
        if (decision.kind === 'target') {
          const next = order.shift();
          return next === undefined ? decision.options.at(-1) : player(next)(decision);
        }
        return decision.options.find((one) => one.type === 'number' && one.number === 2);
      },
    );
    expect(lives(game)).toEqual([20, 18, 19]);
  });

  it('is who is meant, as a permanent enters', () => {
    const game = casts({ type: 'Artifact', text: 'As Played enters, choose an opponent.' }, (decision) =>
      decision.kind === 'choosePlayer' ? player('Cy')(decision) : undefined,
    );
    game.instruct([{ effect: 'loseLife', player: { player: 'chosen', name: 'player' }, amount: 4 }], {
      controller: 'Ann',
      source: 'played',
    });
    expect(lives(game)).toEqual([20, 20, 16]);
  });
});

describe('what is paid', () => {
  it('may be something else than mana, while something is so', () => {
    const dear = (condition: string) => ({
      type: 'Sorcery',
      cost: '{4}',
      text: `If ${condition}, you may cast Played without paying its mana cost.\nEach opponent loses 1 life.`,
    });
    expect(lives(casts(dear('an opponent controls a Bear')))).toEqual([20, 19, 19]);
    expect(lives(casts(dear('an opponent controls an artifact')))).toEqual([20, 20, 20]);
  });

  it('by any player turns something aside, and nobody is asked after the first', () => {
    const text = 'Any player may pay 5 life. If a player does, each opponent draws a card.';
    const bob = does(text, (decision) => (decision.players[0] === 'Bob' ? undefined : no(decision)));
    expect([lives(bob), hands(bob)]).toEqual([
      [20, 15, 20],
      [3, 4, 4],
    ]);
    expect(hands(does(text, no))).toEqual([3, 3, 3]);
  });
});

describe('what several have in common', () => {
  it('is a name or a colour, with the target itself', () => {
    const game = does('Each opponent who controls a Bear loses 2 life.');
    expect(lives(game)).toEqual([20, 18, 18]);
    const named = casts(
      {
        type: 'Sorcery',
        text: `Played deals 2 damage to target creature ${ALIKE} that creature.`,
      },
      ({ options }) => options.find((one) => one.type === 'object' && one.object === 'bear Bob'),
    );
    expect(['mine', 'bear Bob', 'bear Cy'].map((id) => named.zone(id))).toEqual([
      'battlefield',
      'graveyard',
      'graveyard',
    ]);
  });
});

describe('what permanents do for others', () => {
  it('is giving them abilities', () => {
    const game = table('Other Bears have "{0}: You gain 1 life."');
    const [decision] = game.pending();
    const offered = decision?.options.flatMap((one) => (one.type === 'activate' ? [one.object] : []));
    expect(offered).toEqual(['bear Ann']);
    game.answer(decision?.id ?? '', { type: 'activate', player: 'Ann', object: 'bear Ann', ability: 0 });
    passAll(game);
    expect(game.life('Ann')).toBe(21);
  });

  it('keeps players from casting more than one spell, or some kinds of spells', () => {
    const offered = (text: string) =>
      table(text)
        .pending()[0]
        ?.options.filter(({ type }) => type === 'cast').length;
    expect([
      offered("Players can't cast creature spells."),
      offered("Players can't cast artifact spells."),
    ]).toEqual([0, 3]);
  });

  it('untaps them in the turns of others', () => {
    const game = table("Untap all creatures you control during each other player's untap step.");
    game.instruct([{ effect: 'tap', object: { object: 'each', filter: { types: ['creature'] } } }], {
      controller: 'Ann',
    });
    for (let guard = 0; !game.activePlayers().includes('Bob') && guard < 99; guard++) {
      settle(game);
      game.answer(game.pending()[0]?.id ?? '', { type: 'pass' });
    }
    expect(['bear Ann', 'bear Bob', 'bear Cy'].map((id) => game.tapped(id))).toEqual([false, false, true]);
  });
});

describe('votes', () => {
  it('are counted, and a tie goes to the second', () => {
    const text = `Starting with you, each player votes for feast or famine. If feast gets more votes, you gain 4 life. If famine ${TIED}, each opponent loses 4 life.`;
    const by = (wanted: string) => (decision: Decision) =>
      decision.options.find((one) => one.type === 'mode' && one.mode === wanted);
    expect(lives(does(text, by('feast')))).toEqual([24, 20, 20]);
    expect(lives(does(text, by('famine')))).toEqual([20, 16, 16]);
  });
});

describe('what an effect has moved', () => {
  const strikes = (text: string): Game => {
    const game = table('');
    const { card, strange } = readCard({ name: 'Strike', type: 'Instant', cost: '{R}', text });
    expect(strange, text).toEqual([]);
    game.instruct(card.spell?.effects ?? [], { controller: 'Ann', targets: ['bear Bob'] });
    settle(game);
    return game;
  };

  it('is still known as it was', () => {
    const game = strikes('Exile target creature. Its controller gains life equal to its power.');
    expect(lives(game)).toEqual([20, 22, 20]);
  });

  it('is still found where it is now', () => {
    const game = strikes('Exile target creature. Return it to the battlefield under your control.');
    expect([game.zone('bear Bob'), game.controller('bear Bob')]).toEqual(['battlefield', 'Ann']);
  });
});

describe('costs beside the mana', () => {
  const kicker = {
    type: 'Sorcery',
    text: 'Kicker—Sacrifice a Bear.\nEach opponent loses 2 life.\nYou gain 3 life if Played was kicked.',
  };
  it('are a kicker, which is asked for', () => {
    const kicked = casts(kicker);
    expect([lives(kicked), kicked.zone('mine')]).toEqual([[23, 18, 18], 'graveyard']);
    const plain = casts(kicker, no);
    expect([lives(plain), plain.zone('mine')]).toEqual([[20, 18, 18], 'battlefield']);
  });

  it('are those of flashback, after which the card is exiled', () => {
    const game = casts({ type: 'Sorcery', text: 'Flashback—Pay 3 life.\nEach opponent loses 2 life.' });
    expect([lives(game), game.zone('played')]).toEqual([[20, 18, 18], 'graveyard']);
    const [decision] = game.pending();
    const again = decision?.options.find((one) => one.type === 'cast' && one.object === 'played');
    game.answer(decision?.id ?? '', again as Option);
    passAll(game);
    expect([lives(game), game.zone('played')]).toEqual([[17, 16, 16], 'exile']);
  });

  it('grow with each upkeep', () => {
    const game = table('Cumulative upkeep {1}', { mana: 1 });
    const peaceful = ({ options }: Decision) =>
      options.find(({ type }) => type === 'stayHome' || type === 'noBlock');
    for (let guard = 0; game.events('manaSpent').length === 0 && guard < 200; guard++) {
      settle(game, peaceful);
      const [open] = game.pending();
      if (open) game.answer(open.id, { type: 'pass' });
    }
    expect([game.counters('mine', 'age'), game.zone('mine'), game.events('manaSpent').length]).toEqual([
      1,
      'battlefield',
      1,
    ]);
  });
});

describe('what permanents take away', () => {
  it('is a keyword, for good', () => {
    const game = table("Creatures your opponents control lose flying and can't have or gain flying.");
    does('Each player creates a 1/1 green Elf creature token with flying.', undefined, game);
    const made = game.events('tokenCreated').flatMap(({ object }) => object ?? []);
    expect(made.map((id) => game.hasKeyword(id, 'flying'))).toEqual([true, false, false]);
  });

  it('is the playing of lands', () => {
    const lands = (text: string) => {
      const island = readCard({ name: 'Isle', type: 'Basic Land — Island' }).card;
      const game = createGame(
        {
          players: ['Ann', 'Bob', 'Cy'],
          cards: [creature('Subject', text), island],
          objects: [
            { id: 'mine', card: 'Subject', owner: 'Bob', zone: 'battlefield' },
            { id: 'isle', card: 'Isle', owner: 'Ann', zone: 'hand' },
          ],
          library: 10,
          start: { at: 'turn' },
        },
        rules,
      );
      for (let guard = 0; game.step() !== 'main1' && guard < 30; guard++) {
        settle(game);
        game.answer(game.pending()[0]?.id ?? '', { type: 'pass' });
      }
      return game.pending()[0]?.options.some(({ type }) => type === 'playLand');
    };
    expect([lands(''), lands("Players can't play lands.")]).toEqual([true, false]);
  });
});

describe('tapping for mana', () => {
  it('is noticed: damage waits on the stack, more mana comes at once', () => {
    const source = 'Whenever a player taps a creature for mana, ';
    const tapped = (text: string) => {
      const game = table(`{T}: Add {G}.\n${text}`, { mana: 0 });
      const [decision] = game.pending();
      game.answer(decision?.id ?? '', { type: 'activate', player: 'Ann', object: 'mine', ability: 0 });
      return game;
    };
    const hurt = tapped(`${source}Subject deals 1 damage to that player.`);
    passAll(hurt);
    expect([hurt.life('Ann'), hurt.events('manaAdded').length]).toEqual([19, 1]);
    const more = tapped(`${source}that player adds one mana of any type that land produced.`);
    expect([more.stack(), more.events('manaAdded').length]).toEqual([[], 2]);
  });
});

describe('what comes back', () => {
  it('is a spell whose buyback was paid', () => {
    const text = 'Buyback—Pay 4 life.\nEach opponent loses 2 life.';
    const bought = casts({ type: 'Sorcery', text });
    expect([lives(bought), bought.zone('played')]).toEqual([[16, 18, 18], 'hand']);
    expect(casts({ type: 'Sorcery', text }, no).zone('played')).toBe('graveyard');
  });

  it('is each card of a kind that a player has in the graveyard', () => {
    const game = does('Each player sacrifices all creatures they control.');
    expect(['bear Bob', 'bear Cy'].map((id) => game.zone(id))).toEqual(['graveyard', 'graveyard']);
    does(
      'Each opponent returns all creature cards from their graveyard to the battlefield.',
      undefined,
      game,
    );
    expect(['bear Ann', 'bear Bob', 'bear Cy'].map((id) => [game.zone(id), game.controller(id)])).toEqual([
      ['graveyard', 'Ann'],
      ['battlefield', 'Bob'],
      ['battlefield', 'Cy'],
    ]);
  });
});

describe('what each player keeps', () => {
  it('is as many as are chosen, and the rest is sacrificed', () => {
    const game = does('Each player chooses one creature they control, then sacrifices the rest.');
    const left = ['mine', 'bear Ann', 'bear Bob', 'bear Cy'].filter((id) => game.zone(id) === 'battlefield');
    expect(left.length).toBe(3);
    expect(left).toEqual(expect.arrayContaining(['bear Bob', 'bear Cy']));
  });
});

describe('a target for each opponent', () => {
  it("is that opponent's own", () => {
    const game = casts({
      type: 'Sorcery',
      text: 'For each opponent, destroy up to one target creature that player controls.',
    });
    expect(['mine', 'bear Bob', 'bear Cy'].map((id) => game.zone(id))).toEqual([
      'battlefield',
      'graveyard',
      'graveyard',
    ]);
  });
});

describe('a source of damage', () => {
  it('is whatever an opponent controls', () => {
    const game = table(
      'Whenever a source an opponent controls deals damage to you, you may draw that many cards.',
    );
    game.instruct(
      [
        {
          effect: 'damage',
          amount: 2,
          to: { player: 'named', name: 'Ann' },
          source: { object: 'named', id: 'bear Bob' },
        },
      ],
      { controller: 'Bob' },
    );
    passAll(game);
    expect(game.hand('Ann').length).toBe(5);
  });
});

describe('life totals', () => {
  it('are doubled and exchanged', () => {
    const target = ({ options }: Decision) =>
      options.find((one) => one.type === 'player' && one.player === 'Bob');
    const sorcery = (text: string) => casts({ type: 'Sorcery', text }, target);
    expect(lives(sorcery("Double target player's life total."))).toEqual([20, 40, 20]);
    expect(lives(sorcery('You lose 5 life, then exchange life totals with target opponent.'))).toEqual([
      20, 15, 20,
    ]);
    expect(lives(sorcery('Played deals 3 damage to target opponent and you gain 2 life.'))).toEqual([
      22, 17, 20,
    ]);
    expect(lives(sorcery('Played deals 3 damage to target opponent and you.'))).toEqual([17, 17, 20]);
  });
});

describe('attacks on a player or a planeswalker of that player', () => {
  const attacked = (text: string): { targets: string[]; lives: number[] } => {
    const game = createGame(
      {
        players: ['Ann', 'Bob', 'Cy'],
        cards: [
          creature('Bear'),
          readCard({ name: 'Walker', type: 'Planeswalker — Test', loyalty: 5, text: '' }).card,
          readCard({ name: 'Ward', type: 'Enchantment', text }).card,
        ],
        objects: [
          { id: 'bear', card: 'Bear', owner: 'Ann', zone: 'battlefield' },
          { id: 'walker', card: 'Walker', owner: 'Bob', zone: 'battlefield' },
          { id: 'ward', card: 'Ward', owner: 'Bob', zone: 'battlefield' },
        ],
        library: 10,
        options: { attackMultiplePlayers: true },
        start: { at: 'turn' },
      },
      rules,
    );
    const targets: string[] = [];
    for (let guard = 0; game.step() !== 'declareBlockers' && guard < 40; guard++) {
      const [open] = game.pending();
      if (open === undefined) break;
      const attack = open.options.filter(({ type }) => type === 'attack');
      targets.push(...attack.flatMap((one) => (one.type === 'attack' ? [String(one.defender)] : [])));
      const walker = attack.find((one) => one.type === 'attack' && String(one.defender) === 'walker');
      game.answer(
        open.id,
        walker ?? (open.options.find(({ type }) => type === 'pass' || type === 'stayHome') as Option),
      );
    }
    return { targets, lives: lives(game) };
  };

  it('are forbidden only where the words name planeswalkers', () => {
    expect(attacked("Creatures can't attack you.").targets).toEqual(['Cy', 'walker']);
    expect(attacked("Creatures can't attack you or planeswalkers you control.").targets).toEqual(['Cy']);
  });

  it('are noticed only where the words name planeswalkers', () => {
    const words = ", that creature's controller loses 1 life.";
    expect(attacked(`Whenever a creature attacks you${words}`).lives).toEqual([20, 20, 20]);
    expect(attacked(`Whenever a creature attacks you or a planeswalker you control${words}`).lives).toEqual([
      19, 20, 20,
    ]);
  });
});

describe('a legendary sorcery', () => {
  const text = 'You gain 3 life.';
  const castable = (queen: string, owner: string) => {
    const game = createGame(
      {
        players: ['Ann', 'Bob'],
        cards: [
          readCard({ name: 'Decree', type: 'Legendary Sorcery', cost: '{0}', text }).card,
          readCard({ name: 'Queen', type: queen, power: 2, toughness: 2, loyalty: 3, text: '' }).card,
        ],
        objects: [
          { id: 'decree', card: 'Decree', owner: 'Ann', zone: 'hand' },
          { id: 'queen', card: 'Queen', owner, zone: 'battlefield' },
        ],
        library: 10,
        start: { at: 'turn' },
      },
      rules,
    );
    for (let guard = 0; game.step() !== 'main1' && guard < 20; guard++)
      game.answer(game.pending()[0]?.id ?? '', { type: 'pass' });
    return game.pending()[0]?.options.some(({ type }) => type === 'cast');
  };
  it('is cast by those alone who control a legendary creature or planeswalker', () => {
    expect(castable('Legendary Creature — Human', 'Ann')).toBe(true);
    expect(castable('Legendary Planeswalker — Ada', 'Ann')).toBe(true);
    expect(castable('Legendary Artifact', 'Ann')).toBe(false);
    expect(castable('Creature — Human', 'Ann')).toBe(false);
    expect(castable('Legendary Creature — Human', 'Bob')).toBe(false);
  });
});
