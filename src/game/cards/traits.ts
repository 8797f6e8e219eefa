import type { Engine } from '../engine.js';
import { informationViewers, limitedTo } from '../reach/information.js';
import type { GameObject } from '../state.js';
import { amountOf } from './amounts.js';
import { contextOf } from './context.js';
import { matches } from './filters.js';
import type {
  Ability,
  Amount,
  CardDefinition,
  Characteristics,
  ObjectId,
  PlayerId,
  StaticAbility,
} from './types.js';

/** The characteristics of an object with every effect considered. */
export interface Traits {
  name: string;
  types: string[];
  supertypes: string[];
  subtypes: string[];
  colors: string[];
  keywords: string[];
  abilities: Ability[];
  power: number;
  toughness: number;
}

const PERMANENT = ['artifact', 'creature', 'enchantment', 'land', 'planeswalker', 'battle'];

export function isPermanentType(type: string): boolean {
  return PERMANENT.includes(type);
}

/** Characteristics without power and toughness, which may ask for those of others. */
interface Layers {
  name: string;
  types: string[];
  supertypes: string[];
  subtypes: string[];
  colors: string[];
  keywords: string[];
  abilities: Ability[];
  basePower: Amount;
  baseToughness: Amount;
}

/** What is printed on an object, worked out once for each definition and each object printed by the set-up. */
const bases = new WeakMap<object, WeakMap<object, Layers>>();

function printedLayers(card: CardDefinition, printed: Characteristics | null): Layers {
  const second: object = printed ?? card;
  let known = bases.get(card);
  if (known === undefined) {
    known = new WeakMap();
    bases.set(card, known);
  }
  let layers = known.get(second);
  if (layers === undefined) {
    layers = {
      name: printed?.name ?? card.name,
      types: printed?.types ?? card.types,
      supertypes: printed?.supertypes ?? card.supertypes ?? [],
      subtypes: printed?.subtypes ?? card.subtypes ?? [],
      colors: printed?.colors ?? card.colors ?? [],
      keywords: [...(card.keywords ?? []), ...(printed?.keywords ?? [])],
      abilities: printed?.abilities ?? card.abilities ?? [],
      basePower: printed?.power ?? card.power ?? 0,
      baseToughness: printed?.toughness ?? card.toughness ?? 0,
    };
    known.set(second, layers);
  }
  return layers;
}

/** What is printed, what the object has become and what it has been granted by effects with a duration. */
export function layersOf(g: Engine, object: GameObject): Layers {
  const printed = printedLayers(g.definition(object), object.printed);
  const changes = g.cached('changes', () =>
    g.state.effects.filter(({ content }) => content.kind === 'become' || content.kind === 'grant'),
  );
  if (changes.length === 0) return printed;
  return g.cached(`layers ${object.id}`, () => {
    const layers = { ...printed };
    for (const { content } of changes) {
      if (content.kind === 'become' && concerns(content, object)) {
        const { spec } = content;
        if (spec.name !== undefined) layers.name = spec.name;
        if (spec.types !== undefined) layers.types = spec.types;
        if (spec.supertypes !== undefined) layers.supertypes = spec.supertypes;
        if (spec.subtypes !== undefined) layers.subtypes = spec.subtypes;
        if (spec.colors !== undefined) layers.colors = spec.colors;
        if (spec.keywords !== undefined) layers.keywords = [...layers.keywords, ...spec.keywords];
        if (spec.power !== undefined) layers.basePower = spec.power;
        if (spec.toughness !== undefined) layers.baseToughness = spec.toughness;
        if (spec.abilities !== undefined) layers.abilities = spec.abilities;
      } else if (content.kind === 'grant' && concerns(content, object)) {
        layers.keywords = [...layers.keywords, ...content.keywords];
        layers.abilities = [...layers.abilities, ...content.abilities];
      }
    }
    return layers;
  });
}

/** Traits of objects that nothing modifies and whose power and toughness are plain numbers. */
const plain = new WeakMap<Layers, Traits>();

/** The traits of an object that nothing modifies, or null where something might. */
function plainTraits(g: Engine, object: GameObject, layers: Layers): Traits | null {
  const known = plain.get(layers);
  if (known === undefined) {
    const { basePower, baseToughness } = layers;
    if (typeof basePower !== 'number' || typeof baseToughness !== 'number') return null;
    if (layers.abilities.some((ability) => ability.ability === 'static' && ability.static === 'define'))
      return null;
    const sized = layers.types.includes('creature') || object.printed?.power !== undefined;
    plain.set(layers, { ...layers, power: sized ? basePower : 0, toughness: sized ? baseToughness : 0 });
  }
  for (const kind in object.counters) if (kind === '+1/+1' || kind === '-1/-1') return null;
  const modified = g.cached(
    'modified',
    () =>
      staticsOf(g, 'grant').length > 0 ||
      staticsOf(g, 'pump').length > 0 ||
      g.state.effects.some(({ content }) => content.kind === 'pump'),
  );
  return modified ? null : (plain.get(layers) ?? null);
}

function concerns(content: { object: ObjectId; incarnation: number }, object: GameObject): boolean {
  return content.object === object.id && content.incarnation === object.incarnation;
}

/** A static ability in force, with the permanent that has it. */
export interface StaticInForce {
  source: GameObject;
  ability: StaticAbility;
}

/** Every static ability in force, oldest source first. */
export function staticsInForce(g: Engine): StaticInForce[] {
  return g.cached('statics', () => {
    const found: StaticInForce[] = [];
    for (const id of [...g.state.battlefield, ...g.state.command]) {
      const source = g.object(id);
      for (const ability of layersOf(g, source).abilities) {
        if (ability.ability === 'static') found.push({ source, ability });
      }
    }
    found.sort((a, b) => a.source.timestamp - b.source.timestamp);
    return found;
  });
}

/** The static abilities of one kind in force. */
export function staticsOf<K extends StaticAbility['static']>(
  g: Engine,
  kind: K,
): { source: GameObject; ability: Extract<StaticAbility, { static: K }> }[] {
  return g.cached(`statics ${kind}`, () =>
    staticsInForce(g).filter((each) => each.ability.static === kind),
  ) as { source: GameObject; ability: Extract<StaticAbility, { static: K }> }[];
}

/** All characteristics of an object as they are now. */
export function traitsOf(g: Engine, object: GameObject): Traits {
  const layers = layersOf(g, object);
  const simple = plainTraits(g, object, layers);
  if (simple !== null) return simple;
  return g.cached(`traits ${object.id}`, () => {
    let keywords = layers.keywords;
    const here = object.zone === 'battlefield';
    if (here) {
      for (const { source, ability } of staticsOf(g, 'grant')) {
        const context = contextOf(source.controller, source.id);
        if (limitedTo(g, source, object) && matches(g, context, object, ability.which, layers)) {
          keywords = [...keywords, ...ability.keywords];
        }
      }
    }
    const own = contextOf(object.controller, object.id, { n: object.n, x: object.x });
    let power = 0;
    let toughness = 0;
    const define = layers.abilities.find(
      (ability) => ability.ability === 'static' && ability.static === 'define',
    );
    if (define?.ability === 'static' && define.static === 'define') {
      const chosen = g.thread.turn?.combat?.chosen[object.id];
      if (chosen !== undefined) own.chosen['#defending'] = chosen;
      power = amountOf(g, own, define.power);
      toughness = amountOf(g, own, define.toughness);
    } else if (layers.types.includes('creature') || object.printed?.power !== undefined) {
      power = amountOf(g, own, layers.basePower);
      toughness = amountOf(g, own, layers.baseToughness);
    }
    const plus = (object.counters['+1/+1'] ?? 0) - (object.counters['-1/-1'] ?? 0);
    power += plus;
    toughness += plus;
    if (here) {
      for (const { source, ability } of staticsOf(g, 'pump')) {
        const context = contextOf(source.controller, source.id, { n: source.n });
        context.it = { object: object.id };
        if (!limitedTo(g, source, object) || !matches(g, context, object, ability.which, layers)) continue;
        const viewers = informationViewers(g, source.controller, object.controller);
        power += amountOf(g, context, ability.power, viewers);
        toughness += amountOf(g, context, ability.toughness, viewers);
      }
      for (const { content } of g.state.effects) {
        if (content.kind === 'pump' && concerns(content, object)) {
          power += content.power;
          toughness += content.toughness;
        }
      }
    }
    return { ...layers, keywords, power, toughness };
  });
}

export function hasType(g: Engine, object: GameObject, type: string): boolean {
  return layersOf(g, object).types.includes(type);
}

export function isCreature(g: Engine, object: GameObject): boolean {
  return object.zone === 'battlefield' && hasType(g, object, 'creature');
}

export function hasKeyword(g: Engine, object: GameObject, keyword: string): boolean {
  return traitsOf(g, object).keywords.includes(keyword);
}

/** The permanents of a player. */
export function permanentsOf(g: Engine, player: PlayerId): GameObject[] {
  return g.state.battlefield.map((id) => g.object(id)).filter((object) => object.controller === player);
}
