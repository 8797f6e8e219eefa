import type { Engine } from '../engine.js';
import type { GameObject } from '../state.js';
import type { InForce } from '../zones/survey.js';

/**
 * Whether something that has come since gives a permanent a keyword.
 *
 * @param granting what gives it keywords for as long as it is in play; asked only where nothing else does
 */
export function givenSince(
  g: Engine,
  object: GameObject,
  keyword: string,
  since: number,
  granting: () => readonly InForce<'grant'>[],
): boolean {
  return (
    g.inEffect
      .of('grant')
      .some(
        ({ id, content }) =>
          id > since &&
          content.object === object.id &&
          content.incarnation === object.incarnation &&
          content.keywords.includes(keyword),
      ) ||
    granting().some(({ source, ability }) => source.timestamp > since && ability.keywords.includes(keyword))
  );
}

/** Whether the power and toughness of an object have changed places, which twice undoes. */
export function isSwitched(g: Engine, object: GameObject): boolean {
  const switches = g.inEffect
    .pumps(object.id)
    .filter(({ switched, incarnation }) => switched && incarnation === object.incarnation);
  return switches.length % 2 === 1;
}
