import type { Effect, ObjectRef, PlayerRef } from '../../game/index.js';
import { readAgain } from './again.js';
import { YOU } from './constants.js';
import { bothExplained, explained } from './explained.js';
import { hangsOnChoice, underChoices } from './hanging.js';
import { insteadOf, theSame } from './instead.js';
import { furtherVerbs } from './joined.js';
import {
  anyoneActs,
  bySelf,
  counting,
  IT,
  isOf,
  later,
  list,
  note,
  remembering,
  SentenceRules,
  toAll,
  uses,
} from './meaning.js';
import { THIS_WAY, WHERE } from './numbers.js';
import { prefixed } from './prefixed.js';
import { longest, mention, set } from './reader.js';
import { withRiders } from './riders.js';
import type { Reader } from './rules.js';

/** "…, and you may …" behind a choice: another one. */
const mayToo = (r: Reader): boolean => [1, 2].some((at) => r.peek(at) === 'you' && r.peek(at + 1) === 'may');

const IF_DONE = ['if you do', 'when you do', 'if they do', 'if that player does', 'if the player does'];
const IF_NOT = [
  "if you don't",
  "if they don't",
  "if that player doesn't",
  "if the player doesn't",
  'otherwise',
];

/** How a sentence begins that has those before it carried out again. */
const AGAIN: ReadonlySet<string> = new Set(['repeat', 'if', 'you']);

/** Sentences of effects, one after another. */
export class Sentences extends SentenceRules {
  /** The effects of a run of sentences; undefined where a word is left over. */
  read(r: Reader): Effect[] | undefined {
    const found: Effect[] = [];
    const hanging: Effect[] = [];
    let apart = false;
    do {
      apart = r.take('then') || apart;
      const again =
        found.length > 0 && AGAIN.has(r.peek()) ? r.attempt(() => this.#again(r, found, hanging)) : undefined;
      if (again) return [again];
      const next = this.sentence(r);
      if (!next) return undefined;
      const other = insteadOf(r, this.parts, this, next, found.length === 0);
      const same_ = r.attempt(() => theSame(r, next));
      if (!apart && hangsOnChoice(found, hanging, next)) hanging.push(...next);
      apart = false;
      found.push(...(other ?? next), ...(same_ ?? []));
      note(r.scope, found);
      // The full stop is behind what was read already.
      if (other || same_) {
        if (r.words[r.at - 1] === '.') continue;
        return undefined;
      }
      if (r.take(', then') || r.take(', and') || r.take('and then') || r.take('and')) continue;
      if (r.words[r.at - 1] === 'then' || r.words[r.at - 1] === 'Then') continue;
      if (!r.take('.'))
        return r.done || r.peek() === '"' || r.peek() === "'"
          ? remembering(underChoices(found, hanging))
          : undefined;
    } while (!r.done && !['activate', '"', '•'].includes(r.peek()) && !anyoneActs(r));
    return remembering(underChoices(found, hanging));
  }

  /** "Repeat this process once": all sentences before it. */
  #again(r: Reader, found: Effect[], hanging: Effect[]): Effect | undefined {
    if (r.words[r.at - 1] !== '.' || !r.ahead('repeat')) return undefined;
    const effects = remembering(underChoices([...found], hanging));
    return effects && readAgain(r, this.parts, effects);
  }

  /** Effects inside others, as behind a condition. */
  inner(r: Reader): Effect[] | undefined {
    const first = this.sentence(r);
    return first && this.#joined(r, first, () => this.sentence(r));
  }

  /** What "and" joins to an effect inside others belongs there as well; where a third one follows it is not known to which. */
  #joined(r: Reader, first: Effect[], next: () => Effect[] | undefined): Effect[] | undefined {
    // "…, then each opponent who didn't …" is a sentence of its own.
    if (
      /^, then each \S+(?: \S+)? who (?:did|does|can't|couldn't)/.test(
        r.lower.slice(r.at, r.at + 7).join(' '),
      )
    )
      return counting(first);
    const joins = () => r.oneOf(', then', ', and', 'and then', 'and') !== undefined;
    const more = r.attempt(() => {
      if (!joins()) return undefined;
      note(r.scope, first);
      return next();
    });
    return r.attempt(() => (joins() ? true : undefined)) ? undefined : counting([...first, ...(more ?? [])]);
  }

  /** One sentence with what follows it: "where X is …", "unless …", "at the beginning of the next end step". */
  sentence(r: Reader): Effect[] | undefined {
    const self = r.peek() === '~';
    const found = r.attempt(() => prefixed(r, this.parts, this)) ?? r.attempt(() => this.#plain(r));
    const known =
      found && uses(found, WHERE)
        ? (r.attempt(() => explained(r, this.parts, found, self)) ??
          r.attempt(() => bothExplained(r, this.parts, found, () => this.#plain(r))))
        : found;
    return known && withRiders(r, this.parts, known);
  }

  #plain(r: Reader): Effect[] | undefined {
    const found =
      r.attempt(() => list(this.permission.read(r))) ??
      r.attempt(() => this.#may(r)) ??
      r.attempt(() => this.#anyPlayer(r)) ??
      r.attempt(() => list(this.does.read(r))) ??
      r.attempt(() => (r.take('you') ? list(this.does.read(r)) : undefined)) ??
      r.attempt(() => this.#verbs(r, YOU)) ??
      r.attempt(() => this.#playerSentence(r)) ??
      r.attempt(() => this.#objectSentence(r));
    if (!found) return undefined;
    if (r.oneOf('at the beginning of the next end step', 'at the beginning of the end step'))
      return later(found, 'end');
    if (r.take("at the beginning of the next turn's upkeep")) return later(found, 'upkeep');
    if (r.take('at end of combat')) return later(found, 'endCombat');
    return this.#unless(r, found);
  }

  /** "… unless that player pays {2}" */
  #unless(r: Reader, found: Effect[]): Effect[] | undefined {
    if (r.peek() === 'if') return r.attempt(() => this.#onlyIf(r, found)) ?? found;
    if (r.peek() !== 'unless') return found;
    const paid = r.attempt(() => this.#unlessAny(r, found));
    if (paid) return paid;
    const not = r.attempt((): Effect[] | undefined => {
      r.take('unless');
      const condition = this.parts.get('condition').read(r);
      return condition && !r.take('or') && found.length === 1
        ? [{ effect: 'if', condition: { if: 'not', of: condition }, then: found }]
        : undefined;
    });
    if (not) return not;
    const [only] = found;
    const each =
      found.length === 1 && only && 'player' in only && only.player.player === 'each' ? only : undefined;
    return r.attempt(() => {
      r.take('unless');
      const before = r.scope.subject;
      if (each) r.scope.subject = IT;
      const player = this.parts.get('player').read(r);
      if (player && player.player !== 'you') r.scope.subject = player;
      const costs = player && this.parts.get('payment').read(r);
      const other = costs && r.attempt(() => (r.take('or') ? this.parts.get('payment').read(r) : undefined));
      set(r.scope, 'subject', before);
      if (!player || !costs) return undefined;
      // Who does not pay the one may still pay the other.
      const refused = (who: PlayerRef, then: Effect[]): Effect[] =>
        other ? [{ effect: 'mayPay', player: who, costs: other, else: then }] : then;
      if (each && player.player === 'it')
        return [
          {
            effect: 'forEach',
            players: each.player.player === 'each' ? (each.player.filter ?? {}) : {},
            effects: [
              { effect: 'mayPay', player: IT, costs, else: refused(IT, [{ ...each, player: IT } as Effect]) },
            ],
          },
        ];
      return player.player === 'each'
        ? undefined
        : [{ effect: 'mayPay', player, costs, else: refused(player, found) }];
    });
  }

  /** "… unless any player pays 3 life" */
  #unlessAny(r: Reader, found: Effect[]): Effect[] | undefined {
    if (!r.take('unless any') && !r.take('unless a') && !r.take('unless an')) return undefined;
    const players = this.parts.get('playerkind').read(r);
    const before = r.scope.subject;
    r.scope.subject = IT;
    const costs = players && r.attempt(() => this.parts.get('payment').read(r));
    set(r.scope, 'subject', before);
    if (costs) return [{ effect: 'anyPlayer', players, costs, else: found }];
    // Once one of them has had it happen nobody else is asked.
    const effects = players && r.take('has you') ? this.#verbs(r, YOU) : undefined;
    return effects && [{ effect: 'anyPlayer', players: players ?? {}, effects, once: true, else: found }];
  }

  /** "… if you control a Swamp" */
  #onlyIf(r: Reader, found: Effect[]): Effect[] | undefined {
    if (found.length !== 1 || !r.take('if')) return undefined;
    const condition = this.parts.get('condition').read(r);
    if (condition?.if === 'kicked' && JSON.stringify(found).includes('"target"')) return undefined;
    if (!condition || !(r.peek() === '.' || r.done)) return undefined;
    const other = r.attempt(() => (r.take('. otherwise ,') ? this.sentence(r) : undefined));
    return [{ effect: 'if', condition, then: found, ...(other ? { else: other } : {}) }];
  }

  /** "Any player may …. If a player does, …" */
  #anyPlayer(r: Reader): Effect[] | undefined {
    if (!r.take('any')) return undefined;
    const players = this.parts.get('playerkind').read(r);
    if (!players || !r.take('may')) return undefined;
    const before = r.scope.subject;
    r.scope.subject = IT;
    const costs = r.attempt(() => this.parts.get('payment').read(r));
    const either = costs !== undefined && r.take('or have');
    const effects =
      either || (!costs && r.take('have')) ? r.attempt(() => this.#objectSentence(r)) : undefined;
    set(r.scope, 'subject', before);
    if ((!costs || either) && !effects) return undefined;
    const then = r.attempt(() =>
      (either ? r.take('. if a player does either ,') : r.take('. if a player does ,')) ||
      r.take('. if they do ,')
        ? this.inner(r)
        : undefined,
    );
    const other = r.attempt(() =>
      r.take('. if no player does ,') || r.take('. if no one does ,') ? this.inner(r) : undefined,
    );
    if (!then && !other) return undefined;
    return [
      {
        effect: 'anyPlayer',
        players,
        ...(costs ? { costs } : {}),
        ...(effects ? { effects } : {}),
        ...(either ? { either } : {}),
        ...(then ? { then } : {}),
        ...(other ? { else: other } : {}),
      },
    ];
  }

  /** "You may …", "each opponent may …. If they do, …" */
  #may(r: Reader): Effect[] | undefined {
    if (!r.ahead('may')) return undefined;
    const subject = this.parts.get('player').read(r);
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
      const costs = this.parts.get('payment').read(r);
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
    const one = r.take('have')
      ? (r.attempt(() => this.#playerSentence(r)) ?? r.attempt(() => this.#objectSentence(r)))
      : longest(r, [
          () => this.#verbs(r, who),
          () => {
            const done = list(this.does.read(r));
            return done && (who.player === 'you' || !JSON.stringify(done).includes('"player":"you"'))
              ? done
              : undefined;
          },
        ]);
    const effects = one && (mayToo(r) ? one : this.#joined(r, one, () => this.#plain(r)));
    if (!effects) return undefined;
    const then = this.#ifDone(r, true);
    const other = this.#ifDone(r, false);
    const sure = effects.every((one) => isOf(one, 'sure'));
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
      const words = done ? IF_DONE : IF_NOT;
      const said = words.find((phrase) => r.take(`. ${phrase} ,`));
      if (said === undefined) return undefined;
      // What triggers then chooses its targets only then, which these effects do not.
      const targets = said.includes('when') ? r.scope.targets.length : undefined;
      const found = this.inner(r);
      return targets !== undefined && r.scope.targets.length > targets ? undefined : found;
    });
  }

  #playerSentence(r: Reader): Effect[] | undefined {
    const named = r.peek() === 'an' ? r.attempt(() => this.#opponentSentence(r)) : undefined;
    if (named) return named;
    const subject = this.parts.get('player').read(r);
    return subject && this.#verbs(r, subject);
  }

  /** "An opponent gains control of it": one whom the controller names. */
  #opponentSentence(r: Reader): Effect[] | undefined {
    if (!r.take('an opponent')) return undefined;
    const who: PlayerRef = { player: 'chosen', name: 'player' };
    const verbs = this.#verbs(r, who);
    mention(r.scope.players, who);
    return (
      verbs && [
        { effect: 'choosePlayer', chooser: YOU, from: { who: 'opponents' }, name: 'player' },
        ...verbs,
      ]
    );
  }

  /** What players do, one verb after another: "discards their hand, then draws seven cards". */
  #verbs(r: Reader, subject: PlayerRef): Effect[] | undefined {
    const each = subject.player === 'each';
    const who = each ? IT : subject;
    const before = r.scope.subject;
    if (who.player !== 'you') r.scope.subject = who;
    const found: Effect[][] = [];
    const counted = r.scope.counted;
    let next = r.attempt(() => list(this.playerDoes.readWith(r, { subject: who })));
    while (next) {
      found.push(next);
      note(r.scope, found.flat());
      next = r.attempt(() =>
        (r.take(', then') || r.take(', and') || r.take('and') || r.take(',')) &&
        (who.player !== 'you' || !r.take('you') || r.peek() !== 'may')
          ? list(this.playerDoes.readWith(r, { subject: who }))
          : undefined,
      );
    }
    set(r.scope, 'subject', before);
    const all = found.flat();
    if (all.length === 0) return undefined;
    if (!each) return all;
    set(r.scope, 'counted', counted);
    // "That many" is each player's own number where it is counted in the same sentence.
    const own = all.some(
      (one, at) => uses(one, THIS_WAY) && all.slice(0, at).some((before) => isOf(before, 'counted')),
    );
    if (all.some((one) => !isOf(one, 'forEach')) || own) {
      const effects = remembering(all);
      return effects && [{ effect: 'forEach', players: subject.filter ?? {}, effects }];
    }
    return all.map((one) => toAll(one, subject));
  }

  #objectSentence(r: Reader): Effect[] | undefined {
    const subject = (r.attempt(() => this.parts.get('group').read(r)) ?? this.parts.get('objects').read(r)) as
      | ObjectRef
      | undefined;
    if (!subject) return undefined;
    const before = r.scope.thing;
    if (subject.object === 'each') r.scope.thing = { object: 'it' };
    const owner = r.scope.subject;
    const { actor } = r.scope;
    if (subject.object === 'self') r.scope.actor = subject;
    const first = list(this.objectDoes.readWith(r, { subject }));
    const found = first && furtherVerbs(r, subject, first, this.objectDoes);
    set(r.scope, 'actor', actor);
    if (subject.object === 'self' && found?.some((one) => one.effect === 'damage')) r.scope.dealer = subject;
    set(r.scope, 'thing', before);
    set(r.scope, 'subject', owner);
    // The targets say how much is divided among them as they are chosen.
    for (const one of found ?? []) {
      if (one.effect !== 'damage' || !one.divided || !('index' in one.to)) continue;
      const spec = r.scope.targets[one.to.index];
      if (spec === undefined || uses(one.amount, WHERE)) return undefined;
      spec.divide = one.amount;
    }
    return found?.map(bySelf);
  }
}
