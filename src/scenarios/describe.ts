import type { GameEvent, GameRuleset } from '../game/index.js';

/**
 * An event as one line for people, with the numbers that its rules have in an edition.
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
  return [
    ...new Set(
      event.parameters.flatMap(
        (key) => ruleset.entry(key as Parameters<GameRuleset['entry']>[0])?.rules ?? [],
      ),
    ),
  ];
}

/**
 * How names of editions in a scenario file are understood when it is played under an edition: a file may say `2011` for
 * `2011-07-15`.
 *
 * @param edition the name of the edition played under
 * @returns the edition itself for its own name or the start of it, any other name as it is
 */
export function inEdition(edition: string): (name: string) => string {
  return (name) => (name !== '' && edition.startsWith(name) ? edition : name);
}
