import { NO_ANSWERS } from '../answers.js';
import { contextOf, glance } from '../cards/context.js';
import { admits } from '../cards/filters.js';
import { isBared, staticsOf } from '../cards/traits.js';
import type { Effect, ObjectId, PlayerId } from '../cards/types.js';
import { carryOut } from '../carryOut.js';
import { rememberMore } from '../effects/recipients.js';
import type { Engine } from '../engine.js';
import { barred } from '../life/prohibitions.js';
import { ignoresRange, reaches } from '../reach/information.js';
import type { Context } from '../state.js';
import { activePlayers } from '../table/teams.js';
import type { Frame, Thread } from '../threads.js';
import { drawCard, drawCards } from './draws.js';
import { endEffects } from './durations.js';

type DrawFrame = Extract<Frame, { kind: 'draws' }>;

/** Something that happens instead of a draw. */
interface Replacement {
  /** Tells it from others: each is used once for a draw and for what comes of that. */
  key: string;
  source: ObjectId;
  optional: boolean;
  effects: Effect[];
  context: Context;
  /** The effect that is over once it was used. */
  over?: number;
}

/** Whether anything in the game could replace a draw. */
const replacesDraws = (g: Engine): boolean =>
  g.away.dredges || g.inEffect.has('draws') || staticsOf(g, 'draws').length > 0;

/** How the draws of one instruction belong together. */
interface Instruction {
  /** What has been used for them already, where one of these draws is itself instead of another. */
  used?: readonly string[] | undefined;
  /** The name under which the effect beneath remembers how many cards were drawn. */
  remember?: string | undefined;
}

/**
 * Has players draw, one player after another and one card after another.
 * @returns whether that is done; where something may happen instead, it waits above what goes on
 */
export function drawInOrder(
  g: Engine,
  draws: readonly (readonly [PlayerId, number])[],
  { used = [], remember }: Instruction = {},
): boolean {
  if (!replacesDraws(g)) {
    for (const [player, count] of draws) drawCards(g, player, count);
    return true;
  }
  for (const [player, count] of draws.toReversed())
    if (count > 0)
      g.push({
        cause: g.cause,
        answers: NO_ANSWERS,
        kind: 'draws',
        player,
        left: count,
        used: [...used],
        begun: false,
        drawn: 0,
        ...(remember === undefined ? {} : { remember }),
      });
  return false;
}

/** Draws one card after another, each or what happens instead of it. */
export function runDraws(g: Engine, thread: Thread, frame: DrawFrame): boolean {
  const { player } = frame;
  if (frame.left <= 0 || g.state.players[player]?.inGame !== true || barred(g, player, 'draw')) {
    if (frame.remember !== undefined) handBack(thread, frame, frame.remember);
    return true;
  }
  const possible = replacements(g, frame);
  const chosen = possible.length === 0 ? null : choose(g, frame, possible);
  if (chosen === undefined) return false;
  frame.answers = NO_ANSWERS;
  if (chosen === null) {
    frame.begun = true;
    frame.left--;
    if (drawCard(g, player))
      for (const other of thread.frames) if (other.kind === 'draws' && other.player === player) other.drawn++;
    return false;
  }
  // Some replace all draws of an instruction together.
  frame.left = chosen.key.endsWith(TOGETHER) ? 0 : frame.left - 1;
  frame.begun = true;
  if (chosen.over !== undefined) endEffects(g, ({ id }) => id === chosen.over);
  const event = g.emit('drawReplaced', { player, object: chosen.source });
  g.causedBy(event, () => carryOut(g, chosen.effects, chosen.context));
  return false;
}

const TOGETHER = ' together';

/** Which of them applies: null for none; undefined while the player who would draw chooses. */
function choose(
  g: Engine,
  frame: DrawFrame,
  possible: readonly Replacement[],
): Replacement | null | undefined {
  const [only, more] = possible;
  const free = possible.every(({ optional }) => optional);
  const key = `draw ${frame.left}`;
  if (only !== undefined && more === undefined) {
    if (!only.optional) return only;
    const answer = g.ask(frame, key, () => ({
      kind: 'may',
      player: frame.player,
      options: [{ type: 'yes' }, { type: 'no' }],
      object: only.source,
      slot: 'draw',
    }));
    return answer && (answer.type === 'yes' ? only : null);
  }
  const answer = g.ask(frame, key, () => ({
    kind: 'chooseObject',
    player: frame.player,
    options: [
      ...[...new Set(possible.map(({ source }) => source))].map(
        (object) => ({ type: 'object', object }) as const,
      ),
      ...(free ? [{ type: 'none' } as const] : []),
    ],
    slot: 'draw',
  }));
  if (answer === undefined) return undefined;
  return answer.type === 'object' ? (possible.find(({ source }) => source === answer.object) ?? null) : null;
}

/** All that could happen instead of the next draw. */
function replacements(g: Engine, { player, used, left, begun }: DrawFrame): Replacement[] {
  const found: Replacement[] = [];
  const known = (controller: PlayerId, source: ObjectId, key: string, more: Partial<Context> = {}) =>
    contextOf(controller, source, {
      ...more,
      chosen: { ...more.chosen },
      remembered: { ...more.remembered },
      piles: { ...more.piles },
      that: { player },
      replaced: [...used, key],
    });
  for (const { source, ability } of staticsOf(g, 'draws')) {
    const { controller, id } = source;
    const together = ability.least !== undefined;
    const key = `${id}#${source.incarnation}${together ? TOGETHER : ''}`;
    if (used.includes(key) || !admits(g, glance(controller, id), player, ability.who)) continue;
    if (!ignoresRange(g, source) && !reaches(g, controller, player)) continue;
    if (ability.butFirst && isFirstOfStep(g, player)) continue;
    if (ability.least !== undefined && (begun || left < ability.least)) continue;
    const { effects, may } = ability;
    found.push({ key, source: id, optional: may === true, effects, context: known(controller, id, key) });
  }
  for (const { id, controller, source, content } of g.inEffect.of('draws')) {
    const key = `effect ${id}`;
    if (used.includes(key) || !content.players.includes(player)) continue;
    found.push({
      key,
      source: source ?? '',
      optional: false,
      effects: content.effects,
      context: known(controller, source ?? '', key, content.known),
      ...(content.once ? { over: id } : {}),
    });
  }
  if (g.away.dredges) found.push(...dredged(g, player, known));
  return found;
}

/** Cards of the graveyard that may come back in place of a draw. */
function dredged(
  g: Engine,
  player: PlayerId,
  known: (controller: PlayerId, source: ObjectId, key: string) => Context,
): Replacement[] {
  return (g.state.graveyards[player] ?? []).flatMap((id) => {
    const count = isBared(g, g.object(id)) ? undefined : g.definition(g.object(id)).dredge;
    if (count === undefined || (g.state.libraries[player]?.length ?? 0) < count) return [];
    const effects: Effect[] = [
      { effect: 'mill', player: { player: 'you' }, count },
      { effect: 'move', object: { object: 'self' }, to: 'hand' },
    ];
    const key = `${id}#${g.object(id).incarnation}`;
    return [{ key, source: id, optional: true, effects, context: known(player, id, key) }];
  });
}

/** Whether a draw would be the first of the player in the draw step of this turn. */
function isFirstOfStep(g: Engine, player: PlayerId): boolean {
  const { turn } = g.thread;
  return (
    turn?.step === 'draw' && activePlayers(g, turn).includes(player) && turn.drawn?.includes(player) !== true
  );
}

/** The effect that had the cards drawn knows how many there were. */
function handBack(thread: Thread, frame: DrawFrame, name: string): void {
  const below = thread.frames.slice(0, thread.frames.lastIndexOf(frame));
  const outer = below.findLast((one) => one.kind === 'effects');
  if (outer?.kind === 'effects') rememberMore(outer.context, name, frame.player, frame.drawn);
}
