import type { Ability, Condition, Effect, EventPattern, ObjectRef, TargetSpec } from '../game/index.js';
import { awayOf, BURIED, comesBack, exiledFrom, IN_GRAVEYARD } from './away.js';
import { entering } from './entering.js';
import { FIRST_TIME, readFirstTime } from './firstTime.js';
import { MAKER, SELF } from './grammar/constants.js';
import { scopeOfEvent } from './grammar/events.js';
import { parts, sentences } from './grammar/index.js';
import { paidWith, takenBy, uses } from './grammar/meaning.js';
import { WHERE } from './grammar/numbers.js';
import { newScope, type Reader, type Scope, same, set } from './grammar/reader.js';
import { keywordAbility, sayKeywordAbility } from './keywords.js';
import { readModes, sayModes } from './modes.js';
import { moment, sayMoment } from './moments.js';
import { NAMED, SHORT } from './named.js';
import type { Piece } from './pieces.js';

/** What is known of the card whose paragraph is read. */
export interface Setting {
  types: readonly string[];
  subtypes: readonly string[];
  /** Both together. */
  kinds: readonly string[];
  x: boolean;
  /** The targets of the spell's paragraphs so far. */
  targets: TargetSpec[];
  /** What the costs beside its mana are paid with. */
  paid: readonly string[];
  enchants: 'object' | 'player' | undefined;
}

type Activated = Extract<Ability, { ability: 'activated' }>;
type Triggered = Extract<Ability, { ability: 'triggered' }>;

export function paragraph(r: Reader, setting: Setting): Piece | undefined {
  const whole = (read: () => Piece | undefined): Piece | undefined =>
    r.attempt(() => {
      r.scope = scopeOf(setting, 'ability');
      const piece = read();
      return piece && r.done ? piece : undefined;
    });
  const permanent = !setting.types.includes('instant') && !setting.types.includes('sorcery');
  const waits = ['when', 'whenever', 'at'].includes(r.peek());
  if (waits && permanent) return whole(() => triggered(r, setting));
  const first = whole(() => keywordAbility(r)) ?? whole(() => entering(r, setting));
  if (first) return first;
  if (!permanent)
    return (
      whole(() => spell(r, setting)) ??
      whole(() => statics(r, setting)) ??
      whole(() => {
        const found = activatedAbility(r, setting);
        return found?.from ? { abilities: [found] } : undefined;
      }) ??
      whole(() => {
        // A spell is never in play: its abilities wait on the stack or in a graveyard.
        const found = triggered(r, setting);
        return found?.abilities?.every((one) => one.ability === 'triggered' && one.from) ? found : undefined;
      })
    );
  return (
    whole(() => {
      const ability = activatedAbility(r, setting);
      return ability && { abilities: [ability] };
    }) ?? whole(() => statics(r, setting))
  );
}

function scopeOf(setting: Setting, kind: Scope['kind'], more?: Partial<Scope>): Scope {
  const scope = newScope(kind, more);
  if (setting.enchants !== undefined) scope.attachedTo = setting.enchants;
  scope.types = setting.kinds;
  if (kind === 'spell' && setting.x) scope.x = true;
  return scope;
}

function spell(r: Reader, setting: Setting): Piece | undefined {
  const modes = r.attempt(() => readModes(r, () => scopeOf(setting, 'spell')));
  if (modes) return setting.targets.length > 0 ? undefined : { spell: { effects: [], modes } };
  r.scope = scopeOf(setting, 'spell', { targets: [...setting.targets], paid: setting.paid });
  const effects = sentences.read(r);
  if (!effects || !r.done) return undefined;
  setting.targets = r.scope.targets;
  return { spell: { effects } };
}

/** "{T}, Sacrifice ~: Draw a card." */
function activatedAbility(r: Reader, setting: Setting): Activated | undefined {
  if (!r.ahead(':')) return undefined;
  const paid = r.lower.slice(r.at, r.lower.indexOf(':', r.at)).join(' ');
  const x = /\{x\}|\bx\b|any number of/.test(paid);
  r.scope = scopeOf(setting, 'ability', x ? { x: true } : {});
  const costs = parts.get('costs').read(r);
  // What X is has to be announced, not to be looked up.
  if (!costs || uses(costs, WHERE) || x !== uses(costs, { amount: 'x' })) return undefined;
  Object.assign(r.scope, { paid: paidWith(costs), ...takenBy(costs) });
  if (costs.some(({ cost }) => cost === 'sacrificeSelf' || cost === 'exert')) r.scope.dealer = SELF;
  const effects = sentences.read(r);
  if (!effects) return undefined;
  const ability: Activated = { ability: 'activated', costs, effects };
  if (x) ability.x = true;
  const host = setting.enchants && JSON.stringify([costs, effects]).includes('"attached"');
  if (comesBack(effects)) {
    const [first] = effects;
    if (host || (setting.enchants && first?.effect === 'move' && first.to !== 'hand')) return undefined;
    ability.from = 'graveyard';
  }
  const away = exiledFrom(costs);
  if (away) {
    // "It" and enchanted things are no more where the card is not in play.
    if (host || (ability.from && ability.from !== away)) return undefined;
    ability.from = away;
  }
  if (r.scope.targets.length > 0) ability.targets = r.scope.targets;
  if (costs.some(({ cost }) => cost === 'loyalty')) ability.timing = 'sorcery';
  while (r.peek() === 'activate' || r.peek() === 'any') {
    if (r.take('any player may activate this ability')) {
      ability.who = 'anyPlayer';
      if (r.take('but only any time they could cast a sorcery')) ability.timing = 'sorcery';
      const only = r.take('but only') ? moment(r, true) : undefined;
      if (only) ability.only = only;
    } else if (r.oneOf('activate only as a sorcery', 'activate only any time you could cast a sorcery'))
      ability.timing = 'sorcery';
    else if (r.take('activate no more than')) {
      ability.once = r.take('twice each turn') ? 2 : r.take('three times each turn') ? 3 : 0;
      if (!ability.once) return undefined;
    } else if (r.take('activate only once each turn')) {
      ability.once = true;
      if (r.take('and only')) {
        const only = ability.only ? undefined : moment(r, ability.who === 'anyPlayer');
        if (!only) return undefined;
        ability.only = only;
      }
    } else if (r.take('activate only')) {
      const only = moment(r, ability.who === 'anyPlayer');
      if (!only || ability.only) return undefined;
      ability.only = only;
      if (r.take('and only once each turn')) ability.once = true;
    } else return undefined;
    if (!r.take('.')) return undefined;
  }
  return ability;
}

/** "Whenever a creature dies, …", "At the beginning of your upkeep, if …, …". */
function triggered(r: Reader, setting: Setting): Piece | undefined {
  const abilities = triggeredAbilities(r, setting);
  return abilities && { abilities };
}

/** What "it" is behind a condition that speaks of the card itself or of its host. */
function spokenOf(condition: Condition): ObjectRef | undefined {
  if (condition.if === 'not') return spokenOf(condition.of);
  const of = condition.if === 'matches' ? condition.object : undefined;
  return of?.object === 'self' || of?.object === 'attached' ? of : undefined;
}

function triggeredAbilities(r: Reader, setting: Setting): Triggered[] | undefined {
  r.scope = scopeOf(setting, 'ability');
  const events = parts.get('trigger').read(r);
  const [first] = events ?? [];
  const rare = events && readFirstTime(r, events);
  if (!events || !first || !r.take(',')) return undefined;
  r.scope = scopeOf(setting, 'ability', scopeOfEvent(first));
  const begun = r.mark();
  let condition: Condition | undefined;
  if (r.take('if')) {
    condition = r.take(IN_GRAVEYARD) ? BURIED : parts.get('condition').read(r);
    if (!condition || !r.take(',')) return undefined;
    set(r.scope, 'actor', spokenOf(condition));
  }
  const modes = r.attempt(() => readModes(r, () => scopeOf(setting, 'ability', scopeOfEvent(first))));
  const fromOf = (on: EventPattern, done: readonly Effect[] = []): Pick<Triggered, 'from'> => {
    const away = awayOf(on, done, condition);
    return away === undefined ? {} : { from: away };
  };
  if (modes)
    return events.map((on) => ({
      ability: 'triggered' as const,
      ...fromOf(on),
      on,
      ...rare,
      ...(condition === undefined ? {} : { condition }),
      effects: [],
      modes,
    }));
  let effects = sentences.read(r);
  if (!effects && condition) {
    // "If …, …. Otherwise, …" is asked as the ability resolves, not as it triggers.
    r.back(begun);
    condition = undefined;
    set(r.scope, 'actor', undefined);
    effects = sentences.read(r);
    const [only] = effects ?? [];
    if (only?.effect !== 'if' || !only.else || effects?.length !== 1) return undefined;
  }
  if (!effects) return undefined;
  // An Aura that comes back needs a host.
  if (setting.enchants && JSON.stringify(effects).includes('"from":"graveyard"')) return undefined;
  const waits = (on: EventPattern): boolean => on.when === 'dies' && on.what.haunted === true;
  const differs = (on: EventPattern): boolean =>
    fromOf(on, effects ?? []).from !== fromOf(first, effects).from;
  if (events.some((on) => !waits(on) && differs(on))) return undefined;
  const { targets } = r.scope;
  return events.map((on) => ({
    ability: 'triggered' as const,
    ...fromOf(on, effects),
    on,
    ...rare,
    ...(condition === undefined ? {} : { condition }),
    ...(targets.length > 0 ? { targets } : {}),
    effects,
  }));
}

/** What a permanent itself has only while something is so is an ability of its own. */
function ownWhile(one: Extract<Ability, { ability: 'static' }>): Ability[] {
  if (one.static !== 'grant' || !one.abilities || !one.if || !one.which.self) return [one];
  const { abilities, ...plain } = one;
  const held = one.if;
  return [
    ...(one.keywords.length > 0 ? [plain] : []),
    ...abilities.flatMap((own): Ability[] => (own.ability === 'static' ? [] : [{ ...own, while: held }])),
  ];
}

/** Continuous effects of a permanent. */
function statics(r: Reader, setting: Setting): Piece | undefined {
  r.scope = scopeOf(setting, 'static');
  const found: Ability[] = [];
  const permanent = !setting.types.includes('instant') && !setting.types.includes('sorcery');
  do {
    const next = parts.get('static').read(r) as Extract<Ability, { ability: 'static' }>[] | undefined;
    // A quoted ability has its full stop inside.
    if (!next || !(r.take('.') || r.words[r.at - 1] === '"')) return undefined;
    // A spell has no permanent's abilities; of itself it can only say that it cannot be countered.
    if (
      !permanent &&
      next.some(
        (one) => (one.static !== 'uncounterable' || one.which) && !(one.static === 'price' && one.which.self),
      )
    )
      return undefined;
    found.push(...next.flatMap((one) => ownWhile({ ...one, ability: 'static' as const })));
  } while (!r.done);
  return { abilities: found };
}

/** How often an ability may be activated in a turn, by the number. */
const LIMITS = [
  '',
  'Activate only once each turn.',
  'Activate no more than twice each turn.',
  'Activate no more than three times each turn.',
];

/** What abilities were said as, without a host and with one; cards share those of their paragraphs. */
const SAID = new WeakMap<Ability, Map<Scope['attachedTo'], string | undefined>>();

export function sayAbility(ability: Ability, attachedTo: Scope['attachedTo']): string | undefined {
  const known = SAID.get(ability) ?? new Map<Scope['attachedTo'], string | undefined>();
  if (!known.has(attachedTo)) {
    SAID.set(ability, known);
    known.set(attachedTo, abilitySaid(ability, attachedTo));
  }
  return known.get(attachedTo);
}

function abilitySaid(ability: Ability, attachedTo: Scope['attachedTo']): string | undefined {
  if (ability.ability !== 'static' && ability.while) {
    const { while: held, ...own } = ability;
    const when = parts.get('condition').say(held, newScope('static'));
    const keyword = granted().find(([, abilities]) => same(abilities, [own]))?.[0];
    if (when && keyword) return `As long as ${when}, ~ has ${keyword}.`;
    const said = when && sayAbility(own as Ability, undefined);
    return said && `As long as ${when}, ~ has "${said}"`;
  }
  const keyword = sayKeywordAbility(ability);
  if (keyword !== undefined) return keyword;
  const scope = (kind: Scope['kind'], more: Partial<Scope> = {}): Scope =>
    newScope(kind, { ...more, ...(attachedTo ? { attachedTo } : {}) });
  if (ability.ability === 'static') {
    const { ability: _, ...rest } = ability;
    const said = parts.get('static').say([rest], scope('static'));
    return said && (said.endsWith('"') ? capital(said) : `${capital(said)}.`);
  }
  if (ability.ability === 'activated') {
    const { ability: _, costs, effects, targets = [], timing, who, only, once, from, x, ...more } = ability;
    const away = comesBack(effects) ? 'graveyard' : exiledFrom(costs);
    if (Object.keys(more).length > 0 || from !== away) return undefined;
    const t = scope('ability', {
      targets,
      paid: paidWith(costs),
      ...takenBy(costs),
      ...(x ? { x: true } : {}),
    });
    const paid = parts.get('costs').say(costs, t);
    const said = paid && sentences.say(effects, t);
    const when = only && sayMoment(only, t, who === 'anyPlayer');
    if (!said || (only && !when) || (who && who !== 'anyPlayer')) return undefined;
    const loyal = costs.some(({ cost }) => cost === 'loyalty');
    return [
      `${paid}: ${said}`,
      ...(who ? ['Any player may activate this ability.'] : []),
      ...(timing === 'sorcery' && !loyal ? ['Activate only as a sorcery.'] : []),
      ...(when ? [`Activate only ${when}.`] : []),
      ...(once ? [LIMITS[Number(once)]] : []),
    ].join(' ');
  }
  const { ability: _, from, on, condition, targets = [], effects, modes, first, ...more } = ability;
  if (Object.keys(more).length > 0 || from !== awayOf(on, effects, condition)) return undefined;
  const words = parts.get('trigger').say([on], scope('ability'));
  if (words === undefined) return undefined;
  const t = scope('ability', { ...scopeOfEvent(on), targets });
  const asked =
    condition && (same(condition, BURIED) ? IN_GRAVEYARD : parts.get('condition').say(condition, t));
  const said = modes
    ? sayModes(modes, (own) => scope('ability', { ...scopeOfEvent(on), targets: own }))
    : sentences.say(effects, t);
  if (!said || (condition && !asked)) return undefined;
  return `${words}${first ? ` ${FIRST_TIME}` : ''}, ${asked ? `if ${asked}, ` : ''}${small(said)}`;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const small = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** A keyword ability that something else has or gains: exalted, melee, extort. */
const granted = (): readonly [string, Ability[]][] => {
  GRANTED ??= [
    ...Object.entries(SHORT).map(([name, make]): [string, Ability[]] => [name, make()]),
    ...NAMED.flatMap(([name, own]): [string, Ability[]][] =>
      own.from || name === 'Flanking' ? [] : [[name.toLowerCase(), [own]]],
    ),
  ];
  return GRANTED;
};
let GRANTED: [string, Ability[]][] | undefined;
parts.define('shortened', {
  read: (r: Reader): Ability[] | undefined => granted().find(([name]) => r.take(name))?.[1],
  say: (abilities: Ability[]) => granted().find(([, own]) => same(own, abilities))?.[0],
});

/** What works out the size of something that has none of its own. */
function ownSize(r: Reader, setting: Setting): Ability[] | undefined {
  r.scope = scopeOf(setting, 'static');
  const [size, more] =
    (parts.get('static').read(r) as Extract<Ability, { ability: 'static' }>[] | undefined) ?? [];
  return size?.static === 'define' && !more && r.take('.') ? [{ ...size, ability: 'static' }] : undefined;
}

const isOfMaker = (abilities: readonly Ability[]): boolean => uses(abilities, MAKER);

/** An ability in quotation marks. */
function quoted(r: Reader): Ability[] | undefined {
  if (!r.take('"')) return undefined;
  const setting: Setting = {
    types: ['creature'],
    subtypes: [],
    kinds: ['creature'],
    x: false,
    targets: [],
    paid: [],
    enchants: undefined,
  };
  const outer = r.scope;
  const found =
    r.attempt((): Ability[] | undefined => {
      const one = activatedAbility(r, setting);
      return one && [one];
    }) ??
    r.attempt(() => triggeredAbilities(r, setting)) ??
    r.attempt(() => ownSize(r, setting));
  r.scope = outer;
  return found && r.take('"') ? found : undefined;
}

const sayQuoted = ([ability, more]: Ability[]): string | undefined => {
  const said = ability && !more ? sayAbility(ability, undefined) : undefined;
  return said && `"${said}"`;
};

// As something gains it; as a token has it, which can speak of what made the token.
parts.define('quoted', {
  read: (r: Reader): Ability[] | undefined => {
    const found = quoted(r);
    return found && !isOfMaker(found) ? found : undefined;
  },
  say: sayQuoted,
});
parts.define('ofmaker', {
  read: (r: Reader): Ability[] | undefined => {
    const { kind } = r.scope;
    const found = quoted(r);
    return found && (kind === 'ability' || !isOfMaker(found)) ? found : undefined;
  },
  say: sayQuoted,
});
