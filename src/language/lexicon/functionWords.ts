/**
 * Words of grammar: determiners, pronouns, prepositions, joining words. Words of an entry are joined by "_"; what follows
 * "=" is the word that means the same.
 */

/** Determiners with the numbers that they take: s singular count, p plural, m mass. */
export const determiners: Readonly<Record<string, string>> = {
  a: 's',
  an: 's',
  the: 'spm',
  each: 's',
  every: 's',
  any: 'spm',
  no: 'spm',
  all: 'pm',
  some: 'spm',
  that: 'sm',
  this: 'sm',
  those: 'p',
  these: 'p',
  either: 's',
  neither: 's',
  both: 'p',
  another: 's',
  target: 'sp',
  such: 'pm',
  such_a: 's',
  such_an: 's',
  any_such: 'sp',
  no_such: 'spm',
  what: 'spm',
  which: 'sp',
  whatever: 'spm',
  whichever: 'spm',
  whose: 'spm',
  most: 'pm',
  several: 'p',
  many: 'p',
  few: 'p',
  any_or_all: 'p',
  any_or_all_such: 'p',
  enough: 'pm',
  any_one: 's',
  each_and_every: 's',
  every_single: 's',
  each_single: 's',
  any_and_all: 'p',
  much: 'm',
  all_such: 'p',
  every_such: 's',
  all_the: 'pm',
  more: 'pm',
  any_more: 'pm',
  fewer: 'p',
};

/** Determiners that mean the same. */
export const sameDeterminer: Readonly<Record<string, string>> = {
  an: 'a',
  every: 'each',
  such_an: 'such',
  such_a: 'such',
  any_such: 'any such',
  no_such: 'no such',
  each_and_every: 'each',
  any_one: 'any',
  every_single: 'each',
  each_single: 'each',
  the_same: 'the same',
  any_or_all: 'any',
  any_or_all_such: 'any such',
  any_and_all: 'any',
  these: 'this',
  those: 'that',
  all_such: 'all such',
  every_such: 'each such',
  all_the: 'all',
  all_of_the: 'all',
  any_of_the: 'any',
  a_single: 'a single',
  a_certain: 'a certain',
  any_single: 'any single',
};

/** Pronouns: what they refer to, number, case (n before the verb, a after it, b both). */
export const pronouns: Readonly<Record<string, [to: string, number: string, use: string]>> = {
  he_or_she: ['person', 'sg', 'n'],
  him_or_her: ['person', 'sg', 'a'],
  he: ['person', 'sg', 'n'],
  she: ['person', 'sg', 'n'],
  him: ['person', 'sg', 'a'],
  it: ['it', 'sg', 'b'],
  they: ['they', 'pl', 'n'],
  them: ['they', 'pl', 'a'],
  you: ['you', 'pl', 'b'],
  this: ['this', 'sg', 'b'],
  that: ['that', 'sg', 'b'],
  these: ['these', 'pl', 'b'],
  those: ['those', 'pl', 'b'],
  itself: ['self', 'sg', 'a'],
  themselves: ['self', 'pl', 'a'],
  themself: ['self', 'sg', 'a'],
  himself_or_herself: ['self', 'sg', 'a'],
  each_other: ['each other', 'pl', 'a'],
  one_another: ['each other', 'pl', 'a'],
  one: ['one', 'sg', 'b'],
  ones: ['ones', 'pl', 'b'],
  no_one: ['no one', 'sg', 'b'],
  nobody: ['no one', 'sg', 'b'],
  nothing: ['nothing', 'sg', 'b'],
  anything: ['anything', 'sg', 'b'],
  something: ['something', 'sg', 'b'],
  everyone: ['everyone', 'sg', 'b'],
  anyone: ['anyone', 'sg', 'b'],
  everything: ['everything', 'sg', 'b'],
  everything_else: ['everything else', 'sg', 'b'],
  anything_else: ['anything else', 'sg', 'b'],
  none: ['none', 'pl', 'b'],
  the_same: ['the same', 'sg', 'b'],
  so: ['so', 'sg', 'a'],
  the_other: ['the other', 'sg', 'b'],
  the_others: ['the others', 'pl', 'b'],
  another: ['another', 'sg', 'b'],
  both: ['both', 'pl', 'b'],
  each: ['each', 'sg', 'b'],
  all: ['all', 'pl', 'b'],
  the_former: ['the former', 'sg', 'b'],
  the_latter: ['the latter', 'sg', 'b'],
  what: ['what', 'sg', 'w'],
  who: ['who', 'sg', 'w'],
  whom: ['who', 'sg', 'w'],
  whoever: ['whoever', 'sg', 'w'],
  whichever: ['whichever', 'sg', 'w'],
  whatever: ['whatever', 'sg', 'w'],
  which: ['which', 'sg', 'w'],
  others: ['others', 'pl', 'b'],
  his_or_hers: ['theirs', 'sg', 'b'],
  theirs: ['theirs', 'pl', 'b'],
  anybody: ['anyone', 'sg', 'b'],
  everybody: ['everyone', 'sg', 'b'],
  somebody: ['someone', 'sg', 'b'],
  whomever: ['whoever', 'sg', 'w'],
  someone: ['someone', 'sg', 'b'],
  anyone_else: ['anyone else', 'sg', 'b'],
  no_one_else: ['no one else', 'sg', 'b'],
  nobody_else: ['no one else', 'sg', 'b'],
  the_rest: ['the rest', 'pl', 'b'],
};

/** Pronouns before a noun: whose. */
export const possessives: Readonly<Record<string, string>> = {
  his_or_her: 'person',
  his: 'person',
  her: 'person',
  its: 'it',
  their: 'they',
  your: 'you',
  his_or_her_own: 'person own',
  its_own: 'it own',
  their_own: 'they own',
  "each_other's": 'each other',
  "one_another's": 'each other',
  your_own: 'you own',
};

/** Prepositions; what follows "=" means the same. */
export const prepositions = `of in on at to for from by with without within inside=within inside_of=within outside outside_of=outside during before after until since as among between into onto out_of
  around under over beyond against about through throughout above below till=until beside next_to besides near other_than rather_than instead_of
  in_addition_to including except except_for=except other_than unlike like despite because_of regardless_of due_to according_to based_on
  on_behalf_of in_place_of=instead_of up_to with_the_exception_of=except with_respect_to upon=on across on_either_side_of on_each_side_of
  as_a_result_of in_order_of following_ per than as_long_as_ on_top_of beneath in_response_to at_the_beginning_of=at_the_start_of at_the_start_of at_the_end_of
  in_front_of behind away_from opposite for_the_purposes_of for_the_purpose_of=for_the_purposes_of in_terms_of in_the_case_of=in_the_case_of in_case_of together_with along_with=together_with
  in_any_of prior_to=before via toward towards=toward in_the_course_of=during over_the_course_of=during for_the_duration_of=during alongside=next_to by_the_side_of=next_to at_the_side_of=next_to regarding=about concerning=about with_regard_to=about
  irrespective_of=regardless_of owing_to=due_to on_account_of=due_to barring=except save_for=except in_lieu_of=instead_of as_opposed_to=rather_than round=around up_until=until at_the_conclusion_of=at_the_end_of
  at_the_outset_of=at_the_start_of at_the_close_of=at_the_end_of pursuant_to=according_to in_line_with=in_accordance_with
  starting_with=starting_with beginning_with=starting_with apart_from=other_than aside_from=other_than but_not= not_including=excluding excluding on_the_part_of outside instead_of in_relation_to in_accordance_with depending_on while_in past as_in just_as_in=as_in such_as in_between=between amongst=among adjacent_to=next_to contrary_to as_to=about except_by=except_by in_lieu_of=instead_of as_opposed_to=rather_than`;

/** Words that join a clause to another; what follows "=" means the same. */
export const conjunctions = `if unless when whenever as while until till=until before after once=after since because although though=although even_though=although as_though=as_if as_if
  as_long_as so_that so_long_as=as_long_as where wherever such_that in_case provided_that=if provided=if except_that whether_or_not as_soon_as except_when=unless except_where=unless other_than_when=unless other_than_if=unless unless_and_until=unless in_the_event_that=if in_the_event=if on_condition_that=if only_so_long_as_=if the_moment_that=as_soon_as the_moment=as_soon_as the_instant=as_soon_as assuming_that=if assuming=if supposing_that=if given_that=if on_the_condition_that=if save_that=except_that up_until=until
  until_such_time_as=until for_as_long_as=as_long_as every_time_that=whenever each_time_that=whenever except_in_case=unless save_when=unless save_if=unless
  in_order_that=so_that so in_which_case=so
  each_time=whenever every_time=whenever except_if=unless`;

/** Short conditions without a clause of their own. */
export const elliptic = `if_possible if_able if_necessary if_any if_so if_not unless_otherwise_specified unless_otherwise_stated=unless_otherwise_specified unless_otherwise_noted=unless_otherwise_specified unless_stated_otherwise=unless_otherwise_specified unless_specified_otherwise=unless_otherwise_specified except_if_otherwise_specified=unless_otherwise_specified except_where_otherwise_specified=unless_otherwise_specified except_as_otherwise_specified=unless_otherwise_specified
  as_suitable=as_appropriate as_appropriate as_necessary as_needed=as_necessary and_so_on=and_so_on as_described_above where_applicable when_appropriate=as_appropriate if_applicable if_appropriate=as_appropriate where_possible=if_possible if_desired if_they_can as_described_below except_as_noted whichever_is_appropriate whichever_applies=whichever_is_appropriate that_is=that_is`;

/** Adjectives with what follows them. */
export const adjectiveFrames: Readonly<Record<string, string>> = {
  exempt: ':from',
  equal: ':to',
  next: ':to',
  able: 'inf',
  unable: 'inf',
  attached: ':to',
  involved: ':in',
  subject: ':to',
  likely: 'inf',
  unattached: ':from',
  responsible: ':for',
  different: ':from :than',
  similar: ':to',
  identical: ':to',
  same: ':as',
  close: ':to :on',
  closest: ':to',
  greater: ':than',
  less: ':than',
  farther: ':than :from',
  fewer: ':than',
  more: ':than',
  higher: ':than',
  lower: ':than',
  true: ':of :for',
  legal: ':for',
  available: ':to :for',
  free: 'inf',
  obliged: 'inf',
  obligated: 'inf',
  entitled: 'inf',
  eligible: 'inf',
  available_: 'inf',
  known: ':to :as',
  separate: ':from',
  independent: ':of',
  relevant: ':to',
  designated: ':as',
  specific: ':to',
  based: ':on',
  applicable: ':to',
  ready: 'inf',
  nearest: ':to',
  adjacent: ':to',
  capable: ':of',
  larger: ':than',
  smaller: ':than',
  common: ':to',
  sure: 'that',
  possible: 'inf',
  necessary: 'inf',
  important: 'inf',
  illegal: 'inf',
};

/** Modal verbs. */
export const modals: Readonly<Record<string, string>> = {
  may: 'may',
  must: 'must',
  can: 'can',
  will: 'will',
  would: 'would',
  should: 'should',
  could: 'could',
  might: 'might',
  shall: 'must',
  need: 'need',
};
