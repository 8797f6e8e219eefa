import { Complements, QUALITIES } from './complements.js';
import { framed } from './frames.js';
import { ADVERBS, DETERMINERS, MODALS, verbForms } from './lexicon.js';
import type { Clause, Condition, Phrase, Ref } from './meaning.js';
import type { Word } from './narrativeWords.js';

/** What a sentence of a narrative says. */
export interface Told {
  clauses: Clause[];
  /** As the rules are read. */
  framed?: true;
  /** The words from which on it is not understood. */
  strange?: string;
  words: string;
}
/** Reads a sentence of a narrative to the last word, or says where it stops. */
export function sentence(words: readonly Word[], text: string): Told {
  const reader = new Clauses(words, text);
  const first = words[0];
  const last = words.at(-1);
  const whole = first && last ? text.slice(first.start, last.end) : '';
  const clauses = reader.sentence();
  if (clauses && reader.done) return { clauses, words: whole };
  const read = asFrames(words, text);
  if (read) return read;
  const at = words[Math.min(reader.furthest, words.length - 1)];
  return { clauses: [], words: whole, strange: at && last ? text.slice(at.start, last.end) : whole };
}

/** Reads a sentence of a narrative as the rules are read. */
export function asFrames(words: readonly Word[], text: string): Told | undefined {
  const clauses = framed(words, (at) => new Clauses(words, text).peeled(at), text);
  return clauses && { clauses, words: text.slice(words[0]?.start, words.at(-1)?.end), framed: true };
}

/** What joins the clauses of a sentence, longer ones first. */
const JOINTS = ', and therefore|, and|, but|, so|; so|; and|; however|;|and|but|so|, or|,'.split('|');

class Clauses extends Complements {
  readonly text: string;

  constructor(words: readonly Word[], text: string) {
    super(words);
    this.text = text;
  }

  /** A phrase that only Examples have: a name with what is said of it, a card in quoted words, a creature with its power. */
  peeled(at: number): { ref: Ref; to: number } | undefined {
    this.at = at;
    const word = this.word();
    if (word?.kind !== 'name') {
      if (!DETERMINERS.has(this.peek())) return undefined;
      const ref = this.single();
      const own =
        ref?.is === 'name' ||
        (ref?.is === 'noun' && (ref.reads || ref.marks.some((mark) => mark.includes('/'))));
      return ref && own ? { ref, to: this.at } : undefined;
    }
    if (word.names === 'variant') return undefined;
    const owns = this.peek(1) === "'s" && this.word(2)?.names !== 'card';
    if (
      word.names === 'player' &&
      (owns || this.peek(1) !== ',' || this.peek(2) !== 'who') &&
      this.peek(1) !== "'s"
    )
      return { ref: { is: 'name', name: word.text, names: 'player', phrases: [], which: [] }, to: at + 1 };
    if (owns)
      return {
        ref: { is: 'name', name: word.text, names: word.names ?? 'card', phrases: [], which: [] },
        to: at + 1,
      };
    const ref = this.single();
    return ref && { ref, to: this.at };
  }

  sentence(): Clause[] | undefined {
    const result: Clause[] = [];
    // "This is so that …", "The result is that …" say nothing of their own.
    this.attempt(() => this.take('the result is that', 'this means that', 'as a result ,', 'the result is'));
    let joint: string | undefined;
    for (;;) {
      const clauses = this.clause(result.at(-1));
      if (!clauses) return undefined;
      // A comma alone joins only what leaves out its verb, and clauses of which the last has an "and".
      if (
        joint === ',' &&
        !this.words.some(({ word }, k) => word === 'and' && this.words[k - 1]?.text === ',') &&
        clauses[0]?.verb !== result.at(-1)?.verb
      )
        return undefined;
      result.push(...clauses);
      if (this.done) return result;
      joint =
        this.attempt(() => {
          const so = this.take(', and so', 'and so');
          return so && !['do', 'be', 'will', 'have'].includes(verbForms(this.peek())[0]?.lemma ?? '')
            ? so
            : undefined;
        }) ?? this.take(...JOINTS);
      if (joint === undefined) return undefined;
    }
  }

  /** Conditions and phrases at the front, a subject, and what is said of it. */
  override clause(before: Clause | undefined): Clause[] | undefined {
    const from = this.at;
    const conditions: Condition[] = [];
    const phrases: Phrase[] = [];
    const adverbs: string[] = [];
    for (;;) {
      const adverb = this.attempt(() => {
        const word = this.take(...ADVERBS);
        if (word === undefined) return undefined;
        return this.take(',') || this.peek() !== ',' ? word : undefined;
      });
      if (adverb) {
        adverbs.push(adverb);
        continue;
      }
      const condition = this.condition(true);
      if (condition) {
        conditions.push(condition);
        if (!this.take(',') && !this.subjectNext()) return undefined;
        continue;
      }
      const infinitive = this.attempt(() => {
        if (!this.take('to')) return undefined;
        const what = this.predicate(undefined, 'base');
        return what && this.take(',') ? { word: 'to', clause: what } : undefined;
      });
      if (infinitive) {
        conditions.push(infinitive);
        continue;
      }
      const phrase = this.attempt(() => {
        const found = this.prepositional();
        return found && (this.take(',') || this.subjectNext()) ? found : undefined;
      });
      if (!phrase) break;
      phrases.push(phrase);
    }
    const said =
      this.exists() ??
      this.soDoes(conditions.at(-1)?.clause.at(-1) ?? before) ??
      this.inverted(phrases) ??
      this.whether() ??
      this.plain(before);
    if (!said) return undefined;
    const words = this.since(from);
    return said.map((clause) => ({
      ...clause,
      words: clause.words || words,
      phrases: [...phrases.filter((one) => !clause.phrases.includes(one)), ...clause.phrases],
      conditions: [...conditions, ...clause.conditions],
      adverbs: [...adverbs, ...clause.adverbs],
    }));
  }

  private since(from: number): string {
    const first = this.words[from];
    const last = this.words[this.at - 1];
    return first && last ? this.text.slice(first.start, last.end) : '';
  }

  private subjectNext(): boolean {
    const from = this.at;
    const exists = this.peek() === 'there';
    const found = exists || (this.phraseOf(true) !== undefined && this.finite());
    this.at = from;
    return found;
  }

  override exists(): Clause[] | undefined {
    return this.attempt(() => {
      if (!this.take('there are', 'there is', 'there were', 'there was')) return undefined;
      const object = this.phraseOf();
      const clause = object && this.blank('exist', object);
      return clause && this.complements(clause) ? [clause] : undefined;
    });
  }
  /** "so does NP" says of another what was said before. */
  private soDoes(before: Clause | undefined): Clause[] | undefined {
    return this.attempt(() => {
      if (!this.take('so does', 'so do', 'so is', 'so are', 'so will', 'so has')) return undefined;
      const actor = this.phraseOf();
      if (!actor) return undefined;
      return [{ ...this.blank('same'), actor, ...(before ? { what: [before] } : {}) }];
    });
  }

  /** "Between them sits Rob." */
  private inverted(phrases: readonly Phrase[]): Clause[] | undefined {
    if (phrases.length > 0) return undefined;
    return this.attempt(() => {
      const phrase = this.prepositional();
      const verb = phrase && verbForms(this.peek()).find(({ form }) => form === 'third');
      if (!phrase || !verb) return undefined;
      this.next();
      const actor = this.phraseOf();
      return actor && [{ ...this.blank(verb.lemma), actor, phrases: [phrase] }];
    });
  }

  private whether(): Clause[] | undefined {
    return this.attempt(() => {
      if (!this.take('whether')) return undefined;
      const from = this.at;
      const what = this.plain(undefined);
      if (!what || !this.take('depends', 'depended')) return undefined;
      what[0] = { ...(what[0] as Clause), words: this.since(from) };
      const adverbs = this.take('only') ? ['only'] : [];
      if (!this.take('on')) return undefined;
      if (this.take('nothing but', 'nothing except')) adverbs.push('only');
      if (!this.take('whether')) return undefined;
      const on = this.plain(undefined);
      return (
        on && [{ ...this.blank('depend'), what, conditions: [{ word: 'whether', clause: on }], adverbs }]
      );
    });
  }

  override statement(): Clause[] | undefined {
    return this.plain(undefined);
  }

  override plain(before: Clause | undefined): Clause[] | undefined {
    return this.attempt(() => {
      const subject = this.phraseOf(true);
      if (!subject) return undefined;
      if (subject.is === 'noun' && subject.owner)
        this.spoken = { noun: subject.noun, many: subject.many, marks: subject.marks };
      this.take('( either clockwise or counterclockwise around the table )');
      // "Carissa is not" leaves out what was said of another.
      const short = this.attempt(() => {
        const not = this.take('is not', 'are not', 'does not', 'do not', 'is', 'does');
        if (not === undefined || !(this.done || [',', ';'].includes(this.peek())) || !before)
          return undefined;
        const { not: _, ...same } = before;
        return [
          {
            ...same,
            actor: subject,
            words: '',
            conditions: [],
            ...(not.endsWith('not') ? { not: true as const } : {}),
          },
        ];
      });
      if (short) return short;
      const gapped = before && this.gapped(subject, before);
      if (gapped) return [gapped];
      return this.predicates(subject);
    });
  }

  /** "Bert at 9", "Cleo 12 life": the verb is that of the clause before. */
  private gapped(subject: Ref, before: Clause): Clause | undefined {
    return this.attempt(() => {
      if (
        !['be', 'have', 'go', 'drop', 'fall', 'end', 'sit', 'attack', 'block'].includes(before.verb) ||
        !before.actor ||
        before.what
      )
        return undefined;
      const phrase = before.object ? undefined : (this.away() ?? this.prepositional(true));
      const object = before.object ? this.single() : undefined;
      const [like] = before.phrases;
      if (
        phrase
          ? before.phrases.length !== 1 || like?.word !== phrase.word
          : !object || before.phrases.length > 0
      )
        return undefined;
      if (!(this.done || [',', ';', 'and'].includes(this.peek()))) return undefined;
      return {
        ...before,
        actor: subject,
        words: '',
        conditions: [],
        ...(phrase ? { phrases: [phrase] } : {}),
        ...(object ? { object } : {}),
      };
    });
  }

  /** One or more predicates of a subject: "attacks Alex and becomes blocked". */
  override predicates(subject: Ref | undefined): Clause[] | undefined {
    const first = this.predicate(subject);
    if (!first) return undefined;
    const result = [...first];
    for (;;) {
      const more = this.attempt(() => {
        if (!this.take(', and', 'and', ', but', 'but')) return undefined;
        if (!this.finite() && !this.take('then')) return undefined;
        return this.predicate(subject);
      });
      if (!more) return result;
      result.push(...more);
    }
  }

  /** A verb with its helpers and what it takes. `form` is "base" behind "to". */
  override predicate(subject: Ref | undefined, form?: 'base' | 'ing'): Clause[] | undefined {
    return this.attempt(() => {
      const from = this.at;
      const clause = this.blank('');
      if (subject) clause.actor = subject;
      this.soften(clause);
      let base = form === 'base';
      const ing = form === 'ing';
      if (!base && MODALS.has(this.peek())) {
        clause.modal = this.next().word;
        base = true;
      } else if (
        !base &&
        ['do', 'does', 'did'].includes(this.peek()) &&
        (this.peek(1) === 'not' || verbForms(this.peek(1)).some(({ form }) => form === 'base'))
      ) {
        this.next();
        base = true;
      }
      this.soften(clause);
      this.aside(clause);
      const word = this.word();
      if (word?.kind !== 'word') return undefined;
      const found = verbForms(word.word).find(({ form }) =>
        ing || base ? form === (ing ? 'ing' : 'base') : ['third', 'past', 'base'].includes(form),
      );
      if (!found) return undefined;
      this.next();
      clause.verb = found.lemma;
      if (found.form === 'past' && ['be', 'have'].includes(found.lemma)) clause.past = true;
      this.soften(clause);
      if (found.lemma === 'have' && this.perfect(clause)) this.soften(clause);
      if (clause.verb === 'be' || clause.verb === 'get') this.passive(clause);
      if (['wind', 'end', 'finish'].includes(clause.verb)) this.take('up');
      if (!this.complements(clause)) return undefined;
      clause.words = subject ? '' : this.since(from);
      return [clause];
    });
  }

  /** "not" and adverbs around a verb. */
  private soften(clause: Clause): void {
    for (;;) {
      if (this.take('not', 'never', 'no longer')) clause.not = true;
      else {
        const adverb = this.attempt(() => {
          const comma = this.take(',');
          const word = this.take(...ADVERBS);
          if (word === undefined) return undefined;
          return comma === undefined || this.take(',') || this.done ? word : undefined;
        });
        if (adverb === undefined) return;
        clause.adverbs.push(adverb);
      }
    }
  }

  /** ", to activate the ability," between a helper and its verb. */
  private aside(clause: Clause): void {
    const found = this.attempt(() => {
      if (!this.take(', to')) return undefined;
      const what = this.predicate(undefined, 'base');
      return what && this.take(',') ? { word: 'to', clause: what } : undefined;
    });
    if (found) clause.conditions.push(found);
  }

  private perfect(clause: Clause): boolean {
    const found =
      this.word()?.kind === 'word'
        ? verbForms(this.peek()).find(({ form }) => form === 'participle')
        : undefined;
    if (!found) return false;
    this.next();
    clause.verb = found.lemma;
    clause.perfect = true;
    return true;
  }

  private passive(clause: Clause): void {
    const word = this.word();
    if (word?.kind !== 'word' || QUALITIES.has(word.word)) return;
    const found = verbForms(word.word).find(({ form }) => form === 'participle' || form === 'ing');
    if (!found) return;
    this.next();
    clause.verb = found.lemma;
    if (found.form === 'ing') clause.progressive = true;
    else {
      clause.passive = true;
      if (clause.actor) clause.object = clause.actor;
      delete clause.actor;
    }
    this.soften(clause);
  }
}
