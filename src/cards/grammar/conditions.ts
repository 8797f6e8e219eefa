import type { Amount, Condition, PlayerRef } from '../../game/index.js';
import { DISCARDED } from './apart.js';
import { conditionParts } from './conditionParts.js';
import { subjectOf } from './conditionSubjects.js';
import { DONE, YOU } from './constants.js';
import { moreThanOthers, thatPlayer } from './players.js';
import { type Scope, same, set } from './reader.js';
import { attemptSaying, type Parts, type Reader } from './rules.js';

const IT: PlayerRef = { player: 'it' };
const OPPONENTS = { who: 'opponents' };

/** Whether something of a kind is attached to an object. */
const attached = (subtype: string, to: string) => ({
  if: 'exists',
  objects: { subtypes: [subtype], attachedTo: to },
});

type Compared = { is: '>=' | '<=' | '=='; right: Amount };

/** Puts what has to be so among the parts of speech. */
export function defineConditions(parts: Parts): void {
  // "two or more", "three or fewer", "exactly one"
  parts.define('bounds', {
    read: (r: Reader): Compared | undefined => {
      const exactly = r.take('exactly');
      const right = parts.get('number').read(r);
      if (right === undefined) return undefined;
      if (exactly) return { is: '==', right };
      if (r.take('or more') || r.take('or greater')) return { is: '>=', right };
      return r.take('or fewer') || r.take('or less') ? { is: '<=', right } : undefined;
    },
    say: ({ is, right }: Compared, t: Scope): string | undefined => {
      const number = parts.get('number').say(right, t);
      if (number === undefined) return undefined;
      return is === '==' ? `exactly ${number}` : `${number} ${is === '>=' ? 'or more' : 'or fewer'}`;
    },
  });
  const life = { amount: 'life', of: '$subject' };
  const hand = (owner: unknown) => ({ amount: 'numberOf', objects: { zone: 'hand', owner } });
  const own = { '...': '$nouns', controller: '$subject' };
  const bounded = (amount: string) => ({
    if: 'compare',
    left: { amount, objects: own },
    '...': '$bounds',
  });
  const more = (of: (who: unknown) => unknown) => ({
    if: 'compare',
    left: of('$subject'),
    is: '>',
    right: of('$player'),
  });
  const moreThanAll = (of: (who: unknown) => unknown) => ({
    if: 'not',
    of: {
      if: 'somePlayer',
      players: { ...OPPONENTS, where: { if: 'compare', left: of(IT), is: '>=', right: of('$subject') } },
    },
  });
  const thanSome = (of: (who: unknown) => unknown) => ({
    if: 'somePlayer',
    players: { ...OPPONENTS, where: { if: 'compare', left: of('$subject'), is: '>', right: of(IT) } },
  });
  const ofOthers = (of: (who: unknown) => unknown) =>
    moreThanOthers(((who: PlayerRef) => of(who)) as (who: PlayerRef) => Amount);
  const lifeOf = (of: unknown) => ({ amount: 'life', of });
  const today = (what: string) => ({
    if: 'compare',
    left: { amount: 'thisTurn', what, of: '$subject' },
    is: '>=',
    right: 1,
  });
  const predicate = parts
    .rules<Condition>('predicate')
    .add('have/has <bounds> life', { if: 'compare', left: life, '...': '$bounds' })
    .add('have/has more life than each opponent', moreThanAll(lifeOf))
    .add('have/has more life than each other player', ofOthers(lifeOf))
    .add('have/has more cards in hand than each other player', ofOthers(hand))
    .add(
      'control/controls more <nouns> than each other player',
      ofOthers((who) => ({ amount: 'numberOf', objects: { '...': '$nouns', controller: who } })),
    )
    .add(
      'control/controls more <nouns> than each opponent',
      moreThanAll((who) => ({ amount: 'numberOf', objects: { '...': '$nouns', controller: who } })),
    )
    .add('had <bounds> <nouns> enter under their control this turn', {
      if: 'compare',
      left: { amount: 'entered', objects: { '...': '$nouns', controller: '$subject' } },
      '...': '$bounds',
    })
    .add('had <single> enter under their control this turn', {
      if: 'compare',
      left: { amount: 'entered', objects: { '...': '$single', controller: '$subject' } },
      is: '>=',
      right: 1,
    })
    .add('have/has more life than an opponent', thanSome(lifeOf))
    .add('have/has more cards in hand than an opponent', thanSome(hand))
    .add('have/has <bounds> cards in <own> graveyard', {
      if: 'compare',
      left: { amount: 'numberOf', objects: { zone: 'graveyard', owner: '$subject' } },
      '...': '$bounds',
    })
    .add('have/has <bounds> <cardkinds> in <own> graveyard', {
      if: 'compare',
      left: { amount: 'numberOf', objects: { '...': '$cardkinds', zone: 'graveyard', owner: '$subject' } },
      '...': '$bounds',
    })
    .add('have/has more life than <player>', more(lifeOf))
    .add(['have/has no cards in hand', 'have/has no cards in <own> hand'], {
      if: 'not',
      of: { if: 'exists', objects: { zone: 'hand', owner: '$subject' } },
    })
    .add(
      [
        'have/has <bounds> cards in hand',
        'have/has <bounds> cards in <own> hand',
        'have/has <bounds> card in hand',
      ],
      { if: 'compare', left: hand('$subject'), '...': '$bounds' },
    )
    .add('have/has more cards in hand than each opponent', moreThanAll(hand))
    .add('have/has more cards in hand than <player>', more(hand))
    .add('have/has <bounds> poison counters|counter', {
      if: 'compare',
      left: { amount: 'poison', of: '$subject' },
      '...': '$bounds',
    })
    .add(['are/is poisoned', 'have/has a poison counter'], { if: 'poisoned', player: '$subject' })
    .add('are/is the monarch', { if: 'monarch', player: '$subject' })
    .add('have/has the initiative', { if: 'initiative', player: '$subject' })
    .add('have/has completed a dungeon', { if: 'completed', player: '$subject' })
    .add('lost life this turn', today('lifeLost'))
    .add('gained life this turn', today('lifeGained'))
    .add(['attacked this turn', 'attacked with a creature this turn'], today('attacked'))
    .add(['was|were dealt damage this turn', 'has|have been dealt damage this turn'], today('damage'))
    .add(["didn't attack this turn", "didn't attack with a creature this turn"], {
      if: 'not',
      of: today('attacked'),
    })
    .add("didn't lose life this turn", { if: 'not', of: today('lifeLost') })
    .add("didn't gain life this turn", { if: 'not', of: today('lifeGained') })
    .add("wasn't dealt damage this turn", { if: 'not', of: today('damage') })
    .add('drew <bounds> cards this turn', {
      if: 'compare',
      left: { amount: 'thisTurn', what: 'drew', of: '$subject' },
      '...': '$bounds',
    })
    .add('lost <bounds> life this turn', {
      if: 'compare',
      left: { amount: 'thisTurn', what: 'lifeLost', of: '$subject' },
      '...': '$bounds',
    })
    .add(["don't/doesn't control <one>"], {
      if: 'not',
      of: { if: 'exists', objects: { '...': '$one', controller: '$subject' } },
    })
    .add('control/controls the most <nouns> or are/is tied for the most', {
      if: 'compare',
      left: { amount: 'numberOf', objects: own },
      is: '>=',
      right: {
        amount: 'max',
        of: { amount: 'numberOf', objects: { '...': '$nouns', controller: IT } },
        over: {},
      },
    })
    .add('control/controls <own> commander', {
      if: 'exists',
      objects: { commander: true, owner: '$subject', controller: '$subject' },
    })
    .add('control/controls no <nouns>', { if: 'not', of: { if: 'exists', objects: own } })
    .add('control/controls <bounds> <nouns> with different names', bounded('names'))
    .add('control/controls <bounds> <nouns>', bounded('numberOf'))
    .add(
      'control/controls more <nouns> than <player>',
      more((who) => ({ amount: 'numberOf', objects: { '...': '$nouns', controller: who } })),
    )
    .add('control/controls <one>', { if: 'exists', objects: { '...': '$one', controller: '$subject' } });

  const rules = parts
    .rules<Condition>('stated')
    .add(["it's your turn", 'it is your turn'], { if: 'turn', player: YOU })
    .add(["it's not your turn", "it isn't your turn"], { if: 'not', of: { if: 'turn', player: YOU } })
    .add('<onecard> is discarded this way', { if: 'exists', objects: { '...': '$onecard', ...DISCARDED } })
    .add(['you won the clash', 'you win'], {
      if: 'compare',
      left: { amount: 'remembered', name: 'clash' },
      is: '>=',
      right: 1,
    })
    .add(['you do', 'they do', 'that player does', 'the player does'], DONE)
    .add('<itis> <onecard>', { if: 'matches', object: '$itis', filter: { '...': '$onecard', zone: 'any' } })
    .add('there are <bounds> card types among <counted>', {
      if: 'compare',
      left: { amount: 'cardTypes', objects: '$counted' },
      '...': '$bounds',
    })
    .add(
      ['there are <bounds> <kind> counters on <object>', '<bounds> <kind> counters are on <object>'],
      {
        if: 'compare',
        left: { amount: 'counters', kind: '$kind', of: '$object' },
        '...': '$bounds',
      },
      true,
    )
    .add('you have <bounds> opponents', {
      if: 'compare',
      left: { amount: 'numberOf', players: OPPONENTS },
      '...': '$bounds',
    })
    .add("it's an opponent's turn", { if: 'turn', player: { player: 'each', filter: OPPONENTS } })
    .add('no creatures attacked this turn', {
      if: 'not',
      of: { if: 'compare', left: { amount: 'thisTurn', what: 'attacked' }, is: '>=', right: 1 },
    })
    .add("it's <whose> turn", { if: 'turn', player: '$whose' })
    .add('a creature died this turn', {
      if: 'compare',
      left: { amount: 'thisTurn', what: 'died' },
      is: '>=',
      right: 1,
    })
    .add(['a permanent you controlled left the battlefield this turn'], {
      if: 'compare',
      left: { amount: 'thisTurn', what: 'left', of: YOU },
      is: '>=',
      right: 1,
    })
    .add('<nouns> have total power <bounds>', {
      if: 'compare',
      left: { amount: 'total', of: 'power', objects: '$nouns' },
      '...': '$bounds',
    })
    .add(['<object> is untapped', "<object> isn't tapped"], {
      if: 'matches',
      object: '$object',
      filter: { tapped: false },
    })
    .add('<itis> untapped', { if: 'matches', object: '$itis', filter: { tapped: false } }, true)
    .add('<itis> tapped', { if: 'matches', object: '$itis', filter: { tapped: true } }, true)
    .add('<itis> attacking', { if: 'matches', object: '$itis', filter: { attacking: true } }, true)
    .add('your opponents control no <nouns>', {
      if: 'not',
      of: {
        if: 'exists',
        objects: { '...': '$nouns', controller: OPPONENTS },
      },
    })
    .add('<object> is tapped', { if: 'matches', object: '$object', filter: { tapped: true } })
    .add(['<object> is attacking', "<object> 's attacking"], {
      if: 'matches',
      object: '$object',
      filter: { attacking: true },
    })
    .add(['<object> is <colored>', '<itis:object> <colored>'], {
      if: 'matches',
      object: '$object',
      filter: { '...': '$colored', zone: 'any' },
    })
    .add('<itis> <mark>', { if: 'matches', object: '$itis', filter: { mark: '$mark' } }, true)
    .add('<object> is <mark>', { if: 'matches', object: '$object', filter: { mark: '$mark' } })
    .add("<object> isn't <mark>", {
      if: 'not',
      of: { if: 'matches', object: '$object', filter: { mark: '$mark' } },
    })
    .add('<object> is blocking', { if: 'matches', object: '$object', filter: { blocking: true } })
    .add('<object> is on the battlefield', { if: 'matches', object: '$object', filter: {} })
    .add(['<object> has no <kind> counters on it', '<object> had no <kind> counters on it'], {
      if: 'not',
      of: { if: 'matches', object: '$object', filter: { counter: '$kind' } },
    })
    .add(['<object> has a|an <kind> counter on it', '<object> had a|an <kind> counter on it'], {
      if: 'matches',
      object: '$object',
      filter: { counter: '$kind' },
    })
    .add('<object> has <bounds> <kind> counters on it', {
      if: 'compare',
      left: { amount: 'counters', kind: '$kind', of: '$object' },
      '...': '$bounds',
    })
    .add(["<object> 's power is <bounds>", '<possessor> power is <bounds>'].slice(1), {
      if: 'compare',
      left: { amount: 'power', of: '$possessor' },
      '...': '$bounds',
    })
    .add('<possessor> <measure> is less than or equal to <quantity>', {
      if: 'compare',
      left: { amount: '$measure', of: '$possessor' },
      is: '<=',
      right: '$quantity',
    })
    .add('<object> shares|share a creature type with <object:other>', {
      if: 'matches',
      object: '$object',
      filter: { sharesTypeWith: '$other', zone: 'any' },
    })
    .add('<object> is a|an <noun>', { if: 'matches', object: '$object', filter: '$noun' })
    .add(['no <nouns> are on the battlefield', 'there are no <nouns> on the battlefield'], {
      if: 'not',
      of: { if: 'exists', objects: '$nouns' },
    })
    .add(['there are <bounds> <counted>', '<bounds> <counted> are on the battlefield'], {
      if: 'compare',
      left: { amount: 'numberOf', objects: '$counted' },
      '...': '$bounds',
    })
    .add('there is <buried>', { if: 'exists', objects: '$buried' })
    .add('<object> is enchanted', attached('Aura', '$object'))
    .add('<object> is equipped', attached('Equipment', '$object'))
    .add('<itis> enchanted', attached('Aura', '$itis'), true)
    .add('<itis> equipped', attached('Equipment', '$itis'), true)
    .add(['there is <one> on the battlefield', '<one> is on the battlefield'], {
      if: 'exists',
      objects: '$one',
    });
  conditionParts(parts, rules);
  /** "an opponent has …", "a player controls …": somebody of a kind, who is then "they". */
  const some = (r: Reader): Condition | undefined => {
    const foes =
      r.peek() !== 'one'
        ? undefined
        : r.attempt(() => {
            if (r.take('one of your opponents')) return OPPONENTS;
            const of = r.take('one of their opponents')
              ? (r.scope.subject ?? thatPlayer(r.scope))
              : undefined;
            return of && { ...OPPONENTS, of };
          });
    const no = !foes && r.take('no');
    if (!foes && !no && !r.take('a') && !r.take('an') && !r.take('any')) return undefined;
    const kind = foes ?? (parts.get('playerkind').read(r) as object | undefined);
    if (!kind) return undefined;
    const before = r.scope.subject;
    r.scope.subject = IT;
    const where = predicate.readWith(r, { subject: IT });
    set(r.scope, 'subject', before);
    if (!where) return undefined;
    const found: Condition = { if: 'somePlayer', players: { ...kind, where } };
    return no ? { if: 'not', of: found } : found;
  };
  const single = (r: Reader): Condition | undefined =>
    r.attempt(() => some(r)) ??
    r.attempt(() => {
      const subject = parts.get('player').read(r);
      return subject && subject.player !== 'each' ? predicate.readWith(r, { subject }) : undefined;
    }) ??
    r.attempt(() => rules.read(r));
  const saySome = (condition: Condition, t: Scope, before: string): string | undefined => {
    if (condition.if !== 'somePlayer' || !condition.players.where) return undefined;
    const { where, of, ...kind } = condition.players;
    const theirs = of && before === 'a' && same(kind, OPPONENTS) && same(of, t.subject ?? thatPlayer(t));
    const who = of ? (theirs ? 'one of their opponents' : undefined) : parts.get('playerkind').say(kind, t);
    const subject = t.subject;
    t.subject = IT;
    const said = who && predicate.sayWith(where, t, { subject: IT }, true);
    set(t, 'subject', subject);
    return said && (of ? `${who} ${said}` : `${before} ${who} ${said}`);
  };
  parts.define('condition', {
    read: (r: Reader): Condition | undefined => {
      const first = single(r);
      if (!first) return undefined;
      const more_ = r.attempt((): Condition | undefined => {
        const and = r.take('and if') || r.take('and');
        const or = !and && (r.take('or if') || (r.peek(1) === 'there' && r.take('or')));
        if (!and && !or) return undefined;
        const second = single(r);
        return second && { if: and ? 'all' : 'any', of: [first, second] };
      });
      return more_ ?? first;
    },
    say: (condition: Condition, t: Scope): string | undefined => {
      if (condition.if === 'all' || condition.if === 'any') {
        const whole = attemptSaying(t, () => rules.say(condition, t));
        if (whole !== undefined) return whole;
        const said = condition.of.map((one) => parts.get('condition').say(one, t));
        return said.length === 2 && !said.includes(undefined)
          ? said.join(condition.if === 'all' ? ' and if ' : ' or if ')
          : undefined;
      }
      const someone =
        attemptSaying(t, () => saySome(condition, t, 'a')) ??
        (condition.if === 'not' ? attemptSaying(t, () => saySome(condition.of, t, 'no')) : undefined);
      if (someone !== undefined) return someone;
      const subject = subjectOf(condition);
      const stated = attemptSaying(t, () => {
        if (!subject || subject.player === 'each') return undefined;
        const who = parts.get('player').say(subject, t);
        const said = who && predicate.sayWith(condition, t, { subject }, who !== 'you' && who !== 'they');
        return said && `${who} ${said}`;
      });
      return stated ?? attemptSaying(t, () => rules.say(condition, t));
    },
  });
}
