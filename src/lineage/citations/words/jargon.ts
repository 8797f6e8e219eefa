import { listIn } from '../../../tree/maps.js';
import { SYNONYMS } from '../../search/synonymWords.js';
import { wordKeys } from './keys.js';

/** What the writers of engines shorten, and the words of the rules for it. */
const JARGON: Readonly<Record<string, string>> = {
  '2hg': 'two-headed giant',
  abil: 'ability',
  abils: 'abilities',
  act: 'activate',
  ap: 'active player',
  atk: 'attack',
  atks: 'attacks',
  atkr: 'attacker',
  atkrs: 'attackers',
  bf: 'battlefield',
  blk: 'block',
  blks: 'blocks',
  blkr: 'blocker',
  blkrs: 'blockers',
  bounce: "return to its owner's hand",
  cda: 'characteristic-defining ability',
  cdas: 'characteristic-defining abilities',
  cip: 'enters the battlefield',
  cmc: 'mana value',
  cmdr: 'commander',
  ctr: 'counter',
  ctrs: 'counters',
  ctrl: 'control',
  ctrlr: 'controller',
  dfc: 'double-faced card',
  dfcs: 'double-faced cards',
  dmg: 'damage',
  edh: 'commander',
  ench: 'enchantment',
  eot: 'until end of turn',
  etb: 'enters the battlefield',
  etbs: 'enters the battlefield',
  ffa: 'free-for-all',
  fx: 'effects',
  gy: 'graveyard',
  gys: 'graveyards',
  instr: 'instruction',
  instrs: 'instructions',
  lib: 'library',
  lki: 'last known information',
  ltb: 'leaves the battlefield',
  mdfc: 'modal double-faced card',
  mull: 'mulligan',
  mv: 'mana value',
  nap: 'nonactive player',
  ogy: "owner's graveyard",
  opp: 'opponent',
  opps: 'opponents',
  'p/t': 'power and toughness',
  perm: 'permanent',
  perms: 'permanents',
  plr: 'player',
  prio: 'priority',
  pt: 'power and toughness',
  pw: 'planeswalker',
  pws: 'planeswalkers',
  regen: 'regenerate',
  repl: 'replacement',
  rfg: 'exile',
  roi: 'range of influence',
  sac: 'sacrifice',
  sacs: 'sacrifices',
  sba: 'state-based action',
  sbas: 'state-based actions',
  sbe: 'state-based action',
  sick: 'summoning sickness',
  tdfc: 'transforming double-faced card',
  tgt: 'target',
  tgts: 'targets',
  tok: 'token',
  toks: 'tokens',
  trig: 'triggered ability',
  trigs: 'triggered abilities',
  'w/': 'with',
  'w/o': 'without',
};

const SHORT = new RegExp(
  `(?<![\\w/])(?:${Object.keys(JARGON)
    .sort((a, b) => b.length - a.length)
    .join('|')})(?![\\w/])\\.?`,
  'gi',
);

/** What they say in words of their own, and how the rules say it. */
const SAYINGS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:out of|beyond|(?:with)?in)(?: (?:its|his|her|their|the|your))? reach\b/gi, 'range of influence'],
  [/\bswings?(?: at)?\b|\bswinging\b/gi, 'attacks'],
  [/\b(?:team)?mates?\b/gi, 'teammate'],
  [/\bneighbour/gi, 'neighbor'],
  [/\bgear\b/gi, 'equipment'],
  [/\bplus(?= (?:(?:and|or) minus )?counters?\b)/gi, '+1/+1'],
  [/\bminus(?= (?:(?:and|or) plus )?counters?\b)/gi, '-1/-1'],
  [/\bplus (?=(?:and|or) -1\/-1 counters?\b)/gi, '+1/+1 '],
];

/** Where a name of a program goes on with another word: `assignCombatDamage`. */
const WITHIN_NAME = /(?<=[a-z])(?=[A-Z][a-z])/g;

/** Where the rules are published, by address or name of a file, says nothing of what a rule is about. */
const PUBLISHED = /\bhttps?:\/\/\S+|\bMagicComp(?:rehensive)?Rules[\w%+.-]*/gi;

/**
 * The words of a comment as the rules would write them: abbreviations spelled out, and names of a program taken apart.
 *
 * @param text the words beside a citation
 */
export function spelledOut(text: string): string {
  const said = SAYINGS.reduce((words, [saying, rule]) => words.replace(saying, rule), text);
  return said
    .replace(PUBLISHED, ' ')
    .replace(WITHIN_NAME, ' ')
    .replace(SHORT, (short) => JARGON[short.replace(/\.$/, '').toLowerCase()] as string);
}

/** Words in which people explain a rule, and the words of the rules that may be meant; besides those that they search with. */
const SAID: Readonly<Record<string, string>> = {
  afterwards: 'after',
  allowed: 'legal',
  allot: 'divide',
  answer: 'respond',
  beat: 'precedence',
  calculate: 'determine',
  cap: 'maximum',
  clone: 'copy',
  compute: 'determine',
  count: 'number',
  deck: 'library',
  disappear: 'cease',
  distribute: 'divide',
  ditch: 'discard',
  duplicate: 'copy',
  earlier: 'before previous',
  earliest: 'first oldest',
  enough: 'sufficient',
  evaluate: 'determine check',
  expire: 'end',
  figure: 'determine',
  finish: 'end complete',
  fizzle: 'illegal resolve',
  forbidden: 'illegal',
  forget: 'new memory',
  fresh: 'new',
  grab: 'take choose',
  grant: 'give gain',
  happen: 'occur',
  host: 'attached enchanted equipped',
  illegal: 'legal',
  impossible: 'possible illegal',
  inherit: 'copy acquire',
  keep: 'retain remain',
  later: 'after',
  latest: 'recent timestamp',
  least: 'minimum',
  legality: 'legal',
  limit: 'maximum restriction',
  mandatory: 'must required',
  minimum: 'least',
  must: 'required requirement',
  nominate: 'choose',
  obey: 'follow',
  override: 'precedence supersede',
  persist: 'remain',
  pending: 'waiting',
  pitch: 'discard',
  prohibit: 'restriction',
  pump: 'power toughness modify',
  queue: 'stack',
  randomize: 'shuffle',
  revert: 'reverse',
  rewind: 'reverse',
  rival: 'opponent',
  sequence: 'order',
  share: 'common same',
  shrink: 'power toughness',
  shuffle: 'randomize',
  spread: 'divide',
  stranger: 'opponent',
  sum: 'total',
  supply: 'add produce',
  tally: 'total number',
  together: 'simultaneous',
  toss: 'discard flip',
  trump: 'precedence',
  tutor: 'search',
  undo: 'reverse',
  vanish: 'cease exist',
  wear: 'end',
  yard: 'graveyard',
  zero: '0',
};

const ALIKE = new Map<string, string[]>();
for (const [word, others] of [...Object.entries(SYNONYMS), ...Object.entries(SAID)])
  for (const { key } of wordKeys(word)) {
    const own = wordKeys(others).map((other) => other.key);
    listIn(ALIKE, key).push(...own);
  }

/**
 * Words of the rules that may be meant by a word.
 *
 * @param key its stem
 */
export const alikeOf = (key: string): readonly string[] => ALIKE.get(key) ?? [];
