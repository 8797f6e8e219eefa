import type { Vector } from './vector.js';

/** Keys of the vocabulary of cards whose values are means of their own, with what those are called. */
const FORMS: Readonly<Record<string, string>> = {
  effect: 'effect',
  static: 'static',
  when: 'trigger',
  cost: 'cost',
  if: 'condition',
  until: 'duration',
};

/** Lists of words that mean something to the rules. */
const WORDS: Readonly<Record<string, string>> = { keywords: 'keyword', types: 'type' };

/**
 * What an engine has to be able to do before it can play a vector, so that it can leave out those for which it cannot: `variant:emperor`,
 * `option:deployCreatures`, `start:opening`, `effect:damage`, `static:pump`, `trigger:enters`, `cost:tap`, `condition:compare`,
 * `duration:endOfTurn`, `keyword:trample`, `type:planeswalker`, `decision:attack`, `step:leave`, `refuses`.
 *
 * @returns the means, sorted
 */
export function meansOf({ setup, steps, refused, pending }: Omit<Vector, 'means'>): string[] {
  const means = new Set<string>();
  const { variant, ...options } = setup.options ?? {};
  if (variant !== undefined) means.add(`variant:${variant}`);
  for (const [name, value] of Object.entries(options))
    if (value !== undefined && value !== null && value !== false) means.add(`option:${name}`);
  if (setup.teams !== undefined) means.add('teams');
  means.add(`start:${setup.start?.at ?? 'opening'}`);
  inside([setup.cards, setup.objects], means);
  for (const step of steps) {
    if ('decision' in step) means.add(`decision:${step.decision.kind}`);
    else if ('instruct' in step) {
      means.add('step:instruct');
      inside(step.instruct, means);
    } else means.add('concede' in step ? 'step:concede' : 'step:leave');
  }
  for (const { kind } of pending) means.add(`decision:${kind}`);
  if (refused.length > 0) means.add('refuses');
  return [...means].sort();
}

function inside(value: unknown, means: Set<string>): void {
  if (Array.isArray(value)) for (const item of value) inside(item, means);
  else if (typeof value === 'object' && value !== null)
    for (const [key, inner] of Object.entries(value)) {
      const form = FORMS[key];
      const words = WORDS[key];
      if (form !== undefined && typeof inner === 'string') means.add(`${form}:${inner}`);
      else if (words !== undefined && Array.isArray(inner))
        for (const word of inner) means.add(`${words}:${String(word).split(':')[0]}`);
      inside(inner, means);
    }
}
