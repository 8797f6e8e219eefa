import { isCreature, layersOf } from '../cards/traits.js';
import type { Ability, Effect } from '../cards/types.js';
import type { Engine } from '../engine.js';
import type { GameObject } from '../state.js';

export type Activated = Extract<Ability, { ability: 'activated' }>;

const deployTo = (
  timing: 'instant' | 'sorcery',
  who?: 'teammates' | 'opponents',
  until: 'permanent' | 'endOfTurn' = 'permanent',
): Activated => ({
  ability: 'activated',
  label: 'deploy',
  costs: [{ cost: 'tap' }],
  timing,
  targets: [{ players: who === undefined ? {} : { who } }],
  effects: [
    {
      effect: 'control',
      object: { object: 'self' },
      by: { player: 'target', index: 0 },
      duration: { until },
    },
  ],
});
const deployment = (timing: 'instant' | 'sorcery') => ({
  tapTargetTeammateGainsControl: deployTo(timing, 'teammates'),
  tapTargetOpponentGainsControl: deployTo(timing, 'opponents'),
  tapTargetPlayerGainsControl: deployTo(timing),
  tapTargetTeammateGainsControlUntilEndOfTurn: deployTo(timing, 'teammates', 'endOfTurn'),
});
const DEPLOYMENT = { asSorcery: deployment('sorcery'), asInstant: deployment('instant') };

/** The ability that every creature has when creatures can be deployed. */
export function deployAbility(g: Engine): Activated {
  return DEPLOYMENT[g.rules.ask('deployCreatures.timing')][g.rules.ask('deployCreatures.ability')];
}

/** Index under which options name the deploy ability. */
export const DEPLOY_INDEX = -1;

/** The activated ability of an object under an index, or undefined. */
export function activatedAbility(g: Engine, object: GameObject, index: number): Activated | undefined {
  if (index === DEPLOY_INDEX) return deploys(g) && isCreature(g, object) ? deployAbility(g) : undefined;
  const { abilities } = layersOf(g, object);
  const ability = abilities[index] ?? g.survey.granted?.get(object.id)?.[index - abilities.length];
  return ability?.ability === 'activated' ? ability : undefined;
}

const addsMana = (effect: Effect): boolean =>
  effect.effect === 'mana' || (effect.effect === 'if' && effect.then.some(addsMana));

/** An ability without targets that could add mana does not use the stack, unless it is a loyalty ability. */
export function isManaAbility({ costs, targets, effects }: Activated): boolean {
  return (
    (targets?.length ?? 0) === 0 && effects.some(addsMana) && costs.every(({ cost }) => cost !== 'loyalty')
  );
}

/** Whether creatures have the deploy ability in this game. */
export function deploys(g: Engine): boolean {
  return g.state.options.deployCreatures;
}
