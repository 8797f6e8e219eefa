import { NO_ANSWERS } from '../answers.js';
import { contextOf } from '../cards/context.js';
import { matches } from '../cards/filters.js';
import type { ObjectId } from '../cards/types.js';
import type { EffectsFrame } from '../effects/nest.js';
import type { EffectOf } from '../effects/types.js';
import type { Engine } from '../engine.js';
import { startingLife } from '../life/seen.js';
import { shuffle } from '../random.js';
import { limited } from '../reach/range.js';
import { remaining } from '../table/seats.js';
import { turnTakerOf } from '../table/teams.js';
import { listFor } from '../zones/lists.js';

/**
 * The game starts again with everybody who is still in it, out of range or not; the player whose effect it was
 * begins. Cards that the effect keeps stay in exile and come onto the battlefield under that player's control.
 */
export function restartGame(g: Engine, frame: EffectsFrame, effect: EffectOf<'restart'>): boolean {
  const { context } = frame;
  if (limited(g)) {
    // A restarted game leaves no part of the old one in which somebody out of range could remain.
    g.rules.rely('rangeOfInfluence.restartExemption');
  }
  const { state } = g;
  const keep = effect.keep;
  const kept = g.state.objects.all.filter(
    (object) =>
      keep !== undefined &&
      object.exists &&
      object.kind === 'card' &&
      matches(g, contextOf(context.controller, context.source), object, keep) &&
      object.cameBy === context.source,
  );
  for (const player of remaining(g)) {
    state.hands[player] = [];
    state.graveyards[player] = [];
    state.libraries[player] = (state.libraries[player] ?? []).filter((id) => id === '');
  }
  const leading: ObjectId[] = [];
  for (const before of g.state.objects.all) {
    if (!before.exists || before.zone === 'outside') continue;
    const object = g.changing(before.id);
    // Dungeons are no part of a deck.
    if (object.kind !== 'card' || object.room !== undefined) {
      object.exists = false;
      object.zone = 'outside';
      continue;
    }
    object.incarnation++;
    object.tapped = false;
    object.damage = 0;
    object.counters = {};
    object.attachedTo = null;
    delete object.protector;
    object.controller = object.owner;
    object.defaultController = object.owner;
    if (kept.includes(before)) {
      object.zone = 'exile';
      continue;
    }
    if (object.commander) {
      object.zone = 'command';
      leading.push(object.id);
      continue;
    }
    object.zone = 'library';
    listFor(state.libraries, object.owner).push(object.id);
  }
  state.battlefield = [];
  state.command = leading;
  state.anteZone = [];
  state.exile = kept.map((object) => object.id);
  for (const marker of Object.keys(state.stacks)) state.stacks[Number(marker)] = [];
  g.setEffects([]);
  state.waiting = [];
  state.delayed = [];
  state.extraTurns = [];
  state.skips = [];
  state.armed = {};
  state.markers = [];
  delete state.monarch;
  delete state.initiative;
  delete state.removals;
  state.turnCount = 0;
  state.lastRegular = null;
  for (const player of remaining(g)) {
    const own = state.players[player];
    if (own === undefined) continue;
    Object.assign(own, {
      poison: 0,
      landsPlayed: 0,
      drewFromEmpty: false,
      mulligans: 0,
      kept: false,
      turnsTaken: 0,
    });
    delete own.fromCommanders;
    delete own.castCommanders;
    delete own.pool;
    delete own.energy;
    delete own.completed;
    own.life = state.options.startingLife;
    shuffle(state, state.libraries[player] ?? []);
  }
  for (const [team, record] of Object.entries(state.teams)) {
    record.poison = 0;
    record.life = startingLife(g, team);
  }
  g.emit('restarted', { player: context.controller });
  const first = state.threads[0];
  state.threads = first === undefined ? [] : [first];
  if (first !== undefined) {
    first.turn = null;
    first.asked = [];
    first.frames = [
      {
        kind: 'opening',
        stage: 'hands',
        round: null,
        rounds: 0,
        cause: g.cause,
        answers: NO_ANSWERS,
        keep: kept.map((object) => object.id),
      },
    ];
  }
  state.startingParty = turnTakerOf(g, context.controller);
  return false;
}
