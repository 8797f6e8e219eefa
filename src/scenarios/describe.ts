import type { GameEvent, GameRuleset } from '../game/index.js';

/**
 * An event as one line for people, with the numbers that its rules bear in an edition.
 *
 * @param event from the log of a game, whatever edition it was played under
 * @param ruleset the edition whose numbers are to be printed
 * @returns for example `#14 lifeLost Alex 4 [810.9] because of #13`
 */
export function describeEvent(event: GameEvent, ruleset: GameRuleset): string {
  const words = [
    event.team,
    event.player,
    event.object,
    event.amount === undefined ? undefined : String(event.amount),
    event.other === undefined ? undefined : `with ${event.other}`,
    event.from === undefined ? undefined : `from ${event.from}`,
    event.to === undefined ? undefined : `to ${event.to}`,
  ].filter((word) => word !== undefined);
  const numbers = numbersOf(event, ruleset);
  return (
    `#${event.id} ${[event.type, ...words].join(' ')}` +
    `${numbers.length > 0 ? ` [${numbers.join(', ')}]` : ''}` +
    `${event.cause === null ? '' : ` because of #${event.cause}`}`
  );
}

/** The rules that caused an event, by the numbers of an edition. */
export function numbersOf(event: GameEvent, ruleset: GameRuleset): string[] {
  return [...new Set(event.parameters.flatMap((key) => ruleset.entry(key)?.rules ?? []))];
}
