import type { ValueOf } from '../../rulesets/vocabulary/index.js';
import { isCreature, layersOf } from '../cards/traits.js';
import type { Ability, Cost, Effect } from '../cards/types.js';
import type { Engine } from '../engine.js';
import type { GameObject } from '../state.js';

export type Activated = Extract<Ability, { ability: 'activated' }>;

const YOU = { player: 'you' } as const;

/** When the ability of creatures that can be deployed may be activated. */
const TIMES: Record<ValueOf<'deployCreatures.timing'>, Pick<Activated, 'timing' | 'only' | 'once'>> = {
  asInstant: { timing: 'instant' },
  asSorcery: { timing: 'sorcery' },
  onceEachTurn: { once: true },
  duringOwnTurn: { only: { if: 'turn', player: YOU } },
  duringOwnUpkeep: { only: { if: 'step', steps: ['upkeep'], player: YOU } },
  duringOwnDrawStep: { only: { if: 'step', steps: ['draw'], player: YOU } },
  duringOwnEndStep: { only: { if: 'step', steps: ['end'], player: YOU } },
};

const made = new Map<string, Activated>();

/** The ability that every creature has when creatures can be deployed. */
export function deployAbility(g: Engine): Activated {
  g.roster.deploy ??= g.rules.record(madeToDeploy, g);
  return g.rules.recall(g.roster.deploy);
}

function madeToDeploy(g: Engine): Activated {
  const timing = g.rules.ask('deployCreatures.timing');
  const which = g.rules.ask('deployCreatures.ability');
  const key = `${timing} ${which}`;
  let ability = made.get(key);
  if (ability === undefined) {
    const costs: Cost[] = [{ cost: 'tap' }];
    if (typeof which === 'number') costs.push({ cost: 'mana', amount: which });
    const who =
      which === 'tapTargetPlayerGainsControl'
        ? {}
        : ({ who: which === 'tapTargetOpponentGainsControl' ? 'opponents' : 'teammates' } as const);
    const until = which === 'tapTargetTeammateGainsControlUntilEndOfTurn' ? 'endOfTurn' : 'permanent';
    ability = {
      ability: 'activated',
      label: 'deploy',
      costs,
      ...TIMES[timing],
      targets: [{ players: who }],
      effects: [
        {
          effect: 'control',
          object: { object: 'self' },
          by: { player: 'target', index: 0 },
          duration: { until },
        },
      ],
    };
    made.set(key, ability);
  }
  return ability;
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

/** Whether an ability can be activated only while its player could cast a sorcery. */
export const asSorcery = ({ timing, costs }: Activated): boolean =>
  timing === 'sorcery' || costs.some(({ cost }) => cost === 'loyalty');

/** Whether creatures have the deploy ability in this game. */
export function deploys(g: Engine): boolean {
  return g.state.options.deployCreatures;
}
