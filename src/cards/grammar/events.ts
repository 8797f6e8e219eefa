import type {
  Condition,
  EventPattern,
  ObjectFilter,
  ObjectRef,
  PlayerFilter,
  PlayerRef,
  Step,
} from '../../game/index.js';
import { readNoun, takesAttached } from './nouns.js';
import { type Scope, same } from './reader.js';
import type { Parts, Reader } from './rules.js';

const SELF: ObjectFilter = { self: true };
const THAT: PlayerRef = { player: 'that' };

/** How the effects of an ability speak of what its event happened to. */
export function scopeOfEvent(on: EventPattern): Partial<Scope> {
  if (on.when === 'stepBegins')
    return on.whose.who === 'you' && on.whose.of === undefined ? {} : { eventPlayer: THAT };
  if (on.when === 'state') return { event: { object: 'self' } };
  const scope: Partial<Scope> = {};
  const what = 'what' in on ? on.what : undefined;
  if (what) {
    const event: ObjectRef = what.self
      ? { object: 'self' }
      : what.attached
        ? { object: 'attached' }
        : { object: 'that' };
    scope.event = event;
    if (on.when !== 'casts' && what.controller?.player === 'each') scope.eventPlayer = THAT;
  }
  if (on.when === 'casts' && !what?.self) scope.eventSpell = true;
  if (on.when === 'casts' && on.what === undefined) scope.event = { object: 'that' };
  if (on.when === 'buried' && what?.owner?.player === 'each') scope.eventPlayer = THAT;
  if (on.when === 'playerAttacked') return on.by ? { eventPlayer: THAT } : {};
  if ('who' in on && on.who.who !== 'you') scope.eventPlayer = THAT;
  if (on.when === 'targeted' && on.by.who !== 'you') scope.eventPlayer = THAT;
  if (on.when === 'dealsDamage') {
    scope.eventAmount = true;
    if (on.to && on.to.who !== 'you') scope.eventPlayer = THAT;
    else delete scope.eventPlayer;
  }
  if (on.when === 'gainsLife' || on.when === 'losesLife' || on.when === 'isDealtDamage')
    scope.eventAmount = true;
  if (on.when === 'attacks' && on.whom && on.whom.who !== 'you') delete scope.eventPlayer;
  return scope;
}

/** "~ or another creature enters under your control": only the other one has to. */
function ownController(on: EventPattern): EventPattern {
  if (!('what' in on) || on.what?.anyOf === undefined || on.what.controller === undefined) return on;
  const { controller, anyOf, ...rest } = on.what;
  const [self, other] = anyOf;
  return { ...on, what: { ...rest, anyOf: [self ?? {}, { ...other, controller }] } } as EventPattern;
}

const ENCHANTED: PlayerFilter = { who: 'you', of: { player: 'enchanted' } };

/** Nobody has more life. */
const RICHEST: PlayerFilter = {
  where: {
    if: 'compare',
    left: { amount: 'life', of: { player: 'it' } },
    is: '>=',
    right: { amount: 'max', of: { amount: 'life', of: { player: 'it' } }, over: {} },
  },
};

const STEPS: readonly [string, Step][] = [
  ['upkeep', 'upkeep'],
  ['draw step', 'draw'],
  ['end step', 'end'],
  ['precombat main phase', 'main1'],
  ['postcombat main phase', 'main2'],
  ['combat', 'beginCombat'],
];

/** Puts events among the parts of speech. */
export function defineEvents(parts: Parts): void {
  // What an event happens to: "~", "enchanted creature", "a creature you control", "~ or another Goblin".
  parts.define('something', {
    read: (r: Reader): ObjectFilter | undefined => {
      if (r.take('~')) {
        const other = r.attempt(() => (r.take('or another') ? readNoun(r, parts, false) : undefined));
        return other ? { anyOf: [SELF, { ...other, other: true }] } : SELF;
      }
      if (r.scope.attachedTo !== 'player' && takesAttached(r)) return { attached: true };
      if (r.take('a source')) {
        const controller = parts.get('controls').read(r) as PlayerRef | undefined;
        return controller && { zone: 'any', controller };
      }
      if (r.take('one or more')) return undefined;
      if (r.peek() !== 'another' && !r.take('a') && !r.take('an')) return undefined;
      return readNoun(r, parts, false);
    },
    say: (filter: ObjectFilter, t: Scope): string | undefined => {
      if (same(filter, SELF)) return '~';
      if (filter.zone === 'any' && filter.controller && Object.keys(filter).length === 2) {
        const who = parts.get('controls').say(filter.controller, t);
        return who && `a source ${who}`;
      }
      if (same(filter, { attached: true })) return 'enchanted creature';
      const [self, second] = filter.anyOf ?? [];
      if (second && same(self, SELF) && Object.keys(filter).length === 1) {
        const { other, ...rest } = second;
        const noun = other ? parts.get('noun').say(rest, t) : undefined;
        return noun && `~ or another ${noun}`;
      }
      return parts.get('one').say(filter, t);
    },
  });
  // "creature spell", "noncreature spell", "instant or sorcery spell"; "spell" alone says nothing of it.
  parts.define('spellkind', {
    read: (r: Reader): ObjectFilter | undefined => {
      const noun = readNoun(r, parts, false);
      if (noun?.zone !== 'stack') return undefined;
      const { zone: _, ...rest } = noun;
      return same(rest, { types: ['spell'] }) ? {} : rest;
    },
    say: (filter: ObjectFilter, t: Scope) =>
      parts
        .get('noun')
        .say({ zone: 'stack', ...(Object.keys(filter).length === 0 ? { types: ['spell'] } : filter) }, t),
  });
  // A second object of the same event.
  parts.define('blocker', {
    read: (r: Reader) => parts.get('something').read(r),
    say: (filter: ObjectFilter, t: Scope) => parts.get('something').say(filter, t),
  });
  const what = '$something';
  const rules = parts
    .rules<EventPattern | EventPattern[]>('happening')
    .add('<something> enters or attacks', [
      { when: 'enters', what },
      { when: 'attacks', what },
    ])
    .add('<something> enters or dies', [
      { when: 'enters', what },
      { when: 'dies', what },
    ])
    .add('<something> enters or leaves the battlefield', [
      { when: 'enters', what },
      { when: 'leaves', what },
    ])
    .add('<something> attacks or blocks', [
      { when: 'attacks', what },
      { when: 'blocks', what },
    ])
    .add('<something> blocks or becomes blocked', [
      { when: 'blocks', what },
      { when: 'becomesBlocked', what },
    ])
    .add("<something> attacks and isn't blocked", { when: 'notBlocked', what })
    .add('<something> attacks alone', { when: 'attacks', what, alone: true })
    .add('~ and at least <number> other creatures attack', {
      when: 'attacks',
      what: SELF,
      beside: '$number',
    })
    .add('<something> attacks you or a planeswalker you control', {
      when: 'attacks',
      what,
      whom: { who: 'you' },
      planeswalkers: true,
    })
    .add('<something> attacks one of your opponents or a planeswalker an opponent controls', {
      when: 'attacks',
      what,
      whom: { who: 'opponents' },
      planeswalkers: true,
    })
    .add('<something> attacks you', { when: 'attacks', what, whom: { who: 'you' } })
    .add(['<something> attacks one of your opponents', '<something> attacks an opponent'].slice(0, 2), {
      when: 'attacks',
      what,
      whom: { who: 'opponents' },
    })
    .add('<something> attacks a player with the most life', { when: 'attacks', what, whom: RICHEST })
    .add('<something> attacks', { when: 'attacks', what })
    .add('<something> blocks', { when: 'blocks', what })
    .add('<something> becomes blocked by <blocker>', { when: 'becomesBlocked', what, by: '$blocker' })
    .add('<something> becomes blocked', { when: 'becomesBlocked', what })
    .add('<something> becomes tapped', { when: 'taps', what })
    .add('<something> becomes untapped', { when: 'untaps', what })
    .add(
      [
        '<something> becomes the target of a spell or ability <anyones> controls',
        '<something> becomes the target of a spell or ability an opponent controls',
      ].slice(1),
      { when: 'targeted', what, by: { who: 'opponents' } },
    )
    .add('<something> becomes the target of a spell or ability', { when: 'targeted', what, by: {} })
    .add('<something> deals combat damage to <anyone>', {
      when: 'dealsDamage',
      what,
      to: '$anyone',
      combat: true,
    })
    .add('<something> deals damage to <anyone>', { when: 'dealsDamage', what, to: '$anyone' })
    .add('<something> is dealt damage', { when: 'isDealtDamage', what })
    .add(
      '<something> enters under <whose> control',
      { when: 'enters', what: { '...': '$something', controller: '$whose' } },
      true,
    )
    .add(
      "<something> enters under an opponent's control",
      {
        when: 'enters',
        what: { '...': '$something', controller: { player: 'each', filter: { who: 'opponents' } } },
      },
      true,
    )
    .add('<something> enters', { when: 'enters', what })
    .add(['<something> dies', '<something> is put into a graveyard from the battlefield'], {
      when: 'dies',
      what,
    })
    .add(
      "<something> dies under an opponent's ownership",
      {
        when: 'dies',
        what: { '...': '$something', owner: { player: 'each', filter: { who: 'opponents' } } },
      },
      true,
    )
    .add(
      '<something> dies under your ownership',
      { when: 'dies', what: { '...': '$something', owner: { player: 'you' } } },
      true,
    )
    .add('<something> leaves the battlefield', { when: 'leaves', what })
    .add(['<anyone> cast/casts <a> <spellkind> during <whose> turn'], {
      when: 'casts',
      who: '$anyone',
      what: '$spellkind',
      during: '$whose',
    })
    .add("<anyone> cast/casts <a> <spellkind> during an opponent's turn", {
      when: 'casts',
      who: '$anyone',
      what: '$spellkind',
      during: { player: 'each', filter: { who: 'opponents' } },
    })
    .add('you cast ~', { when: 'casts', who: { who: 'you' }, what: SELF })
    .add('<anyone> cast/casts their|your <nth> spell each turn', {
      when: 'casts',
      who: '$anyone',
      nth: '$nth',
    })
    .add('a spell or ability <agent> controls|control causes you to discard ~', {
      when: 'discards',
      who: { who: 'you' },
      what: SELF,
      by: '$agent',
    })
    .add('a spell or ability <agent> controls|control causes you to discard a card', {
      when: 'discards',
      who: { who: 'you' },
      by: '$agent',
    })
    .add("<onecard> is put into an opponent's graveyard from anywhere", {
      when: 'buried',
      what: { '...': '$onecard', owner: { player: 'each', filter: { who: 'opponents' } } },
    })
    .add('<onecard> is put into <whose> graveyard from anywhere', {
      when: 'buried',
      what: { '...': '$onecard', owner: '$whose' },
    })
    .add('<onecard> is put into a graveyard from anywhere', { when: 'buried', what: '$onecard' })
    .add('enchanted player is attacked', { when: 'playerAttacked', whom: ENCHANTED })
    .add('<anyone> attacks enchanted player with one or more creatures', {
      when: 'playerAttacked',
      whom: ENCHANTED,
      by: '$anyone',
    })
    .add('<anyone> attacks you with one or more creatures', {
      when: 'playerAttacked',
      whom: { who: 'you' },
      by: '$anyone',
    })
    .add('<anyone> tap/taps <one> for mana', { when: 'tapsForMana', who: '$anyone', what: '$one' })
    .add('<anyone> cast/casts <a> <spellkind>', { when: 'casts', who: '$anyone', what: '$spellkind' })
    .add('<anyone> cast/casts <a> <spellkind> that targets <something>', {
      when: 'casts',
      who: '$anyone',
      what: '$spellkind',
      targeting: '$something',
    })
    .add('<anyone> gain/gains life', { when: 'gainsLife', who: '$anyone' })
    .add('<anyone> lose/loses life', { when: 'losesLife', who: '$anyone' })
    .add('<anyone> draw/draws a card', { when: 'draws', who: '$anyone' })
    .add('<anyone> discard/discards a card', { when: 'discards', who: '$anyone' })
    .add('<anyone> discard/discards <onecard>', { when: 'discards', who: '$anyone', what: '$onecard' })
    .add('<anyone> cycle/cycles a card', { when: 'cycles', who: '$anyone' })
    .add('<anyone> sacrifice/sacrifices <one>', { when: 'sacrifices', who: '$anyone', what: '$one' })
    .add('<anyone> play/plays a land', { when: 'playsLand', who: '$anyone' })
    .add('<anyone> become/becomes the monarch', { when: 'becomesMonarch', who: '$anyone' })
    .add('<anyone> lose/loses the game', { when: 'losesGame', who: '$anyone' });
  const NTH = ['first', 'second', 'third'];
  parts.define('nth', {
    read: (r: Reader): number | undefined => {
      const at = NTH.indexOf(r.next());
      return at < 0 ? undefined : at + 1;
    },
    say: (nth: number) => NTH[nth - 1],
  });
  // Whose spell or ability it is, inside an event.
  parts.define('agent', {
    read: (r: Reader): PlayerFilter | undefined => (r.take('an opponent') ? { who: 'opponents' } : undefined),
    say: (filter: PlayerFilter) => (same(filter, { who: 'opponents' }) ? 'an opponent' : undefined),
  });
  parts.define('a', { read: (r: Reader) => (r.take('a') || r.take('an') ? '' : undefined), say: () => 'a' });
  parts.define('anyones', { read: () => undefined, say: () => undefined });

  const stepRules: readonly [string, PlayerFilter][] = [
    ['your', { who: 'you' }],
    ["each player's", {}],
    ["each opponent's", { who: 'opponents' }],
    ["each other player's", { who: 'others' }],
    ["each teammate's", { who: 'teammates' }],
    ['each of your', { who: 'you' }],
  ];
  const ATTACHED_CONTROLLER: PlayerFilter = {
    who: 'you',
    of: { player: 'controller', of: { object: 'attached' } },
  };
  const CHOSEN: PlayerFilter = { who: 'you', of: { player: 'chosen', name: 'player' } };
  const readStep = (r: Reader): EventPattern | undefined => {
    const step = () => STEPS.find(([name]) => r.take(name) || (name === 'upkeep' && r.take('upkeeps')))?.[1];
    const on = (named: Step | undefined, whose: PlayerFilter): EventPattern | undefined =>
      named && { when: 'stepBegins', step: named, whose };
    if (r.take('combat on your turn')) return on('beginCombat', { who: 'you' });
    if (r.take("combat on each opponent's turn")) return on('beginCombat', { who: 'opponents' });
    if (r.take("combat on enchanted player's turn"))
      return r.scope.attachedTo === 'player' ? on('beginCombat', ENCHANTED) : undefined;
    if (r.take("the chosen player's")) return on(step(), CHOSEN);
    for (const [words, whose] of stepRules) if (r.take(words)) return on(step(), whose);
    if (r.take("enchanted player's"))
      return r.scope.attachedTo === 'player' ? on(step(), ENCHANTED) : undefined;
    for (const noun of ['creature', 'land', 'permanent', 'artifact'])
      if (r.take(`the upkeep of enchanted ${noun}'s controller`)) return on('upkeep', ATTACHED_CONTROLLER);
    return r.take('each') || r.take('the') ? on(step(), {}) : undefined;
  };
  const sayStep = ({ step, whose }: Extract<EventPattern, { when: 'stepBegins' }>): string | undefined => {
    const named = STEPS.find(([, one]) => one === step)?.[0];
    if (named === undefined) return undefined;
    if (same(whose, ATTACHED_CONTROLLER))
      return step === 'upkeep' ? "the upkeep of enchanted creature's controller" : undefined;
    if (same(whose, CHOSEN)) return step === 'beginCombat' ? undefined : `the chosen player's ${named}`;
    if (same(whose, ENCHANTED))
      return step === 'beginCombat' ? "combat on enchanted player's turn" : `enchanted player's ${named}`;
    if (step === 'beginCombat')
      return same(whose, { who: 'you' })
        ? 'combat on your turn'
        : same(whose, { who: 'opponents' })
          ? "combat on each opponent's turn"
          : same(whose, {})
            ? 'each combat'
            : undefined;
    const words = stepRules.find(([, one]) => same(one, whose))?.[0];
    return words && `${words} ${named}`;
  };
  // The whole beginning of a triggered ability; several patterns are an ability each.
  parts.define('trigger', {
    read: (r: Reader): EventPattern[] | undefined => {
      if (r.take('at the beginning of')) {
        const on = readStep(r);
        return on && [on];
      }
      if (!r.take('when') && !r.take('whenever')) return undefined;
      const found = r.attempt(() => rules.read(r));
      if (!found) {
        const condition = parts.get('condition').read(r) as Condition | undefined;
        return condition && [{ when: 'state', condition }];
      }
      return (Array.isArray(found) ? found : [found]).map(ownController).map((on) => {
        if (on.when !== 'casts' || !on.what || Object.keys(on.what).length > 0) return on;
        const { what: _, ...rest } = on;
        return rest;
      });
    },
    say: ([on]: EventPattern[], t: Scope): string | undefined => {
      if (on === undefined) return undefined;
      if (on.when === 'stepBegins') {
        const said = sayStep(on);
        return said && `At the beginning of ${said}`;
      }
      if (on.when === 'state') {
        const said = parts.get('condition').say(on.condition, t);
        return said && `When ${said}`;
      }
      const own = on.when === 'casts' && !on.what && on.nth === undefined ? { ...on, what: {} } : on;
      const you = 'who' in on && same(on.who, { who: 'you' });
      const said = rules.sayWith(own, t, {}, !you);
      return said && `Whenever ${said}`;
    },
  });
}
