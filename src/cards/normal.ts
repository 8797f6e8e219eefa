import { ABILITY_WORDS } from './closedClasses.js';

/** Verbs that old templates put in the singular behind "he or she". */
const PLAIN_VERBS = [
  'discard',
  'pay',
  'control',
  'own',
  'sacrifice',
  'lose',
  'gain',
  'draw',
  'choose',
  'put',
  'reveal',
  'return',
  'exile',
  'mill',
  'cast',
];

const ALL_COLORS =
  'white, protection from blue, protection from black, protection from red, and protection from green';

/** The end of many sentences. */
const TODAY = ' until end of turn';

/**
 * Says that a player takes control of all creatures of a kind. They untap and gain haste first: after the change of control the words
 * "you don't control" would find other creatures.
 */
function seized(_whole: string, which?: string | number): string {
  const all = `all creatures${typeof which === 'string' ? which : ''}`;
  return `Untap ${all}. A${all.slice(1)} gain haste until end of turn. Gain control of ${all} until end of turn.`;
}

/** Older templates and what they say today. Applied in order to a paragraph whose card is called `~`. */
const TEMPLATES: readonly [RegExp, string | ((whole: string, ...parts: string[]) => string)][] = [
  [/\bcomes into play\b/g, 'enters'],
  [/\bcome into play\b/g, 'enter'],
  [/\benters the battlefield\b/g, 'enters'],
  [/\benter the battlefield\b/g, 'enter'],
  [/\bleaves play\b/g, 'leaves the battlefield'],
  [/\binto play\b/g, 'onto the battlefield'],
  [/\b([Rr]eturns? [^.]*?) to play\b/g, '$1 to the battlefield'],
  [/\bin play\b/g, 'on the battlefield'],
  [/\bis put into a graveyard from (?:the battlefield|play)\b/g, 'dies'],
  [/\bis put into a graveyard from on the battlefield\b/g, 'dies'],
  [/\bis put into your graveyard from the battlefield\b/g, 'dies under your ownership'],
  [/\bhis or her\b/g, 'their'],
  [/\bhe or she\b/g, 'they'],
  [/\bis put into an opponent's graveyard from the battlefield\b/g, "dies under an opponent's ownership"],
  [
    /\b(?:puts) that many cards from the top of (?:his or her|their) (?:library|deck) into (?:his or her|their) graveyard\b/g,
    'mills that many cards',
  ],
  [/\bhim or her\b/g, 'them'],
  [/\bconverted mana cost(s?)\b/g, 'mana value$1'],
  [/\balso (?=(?:gains?|gets?) )/g, ''],
  [
    /\b([Cc])reate (an? [^.]*?\btoken\b[^.]*)\. Create (\w+) of those tokens instead if ([^.]*)\./g,
    (_, first: string, one: string, many: string, when: string) =>
      `${first === 'C' ? 'I' : 'i'}f ${when}, create ${many} ${one.replace(/^an? /, '').replace(/\btoken\b/, 'tokens')}. Otherwise, create ${one}.`,
  ],
  [/\b([Ll]ook at the top \w+ cards of your library), then put one (?=into)/g, '$1. Put one of them '],
  [/\b(would draw [^.,]*), (?!instead )((?:[^.](?!instead))*) instead(?=\.)/g, '$1, instead $2'],
  [/\b(would draw [^.,]*, )(you may|that player may|they may) instead\b/g, '$1instead $2'],
  [
    /(?<=~ |you control )can't be the target of spells or abilities your opponents control\b/g,
    'has hexproof',
  ],
  [/\bcan't be the target of spells or abilities\b(?! an?\b)/g, 'has shroud'],
  // What is said of the time first holds for all that is gained.
  [
    /(^|[:.•] )Until end of turn, ((?:you )?gain control of [^.,"]{1,80}?) and (it|that creature|those creatures) gains?\b/g,
    '$1$2 until end of turn. Until end of turn, it gains',
  ],
  [/(^|[:.] )Until end of turn, (?!if |when|you may )([^."]+)\./g, '$1$2 until end of turn.'],
  [
    /(^|[:.] )Until end of turn, (?!if |when|you may )([^."]+"[^"]*")(?=$| It's still)/,
    '$1$2 until end of turn.',
  ],
  [/(^|[:.] )Until your next turn, (?!if |when|you may )([^."]+)\./g, '$1$2 until your next turn.'],
  [/\b([Ss]witch) (.+?)'s power and toughness\b/g, '$1 the power and toughness of $2'],
  [/\b([Ss]witch) its power and toughness\b/g, '$1 the power and toughness of it'],
  [/\bshares? at least one (creature|card) type with\b/g, 'shares a $1 type with'],
  [/\bthat's still (?:a land|lands)\b(.*?)\.(?= |$)/g, "$1. It's still a land."],
  [/\b(?:They're|They are) still lands\b/g, "It's still a land"],
  // What is countered is a spell, so that its card is cast.
  [/\b(would counter a spell, instead [^.]*)\bplay that card\b/g, '$1cast that card'],
  [/\bHe or she\b/g, 'They'],
  [
    /\bthey ([a-z]+)s\b/g,
    (whole: string, verb: string) => (PLAIN_VERBS.includes(verb) ? `they ${verb}` : whole),
  ],
  [/\bthey does\b/g, 'they do'],
  [/\bthey doesn't\b/g, "they don't"],
  [/\bthey has\b/g, 'they have'],
  [/\b[Rr]emove (.+?) from the game\b/g, 'exile $1'],
  [/\bunblockable\b/g, "can't be blocked"],
  [/\bis can't be blocked\b/g, "can't be blocked"],
  [/\bPut (.+? creature tokens?(?: with [^.]*?)?) onto the battlefield\b/g, 'Create $1'],
  [/\bput (.+? creature tokens?(?: with [^.]*?)?) onto the battlefield\b/g, 'create $1'],
  [/\bputs (.+? creature tokens?(?: with [^.]*?)?) onto the battlefield\b/g, 'creates $1'],
  [/\bto your mana pool\b/g, ''],
  [/\bActivate this ability (?=only\b|no more\b)/g, 'Activate '],
  [/\bplays a spell\b/g, 'casts a spell'],
  [
    /\b([Pp]ut|puts) the top (\w+) cards of (target player|target opponent|that player|defending player)'s library into (?:their|that player's|its owner's) graveyard/g,
    (_whole, _verb, count, who) => `${who} mills ${count} cards`,
  ],
  [
    /\b([Pp]ut|puts) the top card of (target player|target opponent|that player)'s library into (?:their|that player's) graveyard/g,
    '$2 mills a card',
  ],
  [
    /\b([Yy]ou may search your library [^.]*)\. If you do, shuffle your library\b/g,
    '$1, then shuffle your library',
  ],
  [/\b(that many|one or more) \{E\}/g, '$1 energy counters'],
  [/\ban amount of \{E\}/g, 'energy counters'],
  [
    /\{E\}(?:\{E\})*/g,
    (symbols: string) =>
      symbols.length === 3 ? 'an energy counter' : `${symbols.length / 3} energy counters`,
  ],
  [/\b([Ee])xchange control of two target (\w+)s\b/g, '$1xchange control of target $2 and another target $2'],
  [/\byou're\b/g, 'you are'],
  [/\bcannot\b/g, "can't"],
  [/\bcolorless mana\b/g, 'mana of no color'],
  [/\battacks, if you(?:'re| are) the defending player,/g, 'attacks you or a planeswalker you control,'],
  [/\bcan't block until end of turn\b/g, "can't block this turn"],
  [/\bis unaffected by summoning sickness\b/g, 'has haste'],
  [/\b[Aa]ttacking doesn't cause ~ to tap\b/g, '~ has vigilance'],
  [/\bDuring your upkeep, /g, 'At the beginning of your upkeep, '],
  [/\bdeals to (each player|each opponent|target player) damage equal to\b/g, 'deals damage to $1 equal to'],
  [/\bhalf of (their|your|that player's)\b/g, 'half $1'],
  [
    /\bdamage that (creatures(?: your opponents control| you control)?) would deal\b/g,
    'damage that would be dealt by $1',
  ],
  [/\bis indestructible\b/g, 'has indestructible'],
  [/\battacks each turn if able\b/g, 'attacks each combat if able'],
  [/\bat end of turn\b/g, 'at the beginning of the end step'],
  [/\bAt end of turn\b/g, 'At the beginning of the end step'],
  [/\bputs the top (\w+) cards of (?:their|his or her) library into their graveyard\b/g, 'mills $1 cards'],
  [/\bputs the top card of their library into their graveyard\b/g, 'mills a card'],
  [/\b[Pp]ut the top (\w+) cards of your library into your graveyard\b/g, 'mill $1 cards'],
  [/\b[Pp]ut the top card of your library into your graveyard\b/g, 'mill a card'],
  [/\bput the top (\w+) cards of their library into their graveyard\b/g, 'mill $1 cards'],
  [/\bput the top card of their library into their graveyard\b/g, 'mill a card'],
  [
    /, then shuffle (?:your|their) library and put (?:that|the) card on top(?: of it)?(?=\.)/g,
    ', then shuffle and put that card on top',
  ],
  [
    /\b([Cc]reate \S+ )([^."]*? tokens)((?: with [^."]*)?)\. ([^."]*\bcreate \S+) of those tokens instead(?=\.)/g,
    '$1$2$3. $4 $2$3 instead',
  ],
  [/\b(\w+) life or (less|more)\b/g, '$1 or $2 life'],
  [/\b(unless you control an? (?:Plains|Island|Swamp|Mountain|Forest)) or an? (?=[A-Z])/g, '$1 or '],
  [
    /,? and reveal (?:that card|it)\. Shuffle your library, then put (?:the|that) card on top of it\b/g,
    ', reveal it, then shuffle and put that card on top',
  ],
  [/(^|[:,.] )(~|[Ii]t)'?s owner shuffles it into their library\b/g, "$1shuffle $2 into its owner's library"],
  [
    /\bput (an? [^.]*?card) onto the battlefield from (their|your) hand\b/g,
    'put $1 from $2 hand onto the battlefield',
  ],
  [/\bdeals combat damage to defending player\b/g, 'deals combat damage to a player'],
  [/(^|[:.] )Unless (an opponent|any player) pays ([^,.]+), ([^.]+)\./g, '$1$4 unless $2 pays $3.'],
  [/\bif any player pays ([^,.]+), ([^.]+)\./g, 'any player may pay $1. If a player does, $2.'],
  [/\b(gets?) an additional (?=[+-]\d)/g, '$1 '],
  [/(^|\. )Support (\d+|two|three)\b/g, '$1Put a +1/+1 counter on up to $2 target creatures'],
  [/(: |, )[Ss]upport (\d+|two|three)\b/g, '$1put a +1/+1 counter on up to $2 other target creatures'],
  [/\bthat has (an? \S+ counter) on it\b/g, 'with $1 on it'],
  [/\benters tapped and with\b/g, 'enters tapped with'],
  [/\bAs long as ~ is equipped, it\b/g, 'As long as ~ is equipped, ~'],
  [/\b([Ii]f) there are no (\S+) counters on ~/g, '$1 ~ has no $2 counters on it'],
  [/\bthere are no cards in your graveyard\b/g, 'you have no cards in your graveyard'],
  [/\bprotection from all colors\b/g, `protection from ${ALL_COLORS}`],
  // Which creatures they are is settled before anything is done to them.
  [
    new RegExp(`\\bUntap all creatures and gain control of them${TODAY}\\. They gain haste${TODAY}\\.`, 'g'),
    seized,
  ],
  [
    new RegExp(
      `\\bGain control of all creatures( [^.]*?)?${TODAY}\\. Untap those creatures\\. They gain haste${TODAY}\\.`,
      'g',
    ),
    seized,
  ],
  [/\b(those creatures)\. They (gain|get)\b/g, '$1. Those creatures $2'],
];

/** Says that a creature type is chosen, and then speaks of "the chosen type". What is a target is chosen before that. */
function kindsChosen(text: string): string {
  return text
    .replace(
      /(^|[:,] )([^.:,]*) of the creature type of your choice\b/g,
      (whole: string, before: string, what: string) =>
        /\btarget\b/.test(what) ? whole : `${before}choose a creature type. ${what} of the chosen type`,
    )
    .replace(/\bchoose a creature type\..*$/gi, (rest) =>
      rest.replace(/\bof that type\b/g, 'of the chosen type'),
    );
}

/** What can be chosen, parted by semicolons as it once was, one after another with a mark before each. */
function choices(text: string): string {
  const found = /^((?:Choose|An opponent chooses) one)(?: —| --?) (?!•)(.+)$/.exec(text);
  if (!found) return text;
  return `${found[1]} — ${found[2]
    ?.split(/; or |; /)
    .map((mode) => `• ${mode.charAt(0).toUpperCase()}${mode.slice(1).replace(/\.?$/, '.')}`)
    .join(' ')}`;
}

/** The longest run of plain words that whatever an expression finds has in it; empty where there is none. */
function neededBy(source: string): string {
  // Brackets and points that stand for themselves are put aside first.
  const own: string[] = [];
  let rest = source
    .replace(/\\([{}.()])(?![?*])/g, (_, sign: string) => String.fromCharCode(0xe000 + own.push(sign) - 1))
    .replace(/\[[^\]]*\][?*+]*/g, '|');
  // What is in brackets need not be there, or not so; the innermost go first.
  for (let before = ''; before !== rest; ) {
    before = rest;
    rest = rest.replace(/\([^()]*\)[?*+]*/g, '|');
  }
  const runs = rest
    .replace(/\\.[?*+]*/g, '|')
    .replace(/.[?*]/g, '|')
    .split(/[|.^$+{}]/);
  const longest = runs.reduce((best, run) => (run.length > best.length ? run : best), '');
  return longest.replace(/[\ue000-\uf8ff]/g, (sign) => own[sign.charCodeAt(0) - 0xe000] as string);
}

/** The templates with what has to be there for each: most paragraphs are in the newest one, and need not be looked through. */
const OLDER = TEMPLATES.map(([old, now]) => ({ old, now: now as string, needed: neededBy(old.source) }));
const ANY_OLDER = new RegExp(
  OLDER.map(({ needed }) => needed.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|'),
);

/** Verbs that are names of cards as well: before an object they are what is to be done. */
const VERBS =
  /^(?:Counter|Copy|Destroy|Detain|Discard|Draw|Exchange|Exile|Fight|Goad|Regenerate|Return|Reveal|Sacrifice|Shuffle|Tap|Untap)$/;
const OBJECT = '(?:target|an?|the|all|each|up to|two|three|any|that|it|your)\\b';

/** How a card speaks of itself beside its name. */
const SELF =
  /\b[Tt]his (?:creature|artifact|enchantment|land|permanent|Aura|Equipment|Vehicle|spell|planeswalker|card|token)\b/g;

/** The card itself has what stands between quotation marks. */
const HAS_ITSELF = /(?:^|, |— )~ (?:gets [+-]\d+\/[+-]\d+ and )?(?:has [a-z ]+,? and |has )"[^"]*"\.?$/;

/** Without any sign that there are several of. */
const PLAIN = /^[ -~]*$/;

const LETTER = /[\p{L}\p{N}]/u;
const BEFORE_OBJECT = new RegExp(`^ ${OBJECT}`);

/** A text with another word for a name where that stands as a word: "Nin" does not stand in "Ninjutsu". */
function renamed(text: string, name: string, to: string): string {
  const verb = VERBS.test(name);
  let found = '';
  let from = 0;
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) {
    const end = at + name.length;
    if (at < from || LETTER.test(text.charAt(at - 1)) || LETTER.test(text.charAt(end))) continue;
    if (verb && BEFORE_OBJECT.test(text.slice(end))) continue;
    found += text.slice(from, at) + to;
    from = end;
  }
  return found + text.slice(from);
}

/**
 * A paragraph in the newest template, with `~` for the card's own name.
 *
 * @param paragraph as printed
 * @param name the card's name
 */
export function normal(paragraph: string, name: string): string {
  const plain = PLAIN.test(paragraph);
  let text = plain ? paragraph : paragraph.normalize('NFC');
  const short = name.split(/,| the /)[0] as string;
  for (const own of [...new Set([name, ...(name.includes(',') || / the /.test(name) ? [short] : [])])]) {
    if (own.length < 3 || !text.includes(own)) continue;
    // Between quotation marks the card that gives an ability is not the one that has it: `~~` is nothing that is understood.
    text = text.replace(/"[^"]*"/g, (quoted) => renamed(quoted, own, '~~'));
    text = renamed(text, own, '~');
    // Where it gives the ability to itself they are the same.
    if (HAS_ITSELF.test(text)) text = text.replaceAll('~~', '~');
  }
  text = text.replace(SELF, '~');
  if (!plain) text = text.replace(/[’‘]/g, "'").replace(/[−–](?=\d|X)/g, '-');
  if (ANY_OLDER.test(text))
    for (const { old, now, needed } of OLDER) if (text.includes(needed)) text = text.replace(old, now);
  if (text.includes(' creature type')) text = kindsChosen(text);
  if (hangsOnWord(text)) text = text.slice(text.indexOf(' — ') + 3);
  return choices(text.replace(/\s{2,}|[^\S ]/g, ' ').trim());
}

/** Says of two kickers which is meant by its place: what they cost is kept without colours, so that it tells them apart no more. */
export function kickersInOrder(text: string): string {
  const [, first, second] = /^Kicker (\S+) and\/or (\S+)/m.exec(text) ?? [];
  if (!first || !second) return text;
  return text
    .replaceAll(`with its ${first} kicker`, 'with its first kicker')
    .replaceAll(`with its ${second} kicker`, 'with its second kicker');
}

/** Whether a paragraph begins with an ability word, which means nothing by itself. */
export function hangsOnWord(paragraph: string): boolean {
  const word = paragraph.includes(' — ') ? /^([A-Za-z' ]+) — /.exec(paragraph)?.[1] : undefined;
  return word !== undefined && ABILITY_WORDS.includes(word.toLowerCase());
}

/** Keyword abilities whose reminder text may follow them. */
const REMINDED = /^[A-Z~][^.:"]*$/;

/** What the symbol of energy stands for. */
const ENERGY = / \((?:an|[a-z]+) energy counters?\)/g;

/**
 * Leaves out reminder text: what is in brackets behind a keyword ability, or alone in a paragraph.
 *
 * @returns the paragraph without it, or undefined where brackets hold something else
 */
export function withoutReminder(printed: string): string | undefined {
  if (!/[()]/.test(printed)) return printed;
  const paragraph = printed.replace(ENERGY, '');
  if (!/[()]/.test(paragraph)) return paragraph;
  const match = /^(.*?)\s*\(([^()]*)\)\s*$/.exec(paragraph);
  if (!match || /[()]/.test(match[1] ?? '')) return undefined;
  const [, before = ''] = match;
  if (before === '')
    return /^(?:\{T\}: Add |As a Siege enters, |Melds with )/.test(match[2] ?? '') ? '' : undefined;
  return REMINDED.test(before) ||
    /\b(?:token|tokens|monarch|initiative|dungeon|scry|proliferate|fight|fights)\b/i.test(before)
    ? before
    : undefined;
}
