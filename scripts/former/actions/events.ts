import { given, type Production, type Slots, say } from './production.js';
import type { Step } from './steps.js';
import { MOMENTS } from './turns.js';

const leave = (players: string[], concede = false): Step => ({ do: 'leave', players, concede });

/** What is caught as `o` comes under the control of whoever is caught as `p`. */
const controlPasses = (s: Slots): Step[] => [
  { do: 'control', object: s.one('o') as string, player: s.one('p') as string },
];

/** What is caught as `o` enters the battlefield, under whoever is caught as `p`. */
const enters = (s: Slots): Step[] => [
  given<Step>({ do: 'enter', object: s.one('o') as string, player: s.one('p') } as Step),
];

/** Leaving at a moment of one's own turn, or of the turn that is being taken. */
const departures: Production[] = MOMENTS.flatMap(([words, moment]) => [
  say(`<p:player> (leaves|concedes) (the game)? (during|in) (his|her|its|their) ${words}`, (s) => [
    { do: 'turn', of: s.one('p') as string, moment },
    leave(s.many('p')),
  ]),
  say(`<p:player> (leaves|concedes) (the game)? (during|in) the ${words}`, (s) => [
    { do: 'turn', moment },
    leave(s.many('p')),
  ]),
]);

/** Things that happen to players and permanents, choices, questions and remarks. */
export const EVENTS: Production[] = [
  ...departures,
  say(
    '<p:players> (leaves|leave|left|has left|have left|drops out|drop out|quits|quit) (of)? (the (game|table))? (this turn|together|simultaneously|at once|at the same time|during its turn|during his own turn|in the same turn|the same turn)?',
    (s) => [leave(s.many('p'))],
  ),
  say('(then)? (leaves|leave) (the game)? (this turn|in the same turn|the same turn)?', (s, d) => [
    leave(d.player ? [d.player] : s.many('p')),
  ]),
  say('<p:players> (left|leave|leaves) (the game)? earlier', (s) => [
    { do: 'leave', players: s.many('p'), concede: false, earlier: true },
  ]),
  say(
    "<p:player> has a delayed effect that will put <o:object> from (his|her|its|their|the) (graveyard|hand|library|exile) onto the battlefield under <q:player>'s control",
    (s) => [
      {
        do: 'promise',
        player: s.one('p') as string,
        object: s.one('o') as string,
        under: s.one('q') as string,
      },
    ],
  ),
  say("an effect of <p:player>'s would create a copy owned by (the departed)? <q:player>", (s) => [
    { do: 'copyFor', controller: s.one('p') as string, owner: s.one('q') as string },
  ]),
  say('a rule of the game (then)? needs a choice from the active player', () => [{ do: 'ruleChoice' }]),
  say('<p:players> all leave', (s) => [leave(s.many('p'))]),
  say("<p:player> leaves before <q:player>'s turn", (s) => [leave(s.many('p'))]),
  say('<p:player> leaves before (splitting|choosing|paying)', (s) => [leave(s.many('p'))]),
  say('(leaves|<p:player> leaves) in (his|her|its) main phase (with an empty stack)?', (s, d) => [
    { do: 'turn', moment: 'main' },
    leave(s.many('p').length > 0 ? s.many('p') : d.player ? [d.player] : []),
  ]),
  say('<p:player> leaves and the seats close', (s) => [leave(s.many('p'))]),
  say(
    "after <p:player> leaves and the seats close <q:player> (reviews|views|looks at|reads) <r:player>'s hand",
    (s) => [
      leave(s.many('p')),
      { do: 'turn', which: 'next' },
      { do: 'look', player: s.one('q') as string, at: s.one('r') as string },
    ],
  ),
  say('<p:players> leave one by one', (s) => s.many('p').map((one) => leave([one]))),
  say('<p:player> , then <q:players> leave one by one', (s) => [
    leave(s.many('p')),
    ...s.many('q').map((p) => leave([p])),
  ]),
  say(
    '<p:players> (concedes|concede) (the game)? (together|simultaneously|at once|at the same time)?',
    (s) => [leave(s.many('p'), true)],
  ),
  say('<t:team> (concedes|gives up)', (s) => [leave([s.one('t') as string], true)]),
  say('with <o:object> on the stack <p:player> concedes', (s) => [leave(s.many('p'), true)]),
  say('<p:player> concedes with the trigger on the stack', (s) => [leave(s.many('p'), true)]),
  say('all <n:number>? (the)? (members|players) of <t:team> (concede|leave|leave the game)', (s) => [
    leave([s.one('t') as string], true),
  ]),
  say('before any player would get priority', () => []),
  say('<p:player> (loses|loses the game|is eliminated)', (s) => [
    { do: 'lose', player: s.one('p') as string, by: 'rule' },
  ]),
  say('<p:player> loses all life', (s) => [{ do: 'lose', player: s.one('p') as string, by: 'life' }]),
  say('the ability of <o:object> makes <p:player> lose', (s) => [
    { do: 'lose', player: s.one('p') as string, by: 'effect', source: s.one('o') as string },
  ]),
  say("(<o:object> (dies|is destroyed)|destroy <o:object>) (and goes to <p:player>'s graveyard)?", (s) => [
    { do: 'destroy', object: s.one('o') as string },
  ]),
  say("<o:object> enters the battlefield (under <p:player>'s control)?", enters),
  say('<o:object> (enters|which enters|is put onto the battlefield) (under <p:player> control?)?', enters),
  say('<p:player> (puts|gets) <o:object> onto the battlefield', enters),
  say(', which enters under <p:player>', () => []),
  say('<o:object> entered under <p:player> by <q:object>', () => []),
  say('<p:player> (takes|gains|gets) control of <o:object>', controlPasses),
  say('control of <o:object> passes to <p:player>', controlPasses),
  say('<o:object> (goes back|goes|returns) to <p:player>', controlPasses),
  say('<p:player> regains <o:object>', controlPasses),
  say('<q:player> (gives|donates) <o:object> to <p:player>', controlPasses),
  say('<p:player> controls <o:object>', () => []),
  say('<o:object> stays with <p:player>', () => []),
  say('the effect of <o:object> ends', () => []),
  say('<o:objects> (triggers|trigger) (once|twice|again)?', () => []),
  say('<o:object> (triggers|checks) and resolves', (s) => [
    { do: 'trigger', source: s.one('o') as string, resolves: true },
  ]),
  say("<p:player>'s <o:object> triggers (in (his|her|its|their) upkeep)? and resolves", (s) => [
    { do: 'turn', of: s.one('p') as string, moment: 'upkeep' },
    { do: 'resolve', what: s.one('o') as string },
  ]),
  say("<o:object> resolves in <s:side>'s upkeep", (s) => [
    { do: 'turn', of: s.one('s') as string, moment: 'upkeep' },
    { do: 'resolve', what: s.one('o') as string },
  ]),
  say(
    '(<o:object> (triggers and)? makes|token <n:new> is (created|made)) (a)? (token <n:new>)? (for|under) <p:player>',
    (s) => [
      { do: 'resolve', what: s.one('o') as string },
      { do: 'name', token: s.one('n') as string, source: s.one('o') as string, player: s.one('p') as string },
    ],
  ),
  say('end step trigger of <o:object> : <p:player> names <q:player>', (s) => [
    { do: 'turn', moment: 'end' },
    { do: 'decide', by: s.one('p') as string, picks: s.many('q') },
  ]),
  say('<p:player> gives <q:player> <n:number> poison and <r:player> <m:number>', (s) => [
    { do: 'poison', player: s.one('q') as string, amount: s.number('n') as number },
    { do: 'poison', player: s.one('r') as string, amount: s.number('m') as number },
  ]),
  say('<p:player> gives <q:player> <n:number> poison (counters)?', (s) => [
    { do: 'poison', player: s.one('q') as string, amount: s.number('n') as number },
  ]),
  say('<p:player> gives <q:player> (his|her|their|its) tenth poison counter', (s) => [
    { do: 'poison', player: s.one('q') as string, reaches: 10 },
  ]),
  say('<p:player> reaches <n:number> poison', (s) => [
    { do: 'poison', player: s.one('p') as string, reaches: s.number('n') as number },
  ]),
  say('<p:player> (waits|waits for the others)', () => []),
  say('<p:players> (discuss|discusses) (strategy|the game)?', () => [{ do: 'read' }]),
  say("<p:player>'s library is empty", () => []),
  say('<p:player> plays <o:object>', (s) => [
    given<Step>({ do: 'land', player: s.one('p'), card: s.one('o') as string } as Step),
  ]),
  say('<p:player> deploys <o:object> (to <q:player>)?', (s) => [
    given<Step>({ do: 'deploy', player: s.one('p'), creature: s.one('o'), to: s.one('q') } as Step),
  ]),
  say('<p:player> deploys <o:object> while <g:object> is on the stack', (s) => [
    given<Step>({ do: 'deploy', player: s.one('p'), creature: s.one('o'), duringStack: s.one('g') } as Step),
  ]),
  say('<o:object> is deployed (by <p:player>)? to <q:player>', (s) => [
    given<Step>({ do: 'deploy', player: s.one('p'), creature: s.one('o'), to: s.one('q') } as Step),
  ]),
  say('<p:player> activates deploy on <o:object> targeting <q:player>', (s) => [
    given<Step>({ do: 'deploy', player: s.one('p'), creature: s.one('o'), to: s.one('q') } as Step),
  ]),
  say('<p:player> looks for the deploy ability', (s) => [
    given<Step>({ do: 'deploy', player: s.one('p') } as Step),
  ]),
  say('<p:player> pays <n:number> life?', (s) => [
    { do: 'pay', player: s.one('p') as string, amount: s.number('n') as number },
  ]),
  say('<p:player> pays <n:number> (and|,) <q:player> pays <m:number>', (s) => [
    { do: 'pay', player: s.one('p') as string, amount: s.number('n') as number },
    { do: 'pay', player: s.one('q') as string, amount: s.number('m') as number },
  ]),
  say('<p:player> and <q:player> each pay <n:number>', (s) => [
    { do: 'pay', player: s.one('p') as string, amount: s.number('n') as number },
    { do: 'pay', player: s.one('q') as string, amount: s.number('n') as number },
  ]),
  say("<p:player> (reviews|views|looks at|reads) <q:player>'s hand", (s) => [
    { do: 'look', player: s.one('p') as string, at: s.one('q') as string },
  ]),
  say("<p:player> taps <q:player>'s <o:object> (for mana)?", (s) => [
    given<Step>({
      do: 'use',
      player: s.one('p'),
      of: s.one('q'),
      what: 'permanent',
      object: s.one('o'),
    } as Step),
  ]),
  say("<p:player> pays for a spell with <q:player>'s mana", (s) => [
    { do: 'use', player: s.one('p') as string, of: s.one('q') as string, what: 'mana' },
  ]),
  say("<p:player> spends mana from <q:player>'s pool", (s) => [
    { do: 'use', player: s.one('p') as string, of: s.one('q') as string, what: 'mana' },
  ]),
  say("<p:player> discards a card of <q:player>'s (for a cost)?", (s) => [
    { do: 'use', player: s.one('p') as string, of: s.one('q') as string, what: 'card' },
  ]),
  say(
    'decision <d:decision> : (an)? (opponent|<p:side>)? (splits|chooses|picks|names|declares) (a|the|its|his|her)? (second|first|third)? (target|mode|member|cards|five cards|pile|opponent|stack)?',
    (s) => [given<Step>({ do: 'decide', decision: s.one('d'), by: s.one('p'), picks: [] } as Step)],
  ),
  say('decision <d:decision> : an opponent splits <n:number> cards', (s) => [
    given<Step>({ do: 'decide', decision: s.one('d'), picks: [] } as Step),
  ]),
  say('decision <d:decision> : <p:side> (chooses|picks|names) <c:things>', (s) => [
    given<Step>({ do: 'decide', decision: s.one('d'), by: s.one('p'), picks: s.many('c') } as Step),
  ]),
  say('decision <d:decision> for <o:object> : <c:things>', (s) => [
    given<Step>({ do: 'decide', decision: s.one('d'), picks: s.many('c') } as Step),
  ]),
  say('decision? <d:decision>', (s) => [
    given<Step>({ do: 'decide', decision: s.one('d'), picks: [] } as Step),
  ]),
  say('<p:side> (picks|chooses|names) <c:things> (as the (opponent|player|target|member))?', (s) => [
    { do: 'decide', by: s.one('p') as string, picks: s.many('c') },
  ]),
  say('<p:side> (picks|chooses|names) (color|colour|mode|pile|stack)? <w:choice>', (s) => [
    given<Step>({ do: 'decide', by: s.one('p'), picks: s.many('w') } as Step),
  ]),
  say(
    'decision <d:decision> : <p:side> (picks|chooses|names) (color|colour|mode|pile|stack)? <w:choice>',
    (s) => [given<Step>({ do: 'decide', decision: s.one('d'), by: s.one('p'), picks: s.many('w') } as Step)],
  ),
  say('<p:side> decides <q:player> draws before <r:player>', (s) => [
    { do: 'decide', by: s.one('p') as string, picks: [s.one('q') as string, s.one('r') as string] },
  ]),
  say('<t:team> (at|has|is at) <n:number> (life|poison)?', (s) => [
    given<Step>({ do: 'set', side: s.one('t') } as Step),
  ]),
  say('<t:team> <n:number>', (s) => [given<Step>({ do: 'set', side: s.one('t') } as Step)]),
  say('with range <n:number>', () => []),
  say('with <t:team> at <n:number>', (s) => [given<Step>({ do: 'set', side: s.one('t') } as Step)]),
  say('who has <n:number> life', () => []),
  say('whose library is empty', () => []),
  say(', whose library is empty', () => []),
  say(', who has <n:number> life', () => []),
  say('it is on the stack', () => []),
  say('team (has|at) <n:number>', () => []),
  say(
    '(a single effect|one effect|an effect|<o:object>) makes <p:players> skip (their|his|her|its) next turn',
    (s) => [{ do: 'skipTurn', players: s.many('p') }],
  ),
];

/** Questions put to the engine, and markers of Grand Melee. */
export const QUERIES: Production[] = [
  say('(compute|read|ask|derive|list|count|who|show) <w:words>', () => [{ do: 'read' }]),
  say("<p:player>'s range", () => [{ do: 'read' }]),
  say('<p:player> holds marker <n:number>', (s) => [
    given<Step>({ do: 'marker', marker: s.number('n'), reaches: s.one('p'), holds: true } as Step),
  ]),
  say('<p:player> holds marker <n:number> (and waits|, waiting because <w:words>)', (s) => [
    given<Step>({ do: 'marker', marker: s.number('n'), reaches: s.one('p'), waits: true } as Step),
  ]),
  say('<p:player> passes (the|his|her|its|their) (turn)? marker (on)? (to the left|to <q:player>)?', (s) => [
    given<Step>({ do: 'endTurn', of: s.one('p') } as Step),
  ]),
  say("<p:player>'s (turn)? marker (goes|passes|moves) (on)? (to the left|to <q:player>)", (s) => [
    given<Step>({ do: 'endTurn', of: s.one('p') } as Step),
  ]),
  say('<q:player> passes (turn)? marker <n:number> to <p:player>', (s) => [
    given<Step>({ do: 'marker', marker: s.number('n'), reaches: s.one('p') } as Step),
  ]),
  say(
    '<p:player> (takes|receives|gets) (turn)? marker <n:number> (and begins (his|her|its|their) turn)?',
    (s) => [given<Step>({ do: 'marker', marker: s.number('n'), reaches: s.one('p') } as Step)],
  ),
  say(
    '(later|until|wait until)? (turn)? marker <n:number> (reaches|comes to|passes to|passes on to|moves to|goes to|goes on to) <p:player> (, who may start)?',
    (s) => [given<Step>({ do: 'marker', marker: s.number('n'), reaches: s.one('p') } as Step)],
  ),
  say("markers at <p:player>'s neighbours <w:words>", () => []),
  say('<p:player> holds marker <n:number> and <q:player> holds marker <m:number>', () => []),
  say('others hold <p:players>', () => []),
  say('so <w:words>', () => []),
  say('marker <n:number> (is)? flagged (while <p:player> takes its turn)?', () => []),
  say('nearest to its right is again marker <n:number>', () => []),
  say('<o:objects> (begins|begin|starts|start) (its|their|an|a)? (endless)? (mandatory)? loop', (s) => [
    { do: 'loop', objects: s.many('o') },
  ]),
  say('<o:objects> (loops|loop) (for ever|forever|endlessly)?', (s) => [
    { do: 'loop', objects: s.many('o') },
  ]),
  say('(a|one) single? loop involves <o:objects>', (s) => [{ do: 'loop', objects: s.many('o') }]),
];
