import { COUNTING_WORDS } from '../language/lexicon/numbers.js';

/** Words that carry grammar rather than matter. */
export const GRAMMAR: ReadonlySet<string> = new Set(
  'a an the this that these those such some any all each every both either neither other another one it its he she him her hi his they them their who whom whose which what and or but so as if then than when whenever while where of to in on at by for from with into onto up out off over under about between through during after before until upon is are was were be been being has have had do doe did done will would also only just even still itself himself themselve there here thi i wa ha way same more following follow described using used use causes cause caused doing having order case normally usually simply instead first second third fourth fifth sixth next therefore however note called known new section rule example specific particular certain given appropriate actually simultaneously etc notably similarly otherwise rather likewise thus whichever default individually collectively respectively again already regardless together'
    .split(' ')
    .concat('or not'),
);
/** Words that speak of the rules themselves and not of the game. */
const ABOUT_THE_TEXT: ReadonlySet<string> = new Set(
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
/** Numbers in figures and in words. */
const NUMBERS = new RegExp(
  `^(?:[+-]?\\d+(?:/[+-]?\\d+)?|${COUNTING_WORDS.filter((word) => word !== 'one').join('|')}|half|twice|double)$`,
);
/** Words that deny or make an exception. */
const DENYING =
  /^(?:not|no|never|cannot|(?:ca|is|are|was|were|does|do|did|has|have|had|wo|would|should|must|need)nt|unless|except|without|neither|nor|none)$/;
/** Modal verbs that allow, forbid and oblige. */
const ALLOWING = /^(?:may|can|could)$/;
const FORBIDDING = /^(?:cant|cannot|couldnt|maynot)$/;
const BINDING = /^(?:must|shall|required|require|need|ha to)$/;
const HAVING_TO = /^(?:have|has|had)$/;
/** Verbs that forbid together with "from". */
const HINDERING_FROM = /^(?:prevent|prohibit)(?:s|ed)?$/;

/** What a word is to a judgement: bits, as one question is asked of the same words again and again. */
export const IN_GRAMMAR = 1;
export const OF_THE_TEXT = 2;
export const NUMBER = 4;
export const NEGATION = 8;
export const ALLOWED = 16;
export const FORBIDDEN = 32;
export const BOUND = 64;
/** Obliges where "to" follows. */
export const HAVING = 128;
export const HINDERING = 256;

/** All that a word is, given what comparisons go by and its stem. */
export function traitsOf(key: string, stem: string): number {
  return (
    (GRAMMAR.has(stem) ? IN_GRAMMAR : 0) |
    (ABOUT_THE_TEXT.has(stem) ? OF_THE_TEXT : 0) |
    (NUMBERS.test(stem) ? NUMBER : 0) |
    (DENYING.test(key) ? NEGATION : 0) |
    (ALLOWING.test(key) ? ALLOWED : 0) |
    (FORBIDDING.test(key) ? FORBIDDEN : 0) |
    (BINDING.test(key) ? BOUND : 0) |
    (HAVING_TO.test(key) ? HAVING : 0) |
    (HINDERING_FROM.test(key) ? HINDERING : 0)
  );
}
