import { nounOf, PREPOSITIONS, verbForms } from './lexicon.js';
import type { Clause, Name, Noun, Phrase, Ref } from './meaning.js';
import { inside, Nominals } from './nominal.js';

/** Nouns that stand for somebody, who may sit somewhere or be on a team. */
const PEOPLE = new Set([
  'player',
  'opponent',
  'neighbor',
  'head',
  'teammate',
  'member',
  'emperor',
  'general',
  'one',
  'nobody',
  'everybody',
  'everyone',
]);
const SIDES = new Set(['left', 'right']);
/** Verbs that leave out the thing that a relative clause is about. */
const GAPPED = new Set(['control', 'own', 'cast', 'play']);
/** Nouns that say how many players or teams there are with "with". */
const PLACES = new Set(['game', 'table', 'spell', 'ability', 'card', 'enchantment', 'one', 'permanent']);
const noun = (name: string): Noun => ({
  is: 'noun',
  noun: name,
  many: true,
  marks: [],
  phrases: [],
  which: [],
});
const blank = (verb: string): Clause => ({ verb, phrases: [], adverbs: [], conditions: [], words: '' });
/** Reads what follows a noun and belongs to it: quoted words, relative clauses, phrases. */
export abstract class Additions extends Nominals {
  abstract predicates(subject: Ref | undefined): Clause[] | undefined;
  abstract predicate(subject: Ref | undefined): Clause[] | undefined;
  /** A subject with what is said of it. */
  abstract statement(): Clause[] | undefined;
  /** What follows a noun and belongs to it. */
  override additions(ref: Noun | Name): void {
    for (;;) {
      const more =
        this.quoted(ref) ??
        this.told(ref) ??
        this.apposition(ref) ??
        this.relative(ref) ??
        this.participle(ref) ??
        this.seatsAway(ref) ??
        this.ownPhrase(ref) ??
        this.calculation(ref);
      if (more === undefined) return;
    }
  }

  private calculation(ref: Noun | Name): true | undefined {
    if (ref.is !== 'noun' || ref.sum) return undefined;
    const sum = this.sum();
    if (sum) ref.sum = sum;
    return sum && true;
  }

  /** `("…")` and `: One with …`. */
  private quoted(ref: Noun | Name): true | undefined {
    const said = this.attempt(() => {
      this.take(',');
      if (
        !this.take(
          'reading',
          'saying',
          'stating',
          'with the text',
          'with the ability',
          'with the words',
          'with',
        )
      )
        return undefined;
      this.take(',', ':');
      if (this.word()?.kind !== 'quote' || ref.reads) return undefined;
      ref.reads = [inside(this.next().text)];
      return true as const;
    });
    if (said) return said;
    return this.attempt(() => {
      if (!this.take('(')) return undefined;
      const quote = this.word();
      if (quote?.kind !== 'quote') return undefined;
      this.next();
      this.take('.');
      if (!this.take(')') && !this.done) return undefined;
      ref.reads = [inside(quote.text)];
      return true;
    });
  }

  /** `the condition "…"`, `two Auras: one with …`, `a game in which …`, `an emperor (whose …)`, `the event (it becomes blocked)`. */
  private told(ref: Noun | Name): true | undefined {
    if (ref.is !== 'noun') return undefined;
    if (ref.noun === 'condition' && this.word()?.kind === 'quote') {
      ref.reads = [inside(this.next().text)];
      return true;
    }
    if (ref.count && ref.many && !ref.also && this.peek() === ':')
      return this.attempt(() => {
        this.next();
        const also = this.phraseOf();
        if (also) ref.also = also;
        return also && true;
      });
    // "three teams, A, B, and C"
    const names = this.peek() === ',' || this.peek() === ':' ? this.word(1)?.names : undefined;
    if (['team', 'player'].includes(ref.noun) && ref.count && !ref.also && names === ref.noun)
      return this.attempt(() => {
        this.next();
        const also = this.phraseOf();
        if (also) ref.also = also;
        this.attempt(() => this.take(',') && (this.finite() || this.plural() || undefined));
        return also && true;
      });
    if (ref.noun === 'game')
      return this.attempt(() => {
        if (!this.take('where', 'in which')) return undefined;
        return this.adds(ref, this.statement());
      });
    return this.attempt(() => {
      if (this.take('( whose')) {
        const owned = this.owned({ is: 'pronoun', word: 'head' });
        return owned && this.adds(ref, this.predicates(owned)) && this.take(')') ? true : undefined;
      }
      if (ref.noun !== 'event' || !this.take('(')) return undefined;
      return this.adds(ref, this.statement()) && this.take(')') ? true : undefined;
    });
  }

  private adds(ref: Noun | Name, clauses: Clause[] | undefined): true | undefined {
    if (clauses) ref.which.push(...clauses);
    return clauses && true;
  }

  /** ", an Aura that reads …". */
  private apposition(ref: Noun | Name): true | undefined {
    if (ref.is !== 'name' || ref.names === 'player' || ref.also) return undefined;
    return this.attempt(() => {
      if (!this.take(',') || !['a', 'an'].includes(this.peek())) return undefined;
      const also = this.common();
      if (also?.is !== 'noun') return undefined;
      ref.also = also;
      if (also.reads) ref.reads = also.reads;
      return true;
    });
  }

  private relative(ref: Noun | Name): true | undefined {
    return this.attempt(() => {
      const comma = this.take(',');
      if (this.take('whose text', 'whose words', 'whose ability', 'whose effect', 'whose rules text')) {
        if (!this.take('is', 'are', 'reads', 'read', 'says', 'say')) return undefined;
        this.take(',', ':');
        if (this.word()?.kind !== 'quote' || ref.reads) return undefined;
        ref.reads = [inside(this.next().text)];
        if (comma) this.take(',');
        return true;
      }
      if (this.take('whose')) {
        const owned = this.owned({ is: 'pronoun', word: 'head' });
        const said = owned && this.predicates(owned);
        if (!said) return undefined;
        if (comma) this.take(',');
        ref.which.push(...said);
        return true;
      }
      const word = this.take('which', 'who', 'that');
      if (word === undefined || (comma && word === 'that')) return undefined;
      const reads = this.reads();
      if (reads) {
        ref.reads = reads;
        return true;
      }
      const gap = this.gap();
      if (gap) {
        if (comma) this.take(',');
        ref.which.push(gap);
        return true;
      }
      if (ref.is === 'noun' && word === 'which' && ref.phrases.length === 0 && !comma) return undefined;
      const clauses = this.predicate(undefined);
      if (!clauses) return undefined;
      if (comma) this.take(',');
      ref.which.push(...clauses);
      return true;
    });
  }

  /** "that Ada controls", "Ada owns": the thing itself is what the verb leaves out. */
  private gap(): Clause | undefined {
    return this.attempt(() => {
      const subject = this.phraseOf(true);
      if (!subject || !(this.finite() || this.plural())) return undefined;
      const [said, ...more] = this.predicate(subject) ?? [];
      if (!said || more.length > 0 || said.object || !GAPPED.has(said.verb) || said.passive) return undefined;
      return { ...said, passive: true };
    });
  }

  /** `reads, in part, "…"`. */
  private reads(): string[] | undefined {
    return this.attempt(() => {
      if (!this.take('reads', 'says', 'read', 'say', 'stating', 'states', 'with the text', 'with the words'))
        return undefined;
      if (this.take(', in part ,', 'in part ,', 'in part')) this.take(',');
      this.take(',', ':', 'that', 'in full');
      const texts: string[] = [];
      while (this.word()?.kind === 'quote') {
        texts.push(inside(this.next().text));
        if (this.peek() === 'and' && this.word(1)?.kind === 'quote') this.next();
      }
      return texts.length > 0 ? texts : undefined;
    });
  }

  /** "creature owned by Alex", "players seated next to you", "Auras attached to the Bear". */
  private participle(ref: Noun | Name): true | undefined {
    return this.attempt(() => {
      if (this.take('belonging to')) {
        const owner = this.single();
        return owner && this.adds(ref, [{ ...blank('own'), actor: owner, passive: true }]);
      }
      const word = this.word();
      if (word?.kind !== 'word') return undefined;
      const form = verbForms(word.word).find(({ form }) => form === 'participle' || form === 'ing');
      if (
        !form ||
        (form.form === 'participle'
          ? !['by', 'to', 'directly', 'next', 'within', 'between'].includes(this.peek(1))
          : !['sit', 'seat'].includes(form.lemma))
      )
        return undefined;
      if (ref.is === 'name' && ref.names === 'player') return undefined;
      this.next();
      const clause: Clause = {
        verb: form.lemma,
        phrases: [],
        adverbs: [],
        conditions: [],
        words: '',
        ...(form.form === 'participle' ? { passive: true as const } : {}),
      };
      this.take('directly');
      const first = this.prepositional();
      if (!first) return undefined;
      if (first.word === 'by' && form.form === 'participle') clause.actor = first.ref;
      else clause.phrases.push(first);
      const during = this.attempt(() => (this.take('while') ? this.statement() : undefined));
      if (during) clause.conditions.push({ word: 'while', clause: during });
      ref.which.push(clause);
      return true;
    });
  }

  /** Phrases that belong to the noun: "of NP", "on a team", "to Alex's left", "with mountainwalk". */
  private ownPhrase(ref: Noun | Name): true | undefined {
    return this.attempt(() => {
      const word = this.peek();
      const noun = ref.is === 'noun' ? ref.noun : '';
      const fits =
        (word === 'of' && ref.is === 'noun') ||
        (word === 'on' && PEOPLE.has(noun)) ||
        (word === 'in' &&
          (PEOPLE.has(noun) || noun === 'card' || noun === 'team') &&
          this.names(1, 'game')) ||
        (word === 'to' && PEOPLE.has(noun) && this.toSide()) ||
        (word === 'to' && noun === 'damage' && ref.is === 'noun' && ref.det === 'the') ||
        (['at', 'around', 'between'].includes(word) && (noun === 'seating' || noun === 'configuration')) ||
        (word === 'without' && this.marksAfterWith()) ||
        (word === 'with' &&
          (PLACES.has(noun) || this.marksAfterWith()) &&
          !(noun === 'card' && !this.marksAfterWith())) ||
        (word === 'within' && PEOPLE.has(noun)) ||
        ((word === 'beside' || (word === 'next' && this.peek(1) === 'to')) && PEOPLE.has(noun)) ||
        (word === 'between' && noun === 'game') ||
        (word === 'around' && noun === 'seating');
      if (!fits) return undefined;
      const found = ['of', 'within', 'between'].includes(word) ? this.severalOf() : this.prepositional(true);
      if (!found || (word === 'with' && this.peek() === 'as')) return undefined;
      ref.phrases.push(found);
      return true;
    });
  }

  /** "three seats to the left of Ada", "two seats away from Ada", "two seats from her". */
  private seatsAway(ref: Noun | Name): true | undefined {
    if (ref.is !== 'noun' || !PEOPLE.has(ref.noun)) return undefined;
    return this.attempt(() => {
      const away = this.away();
      if (away) ref.phrases.push(away);
      return away && true;
    });
  }

  /** So many seats from somebody: the side with the number, or "away" with whoever it is counted from. */
  away(): Phrase | undefined {
    return this.attempt(() => {
      const count = this.count();
      if (!count || !this.take('seats', 'seat')) return undefined;
      if (this.take('away from', 'from')) {
        const of = this.single();
        return of && { word: 'away', ref: { ...noun('seat'), count, owner: of } };
      }
      const side = this.prepositional(true);
      return side?.ref.is === 'noun' && SIDES.has(side.ref.noun)
        ? { word: 'to', ref: { ...side.ref, count } }
        : undefined;
    });
  }

  /** Whether the words ahead, up to a noun, name such a thing. */
  private names(from: number, noun: string): boolean {
    for (let k = from; k < from + 5; k++) if (nounOf(this.peek(k))?.noun === noun) return true;
    return false;
  }

  private toSide(): boolean {
    for (let k = 1; k < 8; k++) {
      if (SIDES.has(this.peek(k))) return true;
      if ([',', 'and'].includes(this.peek(k))) return false;
    }
    return false;
  }

  private marksAfterWith(): boolean {
    const one = this.peek(1);
    return (
      /walk$/.test(one) ||
      one === 'flying' ||
      (one === 'the' && (this.peek(2) === 'same' || this.peek(2) === 'trigger')) ||
      (one === 'no' && this.peek(2) === 'cards')
    );
  }

  /** "of Ada and of Ben": the preposition said again says nothing more. */
  private severalOf(): Phrase | undefined {
    const first = this.prepositional();
    const more = first && this.attempt(() => (this.take(`and ${first.word}`) ? this.phraseOf() : undefined));
    return more ? { word: first.word, ref: { is: 'joined', by: 'and', items: [first.ref, more] } } : first;
  }

  prepositional(alone = false): Phrase | undefined {
    return this.attempt(() => {
      const word = this.take(...PREPOSITIONS);
      if (word === undefined) return undefined;
      const ref = alone ? this.single() : this.phraseOf();
      return ref && { word, ref };
    });
  }
}
