import { describe, expect, it } from 'vitest';
import { readCard } from '../../src/cards/index.js';
import type { Decision, Effect, Game, Option } from '../../src/game/index.js';
import { viewOf } from '../../src/game/index.js';
import { casts, does, hands, lives, passAll, settle, table } from '../support/printed.js';

const CAUSE = 'a spell or ability an opponent controls';
const GROWN = 'with two +1/+1 counters on it';
const BURIED = 'putting it into your graveyard';
const DOUBLE = 'it deals double that damage';
const ATTACKED = 'Whenever enchanted player is attacked';
const ANYWHERE = 'graveyard from anywhere';
const SAME = 'opponent attacking that player does the same';
const MORE = 'it deals that much damage plus 1';
const FREE = 'without paying its mana cost';
const OTHER = 'the other into your graveyard';
const PILES = `cards into two piles. Put one pile into your hand and ${OTHER}`;
const FIRST = 'Target creature an opponent controls';
const UPKEEP = 'At the beginning of your upkeep';
const TOP = 'Reveal the top four cards';
const SECOND = 'another target creature that player controls';
const MOST = 'the player with the most life';
const KEPT_STILL = "its activated abilities can't be activated.";
const FOES = { player: 'each', filter: { who: 'opponents' } } as const;
const act = (game: Game, by: string, ...effects: Effect[]) => {
  game.instruct(effects, { controller: by, source: `bear ${by}` });
  passAll(game);
};
const object = (id: string) => (decision: Decision) =>
  decision.options.find((one) => one.type === 'object' && one.object === id);
const mine = { object: 'named', id: 'mine' } as const;

/** Goes on to the declaration of Ann's attackers and answers it for each creature. */
function attack(game: Game, whom: Record<string, string>): void {
  for (let guard = 0; guard < 60; guard++) {
    const [open] = game.pending();
    if (!open) return;
    if (open.kind === 'attack') {
      const [creature] = open.options.flatMap((one) => ('creature' in one ? [one.creature] : []));
      const wanted = open.options.find(
        (one) => one.type === 'attack' && one.defender === whom[creature ?? ''],
      );
      game.answer(open.id, wanted ?? (open.options[0] as never));
    } else if (open.kind === 'priority') {
      if (game.step() === 'declareAttackers') return;
      game.answer(open.id, { type: 'pass' });
    } else game.answer(open.id, open.options[0] as never);
  }
}

describe('an ability of a card that is not in play', () => {
  it('waits in the graveyard for what brings the card back', () => {
    const text = 'Whenever an opponent loses life, you may return Subject from your graveyard to your hand.';
    const game = table(text, { zone: 'graveyard' });
    act(game, 'Bob', { effect: 'loseLife', player: { player: 'you' }, amount: 1 });
    expect(game.zone('mine')).toBe('hand');
    const there = table(text);
    act(there, 'Bob', { effect: 'loseLife', player: { player: 'you' }, amount: 1 });
    expect([there.zone('mine'), there.events('triggered').length]).toEqual(['battlefield', 0]);
  });

  it('waits on the stack for its own casting', () => {
    const text = 'When you cast Played, each opponent loses 2 life.';
    expect(lives(casts({ type: 'Artifact', text }))).toEqual([20, 18, 18]);
    const any = casts({
      type: 'Artifact',
      text: 'When you cast Played, any player may pay 5 life. If a player does, counter Played.',
    });
    expect([lives(any), any.zone('played')]).toEqual([[15, 15, 15], 'graveyard']);
  });

  it('copies a storm of spells, one for each that came before', () => {
    const game = casts({ type: 'Sorcery', text: 'Each opponent loses 1 life.\nStorm' });
    expect(lives(game)).toEqual([20, 19, 19]);
  });

  it('asks who had the card discarded', () => {
    const text = `When ${CAUSE} causes you to discard Subject, you gain 5 life.`;
    const discard: Effect = { effect: 'discard', player: { player: 'named', name: 'Ann' }, count: 'all' };
    const game = table(text, { zone: 'hand' });
    act(game, 'Bob', discard);
    expect(game.life('Ann')).toBe(25);
    const own = table(text, { zone: 'hand' });
    act(own, 'Ann', discard);
    expect([own.life('Ann'), own.zone('mine')]).toEqual([20, 'graveyard']);
  });
});

describe('what happens instead', () => {
  const bears = (game: Game) => ['bear Bob', 'bear Cy'].map((id) => game.zone(id));
  const slaughter: Effect = {
    effect: 'destroy',
    object: { object: 'each', filter: { types: ['creature'], other: true } },
  };
  it('is exile for what would die, or be put into a graveyard from anywhere', () => {
    const game = table('If a creature an opponent controls would die, exile it instead.');
    act(game, 'Ann', slaughter);
    expect([game.zone('bear Bob'), game.zone('bear Cy'), game.zone('mine')]).toEqual([
      'exile',
      'exile',
      'graveyard',
    ]);
    const line = `If a card would be put into an opponent's ${ANYWHERE}, exile it instead.`;
    const all = table(line);
    act(
      all,
      'Ann',
      { effect: 'mill', player: FOES, count: 2 },
      { effect: 'discard', player: FOES, count: 1 },
    );
    expect([...all.events('discarded')].length).toBe(2);
    expect([all.state.graveyards.Bob, all.state.graveyards.Cy]).toEqual([[], []]);
    expect(all.state.exile.length).toBe(6);
  });

  it('is exile for one creature, this turn', () => {
    const game = casts(
      { type: 'Sorcery', text: 'Destroy target creature. If it would die this turn, exile it instead.' },
      object('bear Cy'),
    );
    expect(game.zone('bear Cy')).toBe('graveyard');
    const late = casts(
      {
        type: 'Sorcery',
        text: 'Target creature gets +0/+0 until end of turn. If it would die this turn, exile it instead.',
      },
      object('bear Cy'),
    );
    late.instruct([{ effect: 'destroy', object: { object: 'each', filter: { types: ['creature'] } } }], {
      controller: 'Ann',
    });
    expect(bears(late)).toEqual(['graveyard', 'exile']);
  });

  it('is the battlefield for a card that an opponent has discarded', () => {
    const text = `If ${CAUSE} causes you to discard Subject, put it onto the battlefield ${GROWN} instead of ${BURIED}.`;
    const game = table(text, { zone: 'hand' });
    act(game, 'Cy', { effect: 'discard', player: { player: 'named', name: 'Ann' }, count: 'all' });
    expect([game.zone('mine'), game.power('mine')]).toEqual(['battlefield', 4]);
  });

  it('is more damage', () => {
    const hit: Effect = { effect: 'damage', amount: 2, to: FOES, source: { object: 'self' } };
    const double = table(
      `If a source you control would deal damage to an opponent, ${DOUBLE} to that player instead.`,
    );
    act(double, 'Ann', hit);
    act(double, 'Bob', hit);
    expect(lives(double)).toEqual([18, 16, 14]);
    const more = table(
      `If another source you control would deal damage to a player, ${MORE} to that player instead.`,
    );
    act(more, 'Ann', hit);
    expect(lives(more)).toEqual([20, 17, 17]);
  });

  it('is another sentence, while its condition holds', () => {
    const text =
      'Each opponent loses 1 life. If you control two or more creatures, each opponent loses 4 life instead.';
    expect(lives(does(text))).toEqual([20, 16, 16]);
    expect(lives(casts({ type: 'Sorcery', text }))).toEqual([20, 19, 19]);
  });
});

describe('what was done', () => {
  it('is asked about by "if you do"', () => {
    const text = 'Remove a +1/+1 counter from Subject. If you do, each opponent loses 3 life.';
    const { card } = readCard({ name: 'Subject', type: 'Artifact', text: `{0}: ${text}` });
    const [ability] = card.abilities ?? [];
    const effects = ability?.ability === 'activated' ? ability.effects : [];
    const game = table('');
    game.instruct(effects, { controller: 'Ann', source: 'mine' });
    expect(lives(game)).toEqual([20, 20, 20]);
    game.instruct([{ effect: 'putCounters', object: mine, kind: '+1/+1', count: 1 }, ...effects], {
      controller: 'Ann',
      source: 'mine',
    });
    expect(lives(game)).toEqual([20, 17, 17]);
  });

  it('is what has entered this turn, under whose control', () => {
    const text =
      'If an opponent had two or more creatures enter under their control this turn, you gain 5 life.';
    const token = { types: ['creature'], power: 1, toughness: 1 };
    const made = (count: number): Effect[] => [
      { effect: 'token', spec: token, under: { player: 'named', name: 'Cy' }, count },
    ];
    const { card } = readCard({ name: 'Rite', type: 'Sorcery', text });
    const game = table('', { cards: [card] });
    act(game, 'Cy', ...made(1));
    does(text, undefined, game);
    expect(game.life('Ann')).toBe(20);
    act(game, 'Cy', ...made(1));
    does(text, undefined, game);
    expect(game.life('Ann')).toBe(25);
  });
});

describe('what everybody sees', () => {
  it('is a hand, or the top of a library, that is played revealed', () => {
    const open = table('Your opponents play with their hands revealed.');
    expect(viewOf(open, 'Cy').players.map(({ hand }) => hand)).toEqual([
      3,
      ['card Bob 1', 'card Bob 2', 'card Bob 3'],
      ['card Cy 1', 'card Cy 2', 'card Cy 3'],
    ]);
    const top = table('Players play with the top card of their libraries revealed.');
    act(top, 'Bob', { effect: 'move', object: { object: 'named', id: 'card Bob 1' }, to: 'library' });
    expect(viewOf(top, 'Cy').players[1]).toMatchObject({ top: 'card Bob 1', hand: 2 });
    expect(viewOf(table(''), 'Cy').players[1]).not.toHaveProperty('top');
  });
});

describe('copies', () => {
  it('are tokens with the words of the original', () => {
    const game = does("Create a token that's a copy of target creature.".replace('target creature', 'Rite'));
    expect(hands(game)).toEqual([3, 3, 3]);
    const copied = casts(
      { type: 'Sorcery', text: "Create a token that's a copy of target creature." },
      object('mine'),
      'When Subject enters, each opponent loses 2 life.',
    );
    expect(lives(copied)).toEqual([20, 18, 18]);
  });

  it('attack each other opponent with the original, and are exiled after the combat', () => {
    const game = table('Haste\nMyriad');
    attack(game, { mine: 'Bob' });
    passAll(game);
    const attackers = game.state.threads[0]?.turn?.combat?.attackers ?? [];
    expect(attackers.map(({ defender }) => defender)).toEqual(['Bob', 'Cy']);
    const [, copy] = attackers;
    expect([game.power(copy?.creature ?? ''), game.tapped(copy?.creature ?? '')]).toEqual([2, true]);
    for (let guard = 0; game.step() !== 'main2' && guard < 60; guard++) {
      settle(game);
      game.answer(game.pending()[0]?.id ?? '', { type: 'pass' });
    }
    expect([lives(game), game.exists(copy?.creature ?? '')]).toEqual([[20, 18, 18], false]);
  });
});

describe('a goaded creature', () => {
  const goaded = (...by: string[]) => {
    const game = table('Haste');
    for (const player of by)
      game.instruct([{ effect: 'goad', object: mine }], { controller: player, source: `bear ${player}` });
    return game;
  };
  const offered = (game: Game) => {
    for (let guard = 0; guard < 40; guard++) {
      const [open] = game.pending();
      if (open?.kind === 'attack' && JSON.stringify(open.options).includes('"mine"'))
        return open.options.map((one) => (one.type === 'attack' ? one.defender : one.type));
      if (!open) break;
      game.answer(open.id, open.kind === 'priority' ? { type: 'pass' } : (open.options[0] as never));
    }
    return [];
  };
  it('attacks somebody else than the player who goaded it', () => {
    attack(goaded('Bob'), { mine: 'Bob' });
    const game = goaded('Bob');
    attack(game, { mine: 'Bob' });
    expect(game.state.threads[0]?.turn?.combat?.attackers).toMatchObject([
      { creature: 'mine', defender: 'Cy' },
    ]);
  });

  it('attacks one of those who goaded it where nobody else is there, and stays home where it would have to pay', () => {
    expect(offered(goaded('Bob', 'Cy'))).toEqual(['Bob', 'Cy']);
    const game = goaded('Bob');
    game.instruct(
      [
        {
          effect: 'token',
          spec: {
            types: ['enchantment'],
            abilities: [
              {
                ability: 'static',
                static: 'attackTax',
                which: { types: ['creature'] },
                defenders: { who: 'you' },
                unlessPaid: { cost: 'mana', amount: 1 },
              },
            ],
          },
          under: { player: 'each', filter: { who: 'others' } },
        },
      ],
      { controller: 'Ann' },
    );
    expect(offered(game)).toEqual(['stayHome', 'Bob', 'Cy']);
  });
});

describe('an enchanted player who is attacked', () => {
  it('is noticed once, however many attack', () => {
    const { card, strange } = readCard({
      name: 'Curse',
      type: 'Enchantment — Aura Curse',
      text: `Enchant player\n${ATTACKED}, you gain 2 life. Each ${SAME}.`,
    });
    expect(strange).toEqual([]);
    const [trigger] = card.abilities ?? [];
    expect(trigger?.ability === 'triggered' && trigger.on).toMatchObject({ when: 'playerAttacked' });
    const game = table('Haste\nWhenever a player attacks you with one or more creatures, you gain 9 life.');
    game.instruct(
      [{ effect: 'control', object: mine, by: { player: 'you' }, duration: { until: 'permanent' } }],
      {
        controller: 'Cy',
      },
    );
    attack(game, { 'bear Ann': 'Cy' });
    passAll(game);
    expect(lives(game)).toEqual([20, 20, game.events('attacked').length > 0 ? 29 : 20]);
  });
});

describe('a hold that lasts while the source stays', () => {
  it('ends with it', () => {
    const text =
      'When Subject enters, gain control of target creature an opponent controls for as long as you control Subject.';
    const game = casts({ type: 'Artifact', text: text.replaceAll('Subject', 'Played') }, object('bear Cy'));
    expect(game.controller('bear Cy')).toBe('Ann');
    game.instruct(
      [
        {
          effect: 'control',
          object: { object: 'named', id: 'played' },
          by: { player: 'you' },
          duration: { until: 'permanent' },
        },
      ],
      { controller: 'Bob' },
    );
    expect([game.controller('played'), game.controller('bear Cy')]).toEqual(['Bob', 'Cy']);
  });
});

describe('a card that is cast while something resolves', () => {
  it('costs no mana, and belongs to whoever owns it', () => {
    const bolt = readCard({
      name: 'Bolt',
      type: 'Instant',
      cost: '{R}',
      text: 'Each opponent loses 3 life.',
    });
    const text = `You may cast target instant card from an opponent's graveyard ${FREE}.`;
    const game = table('', { cards: [bolt.card], mana: 0 });
    game.instruct(
      [
        {
          effect: 'cast',
          object: { object: 'each', filter: { zone: 'hand', owner: { player: 'you' } } },
          player: { player: 'you' },
        },
      ],
      { controller: 'Cy' },
    );
    passAll(game);
    expect([game.controller('card Cy 1'), game.zone('card Cy 1')]).toEqual(['Cy', 'battlefield']);
    expect(readCard({ name: 'Plunder', type: 'Instant', cost: '{R}', text }).strange).toEqual([]);
  });

  it('is one with madness that was discarded, for its own price; else it goes to the graveyard', () => {
    const text = 'Madness—Pay 3 life.\nWhen Subject enters, each opponent loses 2 life.';
    const discarded = (answer: 'yes' | 'no') => {
      const game = table(text, { zone: 'hand' });
      game.instruct([{ effect: 'discardThat', object: mine }], { controller: 'Bob' });
      expect(game.zone('mine')).toBe('exile');
      passAll(game, ({ options }) => options.find(({ type }) => type === answer));
      return game;
    };
    const cast = discarded('yes');
    expect([cast.zone('mine'), lives(cast)]).toEqual(['battlefield', [17, 18, 18]]);
    const lost = discarded('no');
    expect([lost.zone('mine'), lives(lost)]).toEqual(['graveyard', [20, 20, 20]]);
  });
});

describe('what comes back for a turn', () => {
  it('is exiled, however it leaves', () => {
    const game = table('Unearth {0}', { zone: 'graveyard' });
    for (let guard = 0; guard < 20; guard++) {
      const [open] = game.pending();
      const found = open?.options.find((one) => one.type === 'activate' && one.object === 'mine');
      if (!open) break;
      game.answer(open.id, found ?? { type: 'pass' });
      if (found) break;
    }
    passAll(game);
    expect(game.zone('mine')).toBe('battlefield');
    act(game, 'Bob', { effect: 'move', object: mine, to: 'hand' });
    expect(game.zone('mine')).toBe('exile');
  });
});

describe('cards that each player reveals', () => {
  it('are counted one by one, and each player draws afterwards', () => {
    const game = table('');
    for (const name of ['Ann', 'Bob'])
      game.instruct([{ effect: 'move', object: { object: 'named', id: `card ${name} 1` }, to: 'library' }], {
        controller: name,
      });
    does(
      'Each player reveals the top card of their library. For each creature card revealed this way, you gain 2 life. Then each player draws a card.',
      undefined,
      game,
    );
    expect([lives(game), hands(game)]).toEqual([
      [24, 20, 20],
      [3, 3, 4],
    ]);
  });

  it('are divided by an opponent, and one pile is kept', () => {
    const game = does(`${TOP} of your library. An opponent separates those ${PILES}.`, ({ kind, options }) =>
      kind === 'partition' ? options[1] : undefined,
    );
    expect([hands(game), game.state.graveyards.Ann?.length]).toEqual([[3, 3, 3], 4]);
  });
});

describe('that player', () => {
  it('is who controls the one target of an opponent', () => {
    const game = casts(
      {
        type: 'Sorcery',
        text: 'Destroy target creature an opponent controls. That player loses 4 life.',
      },
      object('bear Cy'),
    );
    expect([game.zone('bear Cy'), lives(game)]).toEqual(['graveyard', [20, 20, 16]]);
    const two = casts(
      {
        type: 'Sorcery',
        text: `${FIRST} deals damage equal to its power to ${SECOND}.`,
      },
      object('bear Cy'),
    );
    // With one creature each nobody has a second one to be its target.
    expect(two.zone('played')).toBe('hand');
  });

  it('has every target that is spoken of after the first', () => {
    const asked: unknown[] = [];
    const game = casts(
      {
        type: 'Sorcery',
        text: `${FIRST} deals damage equal to its power to ${SECOND}.`,
      },
      (decision) => {
        if (decision.kind === 'target')
          asked.push(decision.options.map((one) => one.type === 'object' && one.object));
        return undefined;
      },
      '',
      [{ id: 'second bear Cy', card: 'Bear', owner: 'Cy', zone: 'battlefield' }],
    );
    expect(asked).toEqual([['bear Cy', 'second bear Cy']]);
    expect(['bear Bob', 'bear Cy', 'second bear Cy'].map((id) => game.zone(id))).toEqual([
      'battlefield',
      'battlefield',
      'graveyard',
    ]);
  });

  it('has more than each other player, who then gains control', () => {
    const text = `${UPKEEP}, if a player has more life than each other player, ${MOST} gains control of Subject.`;
    const { card } = readCard({ name: 'Subject', type: 'Artifact', text });
    const [ability] = card.abilities ?? [];
    const effects = ability?.ability === 'triggered' ? ability.effects : [];
    const condition = ability?.ability === 'triggered' ? ability.condition : undefined;
    const game = table('');
    const asked: Effect[] = condition ? [{ effect: 'if', condition, then: effects }] : [];
    game.instruct(asked, { controller: 'Ann', source: 'mine' });
    expect(game.controller('mine')).toBe('Ann');
    game.instruct([{ effect: 'gainLife', player: { player: 'named', name: 'Cy' }, amount: 1 }, ...asked], {
      controller: 'Ann',
      source: 'mine',
    });
    expect(game.controller('mine')).toBe('Cy');
  });
});

describe('another one than', () => {
  const zones = (game: Game) => ['mine', 'bear Bob', 'bear Cy'].map((id) => game.zone(id));

  it('the target, where a spell says so', () => {
    const game = casts(
      { type: 'Sorcery', text: 'Tap target creature. Destroy each other creature.' },
      object('bear Bob'),
    );
    expect(zones(game)).toEqual(['graveyard', 'battlefield', 'graveyard']);
  });

  it('the enchanted creature, where an Aura says so', () => {
    const text = 'Enchant creature\nEach other creature gets -2/-2.';
    const game = casts({ type: 'Enchantment — Aura', text }, object('bear Bob'));
    expect(zones(game)).toEqual(['graveyard', 'battlefield', 'graveyard']);
  });

  it('each one treated, where each is counted by itself', () => {
    const text = 'Each creature gets +1/+0 until end of turn for each other creature.';
    const game = casts({ type: 'Sorcery', text });
    expect(['mine', 'bear Bob'].map((id) => game.power(id))).toEqual([4, 4]);
  });

  it('nobody knows what: then the words are not understood', () => {
    const text = 'Bears get +2/+1 until end of turn. Other creatures get +1/+1 until end of turn.';
    expect(readCard({ name: 'Two Kinds', type: 'Instant', text }).status).not.toBe('understood');
  });
});

describe('"otherwise" and "instead"', () => {
  const kicker = (words: string) => ({ type: 'Sorcery', text: `Kicker {1}\n${words}` });

  it('are asked as an ability resolves, not as it triggers', () => {
    const text = `${UPKEEP}, if you control no creatures, you gain 3 life. Otherwise, each opponent loses 3 life.`;
    const [ability] = readCard({ name: 'Subject', type: 'Artifact', text }).card.abilities ?? [];
    expect(ability).not.toHaveProperty('condition');
    expect(ability).toHaveProperty('effects.0.else');
  });

  it('say of the card itself what "it deals", and ask for no target that is not needed', () => {
    const text =
      'Played deals 1 damage to target creature. If Played was kicked, it deals 2 damage to that creature instead.';
    expect(readCard({ name: 'Played', ...kicker(text) }).card.spell?.targets?.length).toBe(1);
    const other =
      'Played deals 1 damage to target creature. If Played was kicked, Played deals 2 damage to target player instead.';
    expect(readCard({ name: 'Played', ...kicker(other) }).status).not.toBe('understood');
  });

  it('are not about "it" where that is in doubt', () => {
    const text =
      'Whenever a creature dies, draw a card. If equipped creature is a Bear, put a +1/+1 counter on it instead.';
    expect(readCard({ name: 'Subject', type: 'Artifact — Equipment', text }).status).not.toBe('understood');
  });
});

describe('a number that the sentence before counted', () => {
  it('is kept inside what was paid for', () => {
    const text = 'You may pay {1}. If you do, each opponent loses 1 life and you gain that much life.';
    const game = does(
      text,
      ({ options }) => options.find(({ type }) => type === 'yes'),
      table('', { mana: 1 }),
    );
    expect(lives(game)).toEqual([22, 19, 19]);
  });

  it('is the same for each player', () => {
    const paid = 'where X is the total amount of mana paid this way';
    const first = 'Starting with you, each player may pay any amount of mana.';
    const text = `${first} Each player draws X cards, ${paid}.`;
    const one = ({ options }: Decision) =>
      options.find((option) => option.type === 'number' && option.number === 1);
    expect(hands(does(text, one, table('', { mana: 1 })))).toEqual([6, 6, 6]);
  });
});

describe('when a spell may be cast', () => {
  it('is read back', () => {
    const text = 'Cast this spell only during combat.\nDraw a card.';
    expect(readCard({ name: 'Played', type: 'Instant', text }).readBack).toContain(
      'Cast ~ only during combat.',
    );
  });
});

describe('what is attached, blocks or attacks beside', () => {
  it('keeps abilities from being activated', () => {
    const text = `Enchant creature\nEnchanted creature gets +1/+1, and ${KEPT_STILL}`;
    const game = casts({ type: 'Enchantment — Aura', text }, object('mine'), '{0}: You gain 1 life.');
    const options = () => game.pending().flatMap((decision) => decision.options);
    expect(options().some((one) => one.type === 'activate' && one.object === 'mine')).toBe(false);
    const free = casts({ type: 'Enchantment — Aura', text }, object('bear Bob'), '{0}: You gain 1 life.');
    expect(
      free
        .pending()
        .some(({ options: own }) => own.some((one) => one.type === 'activate' && one.object === 'mine')),
    ).toBe(true);
  });

  it('is counted', () => {
    const text = 'Enchant creature\nEnchanted creature gets +1/+0 for each Aura attached to it.';
    expect(casts({ type: 'Enchantment — Aura', text }, object('mine')).power('mine')).toBe(3);
  });

  it('triggers with two others and not with one', () => {
    const text = 'Whenever Subject and at least two other creatures attack, you gain 3 life.';
    const attacks = (others: number) => {
      const game = table(text);
      const own = { player: 'named', name: 'Ann' } as const;
      game.instruct(
        [
          {
            effect: 'token',
            under: own,
            count: others - 1,
            spec: { power: 1, toughness: 1, types: ['creature'], keywords: ['haste'] },
          },
        ],
        { controller: 'Ann' },
      );
      for (let guard = 0; game.step() !== 'declareBlockers' && guard < 40; guard++) {
        const [open] = game.pending();
        if (!open) break;
        game.answer(
          open.id,
          open.options.find(({ type }) => type === 'attack') ?? (open.options[0] as Option),
        );
      }
      return game.life('Ann');
    };
    expect([attacks(1), attacks(2)]).toEqual([20, 23]);
  });
});

describe('"sacrifice it"', () => {
  it('is of the creature that was spoken of, not of the card', () => {
    const text = 'Gain control of target creature. Sacrifice it at the beginning of the next end step.';
    const game = casts({ type: 'Sorcery', text }, object('bear Bob'));
    expect(game.controller('bear Bob')).toBe('Ann');
    for (let guard = 0; game.zone('bear Bob') === 'battlefield' && guard < 30; guard++) {
      settle(game);
      game.answer(game.pending()[0]?.id ?? '', { type: 'pass' });
    }
    expect([game.zone('bear Bob'), game.zone('mine')]).toEqual(['graveyard', 'battlefield']);
  });
});

describe('subtypes of several card types', () => {
  it('are each of their own', () => {
    const text = 'Destroy all Bears and Equipment.';
    const { card } = readCard({ name: 'Played', type: 'Sorcery', text });
    expect(card.spell?.effects).toEqual([
      {
        effect: 'destroy',
        object: {
          object: 'each',
          filter: { subtypes: ['Bear', 'Equipment'], types: ['permanent', 'artifact'] },
        },
      },
    ]);
  });
});

describe('what hangs on a choice', () => {
  const text =
    'You may pay {3}. If you do, tap target creature. That creature gains trample until end of turn.';
  it('is not done where the choice was refused', () => {
    const { card } = readCard({ name: 'Grip', type: 'Sorcery', cost: '{U}', text });
    expect(card.spell?.effects).toHaveLength(1);
    const only = card.spell?.effects[0];
    expect(only?.effect === 'mayPay' && only.effects?.map(({ effect }) => effect)).toEqual(['tap', 'grant']);
  });

  it('stands alone behind "then"', () => {
    const { card, status } = readCard({
      name: 'Echoes',
      type: 'Instant',
      cost: '{R}',
      text: 'You may choose new targets for target instant spell. Then copy that spell.',
    });
    expect([status, card.spell?.effects.map(({ effect }) => effect)]).toEqual([
      'understood',
      ['may', 'copy'],
    ]);
  });

  it('is done whatever is chosen where the choice leaves its target where it is', () => {
    const { card } = readCard({
      name: 'Call',
      type: 'Sorcery',
      cost: '{R}',
      text: 'You may tap target creature. That creature gains trample until end of turn.',
    });
    expect(card.spell?.effects.map(({ effect }) => effect)).toEqual(['may', 'grant']);
  });
});
