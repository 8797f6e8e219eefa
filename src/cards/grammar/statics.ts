import type {
  Amount,
  Condition,
  ObjectFilter,
  ObjectRef,
  PlayerRef,
  StaticAbility,
} from '../../game/index.js';
import { COLOR_NAMES } from '../words.js';
import { readNoun, takesAttached } from './nouns.js';
import { type Scope, same } from './reader.js';
import { attemptSaying, type Parts, type Reader } from './rules.js';

const SELF: ObjectRef = { object: 'self' };
const WALKERS = "can't attack you or planeswalkers you control";
const UNLESS_PAID = 'unless their controller pays <manacost> for each of those creatures';
const SAFE = "can't lose the game";
const ALL = 'prevent all damage that would be dealt';
const NO_LOSS_TO_LIFE = "you don't lose the game for having 0 or less life";
const PREVENT = 'prevent all combat damage that would be dealt';
/** What would be put into a graveyard. */
const BURIED = (whose: string): string => `would be put into ${whose} graveyard from anywhere`;
const COMBAT: Condition = {
  if: 'step',
  steps: ['beginCombat', 'declareAttackers', 'declareBlockers', 'combatDamage', 'endCombat'],
};
type Statics = StaticAbility | StaticAbility[];

const LASTING = 'self attached types subtypes supertypes notTypes controller other token'.split(' ');

/** Whether what a description admits changes only as things enter, leave or change their controllers. */
const lasting = (filter: ObjectFilter): boolean => Object.keys(filter).every((key) => LASTING.includes(key));

/** Puts what is always so among the parts of speech. */
export function defineStatics(parts: Parts): void {
  parts.define('staticgrowth', {
    read: (r: Reader): unknown => {
      const size = parts.get('size').read(r) as { power: Amount; toughness: Amount } | undefined;
      if (!size) return undefined;
      const scaled = r.attempt(() => parts.get('scaled').read(r)) as Amount | undefined;
      const where =
        scaled === undefined
          ? r.attempt(() => (r.take(', where x is') ? (parts.get('quantity').read(r) as Amount) : undefined))
          : undefined;
      const scale = (value: Amount): Amount | undefined => {
        if (scaled !== undefined) {
          if (typeof value !== 'number') return undefined;
          return value === 0 ? 0 : value === 1 ? scaled : { amount: 'times', factor: value, of: scaled };
        }
        if (typeof value === 'number') return value;
        if (where === undefined) return undefined;
        return value.amount === 'times' ? { ...value, of: where } : where;
      };
      const power = scale(size.power);
      const toughness = scale(size.toughness);
      return power === undefined || toughness === undefined ? undefined : { power, toughness };
    },
    say: (size: { power: Amount; toughness: Amount }, t: Scope): string | undefined => {
      const plain = parts.get('size').say(size, t);
      if (plain !== undefined) return plain;
      const split = (value: Amount): { base: number; of?: Amount } =>
        typeof value === 'number'
          ? { base: value }
          : value.amount === 'times'
            ? { base: value.factor, of: value.of }
            : { base: 1, of: value };
      const [power, toughness] = [split(size.power), split(size.toughness)];
      const of = power.of ?? toughness.of;
      if (of === undefined || (power.of && toughness.of && !same(power.of, toughness.of))) return undefined;
      if ((!power.of && power.base !== 0) || (!toughness.of && toughness.base !== 0)) return undefined;
      const scaled = attemptSaying(t, () => parts.get('scaled').say(of, t));
      if (scaled !== undefined)
        return `${parts.get('size').say({ power: power.base, toughness: toughness.base }, t)} ${scaled}`;
      if (Math.abs(power.base) > 1 || Math.abs(toughness.base) > 1) return undefined;
      const quantity = parts.get('quantity').say(of, t);
      const sign = ({ base, of: own }: { base: number; of?: Amount }) =>
        own ? (base < 0 ? '-X' : '+X') : '+0';
      return quantity && `${sign(power)}/${sign(toughness)}, where X is ${quantity}`;
    },
  });
  const which = '$which';
  const cant = (...what: string[]) => ({ static: 'objects', which, cant: what });
  const does = parts
    .rules<Statics>('staticdoes')
    .add('get/gets <staticgrowth>', { static: 'pump', which, '...': '$staticgrowth' })
    .add('have/has <keywords>', { static: 'grant', which, keywords: '$keywords' })
    .add('have/has <keywords> and <quoted>', {
      static: 'grant',
      which,
      keywords: '$keywords',
      abilities: '$quoted',
    })
    .add('have/has <quoted>', { static: 'grant', which, keywords: [], abilities: '$quoted' })
    .add("lose/loses <keywords> and can't have or gain <keywords>", {
      static: 'lose',
      which,
      keywords: '$keywords',
    })
    .add("can't attack or block", cant('attack', 'block'))
    .add("can't attack", cant('attack'))
    .add("can't be blocked", cant('beBlocked'))
    .add("can't block", cant('block'))
    .add('can block only <nouns>', { static: 'blocks', which, only: '$nouns' })
    .add("can't block <nouns>", { static: 'blocks', which, not: '$nouns' })
    .add("can't be blocked except by <nouns>", { static: 'blockers', which, except: '$nouns' })
    .add("can't be blocked by <nouns>", { static: 'blockers', which, by: '$nouns' })
    .add("can't attack you", { static: 'attackTax', which, defenders: { who: 'you' } })
    .add(
      ["can't attack you or planeswalkers you control", "can't attack you or a planeswalker you control"],
      {
        static: 'attackTax',
        which,
        defenders: { who: 'you' },
        planeswalkers: true,
      },
    )
    .add(
      [
        "don't/doesn't untap during its|their controller's|controllers_' untap step|steps",
        "don't/doesn't untap during your untap step",
      ],
      cant('untap'),
    )
    .add('attack/attacks each combat if able', {
      static: 'mustAttack',
      object: { object: 'each', filter: which },
    })
    .add('enter/enters tapped', { static: 'entersTapped', which });
  const subject = (r: Reader): ObjectFilter | undefined => {
    if (r.take('~')) return { self: true };
    if (takesAttached(r)) return r.scope.attachedTo === 'player' ? undefined : { attached: true };
    const all = r.attempt(() => (r.take('all') || r.take('each') ? readNoun(r, parts, false) : undefined));
    if (all) return all.zone === undefined ? all : undefined;
    const group = parts.get('group').read(r) as { filter: ObjectFilter } | undefined;
    return group?.filter.zone === undefined ? group?.filter : undefined;
  };
  const sayWhich = (filter: ObjectFilter, t: Scope): string | undefined =>
    same(filter, { self: true })
      ? '~'
      : same(filter, { attached: true })
        ? 'enchanted creature'
        : parts.get('nouns').say(filter, t);

  const whole = parts
    .rules<Statics>('staticwhole')
    .add(
      [
        'you control enchanted creature',
        'you control enchanted permanent|land|artifact|planeswalker|enchantment',
      ],
      { static: 'control', object: { object: 'attached' }, by: { player: 'you' } },
    )
    .add(
      [
        'all creatures able to block enchanted creature do so',
        'all creatures able to block equipped creature do so',
      ],
      { static: 'mustBeBlocked', object: { object: 'attached' } },
    )
    .add('all creatures able to block ~ do so', { static: 'mustBeBlocked', object: SELF })
    .add("~'s power and toughness are each equal to <quantity>", {
      static: 'define',
      power: '$quantity',
      toughness: '$quantity',
    })
    .add(['~ attacks each combat if able'], { static: 'mustAttack', object: SELF })
    .add(
      ['enchanted creature attacks each combat if able', 'equipped creature attacks each combat if able'],
      { static: 'mustAttack', object: { object: 'attached' } },
    )
    .add(NO_LOSS_TO_LIFE, { static: 'players', who: { who: 'you' }, cant: ['loseToLife'] })
    .add(`you ${SAFE} and your opponents can't win the game`, [
      { static: 'players', who: { who: 'you' }, cant: ['lose'] },
      { static: 'players', who: { who: 'opponents' }, cant: ['win'] },
    ])
    .add("untap <untapped> during each other player's untap step", {
      static: 'untapDuring',
      which: '$untapped',
      turns: { who: 'others' },
    })
    .add("<playersof> can't cast more than one spell each turn", {
      static: 'castLimit',
      who: '$playersof',
      most: 1,
    })
    .add('<playersof> skip|skips their|your <stepname>', {
      static: 'skips',
      who: '$playersof',
      step: '$stepname',
    })
    .add('skip your <stepname>', { static: 'skips', who: { who: 'you' }, step: '$stepname' }, true)
    .add(['<playersof> play|plays with their|your hands|hand revealed'], {
      static: 'revealed',
      who: '$playersof',
      what: 'hand',
    })
    .add(['<playersof> play|plays with the top card of their|your libraries|library revealed'], {
      static: 'revealed',
      who: '$playersof',
      what: 'top',
    })
    .add('play with your hand revealed', { static: 'revealed', who: { who: 'you' }, what: 'hand' }, true)
    .add(
      'play with the top card of your library revealed',
      { static: 'revealed', who: { who: 'you' }, what: 'top' },
      true,
    )
    .add('if <one> would die , exile it instead', {
      static: 'instead',
      what: '$one',
      from: 'battlefield',
      to: 'exile',
    })
    .add(
      'if <one> would die , instead exile it',
      {
        static: 'instead',
        what: '$one',
        from: 'battlefield',
        to: 'exile',
      },
      true,
    )
    .add(
      [
        `if a card ${BURIED("an opponent's")} , exile it instead`,
        `if a card ${BURIED("an opponent's")} , instead exile it`,
      ],
      {
        static: 'instead',
        what: { token: false, owner: { player: 'each', filter: { who: 'opponents' } } },
        to: 'exile',
      },
    )
    .add(`if a card ${BURIED('your')} , exile it instead`, {
      static: 'instead',
      what: { token: false, owner: { player: 'you' } },
      to: 'exile',
    })
    .add(
      [
        `if a card or token ${BURIED('a')} , exile it instead`,
        `if a card or token ${BURIED('a')} , exile that card instead`,
      ],
      { static: 'instead', what: {}, to: 'exile' },
    )
    .add(`if a card ${BURIED('a')} , exile it instead`, {
      static: 'instead',
      what: { token: false },
      to: 'exile',
    })
    .add('if <damager> would deal damage to <damaged> , it deals double that damage to <thatone> instead', {
      static: 'damage',
      from: '$damager',
      '...': '$damaged',
      times: 2,
    })
    .add(
      'if <damager> would deal combat damage to <damaged> , it deals double that damage to <thatone> instead',
      { static: 'damage', from: '$damager', '...': '$damaged', combat: true, times: 2 },
    )
    .add(
      'if <damager> would deal damage to <damaged> , it deals that much damage plus <number> to <thatone> instead',
      { static: 'damage', from: '$damager', '...': '$damaged', more: '$number' },
    )
    .add('~ costs {1} less to cast <scaled>', {
      static: 'price',
      which: { self: true },
      who: {},
      less: '$scaled',
    })
    .add('~ costs <manacost> less to cast', {
      static: 'price',
      which: { self: true },
      who: {},
      less: '$manacost',
    })
    .add('<playersof> can cast spells only during their|your own turns|turn', {
      static: 'cantCast',
      who: {
        '...': '$playersof',
        where: { if: 'not', of: { if: 'turn', player: { player: 'it' } } },
      },
      which: { types: ['spell'], zone: 'stack' },
    })
    .add("<playersof> can't cast <spellsof>", { static: 'cantCast', who: '$playersof', which: '$spellsof' })
    .add(`you can't win the game and your opponents ${SAFE}`, [
      { static: 'players', who: { who: 'you' }, cant: ['win'] },
      { static: 'players', who: { who: 'opponents' }, cant: ['lose'] },
    ])
    .add("<playersof> can't <prohibition>", { static: 'players', who: '$playersof', cant: '$prohibition' })
    .add(['<playersof> have|has no maximum hand size'], { static: 'handSize', who: '$playersof' })
    .add('you may play an additional land on each of your turns', {
      static: 'lands',
      who: { who: 'you' },
      count: 1,
    })
    .add(['each player may play an additional land on each of their turns'], {
      static: 'lands',
      who: {},
      count: 1,
    })
    .add('<spellsof> <playersof> cast|casts cost|costs {1} more to cast', {
      static: 'price',
      which: '$spellsof',
      who: '$playersof',
      more: 1,
    })
    .add('<spellsof> <playersof> cast|casts cost|costs <manacost> more to cast', {
      static: 'price',
      which: '$spellsof',
      who: '$playersof',
      more: '$manacost',
    })
    .add('<spellsof> <playersof> cast|casts cost|costs <manacost> less to cast', {
      static: 'price',
      which: '$spellsof',
      who: '$playersof',
      less: '$manacost',
    })
    .add('<spellsof> cost|costs <manacost> more to cast', {
      static: 'price',
      which: '$spellsof',
      who: {},
      more: '$manacost',
    })
    .add('<spellsof> cost|costs <manacost> less to cast', {
      static: 'price',
      which: '$spellsof',
      who: {},
      less: '$manacost',
    })
    .add(`${ALL} to <shielded>`, { static: 'shield', shield: { to: '$shielded', amount: 'all' } })
    .add(`${ALL} by <nouns>`, { static: 'shield', shield: { from: '$nouns', amount: 'all' } })
    .add(`${PREVENT} to <shielded>`, {
      static: 'shield',
      shield: { to: '$shielded', amount: 'all', combat: true },
    })
    .add(`${PREVENT} to and dealt by ~`, [
      { static: 'shield', shield: { to: SELF, amount: 'all', combat: true } },
      { static: 'shield', shield: { from: { self: true }, amount: 'all', combat: true } },
    ])
    .add(
      "creatures can't attack you unless their controller pays <manacost> for each creature they control that's attacking you",
      {
        static: 'attackTax',
        which: { types: ['creature'] },
        defenders: { who: 'you' },
        unlessPaid: { cost: 'mana', amount: '$manacost' },
      },
    )
    .add(
      "creatures can't attack you unless their controller pays <manacost> for each of those creatures",
      {
        static: 'attackTax',
        which: { types: ['creature'] },
        defenders: { who: 'you' },
        unlessPaid: { cost: 'mana', amount: '$manacost' },
      },
      true,
    )
    .add(
      [
        `creatures ${WALKERS} ${UNLESS_PAID}`,
        `creatures ${WALKERS.replace('planeswalkers', 'a planeswalker')} ${UNLESS_PAID}`,
      ],
      {
        static: 'attackTax',
        which: { types: ['creature'] },
        defenders: { who: 'you' },
        planeswalkers: true,
        unlessPaid: { cost: 'mana', amount: '$manacost' },
      },
    )
    .add("~ can't attack unless <condition>", { static: 'attackOnly', unless: '$condition' })
    .add("~ can't block unless <condition>", {
      static: 'objects',
      which: { self: true },
      cant: ['block'],
      unless: '$condition',
    })
    .add("~ can't attack or block unless <condition>", {
      static: 'objects',
      which: { self: true },
      cant: ['attack', 'block'],
      unless: '$condition',
    })
    .add("~ can't block if <condition>", {
      static: 'objects',
      which: { self: true },
      cant: ['block'],
      unless: { if: 'not', of: '$condition' },
    })
    .add(["~ can't attack unless defending player controls <one>"], {
      static: 'attackOnly',
      unless: { if: 'exists', objects: { '...': '$one', controller: { player: 'defending' } } },
    })
    .add("~ can't attack if defending player controls <one>", {
      static: 'attackOnly',
      not: { if: 'exists', objects: { '...': '$one', controller: { player: 'defending' } } },
    })
    .add(["~ can't be countered", "~ can't be countered by spells or abilities"], {
      static: 'uncounterable',
    });
  for (const side of ['attackers', 'blockers'] as const) {
    const verb = side === 'attackers' ? 'attack' : 'block';
    whole
      .add(`no more than one creature can ${verb} each combat`, { static: 'limit', [side]: 1 })
      .add(`no more than <number> creatures can ${verb} each combat`, {
        static: 'limit',
        [side]: '$number',
      });
  }
  const STEPS: readonly [string, string][] = [
    ['draw step', 'draw'],
    ['draw steps', 'draw'],
    ['upkeep step', 'upkeep'],
    ['upkeep steps', 'upkeep'],
    ['untap step', 'untap'],
    ['untap steps', 'untap'],
  ];
  parts.define('stepname', {
    read: (r: Reader): string | undefined => [...STEPS].reverse().find(([name]) => r.take(name))?.[1],
    say: (step: string) => STEPS.find(([, one]) => one === step)?.[0],
  });
  // What deals more damage than it would: "~", "a source you control", "a red source".
  parts.define('damager', {
    read: (r: Reader): ObjectFilter | undefined => {
      if (r.take('~')) return { self: true };
      if (!r.take('a') && !r.take('another')) return undefined;
      const other = r.words[r.at - 1] === 'another' ? { other: true } : {};
      const color = COLOR_NAMES.includes(r.peek()) ? { colors: [r.next()] } : {};
      if (!r.take('source')) return undefined;
      const controller = r.attempt(() => parts.get('controls').read(r) as PlayerRef | undefined);
      return { ...other, ...color, zone: 'any', ...(controller ? { controller } : {}) };
    },
    say: ({ self, other, colors, zone, controller, ...rest }: ObjectFilter, t: Scope): string | undefined => {
      if (Object.keys(rest).length > 0) return undefined;
      if (self) return '~';
      const whose = controller && parts.get('controls').say(controller, t);
      if (zone !== 'any' || (controller && !whose)) return undefined;
      return [other ? 'another' : 'a', ...(colors ?? []), 'source', whose].filter(Boolean).join(' ');
    },
  });
  const DAMAGED: readonly [string, object][] = [
    ['a permanent or player', {}],
    ['a player or permanent', {}],
    ['an opponent or a permanent an opponent controls', { to: undefined }],
    ['a player', { to: { players: {} } }],
    ['an opponent', { to: { players: { who: 'opponents' } } }],
    ['a creature', { to: { objects: { types: ['creature'] } } }],
  ];
  parts.define('damaged', {
    read: (r: Reader): object | undefined => {
      const found = DAMAGED.find(([words]) => r.take(words))?.[1];
      return found && 'to' in found && found.to === undefined ? undefined : found;
    },
    say: (to: object) => DAMAGED.find(([, own]) => same(own, to))?.[0],
  });
  parts.define('thatone', {
    read: (r: Reader): string | undefined =>
      ['that permanent or player', 'that player or permanent', 'that player', 'that creature'].find((words) =>
        r.take(words),
      ) && 'it',
    say: () => 'that player',
  });
  // What untaps: "~", "all creatures you control", "each creature you control with …".
  parts.define('untapped', {
    read: (r: Reader): ObjectFilter | undefined => {
      if (r.take('~')) return { self: true };
      if (!r.take('all') && !r.take('each')) return undefined;
      return readNoun(r, parts, false);
    },
    say: (filter: ObjectFilter, t: Scope): string | undefined => {
      if (same(filter, { self: true })) return '~';
      const said = parts.get('nouns').say(filter, t);
      return said && `all ${said}`;
    },
  });
  parts.define('playersof', {
    read: (r: Reader) => {
      if (r.take('players')) return {};
      if (r.take('your opponents') || r.take('each opponent') || r.take('opponents'))
        return { who: 'opponents' };
      if (r.take('each player')) return {};
      return r.take('you') ? { who: 'you' } : undefined;
    },
    say: (who: { who?: string }) =>
      Object.keys(who).length === 0
        ? 'players'
        : same(who, { who: 'opponents' })
          ? 'your opponents'
          : same(who, { who: 'you' })
            ? 'you'
            : undefined,
  });
  const bars: readonly [string, string[]][] = [
    ['gain life', ['gainLife']],
    ['draw cards', ['draw']],
    ['lose the game', ['lose']],
    ['win the game', ['win']],
    ['cast spells', ['cast']],
    ['attack', ['attack']],
    ['play lands', ['playLand']],
    ['search libraries', ['search']],
  ];
  parts.define('prohibition', {
    read: (r: Reader) => bars.find(([words]) => r.take(words))?.[1],
    say: (list: string[]) => bars.find(([, own]) => same(own, list))?.[0],
  });
  parts.define('spellsof', {
    read: (r: Reader): ObjectFilter | undefined => {
      const noun = readNoun(r, parts, false);
      return noun?.zone === 'stack' ? noun : undefined;
    },
    say: (filter: ObjectFilter, t: Scope) => parts.get('nouns').say(filter, t),
  });

  const sentence = (r: Reader): StaticAbility[] | undefined => {
    const first = r.attempt(() => whole.read(r));
    if (first) return Array.isArray(first) ? first : [first];
    const filter = r.attempt(() => subject(r));
    if (!filter) return undefined;
    const found: StaticAbility[] = [];
    for (;;) {
      const next = r.attempt(() => does.readWith(r, { which: filter }));
      if (!next) return undefined;
      found.push(...(Array.isArray(next) ? next : [next]));
      const more = r.attempt(() => {
        if (!(r.take(', and') || r.take('and') || r.take(','))) return undefined;
        const at = r.mark();
        const verb = does.readWith(r, { which: filter });
        r.back(at);
        return verb;
      });
      if (more === undefined) return found;
    }
  };
  const conditional = (r: Reader): StaticAbility[] | undefined => {
    const replacing = r.attempt(() => (r.peek() === 'if' ? sentence(r) : undefined));
    if (replacing) return replacing;
    const start = r.at;
    const before = r.attempt(() => {
      const combat = r.take('during combat ,');
      if (combat) return COMBAT;
      const turn = r.take('during your turn ,');
      if (!turn && !r.take('as long as') && !r.take('if')) return undefined;
      const condition = turn
        ? ({ if: 'turn', player: { player: 'you' } } as Condition)
        : (parts.get('condition').read(r) as Condition | undefined);
      return condition && (turn || r.take(',')) ? condition : undefined;
    });
    if (before && r.scope.event === undefined) r.scope.event = SELF;
    const found = sentence(r);
    if (!found) return undefined;
    const own = found.every((one) => one.static === 'price' && one.which.self);
    if (before && r.lower[start] === 'if' && !own) return undefined;
    const condition =
      before ??
      r.attempt(() => {
        if (r.take('during your turn')) return { if: 'turn', player: { player: 'you' } } as Condition;
        if (r.take('during combat')) return COMBAT;
        if (found.every((one) => 'which' in one && one.which.self) && r.scope.event === undefined)
          r.scope.event = SELF;
        return r.take('as long as') || (own && r.take('if'))
          ? (parts.get('condition').read(r) as Condition | undefined)
          : undefined;
      });
    // What gives abilities is looked for only when something enters or leaves.
    if (found.some((one) => one.static === 'grant' && one.abilities && (condition || !lasting(one.which))))
      return undefined;
    return condition ? found.map((one) => ({ ...one, if: condition }) as StaticAbility) : found;
  };
  parts.define('static', {
    read: (r: Reader): StaticAbility[] | undefined => conditional(r),
    say: ([ability]: StaticAbility[], t: Scope): string | undefined => {
      if (ability === undefined) return undefined;
      const { if: condition, ...plain } = ability as StaticAbility & { if?: Condition };
      const rest = plain as StaticAbility;
      const own =
        attemptSaying(t, () => whole.say(rest, t)) ??
        attemptSaying(t, () => {
          const filter =
            'which' in rest
              ? rest.which
              : rest.static === 'mustAttack' && rest.object.object === 'each'
                ? rest.object.filter
                : undefined;
          const who = filter && sayWhich(filter, t);
          const said =
            who && does.sayWith(rest, t, { which: filter }, filter.self === true || filter.attached === true);
          return said && `${who} ${said}`;
        });
      if (own === undefined || !condition) return own;
      if (same(condition, COMBAT)) return `during combat, ${own}`;
      const said = parts.get('condition').say(condition, t);
      return said && `as long as ${said}, ${own}`;
    },
  });
}
