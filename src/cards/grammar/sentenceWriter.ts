import type { Effect, ObjectRef, PlayerRef } from '../../game/index.js';
import { sayAgain, sayForVotes } from './again.js';
import { sayAny, sayPay } from './choiceWriter.js';
import { SELF, YOU } from './constants.js';
import { hangsOnChoice } from './hanging.js';
import {
  amountsIn,
  capital,
  EXILED,
  forgetting,
  IT,
  isOf,
  note,
  replaced,
  SentenceRules,
  subjectOf,
  TOKENS,
  toAll,
  uses,
  withSource,
} from './meaning.js';
import { WHERE } from './numbers.js';
import { sayOfEach, sayWaiting } from './prefixed.js';
import { recall, type Scope, same, set } from './reader.js';
import { sayNextDraws } from './replacedDraws.js';
import { bare, sayRiders } from './riders.js';
import { attemptSaying } from './rules.js';

/** Says sentences of effects; the other way round than `Sentences`. */
export class SentenceWriter extends SentenceRules {
  /** Says effects as sentences, each with its full stop; undefined where one of them has no words. */
  say(effects: readonly Effect[], t: Scope): string | undefined {
    const sentences: string[] = [];
    for (let at = 0; at < effects.length; ) {
      const next = this.#sayNext(effects, at, t);
      const [only, more] = effects;
      if (next === undefined)
        return only?.effect === 'repeat' && !more ? sayAgain(only, t, this.parts) : next;
      // Without "then" it would be read as what hangs on the choice before it.
      const then = hangsOnChoice(effects.slice(0, at), [], effects.slice(at, at + next.count));
      sentences.push(`${capital(then ? `then ${next.said}` : next.said)}.`);
      at += next.count;
      note(t, effects.slice(0, at));
    }
    return sentences.join(' ');
  }

  /** The sentence for the effects from a place on, and how many it covers. */
  #sayNext(effects: readonly Effect[], at: number, t: Scope): { said: string; count: number } | undefined {
    const next = this.#sayPlain(effects.map(bare), at, t);
    const follows = next && sayRiders(effects.slice(at, at + next.count), t, this.parts);
    return follows === undefined ? undefined : next && { ...next, said: next.said + follows };
  }

  #sayPlain(effects: readonly Effect[], at: number, t: Scope): { said: string; count: number } | undefined {
    for (const count of [6, 5, 4, 3, 2, 1]) {
      if (at + count > effects.length) continue;
      const some = effects.slice(at, at + count).map(forgetting);
      const said = attemptSaying(t, () => this.#sayOne(count === 1 ? (some[0] as Effect) : some, t));
      if (said !== undefined) return { said, count };
    }
    const one = forgetting(effects[at] as Effect);
    for (const amount of amountsIn(one)) {
      const said = attemptSaying(t, () => {
        const own = this.#sayOne(replaced(one, amount, WHERE), t);
        const quantity = own && this.parts.get('quantity').say(amount, t);
        return quantity && `${own}, where X is ${quantity}`;
      });
      if (said !== undefined) return { said, count: 1 };
    }
    return undefined;
  }

  #sayOne(effect: Effect | Effect[], t: Scope): string | undefined {
    const shared = t.targets.findIndex(
      (spec, index) =>
        spec.forEach &&
        !t.objects.some((one) => same(one, { object: 'target', index })) &&
        uses(effect, { object: 'target', index }),
    );
    const spec = t.targets[shared];
    if (spec?.forEach) {
      const { forEach, ...own } = spec;
      const kind = this.parts.get('playerkind').say(forEach, t);
      const before = t.subject;
      const targets = [...t.targets];
      t.targets[shared] = own;
      t.subject = IT;
      const said = this.#sayOne(effect, t);
      t.targets.splice(0, t.targets.length, ...targets);
      set(t, 'subject', before);
      return said && kind && `for each ${kind}, ${said}`;
    }
    const permitted = attemptSaying(t, () => this.permission.say(effect, t));
    if (permitted !== undefined) return permitted;
    const byPlayer = attemptSaying(t, () => this.#sayPlayer(effect, t));
    if (byPlayer !== undefined) return byPlayer;
    const plain = attemptSaying(t, () => this.does.say(effect, t));
    if (plain !== undefined) return plain;
    const byObject = attemptSaying(t, () => this.sayObject(effect, t));
    if (byObject !== undefined) return byObject;
    return Array.isArray(effect) ? undefined : this.#sayCompound(effect, t);
  }

  #sayPlayer(effect: Effect | Effect[], t: Scope, have = false): string | undefined {
    const subject = subjectOf(effect);
    if (!subject) return undefined;
    if (subject.player === 'each') {
      if (Array.isArray(effect) || !isOf(effect, 'forEach')) return undefined;
      const who = this.parts.get('player').say(subject, t);
      return who && this.#sayVerb(toAll(effect, IT), IT, who, t, have);
    }
    const who = this.parts.get('player').say(subject, t);
    return who && this.#sayVerb(effect, subject, who, t, have);
  }

  #sayVerb(
    effect: Effect | Effect[],
    subject: PlayerRef,
    who: string,
    t: Scope,
    have = false,
  ): string | undefined {
    const before = t.subject;
    if (subject.player !== 'you') t.subject = subject;
    const third = !have && who !== 'you' && who !== 'they';
    const said = this.playerDoes.sayWith(effect, t, { subject }, third);
    set(t, 'subject', before);
    return said && `${who} ${said}`;
  }

  /** @param have behind "have", where the verb is in its plain form */
  sayObject(effect: Effect | Effect[], t: Scope, have = false): string | undefined {
    const first = Array.isArray(effect) ? effect[0] : effect;
    if (!first) return undefined;
    const subject =
      first.effect === 'damage'
        ? (first.source ?? SELF)
        : 'object' in first
          ? first.object
          : first.effect === 'chooseMode'
            ? objectOfModes(first)
            : first.effect === 'chooseSubtype' && Array.isArray(effect) && effect[1]?.effect === 'become'
              ? effect[1].object
              : first.effect === 'revealTop' && first.player.player === 'controller'
                ? first.player.of
                : undefined;
    if (subject === undefined) return undefined;
    const named = this.parts.get('objects').say(subject as ObjectRef, t);
    if (named === undefined) return undefined;
    const many = severalOf(subject as ObjectRef, t);
    const who = many && named === 'it' ? many : named;
    const third = !have && (many === undefined || /^the \w+ target$/.test(named));
    const before = t.thing;
    if ((subject as ObjectRef).object === 'each') t.thing = { object: 'it' };
    const owner = t.subject;
    const own = Array.isArray(effect) ? effect.map(withSource) : withSource(effect);
    const said = this.objectDoes.sayWith(own, t, { subject }, third);
    set(t, 'thing', before);
    set(t, 'subject', owner);
    const name = who === 'it' && t.dealer && /^deals?\b/.test(said ?? '') ? 'that creature' : who;
    if (who === '~' && first.effect === 'damage') t.dealer = SELF;
    return said && `${name} ${said}`;
  }

  /** Effects that hold others. */
  #sayCompound(effect: Effect, t: Scope): string | undefined {
    switch (effect.effect) {
      case 'anyPlayer':
        return sayAny(this, effect, t);
      case 'if': {
        const behind = attemptSaying(t, () => this.#sayBehind(effect, t));
        if (behind !== undefined) return behind;
        const instead = attemptSaying(t, () => this.#sayInstead(effect, t));
        if (instead !== undefined) return instead;
        const condition = this.parts.get('condition').say(effect.condition, t);
        const then = condition && this.inner(effect.then, t);
        if (!then) return undefined;
        const other = effect.else === undefined ? '' : this.inner(effect.else, t);
        return other === undefined
          ? undefined
          : `if ${condition}, ${then}${other && `. Otherwise, ${other}`}`;
      }
      case 'replaceDraw':
        return sayNextDraws(effect, t, this.parts);
      case 'may':
        return this.#sayMay(effect, t);
      case 'mayPay':
        return sayPay(this, effect, t);
      case 'repeat':
        return sayForVotes(effect, () => this.inner(effect.effects, t));
      case 'forEach': {
        if (effect.objects && !effect.players)
          return sayOfEach(effect.objects, t, this.parts, () => this.inner(effect.effects, t));
        if (!effect.players || effect.objects) return undefined;
        if (effect.first) {
          const { first, ...rest } = effect;
          const said = same(first, YOU) ? this.#sayCompound(rest, t) : undefined;
          return said && `starting with you, ${said}`;
        }
        const kind = this.parts.get('playerkind').say(effect.players, t);
        const who = kind
          ? `each ${kind}`
          : this.parts.get('player').say({ player: 'each', filter: effect.players }, t);
        if (who === undefined) return undefined;
        const before = t.subject;
        t.subject = IT;
        const said =
          attemptSaying(t, () => this.#sayForEach(effect.effects, who, t)) ??
          (kind && this.inner(effect.effects, t));
        set(t, 'subject', before);
        if (kind === undefined) return said;
        const all = said ?? this.inner(effect.effects, t);
        return all === undefined ? undefined : all.startsWith('each ') ? all : `for each ${kind}, ${all}`;
      }
      case 'delayed': {
        const { when, object, effects } = effect;
        if (effect.thisTurn) return sayWaiting(effect, t, this.parts, (some, own) => this.inner(some, own));
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
      return sayPay(this, only, t, who);
    const said: string[] = [];
    for (let at = 0; at < own.length; ) {
      let taken = 0;
      for (const count of [3, 2, 1]) {
        if (at + count > own.length) continue;
        const some = own.slice(at, at + count);
        const verb = attemptSaying(t, () =>
          this.playerDoes.sayWith(count === 1 ? (some[0] as Effect) : some, t, { subject: IT }, true),
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

  /** Effects inside others, as behind a condition. */
  inner(effects: readonly Effect[], t: Scope): string | undefined {
    const said: string[] = [];
    for (let at = 0; at < effects.length; ) {
      const next = this.#sayNext(effects, at, t);
      if (next === undefined) return undefined;
      said.push(next.said);
      at += next.count;
      note(t, effects.slice(0, at));
    }
    return said.length <= 2 ? said.join(' and ') : undefined;
  }

  #sayMay(
    effect: Extract<Effect, { effect: 'may' }>,
    t: Scope,
    who = this.parts.get('player').say(effect.player, t),
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
              ? this.playerDoes.sayWith(what, t, { subject: player }, false)
              : undefined,
          ) ??
          (player.player === 'you' || !JSON.stringify(what).includes('"player":"you"')
            ? attemptSaying(t, () => this.does.say(what, t))
            : undefined) ??
          attemptSaying(t, () => {
            const other = this.#sayPlayer(what, t, true) ?? this.sayObject(what, t, true);
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
        const then = this.inner(rest, t);
        return then && `${verb}. If ${player.player === 'you' ? 'you' : 'they'} do, ${then}`;
      });
      if (said === undefined) continue;
      if (!effect.else) return said;
      const other = this.inner(effect.else, t);
      return other && `${said}. If ${player.player === 'you' ? 'you' : 'they'} don't, ${other}`;
    }
    return undefined;
  }

  /** "… if you control a Swamp", "… unless an opponent has 10 or less life" */
  #sayBehind(
    { condition, then, else: other }: Extract<Effect, { effect: 'if' }>,
    t: Scope,
  ): string | undefined {
    const [only] = then;
    if (other || then.length !== 1 || only === undefined || isOf(only, 'holds')) return undefined;
    if (condition.if === 'kicked' && JSON.stringify(only).includes('"target"')) return undefined;
    // What somebody did is asked before anything else is done.
    if (JSON.stringify(condition).includes('"name":"did"')) return undefined;
    const said = this.#sayOne(only, t);
    const of = condition.if === 'not' ? condition.of : undefined;
    // "If that player has no cards in hand" says more plainly that there are none.
    const not = of?.if === 'exists' && of.objects.zone === 'hand' ? undefined : of;
    if (only.effect === 'token') recall(t, { near: TOKENS });
    const when = said && this.parts.get('condition').say(not ?? condition, t);
    return when && `${said} ${not ? 'unless' : 'if'} ${when}`;
  }

  /** "Target creature gets +2/+2. If ~ was kicked, it gets +5/+5 instead": where the condition hangs on a target, or on what was paid for one. */
  #sayInstead(
    { condition, then, else: other }: Extract<Effect, { effect: 'if' }>,
    t: Scope,
  ): string | undefined {
    const fresh = t.targets.some((_, index) => {
      const refs = [{ object: 'target', index } as const, { player: 'target', index } as const];
      const open =
        !t.objects.some((one) => same(one, refs[0])) && !t.players.some((one) => same(one, refs[1]));
      return (
        open &&
        refs.some((one) => uses(other, one)) &&
        (condition.if === 'kicked' || refs.some((one) => uses(condition, one)))
      );
    });
    if (!fresh || !other) return undefined;
    const first = this.inner(other, t);
    const asked = first && this.parts.get('condition').say(condition, t);
    const instead = asked && this.inner(then, t);
    return instead && `${first}. If ${asked}, ${instead} instead`;
  }
}

/** How several objects are spoken of again; undefined of one alone. */
function severalOf(ref: ObjectRef, t: Scope): string | undefined {
  if (same(ref, TOKENS) || same(ref, EXILED)) return 'they';
  const spec = ref.object === 'target' ? t.targets[ref.index] : undefined;
  if (spec === undefined || (spec.max ?? 1) < 2) return undefined;
  const { zone, types } = spec.objects ?? {};
  const [only, more] = types ?? [];
  const plural = only && !more && /^(?:creature|land)$/.test(only) ? `those ${only}s` : 'those permanents';
  return zone === undefined ? plural : 'those cards';
}

/** The object that each of several modes does something to. */
function objectOfModes({ modes }: Extract<Effect, { effect: 'chooseMode' }>): ObjectRef | undefined {
  const [first] = modes[0]?.effects ?? [];
  return first?.effect === 'grant' || first?.effect === 'become' ? first.object : undefined;
}
