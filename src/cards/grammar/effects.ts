import type {
  Amount,
  Condition,
  Cost,
  Effect,
  ObjectRef,
  PlayerFilter,
  PlayerRef,
} from '../../game/index.js';
import { THIS_WAY, WHERE } from './amounts.js';
import { mention, type Scope, same, set } from './reader.js';
import { attemptSaying, type Parts, type Reader, type Rules } from './rules.js';

const IT: PlayerRef = { player: 'it' };

/** Effects that happen to each of several players by themselves; others are carried out for one player after another. */
const FOR_EACH = new Set<Effect['effect']>([
  'draw',
  'discard',
  'mill',
  'gainLife',
  'loseLife',
  'sacrifice',
  'poison',
  'token',
  'lose',
  'win',
  'extraTurn',
  'skip',
  'shuffle',
  'shuffleIn',
  'revealHand',
  'mana',
  'exileTop',
  'restrict',
  'losePoison',
  'exileZone',
]);

/** Effects of which "that many" or "this way" can be said afterwards. */
const COUNTED = new Set<Effect['effect']>([
  'damage',
  'gainLife',
  'loseLife',
  'payLife',
  'payMana',
  'discard',
  'sacrifice',
  'destroy',
  'mill',
  'draw',
]);

const uses = (value: unknown, amount: Amount): boolean =>
  JSON.stringify(value).includes(JSON.stringify(amount));

function replaced<T>(value: T, from: unknown, to: unknown): T {
  if (same(value, from)) return to as T;
  if (Array.isArray(value)) return value.map((one) => replaced(one, from, to)) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, replaced(one, from, to)])) as T;
}

/** Sentences of effects, one after another. */
export class Sentences {
  readonly #parts: Parts;
  readonly #does: Rules<Effect | Effect[]>;
  readonly #playerDoes: Rules<Effect | Effect[]>;
  readonly #objectDoes: Rules<Effect | Effect[]>;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#does = parts.rules('does');
    this.#playerDoes = parts.rules('playerdoes');
    this.#objectDoes = parts.rules('objectdoes');
    // Effects inside others, as behind a condition.
    parts.define('inner', {
      read: (r: Reader) => this.#inner(r),
      say: (effects: Effect[], t: Scope) => this.#sayInner(effects, t),
    });
  }

  /** The effects of a run of sentences; undefined where a word is left over. */
  read(r: Reader): Effect[] | undefined {
    const found: Effect[] = [];
    do {
      r.take('then');
      const next = this.#sentence(r);
      if (!next) return undefined;
      found.push(...next);
      note(r.scope, found);
      if (r.take(', then') || r.take(', and') || r.take('and then') || r.take('and')) continue;
      if (r.words[r.at - 1] === 'then' || r.words[r.at - 1] === 'Then') continue;
      if (!r.take('.'))
        return r.done || r.peek() === '"' || r.peek() === "'" ? remembering(found) : undefined;
    } while (!r.done && !['activate', '"', '•'].includes(r.peek()));
    return remembering(found);
  }

  #inner(r: Reader): Effect[] | undefined {
    const first = this.#sentence(r);
    if (!first) return undefined;
    const more = r.attempt(() => (r.take('and') || r.take(', then') ? this.#sentence(r) : undefined));
    return [...first, ...(more ?? [])];
  }

  /** One sentence with what stands behind it: "where X is …", "unless …", "at the beginning of the next end step". */
  #sentence(r: Reader): Effect[] | undefined {
    const found = r.attempt(() => this.#conditional(r)) ?? r.attempt(() => this.#plain(r));
    if (!found || !uses(found, WHERE)) return found;
    return r.attempt(() => {
      if (!(r.take(', where x is') || r.take('. x is'))) return undefined;
      const quantity = this.#parts.get('quantity').read(r);
      return quantity === undefined ? undefined : replaced(found, WHERE, quantity);
    });
  }

  #conditional(r: Reader): Effect[] | undefined {
    if (r.take('for each')) {
      const players = r.attempt(() => this.#parts.get('playerkind').read(r) as PlayerFilter | undefined);
      if (!players || !r.take(',')) return undefined;
      const before = r.scope.subject;
      r.scope.subject = IT;
      const effects = this.#sentence(r);
      set(r.scope, 'subject', before);
      return effects && [{ effect: 'forEach', players, effects }];
    }
    if (r.take('at the beginning of the next end step ,')) {
      const effects = this.#sentence(r);
      return effects && later(effects, 'end');
    }
    if (!r.take('if')) return undefined;
    const condition = this.#parts.get('condition').read(r) as Condition | undefined;
    if (!condition || !r.take(',')) return undefined;
    const then = this.#sentence(r);
    if (!then) return undefined;
    const other = r.attempt(() => (r.take('. otherwise ,') ? this.#sentence(r) : undefined));
    return [{ effect: 'if', condition, then, ...(other ? { else: other } : {}) }];
  }

  #plain(r: Reader): Effect[] | undefined {
    const found =
      r.attempt(() => this.#may(r)) ??
      r.attempt(() => list(this.#does.read(r))) ??
      r.attempt(() => this.#verbs(r, { player: 'you' })) ??
      r.attempt(() => this.#playerSentence(r)) ??
      r.attempt(() => this.#objectSentence(r));
    if (!found) return undefined;
    if (r.take('at the beginning of the next end step') || r.take('at end of turn'))
      return later(found, 'end');
    if (r.take("at the beginning of the next turn's upkeep")) return later(found, 'upkeep');
    if (r.take('at end of combat')) return later(found, 'endCombat');
    return this.#unless(r, found);
  }

  /** "… unless that player pays {2}" */
  #unless(r: Reader, found: Effect[]): Effect[] | undefined {
    if (r.peek() !== 'unless') return found;
    const [only] = found;
    const each =
      found.length === 1 && only && 'player' in only && only.player.player === 'each' ? only : undefined;
    return r.attempt(() => {
      r.take('unless');
      const before = r.scope.subject;
      if (each) r.scope.subject = IT;
      const player = this.#parts.get('player').read(r) as PlayerRef | undefined;
      const costs = player && (this.#parts.get('payment').read(r) as Cost[] | undefined);
      set(r.scope, 'subject', before);
      if (!player || !costs) return undefined;
      if (each && player.player === 'it')
        return [
          {
            effect: 'forEach',
            players: each.player.player === 'each' ? (each.player.filter ?? {}) : {},
            effects: [{ effect: 'mayPay', player: IT, costs, else: [{ ...each, player: IT } as Effect] }],
          },
        ];
      return player.player === 'each' ? undefined : [{ effect: 'mayPay', player, costs, else: found }];
    });
  }

  /** "You may …", "each opponent may …. If they do, …" */
  #may(r: Reader): Effect[] | undefined {
    const subject = this.#parts.get('player').read(r) as PlayerRef | undefined;
    if (!subject || !r.take('may')) return undefined;
    const each = subject.player === 'each' ? (subject.filter ?? {}) : undefined;
    const who = each ? IT : subject;
    const before = r.scope.subject;
    if (who.player !== 'you') r.scope.subject = who;
    const found = this.#choice(r, who);
    set(r.scope, 'subject', before);
    if (!found) return undefined;
    return each ? [{ effect: 'forEach', players: each, effects: found }] : found;
  }

  #choice(r: Reader, who: PlayerRef): Effect[] | undefined {
    const paid = r.attempt((): Effect[] | undefined => {
      const costs = this.#parts.get('payment').read(r) as Cost[] | undefined;
      if (!costs) return undefined;
      const effects = this.#ifDone(r, true);
      const other = this.#ifDone(r, false);
      return effects || other
        ? [
            {
              effect: 'mayPay',
              player: who,
              costs,
              ...(effects ? { effects } : {}),
              ...(other ? { else: other } : {}),
            },
          ]
        : undefined;
    });
    if (paid) return paid;
    const effects = r.take('have')
      ? (r.attempt(() => this.#playerSentence(r)) ?? r.attempt(() => this.#objectSentence(r)))
      : (r.attempt(() => this.#verbs(r, who)) ??
        (who.player === 'you' ? r.attempt(() => list(this.#does.read(r))) : undefined));
    if (!effects) return undefined;
    const then = this.#ifDone(r, true);
    const other = this.#ifDone(r, false);
    const sure = effects.every((one) => SURE.has(one.effect));
    const chosen = effects.some((one) => one.effect === 'chooseObject');
    if ((then || other) && !sure && !(chosen && !other)) return undefined;
    const after: Effect[] =
      then && chosen ? [{ effect: 'if', condition: { if: 'chosen', name: 'object' }, then }] : (then ?? []);
    return [
      { effect: 'may', player: who, effects: [...effects, ...after], ...(other ? { else: other } : {}) },
    ];
  }

  /** ". If you do, …" and ". If they don't, …" */
  #ifDone(r: Reader, done: boolean): Effect[] | undefined {
    return r.attempt(() => {
      const words = done
        ? [
            '. if you do ,',
            '. when you do ,',
            '. if they do ,',
            '. if that player does ,',
            '. if the player does ,',
          ]
        : [
            ". if you don't ,",
            ". if they don't ,",
            ". if that player doesn't ,",
            ". if the player doesn't ,",
            '. otherwise ,',
          ];
      const said = words.find((phrase) => r.take(phrase));
      if (said === undefined) return undefined;
      // What triggers then chooses its targets only then, which these effects do not.
      const targets = said.includes('when') ? r.scope.targets.length : undefined;
      const first = this.#sentence(r);
      if (!first || !done) return first;
      const more = r.attempt(() => (r.take('and') || r.take(', then') ? this.#sentence(r) : undefined));
      if (targets !== undefined && r.scope.targets.length > targets) return undefined;
      return [...first, ...(more ?? [])];
    });
  }

  #playerSentence(r: Reader): Effect[] | undefined {
    const subject = this.#parts.get('player').read(r) as PlayerRef | undefined;
    return subject && this.#verbs(r, subject);
  }

  /** What players do, one verb after another: "discards their hand, then draws seven cards". */
  #verbs(r: Reader, subject: PlayerRef): Effect[] | undefined {
    const each = subject.player === 'each';
    const who = each ? IT : subject;
    const before = r.scope.subject;
    if (who.player !== 'you') r.scope.subject = who;
    const found: Effect[][] = [];
    const counted = r.scope.counted;
    for (;;) {
      const next = r.attempt(() => list(this.#playerDoes.readWith(r, { subject: who })));
      if (!next) break;
      found.push(next);
      note(r.scope, found.flat());
      const more = r.attempt(() => {
        if (!(r.take(', then') || r.take(', and') || r.take('and') || r.take(','))) return undefined;
        const at = r.mark();
        const verb = this.#playerDoes.readWith(r, { subject: who });
        r.back(at);
        return verb;
      });
      if (more === undefined) break;
    }
    set(r.scope, 'subject', before);
    const all = found.flat();
    if (all.length === 0) return undefined;
    if (!each) return all;
    set(r.scope, 'counted', counted);
    if (all.some((one) => !FOR_EACH.has(one.effect)) || uses(all, THIS_WAY))
      return [{ effect: 'forEach', players: subject.filter ?? {}, effects: remembering(all) }];
    return all.map((one) => toAll(one, subject));
  }

  #objectSentence(r: Reader): Effect[] | undefined {
    const subject = (r.attempt(() => this.#parts.get('group').read(r)) ??
      this.#parts.get('objects').read(r)) as ObjectRef | undefined;
    if (!subject) return undefined;
    const before = r.scope.thing;
    if (subject.object === 'each') r.scope.thing = { object: 'it' };
    const owner = r.scope.subject;
    const found = list(this.#objectDoes.readWith(r, { subject }));
    set(r.scope, 'thing', before);
    set(r.scope, 'subject', owner);
    return found?.map(bySelf);
  }

  /** Says effects as sentences, each with its full stop; undefined where one of them has no words. */
  say(effects: readonly Effect[], t: Scope): string | undefined {
    const sentences: string[] = [];
    for (let at = 0; at < effects.length; ) {
      const next = this.#sayNext(effects, at, t);
      if (next === undefined) return undefined;
      sentences.push(`${capital(next.said)}.`);
      at += next.count;
      note(t, effects.slice(0, at));
    }
    return sentences.join(' ');
  }

  /** The sentence for the effects from a place on, and how many it covers. */
  #sayNext(effects: readonly Effect[], at: number, t: Scope): { said: string; count: number } | undefined {
    for (const count of [4, 3, 2, 1]) {
      if (at + count > effects.length) continue;
      const some = effects.slice(at, at + count).map(forgetting);
      const said = attemptSaying(t, () => this.#sayOne(count === 1 ? (some[0] as Effect) : some, t));
      if (said !== undefined) return { said, count };
    }
    const one = forgetting(effects[at] as Effect);
    for (const amount of amountsIn(one)) {
      const said = attemptSaying(t, () => {
        const own = this.#sayOne(replaced(one, amount, WHERE), t);
        const quantity = own && this.#parts.get('quantity').say(amount, t);
        return quantity && `${own}, where X is ${quantity}`;
      });
      if (said !== undefined) return { said, count: 1 };
    }
    return undefined;
  }

  #sayOne(effect: Effect | Effect[], t: Scope): string | undefined {
    const byPlayer = attemptSaying(t, () => this.#sayPlayer(effect, t));
    if (byPlayer !== undefined) return byPlayer;
    const plain = attemptSaying(t, () => this.#does.say(effect, t));
    if (plain !== undefined) return plain;
    const byObject = attemptSaying(t, () => this.#sayObject(effect, t));
    if (byObject !== undefined) return byObject;
    return Array.isArray(effect) ? undefined : this.#sayCompound(effect, t);
  }

  #sayPlayer(effect: Effect | Effect[], t: Scope): string | undefined {
    const subject = subjectOf(effect);
    if (!subject) return undefined;
    if (subject.player === 'each') {
      if (Array.isArray(effect) || !FOR_EACH.has(effect.effect)) return undefined;
      const who = this.#parts.get('player').say(subject, t);
      return who && this.#sayVerb(toAll(effect, IT), IT, who, t);
    }
    const who = this.#parts.get('player').say(subject, t);
    return who && this.#sayVerb(effect, subject, who, t);
  }

  #sayVerb(effect: Effect | Effect[], subject: PlayerRef, who: string, t: Scope): string | undefined {
    const before = t.subject;
    if (subject.player !== 'you') t.subject = subject;
    const third = who !== 'you' && who !== 'they';
    const said = this.#playerDoes.sayWith(effect, t, { subject }, third);
    set(t, 'subject', before);
    return said && `${who} ${said}`;
  }

  #sayObject(effect: Effect | Effect[], t: Scope): string | undefined {
    const first = Array.isArray(effect) ? effect[0] : effect;
    if (!first) return undefined;
    const subject =
      first.effect === 'damage'
        ? (first.source ?? { object: 'self' })
        : 'object' in first
          ? first.object
          : undefined;
    if (subject === undefined) return undefined;
    const who = this.#parts.get('objects').say(subject as ObjectRef, t);
    if (who === undefined) return undefined;
    const before = t.thing;
    if ((subject as ObjectRef).object === 'each') t.thing = { object: 'it' };
    const owner = t.subject;
    const own = Array.isArray(effect) ? effect.map(withSource) : withSource(effect);
    const said = this.#objectDoes.sayWith(own, t, { subject }, true);
    set(t, 'thing', before);
    set(t, 'subject', owner);
    return said && `${who} ${said}`;
  }

  /** Effects that hold others. */
  #sayCompound(effect: Effect, t: Scope): string | undefined {
    switch (effect.effect) {
      case 'if': {
        const condition = this.#parts.get('condition').say(effect.condition, t);
        const then = condition && this.#sayInner(effect.then, t);
        if (!then) return undefined;
        const other = effect.else === undefined ? '' : this.#sayInner(effect.else, t);
        return other === undefined
          ? undefined
          : `if ${condition}, ${then}${other && `. Otherwise, ${other}`}`;
      }
      case 'may':
        return this.#sayMay(effect, t);
      case 'mayPay':
        return this.#sayPay(effect, t);
      case 'forEach': {
        if (!effect.players || effect.objects) return undefined;
        const kind = this.#parts.get('playerkind').say(effect.players, t);
        if (kind === undefined) return undefined;
        const before = t.subject;
        t.subject = IT;
        const said =
          attemptSaying(t, () => this.#sayForEach(effect.effects, `each ${kind}`, t)) ??
          this.#sayInner(effect.effects, t);
        set(t, 'subject', before);
        return said === undefined ? undefined : said.startsWith('each ') ? said : `for each ${kind}, ${said}`;
      }
      case 'delayed': {
        const { when, object, effects } = effect;
        if (when.when !== 'stepBegins') return undefined;
        const time = {
          end: 'at the beginning of the next end step',
          upkeep: "at the beginning of the next turn's upkeep",
          endCombat: 'at end of combat',
        }[when.step as 'end'];
        const own = object === undefined ? effects : replaced(effects, { object: 'that' }, object);
        const said = own.length === 1 ? this.#sayOne(own[0] as Effect, t) : undefined;
        return said && time && `${said} ${time}`;
      }
      default:
        return undefined;
    }
  }

  /** "each opponent may …", "each player VERB, then VERB" */
  #sayForEach(effects: readonly Effect[], who: string, t: Scope): string | undefined {
    const own = effects.map(forgetting);
    const [only] = own;
    if (own.length === 1 && only?.effect === 'may' && same(only.player, IT))
      return this.#sayMay(only, t, who);
    if (own.length === 1 && only?.effect === 'mayPay' && same(only.player, IT))
      return this.#sayPay(only, t, who);
    const said: string[] = [];
    for (let at = 0; at < own.length; ) {
      let taken = 0;
      for (const count of [3, 2, 1]) {
        if (at + count > own.length) continue;
        const some = own.slice(at, at + count);
        const verb = attemptSaying(t, () =>
          this.#playerDoes.sayWith(count === 1 ? (some[0] as Effect) : some, t, { subject: IT }, true),
        );
        if (verb === undefined) continue;
        said.push(verb);
        taken = count;
        break;
      }
      if (taken === 0) return undefined;
      at += taken;
      note(t, own.slice(0, at));
    }
    return `${who} ${said.join(', then ')}`;
  }

  #sayInner(effects: readonly Effect[], t: Scope): string | undefined {
    const said: string[] = [];
    for (let at = 0; at < effects.length; ) {
      const next = this.#sayNext(effects, at, t);
      if (next === undefined) return undefined;
      said.push(next.said);
      at += next.count;
    }
    return said.length <= 2 ? said.join(' and ') : undefined;
  }

  #sayMay(
    effect: Extract<Effect, { effect: 'may' }>,
    t: Scope,
    who = this.#parts.get('player').say(effect.player, t),
  ): string | undefined {
    if (who === undefined) return undefined;
    const { player } = effect;
    const before = t.subject;
    if (player.player !== 'you') t.subject = player;
    const said = this.#sayChoice(effect, player, t);
    set(t, 'subject', before);
    return said && `${who} may ${said}`;
  }

  #sayChoice(effect: Extract<Effect, { effect: 'may' }>, player: PlayerRef, t: Scope): string | undefined {
    const own = effect.effects.map(forgetting);
    for (let count = Math.min(own.length, 4); count > 0; count--) {
      const some = own.slice(0, count);
      const said = attemptSaying(t, () => {
        const what = count === 1 ? (some[0] as Effect) : some;
        const verb =
          attemptSaying(t, () =>
            same(subjectOf(what), player)
              ? this.#playerDoes.sayWith(what, t, { subject: player }, false)
              : undefined,
          ) ??
          (player.player === 'you' ? attemptSaying(t, () => this.#does.say(what, t)) : undefined) ??
          attemptSaying(t, () => {
            const other = this.#sayPlayer(what, t) ?? this.#sayObject(what, t);
            return other && `have ${other}`;
          });
        if (verb === undefined) return undefined;
        note(t, some);
        let rest = own.slice(count);
        const [first] = rest;
        if (
          rest.length === 1 &&
          first?.effect === 'if' &&
          same(first.condition, { if: 'chosen', name: 'object' })
        )
          rest = first.then;
        if (rest.length === 0) return verb;
        const then = this.#sayInner(rest, t);
        return then && `${verb}. If ${player.player === 'you' ? 'you' : 'they'} do, ${then}`;
      });
      if (said === undefined) continue;
      if (!effect.else) return said;
      const other = this.#sayInner(effect.else, t);
      return other && `${said}. If ${player.player === 'you' ? 'you' : 'they'} don't, ${other}`;
    }
    return undefined;
  }

  #sayPay(
    { player, costs, effects, else: other }: Extract<Effect, { effect: 'mayPay' }>,
    t: Scope,
    each?: string,
  ): string | undefined {
    const payment = this.#parts.get('payment');
    if (!effects && other) {
      const [only] = other;
      if (each && only) {
        const clause =
          other.length === 1 ? this.#playerDoes.sayWith(only, t, { subject: IT }, true) : undefined;
        const cost = clause && payment.say(costs, t);
        if (cost) return `${each} ${clause} unless they ${plain(cost)}`;
      } else {
        const clause = attemptSaying(t, () => this.#sayInner(other, t));
        const who = clause && this.#parts.get('player').say(player, t);
        const cost = who && payment.say(costs, t);
        if (cost) return `${clause} unless ${who} ${who === 'you' || who === 'they' ? plain(cost) : cost}`;
      }
      return undefined;
    }
    const who = each ?? this.#parts.get('player').say(player, t);
    const cost = who && payment.say(costs, t);
    const before = t.subject;
    if (player.player !== 'you') t.subject = player;
    const then = cost && effects && this.#sayInner(effects, t);
    const otherwise = then && other ? this.#sayInner(other, t) : '';
    set(t, 'subject', before);
    if (!then || otherwise === undefined) return undefined;
    const they = player.player === 'you' ? 'you' : 'they';
    return `${who} may ${plain(cost)}. If ${they} do, ${then}${otherwise && `. If ${they} don't, ${otherwise}`}`;
  }
}

/** What a player who chose to do it has surely done. */
const SURE = new Set<Effect['effect']>([
  'draw',
  'gainLife',
  'loseLife',
  'token',
  'putCounters',
  'untap',
  'tap',
  'pump',
  'grant',
  'revealHand',
  'search',
  'shuffle',
  'move',
  'damage',
  'reveal',
  'mill',
  'destroy',
  'look',
]);

/** The verb of a payment as it follows "may". */
const plain = (cost: string): string => cost.replace(/^(pay|sacrifice|discard|remove)s /, '$1 ');

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const list = (found: Effect | Effect[] | undefined): Effect[] | undefined =>
  found === undefined ? undefined : Array.isArray(found) ? found : [found];

/** Damage is the source's own where nothing else is named. */
function bySelf(effect: Effect): Effect {
  if (effect.effect !== 'damage' || effect.source?.object !== 'self') return effect;
  const { source: _, ...rest } = effect;
  return rest;
}

const withSource = (effect: Effect): Effect =>
  effect.effect === 'damage' ? { ...effect, source: effect.source ?? { object: 'self' } } : effect;

/** An effect of one player as one of all of a kind, and back. */
function toAll(effect: Effect, subject: PlayerRef): Effect {
  if ('player' in effect) return { ...effect, player: subject } as Effect;
  return 'under' in effect ? ({ ...effect, under: subject } as Effect) : effect;
}

/** Who does it: the subject of the sentence. */
function subjectOf(effect: Effect | Effect[]): PlayerRef | undefined {
  const first = Array.isArray(effect) ? effect[0] : effect;
  if (first === undefined) return undefined;
  if (first.effect === 'control') return first.by;
  if ('chooser' in first && first.chooser) return first.chooser;
  if (first.effect === 'search') return first.of;
  if ('player' in first) return first.player;
  if ('under' in first && first.under && first.effect === 'token') return first.under;
  if ('object' in first) {
    const ref = first.object as ObjectRef | undefined;
    const filter = ref?.object === 'each' ? ref.filter : undefined;
    return filter?.controller;
  }
  return undefined;
}

/** Effects after which one card is spoken of. */
const SHOWS = new Set<Effect['effect']>(['revealTop', 'revealRandom']);

/** Notes whether what was done last has a size that can be spoken of. */
function note(scope: Scope, effects: readonly Effect[]): void {
  if (
    effects.some((one) => SHOWS.has(one.effect) || (one.effect === 'chooseObject' && one.name === 'object'))
  )
    mention(scope.objects, { object: 'chosen', name: 'object' });
  set(scope, 'counted', effects.some((one) => COUNTED.has(one.effect)) ? true : undefined);
}

/** Lets the effect that "this way" speaks of remember its size. */
function remembering(effects: Effect[]): Effect[] {
  for (let at = effects.length - 1; at > 0; at--) {
    if (!uses(effects[at], THIS_WAY)) continue;
    for (let before = at - 1; before >= 0; before--) {
      const one = effects[before] as Effect;
      if (!COUNTED.has(one.effect)) continue;
      effects[before] = { ...one, remember: 'way' } as Effect;
      break;
    }
  }
  return effects;
}

function forgetting(effect: Effect): Effect {
  if (!('remember' in effect) || effect.remember !== 'way') return effect;
  const { remember: _, ...rest } = effect;
  return rest as Effect;
}

/** Amounts of an effect that have to be worked out, for "where X is". */
function amountsIn(effect: Effect): Amount[] {
  const found: Amount[] = [];
  const look = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    if ('amount' in value && typeof value.amount === 'string') found.push(value as Amount);
    for (const child of Object.values(value)) look(child);
  };
  look(effect);
  return found;
}

/** Effects that wait for a step: what they speak of is remembered. */
function later(effects: Effect[], step: 'end' | 'upkeep' | 'endCombat'): Effect[] | undefined {
  const refs = new Map<string, ObjectRef>();
  const look = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    if ('object' in value && typeof value.object === 'string' && value.object !== 'each')
      refs.set(JSON.stringify(value), value as ObjectRef);
    for (const child of Object.values(value)) look(child);
  };
  look(effects);
  // Players who were targets are not known any more by then.
  if (JSON.stringify(effects).includes('"player":"target"') || refs.size > 1 || effects.length !== 1)
    return undefined;
  const when = { when: 'stepBegins', step, whose: {} } as const;
  const [object] = refs.values();
  if (object === undefined || object.object === 'self') return [{ effect: 'delayed', when, effects }];
  return [{ effect: 'delayed', when, object, effects: replaced(effects, object, { object: 'that' }) }];
}
