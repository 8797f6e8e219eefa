import { hasKeyword } from '../cards/traits.js';
import type { PlayerId } from '../cards/types.js';
import { leaveCombat } from '../combat/removal.js';
import type { Engine } from '../engine.js';
import type { GameObject } from '../state.js';
import { refreshControl } from './control.js';
import { putIn, takeOut } from './objects.js';

/** Has permanents, with all that is attached to them, be as if they were not there. They do not leave the battlefield. */
export function phaseOut(g: Engine, objects: readonly GameObject[]): void {
  // What is attached to another of them goes with that one.
  const own = objects.filter(({ attachedTo }) => !objects.some(({ id }) => id === attachedTo));
  for (const object of own) goOut(g, object);
  refreshControl(g);
}

function goOut(g: Engine, { id }: GameObject, host?: GameObject): void {
  const object = g.changing(id);
  if (object.zone !== 'battlefield') return;
  const attached = g.survey.permanents.filter(({ attachedTo }) => attachedTo === id);
  leaveCombat(g, object);
  g.emit('phasedOut', { object: id });
  takeOut(g, object);
  putIn(g, object, 'phased');
  if (host) object.phasedOutWith = host.id;
  for (const one of attached) goOut(g, one, object);
}

function comeIn(g: Engine, { id }: GameObject): void {
  const object = g.changing(id);
  delete object.phasedOutWith;
  putIn(g, object, 'battlefield');
  for (const one of away(g)) if (one.phasedOutWith === id) comeIn(g, one);
  g.emit('phasedIn', { object: id });
}

const away = (g: Engine): GameObject[] => {
  const found: GameObject[] = [];
  if (!g.phased) return found;
  for (const object of g.state.objects.all) if (object.zone === 'phased') found.push(object);
  return found;
};

/** What the untap step of these players begins with. @returns what has come in */
export function phase(g: Engine, active: readonly PlayerId[]): GameObject[] {
  const theirs = ({ controller }: GameObject): boolean => active.includes(controller);
  const back = away(g).filter(
    (object) => theirs(object) && (!object.phasedOutWith || g.object(object.phasedOutWith).zone !== 'phased'),
  );
  const out = g.survey.permanents.filter((object) => theirs(object) && hasKeyword(g, object, 'phasing'));
  if (out.length > 0) phaseOut(g, out);
  for (const object of back) comeIn(g, object);
  if (back.length > 0) refreshControl(g);
  return back.map(({ id }) => g.object(id));
}

/** What a player who has left controls while it is phased out goes back to whom no effect took it from, or is left to the rules. */
export function releasePhased(g: Engine, player: PlayerId): GameObject[] {
  const theirs = away(g).filter(({ controller }) => controller === player);
  for (const { id, defaultController } of theirs) g.changing(id).controller = defaultController;
  return theirs.filter(({ defaultController }) => defaultController === player);
}
