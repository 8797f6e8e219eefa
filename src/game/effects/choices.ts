import { setAnswer } from '../answers.js';
import type { Option } from '../api.js';
import { amountOf, holds } from '../cards/amounts.js';
import { admits, objectsMatching, playersMatching } from '../cards/filters.js';
import { objectsOf, playersOf } from '../cards/references.js';
import type { Effect, ObjectId, ObjectRef, PlayerId, PlayerRef } from '../cards/types.js';
import { numbersFrom } from '../decision.js';
import { chooserOf, eligibleChoosers } from '../departure/substitutes.js';
import type { Engine } from '../engine.js';
import { unhandled } from '../errors.js';
import { protectBy } from '../outcome/protectors.js';
import { draw } from '../random.js';
import { inRange, limited, objectInRange } from '../reach/range.js';
import { departed } from '../reasons.js';
import { pay, payable } from '../stack/costs.js';
import type { Context, GameObject } from '../state.js';
import { inTurnOrder, remaining } from '../table/seats.js';
import { areOpponents } from '../table/teams.js';
import { startingWith } from './chance.js';
import { type EffectsFrame, nest } from './nest.js';
import { pickAny, pickInGroups } from './picks.js';
import { affectedPlayers, choice, inGroups, remember, sourceOf } from './recipients.js';
import type { EffectOf } from './types.js';

const YES_OR_NO: Option[] = [{ type: 'yes' }, { type: 'no' }];

/** Whether a player who chooses an object or a player is limited to those within range. */
const choosesWithinRange = (g: Engine): boolean =>
  limited(g) && g.rules.ask('rangeOfInfluence.objectOrPlayerChoice') === 'withinChoosersRange';

/** Picks a player. Under limited range only one within range, unless nobody there can be picked. */
export function choosePlayer(g: Engine, frame: EffectsFrame, effect: EffectOf<'choosePlayer'>): boolean {
  const { context } = frame;
  const answer = choice(g, frame, 'player', effect.chooser, (chooser) => {
    const pool = remaining(g).filter((player) => admits(g, context, player, effect.from));
    const near = choosesWithinRange(g) ? eligibleChoosers(g, chooser, pool) : pool;
    return {
      kind: 'choosePlayer',
      options: near.filter((player) => pool.includes(player)).map((player) => ({ type: 'player', player })),
      slot: effect.name,
    };
  });
  if (answer === null) return false;
  if (answer.type === 'player') {
    context.chosen[effect.name] = answer.player;
    if (effect.kept && context.source !== null)
      if (effect.name === 'protector') protectBy(g, context.source, answer.player);
      else g.changing(context.source).chosenPlayer = answer.player;
  }
  return true;
}

export function chooseObject(g: Engine, frame: EffectsFrame, effect: EffectOf<'chooseObject'>): boolean {
  const { context } = frame;
  if (effect.random) {
    delete context.chosen[effect.name];
    const open = objectsMatching(g, context, effect.from);
    const found = open.length > 0 ? open[draw(g.state, open.length)] : undefined;
    if (found) context.chosen[effect.name] = found.id;
    return true;
  }
  const answer = choice(g, frame, 'object', effect.chooser, (chooser) => {
    const near = choosesWithinRange(g);
    const options: Option[] = objectsMatching(g, context, effect.from)
      .filter((object) => !near || objectInRange(g, chooser, object))
      .map((object) => ({ type: 'object', object: object.id }));
    if (effect.optional === true) options.push({ type: 'none' });
    return {
      kind: 'chooseObject',
      options,
      slot: effect.name,
    };
  });
  if (answer === null) return false;
  if (answer.type === 'object') context.chosen[effect.name] = answer.object;
  else delete context.chosen[effect.name];
  return true;
}

/** Players choose objects one after another; nothing is done before all have chosen. */
export function chooseObjects(g: Engine, frame: EffectsFrame, effect: EffectOf<'chooseObjects'>): boolean {
  const { context } = frame;
  const from = (player: PlayerId): ObjectId[] =>
    objectsMatching(g, { ...context, it: { player } }, effect.from).map(({ id }) => id);
  const most = (player: PlayerId): number => amountOf(g, { ...context, it: { player } }, effect.count);
  const groups = inGroups(g, affectedPlayers(g, context, effect.player));
  const asks = { kind: 'chooseObject' as const, ...sourceOf(context) };
  const picked = effect.upTo
    ? pickAny(g, frame, groups.flat(), from, asks, most)
    : pickInGroups(
        g,
        frame,
        groups,
        (player) => {
          const open = from(player);
          return { from: open, count: Math.min(open.length, most(player)) };
        },
        asks,
        'asked',
      );
  if (picked === null) return false;
  context.piles[effect.pile] = [...picked.values()].flat();
  return true;
}

/** Whether something that an effect mentions is out of a player's range now. */
function mentionsOutOfRange(g: Engine, context: Context, player: PlayerId, value: unknown): boolean {
  if (Array.isArray(value)) return value.some((item) => mentionsOutOfRange(g, context, player, item));
  if (value === null || typeof value !== 'object') return false;
  if ('player' in value && typeof value.player === 'string')
    return playersOf(g, context, value as PlayerRef).some((other) => !inRange(g, player, other));
  if ('object' in value && typeof value.object === 'string')
    return objectsOf(g, context, value as ObjectRef).some((object) => !objectInRange(g, player, object));
  return Object.values(value).some((item) => mentionsOutOfRange(g, context, player, item));
}

/** The options that a player may choose: all of them, or only those that mention nothing out of range. */
function openOptions(g: Engine, context: Context, effect: EffectOf<'chooseMode'>): typeof effect.modes {
  if (!limited(g) || g.rules.ask('rangeOfInfluence.optionChoice') === 'allowed') return effect.modes;
  const chooser = playersOf(g, context, effect.chooser)[0] ?? context.controller;
  const anywhere = { ...context, plane: true };
  return effect.modes.filter(({ effects }) => !mentionsOutOfRange(g, anywhere, chooser, effects));
}

/** Picks one of several things to happen; nothing happens where none of them may be picked. */
export function chooseMode(g: Engine, frame: EffectsFrame, effect: EffectOf<'chooseMode'>): boolean {
  const open = openOptions(g, frame.context, effect);
  if (open.length === 0) return true;
  const answer = choice(g, frame, 'mode', effect.chooser, () => ({
    kind: 'chooseMode',
    options: open.map(({ name }) => ({ type: 'mode', mode: name })),
  }));
  if (answer === null) return false;
  const mode = effect.modes.find(({ name }) => answer.type === 'mode' && name === answer.mode);
  // The inner effects go above this frame, which moves on to its next effect once they are done.
  if (mode !== undefined) nest(g, frame, mode.effects);
  return true;
}

/** A color, a subtype or a number is chosen for the source. */
export function chooseColor(
  g: Engine,
  frame: EffectsFrame,
  effect: EffectOf<'chooseColor' | 'chooseSubtype' | 'chooseNumber'>,
): boolean {
  const { context } = frame;
  const chooser = playersOf(g, context, effect.chooser)[0] ?? context.controller;
  const answer = g.ask(frame, 'color', () => ({
    ...(effect.effect === 'chooseColor'
      ? { kind: 'chooseColor' as const, options: effect.colors.map((color) => ({ type: 'color', color })) }
      : effect.effect === 'chooseNumber'
        ? { kind: 'chooseX' as const, options: numbersFrom(effect.least, effect.most) }
        : { kind: 'chooseMode' as const, options: effect.of.map((mode) => ({ type: 'mode', mode })) }),
    player: chooser,
    ...sourceOf(context),
  }));
  if (answer === undefined) return false;
  if (context.source !== null && g.state.objects.has(context.source)) {
    if (answer.type === 'color') g.changing(context.source).chosenColor = answer.color;
    else if (answer.type === 'mode') g.changing(context.source).chosenType = answer.mode;
    else if (answer.type === 'number') g.changing(context.source).chosenNumber = answer.number;
  }
  g.changed();
  return true;
}

export function may(g: Engine, frame: EffectsFrame, effect: EffectOf<'may'>): boolean {
  const [first] = effect.effects;
  const [who] = playersOf(g, frame.context, effect.player);
  // Who has nothing to choose from cannot do it, and who has no cards discards none.
  const able =
    first?.effect === 'chooseObject'
      ? objectsMatching(g, frame.context, first.from).length > 0
      : first?.effect !== 'discard' ||
        playersOf(g, frame.context, first.player)[0] !== who ||
        (g.state.hands[who ?? '']?.length ?? 0) > 0;
  const answer = choice(g, frame, 'may', effect.player, () => ({
    kind: 'may',
    options: able ? YES_OR_NO : [{ type: 'no' }],
  }));
  if (answer === null) return false;
  if (effect.remember !== undefined)
    remember(frame.context, effect.remember, [[who ?? '', answer.type === 'yes' ? 1 : 0]]);
  if (answer.type === 'yes') nest(g, frame, effect.effects);
  else if (effect.else !== undefined) nest(g, frame, effect.else);
  return true;
}

/** A player may pay. What is asked of a player who has left is a choice for a substitute, or simply not paid. */
export function mayPay(g: Engine, frame: EffectsFrame, effect: EffectOf<'mayPay'>): boolean {
  const { context } = frame;
  const wanted = playersOf(g, context, effect.player)[0] ?? context.controller;
  const settle = (paid: 0 | 1): void => {
    if (effect.remember !== undefined) remember(context, effect.remember, [[wanted, paid]]);
  };
  const refuse = (): boolean => {
    settle(0);
    if (effect.else !== undefined) nest(g, frame, effect.else);
    return true;
  };
  let payer: string | null = wanted;
  let obliged = false;
  if (g.state.players[wanted]?.inGame !== true) {
    const rule = g.rules.ask('leaving.costForDepartedPlayer');
    switch (rule) {
      case 'notPaid':
        g.emit('notPaid', { player: wanted, ...departed(g, wanted) });
        return refuse();
      case 'paid':
        settle(1);
        if (effect.effects !== undefined) nest(g, frame, effect.effects);
        return true;
      case 'controllerMayPay':
      case 'controllerPays':
        payer = context.controller;
        obliged = rule === 'controllerPays';
        break;
      case 'nextPlayerPays':
        payer = inTurnOrder(g, wanted)[0] ?? context.controller;
        obliged = true;
        break;
      case 'notSpecified':
        if (g.rules.ask('leaving.choiceByDepartedPlayer').endsWith('ExceptForCosts')) return refuse();
        payer = chooserOf(
          g,
          frame,
          'payer',
          wanted,
          context.controller,
          areOpponents(g, wanted, context.controller),
        );
        break;
      default:
        unhandled('leaving.costForDepartedPlayer', rule);
    }
  }
  if (payer === null) return false;
  const player = payer;
  const source = context.source === null ? null : (g.state.objects.get(context.source) ?? null);
  const answer = g.ask(frame, 'payment', () => {
    const able = payable(g, player, source, effect.costs, context);
    const options = obliged ? [{ type: 'yes' as const }] : YES_OR_NO;
    return {
      kind: 'payment',
      player,
      options: able ? options : [{ type: 'no' }],
      ...sourceOf(context),
    };
  });
  if (answer === undefined) return false;
  if (answer.type !== 'yes') return refuse();
  if (!pay(g, frame, 'cost', player, source, effect.costs, context)) return false;
  settle(1);
  if (effect.effects !== undefined) nest(g, frame, effect.effects);
  return true;
}

/** The players, in turn order, each say whether they pay or have something happen; then all who want to do so. */
export function anyPlayer(g: Engine, frame: EffectsFrame, effect: EffectOf<'anyPlayer'>): boolean {
  const { context } = frame;
  const { costs } = effect;
  const source = context.source === null ? null : (g.state.objects.get(context.source) ?? null);
  // Once somebody has paid mana, that of the others would change nothing.
  const once = effect.once ?? (effect.effects === undefined && costs?.every(({ cost }) => cost === 'mana'));
  const paying: PlayerId[] = [];
  const willing: PlayerId[] = [];
  for (const player of inGroups(g, playersMatching(g, context, effect.players)).flat()) {
    const own = { ...context, it: { player } };
    const able = costs === undefined || payable(g, player, source, costs, own);
    const asked = (key: string, options: Option[]) =>
      g.ask(frame, `${key} ${player}`, () => ({ kind: 'may', player, options, ...sourceOf(context) }));
    const answer = asked('does', able ? YES_OR_NO : [{ type: 'no' }]);
    if (answer === undefined) return false;
    const pays = answer.type === 'yes';
    const other = effect.either && !pays ? asked('has', YES_OR_NO) : answer;
    if (other === undefined) return false;
    if (pays) paying.push(player);
    if (other.type === 'yes') willing.push(player);
    if (once && willing.length > 0) break;
  }
  for (const player of paying) {
    const paid = `paid ${player}`;
    if (costs === undefined || frame.answers[paid] !== undefined) continue;
    const own = { ...context, it: { player } };
    if (!pay(g, frame, `cost ${player}`, player, source, costs, own)) return false;
    setAnswer(frame, paid, { type: 'yes' });
  }
  // The innermost frame runs first, so what follows is pushed first.
  const [first] = willing;
  const after = first === undefined ? effect.else : effect.then;
  if (after !== undefined) nest(g, frame, after, first === undefined ? {} : { it: { player: first } });
  if (effect.effects !== undefined)
    for (const player of willing.filter((one) => !effect.either || !paying.includes(one)).reverse())
      nest(g, frame, effect.effects, { it: { player } });
  return true;
}

export function conditional(g: Engine, frame: EffectsFrame, effect: EffectOf<'if'>): boolean {
  if (holds(g, frame.context, effect.condition)) nest(g, frame, effect.then);
  else if (effect.else !== undefined) nest(g, frame, effect.else);
  return true;
}

/** What happens to all players at the same time when it is the one thing that happens to each of them. */
const SIMULTANEOUS = new Set<Effect['effect']>(['gainLife', 'loseLife', 'setLife', 'poison', 'draw']);

/** One effect on all players at once that does the same as one effect on each of them; null where there is none. */
function atOnce({ players, objects, effects }: EffectOf<'forEach'>): Effect | null {
  const [only] = effects;
  if (players === undefined || objects !== undefined || effects.length !== 1 || only === undefined)
    return null;
  if (!SIMULTANEOUS.has(only.effect) || !('player' in only) || only.player.player !== 'it') return null;
  return { ...only, player: { player: 'each', filter: players } } as Effect;
}

/** The same effects for each player or object, the first in turn order first. */
export function forEach(g: Engine, frame: EffectsFrame, effect: EffectOf<'forEach'>): boolean {
  const { context } = frame;
  const together = atOnce(effect);
  if (together !== null) {
    nest(g, frame, [together]);
    return true;
  }
  const items = [
    ...(effect.players === undefined
      ? []
      : effect.first === undefined
        ? playersMatching(g, context, effect.players)
        : startingWith(g, playersOf(g, context, effect.first)[0], playersMatching(g, context, effect.players))
    ).map((player) => ({ player })),
    ...(effect.objects === undefined ? [] : objectsMatching(g, context, effect.objects)).map((object) => ({
      object: object.id,
    })),
  ];
  // The innermost frame runs first, so the last item is pushed first.
  for (const it of items.reverse()) nest(g, frame, effect.effects, { it });
  return true;
}

/** The same effects so many times, one after another; or until they are not to be carried out again. */
export function repeat(g: Engine, frame: EffectsFrame, effect: EffectOf<'repeat'>): boolean {
  const { effects, while: condition, may: player } = effect;
  const then = [effect];
  if (player) nest(g, frame, [...effects, { effect: 'may', player, effects: then }]);
  else if (condition) nest(g, frame, [...effects, { effect: 'if', condition, then }]);
  else
    for (let left = amountOf(g, frame.context, effect.times ?? 1); left > 0; left--) nest(g, frame, effects);
  return true;
}

/** Effects or abilities that speak of something as `that`, or by another word, with the object itself in its place. */
export const naming = <T>(said: T, { id, incarnation }: GameObject, word = 'that'): T =>
  JSON.parse(
    JSON.stringify(said).replaceAll(
      `{"object":"${word}"}`,
      JSON.stringify({ object: 'named', id, incarnation }),
    ),
  ) as T;

/** Effects of a later step, which is nobody's: "that player" is the one of now. */
function namingPlayer({ when, lasting, effects }: EffectOf<'delayed'>, name: PlayerId | undefined): Effect[] {
  const text = when.when === 'stepBegins' && !lasting && name !== undefined ? JSON.stringify(effects) : '';
  if (!text.includes('{"player":"that"}')) return effects;
  return JSON.parse(
    text.replaceAll('{"player":"that"}', JSON.stringify({ player: 'named', name })),
  ) as Effect[];
}

export function delayed(g: Engine, frame: EffectsFrame, effect: EffectOf<'delayed'>): boolean {
  const { context } = frame;
  const all = effect.object === undefined ? [] : objectsOf(g, context, effect.object);
  const [object] = all;
  // Several targets or tokens: one ability that names each of them.
  const said = namingPlayer(effect, context.that.player);
  const effects = all.length > 1 ? all.flatMap((one) => naming(said, one)) : said;
  if (effect.object?.object === 'each' && object === undefined) return true;
  g.state.delayed.push({
    id: ++g.state.clock,
    controller: context.controller,
    source: context.source ?? '',
    on: effect.when,
    effects,
    object:
      object === undefined || all.length > 1 ? null : { id: object.id, incarnation: object.incarnation },
    ...(effect.lasting ? { lasting: true } : {}),
    ...(effect.thisTurn ? { marker: g.thread.marker } : {}),
  });
  g.emit('delayedTriggerMade', {
    player: context.controller,
    ...(object === undefined ? {} : { object: object.id }),
  });
  return true;
}
