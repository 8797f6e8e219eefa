import { folded, type Head, searchWords } from './data.js';
import { NICKNAMES } from './nicknames.js';

/** Words that say nothing of what is looked for where others do. */
const IDLE = new Set([
  'a',
  'an',
  'the',
  'of',
  'rule',
  'ability',
  'keyword',
  'step',
  'variant',
  'option',
  'multiplayer',
  'for',
  'to',
  'action',
  'definition',
  'work',
  'zone',
  'and',
  'in',
]);

/** How much a heading weighs that is only a part of what is asked. */
const WITHIN = 0.15;

/** A heading as it is compared. */
interface ReadHead {
  terms: string[];
  plain: string;
  core: string;
  rule: number;
  to: number | undefined;
  obsolete: boolean;
}

/**
 * Headings of a book, ready to be asked. Of the thousand of them only those are taken apart that have the letters of what is asked:
 * taking all apart would take longer than the answer.
 */
export class Heads {
  readonly #heads: readonly { head: Head; letters: string }[];
  readonly #read: ReadHead[] = [];

  constructor(heads: readonly Head[]) {
    this.#heads = heads.map((head) => ({ head, letters: lettersOf(withoutKind(head[0])) }));
  }

  /** The headings that may have one of some words or begin one of theirs so, in order. */
  #having(words: readonly string[]): ReadHead[] {
    const beginnings = [...new Set(words.map(beginningOf))];
    return this.#heads.flatMap(({ head, letters }, at) => {
      if (!beginnings.some((one) => letters.includes(one))) return [];
      this.#read[at] ??= readHead(head);
      return [this.#read[at]];
    });
  }

  #isPlain(words: string): boolean {
    return this.#having([words.split(' ')[0] as string]).some(({ plain }) => plain === words);
  }

  /** The heading that a nickname stands for. */
  #meantBy(...names: readonly string[]): string | undefined {
    nicknames ??= lastFirst();
    for (const name of names) {
      const beginning = beginningOf(name.split(' ')[0] as string);
      const called = nicknames.find(
        ([letters, keys]) => letters.includes(beginning) && keys().includes(name),
      );
      if (called)
        return called[2].map((target) => searchWords(target).join(' ')).find((one) => this.#isPlain(one));
    }
    return undefined;
  }

  /** The words of the heading that a nickname stands for; none where it is no nickname. */
  named(name: string): string[] {
    const target = this.#meantBy(name);
    return target === undefined ? [] : coreOf(target.split(' ')).split(' ');
  }

  /** Whether some words are a heading, a headword or a name. */
  isHeading(text: string): boolean {
    return this.#isPlain(searchWords(text).join(' '));
  }

  /**
   * Rules whose heading, headword or name fits some words, each with how well, between 0 and 1.
   *
   * @param terms as `searchWords` gives them; the last may be the beginning of a word
   * @param whole all words that were asked, the small ones too
   */
  rank(terms: readonly string[], whole: readonly string[] = terms): Map<number, number> {
    const found = new Map<number, number>();
    const note = (rule: number | undefined, score: number): void => {
      if (rule !== undefined && score > (found.get(rule) ?? 0)) found.set(rule, score);
    };
    const asked = whole.join(' ');
    const core = coreOf(whole);
    if (asked === '') return found;
    const named = this.#meantBy(asked, core, terms.join(' '));
    const words = [
      ...terms,
      whole[0] as string,
      ...core.split(' '),
      ...(named === undefined ? [] : named.split(' ')),
    ];
    for (const { terms: own, plain, core: ownCore, rule, to, obsolete } of this.#having(words)) {
      if (plain === named && plain !== asked) {
        note(rule, to === undefined ? 1 : 0.97);
        note(to, 0.9);
        continue;
      }
      const score =
        plain === asked
          ? 1
          : ownCore === core && core !== ''
            ? 0.95
            : begins(terms, own) || within(own, terms);
      if (score === 0) continue;
      // The rule that a headword refers to says more than the headword, unless that is no more than told of.
      note(to, obsolete ? score - 0.15 : score);
      note(rule, to === undefined || obsolete ? score : score - 0.15);
    }
    return found;
  }
}

/** A nickname with its letters, what it is looked for by, and what it stands for. */
type Nickname = readonly [letters: string, keys: () => readonly string[], targets: readonly string[]];

let nicknames: readonly Nickname[] | undefined;

/** Of two nicknames that are looked for alike the last counts. */
function lastFirst(): Nickname[] {
  return Object.entries(NICKNAMES)
    .map(([name, targets]): Nickname => {
      let keys: readonly string[] | undefined;
      const keysOf = (): readonly string[] => {
        if (keys === undefined) {
          const words = searchWords(name);
          keys = [words.join(' '), coreOf(words)];
        }
        return keys;
      };
      return [lettersOf(name), keysOf, targets];
    })
    .reverse();
}

function readHead([words, rule, to]: Head): ReadHead {
  const terms = searchWords(withoutKind(words));
  const obsolete = /\(obsolete\)$/i.test(words);
  return { terms, plain: terms.join(' '), core: coreOf(terms), rule, to, obsolete };
}

/** A headword without what is in brackets, which says of what kind it is. */
function withoutKind(words: string): string {
  return words.includes('(') ? words.replace(/\s*\([^()]*\)/g, '') : words;
}

/** What `folded` changes within a word, besides capitals. */
const FOLDED = /[\u2018\u2019\u201b`\u00b4\u201c\u201d\u201e"_]/;

/** The letters of some words, in which each of their search words begins as {@link beginningOf} says. */
function lettersOf(words: string): string {
  return FOLDED.test(words) ? folded(words) : words.toLowerCase();
}

/** The letters with which a search word begins in a text: the singular of some words has another last letter. */
function beginningOf(word: string): string {
  return word.endsWith('y') ? word.slice(0, -1) : word;
}

function coreOf(terms: readonly string[]): string {
  const telling = terms.filter((term) => !IDLE.has(term));
  return (telling.length > 0 ? telling : terms).join(' ');
}

/** How well a heading fits a question that holds it whole, with other words. */
function within(own: readonly string[], terms: readonly string[]): number {
  const held = own.length > 0 && ` ${terms.join(' ')} `.includes(` ${own.join(' ')} `);
  return held ? WITHIN * (own.length / terms.length) : 0;
}

/** How well words fit a heading that holds them all, the last as a beginning. */
function begins(terms: readonly string[], own: readonly string[]): number {
  const telling = terms.filter((term) => !IDLE.has(term));
  if (telling.length === 0) return 0;
  const last = telling.at(-1) as string;
  const fits = telling.every(
    (term) =>
      own.includes(term) || (term === last && term.length > 1 && own.some((word) => word.startsWith(term))),
  );
  if (!fits) return 0;
  const inOrder = own.join(' ').startsWith(telling.join(' '));
  return (inOrder ? 0.85 : 0.7) * (telling.length / Math.max(telling.length, own.length)) ** 0.3;
}
