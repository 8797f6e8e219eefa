import { COUNTING_WORDS } from '../language/lexicon/numbers.js';

/** Words that carry grammar rather than matter. */
export const GRAMMAR: ReadonlySet<string> = new Set(
  'a an the this that these those such some any all each every both either neither other another one it its he she him her hi his they them their who whom whose which what and or but so as if then than when whenever while where of to in on at by for from with into onto up out off over under about between through during after before until upon is are was were be been being has have had do doe did done will would also only just even still itself himself themselve there here thi i wa ha way same more following follow described using used use causes cause caused doing having order case normally usually simply instead first second third fourth fifth sixth next therefore however note called known new section rule example specific particular certain given appropriate actually simultaneously etc notably similarly otherwise rather likewise thus whichever default individually collectively respectively again already regardless together'
    .split(' ')
    .concat('or not'),
);
/** Words that speak of the rules themselves and not of the game. */
export const ABOUT_THE_TEXT: ReadonlySet<string> = new Set(
  'specification addition additional information detail definition description exception process procedure term word phrase text english printed variant option including include listed list refer mean'.split(
    ' ',
  ),
);
/** Kinds of things that rules speak of. */
export const THING: ReadonlySet<string> = new Set(
  'creature permanent card object spell ability planeswalker token source land artifact aura enchantment equipment player opponent controller owner team teammate battle effect copy'.split(
    ' ',
  ),
);
/** A question that is asked of the same few thousand words again and again. */
interface WordTest {
  test(word: string): boolean;
}

/** The test of a pattern, which looks at each word once. Its answers are a help, not a record: they may be dropped at any time. */
export function once(pattern: RegExp): WordTest {
  const answers = new Map<string, boolean>();
  return {
    test: (word) => {
      let answer = answers.get(word);
      if (answer === undefined) {
        if (answers.size > 20_000) answers.clear();
        answer = pattern.test(word);
        answers.set(word, answer);
      }
      return answer;
    },
  };
}

/** Numbers in figures and in words. */
export const NUMBER = once(
  new RegExp(
    `^(?:[+-]?\\d+(?:/[+-]?\\d+)?|${COUNTING_WORDS.filter((word) => word !== 'one').join('|')}|half|twice|double)$`,
  ),
);
/** Words that deny or make an exception. */
export const NEGATION = once(
  /^(?:not|no|never|cannot|(?:ca|is|are|was|were|does|do|did|has|have|had|wo|would|should|must|need)nt|unless|except|without|neither|nor|none)$/,
);
/** Modal verbs that allow, forbid and oblige. */
export const ALLOWED = once(/^(?:may|can|could)$/);
export const FORBIDDEN = once(/^(?:cant|cannot|couldnt|maynot)$/);
export const BOUND = once(/^(?:must|shall|required|require|need|ha to)$/);
