import { type Head, searchWords } from './data.js';
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

/** Headings of a book, ready to be asked. */
export class Heads {
  readonly #heads: {
    terms: string[];
    plain: string;
    core: string;
    rule: number;
    to: number | undefined;
    obsolete: boolean;
  }[];
  readonly #nicknames = new Map<string, string[]>();

  constructor(heads: readonly Head[]) {
    this.#heads = heads.map(([words, rule, to]) => {
      // What is in brackets says of what kind a headword is.
      const terms = searchWords(words.replace(/\s*\([^()]*\)/g, ''));
      const obsolete = /\(obsolete\)$/i.test(words);
      return { terms, plain: terms.join(' '), core: coreOf(terms), rule, to, obsolete };
    });
    for (const [name, targets] of Object.entries(NICKNAMES))
      for (const key of [searchWords(name).join(' '), coreOf(searchWords(name))])
        this.#nicknames.set(
          key,
          targets.map((target) => searchWords(target).join(' ')),
        );
  }

  /** The words of the heading that a nickname stands for; none where it is no nickname. */
  named(name: string): string[] {
    const target = this.#nicknames.get(name)?.find((one) => this.#heads.some(({ plain }) => plain === one));
    return target === undefined ? [] : coreOf(target.split(' ')).split(' ');
  }

  /** Whether some words are a heading, a headword or a name. */
  isHeading(text: string): boolean {
    const asked = searchWords(text).join(' ');
    return this.#heads.some(({ plain }) => plain === asked);
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
    const called = this.#nicknames.get(asked) ?? this.#nicknames.get(core);
    const named = called?.find((target) => this.#heads.some(({ plain }) => plain === target));
    for (const { terms: own, plain, core: ownCore, rule, to, obsolete } of this.#heads) {
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
