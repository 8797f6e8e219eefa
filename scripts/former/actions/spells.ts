import { given, type Production, type Slots, say } from './production.js';
import type { Step } from './steps.js';

type Cast = Extract<Step, { do: 'cast' }>;
type Activate = Extract<Step, { do: 'activate' }>;

const cast = (step: { [K in keyof Omit<Cast, 'do'>]?: Cast[K] | undefined }): Step =>
  given<Cast>({ do: 'cast', spell: '', targets: [], ...step } as Cast);

const activate = (step: { [K in keyof Omit<Activate, 'do'>]?: Activate[K] | undefined }): Step =>
  given<Activate>({ do: 'activate', source: '', targets: [], ...step } as Activate);

/** Whoever is caught as `p` casts what is caught as `o`, at what is caught as `t`. */
const casts = (s: Slots): Step =>
  cast({ player: s.one('p'), spell: s.one('o') as string, targets: s.many('t') });

/** Whoever is caught as `p` activates what is caught as `o`, at what is caught as `t`. */
const activates = (s: Slots): Step =>
  activate({ player: s.one('p'), source: s.one('o') as string, targets: s.many('t') });

const resolves = (s: Slots): Step => ({ do: 'resolve', what: s.one('o') as string });

const castAndResolved = (s: Slots): Step[] => [casts(s), resolves(s)];

const activatedAndResolved = (s: Slots): Step[] => [activates(s), { do: 'resolve' }];

/** Casting, copying, activating, resolving. */
export const SPELLS: Production[] = [
  say(
    "<p:player> (casts|cast|tries to cast|attempts to cast|is casting|wants to cast) <own:player>'s? exiled? <o:object>",
    (s) => [casts(s)],
  ),
  say(
    '<p:player> (casts|cast|plays|tries to cast|attempts to cast|responds with|responds by casting|answers with) <o:object> (,)? (on|targeting|at|aimed at|copying|onto|enchanting|against) <t:things>',
    (s) => [casts(s)],
  ),
  say('<p:player> (casts|cast) <o:objects>', (s) =>
    s.many('o').map((o) => cast({ player: s.one('p'), spell: o })),
  ),
  say('(responds|and responds) with <o:object> ((on|targeting|at) <t:things>)?', (s, d) => [
    cast({ player: d.player, spell: s.one('o') as string, targets: s.many('t') }),
  ]),
  say('<p:player> casts <o:object> for free', (s) => [casts(s)]),
  say('<p:player> (responds with|responds by casting) <o:object>', (s) => [casts(s)]),
  say(
    '<p:player> (casts|cast) <o:object> (on|onto) stack <n:number> and <o2:object> targeting <t:things>',
    (s) => [
      cast({ player: s.one('p'), spell: s.one('o') as string, stack: s.number('n') }),
      cast({ player: s.one('p'), spell: s.one('o2') as string, targets: s.many('t') }),
    ],
  ),
  say('<p:player> (casts|cast) <o:object> (on|onto) stack <n:number> (targeting <t:things>)?', (s) => [
    cast({ player: s.one('p'), spell: s.one('o') as string, stack: s.number('n'), targets: s.many('t') }),
  ]),
  say('<p:player> casts <o:object> and (picks|chooses|names) <c:things> (to choose)?', (s) => [
    cast({ player: s.one('p'), spell: s.one('o') as string, picks: s.many('c') }),
  ]),
  say('<p:player> casts <o:object> (naming|choosing) <c:things>', (s) => [
    cast({ player: s.one('p'), spell: s.one('o') as string, picks: s.many('c') }),
  ]),
  say('<p:player> casts <o:object> and <c:player> is to (split|choose|pick)', (s) => [
    cast({ player: s.one('p'), spell: s.one('o') as string, picks: s.many('c') }),
  ]),
  say(
    '(an)? opponent to (split|choose|pick)? : <c:player> (is)? chosen (on|at)? (resolution start)?',
    (s) => [{ do: 'decide', picks: s.many('c') }],
  ),
  say('<p:player> asks <c:player> to choose', (s) => [
    { do: 'bring', card: 'in hand', player: s.one('p') as string },
    { do: 'decide', picks: s.many('c') },
  ]),
  say(
    '<p:player> casts <o:object> (,)? ((on|targeting|at) <t:things>)? (,)? (with|for)? x = <n:number> ((on|targeting|at) <u:things>)?',
    (s) => [
      cast({
        player: s.one('p'),
        spell: s.one('o') as string,
        targets: [...s.many('t'), ...s.many('u')],
        number: s.number('n'),
      }),
    ],
  ),
  say(
    '<p:player> responds with <o:object> , x = <n:number> , moving damage from <a:thing> to <b:thing>',
    (s) => [
      cast({
        player: s.one('p'),
        spell: s.one('o') as string,
        number: s.number('n'),
        targets: [s.one('a') as string, s.one('b') as string],
      }),
    ],
  ),
  say('<p:player> (casts <o:object>)? redirects? (the)? next <n:number> to <b:thing>', (s) => [
    {
      do: 'cast',
      spell: 'redirection',
      ...given<object>({ player: s.one('p'), number: s.number('n') }),
      targets: ['self', s.one('b') as string],
    } as Cast,
    { do: 'resolve' },
  ]),
  say('<p:player> casts <o:object> copying <t:object> , the copy (aimed at|targeting) <c:things>', (s) => [
    cast({ player: s.one('p'), spell: s.one('o') as string, targets: s.many('t'), picks: s.many('c') }),
    resolves(s),
  ]),
  say('<p:player> (targets|target) <t:things> with <o:object>', (s) => [casts(s)]),
  say('<p:player> (targets|target) <t:things> again?', (s) => [
    cast({ player: s.one('p'), spell: 'any', targets: s.many('t') }),
  ]),
  say(
    '<p:player> (activates|activate|uses) (the ability of)? <o:object> (,)? ((on|targeting|at) <t:things>)? (naming <c:things>)?',
    (s) => [
      activate({
        player: s.one('p'),
        source: s.one('o') as string,
        targets: s.many('t'),
        ...(s.many('c').length > 0 ? { picks: s.many('c') } : {}),
      }),
    ],
  ),
  say(
    '<p:player> (activates|activate) <o:object> targeting <t:things> , with <c:things> as the opponent who (picks|chooses)',
    (s) => [
      activate({
        player: s.one('p'),
        source: s.one('o') as string,
        targets: s.many('t'),
        picks: s.many('c'),
      }),
    ],
  ),
  say('<p:player> (equips|attaches) <o:object> to <t:object>', (s) => [activates(s)]),
  say('<p:player> equips <t:object> with <o:object>', (s) => [activates(s)]),
  say('<p:player> activates the last ability of <o:object>', (s) => [
    activate({ player: s.one('p'), source: s.one('o') as string, last: true }),
  ]),
  say("(<p:player> restarts the game with <o:object>|<o:object>'s last ability resolves)", (s) => [
    activate({ player: s.one('p'), source: s.one('o') as string, last: true }),
    { do: 'resolve' },
  ]),
  say('<p:player> cycles <o:object>', (s) => [
    given<Step>({ do: 'cycle', player: s.one('p'), card: s.one('o') as string } as Step),
  ]),
  say('<o:object> exiles <t:object>', (s) => [{ do: 'decide', picks: s.many('t') }, { do: 'resolve' }]),
  say(
    '(it|they|both|all|the ability|the spell|the effect|the top object|the top of the stack|everything) (resolve|resolves|applies)',
    () => [{ do: 'resolve' }],
  ),
  say('<p:player> (counters|counter) <t:object> with <o:object>', castAndResolved),
  say('in response', () => []),
  say('(while|with) <o:object> (is)? (still)? on the stack', () => []),
  say('before (it|<o:object>) resolves', () => []),
  say('the stack (empties|resolves)', () => [{ do: 'resolveAll' }]),
  say('the trigger resolves', () => [{ do: 'resolve' }]),
  say('resolved', () => [{ do: 'resolve' }]),
  say('<o:object> (resolves|resolve)', (s) => [resolves(s)]),
  say('<o:object> (resolves|resolve) (for|naming|on) <c:things>', (s) => [
    resolves(s),
    { do: 'decide', picks: s.many('c') },
  ]),
  say('<o:object> resolves or is countered for the lost target', (s) => [resolves(s)]),
  say("<p:player>'s <o:object> resolves", (s) => [resolves(s)]),
  say('<o:object> names <c:things>', (s) => [resolves(s), { do: 'decide', picks: s.many('c') }]),
  say(
    '<p:player> (resolves|resolve) <o:object> ((on|targeting|naming) <t:things>)? (, who holds no marker)?',
    castAndResolved,
  ),
  say("<p:player>'s (team-mate|teammate) (resolves|casts) <c:card>", (s) => [
    { do: 'bring', card: s.one('c') as string, teammateOf: s.one('p') as string },
  ]),
  say('<p:player> resolves <c:card>', (s) => [
    { do: 'bring', card: s.one('c') as string, player: s.one('p') as string },
  ]),
  say("<p:player>'s <o:object> hits <t:thing>", (s) => [casts(s), { do: 'resolve' }]),
  say('<o:object> hits <t:thing>', (s) => [casts(s), { do: 'resolve' }]),
  say('<o:object> (on|is put on|targets) <t:thing>', castAndResolved),
  say("<o:object> (sets|makes|gives) <t:player>'s life (to|total) <n:number>", castAndResolved),
  say('<o:object> (sets|makes) <t:player> (to|become) <n:number>', castAndResolved),
  say(
    '<o:object> makes <t:player> lose <n:number> then gain <m:number> (in one resolution)?',
    castAndResolved,
  ),
  say('<p:player> (aims|fires|points|throws) <o:object> at <t:things>', (s) => [casts(s)]),
  say('<p:player> gives <t:thing> to <q:player> with <o:object>', (s) => [
    cast({
      player: s.one('p'),
      spell: s.one('o') as string,
      targets: [s.one('q') as string, s.one('t') as string],
    }),
    resolves(s),
  ]),
  say('<o:object> resolves and deals <n:number> (damage)? to <t:things>', (s) => [resolves(s)]),
  say(
    '<t:thing> is (exiled|destroyed|killed|hit|enchanted|stolen|tapped|countered) (by|with) <o:object>',
    castAndResolved,
  ),
  say(
    '<p:player> (takes|takes control of|gains control of|steals|enchants|exiles|destroys|kills|hits|bolts|burns|shoots|taps) <t:thing> with <o:object> (until end of turn)?',
    castAndResolved,
  ),
  say('<p:player> finds <o:object>', (s) => [
    { do: 'resolve' },
    { do: 'decide', by: s.one('p') as string, picks: s.many('o') },
  ]),
  say("<o:object>'s (ability|trigger|effect) resolves", (s) => [resolves(s)]),
  say('<o:object> is activated (by <p:player>)? ((on|targeting|at) <t:things>)?', (s) => [activates(s)]),
  say('<o:object> gives <t:player> <n:number> poison (counter|counters)?', castAndResolved),
  say('<o:object> (exchanges|swaps) <t:things>', activatedAndResolved),
  say(
    '<p:player> (takes|gains|gets) control of <t:object> until end of turn with <o:object>',
    castAndResolved,
  ),
  say('<p:player> (casts|cast) <o:object> on the stack of marker <n:number> (targeting <t:things>)?', (s) => [
    cast({ player: s.one('p'), spell: s.one('o') as string, stack: s.number('n'), targets: s.many('t') }),
  ]),
  say('<o:object> (pings|shoots) <t:thing>', activatedAndResolved),
  say('<p:player>? (exchange|exchanges) <t:things> (life|life totals)?', (s) => [
    activate({ source: 'any', targets: s.many('t') }),
    { do: 'resolve' },
  ]),
  say('<p:player> redistributes (life|life totals)? (among (all)? (<n:number>|players)?)?', (s) => [
    { do: 'redistribute', player: s.one('p') as string, swap: [] },
  ]),
  say('<p:player> (swaps|exchanges) only? <t:things>', (s) => [
    { do: 'redistribute', player: s.one('p') as string, swap: s.many('t') },
  ]),
  say('<o:object> is on the stack', () => []),
  say('<o:object> is dealt to <t:thing>', castAndResolved),
];
