import type { Amount, Bounds, ObjectFilter, ObjectRef } from '../../game/index.js';
import { ARTIFACT_TYPES, ENCHANTMENT_TYPES, LAND_SUBTYPES, pluralOf } from '../closedClasses.js';
import { sayApart } from './apart.js';
import { OPPONENTS } from './constants.js';
import { sayHappened } from './happened.js';
import { sayLeading } from './leading.js';
import { type Scope, same } from './reader.js';
import type { Parts } from './rules.js';

/** Artifacts, legendary things and Sagas. */
export const HISTORIC: ObjectFilter[] = [
  { types: ['artifact'] },
  { supertypes: ['legendary'] },
  { subtypes: ['Saga'] },
];

/** How an object is like another one that is named. */
export const ALIKE = [
  ['that shares a color with', 'sharesColorWith'],
  ['that shares a creature type with', 'sharesTypeWith'],
  ['with the same name as', 'sameNameAs'],
] as const;

const typeOf = (subtype: string): string =>
  LAND_SUBTYPES.has(subtype)
    ? 'land'
    : ENCHANTMENT_TYPES.has(subtype)
      ? 'enchantment'
      : ARTIFACT_TYPES.has(subtype)
        ? 'artifact'
        : 'permanent';

/** The card types of subtypes, each once: Auras and Equipment are enchantments and artifacts. */
export const typesOfAll = (subtypes: readonly string[]): string[] => [...new Set(subtypes.map(typeOf))];

const KNOWN_KEYS = new Set([
  'sharesColorWith',
  'chosenType',
  'sharesTypeWith',
  'sameNameAs',
  'zone',
  'types',
  'every',
  'notTypes',
  'subtypes',
  'notSubtypes',
  'supertypes',
  'notSupertypes',
  'colors',
  'notColors',
  'colorCount',
  'keywords',
  'withoutKeywords',
  'controller',
  'owner',
  'token',
  'tapped',
  'attacking',
  'blocking',
  'blocked',
  'anyOf',
  'other',
  'not',
  'blocks',
  'attachedTo',
  'attackingPlayer',
  'power',
  'toughness',
  'cost',
  'counter',
  'name',
  'damagedBy',
  'damagedToday',
  'attackedToday',
  'enteredToday',
  'aims',
  'bare',
  'parity',
  'pile',
  'exiledBySource',
  'madeBySource',
  'faceDown',
  'morph',
]);

/** Nothing of what a description can say: with all keys in one order every description is of one kind, which is fast to read. */
const UNSAID = Object.fromEntries([...KNOWN_KEYS].map((key) => [key, undefined])) as ObjectFilter;

/** Says a description; the other way round than `readNoun`. */
export function sayNoun(
  described: ObjectFilter,
  t: Scope,
  parts: Parts,
  many: boolean,
  cards: boolean,
): string | undefined {
  for (const key in described) if (!KNOWN_KEYS.has(key)) return undefined;
  if (described.pile && (described.zone !== 'any' || cards)) return undefined;
  const filter: ObjectFilter = { ...UNSAID, ...described };
  const words: string[] = [];
  // That it is another than the one that was spoken of shows where the words are read again.
  if (filter.other || filter.not) words.push('other');
  if (filter.tapped !== undefined) words.push(filter.tapped ? 'tapped' : 'untapped');
  if (filter.attacking !== undefined) words.push(filter.attacking ? 'attacking' : 'nonattacking');
  if (filter.blocking !== undefined) words.push(filter.blocking ? 'blocking' : 'nonblocking');
  if (filter.anyOf !== undefined)
    words.push(
      JSON.stringify(filter.anyOf) === '[{"attacking":true},{"blocking":true}]'
        ? 'attacking or blocking'
        : same(filter.anyOf, HISTORIC)
          ? 'historic'
          : '?',
    );
  if (filter.blocked !== undefined) words.push(filter.blocked ? 'blocked' : 'unblocked');
  if (filter.faceDown) words.push('face-down');
  if (filter.token === false) words.push('nontoken');
  for (const one of filter.supertypes ?? []) words.push(one);
  for (const one of filter.notSupertypes ?? []) words.push(`non${one}`);
  for (const one of filter.notTypes ?? []) words.push(`non${one}`);
  for (const one of filter.notColors ?? []) words.push(`non${one}`);
  const [apart, more] = filter.notSubtypes ?? [];
  if (apart && !more) words.push(`non-${apart}`);
  const chosen = filter.colors?.join() === 'chosen';
  if (filter.colors && !chosen) words.push(filter.colors.join(' or '));
  if (filter.colorCount)
    words.push(
      filter.colorCount.most === 0
        ? 'colorless'
        : filter.colorCount.least === 1 && filter.colorCount.most === undefined
          ? 'colored'
          : filter.colorCount.most === 1
            ? 'monocolored'
            : 'multicolored',
    );
  const spell = filter.zone === 'stack';
  const card = cards || (filter.zone !== undefined && !spell);
  const s = (word: string) => (!many || card || spell ? word : word === 'sorcery' ? 'sorceries' : `${word}s`);
  const several = typesOfAll(filter.subtypes ?? []);
  // A subtype says its card type by itself.
  const types =
    (several.length > 1 || (several.length === 1 && !card && !spell && filter.token !== true)) &&
    same(filter.types, several)
      ? []
      : (filter.types ?? []).filter((type) => !(spell && type === 'spell'));
  const token = filter.token === true;
  if (filter.subtypes) {
    const last = filter.subtypes.length - 1;
    const bare = types.length === 0 && !card && !spell;
    words.push(
      filter.subtypes.map((one, at) => (bare && many && at === last ? pluralOf(one) : one)).join(' or '),
    );
  }
  for (const one of filter.every ?? []) words.push(one);
  const plain = token ? types.filter((type) => type !== 'permanent') : types.map(s);
  if (plain.length > 0)
    words.push(
      plain.length === 1
        ? (plain[0] as string)
        : plain.length === 2
          ? plain.join(' or ')
          : `${plain.slice(0, -1).join(', ')}, or ${plain.at(-1)}`,
    );
  else if (!filter.subtypes && !card && !spell && !token) return undefined;
  if (token) words.push(many ? 'tokens' : 'token');
  if (spell) words.push(many ? 'spells' : 'spell');
  if (card) {
    words.push(many ? 'cards' : 'card');
    if (filter.zone === 'any') words.push(filter.pile === 'discarded' ? 'discarded this way' : '?');
    else if (filter.zone === 'exile') words.push(filter.exiledBySource ? 'exiled with ~' : 'in exile');
    else if (filter.zone !== undefined) {
      const whose =
        filter.owner === undefined
          ? 'a'
          : filter.owner.player === 'each' && JSON.stringify(filter.owner.filter) === '{"who":"opponents"}'
            ? "an opponent's"
            : parts.get('whose').say(filter.owner, t);
      if (whose === undefined || (whose === 'a' && filter.zone !== 'graveyard')) return undefined;
      words.push(`in ${whose} ${filter.zone}`);
    }
  } else if (filter.owner) {
    const opponents = same(filter.owner, OPPONENTS);
    const who = filter.owner.player === 'you' || opponents ? '' : parts.get('player').say(filter.owner, t);
    if (who === undefined) return undefined;
    words.push(
      opponents ? 'an opponent owns' : who ? `${who} ${who === 'they' ? 'own' : 'owns'}` : 'you own',
    );
  }
  if (filter.controller) {
    const controls = parts.get('controls').say(filter.controller, t);
    if (controls === undefined) return undefined;
    words.push(controls);
  }
  if (filter.attackingPlayer) words.push(filter.attackingPlayer.player === 'you' ? 'attacking you' : '?');
  for (const [before, host] of [
    ['blocking', filter.blocks],
    ['attached to', filter.attachedTo],
  ] as const)
    if (host) words.push(`${before} ${parts.get('object').say(host, t) ?? '?'}`);
  if (filter.aims) words.push(`that targets ${parts.get('aims').say(filter.aims, t) ?? '?'}`);
  if (filter.name !== undefined) words.push(`named ${filter.name}`);
  words.push(...sayHappened(filter, t, parts));
  if (chosen) words.push('of the chosen color');
  if (filter.chosenType) words.push('of the chosen type');
  for (const [before, key] of ALIKE) {
    const model = filter[key];
    if (model)
      words.push(
        `${many ? before.replace('shares', 'share') : before} ${parts.get('object').say(model, t) ?? '?'}`,
      );
  }
  for (const [keywords, before] of [
    [filter.keywords, 'with'],
    [filter.withoutKeywords, 'without'],
  ] as const)
    for (const keyword of keywords ?? [])
      words.push(`${before} ${parts.get('keyword').say(keyword, t) ?? '?'}`);
  for (const key of ['power', 'toughness', 'cost'] as const) {
    const bounds = filter[key];
    const like = key === 'cost' ? sameValue(bounds) : undefined;
    const leading = bounds && sayLeading(bounds, key, t, parts);
    if (leading) words.push(leading);
    else if (like) words.push(`with the same mana value as ${parts.get('object').say(like, t) ?? '?'}`);
    else if (bounds)
      words.push(`with ${key === 'cost' ? 'mana value' : key} ${bound(bounds, t, parts) ?? '?'}`);
  }
  words.push(...sayApart(filter, many));
  if (filter.counter !== undefined) words.push(`with a ${filter.counter} counter on it`);
  const said = words.join(' ');
  return said.includes('?') ? undefined : said;
}

/** The object that costs as much. */
function sameValue({ least, most }: Bounds = {}): ObjectRef | undefined {
  return typeof least === 'object' && least.amount === 'manaValue' && same(least, most)
    ? least.of
    : undefined;
}

function bound({ least, most }: Bounds, t: Scope, parts: Parts): string | undefined {
  const number = (amount: Amount) => parts.get('number').say(amount, t);
  if (least === undefined && most !== undefined && number(most) === undefined) {
    const than = parts.get('quantity').say(most, t);
    return than && `less than or equal to ${than}`;
  }
  if (least !== undefined && same(least, most) && number(least) === undefined) {
    const as = parts.get('quantity').say(least, t);
    return as && `equal to ${as}`;
  }
  if (least === undefined) return most === undefined ? undefined : `${number(most)} or less`;
  return most === undefined ? `${number(least)} or greater` : number(least);
}
