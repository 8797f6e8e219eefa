import type { Effect, ObjectRef, PlayerRef } from '../../../src/game/index.js';
import { type Production, type Slots, say } from './production.js';
import type { Step } from './steps.js';

const player = (s: Slots, name = 'p'): PlayerRef => ({ player: 'named', name: s.one(name) as string });
const object = (s: Slots, name = 'o'): ObjectRef => ({ object: 'named', id: s.one(name) as string });

const direct = (controller: string | undefined, ...effects: Effect[]): Step[] => [
  controller === undefined ? { do: 'direct', effects } : { do: 'direct', controller, effects },
];

/** The number of a slot, or one for "a card". */
const some = (s: Slots, name = 'n') => s.number(name) ?? 1;

/** Life gained or lost by several players at once. */
const SHARED: Production[] = (
  [
    ['gain', 'gainLife'],
    ['lose', 'loseLife'],
  ] as const
).flatMap(([verb, effect]) => [
  say(`<p:players> each (${verb}|${verb}s) <n:number> life`, (s) =>
    s
      .many('p')
      .flatMap((name) => direct(name, { effect, player: { player: 'named', name }, amount: some(s) })),
  ),
  say(`each player (${verb}|${verb}s) <n:number> life`, (s) =>
    direct(undefined, { effect, player: { player: 'each' }, amount: some(s) }),
  ),
]);

/** Things that just happen, without a card of the scenario that makes them happen. */
export const DIRECT: Production[] = [
  ...SHARED,
  say('<p:player> (gains|gain) <n:number> life', (s) =>
    direct(s.one('p'), { effect: 'gainLife', player: player(s), amount: some(s) }),
  ),
  say('<p:player> (loses|lose) <n:number> life', (s) =>
    direct(s.one('p'), { effect: 'loseLife', player: player(s), amount: some(s) }),
  ),
  say('<t:team> (gains|gain) <n:number> life', (s) => [
    { do: 'teamLife', team: s.one('t') as string, amount: some(s) },
  ]),
  say('<t:team> (loses|lose) <n:number> life', (s) => [
    { do: 'teamLife', team: s.one('t') as string, amount: -some(s) },
  ]),
  say("<p:player>'s life (total)? becomes <n:number>", (s) =>
    direct(s.one('p'), { effect: 'setLife', player: player(s), to: some(s) }),
  ),
  say('<p:player> is dealt <n:number> damage (by <o:object>)?', (s) =>
    s.one('o') === undefined
      ? direct(s.one('p'), { effect: 'damage', amount: some(s), to: player(s) })
      : [{ do: 'damage', source: s.one('o') as string, amount: some(s), to: s.one('p') as string }],
  ),
  say('<p:player> (draws|draw) (a|an|<n:number>)? (card|cards)', (s) =>
    direct(s.one('p'), { effect: 'draw', player: player(s), count: some(s) }),
  ),
  say('<p:player> draws from an empty library', (s) =>
    direct(s.one('p'), { effect: 'draw', player: player(s), count: 1 }),
  ),
  say('<p:player> and <q:player> exchange (their)? (life|life totals)', (s) =>
    direct(s.one('p'), { effect: 'exchangeLife', a: player(s), b: player(s, 'q') }),
  ),
  say('the game (is restarted|restarts)', () => direct(undefined, { effect: 'restart' })),
  say('<p:player> (discards|discard) (a|an|<n:number>)? (card|cards)', (s) =>
    direct(s.one('p'), { effect: 'discard', player: player(s), count: some(s) }),
  ),
  say('<p:player> (mills|mill) (a|an|<n:number>)? (card|cards)', (s) =>
    direct(s.one('p'), { effect: 'mill', player: player(s), count: some(s) }),
  ),
  say('<p:player> (gets|receives|takes) (a|an|<n:number>)? poison (counter|counters)?', (s) => [
    { do: 'poison', player: s.one('p') as string, amount: some(s) },
  ]),
  say('<p:player> (sacrifices|sacrifice) <o:object>', (s) =>
    direct(s.one('p'), { effect: 'move', object: object(s), to: 'graveyard' }),
  ),
  say('<o:object> (is exiled|goes to exile|is put into exile)', (s) =>
    direct(undefined, { effect: 'move', object: object(s), to: 'exile' }),
  ),
  say("<o:object> (returns|goes|is returned|is put) (to|into) (its|his|her|their)? (owner's)? hand", (s) =>
    direct(undefined, { effect: 'move', object: object(s), to: 'hand' }),
  ),
  say("<o:object> (is put into|goes to) (its|his|her|their|<p:player>)? (owner's)? graveyard", (s) =>
    direct(undefined, { effect: 'move', object: object(s), to: 'graveyard' }),
  ),
  say('<o:object> is countered', (s) => direct(undefined, { effect: 'counter', object: object(s) })),
  say('<o:object> (becomes|is) (tapped|turned sideways)', (s) =>
    direct(undefined, { effect: 'tap', object: object(s) }),
  ),
  say('<o:object> (untaps|becomes untapped|is untapped)', (s) =>
    direct(undefined, { effect: 'untap', object: object(s) }),
  ),
  say('<p:player> untaps <o:object>', (s) => direct(s.one('p'), { effect: 'untap', object: object(s) })),
  say('<p:player> taps <o:object>', (s) => direct(s.one('p'), { effect: 'tap', object: object(s) })),
  say(
    '<p:player> (takes|gains|gets) control of <o:object> (until end of turn|until the end of the turn|for the turn)',
    (s) =>
      direct(s.one('p'), {
        effect: 'control',
        object: object(s),
        by: player(s),
        duration: { until: 'endOfTurn' },
      }),
  ),
  say('<p:player> (gets|takes|is given) (an|one|<n:number>)? extra (turn|turns)', (s) =>
    direct(s.one('p'), { effect: 'extraTurn', player: player(s), count: some(s) }),
  ),
  say('<p:player> (wins|wins the game) (by an effect)?', (s) =>
    direct(s.one('p'), { effect: 'win', player: player(s) }),
  ),
  say('<p:player> skips (his|her|its|their)? next turn', (s) => [{ do: 'skipTurn', players: s.many('p') }]),
  say('(the game is|<p:player> makes the game) (a draw|drawn)', (s) =>
    direct(s.one('p'), { effect: 'drawGame' }),
  ),
  say('<o:object> becomes attached to <t:object>', (s) =>
    direct(undefined, { effect: 'attach', object: object(s), to: object(s, 't') }),
  ),
];
