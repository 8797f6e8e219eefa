/** Words of those who tell what happened in a game, beside the words of the rules; written as those of `nouns.ts`, `verbs.ts` and `functionWords.ts`. */

export const nouns: Readonly<Record<string, string>> = {
  player: 'caster partner friend somebody_else victim neighbour',
  object: 'Myr/Myr Myr_token Bear Demon Wall one_of_these_ legendary_permanent',
  ability:
    'mountainwalk~ forestwalk~ islandwalk~ swampwalk~ plainswalk~ flying~ change-of-control_effect shield',
  event: 'destruction_event leaves-the-battlefield_event borrowing',
  place:
    'side reach~ configuration player_configuration/player_configurations seating~ lap spell_range range~ end~',
  time: 'turn~',
  quantity: 'share',
  information: 'account~',
};

export const verbs: Readonly<Record<string, string>> = {
  boost: 'o',
  generate: 'o',
  die: '.',
  take: '+over o',
  play: '+on',
  go: '+on',
  wind: '+up',
  fall: '.,:to',
  rise: '.,:to',
  sink: '.,:to',
  climb: '.,:to',
  grow: '.',
  steal: 'o,o :from',
  hit: 'o',
  send: 'o',
  aim: 'o :at,:at',
  drain: 'o',
};

export const adjectives =
  'unblockable delayed enchanted nonlegendary unspent surviving hostile friendly far near close silent bonus second_last spare final';

export const adverbs: Readonly<Record<string, string>> = {
  order: 'in_response in_total in_all too',
};

export const pronouns: Readonly<Record<string, [to: string, number: string, use: string]>> = {
  her: ['person', 'sg', 'a'],
  any: ['any', 'sg', 'b'],
  himself: ['self', 'sg', 'a'],
  herself: ['self', 'sg', 'a'],
};

export const possessives: Readonly<Record<string, string>> = {};

export const prepositions =
  'targeting choosing aiming_it_at=targeting aiming_the_spell_at=targeting aiming_at=targeting aimed_at=targeting based_only_on=based_on until_just_before=until_before until_right_before=until_before until_before=until_before until_just_after=until_after until_after=until_after';

export const conjunctions = '';
