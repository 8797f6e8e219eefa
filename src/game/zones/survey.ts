import { glance } from '../cards/context.js';
import type { Layers } from '../cards/face.js';
import { matches } from '../cards/filters.js';
import { layersOf } from '../cards/traits.js';
import type { Ability, EventPattern, ObjectId, PlayerId, StaticAbility } from '../cards/types.js';
import type { Engine } from '../engine.js';
import { limitedTo } from '../reach/information.js';
import { type Activated, asSorcery, DEPLOY_INDEX, deployAbility, deploys } from '../stack/abilities.js';
import type { GameObject } from '../state.js';
import { listIn } from './lists.js';

/** A static ability in force, with the permanent that has it. */
export interface InForce<K extends StaticAbility['static'] = StaticAbility['static']> {
  source: GameObject;
  ability: Extract<StaticAbility, { static: K }>;
}

/** A triggered ability that waits for its event, with whoever will control it. */
export interface Watcher {
  source: GameObject;
  controller: PlayerId;
  index: number;
  ability: Extract<Ability, { ability: 'triggered' }>;
}

/** An activated ability of something in play. */
interface InPlay {
  object: GameObject;
  index: number;
  ability: Activated;
}

/** What is in force in play and what waits for events there. */
export interface Forces {
  statics: ReadonlyMap<StaticAbility['static'], readonly InForce[]>;
  watchers: ReadonlyMap<EventPattern['when'], readonly Watcher[]>;
  /** A static ability changes keywords or numbers of others. */
  modifies: boolean;
}

/** What is in play and what it can do, sorted by who asks for it. */
export interface Survey extends Forces {
  permanents: readonly GameObject[];
  /** Permanents that a rule about permanents of which there may be few could concern. */
  special: readonly GameObject[];
  /** Abilities that only the controller (or owner) may activate, by that player. */
  own: ReadonlyMap<PlayerId, readonly InPlay[]>;
  /** Abilities that anybody may activate. */
  anybodys: readonly InPlay[];
  /** Those of their own abilities that players could activate although they could cast no sorcery. */
  quick: ReadonlyMap<PlayerId, readonly InPlay[]>;
  /** Activated and triggered abilities that static abilities give to permanents, behind their own. */
  granted?: ReadonlyMap<ObjectId, readonly Ability[]>;
  /**
   * Nothing in play makes a state-based action or a state trigger depend on anything but the permanents
   * themselves and the totals of the players.
   */
  straightforward: boolean;
  /** Straightforward, and whether abilities can be activated depends on nothing but what is in play. */
  steady: boolean;
}

const TWISTS = new Set<StaticAbility['static']>([
  'players',
  'pump',
  'grant',
  'lose',
  'define',
  'control',
  'types',
]);

/** What changes the options of players by more than what is in play. */
const OPTIONAL = new Set<StaticAbility['static']>(['price', 'lands', 'cantCast', 'castLimit', 'asFlash']);

const NO_STATICS: ReadonlyMap<StaticAbility['static'], InForce[]> = new Map();
const NO_WATCHERS: Survey['watchers'] = new Map();

/** Those of the abilities of players that can be activated although no sorcery could be cast. */
function quickAmong(own: Survey['own']): Survey['quick'] {
  const found = new Map<PlayerId, readonly InPlay[]>();
  for (const [player, list] of own) {
    const quick = list.filter(isQuick);
    if (quick.length > 0) found.set(player, quick);
  }
  return found;
}

const isQuick = ({ ability }: InPlay): boolean => !asSorcery(ability);

function hasKind(statics: Survey['statics'], kind: StaticAbility['static']): boolean {
  return statics.has(kind);
}

/** The abilities in play that give types, subtypes and colours, the oldest first. */
export function findTypings(g: Engine): InForce<'types'>[] {
  return g.state.battlefield
    .flatMap((id) => {
      const source = g.object(id);
      return layersOf(g, source).abilities.flatMap((ability): InForce<'types'>[] =>
        ability.ability === 'static' && ability.static === 'types' ? [{ source, ability }] : [],
      );
    })
    .sort((a, b) => a.source.timestamp - b.source.timestamp);
}

/** Looks over the battlefield and the command zone once. */
export function takeSurvey(g: Engine): Survey {
  const { state } = g;
  const permanents: GameObject[] = [];
  const special: GameObject[] = [];
  let statics: Map<StaticAbility['static'], InForce[]> | null = null;
  let watchers: Map<EventPattern['when'], Watcher[]> | null = null;
  const own = new Map<PlayerId, InPlay[]>();
  const anybodys: InPlay[] = [];
  let straightforward = true;
  let steady = true;
  let deploying: Activated | false | null = state.options.deployCreatures ? null : false;

  const add = (entry: InPlay): void => {
    const who = entry.ability.who ?? 'controller';
    if (who === 'anyPlayer') anybodys.push(entry);
    else listIn(own, who === 'owner' ? entry.object.owner : entry.object.controller).push(entry);
  };
  const look = (object: GameObject): Layers => {
    const layers = layersOf(g, object);
    const { abilities } = layers;
    if (layers.plain === null) straightforward = false;
    if (!layers.steady) steady = false;
    for (let index = 0; index < abilities.length; index++) {
      const ability = abilities[index] as Ability;
      switch (ability.ability) {
        case 'static':
          statics ??= new Map();
          listIn(statics, ability.static).push({ source: object, ability });
          if (TWISTS.has(ability.static)) straightforward = false;
          if (ability.if !== undefined || OPTIONAL.has(ability.static)) steady = false;
          break;
        case 'triggered': {
          if (ability.from !== undefined) break;
          const plane = object.zone === 'command' ? state.planarController : null;
          watchers ??= new Map();
          listIn(watchers, ability.on.when).push({
            source: object,
            controller: plane ?? object.controller,
            index,
            ability,
          });
          if (ability.on.when === 'state') straightforward = false;
          break;
        }
        case 'activated':
          if ((ability.from ?? 'battlefield') === 'battlefield') add({ object, index, ability });
          break;
      }
    }
    return layers;
  };
  for (const id of state.battlefield) {
    const object = g.object(id);
    permanents.push(object);
    const layers = look(object);
    if (layers.special) special.push(object);
    if (object.attachedTo !== null || layers.aura) straightforward = false;
    if (deploying !== false && layers.creature) {
      deploying ??= deploys(g) && deployAbility(g);
      if (deploying) add({ object, index: DEPLOY_INDEX, ability: deploying });
    }
  }
  // The abilities of a card that only waits there to be cast are not in force.
  for (const id of state.command) if (!g.object(id).commander) look(g.object(id));
  const granted = grantedAbilities(g, permanents, statics ?? NO_STATICS);
  for (const [id, abilities] of granted ?? NO_GRANTS) {
    const object = g.object(id);
    straightforward = false;
    const { length } = layersOf(g, object).abilities;
    for (const [at, ability] of abilities.entries()) {
      const index = length + at;
      if (ability.ability === 'activated') add({ object, index, ability });
      else if (ability.ability === 'triggered') {
        watchers ??= new Map();
        listIn(watchers, ability.on.when).push({
          source: object,
          controller: object.controller,
          index,
          ability,
        });
      }
    }
  }
  for (const list of (statics ?? NO_STATICS).values())
    list.sort((a, b) => a.source.timestamp - b.source.timestamp);
  return {
    permanents,
    special,
    statics: statics ?? NO_STATICS,
    watchers: watchers ?? NO_WATCHERS,
    own,
    anybodys,
    quick: quickAmong(own),
    ...(granted === undefined ? {} : { granted }),
    modifies:
      statics !== null && (hasKind(statics, 'pump') || hasKind(statics, 'grant') || hasKind(statics, 'lose')),
    straightforward,
    steady: straightforward && steady,
  };
}

/**
 * What there is in play after something has come without abilities that are in force or wait, where nothing in play modifies
 * anything; null where all of it has to be looked over again.
 */
export function surveyWith(g: Engine, before: Survey, object: GameObject): Survey | null {
  const layers = layersOf(g, object);
  const { command } = g.state;
  if (layers.plain === null || layers.aura || object.attachedTo !== null || command.length > 0) return null;
  const entries: InPlay[] = [];
  layers.abilities.forEach((ability, index) => {
    if (ability.ability === 'activated' && (ability.from ?? 'battlefield') === 'battlefield')
      entries.push({ object, index, ability });
  });
  if (entries.some(({ ability }) => (ability.who ?? 'controller') !== 'controller')) return null;
  if (g.state.options.deployCreatures && layers.creature && g.rules.aside(deploys, g))
    entries.push({
      object,
      index: DEPLOY_INDEX,
      ability: g.rules.aside(deployAbility, g),
    });
  const { controller } = object;
  const { statics, watchers, anybodys, modifies } = before;
  const own = withMore(before.own, controller, entries);
  return {
    statics,
    watchers,
    anybodys,
    modifies,
    straightforward: true,
    own,
    quick: withMore(before.quick, controller, entries.filter(isQuick)),
    permanents: [...before.permanents, object],
    special: layers.special ? [...before.special, object] : before.special,
    steady: before.steady && layers.steady,
  };
}

/** The abilities of players with more of one of them. */
function withMore(lists: Survey['own'], player: PlayerId, more: readonly InPlay[]): Survey['own'] {
  if (more.length === 0) return lists;
  return new Map(lists).set(player, [...(lists.get(player) ?? []), ...more]);
}

/** The abilities of players without those of what has left. */
function withoutGone(lists: Survey['own'], gone: readonly GameObject[]): Survey['own'] {
  let others: Map<PlayerId, readonly InPlay[]> | null = null;
  for (const [player, list] of lists) {
    const left = list.filter(({ object }) => !gone.includes(object));
    if (left.length === list.length) continue;
    others ??= new Map(lists);
    if (left.length > 0) others.set(player, left);
    else others.delete(player);
  }
  return others ?? lists;
}

/** What there is in play after these have left it, in the same case and where what there was is steady. */
export function surveyWithout(before: Survey, gone: readonly GameObject[]): Survey {
  const stays = (object: GameObject): boolean => !gone.includes(object);
  const { statics, watchers, modifies, anybodys } = before;
  return {
    permanents: before.permanents.filter(stays),
    special: before.special.length === 0 ? before.special : before.special.filter(stays),
    statics,
    watchers,
    own: withoutGone(before.own, gone),
    quick: withoutGone(before.quick, gone),
    anybodys: anybodys.length === 0 ? anybodys : anybodys.filter(({ object }) => stays(object)),
    modifies,
    straightforward: true,
    steady: true,
  };
}

const NO_GRANTS: ReadonlyMap<ObjectId, readonly Ability[]> = new Map();

/** What static abilities give to permanents beside keywords; undefined where none gives anything. */
function grantedAbilities(
  g: Engine,
  permanents: readonly GameObject[],
  statics: Survey['statics'],
): Map<ObjectId, Ability[]> | undefined {
  let found: Map<ObjectId, Ability[]> | undefined;
  for (const { source, ability } of statics.get('grant') ?? []) {
    if (ability.static !== 'grant' || ability.abilities === undefined) continue;
    const context = glance(source.controller, source.id);
    for (const object of permanents) {
      if (!limitedTo(g, source, object)) continue;
      if (!matches(g, context, object, ability.which, layersOf(g, object))) continue;
      found ??= new Map();
      listIn(found, object.id).push(...ability.abilities);
    }
  }
  return found;
}

/** Whether an ability in play waits for one of these kinds of events. */
export function isAwaited({ watchers }: Forces, patterns: readonly EventPattern['when'][]): boolean {
  if (watchers.size === 0) return false;
  for (const when of patterns) if (watchers.has(when)) return true;
  return false;
}
