import { given, type Production, say } from './production.js';
import type { Step } from './steps.js';

type Attack = Extract<Step, { do: 'attack' }>;
type Block = Extract<Step, { do: 'block' }>;

const attack = (attackers: string[], defender: string | undefined, more: Partial<Attack> = {}): Step => ({
  do: 'attack',
  attacks: attackers.map((attacker) =>
    given<{ attacker: string; defender?: string }>({ attacker, defender }),
  ),
  ...more,
});

const block = (blockers: string[], attackers: string[], side?: string): Step =>
  given<Block>({
    do: 'block',
    side,
    blocks: blockers.flatMap((blocker) =>
      attackers.length > 0 ? attackers.map((attacker) => ({ blocker, attacker })) : [{ blocker }],
    ),
  } as { [K in keyof Block]: Block[K] | undefined });

/** Combat: attacks, blocks, damage. */
export const BATTLE: Production[] = [
  say('<o:objects> (attacks|attack|attacked) <t:thing> (again|alone)?', (s) => [
    attack(s.many('o'), s.one('t')),
  ]),
  say('<o:objects> (attacks|attack) <t:thing> and <p:objects> (attacks|attack) <u:thing>', (s) => [
    {
      do: 'attack',
      attacks: [
        ...s.many('o').map((attacker) => ({ attacker, defender: s.one('t') as string })),
        ...s.many('p').map((attacker) => ({ attacker, defender: s.one('u') as string })),
      ],
    },
  ]),
  say(
    '<o:objects> (attacks|attack) <t:thing> (,|;) <p:objects> (attacks|attack) <u:thing> ((,|;) <q:objects> (attacks|attack) <v:thing>)?',
    (s) => [
      {
        do: 'attack',
        attacks: [
          ...s.many('o').map((attacker) => ({ attacker, defender: s.one('t') as string })),
          ...s.many('p').map((attacker) => ({ attacker, defender: s.one('u') as string })),
          ...s.many('q').map((attacker) => ({ attacker, defender: s.one('v') as string })),
        ],
      },
    ],
  ),
  say('<o:objects> (attacks|attack) <t:thing> , blocked by <b:objects>', (s) => [
    attack(s.many('o'), s.one('t')),
    block(s.many('b'), s.many('o')),
  ]),
  say(
    '<o:objects> (attacks|attack) <t:thing> , blocked by <b:objects> ; <q:objects> (attacks|attack) <v:thing> , blocked by <c:objects>',
    (s) => [
      {
        do: 'attack',
        attacks: [
          ...s.many('o').map((attacker) => ({ attacker, defender: s.one('t') as string })),
          ...s.many('q').map((attacker) => ({ attacker, defender: s.one('v') as string })),
        ],
      },
      block(s.many('b'), s.many('o')),
      block(s.many('c'), s.many('q')),
    ],
  ),
  say('<o:objects> (attacks|attack) (again|alone)?', (s) => [attack(s.many('o'), undefined)]),
  say('<o:objects> (attacked) in the first combat', (s) => [
    { do: 'turn', moment: 'declareAttackers' },
    attack(s.many('o'), undefined),
    { do: 'turn', moment: 'second main' },
  ]),
  say('additional combat : <o:objects> (attacks|attack) again?', (s) => [
    { do: 'turn', moment: 'combat', which: 'next' },
    attack(s.many('o'), undefined),
  ]),
  say('<o:objects> alone (attacks|attack) <t:thing>', (s) => [attack(s.many('o'), s.one('t'))]),
  say('<o:objects> (attacks|attack) <t:thing> unblocked', (s) => [
    attack(s.many('o'), s.one('t')),
    { do: 'unblocked' },
    { do: 'combatDamage' },
  ]),
  say('<o:objects> (attacks|attack) unblocked', (s) => [attack(s.many('o'), undefined), { do: 'unblocked' }]),
  say('<o:objects> (attacks|attack) <t:thing> and <b:objects> (blocks|block)', (s) => [
    attack(s.many('o'), s.one('t')),
    block(s.many('b'), s.many('o')),
  ]),
  say('<o:objects> (tries to|try to|cannot|may not|wants to|want to) attack <t:thing>?', (s) => [
    attack(s.many('o'), s.one('t')),
  ]),
  say('<s:side> (attacks|attack) with <o:objects> (alone)?', (s) => [
    attack(s.many('o'), undefined, { side: s.one('s') as string }),
  ]),
  say('<s:side> (tries|attempts) to attack (<t:thing>)? with <o:objects>', (s) => [
    attack(s.many('o'), s.one('t'), { side: s.one('s') as string }),
  ]),
  say(
    '<b:objects> (tries to|try to|attempts to|attempt to|cannot|may not|wants to|want to) block <a:objects>',
    (s) => [block(s.many('b'), s.many('a'))],
  ),
  say(
    '<s:side> (does not block|do not block|declines to block|makes no blocks|declares no blockers|blocks nothing)',
    () => [{ do: 'unblocked' }],
  ),
  say('unblocked', () => [{ do: 'unblocked' }]),
  say('(nobody|no one|no creature) blocks', () => [{ do: 'unblocked' }]),
  say('nothing is blocked', () => [{ do: 'unblocked' }]),
  say('(without|no) (blocks|blockers)', () => [{ do: 'unblocked' }]),
  say('<o:objects>? (is|are) (not blocked|unblocked|left unblocked)', () => [{ do: 'unblocked' }]),
  say('<s:side> (attacks|attack) <t:thing> with <o:objects>', (s) => [
    attack(s.many('o'), s.one('t'), { side: s.one('s') as string }),
  ]),
  say('<s:side> (declares|declare) <o:objects> as (an|a)? (attacker|attackers)', (s) => [
    attack(s.many('o'), undefined, { side: s.one('s') as string }),
  ]),
  say('both (attack|attacks) <t:thing>', (s, d) => [attack([...d.attackers], s.one('t'))]),
  say('with no mana <o:objects> (attacks|attack) <t:thing>', (s) => [
    attack(s.many('o'), s.one('t'), { mana: 'none' }),
  ]),
  say(
    '<o:objects> form a band , <p:object> (attacks|attack) <t:thing> , <q:object> (attacks|attack) <u:thing>',
    (s) => [
      {
        do: 'attack',
        band: true,
        attacks: [
          { attacker: s.one('p') as string, defender: s.one('t') as string },
          { attacker: s.one('q') as string, defender: s.one('u') as string },
        ],
      },
    ],
  ),
  say('both <b:objects> block <a:objects>', (s) => [block(s.many('b'), s.many('a'))]),
  say(
    '<s:side> (blocks|attempts to block|tries to block|wants to block|cannot block|may not block) <a:objects> with <b:objects> only?',
    (s) => [block(s.many('b'), s.many('a'), s.one('s'))],
  ),
  say('<s:side> (blocks|block) <a:objects> with <b:objects> (and|,) <c:objects> with <e:objects>', (s) => [
    block(s.many('b'), s.many('a'), s.one('s')),
    block(s.many('e'), s.many('c'), s.one('s')),
  ]),
  say('<s:side> double-blocks <a:objects> with <b:objects>', (s) => [
    block(s.many('b'), s.many('a'), s.one('s')),
  ]),
  say('<b:objects> both? (blocks|block) both', (s, d) => [block(s.many('b'), [...d.attackers])]),
  say('<b:object> (blocks|block) both , <c:object> (blocks|block) both', (s) => [
    {
      do: 'block',
      blocks: [
        { blocker: s.one('b') as string, attacker: 'each' },
        { blocker: s.one('c') as string, attacker: 'each' },
      ],
    },
  ]),
  say('<b:objects> both? (blocks|block) <a:objects>', (s) => [block(s.many('b'), s.many('a'))]),
  say('<b:objects> (blocks|block)', (s, d) => [block(s.many('b'), [...d.attackers])]),
  say('(after)? (combat|first-strike)? damage (is dealt|has been dealt|resolves)?', () => [
    { do: 'combatDamage' },
  ]),
  say('<o:objects>? (deals|deal) (their|its)? (combat)? damage (to <t:thing>)?', () => [
    { do: 'combatDamage' },
  ]),
  say('<o:object> tramples over <b:objects>', () => [{ do: 'combatDamage' }]),
  say('(combat begins|beginning of combat)', () => [{ do: 'turn', moment: 'combat' }]),
  say('<o:object> assigns <n:number> to <t:thing> (and|,) <m:number> to <u:thing>', (s) => [
    {
      do: 'assign',
      assignments: [
        { source: s.one('o') as string, amount: s.number('n') as number, to: s.one('t') as string },
        { source: s.one('o') as string, amount: s.number('m') as number, to: s.one('u') as string },
      ],
    },
  ]),
  say('<o:object> assigns <n:number> to <t:thing> , <p:object> assigns <m:number> to <u:thing>', (s) => [
    {
      do: 'assign',
      assignments: [
        { source: s.one('o') as string, amount: s.number('n') as number, to: s.one('t') as string },
        { source: s.one('p') as string, amount: s.number('m') as number, to: s.one('u') as string },
      ],
    },
  ]),
  say('<o:object> assigns <n:number> to <t:thing>', (s) => [
    {
      do: 'assign',
      assignments: [
        { source: s.one('o') as string, amount: s.number('n') as number, to: s.one('t') as string },
      ],
    },
  ]),
  say('<o:object> (deals|deal) <n:number> (damage)? to <t:thing>', (s) => [
    { do: 'damage', source: s.one('o') as string, amount: s.number('n') as number, to: s.one('t') as string },
  ]),
  say('<o:object> damages <t:thing>', (s) => [
    { do: 'damage', source: s.one('o') as string, to: s.one('t') as string },
  ]),
  say('for <o:object> a defender is chosen', () => [{ do: 'turn', moment: 'combat' }]),
  say('order decision <d:decision>', () => []),
];
