import { glance } from '../cards/context.js';
import { admits, matches } from '../cards/filters.js';
import { staticsOf } from '../cards/traits.js';
import type { ObjectId, PlayerId } from '../cards/types.js';
import type { Engine } from '../engine.js';
import type { Frame } from '../threads.js';
import type { Damage } from './dealDamage.js';
import { hasShields, isPreventedInPart } from './shields.js';

/** Damage as it is after what makes it more, the oldest first. */
export function increased(g: Engine, damage: Damage): Damage {
  const source = g.object(damage.source);
  let { amount } = damage;
  for (const { source: own, ability } of staticsOf(g, 'damage')) {
    // What has made it more already does not do so again.
    if (damage.grownBy?.includes(own.id)) continue;
    const context = glance(own.controller, own.id);
    if (amount <= 0 || (ability.combat && !damage.combat)) continue;
    if (!matches(g, context, source, { zone: 'any', ...ability.from })) continue;
    const { to } = ability;
    if (to !== undefined) {
      if ('players' in to) {
        if (damage.player === undefined || !admits(g, context, damage.player, to.players)) continue;
      } else if (damage.object === undefined || !matches(g, context, g.object(damage.object), to.objects))
        continue;
    }
    amount = amount * (ability.times ?? 1) + (ability.more ?? 0);
  }
  return amount === damage.amount ? damage : { ...damage, amount };
}

/** Whether damage to a player is made more by something that would not do so, or not as much, were it dealt to one of these instead. */
export function isIncreasedAlone(g: Engine, damage: Damage, instead: readonly ObjectId[]): boolean {
  const grown = increased(g, damage).amount;
  const { player: _, ...rest } = damage;
  return (
    grown !== damage.amount && instead.some((object) => increased(g, { ...rest, object }).amount !== grown)
  );
}

/** Damage after the effects that increase it. They do not apply a second time, even if another player is dealt the damage. */
export function increasedOnce(g: Engine, damage: Damage): Damage {
  const grown = increased(g, damage);
  const grownBy = staticsOf(g, 'damage')
    .map(({ source }) => source.id)
    .filter((id) => increased(g, { ...damage, grownBy: allBut(g, id) }).amount !== damage.amount);
  return { ...grown, grownBy };
}

const allBut = (g: Engine, id: ObjectId): ObjectId[] =>
  staticsOf(g, 'damage').flatMap(({ source }) => (source.id === id ? [] : source.id));

/**
 * Asks in which order effects apply that make damage more and that prevent or turn aside a part of it. The player who would be dealt the damage
 * chooses, or the controller of the permanent that would; nobody is asked where the order makes no difference.
 *
 * @returns the damage with what was chosen; null while somebody is asked
 */
export function orderedDamage(g: Engine, frame: Frame, all: readonly Damage[]): readonly Damage[] | null {
  if (staticsOf(g, 'damage').length === 0 || !hasShields(g)) return all;
  let waiting = false;
  const ordered = all.map((damage, at) => {
    const player = affectedBy(g, damage);
    if (player === undefined || damage.preventedFirst) return damage;
    if (increased(g, damage) === damage || !isPreventedInPart(g, damage)) return damage;
    const answer = g.ask(frame, `damage ${at}`, () => ({
      kind: 'chooseMode',
      player,
      options: [
        { type: 'mode', mode: 'increase' },
        { type: 'mode', mode: 'prevent' },
      ],
      object: damage.source,
      slot: 'damage',
    }));
    if (answer === undefined) waiting = true;
    return answer?.type === 'mode' && answer.mode === 'prevent'
      ? { ...damage, preventedFirst: true as const }
      : damage;
  });
  return waiting ? null : ordered;
}

/** Who is affected by damage; undefined where nobody in the game is. */
function affectedBy(g: Engine, { player, object }: Damage): PlayerId | undefined {
  const who = player ?? (object === undefined ? undefined : g.state.objects.get(object)?.controller);
  return who !== undefined && g.state.players[who]?.inGame === true ? who : undefined;
}
