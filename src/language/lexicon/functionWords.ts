/**
 * Words of grammar: determiners, pronouns, prepositions, joining words. Words of an entry are joined by "_"; what follows
 * "=" is the word that means the same.
 */

/** Words by what they have in common, as a table by word. */
const byWord = (groups: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(groups).flatMap(([common, words]) => words.split(/\s+/).map((word) => [word, common])),
  );

/** Words, each with the one that it stands for. */
const same = (pairs: string): Record<string, string> =>
  Object.fromEntries(
    pairs.split(/\s+/).map((pair) => pair.split('=').map((w, i) => (i === 0 ? w : w.replaceAll('_', ' ')))),
  );

/** Determiners with the numbers that they take: s singular count, p plural, m mass. */
export const determiners: Readonly<Record<string, string>> = byWord({
  s: `a an each every either neither another such_a such_an any_one any_given a_given every_one each_and_every
    every_single each_single every_such one_and_the_same not_even_one not_a_single`,
  spm: `the any no some no_such what whatever whichever whose`,
  pm: `all such most enough no_more all_the more any_more no_further any_further`,
  sm: `that this`,
  p: `those these both several many few any_or_all any_or_all_such any_and_all all_such fewer any_number_of_such`,
  sp: `target any_such which`,
  m: `much`,
});

/** Determiners that mean the same. */
export const sameDeterminer: Readonly<Record<string, string>> =
  same(`an=a every=each such_an=such such_a=such any_such=any_such any_number_of_such=any_such no_such=no_such each_and_every=each any_one=any
    any_given=any a_given=any every_one=each every_single=each each_single=each the_same=the_same any_or_all=any
    any_or_all_such=any_such any_and_all=any these=this those=that all_such=all_such every_such=each_such
    not_even_one=no not_a_single=no no_further=no_more any_further=any_more all_the=all all_of_the=all any_of_the=any a_single=a_single a_certain=a_certain any_single=any_single`);

/** Pronouns: what they refer to, number, case (n before the verb, a after it, b both). */
export const pronouns: Readonly<Record<string, readonly [to: string, number: string, use: string]>> =
  Object.fromEntries(
    Object.entries(
      byWord({
        'sg n': `he_or_she=person he=person she=person`,
        'sg a': `him_or_her=person him=person itself=self themself=self himself_or_herself=self so=so`,
        'sg b': `it=it this=this that=that one=one no_one=no_one nobody=no_one nothing=nothing anything=anything
    something=something everyone=everyone anyone=anyone everything=everything
    everything_else=everything_else anything_else=anything_else the_same=the_same the_other=the_other
    another=another each=each the_former=the_former the_latter=the_latter his_or_hers=theirs anybody=anyone
    everybody=everyone somebody=someone someone=someone anyone_else=anyone_else no_one_else=no_one_else
    nobody_else=no_one_else the_last=the_last the_next=the_next everyone_else=everyone_else everybody_else=everyone_else anybody_else=anyone_else`,
        'pl n': `they=they`,
        'pl a': `them=they themselves=self each_other=each_other one_another=each_other`,
        'pl b': `you=you these=these those=those ones=ones none=none the_others=the_others both=both all=all others=others
    theirs=theirs his_or_her_own=theirs their_own=theirs similar=similar`,
        'any b': `the_rest=the_rest`,
        'sg w': `what=what who=who whom=who whoever=whoever whichever=whichever whatever=whatever which=which
    whomever=whoever`,
      }),
    ).map(([pair, kind]) => {
      const [word, to] = pair.split('=') as [string, string];
      const [number, use] = kind.split(' ') as [string, string];
      return [word, [to.replaceAll('_', ' '), number, use]];
    }),
  );

/** Pronouns before a noun: whose. */
export const possessives: Readonly<Record<string, string>> =
  same(`his_or_her=person his=person her=person its=it their=they your=you his_or_her_own=person_own its_own=it_own
    their_own=they_own each_other's=each_other one_another's=each_other your_own=you_own`);

/** Prepositions; what follows "=" means the same. */
export const prepositions = `of in on at to for from by with without within inside=within inside_of=within outside outside_of=outside during before after until since as among between into onto out_of
  around under over beyond against about through throughout above below till=until beside next_to besides near other_than rather_than instead_of
  in_addition_to including except except_for=except other_than unlike like despite because_of regardless_of due_to according_to based_on
  on_behalf_of in_place_of=instead_of up_to with_the_exception_of=except with_respect_to upon=on across on_either_side_of on_each_side_of
  as_a_result_of in_order_of following_ per than as_long_as_ on_top_of beneath in_response_to at_the_beginning_of=at_the_start_of at_the_start_of at_the_end_of
  in_front_of behind off=away_from away_from opposite across_from=opposite for_the_purposes_of for_the_purpose_of=for_the_purposes_of in_terms_of in_the_case_of=in_the_case_of in_case_of together_with along_with=together_with
  in_any_of prior_to=before via toward towards=toward in_the_course_of=during over_the_course_of=during for_the_duration_of=during alongside=next_to by_the_side_of=next_to at_the_side_of=next_to regarding=about concerning=about with_regard_to=about
  irrespective_of=regardless_of no_matter=regardless_of owing_to=due_to on_account_of=due_to barring=except save_for=except in_lieu_of=instead_of as_opposed_to=rather_than round=around up_until=until at_the_conclusion_of=at_the_end_of
  at_the_outset_of=at_the_start_of at_the_close_of=at_the_end_of pursuant_to=according_to in_line_with=in_accordance_with
  starting_with=starting_with beginning_with=starting_with apart_from=other_than aside_from=other_than but_not= not_including=excluding excluding on_the_part_of outside instead_of in_relation_to in_accordance_with depending_on while_in counting=including past without_regard_to=regardless_of without_regard_for=regardless_of as_in in_contrast_to=unlike in_contrast_with=unlike in_the_same_way_as_in=as_in in_the_same_manner_as_in=as_in the_same_way_as_in=as_in just_the_same_way_as_in=as_in just_as_in exactly_as_in=as_in such_as in_between=between amongst=among adjacent_to=next_to contrary_to as_to=about except_by=except_by in_lieu_of=instead_of as_opposed_to=rather_than`;

/** Words that join a clause to another; what follows "=" means the same. */
export const conjunctions = `if unless when whenever as while until till=until before after once=after since because although though=although even_though=although as_though=as_if as_if
  as_long_as so_that so_long_as=as_long_as where wherever such_that in_case provided_that=if provided=if except_that whether_or_not as_soon_as except_when=unless except_where=unless other_than_when=unless other_than_if=unless unless_and_until=unless in_the_event_that=if in_the_event=if on_condition_that=if only_so_long_as_=if the_moment_that=as_soon_as the_moment=as_soon_as the_instant=as_soon_as assuming_that=if assuming=if supposing_that=if given_that=if on_the_condition_that=if in_such_a_way_that=so_that in_a_way_such_that=so_that in_a_way_that=so_that save_that=except_that up_until=until
  until_such_time_as=until for_as_long_as=as_long_as every_time_that=whenever each_time_that=whenever except_in_case=unless save_when=unless save_if=unless
  in_order_that=so_that so in_which_case=so
  each_time=whenever every_time=whenever except_if=unless in_a_case_where=if in_the_case_where=if in_cases_where=if in_a_situation_where=if in_situations_where=if
  in_the_same_way_as=as in_the_same_manner_as=as in_the_case_that=if in_any_case_where=if if_it_is_the_case_that=if if_it_is_so_that=if if_it_is_true_that=if`;

/** Short conditions without a clause of their own. */
export const elliptic = `if_possible if_able if_necessary if_any if_so if_not unless_otherwise_specified unless_otherwise_stated=unless_otherwise_specified unless_otherwise_noted=unless_otherwise_specified unless_stated_otherwise=unless_otherwise_specified unless_specified_otherwise=unless_otherwise_specified except_if_otherwise_specified=unless_otherwise_specified except_where_otherwise_specified=unless_otherwise_specified except_as_otherwise_specified=unless_otherwise_specified
  as_suitable=as_appropriate as_appropriate as_necessary as_needed=as_necessary and_so_on=and_so_on as_described_above where_applicable when_appropriate=as_appropriate if_applicable if_appropriate=as_appropriate where_possible=if_possible if_desired if_they_can as_described_below except_as_noted whichever_is_appropriate whichever_applies=whichever_is_appropriate that_is=that_is in_other_words=that_is`;

/** Adjectives with what follows them. */
export const adjectiveFrames: Readonly<Record<string, string>> = byWord({
  ':from': `exempt unattached separate`,
  ':to': `equal next attached subject similar identical visible invisible closest relevant specific applicable nearest adjacent common`,
  inf: `able unable likely free obliged obligated entitled eligible available_ ready possible necessary important
    illegal`,
  ':in': `involved`,
  ':for': `responsible legal illegal`,
  ':from :than': `different`,
  ':as': `same designated`,
  ':to :on': `close`,
  ':than': `greater less fewer more higher lower larger smaller`,
  ':than :from': `farther`,
  ':of :for': `true`,
  ':to :for': `available`,
  ':to :as': `known`,
  ':of': `independent capable made-up`,
  ':on': `based`,
  that: `sure`,
});

/** Modal verbs. */
export const modals: Readonly<Record<string, string>> = byWord({
  may: `may`,
  must: `must shall`,
  can: `can`,
  will: `will`,
  would: `would`,
  should: `should`,
  could: `could`,
  might: `might`,
  need: `need`,
});

/** Words of quantity before a noun. */
export const quantityWords =
  'n as_many as_much that_many that_much how_many how_much any_number_of an_odd_number_of an_even_number_of any_amount_of this_many the_same_number_of a_number_of multiple half twice an_unlimited_number_of so_many as_many_as_ a_total_of an_equal_number_of the_appropriate_number_of a_combination_of a_certain_number_of a_specific_number_of';
