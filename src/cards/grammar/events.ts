import type {
  EventPattern,
  ObjectFilter,
  ObjectRef,
  PlayerFilter,
  PlayerRef,
  Step,
} from '../../game/index.js';
import { ATTACHED, SELF, THIS_ONE } from './constants.js';
import { ENCHANTED, happenings } from './happenings.js';
import { readNoun } from './nouns.js';
import { type Scope, same } from './reader.js';
import type { Parts, Reader } from './rules.js';

const THAT: PlayerRef = { player: 'that' };

/** How the effects of an ability speak of what its event happened to. */
export function scopeOfEvent(on: EventPattern): Partial<Scope> {
  if (on.when === 'stepBegins') {
    const { who, of } = on.whose;
    if (who === 'you' && of === undefined) return {};
    const attached = of?.player === 'controller' && of.of.object === 'attached';
    return { eventPlayer: THAT, ...(attached ? { event: of.of } : {}) };
  }
  if (on.when === 'state') return { event: SELF };
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
  if (on.when === 'leaves' && what?.self) scope.left = true;
  if (on.when === 'casts' && !what?.self) scope.eventSpell = true;
  if (on.when === 'casts' && on.what === undefined) scope.event = { object: 'that' };
  if (on.when === 'buried' && what?.owner?.player === 'each') scope.eventPlayer = THAT;
  if (on.when === 'playerAttacked') return on.by && on.by.who !== 'you' ? { eventPlayer: THAT } : {};
  if (on.when === 'attacks' && on.together) return {};
  if ('who' in on && on.who && on.who.who !== 'you' && on.when !== 'targeted') scope.eventPlayer = THAT;
  if (on.when === 'targeted' && on.by.who !== 'you') scope.eventPlayer = THAT;
  if (on.when === 'targeted') {
    scope.eventSource = { object: 'other' };
    if (on.what === undefined || on.who) delete scope.event;
  }
  if (on.when === 'blocks' && on.of) scope.eventOther = { object: 'other' };
  if (on.when === 'becomesBlocked' && on.by) scope.eventOther = { object: 'other' };
  if (on.when === 'dealsDamage') {
    if (on.toObject && !on.toObject.self) scope.eventOther = { object: 'other' };
    // Of several that deal damage none is "it", and what each deals is no one number.
    if (on.together) delete scope.event;
    else scope.eventAmount = true;
    if (on.to && on.to.who !== 'you') scope.eventPlayer = THAT;
    else delete scope.eventPlayer;
    if (!on.to && !on.toObject) delete scope.eventPlayer;
    // Which of the two it was is not known.
    if (on.to && on.toObject) {
      delete scope.eventPlayer;
      delete scope.eventOther;
    }
  }
  if (on.when === 'damagePrevented') return { eventAmount: true };
  if (on.when === 'gainsLife' || on.when === 'losesLife' || on.when === 'isDealtDamage')
    scope.eventAmount = true;
  if (on.when === 'losesLife' && on.who.who === 'you') scope.lifeLost = true;
  if ((on.when === 'searches' || on.when === 'shuffles') && on.who.who !== 'you') scope.eventPlayer = THAT;
  if (on.when === 'countersPut') delete scope.eventPlayer;
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

const STEPS: readonly [string, Step][] = [
  ['upkeep', 'upkeep'],
  ['draw step', 'draw'],
  ['end step', 'end'],
  ['precombat main phase', 'main1'],
  ['postcombat main phase', 'main2'],
  ['combat', 'beginCombat'],
];

export function defineEvents(parts: Parts): void {
  // What an event happens to: "~", "enchanted creature", "a creature you control", "~ or another Goblin".
  parts.define('something', {
    read: (r: Reader): ObjectFilter | undefined => {
      if (r.take('~')) {
        if (r.scope.attachedTo !== 'player' && r.take('or enchanted creature'))
          return { anyOf: [THIS_ONE, { attached: true }] };
        const other = r.attempt(() => (r.take('or another') ? readNoun(r, parts, false) : undefined));
        return other ? { anyOf: [THIS_ONE, { ...other, other: true }] } : THIS_ONE;
      }
      if (r.scope.attachedTo !== 'player' && r.oneOf(...ATTACHED) !== undefined) return { attached: true };
      if (r.take('a source')) {
        const controller = parts.get('controls').read(r);
        return controller && { zone: 'any', controller };
      }
      if (/^(?:that|it)$/.test(r.peek()) && r.scope.objects.length > 0) {
        const that = parts.get('object').read(r);
        return that && { is: that };
      }
      if (r.take('one or more')) return undefined;
      if (r.peek() !== 'another' && !r.take('a') && !r.take('an')) return undefined;
      return readNoun(r, parts, false);
    },
    say: (filter: ObjectFilter, t: Scope): string | undefined => {
      if (same(filter, THIS_ONE)) return '~';
      if (filter.is && Object.keys(filter).length === 1) return parts.get('objects').say(filter.is, t);
      if (filter.zone === 'any' && filter.controller && Object.keys(filter).length === 2) {
        const who = parts.get('controls').say(filter.controller, t);
        return who && `a source ${who}`;
      }
      if (same(filter, { attached: true })) return 'enchanted creature';
      const [self, second] = filter.anyOf ?? [];
      if (second && same(filter, { anyOf: [THIS_ONE, { attached: true }] })) return '~ or enchanted creature';
      if (second && same(self, THIS_ONE) && Object.keys(filter).length === 1) {
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
  const rules = parts.rules<EventPattern | EventPattern[]>('happening');
  happenings(rules);
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
    if (r.peek() === 'the' && /^(?:upkeep|draw|end)$/.test(r.peek(1))) {
      const ofHost = r.attempt(() => {
        const named = r.take('the') ? step() : undefined;
        const host = ['creature', 'land', 'permanent', 'artifact'];
        return named && host.some((noun) => r.take(`of enchanted ${noun}'s controller`)) ? named : undefined;
      });
      if (ofHost) return on(ofHost, ATTACHED_CONTROLLER);
    }
    return r.take('each') || r.take('the') ? on(step(), {}) : undefined;
  };
  const sayStep = ({ step, whose }: Extract<EventPattern, { when: 'stepBegins' }>): string | undefined => {
    const named = STEPS.find(([, one]) => one === step)?.[0];
    if (named === undefined) return undefined;
    if (same(whose, ATTACHED_CONTROLLER))
      return step === 'beginCombat' ? undefined : `the ${named} of enchanted creature's controller`;
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
        const condition = parts.get('condition').read(r);
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
      const you = 'who' in on && same(on.who, { who: 'you' }) && (on.when !== 'targeted' || !on.what);
      const said = rules.sayWith(own, t, {}, !you);
      return said && `Whenever ${said}`;
    },
  });
}
