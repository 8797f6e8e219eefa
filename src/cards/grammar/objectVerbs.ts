import type { Effect } from '../../game/index.js';
import { COLOR_NAMES } from '../closedClasses.js';
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
  for (const factor of [1, 2, 3])
    rules.add(`deal/deals ${factor} damage to <recipient> <scaled>`, {
      ...damage,
      amount: factor === 1 ? '$scaled' : { amount: 'times', factor, of: '$scaled' },
      to: '$recipient',
    });
}
