import type {
  Ability,
  Amount,
  Condition,
  Cost,
  Effect,
  EventPattern,
  ObjectFilter,
  ObjectRef,
  PlayerFilter,
  PlayerRef,
  StaticAbility,
  Step,
} from '../game/index.js';
import type { Cursor } from './cursor.js';
import { condition, counters, effects, groups, manaCost, spellFilter } from './effects.js';
import { counted, filter, forEach, keywords, newScope, number, type Scope } from './nominals.js';

/** What one paragraph of a card adds to it. */
export interface Piece {
  keywords?: string[];
  abilities?: Ability[];
  spell?: { effects: Effect[]; scope: Scope };
  enchant?: { objects?: ObjectFilter; players?: PlayerFilter };
  enters?: { tapped?: true; counters?: Record<string, Amount> };
  entersChoosing?: 'color';
  ante?: true;
  openingHand?: 'mayBeginOnBattlefield';
  colors?: string[];
}

/** What is known of the card whose paragraph is read. */
export interface Setting {
  types: readonly string[];
  subtypes: readonly string[];
  x: boolean;
  /** What an Aura enchants. */
  enchants: 'object' | 'player' | undefined;
}

/** Reads one paragraph in its newest template. */
export function paragraph(c: Cursor, setting: Setting): Piece | undefined {
  const whole = (read: () => Piece | undefined): Piece | undefined =>
    c.attempt(() => {
      const piece = read();
      return piece && c.done ? piece : undefined;
    });
  const permanent = !setting.types.includes('instant') && !setting.types.includes('sorcery');
  return (
    whole(() => keywordLine(c)) ??
    whole(() => entering(c, setting)) ??
    (permanent
      ? (whole(() => activated(c, setting)) ??
        whole(() => triggered(c, setting)) ??
        whole(() => statics(c, setting)))
      : whole(() => spell(c, setting)))
  );
}

function scopeOf(setting: Setting, kind: Scope['kind'], more: Partial<Scope> = {}): Scope {
  return newScope(kind, {
    ...more,
    ...(setting.enchants === undefined ? {} : { attachedTo: setting.enchants }),
    ...(kind === 'spell' && setting.x ? { x: true } : {}),
  });
}

/** Keywords alone, and keyword abilities that are short for other abilities. */
function keywordLine(c: Cursor): Piece | undefined {
  const plain = c.attempt(() => {
    const found = keywords(c);
    return found && c.done ? found : undefined;
  });
  if (plain) return { keywords: plain };
  const protection = c.attempt(() => {
    if (!c.take('protection from')) return undefined;
    const first = c.next();
    if (!c.take('and from')) return undefined;
    return [first, c.next()];
  });
  const colors = ['white', 'blue', 'black', 'red', 'green'];
  if (protection?.every((color) => colors.includes(color)))
    return { keywords: protection.map((color) => `protection:${color}`) };
  if (c.take('devoid')) return { colors: [] };
  if (c.take('prowess'))
    return {
      abilities: [
        triggeredBy(
          { when: 'casts', who: { who: 'you' }, what: { types: ['spell'], notTypes: ['creature'] } },
          [
            {
              effect: 'pump',
              object: { object: 'self' },
              power: 1,
              toughness: 1,
              duration: { until: 'endOfTurn' },
            },
          ],
        ),
      ],
    };
  const numbered = c.oneOf('bushido', 'afflict', 'annihilator');
  if (numbered !== undefined) {
    const n = number(c, newScope('static'));
    if (typeof n !== 'number') return undefined;
    if (numbered === 'bushido') {
      const grow: Effect[] = [
        {
          effect: 'pump',
          object: { object: 'self' },
          power: n,
          toughness: n,
          duration: { until: 'endOfTurn' },
        },
      ];
      return {
        abilities: [
          triggeredBy({ when: 'blocks', what: { self: true } }, grow),
          triggeredBy({ when: 'becomesBlocked', what: { self: true } }, grow),
        ],
      };
    }
    if (numbered === 'afflict')
      return {
        abilities: [
          triggeredBy({ when: 'becomesBlocked', what: { self: true } }, [
            { effect: 'loseLife', player: { player: 'defending' }, amount: n },
          ]),
        ],
      };
    return {
      abilities: [
        triggeredBy({ when: 'attacks', what: { self: true } }, [
          { effect: 'sacrifice', player: { player: 'defending' }, filter: {}, count: n },
        ]),
      ],
    };
  }
  if (c.take('flanking'))
    return {
      abilities: [
        triggeredBy({ when: 'becomesBlocked', what: { self: true }, by: { withoutKeywords: ['flanking'] } }, [
          {
            effect: 'pump',
            object: { object: 'other' },
            power: -1,
            toughness: -1,
            duration: { until: 'endOfTurn' },
          },
        ]),
      ],
      keywords: ['flanking'],
    };
  if (c.take('battle cry'))
    return {
      abilities: [
        triggeredBy({ when: 'attacks', what: { self: true } }, [
          {
            effect: 'pump',
            object: { object: 'each', filter: { types: ['creature'], other: true, attacking: true } },
            power: 1,
            toughness: 0,
            duration: { until: 'endOfTurn' },
          },
        ]),
      ],
    };
  const label = c.oneOf('cycling', 'equip');
  if (label !== undefined) {
    c.take('—');
    const cost = manaCost(c.next());
    if (cost === undefined) return undefined;
    return {
      abilities: [
        label === 'cycling'
          ? {
              ability: 'activated',
              label,
              from: 'hand',
              costs: [{ cost: 'mana', amount: cost }],
              effects: [{ effect: 'draw', player: { player: 'you' }, count: 1 }],
            }
          : {
              ability: 'activated',
              label,
              timing: 'sorcery',
              costs: [{ cost: 'mana', amount: cost }],
              targets: [{ objects: { types: ['creature'], controller: { player: 'you' } } }],
              effects: [{ effect: 'attach', object: { object: 'self' }, to: { object: 'target', index: 0 } }],
            },
      ],
    };
  }
  if (c.take('enchant')) {
    if (c.take('player')) return { enchant: { players: {} } };
    if (c.take('opponent')) return { enchant: { players: { who: 'opponents' } } };
    const what = filter(c, newScope('static'));
    return what && { enchant: { objects: what } };
  }
  return undefined;
}

/** How the card enters, begins and is kept out. */
function entering(c: Cursor, setting: Setting): Piece | undefined {
  if (c.take("remove ~ from your deck before playing if you're not playing for ante ."))
    return { ante: true };
  if (
    c.take('if ~ is in your opening hand ,') &&
    c.take('you may begin the game with it on the battlefield .')
  )
    return { openingHand: 'mayBeginOnBattlefield' };
  if (c.take('as ~ enters , choose a color .')) return { entersChoosing: 'color' };
  if (!c.take('~ enters')) return undefined;
  if (c.take('tapped .')) return { enters: { tapped: true } };
  const tapped = c.take('tapped');
  if (!c.take('with')) return undefined;
  const scope = newScope('static', { x: setting.x });
  const put = counters(c, scope);
  if (!put || !c.take('on it') || !c.take('.')) return undefined;
  return { enters: { ...(tapped ? { tapped: true as const } : {}), counters: { [put.kind]: put.count } } };
}

function spell(c: Cursor, setting: Setting): Piece | undefined {
  const scope = scopeOf(setting, 'spell');
  const found = effects(c, scope);
  return found && { spell: { effects: found, scope } };
}

/** "{T}, Sacrifice ~: Draw a card." */
function activated(c: Cursor, setting: Setting): Piece | undefined {
  const costs: Cost[] = [];
  for (;;) {
    const cost = c.attempt(() => costOf(c));
    if (!cost) return undefined;
    costs.push(cost);
    if (c.take(':')) break;
    if (!c.take(',')) return undefined;
  }
  const scope = scopeOf(setting, 'ability');
  const found = effects(c, scope);
  if (!found) return undefined;
  const ability: Extract<Ability, { ability: 'activated' }> = { ability: 'activated', costs, effects: found };
  if (scope.targets.length > 0) ability.targets = scope.targets;
  if (costs.some(({ cost }) => cost === 'loyalty')) ability.timing = 'sorcery';
  if (c.take('activate only as a sorcery .') || c.take('activate only any time you could cast a sorcery .'))
    ability.timing = 'sorcery';
  return { abilities: [ability] };
}

function costOf(c: Cursor): Cost | undefined {
  const word = c.peek();
  if (word === '{T}') {
    c.at++;
    return { cost: 'tap' };
  }
  if (word.startsWith('{')) {
    const mana = manaCost(c.next());
    return mana === undefined ? undefined : { cost: 'mana', amount: mana };
  }
  if (/^[+-]?\d+$/.test(word) && c.peek(1) === ':') return { cost: 'loyalty', amount: Number(c.next()) };
  if ((word === '+' || word === '-') && /^\d+$/.test(c.peek(1)) && c.peek(2) === ':') {
    c.at++;
    return { cost: 'loyalty', amount: Number(`${word}${c.next()}`) };
  }
  if (c.take('sacrifice')) {
    if (c.take('~')) return { cost: 'sacrificeSelf' };
    const scope = newScope('ability');
    const count = c.peek() === 'another' ? 1 : number(c, scope);
    if (typeof count !== 'number') return undefined;
    const what = filter(c, scope);
    return what && what.controller === undefined ? { cost: 'sacrifice', filter: what, count } : undefined;
  }
  if (c.take('pay')) {
    const amount = number(c, newScope('ability'));
    return typeof amount === 'number' && c.take('life') ? { cost: 'life', amount } : undefined;
  }
  if (c.take('discard')) {
    const count = number(c, newScope('ability'));
    return typeof count === 'number' && (c.take('cards') || c.take('card'))
      ? { cost: 'discard', count }
      : undefined;
  }
  if (c.take('remove')) {
    const taken = counters(c, newScope('ability'));
    return taken && typeof taken.count === 'number' && (c.take('from ~') || c.take('from it'))
      ? { cost: 'removeCounters', kind: taken.kind, count: taken.count }
      : undefined;
  }
  return undefined;
}

function triggeredBy(on: EventPattern, found: Effect[]): Ability {
  return { ability: 'triggered', on, effects: found };
}

const SELF: ObjectRef = { object: 'self' };

/** "Whenever a creature dies, …", "At the beginning of your upkeep, if …, …". */
function triggered(c: Cursor, setting: Setting): Piece | undefined {
  const event = c.attempt(() => eventOf(c, setting));
  if (!event || !c.take(',')) return undefined;
  let asked: Condition | undefined;
  if (c.take('if')) {
    asked = condition(c, newScope('ability'));
    if (!asked || !c.take(',')) return undefined;
  }
  const scope = scopeOf(setting, 'ability', event.scope);
  const found = effects(c, scope);
  if (!found) return undefined;
  return {
    abilities: event.on.map((on) => ({
      ability: 'triggered' as const,
      on,
      ...(asked === undefined ? {} : { condition: asked }),
      ...(scope.targets.length > 0 ? { targets: scope.targets } : {}),
      effects: found,
    })),
  };
}

interface Event {
  on: EventPattern[];
  scope: Partial<Scope>;
}

function eventOf(c: Cursor, setting: Setting): Event | undefined {
  if (c.take('at the beginning of')) return stepOf(c, setting);
  if (!c.take('when') && !c.take('whenever')) return undefined;
  const subject = c.attempt(() => subjectOf(c, setting));
  if (subject) {
    const { what, event } = subject;
    const scope: Partial<Scope> = { event };
    const verbs = (...patterns: EventPattern[]): Event => ({ on: patterns, scope });
    if (c.take('enters or dies')) return verbs({ when: 'enters', what }, { when: 'dies', what });
    if (c.take('enters or attacks')) return verbs({ when: 'enters', what }, { when: 'attacks', what });
    if (c.take('enters under your control')) {
      if (what.controller !== undefined) return undefined;
      return { on: [{ when: 'enters', what: { ...what, controller: { player: 'you' } } }], scope };
    }
    if (c.take("enters under an opponent's control"))
      return {
        on: [
          { when: 'enters', what: { ...what, controller: { player: 'each', filter: { who: 'opponents' } } } },
        ],
        scope,
      };
    if (c.take('enters')) return verbs({ when: 'enters', what });
    if (c.take('dies')) return c.peek() === 'under' ? undefined : verbs({ when: 'dies', what });
    if (c.take('leaves the battlefield')) return verbs({ when: 'leaves', what });
    if (c.take('attacks or blocks')) return verbs({ when: 'attacks', what }, { when: 'blocks', what });
    if (c.take('blocks or becomes blocked'))
      return verbs({ when: 'blocks', what }, { when: 'becomesBlocked', what });
    if (c.take('attacks you')) return { on: [{ when: 'attacks', what, whom: { who: 'you' } }], scope };
    if (c.take('attacks')) return c.peek() === ',' ? verbs({ when: 'attacks', what }) : undefined;
    if (c.take('blocks')) return c.peek() === ',' ? verbs({ when: 'blocks', what }) : undefined;
    if (c.take('becomes blocked'))
      return c.peek() === ',' ? verbs({ when: 'becomesBlocked', what }) : undefined;
    if (c.take('becomes tapped')) return verbs({ when: 'taps', what });
    if (c.take('becomes untapped')) return verbs({ when: 'untaps', what });
    const combat = c.take('deals combat damage to');
    if (combat || c.take('deals damage to')) {
      const to: PlayerFilter | undefined = c.take('a player')
        ? {}
        : c.take('an opponent')
          ? { who: 'opponents' }
          : c.take('you')
            ? { who: 'you' }
            : undefined;
      if (!to) return undefined;
      return {
        on: [{ when: 'dealsDamage', what, to, ...(combat ? { combat: true as const } : {}) }],
        scope: { ...scope, ...(to.who === 'you' ? {} : { eventPlayer: { player: 'that' } }) },
      };
    }
    return undefined;
  }
  const who: PlayerFilter | undefined = c.take('you')
    ? { who: 'you' }
    : c.take('an opponent')
      ? { who: 'opponents' }
      : c.take('a player')
        ? {}
        : undefined;
  if (!who) return undefined;
  const scope: Partial<Scope> = who.who === 'you' ? {} : { eventPlayer: { player: 'that' } };
  if (c.take('casts') || c.take('cast')) {
    if (!(c.take('a') || c.take('an'))) return undefined;
    const what = spellFilter(c);
    if (!what) return undefined;
    return {
      on: [
        {
          when: 'casts',
          who,
          ...(what.types[0] === 'spell' && Object.keys(what).length === 1 ? {} : { what }),
        },
      ],
      scope,
    };
  }
  const own = who.who === 'you';
  if (c.take('gains life') || (own && c.take('gain life')))
    return { on: [{ when: 'gainsLife', who }], scope };
  if (c.take('loses life') || (own && c.take('lose life')))
    return { on: [{ when: 'losesLife', who }], scope };
  if (c.take('draws a card') || (own && c.take('draw a card')))
    return { on: [{ when: 'draws', who }], scope };
  if (c.take('discards a card') || (own && c.take('discard a card')))
    return { on: [{ when: 'discards', who }], scope };
  if (c.take('loses the game')) return { on: [{ when: 'losesGame', who }], scope };
  return undefined;
}

/** What an event happens to: "~", "enchanted creature", "a creature you control", "another creature". */
function subjectOf(c: Cursor, setting: Setting): { what: ObjectFilter; event: ObjectRef } | undefined {
  if (c.take('~')) return { what: { self: true }, event: SELF };
  if (
    setting.enchants !== 'player' &&
    (c.take('enchanted creature') ||
      c.take('equipped creature') ||
      c.take('enchanted permanent') ||
      c.take('enchanted land'))
  )
    return { what: { attached: true }, event: { object: 'attached' } };
  if (!(c.take('a') || c.take('an') || c.peek() === 'another')) return undefined;
  const what = filter(c, newScope('ability'));
  return what && { what, event: { object: 'that' } };
}

function stepOf(c: Cursor, setting: Setting): Event | undefined {
  const steps: [string, Step][] = [
    ['upkeep', 'upkeep'],
    ['draw step', 'draw'],
    ['end step', 'end'],
  ];
  const step = () => steps.find(([name]) => c.take(name))?.[1];
  const event = (named: Step | undefined, whose: PlayerFilter, eventPlayer?: PlayerRef): Event | undefined =>
    named && { on: [{ when: 'stepBegins', step: named, whose }], scope: eventPlayer ? { eventPlayer } : {} };
  if (c.take('combat on your turn')) return event('beginCombat', { who: 'you' });
  if (c.take('your')) return event(step(), { who: 'you' });
  if (c.take("each player's")) return event(step(), {}, { player: 'that' });
  if (c.take("each opponent's")) return event(step(), { who: 'opponents' }, { player: 'that' });
  if (c.take("each other player's")) return event(step(), { who: 'others' }, { player: 'that' });
  if (c.take("enchanted player's") && setting.enchants === 'player') return undefined;
  if (
    c.take("the upkeep of enchanted creature's controller") ||
    c.take("the upkeep of enchanted land's controller")
  )
    return event(
      'upkeep',
      { who: 'you', of: { player: 'controller', of: { object: 'attached' } } },
      { player: 'that' },
    );
  if (c.take('each') || c.take('the')) return event(step(), {});
  return undefined;
}

/** Continuous effects of a permanent. */
function statics(c: Cursor, setting: Setting): Piece | undefined {
  const found: StaticAbility[] = [];
  do {
    const next = c.attempt(() => staticSentence(c, setting));
    if (!next || !c.take('.')) return undefined;
    found.push(...next);
  } while (!c.done);
  return { abilities: found.map((one) => ({ ability: 'static' as const, ...one })) };
}

function staticSentence(c: Cursor, setting: Setting): StaticAbility[] | undefined {
  const scope = scopeOf(setting, 'static');
  const prices = c.attempt(() => attackPrice(c));
  if (prices) return [prices];
  if (
    c.take('you control enchanted creature') ||
    c.take('you control enchanted permanent') ||
    c.take('you control enchanted land') ||
    c.take('you control enchanted artifact')
  )
    return [{ static: 'control', object: { object: 'attached' }, by: { player: 'you' } }];
  if (c.take('all creatures able to block enchanted creature do so'))
    return [{ static: 'mustBeBlocked', object: { object: 'attached' } }];
  if (c.take('all creatures able to block ~ do so')) return [{ static: 'mustBeBlocked', object: SELF }];
  if (c.take("~'s power and toughness are each equal to")) {
    const amount = counted(c, scope);
    return amount === undefined ? undefined : [{ static: 'define', power: amount, toughness: amount }];
  }
  const forbids = c.attempt(() => {
    const who: PlayerFilter | undefined = c.take('players')
      ? {}
      : c.take('your opponents')
        ? { who: 'opponents' }
        : c.take('you')
          ? { who: 'you' }
          : undefined;
    if (!who || !c.take("can't")) return undefined;
    const cant = c.take('gain life')
      ? ('gainLife' as const)
      : c.take('draw cards')
        ? ('draw' as const)
        : c.take("lose the game and your opponents can't win the game") && who.who === 'you'
          ? ('lose' as const)
          : undefined;
    if (cant === undefined) return undefined;
    return cant === 'lose'
      ? ([
          { static: 'players', who, cant: ['lose'] },
          { static: 'players', who: { who: 'opponents' }, cant: ['win'] },
        ] as StaticAbility[])
      : ([{ static: 'players', who, cant: [cant] }] as StaticAbility[]);
  });
  if (forbids) return forbids;
  const which = c.attempt(() => subject(c, scope));
  if (!which) return undefined;
  const filterOf: ObjectFilter = which;
  const verb = (third: string, plural: string) => c.take(third) || c.take(plural);
  const found: StaticAbility[] = [];
  for (;;) {
    const next = c.attempt((): StaticAbility | undefined => {
      if (verb('gets', 'get')) {
        const size = /^([+-])(\d+)\/([+-])(\d+)$/.exec(c.next());
        if (!size) return undefined;
        const value = (sign: string | undefined, digits: string | undefined) =>
          sign === '-' && digits !== '0' ? -Number(digits) : Number(digits);
        let power: Amount = value(size[1], size[2]);
        let toughness: Amount = value(size[3], size[4]);
        if (c.peek() === 'for') {
          const at = c.at;
          const scale = (amount: number): Amount | undefined => {
            if (amount === 0) return 0;
            c.at = at;
            return forEach(c, scope, amount);
          };
          const scaled = [scale(power), scale(toughness)] as const;
          if (scaled[0] === undefined || scaled[1] === undefined) return undefined;
          [power, toughness] = scaled;
        }
        return { static: 'pump', which: filterOf, power, toughness };
      }
      if (verb('has', 'have')) {
        const own = keywords(c);
        return own && { static: 'grant', which: filterOf, keywords: own };
      }
      if (c.take("can't attack or block"))
        return { static: 'objects', which: filterOf, cant: ['attack', 'block'] };
      if (c.take("can't attack")) return { static: 'objects', which: filterOf, cant: ['attack'] };
      if (c.take("can't be blocked")) return { static: 'objects', which: filterOf, cant: ['beBlocked'] };
      if (c.take("can't block")) return { static: 'objects', which: filterOf, cant: ['block'] };
      if (c.take('attacks each combat if able')) {
        const object: ObjectRef | undefined = filterOf.self
          ? SELF
          : filterOf.attached
            ? { object: 'attached' }
            : undefined;
        return object && { static: 'mustAttack', object };
      }
      if (c.take('attack each combat if able'))
        return { static: 'mustAttack', object: { object: 'each', filter: filterOf } };
      if (c.take("doesn't untap during your untap step") && filterOf.self)
        return { static: 'objects', which: filterOf, cant: ['untap'] };
      if (c.take("doesn't untap during its controller's untap step"))
        return { static: 'objects', which: filterOf, cant: ['untap'] };
      if (c.take("don't untap during their controllers' untap steps"))
        return { static: 'objects', which: filterOf, cant: ['untap'] };
      return undefined;
    });
    if (!next) return undefined;
    found.push(next);
    if (!(c.take(', and') || c.take('and') || (c.peek() === ',' && c.take(',')))) break;
  }
  return found;
}

function subject(c: Cursor, scope: Scope): ObjectFilter | undefined {
  if (c.take('~')) return { self: true };
  if (
    c.take('enchanted creature') ||
    c.take('equipped creature') ||
    c.take('enchanted permanent') ||
    c.take('enchanted land') ||
    c.take('enchanted artifact')
  )
    return scope.attachedTo === 'player' ? undefined : { attached: true };
  const all = c.attempt(() => {
    if (!(c.take('all') || c.take('each'))) return undefined;
    return filter(c, scope);
  });
  if (all) return all;
  const group = groups(c, scope);
  return group?.object === 'each' ? (group.filter ?? {}) : undefined;
}

/** A price for each creature that attacks you. */
function attackPrice(c: Cursor): StaticAbility | undefined {
  if (!c.take("creatures can't attack you") || !c.take('unless their controller pays')) return undefined;
  const cost = manaCost(c.next());
  if (cost === undefined) return undefined;
  if (
    !(
      (c.take('for each creature they control') && c.take("that's attacking you")) ||
      c.take('for each of those creatures')
    )
  )
    return undefined;
  return {
    static: 'attackTax',
    which: { types: ['creature'] },
    defenders: { who: 'you' },
    unlessPaid: { cost: 'mana', amount: cost },
  };
}
