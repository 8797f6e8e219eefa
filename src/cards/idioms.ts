import { NUMBER_WORDS } from '../language/lexicon/numbers.js';

/** What stands before a number that is no count: a size, or what a keyword is given. */
const SIZES = new Set(
  'power toughness value than crew scry surveil bolster monstrosity support toxic'.split(' '),
);
/** What stands behind a number that is no count of things. */
const UNCOUNTED =
  /^(?:life|damage|and|then|if|until|at|rather|instead|or (?:less|greater|more (?:life|damage))|plus|minus|to)\b/;

/** Verbs that cards say as an order where the player of the card is meant. */
const ORDERS =
  'draw|create|add|sacrifice|search|reveal|untap|discard|mill|exile|return|scry|surveil|proliferate|investigate|look at|put|bolster|shuffle|gain control of';

const MANY = 'two|three|four|five|six|seven|eight|nine|ten|X|any number of';

/**
 * A paragraph of what is read back, as cards say it: numbers of things in letters, orders where the player of the card does something, one full stop at
 * the end of a quotation. Its meaning stays the same.
 *
 * @param text a paragraph as the grammar says it
 */
export function idioms(text: string): string {
  let said = text;
  if (/\b\d+ [a-z\dA-Z+-]/.test(said)) said = said.replace(/(\S+ )?(?<![-{+/\w])(\d+)(?= (\S.*))/g, counted);
  if (said.includes('ou ')) said = said.replace(YOU_START, order).replace(YOU_AFTER, '$1$2');
  if (said.includes('to its owner')) said = said.replace(SEVERAL_BACK, "$1 to their owners' $2s");
  return said
    .replace(/\b[A-Z][a-z]+(?: or [A-Z][a-z]+){2,}(?= |s\b)|\{\w\}(?: or \{\w\}){2,}/g, listed)
    .replace(
      / in (your|a) graveyard(?= to (?:the battlefield|its owner's hand|their owners' hands)\b)/g,
      ' from $1 graveyard',
    )
    .replace(/(\btarget [^.:,"]* card from your graveyard to )its owner's hand\b/g, '$1your hand')
    .replace(
      /\bWhenever ~ (enters|dies|leaves the battlefield|is put into a graveyard from the battlefield)\b(?=,)/g,
      'When ~ $1',
    )
    .replace(
      /(\b(?:with|and|gains?|has|have) ")([a-z])/g,
      (_, before: string, first: string) => before + first.toUpperCase(),
    )
    .replace(/\."\.$/gm, '."');
}

const YOU_START = new RegExp(`(^|[.:—"] ?|• )You (${ORDERS})\\b`, 'gm');
const YOU_AFTER = new RegExp(`(, )you (${ORDERS})\\b`, 'g');
const SEVERAL_BACK = new RegExp(
  `\\b((?:up to )?(?:${MANY}) (?:other )?target [^.:,"]*?) to its owner's (hand)\\b`,
  'g',
);

const order = (_: string, before: string, verb: string): string =>
  `${before}${verb.charAt(0).toUpperCase()}${verb.slice(1)}`;

/** A number in letters, where it counts things. */
function counted(whole: string, before: string | undefined, digits: string, rest: string): string {
  const word = NUMBER_WORDS[Number(digits)];
  const last = before?.trim().toLowerCase() ?? '';
  if (digits === '1' && !rest.startsWith('mana ')) return whole;
  if (word === undefined || Number(digits) === 0 || SIZES.has(last) || UNCOUNTED.test(rest)) return whole;
  return `${before ?? ''}${word}`;
}

/** "Forest, Island, or Swamp" */
function listed(whole: string): string {
  const all = whole.split(' or ');
  return `${all.slice(0, -1).join(', ')}, or ${all.at(-1)}`;
}
