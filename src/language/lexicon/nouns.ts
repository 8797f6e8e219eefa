/**
 * Nouns by sort. Words of an entry are joined by "_"; "/" before a letter gives an irregular plural, "~" marks a noun without a count,
 * "=" the lemma that means the same.
 */
export const nouns: Readonly<Record<string, string>> = {
  player: `player opponent teammate member person/people controller owner emperor general monarch foe ally/allies enemy/enemies participant recipient archenemy winner loser
    individual judge organizer head captain team_member protector competitor contestant neighbor rival adversary/adversaries partner`,
  team: 'team opposing_team pair_of_teammates',
  group:
    'lineup group set series/series band pile row list sequence combination rest pair variety remainder card_pool drafted_cards_pile game_material whole',
  object: `object card spell permanent creature token planeswalker Aura Equipment/Equipment Fortification land artifact
    enchantment copy/copies instant sorcery/sorceries source attacker blocker plane_card permanent_card item deck commander
    scheme_card vanguard_card emblem contraption thing plane phenomenon/phenomena dungeon sideboard
    basic_land legend double-faced_card world_permanent phenomenon_card planar_deck scheme_deck battle
    conspiracy_card Saga Vehicle Attraction siege conspiracy/conspiracies scheme vanguard companion
    Plains/Plains Island Swamp Mountain Forest booster booster_pack draft_booster Spacecraft/Spacecraft meld_card meld_pair back_face mana_pool mana_symbol symbol chaos_symbol Planeswalker_symbol`,
  marker:
    'turn_marker marker counter poison_counter poison~ energy_counter experience_counter loyalty_counter rad_counter +1/+1_counter +1/+1~ -1/-1_counter -1/-1~ die/dice coin chip',
  zone: 'zone stack battlefield graveyard hand^ library/libraries exile~ command_zone ante_zone exile_zone phased-out_zone removed-from-the-game_zone opening_hand',
  place: `seat limited_range_of_influence~ player_seat table side position center_seat middle midpoint range_of_influence^/ranges_of_influence
    range^ perspective center distance end direction world place store location rightmost_seat bottom top
    leftmost_seat left_end right_end circle chair spot box/boxes face`,
  quantity: `number amount N~ life_total life~ total value minimum maximum size^ starting_life_total^ damage~ combat_damage~ mana~ mana_burn~ score
    minimum_number majority half/halves poison_total loyalty~ power~ toughness~ starting_life mana_value hand_size starting_hand_size maximum_hand_size sum
    difference point damage_total ratio half_life_total count tally/tallies deck_size maximum_deck_size minimum_deck_size life_modifier hand_modifier modifier mana_cost`,
  time: 'day night morning time moment turn extra_turn point_in_time round minute year duration timing~ beginning start outset instant',
  step: `step phase combat_phase draw_step combat_damage_step declare_attackers_step declare_blockers_step untap_step upkeep_step
    end_step combat combat~ main_phase ending_phase beginning_phase cleanup_step upkeep end_of_combat_step combat_step
    end_of_combat~`,
  game: `game team_game match/matches format tournament subgame play~
    draft league draft_round`,
  event: `event process/processes action attack block mulligan draw combat_damage_assignment assignment adjustment loss^ gain^ life_loss~ life_gain~ trigger_event special_action
    state-based_action turn-based_action game_loss/game_losses state-based_effect exchange removal^ completion~ spacing~ damage_dealing~ modification step_action damage_event cost payment
    coin_flip concession departure expiration expiry happening pass/passes game_event game_action declaration change succession~ planar_die_roll roll die_roll chaos~ randomness~`,
  ability: `ability/abilities triggered_ability/triggered_abilities activated_ability/activated_abilities static_ability/static_abilities
    spell_ability/spell_abilities mana_ability/mana_abilities enchant_ability/enchant_abilities loyalty_ability/loyalty_abilities replacement_effect prevention_effect effect
    one-shot_effect continuous_effect trigger delayed_triggered_ability/delayed_triggered_abilities characteristic instruction
    planeswalker_ability/planeswalker_abilities keyword_ability/keyword_abilities keyword banding~ lifelink~ deathtouch~ keyword_action`,
  rule: `rule mulligan_rule option variant section style exception restriction requirement specification addition method variant_style
    construction~ multiplayer_rule casual_variant multiplayer_option multiplayer_variant chapter guideline glossary_entry
    deck_construction~ deck-construction_rule case purpose feature clause trigger_condition condition specific tournament_rule combat_rule Floor_Rule version
    setup shortcut supplement comparison reference limitation rule_of_the_game term definition meaning word example convention subset part portion article wording text rules_text~
    step_of_the_process color_identity^/color_identities designation deck_construction_rule reminder_text~ mode procedure situation circumstance instance scenario component segment piece element basis/bases respect limit detail shorthand~`,
  choice: 'choice game_choice decision mulligan_decision vote preference decision_point selection pick',
  order:
    'order seating~ turn_order^ APNAP_order^ damage_assignment_order sequence_of_events turn_sequence order_of_play blocking_order timestamp_order relative_order team_order seating_order^',
  information:
    'information~ legality~ answer game_state state name type planeswalker_type creature_type status strategy^/strategies discussion~ job resource role property/properties color card_type supertype ownership~ characteristic_value basic_land_type land_type quality/qualities hidden_agenda~ attribute',
  control:
    'kind means/means control~ initiative~ priority~ way fashion reason result use^ manner outcome consequence goal aim objective duty/duties task obligation permission^ advantage ownership~ loop protection~ effect_of_control target cause responsibility/responsibilities',
  pronoun: 'one/ones',
  direction: 'left^ right^',
};

/** Words that name something: an option, a variant, a rule. They come before the noun that they name. */
export const names = `limited_range_of_influence attack_left attack_right attack_multiple_players deploy_creatures shared_team_turns
  Two-Headed_Giant Three-Headed_Giant Four-Headed_Giant Grand_Melee Free-for-All Emperor Planechase Archenemy Team_vs._Team Alternating_Teams
  Teams Commander Vanguard Brawl Conspiracy_Draft Oathbreaker Pentagram Star Assassin Magic Magic:_The_Gathering Active_Player,_Nonactive_Player_order
  Supervillain_Rumble Two-Headed_Dragon Commander_Draft Single_Range_of_Influence Planar_Magic Rochester_Draft Limited Constructed DCI Magic:_The_Gathering_DCI
  Duel Attractions Dominaria Unlimited_Multiplayer Team_Range_of_Influence Freeform_Commander`;

/** Adjectives, before a noun or after "be". */
export const adjectives = `active nonactive additional optional multiplayer single current specific appropriate last known different
  common maximum minimum own other own particular limited legal illegal impossible legendary world same possible
  required mandatory unattached new old normal default following remaining subsequent next previous extra odd even entire
  adjacent primary shared top topmost uppermost bottom replacement prevention moving seated excepted drafted unlimited lowest-numbered highest-numbered empty individual specified equal individual nearest closest opposing opening necessary final
  original planar random exempt true poisoned combined whole free spaced full casual out-of-range certain
  would-be total certain rightmost leftmost nearby important recommended public equally_sized clockwise counterclockwise most_common
  special separate similar able special triggered activated attacking blocking defending blocked unblocked attacked targeted modified
  resolving departed leaving departing=leaving removed starting winning losing existing opposing affected affecting applicable various alternate alternative
  second-to-last alive dead tied unaffected responsible middle respective simultaneous basic colorless relevant higher lower highest lowest
  secondary visible invisible change-of-control dissatisfied unchanged control-changing mutual agreeable intervening initial fewest greatest least only-left large small larger smaller greater less lesser subject normal usual successive tapped untapped
  nonland noncreature nontoken immediate initial special complete partial two-player one-player three-player legitimate chosen current~
  suitable proper fitting further prior earlier later preceding upcoming biggest compulsory obligatory concurrent lone unpaid over finished done neighboring
  advised largest smallest joint equal-sized same-sized evenly_sized identically_sized like-sized numerous
  close far nonactive one-time consecutive current secret hidden revealed private available unable likely complete ready present official
  collective popular similar identical unique standard independent regular long short early late online interested good best better central
  official outstanding physical unusual potential related open-ended simple clear strategic favorable eligible designated unspecified
  proper real main team-based usable local ordinary other-worldly restricted unrestricted prohibited involved allowed illegal invalid valid
  immediately_following immediately_preceding nonbasic extensive characteristic-defining analogous positive negative relative white blue black red green
  farther farthest face_up face_down out_of_range=out-of-range adjoining contiguous equivalent distinct dissimilar ensuing lawful vacant pertinent
  typical customary voluntary unoccupied solitary sole overall actual suggested permissible permitted forbidden obliged obligated entitled unused unspent noncombat determined selected decided blank English
  day night reverse predictable characteristic-setting reselected face-up=face_up face-down=face_down communal sealed precombat non-ongoing ongoing melded traditional famous numerical inherent comprehensive colored merged made-up made_up=made-up composed=made-up comprised=made-up supplementary supplemental interchangeable undefined blank`;

/** Adverbs by what they say: how, when, how often, how surely, in which order. */
export const adverbs: Readonly<Record<string, string>> = {
  manner: `informally legally illegally randomly=randomly at_random=randomly individually simultaneously at_the_same_time=simultaneously together differently entirely accordingly completely partially partly=partially at_least_partly=partially at_least_partially=partially
    separately equally alike on_their_own=separately on_its_own=separately on_his_or_her_own=separately on_their_own_behalf=separately on_its_own_behalf=separately on_his_or_her_own_behalf=separately clockwise counterclockwise somehow simply directly alone automatically independently successively secretly
    privately publicly openly freely precisely actually jointly=together instantly=immediately manually sequentially out_of_order as_normal=normally as_usual=normally in_this_way this_way by_itself similarly in_the_same_way=similarly in_like_manner=similarly into_account out_of_account consecutively evenly
    specifically multiple_times several_times=multiple_times more_than_one_time=multiple_times two_or_more_times=multiple_times in_turn=in_turn
    one_by_one=individually one_at_a_time=individually one_after_another=individually one_after_the_other=individually concurrently=simultaneously all_at_once=simultaneously by_chance=randomly fully=completely wholly=completely in_full=completely at_once back_and_forth likewise evenly otherwise in_all_other_respects=otherwise in_every_other_respect=otherwise physically
    in_succession face_down face_up as_a_whole apart in_person verbally as_follows the_same_way back openly as_possible as_appropriate as_applicable by_default in_random_order=randomly side_by_side in_total by_lot=randomly in_a_random_manner=randomly in_a_random_fashion=randomly in_random_fashion=randomly by_a_random_method=randomly using_a_random_method=randomly by_random_selection=randomly in_unison=simultaneously collectively=together as_one=together as_one_group=together as_a_single_group=together as_a_unit=together as_one_unit=together singly=separately totally=completely in_its_entirety=entirely without_delay=immediately on_the_spot=immediately repeatedly=multiple_times on_more_than_one_occasion=multiple_times for_an_unlimited_time=indefinitely forever=indefinitely in_the_usual_way=normally in_the_normal_way=normally indefinitely unofficially mutually in_some_way`,
  count: 'once a_single_time=once one_time=once more_than_once=multiple_times',
  time: `immediately then currently still already twice again later earlier now never afterward thereafter at_that_time right_away=immediately straight_away=immediately straightaway=immediately promptly=immediately forthwith=immediately instantaneously=immediately once_more=again afterwards=afterward at_present=currently presently=currently
    subsequently=afterward without_exception=always in_all_cases=always in_every_case=always invariably=always without_fail=always constantly=always
    at_any_time at_any_point=at_any_time at_any_point_in_the_game=at_any_time at_any_time_in_the_game=at_any_time at_any_time_during_the_game=at_any_time at_any_point_during_the_game=at_any_time whenever_they_like=at_any_time whenever_they_want=at_any_time whenever_they_wish=at_any_time in_advance=beforehand simultaneously_ yet ever next first initially originally finally temporarily recently ahead_of_time
    beforehand before no_longer anymore=any_longer permanently at_all_times at_this_time previously in_the_meantime from_then_on as_well=also also along`,
  frequency:
    'always usually normally often sometimes rarely generally typically commonly most_often=usually ordinarily=usually as_a_rule=usually in_general=usually in_most_cases=usually as_a_general_rule=usually customarily=usually',
  focus: 'only even just solely merely especially particularly',
  order:
    'instead in_addition=also however therefore thus hence consequently additionally furthermore besides as_a_result=therefore for_example nevertheless meanwhile',
  degree: 'most too very so as more less',
  place: 'here away out elsewhere anywhere around apart nearby from_anywhere',
};
