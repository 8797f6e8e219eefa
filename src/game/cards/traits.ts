import type { Engine } from '../engine.js';
import { informationViewers, limitedTo } from '../reach/information.js';
import type { Context, GameObject } from '../state.js';
import type { Forces, InForce } from '../zones/survey.js';
import { amountOf, holds } from './amounts.js';
import { givenSince, isSwitched } from './changed.js';
import { contextOf, glance } from './context.js';
import { faceOf, type Layers, type Printed, summarise } from './face.js';
import { matches, objectsMatching } from './filters.js';
import type { Ability, Characteristics, ObjectFilter, PlayerId, StaticAbility } from './types.js';

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

/** What is printed, what the object has become and what it has been granted by effects with a duration, and the types that others give it. */
export function layersOf(g: Engine, object: GameObject): Layers {
  const printed = faceOf(g, object).layers;
  const changes = g.inEffect.changes && g.inEffect.changing(object.id).length > 0;
  const typings = g.away.typings ? g.typings : NONE;
  if (!changes && typings.length === 0) return printed;
  const known = g.layers.get(object.id);
  if (known !== undefined) return known;
  let layers = changes ? changedLayers(g, object, printed) : printed;
  for (const typing of typings) {
    const more = typingOf(g, object, layers, typing);
    if (more) layers = summarise({ ...layers, ...more }, g.definition(object));
  }
  g.layers.set(object.id, layers);
  return layers;
}

/** What the abilities of others and its own give to an object that is so far like this; undefined where they give nothing. */
function typingOf(
  g: Engine,
  object: GameObject,
  layers: Layers,
  { source, ability }: InForce<'types'>,
): Partial<Printed> | undefined {
  if (!limitedTo(g, source, object)) return undefined;
  const context = glance(source.controller, source.id);
  if (!matches(g, context, object, ability.which, layers)) return undefined;
  const { types, subtypes = [], colors, chosen, like, colorless, bare, abilities = [] } = ability;
  const { power, toughness = 0 } = ability;
  const model = like && objectsMatching(g, context, like).at(-1);
  const size = power === undefined ? model && sizeOf(g, model, layersOf(g, model)) : { power, toughness };
  const own = power === undefined ? layers.abilities : layers.abilities.filter(isNoSize);
  const kinds = [
    ...subtypes,
    ...(chosen && source.chosenType ? [source.chosenType] : []),
    ...(model ? layersOf(g, model).subtypes : []),
  ];
  return {
    ...beside(layers, { ...(types ? { types } : {}), subtypes: kinds, ...(colors ? { colors } : {}) }),
    ...(size && { basePower: size.power, baseToughness: size.toughness }),
    ...(colorless ? { colors: [] } : {}),
    ...(bare ? { keywords: [] } : {}),
    abilities: [...(bare ? [] : own), ...abilities],
  };
}

const isNoSize = (one: Ability): boolean => one.ability !== 'static' || one.static !== 'define';

/** Whether something in play takes all abilities from an object that is elsewhere, as from cards in graveyards. */
export const isBared = (g: Engine, object: GameObject): boolean =>
  g.away.typings &&
  g.typings.some(
    ({ source, ability }) =>
      ability.bare === true && matches(g, glance(source.controller, source.id), object, ability.which),
  );

/** The ability that a basic land type comes with. */
const LAND_MANA: Readonly<Record<string, Ability>> = Object.fromEntries(
  Object.entries({ Plains: 'W', Island: 'U', Swamp: 'B', Mountain: 'R', Forest: 'G' }).map(
    ([type, symbol]) => [
      type,
      {
        ability: 'activated',
        costs: [{ cost: 'tap' }],
        effects: [{ effect: 'mana', player: { player: 'you' }, amount: 1, symbols: [`{${symbol}}`] }],
      },
    ],
  ),
);

function changedLayers(g: Engine, object: GameObject, printed: Layers): Layers {
  let layers: Printed = printed;
  for (const content of g.inEffect.changing(object.id)) {
    if (!concerns(content, object)) continue;
    if (layers === printed) layers = { ...printed };
    if (content.kind === 'become') {
      const spec = content.also ? beside(layers, content.spec) : content.spec;
      if (spec.name !== undefined) layers.name = spec.name;
      // What is still a land keeps the subtypes that it has as a land.
      const land = spec.types?.includes('land') === true && printed.types.includes('land');
      if (spec.types !== undefined) layers.types = spec.types;
      if (spec.supertypes !== undefined) layers.supertypes = spec.supertypes;
      const kinds = content.spec.subtypes?.every((one) => one in LAND_MANA) ? content.spec.subtypes : [];
      if (layers.types.includes('land') && kinds.length > 0) {
        // A land that becomes of a basic type loses what is printed on it, unless it is of that type in addition.
        if (!content.also) {
          layers.abilities = layers.abilities.filter((one) => !printed.abilities.includes(one));
          layers.keywords = layers.keywords.filter((one) => !printed.keywords.includes(one));
        }
        layers.abilities = [...layers.abilities, ...kinds.map((one) => LAND_MANA[one] as Ability)];
      }
      if (spec.subtypes !== undefined)
        layers.subtypes = land ? [...new Set([...printed.subtypes, ...spec.subtypes])] : spec.subtypes;
      if (spec.colors !== undefined) layers.colors = spec.colors;
      if (spec.keywords !== undefined) layers.keywords = [...layers.keywords, ...spec.keywords];
      if (spec.power !== undefined) {
        layers.basePower = spec.power;
        // What it is set to takes the place of what the card works out.
        layers.abilities = layers.abilities.filter(isNoSize);
      }
      if (spec.toughness !== undefined) layers.baseToughness = spec.toughness;
      if (spec.abilities !== undefined) layers.abilities = [...layers.abilities, ...spec.abilities];
    } else if (content.kind === 'strip') {
      const { keywords } = content;
      if (keywords === undefined) layers.abilities = [];
      layers.keywords =
        keywords === undefined ? [] : layers.keywords.filter((one) => !keywords.includes(one));
    } else {
      layers.keywords = [...layers.keywords, ...content.keywords];
      layers.abilities = [...layers.abilities, ...content.abilities];
    }
  }
  return layers === printed ? printed : summarise(layers, g.definition(object));
}

/** What an object becomes where its types, subtypes and colours come beside those that it has. */
function beside({ types, subtypes, colors }: Printed, spec: Characteristics): Characteristics {
  const both = (own: string[], more: string[]) => [...new Set([...own, ...more])];
  return {
    ...spec,
    ...(spec.types ? { types: both(types, spec.types) } : {}),
    ...(spec.subtypes ? { subtypes: both(subtypes, spec.subtypes) } : {}),
    ...(spec.colors ? { colors: both(colors, spec.colors) } : {}),
  };
}

const GROWTHS = new Map<string, readonly [power: number, toughness: number] | null>();

/** What a counter adds to power and toughness, by its name as `+1/+0` or `-2/-1`; null where it is of another kind. */
function growthOf(kind: string): readonly [power: number, toughness: number] | null {
  let growth = GROWTHS.get(kind);
  if (growth === undefined) {
    const sizes = /^([+-]\d{1,3})\/([+-]\d{1,3})$/.exec(kind);
    growth = sizes && [Number(sizes[1]), Number(sizes[2])];
    GROWTHS.set(kind, growth);
  }
  return growth;
}

/** The traits of an object that nothing modifies, or null where something might. */
function plainTraits(g: Engine, object: GameObject, layers: Layers): Traits | null {
  const { plain } = layers;
  if (plain === null) return null;
  for (const kind in object.counters) if (growthOf(kind) !== null) return null;
  if (g.forces.modifies) return null;
  if (g.inEffect.pumps(object.id).length > 0) return null;
  return plain;
}

/** Whether what is said of an object of this name is said of it as it is now. */
function concerns(content: { incarnation: number }, object: GameObject): boolean {
  return content.incarnation === object.incarnation;
}

/** The static abilities of one kind in force, oldest source first. */
export function staticsOf<K extends StaticAbility['static']>(g: Engine, kind: K): readonly InForce<K>[] {
  const { statics } = g.forces;
  return statics.size === 0 ? NONE : staticsAmong(g, statics, kind);
}

function staticsAmong<K extends StaticAbility['static']>(
  g: Engine,
  statics: Forces['statics'],
  kind: K,
): readonly InForce<K>[] {
  const found = statics.get(kind) as readonly InForce<K>[] | undefined;
  if (found === undefined) return NONE;
  return found.some(({ ability }) => ability.if !== undefined)
    ? found.filter((one) => inForce(g, one))
    : found;
}

/** Static abilities whose condition is being asked for: one that depends on itself is not in force. */
const asking = new WeakSet<object>();

function inForce(g: Engine, { source, ability }: { source: GameObject; ability: StaticAbility }): boolean {
  if (ability.if === undefined) return true;
  if (asking.has(ability)) return false;
  asking.add(ability);
  try {
    return holds(g, contextOf(source.controller, source.id, { n: source.n, x: source.x }), ability.if);
  } finally {
    asking.delete(ability);
  }
}

const NONE: readonly never[] = [];

/** All characteristics of an object as they are now. */
export function traitsOf(g: Engine, object: GameObject): Traits {
  const layers = layersOf(g, object);
  const simple = plainTraits(g, object, layers);
  if (simple !== null) return simple;
  let known = g.traits.get(object.id);
  if (known === undefined) {
    known = g.rules.record(workOut, g, object, layers);
    g.traits.set(object.id, known);
  }
  return g.rules.recall(known);
}

/** Power and toughness that an object has by itself, before anything changes them. */
function sizeOf(g: Engine, object: GameObject, layers: Layers): Pick<Traits, 'power' | 'toughness'> {
  const own = contextOf(object.controller, object.id, { n: object.n, x: object.x });
  const define = layers.abilities.findLast(
    (ability) => ability.ability === 'static' && ability.static === 'define',
  );
  if (define?.ability === 'static' && define.static === 'define') {
    const chosen = g.thread.turn?.combat?.chosen[object.id];
    if (chosen !== undefined) own.chosen['#defending'] = chosen;
    return { power: amountOf(g, own, define.power), toughness: amountOf(g, own, define.toughness) };
  }
  if (!layers.creature && object.printed?.power === undefined) return { power: 0, toughness: 0 };
  return { power: amountOf(g, own, layers.basePower), toughness: amountOf(g, own, layers.baseToughness) };
}

/** Those of some keywords, landwalk and protection of any kind among them, that one of these objects has; all of them where none are named. */
export function keywordsAmong(
  g: Engine,
  context: Context,
  keywords: string[],
  among: ObjectFilter | undefined,
): string[] {
  if (among === undefined) return keywords.includes(OF_CHOSEN) ? ofColor(g, context, keywords) : keywords;
  const found = objectsMatching(g, context, among).flatMap((object) => traitsOf(g, object).keywords);
  return found.filter((one) => keywords.includes(one.split(':')[0] ?? ''));
}

/** Protection from the colour that was chosen for the source; from none where none was. */
const OF_CHOSEN = 'protection:chosen';
const ofColor = (g: Engine, { source }: Context, keywords: string[]): string[] =>
  keywords.flatMap((one) => {
    const color = g.state.objects.get(source ?? '')?.chosenColor;
    return one !== OF_CHOSEN ? one : color ? `protection:${color}` : [];
  });

function workOut(g: Engine, object: GameObject, layers: Layers): Traits {
  let keywords = layers.keywords;
  const here = object.zone === 'battlefield';
  if (here) {
    const applies = ({ source, ability }: InForce<'grant'> | InForce<'lose'>): boolean =>
      limitedTo(g, source, object) &&
      matches(g, glance(source.controller, source.id), object, ability.which, layers);
    for (const one of staticsOf(g, 'grant'))
      if (applies(one)) {
        const { source, ability } = one;
        const context = glance(source.controller, source.id);
        keywords = [...keywords, ...keywordsAmong(g, context, ability.keywords, ability.among)];
      }
    for (const one of staticsOf(g, 'lose')) {
      if (!applies(one)) continue;
      const { source, ability } = one;
      keywords = keywords.filter(
        (keyword) =>
          !ability.keywords.includes(keyword) ||
          (ability.lasting !== true &&
            givenSince(g, object, keyword, source.timestamp, () => staticsOf(g, 'grant').filter(applies))),
      );
    }
  }
  let { power, toughness } = sizeOf(g, object, layers);
  for (const kind in object.counters) {
    const growth = growthOf(kind);
    if (growth === null) continue;
    power += growth[0] * (object.counters[kind] ?? 0);
    toughness += growth[1] * (object.counters[kind] ?? 0);
  }
  if (here) {
    const known = { ...layers, keywords };
    for (const { source, ability } of staticsOf(g, 'pump')) {
      const context = glance(source.controller, source.id, 0, source.n);
      context.it = { object: object.id };
      if (!limitedTo(g, source, object) || !matches(g, context, object, ability.which, known)) continue;
      const viewers = informationViewers(g, source.controller, object.controller);
      power += amountOf(g, context, ability.power, viewers);
      toughness += amountOf(g, context, ability.toughness, viewers);
    }
    for (const content of g.inEffect.pumps(object.id)) {
      if (!concerns(content, object)) continue;
      power += content.power;
      toughness += content.toughness;
    }
    if (isSwitched(g, object)) [power, toughness] = [toughness, power];
  }
  return { ...layers, keywords, power, toughness };
}

export function hasType(g: Engine, object: GameObject, type: string): boolean {
  return layersOf(g, object).types.includes(type);
}

export function isCreature(g: Engine, object: GameObject): boolean {
  return object.zone === 'battlefield' && layersOf(g, object).creature;
}

export function hasKeyword(g: Engine, object: GameObject, keyword: string): boolean {
  const { keywords } = traitsOf(g, object);
  return keywords.length > 0 && keywords.includes(keyword);
}

/** The permanents of a player. */
export function permanentsOf(g: Engine, player: PlayerId): GameObject[] {
  const own: GameObject[] = [];
  for (const id of g.state.battlefield) {
    const object = g.object(id);
    if (object.controller === player) own.push(object);
  }
  return own;
}
