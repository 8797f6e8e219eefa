import { given, type Production, say } from './production.js';
import type { Moment, Step } from './steps.js';

type Turn = Extract<Step, { do: 'turn' }>;

const turn = (step: { [K in keyof Omit<Turn, 'do'>]?: Turn[K] | undefined }): Step =>
  given<Turn>({ do: 'turn', ...step });

/** The names of steps and phases, as prose writes them. */
export const MOMENTS: readonly [string, Moment][] = [
  ['upkeep', 'upkeep'],
  ['draw step', 'draw'],
  ['first main phase', 'main'],
  ['second main phase', 'second main'],
  ['main phase', 'main'],
  ['declare attackers step', 'declareAttackers'],
  ['declare blockers step', 'declareBlockers'],
  ['combat phase', 'combat'],
  ['combat', 'combat'],
  ['end step', 'end'],
  ['cleanup step', 'cleanup'],
  ['cleanup', 'cleanup'],
];

const timed: Production[] = MOMENTS.flatMap(([words, moment]) => [
  say(
    `(in|during|at|on|at the beginning of)? (starting|the starting)? <s:side> ${words} (begins|comes)? :?`,
    (s) => [turn({ of: s.one('s'), moment })],
  ),
  say(`(in|during|at)? <s:side> first ${words} (begins|comes)? :?`, (s) => [
    turn({ of: s.one('s'), moment, which: 'first' }),
  ]),
  say(
    `(in|during|at)? (starting|the starting) <s:side> first ${words} (begins|comes|is skipped)? :?`,
    (s) => [turn({ of: s.one('s'), moment, which: 'first', starting: true })],
  ),
  say(`<s:side> first ${words} is skipped`, (s) => [
    turn({ of: s.one('s'), moment, which: 'first', starting: true }),
  ]),
  say(`<s:side> starting has its first ${words}`, (s) => [
    turn({ of: s.one('s'), moment, which: 'first', starting: true }),
  ]),
  say(`<s:side> has its first ${words}`, (s) => [turn({ of: s.one('s'), moment, which: 'first' })]),
  say(`(in|during|at)? <s:side>'s second turn ${words} :?`, (s) => [
    turn({ of: s.one('s'), moment, which: 'second' }),
  ]),
  say(`(in|during|at)? <s:side>'s next ${words} (begins|comes)? :?`, (s) => [
    turn({ of: s.one('s'), moment, which: 'next' }),
  ]),
  say(`the first turn of the game , <s:side>'s ${words} :?`, (s) => [
    turn({ of: s.one('s'), moment, which: 'first', starting: true }),
  ]),
  say(`at the beginning of <s:side> (next|following) ${words} :?`, (s) => [
    turn({ of: s.one('s'), moment, which: 'next' }),
  ]),
  say(`(at)? the next ${words} (begins|comes)? :?`, () => [turn({ moment, which: 'next' })]),
  say(`<s:side>'s ${words} begins with <n:number> life :?`, (s) => [turn({ of: s.one('s'), moment })]),
  say(`<s:side>'s ${words} with <n:number> life :?`, (s) => [turn({ of: s.one('s'), moment })]),
  say(`(the)? ${words} (begins|comes) :?`, () => [turn({ moment })]),
  say(`(in|during|at) (the)? ${words} ,?`, () => [turn({ moment })]),
  say(`${words} :`, () => [turn({ moment })]),
  say(`the ${words}`, () => [turn({ moment })]),
  say(`(go|skip|advance|move|proceed) (on)? to (the)? (<s:side>)? ${words}`, (s) => [
    turn({ of: s.one('s'), moment }),
  ]),
  say(`in (the|his|her|its) ${words}`, () => [turn({ moment })]),
  say(`in (the|his|her|its) ${words} ,? with an empty stack`, () => [turn({ moment }), { do: 'resolveAll' }]),
  say(`in (the|his|her|its) ${words} , empty stack`, () => [turn({ moment }), { do: 'resolveAll' }]),
]);

/** Turns, steps, priority and passing. */
export const TURNS: Production[] = [
  say('after (attackers are declared|attackers have been declared|attacks)', () => [
    turn({ moment: 'declareAttackers' }),
  ]),
  say('before (blocks|blockers are declared)', () => [turn({ moment: 'declareAttackers' })]),
  say('(after (blockers are declared|blockers have been declared|blocks)|before combat? damage)', () => [
    turn({ moment: 'declareBlockers' }),
  ]),
  say('(his|her|its|their) (extra)? turn (begins|starts)', (_s, d) => [
    turn({ of: d.player, which: 'next' }),
  ]),
  say('(his|her|its|their) (extra)? turn (ends|is over)', (_s, d) => [
    given<Step>({ do: 'endTurn', of: d.player } as Step),
  ]),
  say('(the)? cleanup (step)? (passes|ends|is over)', () => [{ do: 'endTurn' }]),
  say('before (the turn ends|combat|the end of the turn)', () => []),
  ...timed,
  say("(during|on|in) <s:side>'s (controlled|own)? turn :?", (s) => [turn({ of: s.one('s') })]),
  say("<s:side>'s turn :", (s) => [turn({ of: s.one('s') })]),
  say("(go|skip|advance|move|proceed) (on)? to (the)? <s:side>'s (next)? turn", (s) => [
    turn({ of: s.one('s'), which: 'next' }),
  ]),
  say('the turn passes to <s:side>', (s) => [turn({ of: s.one('s') })]),
  say("it (is|becomes) <s:side>'s turn", (s) => [turn({ of: s.one('s') })]),
  say('<s:side> (begins|takes|starts) (its|his|her|their|the|a)? (next)? turn', (s) => [
    turn({ of: s.one('s'), which: 'next' }),
  ]),
  say("<s:side>'s turn begins", (s) => [turn({ of: s.one('s'), which: 'next' })]),
  say("<s:side>'s next turn (begins)?", (s) => [turn({ of: s.one('s'), which: 'next' })]),
  say("(<s:side>'s turn (ends|is over|is completed|is finished)|the turn of <s:side> ends)", (s) => [
    given<Step>({ do: 'endTurn', of: s.one('s') } as Step),
  ]),
  say("<s:side>'s turn ends and <t:side>'s turn begins", (s) => [
    given<Step>({ do: 'endTurn', of: s.one('s') } as Step),
    turn({ of: s.one('t') }),
  ]),
  say('<s:side> (ends|finishes) (its|his|her|their)? turn? first?', (s) => [
    given<Step>({ do: 'endTurn', of: s.one('s') } as Step),
  ]),
  say('<s:side> ended', (s) => [given<Step>({ do: 'endTurn', of: s.one('s') } as Step)]),
  say('<s:side> ends (its|his|her) turn while <t:side> is still in its turn', (s) => [
    given<Step>({ do: 'endTurn', of: s.one('s') } as Step),
  ]),
  say("<s:side>'s second turn (begins)?", (s) => [turn({ of: s.one('s'), which: 'second' })]),
  say("<s:side>'s turn ends and marker <n:number> (passes|goes|moves) to <t:side>", (s) => [
    given<Step>({ do: 'endTurn', of: s.one('s') } as Step),
  ]),
  say('end of turn', () => [turn({ moment: 'end' })]),
  say('((the|the extra) turn (ends|is completed|is over|passes)|(end|pass) the turn)', () => [
    { do: 'endTurn' },
  ]),
  say('that turn (ends|is completed)', (_s, d) => [given<Step>({ do: 'endTurn', of: d.player } as Step)]),
  say("(the|a|another)? (next|extra|new) (player's|team's)? turn (begins|has begun)?", () => [
    { do: 'turn', which: 'next' },
  ]),
  say('after a next turn has begun', () => [{ do: 'turn', which: 'next' }]),
  say('on the opening turn', () => [turn({ which: 'first' })]),
  say("after <s:side>'s turn <t:side>'s turn would have begun", (s) => [
    turn({ of: s.one('s') }),
    given<Step>({ do: 'endTurn', of: s.one('s') } as Step),
  ]),
  say(
    '(a player|a team|players|somebody|the active player|<s:side>) (would)? (next)? (receive|get|receives|gets) priority',
    () => [{ do: 'priority' }],
  ),
  say(
    '(check|a check of)? (the|a)? (state-based|state) (check|checks|actions|action) ((is|are) (checked|performed|made))? (happens|happen)? (: check)?',
    () => [{ do: 'check' }],
  ),
  say('check the (legend|world|planeswalker) (rule|uniqueness)', () => [{ do: 'check' }]),
  say('<s:sides> (passes|pass) (priority)?', (s) => [{ do: 'pass', sides: s.many('s') }]),
  say('<s:side> (passes|pass) (,|and) <t:side> (passes|pass)', (s) => [
    { do: 'pass', sides: [s.one('s') as string, s.one('t') as string] },
  ]),
  say('((with|on)? an)? empty stack', () => [{ do: 'resolveAll' }]),
  say('(this turn|in the same turn|in the same step)', () => []),
  say(
    '((the|all)? (remaining|other)? players|each player|each team|everyone|everybody|all|both teams|all teams) (passes|pass) (priority)? (in turn|in succession)?',
    () => [{ do: 'pass', sides: 'rest' }],
  ),
  say('<s:side> has priority and passes', (s) => [
    turn({ priority: s.one('s') }),
    { do: 'pass', sides: [s.one('s') as string] },
  ]),
  say('(while)? <s:side> (has|holds) priority (,|and)?', (s) => [turn({ priority: s.one('s') })]),
  say('<p:player> , holding priority , concedes', (s) => [
    turn({ priority: s.one('p') }),
    { do: 'leave', players: [s.one('p') as string], concede: true },
  ]),
  say('<p:player> wants to pass but', () => []),
  say('both <p:player> and <q:player> want to act first', (s) => [
    { do: 'disagree', team: '', players: [s.one('p') as string, s.one('q') as string] },
  ]),
  say("<s:team>'s players disagree on which creatures attack", (s) => [
    { do: 'disagree', team: s.one('s') as string, players: [] },
  ]),
];
