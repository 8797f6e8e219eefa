import { NO_ANSWERS, setAnswer } from '../answers.js';
import { contextOf } from '../cards/context.js';
import type { Cost } from '../cards/types.js';
import { carryOut } from '../carryOut.js';
import type { Engine } from '../engine.js';
import { ignoresRange } from '../reach/information.js';
import type { Target } from '../state.js';
import { partyOf } from '../table/teams.js';
import type { Frame, Thread } from '../threads.js';
import { countCast } from '../zones/commandZone.js';
import { reveal } from '../zones/faceDown.js';
import { removeEffects } from '../zones/inEffect.js';
import { cease, moveObject } from '../zones/move.js';
import { newObject, putIn } from '../zones/objects.js';
import { activatedAbility, isManaAbility } from './abilities.js';
import { activatedNow, castSpecs, forbiddenFor } from './actions.js';
import { costsBeside } from './beside.js';
import { castFaceDown, facesDown, relyOnPermission } from './castFaceDown.js';
import { pay } from './costs.js';
import { flashbackOf } from './flashback.js';
import { castAs } from './halves.js';
import { chooseHelp, useHelp } from './helped.js';
import { manaOf } from './lifeForMana.js';
import { chooseModes, specsOfModes } from './modes.js';
import { openX } from './openX.js';
import { affordable, entwines, kicks, otherCosts, overloads } from './optional.js';
import { MOST_X, payableX } from './payableX.js';
import { activating, casting, manaFor } from './pool.js';
import { priceOf, timesX } from './price.js';
import { settlesActivePlayer } from './references.js';
import { joinedModes, splices } from './splice.js';
import { chooseStack } from './stackChoice.js';
import { canTargetAll, chooseTargets } from './targets.js';

type CastFrame = Extract<Frame, { kind: 'cast' }>;
type ActivateFrame = Extract<Frame, { kind: 'activate' }>;
type StackTriggerFrame = Extract<Frame, { kind: 'stackTrigger' }>;

/** Casting a spell: onto the stack, X, targets, payment. */
export function runCast(g: Engine, thread: Thread, frame: CastFrame): boolean {
  const object = g.object(frame.object);
  if (g.state.players[frame.player]?.inGame !== true || !object.exists) return true;
  // What is on a stack already has been cast in another turn that goes on at the same time.
  if (object.zone === 'stack') return true;
  const other = castAs(g, thread, frame, object);
  if (other === null) return false;
  if (other !== undefined) {
    // From here on it is cast as what it will be.
    const own = g.changing(object.id);
    own.front = own.card;
    own.card = other;
    g.changed();
    return false;
  }
  const card = g.definition(object);
  const specs = castSpecs(g, object);
  const elsewhere = chooseStack(
    g,
    thread,
    frame,
    frame.player,
    object,
    specs.some((spec) => spec.objects?.zone === 'stack'),
  );
  if (elsewhere === null) return false;
  if (elsewhere !== thread.marker) return moveFrame(g, thread, frame, elsewhere);
  const down = card.morph === undefined ? false : facesDown(g, thread, frame, object);
  if (down === null) return false;
  if (down) return castFaceDown(g, thread, frame, object);
  const context = contextOf(frame.player, object.id, { n: object.n, x: object.x });
  const times = timesX(card);
  if (times > 0 && object.x === 0 && frame.free !== true) {
    const mana = manaFor(g, frame.player, casting(object));
    const most = mana === null ? MOST_X : Math.max(0, Math.floor((mana - (card.cost ?? 0)) / times));
    const answer = g.ask(frame, 'x', () => ({
      kind: 'chooseX',
      player: frame.player,
      options: payableX(g, frame.player, object, card.additionalCosts ?? [], context, casting(object))
        .filter(
          (x) =>
            x <= most &&
            !forbiddenFor(g, frame.player, object, x) &&
            (!specs.some((spec) => spec.x) || canTargetAll(g, { ...context, x }, specs, null)),
        )
        .map((number) => ({ type: 'number', number })),
      object: object.id,
    }));
    if (answer === undefined) return false;
    context.x = answer.type === 'number' ? answer.number : 0;
  }
  const permitted = g.inEffect
    .of('castPermission')
    .filter(({ content }) => content.object === object.id && content.player === frame.player);
  const paid = permitted.some(({ content }) => content.paid);
  // Of a library the top card may be cast for what it costs.
  const given = object.zone === 'library' ? permitted.length > 0 : !['hand', 'command'].includes(object.zone);
  const free = frame.free === true || (given && !paid);
  const overloaded = free ? false : overloads(g, frame, object);
  if (overloaded === null) return false;
  const modes = card.spell?.modes;
  const estimate = manaOf(card, priceOf(g, frame.player, object, context.x));
  const entwined = modes ? entwines(g, frame, object, free ? [] : [estimate], context) : false;
  if (entwined === null) return false;
  if (modes !== undefined && entwined) context.modes = modes.of.map((_, at) => at);
  else if (modes !== undefined) {
    const chosen = chooseModes(g, frame, context, modes, object, thread.marker);
    if (chosen === null) return false;
    context.modes = chosen;
  }
  const beside = costsBeside(g, frame, object, free ? [] : [estimate], context);
  if (beside === null) return false;
  const joined = splices(g, frame, object, [...(free ? [] : [estimate]), ...beside], context);
  if (joined === null) return false;
  const names = joined.map((id) => g.object(id).card);
  const whole = joined.length > 0 ? joinedModes(g, object, names) : undefined;
  if (whole) context.modes = whole.of.map((_, at) => at);
  const aims = overloaded ? [] : affordable(g, frame, object, whole ? specsOfModes(whole) : specs);
  const targets = chooseTargets(g, frame, context, aims, object.id, thread.marker);
  if (targets === null) return false;
  relyOnPermission(g);
  const flashback = object.zone === 'graveyard' && frame.free !== true ? flashbackOf(g, object) : undefined;
  const striving = (card.strive ?? 0) * Math.max(0, targets.length - 1);
  const price = priceOf(g, frame.player, object, times > 0 ? context.x : 0) + striving;
  const instead = free ? [] : overloaded ? card.overload?.costs : otherCosts(g, frame, object, price);
  if (instead === null) return false;
  const help =
    free || instead !== undefined || card.helped === undefined
      ? []
      : chooseHelp(g, frame, frame.player, object, price);
  if (help === null) return false;
  if (card.helped === 'player' && price - help.length > (manaFor(g, frame.player, casting(object)) ?? price))
    return true;
  const mana = manaOf(card, price - help.length);
  const costs: Cost[] = [
    ...(free || instead !== undefined ? (instead ?? []) : [mana]),
    ...(flashback ?? []),
    ...beside,
    ...(entwined ? (card.entwine ?? []) : []),
    ...joined.flatMap((id) => g.definition(g.object(id)).splice?.costs ?? []),
  ];
  const more: Partial<Record<'kicker' | 'secondKicker' | 'buyback', boolean>> = {};
  for (const slot of ['kicker', 'secondKicker', 'buyback'] as const) {
    const own = card[slot];
    if (own === undefined) continue;
    const paid = kicks(g, frame, object, own, costs, context, slot);
    if (paid === null) return false;
    more[slot] = paid;
    if (paid) costs.push(...own);
  }
  const { additionalCosts, alternative, kicker, buyback, entwine } = card;
  const payer =
    (additionalCosts ?? alternative ?? kicker ?? buyback ?? entwine ?? flashback ?? whole) && object;
  const on = casting(object);
  if (costs.length > 0 && !pay(g, frame, 'cost', frame.player, payer ?? null, costs, context, on))
    return false;
  useHelp(g, frame.player, object, help);
  for (const id of joined) g.emit('revealed', { player: frame.player, object: id });
  const from = object.zone;
  moveObject(g, object.id, 'stack', {
    under: frame.player,
    marker: thread.marker,
  });
  const spell = g.object(object.id);
  if (from === 'command') countCast(g, spell.id, frame.player);
  if (more.kicker) spell.kicked = more.secondKicker === false ? 'first' : true;
  else if (more.secondKicker) spell.kicked = 'second';
  else if (spell.kicked !== undefined) delete spell.kicked;
  if (!free && instead !== undefined && !overloaded) spell.otherCost = true;
  else if (spell.otherCost !== undefined) delete spell.otherCost;
  if (frame.suspended) spell.suspended = true;
  if (overloaded) spell.overloaded = true;
  if (whole) spell.joined = names;
  if (more.buyback) spell.boughtBack = true;
  else if (spell.boughtBack !== undefined) delete spell.boughtBack;
  if (card.aftermath || (flashback !== undefined && !card.retrace)) spell.flashedBack = true;
  spell.targets = targets;
  if (g.away.origins) spell.castFrom = from;
  if (context.chosen.subtype) spell.chosenType = context.chosen.subtype;
  if (Object.keys(context.chosen).length > 0) spell.paid = { ...context.chosen };
  else if (spell.paid !== undefined) delete spell.paid;
  if (context.modes !== undefined) spell.modes = [...context.modes];
  spell.x = context.x;
  if (g.inEffect.has('castPermission'))
    removeEffects(g, ({ content }) => content.kind === 'castPermission' && content.object === object.id);
  g.state.spellsThisTurn[frame.player] = (g.state.spellsThisTurn[frame.player] ?? 0) + 1;
  g.emit('cast', {
    player: frame.player,
    object: object.id,
    detail: { targets: targets.map(nameOf), marker: thread.marker },
  });
  return true;
}

function nameOf(target: Target): string {
  return target.player ?? target.object ?? '';
}

/** Activating an ability: stack, targets, costs. */
export function runActivate(g: Engine, thread: Thread, frame: ActivateFrame): boolean {
  const source = g.object(frame.object);
  if (g.state.players[frame.player]?.inGame !== true || !source.exists) return true;
  const ability = activatedAbility(g, source, frame.ability);
  if (ability === undefined) return true;
  const specs = ability.targets ?? [];
  const onStack = specs.some((spec) => spec.objects?.zone === 'stack');
  const elsewhere = chooseStack(g, thread, frame, frame.player, source, onStack);
  if (elsewhere === null) return false;
  if (elsewhere !== thread.marker) return moveFrame(g, thread, frame, elsewhere);
  const context = contextOf(frame.player, source.id, { n: source.n, x: source.x });
  if (ability.x) {
    const answer = g.ask(frame, 'x', () => ({
      kind: 'chooseX',
      player: frame.player,
      options: openX(g, thread, frame.player, source, ability, context).map((number) => ({
        type: 'number',
        number,
      })),
      object: source.id,
    }));
    if (answer === undefined) return false;
    context.x = answer.type === 'number' ? answer.number : 0;
  }
  const targets = chooseTargets(g, frame, context, specs, source.id, thread.marker);
  if (targets === null || !settlesActivePlayer(g, frame, context, ability.effects)) return false;
  const on = activating(source);
  if (!pay(g, frame, 'cost', frame.player, source, ability.costs, context, on)) return false;
  if (ability.label === 'morph') {
    relyOnPermission(g);
    reveal(g, source, true);
    return true;
  }
  if (ability.label === 'suspend') {
    // Neither this nor turning a creature up uses the stack.
    relyOnPermission(g);
    carryOut(g, ability.effects, context);
    return true;
  }
  if (ability.label === 'deploy') {
    g.rules.ask('deployCreatures.ability');
    g.rules.ask('deployCreatures.timing');
  }
  if (ability.once)
    g.changing(source.id).activated = {
      ...source.activated,
      [frame.ability]: [...activatedNow(g, source, frame.ability), g.state.turnCount],
    };
  relyOnPermission(g);
  if (isManaAbility(ability)) {
    const { player } = frame;
    const event = g.emit('activated', {
      player,
      object: source.id,
      detail: { targets: [], ability: frame.ability, marker: thread.marker },
    });
    g.because(event, () => carryOut(g, ability.effects, context));
    return true;
  }
  const item = newObject(g, 'ability', '', frame.player);
  item.marker = thread.marker;
  item.targets = targets;
  item.n = source.n;
  item.x = context.x;
  if (Object.keys(context.chosen).length > 0) item.paid = { ...context.chosen };
  item.ability = {
    source: source.id,
    label: ability.label ?? 'activated',
    effects: ability.effects,
    specs,
    condition: null,
    that: context.remembered.paid === undefined ? {} : { amount: context.remembered.paid },
    index: frame.ability,
    triggered: false,
  };
  putIn(g, item, 'stack');
  if (ability.label === 'cycling') {
    moveObject(g, source.id, 'graveyard');
    g.emit('discarded', { player: frame.player, object: source.id });
    g.emit('cycled', { player: frame.player, object: source.id });
  }
  g.emit('activated', {
    player: frame.player,
    object: source.id,
    other: item.id,
    detail: { targets: targets.map(nameOf), ability: frame.ability, marker: thread.marker },
  });
  return true;
}

/** Targets of a triggered ability that has just been put on the stack. */
export function runStackTrigger(g: Engine, thread: Thread, frame: StackTriggerFrame): boolean {
  const item = g.object(frame.object);
  const ability = item.ability;
  if (ability === null || !item.exists) return true;
  const source = g.state.objects.get(ability.source);
  const context = contextOf(item.controller, ability.source, {
    that: ability.that,
    n: item.n,
    x: item.x,
    plane: source !== undefined && ignoresRange(g, source),
  });
  if (ability.modes !== undefined) {
    const chosen = chooseModes(g, frame, context, ability.modes, item, thread.marker);
    if (chosen === null) return false;
    if (chosen.length === 0) {
      cease(g, item);
      return true;
    }
    context.modes = chosen;
    item.modes = chosen;
  }
  const required = ability.specs.some(
    ({ min, mode }) => (min ?? 1) > 0 && (mode === undefined || item.modes?.includes(mode)),
  );
  const targets = chooseTargets(g, frame, context, ability.specs, ability.source, thread.marker);
  if (targets === null || !settlesActivePlayer(g, frame, context, ability.effects)) return false;
  if (required && targets.length === 0) {
    cease(g, item);
    return true;
  }
  item.targets = targets;
  if (context.chosen['#active'] !== undefined) item.paid = { ...item.paid, ...context.chosen };
  g.emit('targetsChosen', {
    player: item.controller,
    object: ability.source,
    other: item.id,
    detail: { targets: targets.map(nameOf) },
  });
  return true;
}

/** The announcement goes on with another turn marker's stack. */
function moveFrame(g: Engine, thread: Thread, frame: CastFrame | ActivateFrame, marker: number): boolean {
  const other = g.state.threads.find((each) => each.marker === marker);
  if (other === undefined) return true;
  const at = thread.frames.lastIndexOf(frame);
  if (at >= 0) thread.frames.splice(at, 1);
  other.asked = [];
  const top = other.frames[other.frames.length - 1];
  if (top?.kind === 'priority') {
    top.passed = [];
    top.settled = false;
    top.holder = partyOf(g, frame.player);
    top.answers = NO_ANSWERS;
  }
  setAnswer(frame, 'stackChosen', true);
  other.frames.push(frame);
  return false;
}
