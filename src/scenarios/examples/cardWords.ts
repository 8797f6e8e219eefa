import { verbForms } from './lexicon.js';

/**
 * How people speak of what a card does, and how a card says it: phrases, each on its own. The words around a phrase stay, so what is not known
 * here is not understood by `cards/` either.
 */
const SAID: readonly (readonly [RegExp, string])[] = [
  // Who has the card.
  [/\bthe opponents of its controller\b|\bits controller's opponents\b/g, 'your opponents'],
  [/\b(?:each|any|every) opponent of (?:its controller|the controller)\b/g, 'each opponent'],
  [/\bfor each of the other (creature|player|permanent)s\b/g, 'for each other $1'],
  [/\bits controller's\b/g, 'your'],
  [/\bits controller\b/g, 'you'],
  [/\b(?:his|her|their|your) own\b/g, 'your'],
  // Control, and what is searched.
  [/\b(?:has|have|lets?|makes?) you control\b/g, 'you gain control of'],
  [
    /\bfind (an? (?:\w+ )?card) in the library of (target (?:player|opponent))\b/g,
    "search $2's library for $1",
  ],
  // How many are meant.
  [/\bevery\b/g, 'each'],
  [/\ban? (?=target\b)|\bsome (?=target\b)/g, ''],
  [/\ball the\b/g, 'all'],
  // Numbers of something.
  [/\b(\d+) life or more\b/g, '$1 or more life'],
  [/\b(\d+) life or (?:less|below)\b/g, '$1 or less life'],
  [/\bbeing at (\d+) or less life\b/g, 'having $1 or less life'],
  [/\bhalf of\b/g, 'half'],
  // Damage.
  [/\b(\d+|x) damage (?:goes|is dealt|are dealt) to\b/gi, 'this deals $1 damage to'],
  [/\ball (combat )?damage of this turn\b/g, 'all $1damage that would be dealt this turn'],
  [/\bdamage dealt by\b/g, 'damage that would be dealt by'],
  [/\b(the next \d+ damage) to (.+?) this turn\b/g, '$1 that would be dealt to $2 this turn'],
  // Life totals.
  [/^(.+ life total) is doubled\b/g, 'double $1'],
  [/\ba player's life total\b/g, "target player's life total"],
  [/\bthe lowest life total that any player has\b/g, 'the lowest life total among all players'],
  // What an Aura is on, and what creatures have in common.
  [/\bthe creature (?:that )?it enchants\b/g, 'enchanted creature'],
  [
    /\b(?:has|have|shares|share) (?:some|a) creature type(?: in common)? with (it|them)\b/g,
    'shares at least one creature type with $1',
  ],
  [/\b(creature|permanent)s? that (?:has|have) (\w+)\b(?! or\b)/g, '$1 with $2'],
  [/\b(creature)s? that lacks? (\w+)\b/g, '$1 without $2'],
  [/\bas (your|the|each) (upkeep|end step|turn) begins\b/g, 'at the beginning of $1 $2'],
];

/** Where the card is its controller's, "he or she" is that player. */
const OWN: readonly (readonly [RegExp, string])[] = [
  [/\bhis or her\b|\btheir own\b/g, 'your'],
  [/\bhe or she\b|\bthey\b/g, 'you'],
  [/\bthat player's\b/g, 'your'],
  [/\bthat player\b/g, 'you'],
];

/** The words of a narrative about a card as the card would have them. */
export function inPrint(body: string): string {
  let text = body;
  const own =
    /\bits controller\b/.test(text) ||
    !/\b(?:player|opponent|creature)\b/.test(text.replace(/that player/g, ''));
  if (own) for (const [said, print] of OWN) text = text.replace(said, print);
  for (const [said, print] of SAID) text = text.replace(said, print);
  return agreed(text);
}

/** "you has" is "you have". */
const agreed = (text: string): string =>
  text
    .replace(/\b(you|your opponents) ([a-z]+)\b(?!')/gi, (all, subject: string, verb: string) => {
      const lemma = verbForms(verb.toLowerCase()).find(({ form }) => form === 'third')?.lemma;
      if (verb === "doesn't") return `${subject} don't`;
      return lemma === undefined ? all : `${subject} ${lemma === 'be' ? 'are' : lemma}`;
    })
    .replace(/\b(you|your opponents) doesn't\b/g, "$1 don't");

/** A clause about a card, as what the card says: "its controller can't lose", "2 damage goes to every creature". */
export function clausePrint(body: string): string[] {
  const text = inPrint(body);
  const pays = /^you may pay (.+?),? to make it (.+)$/.exec(text);
  return [
    ...(pays ? [`pay ${pays[1]}: this permanent becomes ${pays[2]}`] : []),
    text.replace(/\bthis deals\b/g, 'this spell deals'),
    text,
  ];
}
