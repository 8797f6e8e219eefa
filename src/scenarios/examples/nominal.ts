import { Cursor } from './cursor.js';
import { ADJECTIVES, DETERMINERS, nounOf, POSSESSIVES, PRONOUNS, verbForms } from './lexicon.js';
import type { Count, Name, Noun, Ref } from './meaning.js';

const SIZE = /^\d+\/\d+$/;
const SUBJECTS = new Set(['he', 'she', 'they']);

/** Reads phrases that name somebody, something or a number. */
export abstract class Nominals extends Cursor {
  /** Reads what follows a noun and belongs to it. */
  abstract additions(ref: Noun | Name): void;

  /** The noun that was said last to belong to somebody, for "Ben's is 2". */
  spoken: Pick<Noun, 'noun' | 'many' | 'marks'> = { noun: 'one', many: false, marks: [] };

  /** A phrase that names somebody, something or a number; `subject` where a verb follows. */
  phraseOf(subject = false): Ref | undefined {
    const both = this.attempt(() => {
      const word = this.take('either', 'both', 'neither');
      if (word === undefined) return undefined;
      const first = this.single();
      const by = first && this.take('or', 'and', 'nor');
      if (by) this.take('in', 'within');
      const second = by && this.single();
      return first && second ? joined(word, [first, second]) : undefined;
    });
    if (both) return both;
    const first = this.single();
    if (first === undefined) return undefined;
    const items = [first];
    let by = 'and';
    for (;;) {
      const more = this.attempt(() => {
        const comma = this.take(',');
        const word = this.take('and', 'or');
        if (comma === undefined && word === undefined) return undefined;
        if (this.take('then')) return undefined;
        // "casts it and targets him": a verb, not things.
        const verb = word === 'and' && !subject && this.finite() && nounOf(this.peek())?.many;
        if (
          verb &&
          (this.word(1)?.kind === 'name' || PRONOUNS.has(this.peek(1)) || DETERMINERS.has(this.peek(1)))
        )
          return undefined;
        const item = this.single();
        if (item === undefined) return undefined;
        if (!subject && comma !== undefined && word === 'and' && this.clauseOf()) return undefined;
        // "…, and B leaves the game" is another clause.
        if (
          !subject &&
          (this.finite() || this.plural() || (item.is === 'pronoun' && SUBJECTS.has(item.word)))
        )
          return undefined;
        if (comma !== undefined && word === undefined && !this.listGoesOn()) return undefined;
        if (word !== undefined) by = word;
        return item;
      });
      if (more === undefined) break;
      items.push(more);
    }
    if (items.length === 1) return first;
    this.attempt(() => {
      const so = this.take(', and so on');
      return so ?? (this.take(',') && this.take('and so on') ? true : undefined);
    });
    return { is: 'joined', by, items };
  }

  /** Whether ", and Kay and Lou are …" begins another clause here. */
  private clauseOf(): boolean {
    const from = this.at;
    const joins =
      this.take('and') !== undefined && this.single() !== undefined && (this.finite() || this.plural());
    this.at = from;
    return joins;
  }

  private listGoesOn(): boolean {
    return this.done || this.peek() === ',' || this.peek() === 'and' || this.peek() === 'or';
  }

  single(): Ref | undefined {
    const word = this.word();
    if (word === undefined) return undefined;
    if (word.kind === 'quote') return { is: 'quote', text: inside(this.next().text) };
    if (word.kind === 'name') return this.name();
    const pair = this.attempt(() => {
      const first = POSSESSIVES[this.peek()];
      if (first === undefined || this.peek(1) !== 'or' || POSSESSIVES[this.peek(2)] === undefined)
        return undefined;
      this.at += 3;
      return this.owned({ is: 'pronoun', word: first === 'its' ? first : 'he or she' });
    });
    if (pair) return pair;
    const owner = POSSESSIVES[word.word];
    if (owner !== undefined) {
      const owned = this.attempt(() => {
        this.next();
        return this.owned({ is: 'pronoun', word: owner });
      });
      if (owned) return owned;
    }
    if (word.word === 'each' && this.peek(1) === 'other') {
      this.next();
      this.next();
      return this.afterOwner({ is: 'pronoun', word: 'each other' });
    }
    if (['each', 'both'].includes(word.word) && (this.verbAt(1) || this.peek(1) === 'again')) {
      this.next();
      return { is: 'pronoun', word: 'they all' };
    }
    if (word.word === 'they' && this.peek(1) === 'each') {
      this.next();
      this.next();
      return { is: 'pronoun', word: 'they' };
    }
    if (PRONOUNS.has(word.word)) {
      this.next();
      return { is: 'pronoun', word: word.word };
    }
    return this.attempt(() => this.common());
  }

  owned(owner: Ref): Ref | undefined {
    const size = SIZE.test(this.peek()) && this.word(1)?.names === 'card' ? this.next().text : undefined;
    const name = this.word();
    if (name?.kind === 'name') {
      const ref = this.name();
      if (ref?.is === 'name') {
        ref.owner = owner;
        if (size) ref.size = size;
      }
      return ref;
    }
    return this.common(owner);
  }

  /** "Alex's Bear", "that player's team's life total". */
  private afterOwner(ref: Ref): Ref | undefined {
    if (this.peek() !== "'s") return ref;
    return this.attempt(() => {
      const elided = this.attempt(() => {
        this.next();
        return this.finite() || this.done || [',', ';'].includes(this.peek()) ? true : undefined;
      });
      // "Ada's range is 1 and Ben's is 2": the noun is that of before.
      if (elided) return { is: 'noun', ...this.spoken, owner: ref, phrases: [], which: [] };
      this.next();
      const owned = this.owned(ref);
      return owned && this.afterOwner(owned);
    });
  }

  private name(): Ref | undefined {
    const { text, names, many } = this.next();
    const ref: Name = { is: 'name', name: text, names: names ?? 'card', phrases: [], which: [] };
    if (many) ref.many = true;
    if (this.peek() === "'s") return this.afterOwner(ref);
    if (ref.names === 'team' && nounOf(this.peek())) return this.attempt(() => this.common(ref)) ?? ref;
    if (ref.names === 'variant')
      return ref.name === 'Emperor' || nounOf(this.peek()) ? this.compound(ref) : ref;
    this.additions(ref);
    return ref;
  }

  /** A name behind what somebody is to another. */
  private named(noun: Noun): Ref | undefined {
    const ref = this.name();
    if (ref?.is === 'name') ref.also = noun;
    return ref;
  }

  /** "Emperor game": the name says what kind of game. */
  private compound(name: Name): Ref | undefined {
    const noun = this.attempt(() => this.common());
    if (noun?.is !== 'noun') return name;
    noun.phrases.push({ word: 'named', ref: name });
    return noun;
  }
  common(owner?: Ref): Ref | undefined {
    const noun: Noun = {
      is: 'noun',
      noun: '',
      many: false,
      marks: [],
      phrases: [],
      which: [],
      ...(owner ? { owner } : {}),
    };
    const among = owner ? undefined : this.among();
    if (among) return among;
    const focus = this.take('only', 'even');
    if (focus) noun.marks.push(focus);
    if (this.take('all such')) noun.det = 'all';
    else if (!owner && DETERMINERS.has(this.peek()) && this.word()?.kind === 'word')
      noun.det = this.next().word;
    for (;;) {
      const word = this.word();
      if (word === undefined) break;
      const count = noun.count === undefined ? this.count() : undefined;
      if (count) noun.count = count;
      else if (word.kind === 'ordinal') noun.ordinal = this.next().value ?? 0;
      else if (word.kind === 'name' && word.names === 'variant') {
        this.next();
        noun.phrases.push({
          word: 'named',
          ref: { is: 'name', name: word.text, names: 'variant', phrases: [], which: [] },
        });
      } else if (word.kind === 'word' && /^[+-]?\d+\/[+-]?\d+$/.test(word.text))
        noun.marks.push(this.next().text);
      else if (
        word.kind === 'name' &&
        word.names === 'card' &&
        (noun.det || noun.count) &&
        noun.marks.every((one) => SIZE.test(one))
      ) {
        // "a Soul Net", "the Runeclaw Bear", "a 2/2 Moth"
        const ref = this.name();
        const [size] = noun.marks;
        if (ref?.is === 'name' && size) ref.size = size;
        if (ref?.is === 'name' && noun.count) ref.count = noun.count;
        return ref;
      } else if (
        word.kind === 'word' &&
        (ADJECTIVES.has(word.word) ||
          (word.capital === true &&
            this.at > 0 &&
            nounOf(word.word) === undefined &&
            nounOf(this.peek(1)) !== undefined))
      )
        noun.marks.push(ADJECTIVES.has(word.word) ? this.next().word : this.next().text);
      else break;
    }
    this.heads(noun);
    if (noun.noun === '') {
      if (noun.count?.n === 1 && (noun.det || this.peek() === 'with')) {
        delete noun.count;
        noun.noun = 'one';
      } else if (noun.count && !noun.det && noun.marks.length === 0 && !owner) return this.bare(noun.count);
      else if (noun.det && ['other', 'same'].includes(noun.marks.at(-1) ?? '')) {
        noun.marks.pop();
        noun.noun = 'other';
      } else if (
        noun.det === 'each' ||
        noun.det === 'neither' ||
        noun.det === 'both' ||
        noun.det === 'all' ||
        noun.det === 'no'
      )
        return undefined;
      else if (noun.det === 'another') noun.noun = 'other';
      else if (noun.det === 'any' && noun.marks.length === 0) noun.noun = 'one';
      else if (noun.ordinal !== undefined) noun.noun = 'one';
      else return undefined;
    }
    const label = this.word();
    if (['general', 'influence', 'range'].includes(noun.noun) && label?.kind === 'number')
      noun.label = this.next().value ?? 0;
    const called = this.word();
    if (called?.names === 'player' && owner && !noun.many && !noun.count)
      // "her teammate Petra"
      return this.named(noun);
    if (this.peek() === "'s") return this.afterOwner(noun);
    if (noun.many && this.peek() === "'" && nounOf(this.peek(1))) {
      this.next();
      return this.owned(noun);
    }
    this.additions(noun);
    if (noun.count) this.take('each');
    return noun;
  }

  private bare(count: Count): Ref {
    const sum = this.sum();
    return { is: 'number', count, ...(sum ? { sum } : {}) };
  }

  /** "one of NP", "each of NP", "a total of NP". */
  private among(): Ref | undefined {
    return this.attempt(() => {
      const total = this.take('a total of', 'the total of', 'a sum of');
      if (total) {
        const ref = this.single();
        if (ref?.is === 'noun') ref.marks.push('total');
        return ref;
      }
      const word = this.take('each of', 'all of', 'both of', 'neither of', 'none of', 'one of', 'either of');
      if (word === undefined) return undefined;
      const ref = this.single();
      if (ref?.is === 'noun')
        return {
          ...ref,
          det: word.split(' ')[0] as string,
          phrases: [...ref.phrases, { word: 'among', ref: { ...ref } }],
        };
      if (ref?.is === 'pronoun' && ['they', 'them'].includes(ref.word)) {
        const all: Ref = { is: 'pronoun', word: 'they all' };
        return /^(?:neither|none)/.test(word) ? { is: 'joined', by: 'neither', items: [all] } : all;
      }
      return ref;
    });
  }

  /** Nouns in a row; the last is the head. */
  private heads(noun: Noun): void {
    for (;;) {
      const word = this.word();
      if (word?.kind !== 'word') break;
      if (this.take('range of influence')) {
        noun.noun = 'range';
        break;
      }
      const known = nounOf(word.word);
      if (known === undefined) break;
      // "the other three play on"
      if (word.word === 'play' && noun.noun === '' && (noun.det || noun.count || noun.marks.length > 0))
        break;
      // "the player controls": a verb behind a noun is the verb.
      if (
        noun.noun !== '' &&
        verbForms(word.word).length > 0 &&
        !['turn', 'draw', 'step', 'effect', 'event', 'target', 'mode', 'range'].includes(word.word)
      )
        break;
      if (
        noun.noun !== '' &&
        ['left', 'right', 'turns', 'draws', 'triggers'].includes(word.word) &&
        noun.noun !== 'extra'
      )
        break;
      if (noun.noun !== '') noun.marks.push(noun.noun);
      this.next();
      noun.noun = known.noun;
      noun.many = known.many;
    }
    if (noun.noun === 'influence') noun.noun = 'range';
  }
}

const joined = (by: string, items: Ref[]): Ref => ({ is: 'joined', by, items });

/** The words between quotation marks; a comma that belongs to the sentence outside is dropped. */
export function inside(quote: string): string {
  return quote.replace(/^"|"$/g, '').trim().replace(/,$/, '');
}
