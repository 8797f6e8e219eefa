import type { Effect } from '../../game/index.js';
import { COLOR_NAMES } from '../closedClasses.js';
import { END_OF_TURN, YOU } from './constants.js';
import type { Rules } from './rules.js';

const CHOSEN_COLOR = 'the color of your choice';

/** What objects do; `$subject` is the object. */
export function objectVerbs(rules: Rules<Effect | Effect[]>): void {
  const object = '$subject';
  const damage = { effect: 'damage', source: object };
  rules
    .add('get/gets <growth>', { effect: 'pump', object, '...': '$growth' })
    .add(
      [
        'get/gets <size> and gain/gains <keywords> <until>',
        'get/gets <size> and has|have <keywords> <until>',
      ],
      [
        { effect: 'pump', object, '...': '$size', duration: '$until' },
        { effect: 'grant', object, keywords: '$keywords', duration: '$until' },
      ],
    )
    .add('get/gets <size> and gain/gains <quoted> <until>', [
      { effect: 'pump', object, '...': '$size', duration: '$until' },
      { effect: 'grant', object, abilities: '$quoted', duration: '$until' },
    ])
    .add(
      'get/gets <size> and <party> get/gets <size:other> <until>',
      [
        { effect: 'pump', object, '...': '$size', duration: '$until' },
        { effect: 'pump', object: '$party', '...': '$other', duration: '$until' },
      ],
      true,
    )
    .add('gain/gains <keywords> and <quoted> <until>', {
      effect: 'grant',
      object,
      keywords: '$keywords',
      abilities: '$quoted',
      duration: '$until',
    })
    .add(`gain/gains protection from ${CHOSEN_COLOR} <until>`, {
      effect: 'chooseMode',
      chooser: YOU,
      modes: COLOR_NAMES.map((name) => ({
        name,
        effects: [{ effect: 'grant', object, keywords: [`protection:${name}`], duration: '$until' }],
      })),
    })
    .add(
      'has|have|gain|gains <keywords> this turn',
      { effect: 'grant', object, keywords: '$keywords', duration: END_OF_TURN },
      true,
    )
    .add('gain/gains <keywords> <until>', {
      effect: 'grant',
      object,
      keywords: '$keywords',
      duration: '$until',
    })
    .add('gain/gains <quoted> <until>', {
      effect: 'grant',
      object,
      abilities: '$quoted',
      duration: '$until',
    })
    .add('become/becomes <animated>', {
      effect: 'become',
      object,
      spec: '$animated',
      duration: { until: 'permanent' },
    })
    .add('become/becomes <animated> <until>', {
      effect: 'become',
      object,
      spec: '$animated',
      duration: '$until',
    })
    .add("become/becomes <animatedland> <until> . it's still a land", {
      effect: 'become',
      object,
      spec: '$animatedland',
      duration: '$until',
    })
    .add('assign/assigns no combat damage this turn', {
      effect: 'forbid',
      object,
      cant: ['dealCombatDamage'],
      duration: END_OF_TURN,
    })
    .add("can't be blocked this turn", {
      effect: 'grant',
      object,
      keywords: ['unblockable'],
      duration: END_OF_TURN,
    })
    .add("can't block this turn", { effect: 'forbid', object, cant: ['block'], duration: END_OF_TURN })
    .add("can't attack or block this turn", {
      effect: 'forbid',
      object,
      cant: ['attack', 'block'],
      duration: END_OF_TURN,
    })
    .add("can't be regenerated this turn", {
      effect: 'forbid',
      object,
      cant: ['regenerate'],
      duration: END_OF_TURN,
    })
    .add("can't attack <player> <until>", {
      effect: 'forbid',
      object,
      cant: ['attack'],
      whom: '$player',
      duration: '$until',
    })
    .add(
      [
        "can't attack you or planeswalkers you control <until>",
        "can't attack you or a planeswalker you control <until>",
      ],
      { effect: 'forbid', object, cant: ['attack'], whom: YOU, planeswalkers: true, duration: '$until' },
    )
    .add('lose/loses all abilities <until>', { effect: 'strip', object, duration: '$until' })
    .add('lose/loses <keywords> <until>', {
      effect: 'strip',
      object,
      keywords: '$keywords',
      duration: '$until',
    })
    .add("can't attack this turn", { effect: 'forbid', object, cant: ['attack'], duration: END_OF_TURN })
    .add(['attack/attacks this turn if able', 'attack/attacks this combat if able'], {
      effect: 'force',
      object,
      duration: END_OF_TURN,
    })
    .add(
      "don't/doesn't untap during its|their controller's|controllers'|controllers_' next untap step|steps",
      { effect: 'forbid', object, cant: ['untap'], duration: { until: 'untapStep' } },
    )
    .add(
      "doesn't untap during your next untap step",
      {
        effect: 'forbid',
        object,
        cant: ['untap'],
        duration: { until: 'untapStep' },
      },
      true,
    )
    .add(
      "don't/doesn't untap during its|their controller's|controllers'|controllers_' untap step|steps for as long as you control ~",
      { effect: 'forbid', object, cant: ['untap'], duration: { until: 'sourceLost' } },
    )
    .add(
      "don't/doesn't untap during its|their controller's|controllers'|controllers_' untap step|steps for as long as ~ remains on the battlefield",
      { effect: 'forbid', object, cant: ['untap'], duration: { until: 'sourceLeaves' } },
    )
    .add('fight/fights <object>', { effect: 'fight', object, other: '$object' })
    .add('deal/deals <damage> to <recipient>', { ...damage, amount: '$damage', to: '$recipient' })
    .add('deal/deals <damage> divided as you choose among <divided>', {
      ...damage,
      amount: '$damage',
      divided: true,
      to: { object: 'target', index: '$divided' },
    })
    .add('deal/deals damage to <itself> equal to <quantity>', { ...damage, amount: '$quantity', to: object })
    .add('deal/deals <damage> to <itself>', { ...damage, amount: '$damage', to: object }, true)
    .add('can block an additional creature this turn', {
      effect: 'grant',
      object,
      keywords: ['blocksAnother'],
      duration: END_OF_TURN,
    })
    .add('can block any number of creatures this turn', {
      effect: 'grant',
      object,
      keywords: ['blocksAny'],
      duration: END_OF_TURN,
    })
    .add('deal/deals damage to <recipient> equal to <quantity>', {
      ...damage,
      amount: '$quantity',
      to: '$recipient',
    })
    .add('deal/deals <damage> to <recipient> and <damage:more> to <recipient:second>', [
      { ...damage, amount: '$damage', to: '$recipient' },
      { ...damage, amount: '$more', to: '$second' },
    ])
    .add(
      'deal/deals <damage> to <recipient> and <damage:more> to <recipient:second> and <recipient:third> <close>',
      [
        { ...damage, amount: '$damage', to: '$recipient' },
        { ...damage, amount: '$more', to: '$second' },
        { ...damage, amount: '$more', to: '$third' },
      ],
    )
    .add('deal/deals <damage> to <recipient> and <recipient:second> <close>', [
      { ...damage, amount: '$damage', to: '$recipient' },
      { ...damage, amount: '$damage', to: '$second' },
    ]);
  for (const factor of [1, 2, 3])
    rules.add(`deal/deals ${factor} damage to <recipient> <scaled>`, {
      ...damage,
      amount: factor === 1 ? '$scaled' : { amount: 'times', factor, of: '$scaled' },
      to: '$recipient',
    });
}
