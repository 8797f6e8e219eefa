import { Additions } from './additions.js';
import { ADVERBS, nounOf, PREPOSITIONS, SUBORDINATORS, verbForms } from './lexicon.js';
import type { Clause, Condition, Ref } from './meaning.js';

export const QUALITIES = new Set(
  'untapped tapped equal greater less empty unblockable possible blue red green white black colorless legal illegal able unable fewer'.split(
    ' ',
  ),
);
const INFINITIVE = new Set([
  'attempt',
  'choose',
  'consider',
  'cause',
  'have',
  'use',
  'need',
  'be',
  'continue',
  'fail',
  'go',
  'want',
  'decide',
  'agree',
]);
/** Reads what a verb takes: objects, phrases, adverbs, and clauses that hang on it. */
export abstract class Complements extends Additions {
  /** A main clause. */
  abstract clause(before: Clause | undefined): Clause[] | undefined;
  abstract plain(before: Clause | undefined): Clause[] | undefined;
  abstract exists(): Clause[] | undefined;
  abstract override predicate(subject: Ref | undefined, form?: 'base' | 'ing'): Clause[] | undefined;

  blank(verb: string, object?: Ref): Clause {
    return { verb, phrases: [], adverbs: [], conditions: [], words: '', ...(object ? { object } : {}) };
  }
  /** Objects, phrases, adverbs and conditions behind a verb. */
  complements(clause: Clause): boolean {
    if (clause.verb === 'take' && this.take('over')) clause.adverbs.push('over');
    const away = this.away();
    if (away) clause.phrases.push(away);
    else if (clause.passive) this.passiveObject(clause);
    else if (clause.verb === 'be' || clause.verb === 'become') this.quality(clause);
    else if (clause.verb === 'mean' && this.take('that')) {
      // What it means, it means of nobody else.
      this.take('nobody but', 'no one but', 'nobody except');
      const what = this.clause(undefined);
      if (!what) return false;
      clause.what = what;
    } else if (clause.verb === 'have' || clause.verb === 'deal' || this.word() !== undefined)
      this.object(clause);
    for (;;) {
      const more = this.attempt(() => this.complement(clause));
      if (more === undefined) break;
    }
    if (clause.passive) this.active(clause);
    return true;
  }

  private passiveObject(clause: Clause): void {
    if (clause.verb === 'consider') {
      if (this.take('to')) {
        const what = this.predicate(undefined, 'base');
        if (what) clause.what = what;
        return;
      }
    }
    const object = this.attempt(() => (this.finite() ? undefined : this.phraseOf()));
    if (!object) return;
    if (clause.verb === 'deal' && clause.object) clause.phrases.push({ word: 'to', ref: clause.object });
    if (clause.verb === 'consider' && clause.object) {
      clause.what = [{ ...this.blank('be'), object, words: '' }];
      return;
    }
    clause.object = object;
  }

  /** Who did it stands behind "by". */
  private active(clause: Clause): void {
    const by = clause.phrases.find(({ word }) => word === 'by');
    if (by) {
      clause.actor = by.ref;
      clause.phrases = clause.phrases.filter((one) => one !== by);
    }
  }

  private quality(clause: Clause): void {
    if (clause.verb === 'become') {
      const blocked = this.attempt(() => {
        const found = verbForms(this.peek()).find(({ form }) => form === 'participle');
        if (!found) return undefined;
        this.next();
        clause.verb = found.lemma;
        clause.passive = true;
        if (clause.actor) clause.object = clause.actor;
        delete clause.actor;
        return true;
      });
      if (blocked) return;
    }
    if (this.word()?.kind === 'word' && QUALITIES.has(this.peek())) {
      clause.quality = this.next().word;
      return;
    }
    this.object(clause);
  }

  private object(clause: Clause): void {
    if (clause.verb === 'be') this.take(':');
    const object = this.attempt(() => {
      // "at least 44" is a number, "at 44 life" is none.
      const least = this.peek() === 'at' && ['least', 'most'].includes(this.peek(1));
      return !least && this.take(...PREPOSITIONS) ? undefined : this.phraseOf();
    });
    if (object) clause.object = object;
  }
  private complement(clause: Clause): true | undefined {
    const comma = this.take(',');
    if (this.take('targeting', 'and targeting')) {
      const ref = this.phraseOf();
      if (ref) clause.phrases.push({ word: 'targeting', ref });
      return ref && true;
    }
    if (this.take('choosing', 'and choosing')) {
      const ref = this.phraseOf();
      if (!ref) return undefined;
      if (this.take('as the target', 'as its target', 'as a target')) {
        clause.phrases.push({ word: 'targeting', ref });
        return true;
      }
      clause.phrases.push({ word: 'choosing', ref });
      if (this.take('as')) {
        const as = this.phraseOf();
        if (!as) return undefined;
        clause.phrases.push({ word: 'choosing as', ref: as });
      }
      return true;
    }
    if (this.take('with x equal to', 'with x =', 'with x')) {
      const count = this.count();
      if (!count) return undefined;
      clause.phrases.push({ word: 'x', ref: { is: 'number', count } });
      return true;
    }
    const aimed = this.attempt(() => {
      if (!this.take('with', 'choosing')) return undefined;
      const ref = this.single();
      return ref && this.take('as its target', 'as the target', 'as a target', 'as their target')
        ? ref
        : undefined;
    });
    if (aimed) {
      clause.phrases.push({ word: 'targeting', ref: aimed });
      return true;
    }
    const at = this.attempt(() => {
      if (!this.take('aiming', 'aimed')) return undefined;
      this.take('it', 'the spell');
      return this.take('at') ? this.single() : undefined;
    });
    if (at) {
      clause.phrases.push({ word: 'targeting', ref: at });
      return true;
    }
    const means = this.attempt(() => {
      if (comma || !this.take('by')) return undefined;
      const what = this.predicate(undefined, 'ing');
      return what && { word: 'by', clause: what };
    });
    if (means) {
      clause.conditions.push(means);
      return true;
    }
    if (['continue', 'keep', 'go'].includes(clause.verb) && !clause.what) {
      const on = this.attempt(() => {
        this.take('on');
        return this.predicate(undefined, 'ing');
      });
      if (on) {
        clause.what = on;
        return true;
      }
    }
    if (this.peek() === 'on' && (this.word(1) === undefined || /^(?:,|;|and|but)$/.test(this.peek(1)))) {
      this.next();
      clause.adverbs.push('on');
      return true;
    }
    const away = this.away();
    if (away) {
      clause.phrases.push(away);
      return true;
    }
    const order = this.attempt(() => {
      if (!this.take('in this order', 'in the order', 'in the following order', 'as follows'))
        return undefined;
      this.take(':', ',');
      return this.phraseOf();
    });
    if (order) {
      clause.object = order;
      return true;
    }
    const based = this.attempt(() => {
      const word = this.take('based only on', 'based on');
      const what = word && this.plain(undefined);
      return what && { word: word as string, clause: what };
    });
    if (based) {
      clause.conditions.push(based);
      return true;
    }
    const moment = this.take('until just before', 'until just after', 'until before', 'until after');
    if (moment) {
      const ref = this.phraseOf();
      if (ref) clause.phrases.push({ word: moment.replace('just ', ''), ref });
      return ref && true;
    }
    const time = this.attempt(() => {
      if (!this.take('the next time')) return undefined;
      const what = this.plain(undefined);
      return what && { word: 'next time', clause: what };
    });
    if (time) {
      clause.conditions.push(time);
      return true;
    }
    const rather = this.attempt(() => {
      if (!this.take('rather than being')) return undefined;
      const found = verbForms(this.peek()).find(({ form }) => form === 'participle');
      if (!found) return undefined;
      this.next();
      const not: Clause = { ...this.blank(found.lemma), passive: true };
      return this.complements(not) ? { word: 'rather than', clause: [not] } : undefined;
    });
    if (rather) {
      clause.conditions.push(rather);
      return true;
    }
    const whichCauses = this.attempt(() => {
      if (!comma || !this.take('which causes', 'which caused', 'causing')) return undefined;
      const ref = this.phraseOf();
      if (!ref || !this.take('to')) return undefined;
      const what = this.predicate(ref, 'base');
      return what && { word: 'causes', clause: what };
    });
    if (whichCauses) {
      clause.conditions.push(whichCauses);
      return true;
    }
    const condition = this.condition(false);
    if (condition) {
      clause.conditions.push(condition);
      return true;
    }
    const adverb = this.attempt(() => {
      const word = this.take(...ADVERBS);
      return word !== undefined && (comma === undefined || this.done || this.peek() === ',')
        ? word
        : undefined;
    });
    if (adverb !== undefined) {
      clause.adverbs.push(adverb);
      if (comma) this.take(',');
      return true;
    }
    const infinitive = this.attempt(() => {
      if (!this.take('to', 'for that to')) return undefined;
      return this.predicate(undefined, 'base');
    });
    if (infinitive) {
      if (INFINITIVE.has(clause.verb)) clause.what = infinitive;
      else clause.conditions.push({ word: 'to', clause: infinitive });
      return true;
    }
    const phrase = this.prepositional();
    if (phrase) {
      if (comma && !['for', 'including', 'with', 'on', 'in', 'at'].includes(phrase.word)) return undefined;
      clause.phrases.push(phrase);
      return true;
    }
    if (comma && this.take('including')) {
      const ref = this.phraseOf();
      if (ref) clause.phrases.push({ word: 'including', ref });
      return ref && true;
    }
    return undefined;
  }

  /** A clause behind "if", "because", "even though" and the like. */
  condition(front: boolean): Condition | undefined {
    return this.attempt(() => {
      const word = this.take(...SUBORDINATORS);
      // "so that player loses 15 life" draws a conclusion about "that player".
      if (word === undefined || (word === 'so that' && nounOf(this.peek()) !== undefined)) return undefined;
      this.attempt(() =>
        this.take(',') && this.take('instead', 'however', 'on the other hand') && this.take(',')
          ? true
          : undefined,
      );
      const clauses = this.plain(undefined) ?? this.exists();
      if (!clauses) return undefined;
      const all = [...clauses];
      // "If A has one and B has two, …"
      for (;;) {
        const more = this.attempt(() => {
          if (!this.take('and')) return undefined;
          const next = this.plain(undefined);
          return next && (!front || this.peek() === ',' || this.peek() === 'and') ? next : undefined;
        });
        if (!more) break;
        all.push(...more);
      }
      return { word, clause: all };
    });
  }
}
