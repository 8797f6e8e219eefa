import type { Effect } from '../../game/index.js';
import { COLOR_NAMES, CREATURE_TYPES, LAND_TYPES } from '../closedClasses.js';
import { YOU } from './constants.js';
import type { Rules } from './rules.js';
import sentences from './sentences.json' with { type: 'json' };

/** What objects do; `$subject` is the object. */
export function objectVerbs(rules: Rules<Effect | Effect[]>): void {
  const object = '$subject';
  const damage = { effect: 'damage', source: object };
  rules.addAll(sentences.objectVerb);
  const duration = '$until';
  const recolor = {
    effect: 'chooseMode',
    chooser: YOU,
    modes: COLOR_NAMES.map((name) => ({
      name,
      effects: [{ effect: 'become', object, spec: { colors: [name] }, duration }],
    })),
  };
  const pump = { effect: 'pump', object, '...': '$size', duration };
  const strip = (keywords: string) => ({ effect: 'strip', object, keywords, duration });
  rules
    .add('become/becomes the color of your choice <until>', recolor)
    .add('get/gets <size> and become/becomes the color of your choice <until>', [pump, recolor])
    .add('get/gets <size> and lose/loses <keywords> <until>', [pump, strip('$keywords')])
    .add('gain/gains <keywords> and lose/loses <keywords:lost> <until>', [
      { effect: 'grant', object, keywords: '$keywords', duration },
      strip('$lost'),
    ])
    .add('become/becomes <animated> and lose/loses <keywords> <until>', [
      { effect: 'become', object, spec: '$animated', duration },
      strip('$keywords'),
    ]);
  const bare = { effect: 'strip', object, duration };
  const based = { effect: 'become', object, spec: '$basedkind', duration };
  const given = { effect: 'grant', object, keywords: '$keywords', duration };
  const all = 'lose/loses all abilities';
  rules
    .add(`become/becomes <basedkind> , ${all} , and gain/gains <keywords> <until>`, [bare, based, given])
    .add(
      [`${all} and become/becomes <basedkind> <until>`, `become/becomes <basedkind> and ${all} <until>`],
      [bare, based],
    )
    .add('become/becomes <basedkind> <until>', based)
    .add('become/becomes <landkind> <until>', { effect: 'become', object, spec: '$landkind', duration })
    .add('become/becomes <landkind> <ends>', {
      effect: 'become',
      object,
      spec: '$landkind',
      duration: { until: 'permanent' },
    });
  const machine = { types: ['artifact', 'creature'], '...': '$basesize' };
  const machines = 'become/becomes an artifact creature with base power and toughness <basesize>';
  rules
    .add(`${machines} <until>`, { effect: 'become', object, spec: machine, duration })
    .add(`${machines} <ends>`, { effect: 'become', object, spec: machine, duration: { until: 'permanent' } });
  // What is chosen is known as it becomes that.
  const spec = { subtypes: ['chosen'] };
  for (const [kind, of] of [
    ['creature type', [...CREATURE_TYPES]],
    ['basic land type', [...LAND_TYPES]],
  ] as const) {
    const choose = { effect: 'chooseSubtype', chooser: YOU, of };
    const become = { effect: 'become', object, spec };
    const words = `become/becomes the ${kind} of your choice`;
    rules
      .add(`${words} <until>`, [choose, { ...become, duration }])
      .add(`${words} in addition to its other types <until>`, [choose, { ...become, also: true, duration }])
      .add(`${words} <ends>`, [choose, { ...become, duration: { until: 'permanent' } }]);
  }
  for (const factor of [1, 2, 3])
    rules.add(`deal/deals ${factor} damage to <recipient> <scaled>`, {
      ...damage,
      amount: factor === 1 ? '$scaled' : { amount: 'times', factor, of: '$scaled' },
      to: '$recipient',
    });
}
