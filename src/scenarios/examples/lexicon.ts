/** The words of narratives: verbs with their forms, nouns, and the closed classes. */

/** Which form of a verb a word is. */
export type Form = 'base' | 'third' | 'past' | 'participle' | 'ing';

const IRREGULAR: Readonly<
  Record<string, readonly [third: string, past: string, participle: string, ing: string]>
> = {
  be: ['is are', 'was were', 'been', 'being'],
  have: ['has', 'had', 'had', 'having'],
  do: ['does', 'did', 'done', 'doing'],
  cast: ['casts', 'cast', 'cast', 'casting'],
  leave: ['leaves', 'left', 'left', 'leaving'],
  lose: ['loses', 'lost', 'lost', 'losing'],
  win: ['wins', 'won', 'won', 'winning'],
  draw: ['draws', 'drew', 'drawn', 'drawing'],
  deal: ['deals', 'dealt', 'dealt', 'dealing'],
  pay: ['pays', 'paid', 'paid', 'paying'],
  choose: ['chooses', 'chose', 'chosen', 'choosing'],
  put: ['puts', 'put', 'put', 'putting'],
  become: ['becomes', 'became', 'become', 'becoming'],
  wind: ['winds', 'wound', 'wound', 'winding'],
  sit: ['sits', 'sat', 'sat', 'sitting'],
  take: ['takes', 'took', 'taken', 'taking'],
  get: ['gets', 'got', 'got', 'getting'],
  read: ['reads', 'read', 'read', 'reading'],
  say: ['says', 'said', 'said', 'saying'],
  go: ['goes', 'went', 'gone', 'going'],
  come: ['comes', 'came', 'come', 'coming'],
  stand: ['stands', 'stood', 'stood', 'standing'],
  give: ['gives', 'gave', 'given', 'giving'],
  keep: ['keeps', 'kept', 'kept', 'keeping'],
  bring: ['brings', 'brought', 'brought', 'bringing'],
  send: ['sends', 'sent', 'sent', 'sending'],
  fall: ['falls', 'fell', 'fallen', 'falling'],
  rise: ['rises', 'rose', 'risen', 'rising'],
  sink: ['sinks', 'sank', 'sunk', 'sinking'],
  steal: ['steals', 'stole', 'stolen', 'stealing'],
  hit: ['hits', 'hit', 'hit', 'hitting'],
  make: ['makes', 'made', 'made', 'making'],
  begin: ['begins', 'began', 'begun', 'beginning'],
  find: ['finds', 'found', 'found', 'finding'],
  mean: ['means', 'meant', 'meant', 'meaning'],
  set: ['sets', 'set', 'set', 'setting'],
  hold: ['holds', 'held', 'held', 'holding'],
  pick: ['picks', 'picked', 'picked', 'picking'],
  let: ['lets', 'let', 'let', 'letting'],
};

const REGULAR =
  'play activate use control own attack block gain exile remove destroy prevent revert remain stay double end finish consider count seat enter include trigger resolve return cause happen boost depend separate attempt reduce turn share affect create tap untap discard receive pass target state start limit search reveal shuffle increase drop contain range name fail continue mill equal survive die generate attach exist concede form consist gather depart quit raise lower climb move suffer answer respond belong drain aim enchant want decide agree require face force reach join declare advance proceed';

const forms = new Map<string, { lemma: string; form: Form }[]>();
const add = (word: string, lemma: string, form: Form): void => {
  forms.set(word, [...(forms.get(word) ?? []), { lemma, form }]);
};
for (const [lemma, [third, past, participle, ing]] of Object.entries(IRREGULAR)) {
  add(lemma, lemma, 'base');
  for (const one of third.split(' ')) add(one, lemma, 'third');
  for (const one of past.split(' ')) add(one, lemma, 'past');
  add(participle, lemma, 'participle');
  add(ing, lemma, 'ing');
}
for (const lemma of REGULAR.split(' ')) {
  const mute = lemma.endsWith('e');
  const doubled = ['control', 'tap', 'untap', 'drop', 'quit'].includes(lemma);
  const stem = mute ? lemma.slice(0, -1) : doubled ? `${lemma}${lemma.at(-1)}` : lemma;
  const third = /(?:s|sh|ch|x|z)$/.test(lemma)
    ? `${lemma}es`
    : /[^aeou]y$/.test(lemma)
      ? `${lemma.slice(0, -1)}ies`
      : `${lemma}s`;
  const past = /[^aeou]y$/.test(lemma) ? `${lemma.slice(0, -1)}ied` : `${stem}ed`;
  add(lemma, lemma, 'base');
  add(third, lemma, 'third');
  add(past, lemma, 'past');
  add(past, lemma, 'participle');
  add(`${stem}ing`, lemma, 'ing');
}
forms.set('dying', [{ lemma: 'die', form: 'ing' }]);

/** A verb as one other person has it: "loses". */
export const thirdOf = (lemma: string): string =>
  [...forms].find(([, all]) => all.some((one) => one.lemma === lemma && one.form === 'third'))?.[0] ??
  `${lemma}s`;

/** The verbs that a word is a form of. */
export const verbForms = (word: string): readonly { lemma: string; form: Form }[] => forms.get(word) ?? [];

const NOUN_LIST =
  'player neighbor team opponent teammate member emperor general creature permanent card enchantment artifact aura spell ability token land planeswalker instant sorcery game turn upkeep step range influence life damage control graveyard library hand battlefield stack marker seat effect mode choice pile share total end beginning start purpose result counter side table option event target cost seating configuration direction number rest controller owner caster head name condition color head time moment response attacker blocker combat type aura destruction phase deck mulligan emblem plane source amount instance way play account place group circle order text part priority phase object middle';
const nouns = new Map<string, { noun: string; many: boolean }>();
for (const noun of NOUN_LIST.split(' ')) {
  nouns.set(noun, { noun, many: false });
  nouns.set(/y$/.test(noun) && !/[aeou]y$/.test(noun) ? `${noun.slice(0, -1)}ies` : `${noun}s`, {
    noun,
    many: true,
  });
}
for (const noun of [
  'left',
  'right',
  'poison',
  'life',
  'damage',
  'mana',
  'exile',
  'everybody',
  'everyone',
  'nobody',
  'nothing',
  'everything',
  'one',
  'ones',
  'change-of-control',
  'leaves-the-battlefield',
  'itself',
  'mountainwalk',
  'forestwalk',
  'islandwalk',
  'swampwalk',
  'plainswalk',
  'flying',
])
  nouns.set(noun, { noun, many: false });
// "plays" is what somebody does.
nouns.delete('plays');
for (const land of ['Plains', 'Island', 'Swamp', 'Mountain', 'Forest']) {
  nouns.set(land.toLowerCase(), { noun: land, many: false });
  nouns.set(`${land.toLowerCase()}s`, { noun: land, many: true });
}

/** The noun that a word is a form of. */
export const nounOf = (word: string): { noun: string; many: boolean } | undefined => nouns.get(word);

/** Words before a noun that say which or what kind. */
export const ADJECTIVES: ReadonlySet<string> = new Set(
  'other same opposing defending attacking blocking particular legendary nonlegendary untapped tapped nontoken entire whole own chosen targeted extra current normal trigger next previous delayed triggered activated unspent single only nearest closest first shared such following new colorless white blue black red green different last six-player five-player four-player three-player seven-player eight-player ten-player starting individual enchanted maximum original'.split(
    ' ',
  ),
);

export const DETERMINERS: ReadonlySet<string> = new Set(
  'a an the each every all any no that those these this both neither either another some what which'.split(
    ' ',
  ),
);

export const POSSESSIVES: Readonly<Record<string, string>> = {
  his: 'he',
  her: 'she',
  their: 'they',
  its: 'it',
  your: 'you',
  my: 'i',
};
export const PRONOUNS: ReadonlySet<string> = new Set(
  'he she it they him her them you himself herself itself themselves'.split(' '),
);

/** Prepositions, longer ones first. */
export const PREPOSITIONS: readonly string[] = [
  'out of',
  'instead of',
  'next to',
  'to',
  'into',
  'onto',
  'from',
  'in',
  'on',
  'at',
  'by',
  'for',
  'with',
  'within',
  'outside',
  'under',
  'during',
  'until',
  'before',
  'after',
  'of',
  'as',
  'between',
  'around',
  'among',
  'without',
  'against',
  'beside',
  'beyond',
  'inside',
];

/** Words that open a clause on which another depends, longer ones first. */
export const SUBORDINATORS: readonly string[] = [
  'even though',
  'as long as',
  'so that',
  'as soon as',
  'only if',
  'although',
  'though',
  'because',
  'since',
  'if',
  'unless',
  'when',
  'whenever',
  'while',
  'until',
  'before',
  'after',
  'once',
  'as',
  'where',
];

export const MODALS: ReadonlySet<string> = new Set(
  'can could may might must shall should will would'.split(' '),
);

/** Variants as they are named in rules. */
export const VARIANTS: readonly (readonly [words: string, variant: string])[] = [
  ['two-headed giant', 'Two-Headed Giant'],
  ['grand melee', 'Grand Melee'],
  ['alternating teams', 'Alternating Teams'],
  ['team vs. team', 'Team vs. Team'],
  ['free-for-all', 'Free-for-All'],
  ['emperor', 'Emperor'],
  ['teams', 'Alternating Teams'],
];
