import { given, type Production, say } from './production.js';
import type { Settings, Step } from './steps.js';

const configure = (settings: Settings, during = false): Step[] => [{ do: 'configure', settings, during }];

/** Options as prose names them. */
const OPTIONS: [string, Settings][] = [
  ['attack left and right together', { attackLeft: true, attackRight: true }],
  ['attack left plus attack multiple (players)?', { attackLeft: true, attackMultiplePlayers: true }],
  ['attack left only?', { attackLeft: true }],
  ['attack right only?', { attackRight: true }],
  ['attack multiple (players)? (only|alone)?', { attackMultiplePlayers: true }],
  ['(the)? deploy creatures', { deployCreatures: true }],
  ['limited range (of influence)?', { limitedRange: true }],
  ['limited range and attack left', { limitedRange: true, attackLeft: true }],
  ['limited range and attack right', { limitedRange: true, attackRight: true }],
  ['shared team turns', { sharedTeamTurns: true }],
  ['(none|no attack option|without (an|any) attack option)', { none: true }],
];

const VARIANTS =
  '(emperor|grand melee|free-for-all|two-headed giant|team vs team|alternating teams|free for all)';

const options: Production[] = OPTIONS.flatMap(([words, settings]) => [
  say(`(configure|choose|enable|add|use|set|play|turn on)? ${words} (to the game)?`, () =>
    configure(settings),
  ),
  say(
    `(change|switch) to ${words} (in mid-game|during play|in the middle of the game|mid-game|in turn <n:number>)`,
    () => configure(settings, true),
  ),
  say(`(configure|play) ${VARIANTS} with ${words}`, () => configure(settings)),
]);

/** Setting a game up: options, teams, seats, the first turn, mulligans. */
export const TABLE: Production[] = [
  ...options,
  say(`(configure|play) <v:words> together with <w:words>`, (s) =>
    configure({ variants: [s.many('v').join(' '), s.many('w').join(' ')] }),
  ),
  say('(configure|set|use)? (a)? range (of)? <n:number> for (all|everybody|everyone|each)', (s) =>
    configure(given<Settings>({ range: s.number('n') })),
  ),
  say('(configure|set|use)? range <n:number> for <p:player> and <m:number> for others', (s) =>
    configure({
      range: { [s.one('p') as string]: s.number('n') as number, others: s.number('m') as number },
    }),
  ),
  say(
    '(switch|change) (to)? (the)? range (of|to)? <n:number>? (during play|in mid-game|mid-game|in the middle of the game)',
    (s) => configure(given<Settings>({ range: s.number('n') ?? 2 }), true),
  ),
  say('(change|switch) (the)? (options|range|variant) (in turn <n:number>|during play|in mid-game)', () =>
    configure({}, true),
  ),
  say('(accept the defaults|choose options|choose the options) (before play)?', () => configure({})),
  say('(configure)? <x:sizes>', (s) => configure(given<Settings>({ sizes: s.sizes('x') }))),
  say('(configure)? (teams of)? <n:number> (against|and|versus|vs) <m:number>', (s) =>
    configure({ sizes: [s.number('n') as number, s.number('m') as number] }),
  ),
  say('(configure)? teams of <n:number>', (s) =>
    configure({ sizes: [s.number('n') as number, s.number('n') as number] }),
  ),
  say(`configure ${VARIANTS}? (with)? <n:number> (players|heads) ((per|on a|on each) team)?`, (s) =>
    configure({ sizes: [s.number('n') as number, s.number('n') as number] }),
  ),
  say('(configure)? <k:number> teams of <n:number>', (s) =>
    configure({
      sizes: Array.from({ length: Math.min(s.number('k') as number, 100) }, () => s.number('n') as number),
    }),
  ),
  say('(seat|seats) <p:players> (and derive ranges)?', (s) => configure({ order: s.many('p') })),
  say('(seat|seats|sit) alternately', () => configure({ order: ['alternately'] })),
  say('(seat|seats) (the|<n:number>)? players (with a fixed random seed)?', () => configure({ order: [] })),
  say('use shared team turns with interleaved seats', () => configure({ sharedTeamTurns: true })),
  say('use them after reseating <p:players>', (s) =>
    configure({ sharedTeamTurns: true, order: s.many('p') }),
  ),
  say('<t:team> sits <p:player> (right|left) of <q:player> instead?', (s) =>
    configure({ order: [s.one('p') as string, s.one('q') as string] }),
  ),
  say('players agree to keep their seats', () => configure({})),
  say('start (the|a)? game? (with <n:number> players)?', (s) => [
    given<Step>({ do: 'start', players: s.number('n') } as Step),
  ]),
  say(
    '(the game starts with <p:side>|<p:side> (starts|begins) (the game)?|<p:side> (goes|plays) first)',
    (s) => [given<Step>({ do: 'start', side: s.one('p') } as Step)],
  ),
  say('start the game with <p:side> (first|starting)', (s) => [
    given<Step>({ do: 'start', side: s.one('p') } as Step),
  ]),
  say('(the)? game starts', () => [{ do: 'start' }]),
  say('<p:player> is the starting player', (s) => [given<Step>({ do: 'start', side: s.one('p') } as Step)]),
  say('<t:team> is drawn', (s) => [given<Step>({ do: 'start', side: s.one('t') } as Step)]),
  say('choose who starts by the usual method ; <t:side> wins the roll', (s) => [
    given<Step>({ do: 'start', side: s.one('t') } as Step),
  ]),
  say('pick the starter at random', () => [{ do: 'start' }]),
  say('compare a <n:number> (player|players) start', (s) => [
    { do: 'compare', players: s.number('n') as number },
  ]),
  say('compare (with)? (a game (of|with))? <n:number> players', (s) => [
    { do: 'compare', players: s.number('n') as number },
  ]),
  say('with <n:number> players', (s) => [{ do: 'compare', players: s.number('n') as number }]),
  say(
    '<p:player> (mulligans|takes a mulligan|mulligans again|asks for a mulligan) (in round <n:number>)?',
    (s) => [{ do: 'mulligan', player: s.one('p') as string, count: 1 }],
  ),
  say('(<p:player> takes)? a (second|third|fourth|fifth|sixth)', (s, d) => [
    { do: 'mulligan', player: s.one('p') ?? d.player ?? '', count: 1 },
  ]),
  say('<p:player> asks for a (second|third|fourth|fifth|sixth|seventh|eighth|ninth)', (s) => [
    { do: 'mulligan', player: s.one('p') as string, count: 1 },
  ]),
  say('<p:player> has taken <n:number> mulligans , so <w:words>', (s) => [
    { do: 'mulligan', player: s.one('p') as string, count: s.number('n') as number },
  ]),
  say('<p:player> (mulligans|takes a mulligan) twice', (s) => [
    { do: 'mulligan', player: s.one('p') as string, count: 2 },
  ]),
  say('<p:player> (mulligans|takes) <n:number> (times|mulligans)', (s) => [
    { do: 'mulligan', player: s.one('p') as string, count: s.number('n') as number },
  ]),
  say('<p:player> (mulligans|takes a mulligan) to <n:number>', (s) => [
    { do: 'mulligan', player: s.one('p') as string, count: 1 },
  ]),
  say('<p:player> mulligans and looks', (s) => [
    { do: 'mulligan', player: s.one('p') as string, count: 1 },
    { do: 'mulligans', seen: true },
  ]),
  say('then <p:player> wants to decide on the same round', (s) => [
    { do: 'mulligan', player: s.one('p') as string, count: 1 },
  ]),
  say('<p:player> (keeps|keep) (his hand|her hand|their hand|it)? (in round <n:number>)?', (s) => [
    { do: 'keep', player: s.one('p') as string },
  ]),
  say('<p:players> both? (mulligan|take a mulligan)', (s) =>
    s.many('p').map((player): Step => ({ do: 'mulligan', player, count: 1 })),
  ),
  say('<p:player> keeps <n:number> (cards)?', (s) => [{ do: 'keep', player: s.one('p') as string }]),
  say('<t:team> (keeps|keep)', (s) => [given<Step>({ do: 'mulligans', side: s.one('t') } as Step)]),
  say('(keeps|keep) (his hand|her hand|their hand)?', (_s, d) =>
    d.player === undefined ? [] : [{ do: 'keep', player: d.player }],
  ),
  say('<p:players> keep', (s) => s.many('p').map((player): Step => ({ do: 'keep', player }))),
  say('(everyone|everybody|all players|all|both|the others) (keeps|keep) (their hands)?', () => [
    { do: 'mulligans', everybody: true },
  ]),
  say('<t:team> : <p:player> and <q:player> both decide to mulligan before <w:words>', (s) => [
    { do: 'mulligan', player: s.one('p') as string, count: 1 },
    { do: 'mulligan', player: s.one('q') as string, count: 1 },
  ]),
  say('both draw <n:number>', () => [{ do: 'mulligans' }]),
  say('all mulligans are taken', () => [{ do: 'mulligans' }]),
  say('only now <t:side> decides', (s) => [given<Step>({ do: 'mulligans', side: s.one('t') } as Step)]),
  say('round <n:number> :', () => []),
  say('each player holds <n:number>', () => []),
  say('(starting)? <t:team> places <o:object>', (s) => [
    { do: 'decide', by: s.one('t') as string, picks: s.many('o') },
  ]),
];
