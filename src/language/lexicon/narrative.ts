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
  arrive: '.',
  die: '.',
  perish: '.',
  live: '.,+on',
  take: '+over o,o +over',
  play: '+on',
  go: '+on,+out',
  wind: '+up',
  finish: '+up',
  fall: '.',
  rise: '.',
  sink: '.',
  climb: '.',
  grow: '.',
  shrink: '.',
  steal: 'o',
  borrow: 'o',
  fetch: 'o',
  pull: 'o,+out',
  grab: 'o',
  snatch: 'o',
  seize: 'o',
  nab: 'o',
  pluck: 'o',
  hit: 'o',
  strike: 'o',
  hurt: 'o',
  burn: 'o',
  send: 'o',
  throw: 'o',
  fire: 'o',
  point: 'o',
  aim: 'o,.',
  drain: 'o',
  come: '.,+in',
  land: '.',
  walk: '.',
  vanish: '.',
  disappear: '.',
  sit: '+out',
  rest: '.',
  slide: 'o +out,+out o,o',
  blink: 'o +out,+out o,o',
  flicker: 'o',
  spare: 'o',
  cost: 'o,i o',
  bow: '+out',
  exit: '.',
  resign: '.',
  fold: '.',
};

export const adjectives =
  'unblockable delayed enchanted nonlegendary unspent surviving hostile friendly far near close silent bonus second_last spare final gone out back safe unharmed untouched unscathed';

export const adverbs: Readonly<Record<string, string>> = {
  order: 'in_response in_total in_all too either_way in_any_case=either_way',
  time: 'right_then=then at_that_moment=then again_',
  manner: 'altogether for_good=permanently all_the_same=anyway',
};

export const pronouns: Readonly<Record<string, [to: string, number: string, use: string]>> = {
  her: ['person', 'sg', 'a'],
  any: ['any', 'sg', 'b'],
  hers: ['theirs', 'sg', 'b'],
  himself: ['self', 'sg', 'a'],
  herself: ['self', 'sg', 'a'],
};

export const possessives: Readonly<Record<string, string>> = {};

export const prepositions =
  'targeting choosing aiming_it_at=targeting aiming_the_spell_at=targeting aiming_at=targeting aimed_at=targeting based_only_on=based_on until_just_before=until_before until_right_before=until_before until_before=until_before until_just_after=until_after until_after=until_after';

export const conjunctions = 'the_moment=as_soon_as now_that=since seeing_that=since';
