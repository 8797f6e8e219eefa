import { nouns } from '../lexicon/nouns.js';

/** Words of equal meaning in rules English; what follows "=" is the word that is in the normal form. */

const table = (data: string): ReadonlyMap<string, string> =>
  new Map(
    data
      .split(/\s+/)
      .filter((item) => item !== '')
      .map((item) => item.split('=').map((w) => w.replaceAll('_', ' ')) as [string, string]),
  );

/** Verbs. */
export const sameVerb =
  table(`start=begin permit=allow let=allow select=choose pick=choose occur=happen say=state stay=remain
  conclude=end finish=end terminate=end prohibit=prevent obtain=get calculate=determine participate=take_part
  utilize=use employ=use opt=choose elect=choose receive=get commence=begin proceed=go place=put
  retain=keep contain=include comprise=include alter=change adjust=change disregard=ignore tell=instruct direct=instruct accumulate=have possess=have omit=skip forgo=skip bypass=skip
  forbid=prevent inflict=deal exit=leave quit=leave depart=leave cease=stop attempt=try expire=end gather=collect
  acquire=get withdraw=leave resign=concede enable=allow confer=consult allot=assign allocate=assign establish=determine ascertain=determine
  demand=require compel=require oblige=require ban=prevent bar=prevent preclude=prevent hinder=prevent disallow=prevent fulfill=meet satisfy=meet defer=delay
  postpone=delay want=wish desire=wish hand=pass hold=have prescribe=say halt=stop judge=determine assess=evaluate adopt=use amend=change compute=determine confine=limit constrain=limit dictate=determine display=show
  endeavor=try seek=try impact=affect initiate=begin swap=exchange transpire=happen decline=refuse perceive=see persist=last lapse=end situate=seat settle=determine`);

/** Adverbs and short conditions. */
export const sameAdverb =
  table(`generally=usually typically=usually normally=usually commonly=usually directly=immediately completely_or_partially=entirely_or_partially
  if_able=if_possible at_all_times=always additionally=also furthermore=also completely=entirely individually=separately independently=separately equally=evenly
  solely=only exclusively=only so=this_way in_this_way=this_way if_not=otherwise`);

/** Adverbs that say nothing which a rule could depend on; "also" and "in addition" say that something was said before. */
export const idleAdverbs: ReadonlySet<string> = new Set([
  'simply',
  'however',
  'therefore',
  'thus',
  'hence',
  'consequently',
  'likewise',
  'also',
]);

/** Adverbs and adjectives that a step of the normal form takes in: it says the same without the word. */
export const takenIn: ReadonlySet<string> = new Set([
  ...idleAdverbs,
  ...'also additionally furthermore not never neither nor no only just solely exclusively then each even instead own entire whole other same and or to at all times still'.split(
    ' ',
  ),
]);

/** Joining words of conditions. */
export const sameCondition = table(
  'since=because as_long_as=while_ so_long_as=while_ in_case=if as_soon_as=when such_that=so_that',
);

/** Nouns whose genitive says what a verb says: "is the controller of" is "controls". */
export const verbOfRole = table('controller=control owner=own protector=protect target=target');

/** Verbs that speak of several together; "all" is not "each" of them. */
export const collective: ReadonlySet<string> = new Set([
  'agree',
  'share',
  'have',
  'be',
  'number',
  'outnumber',
  'play',
  'pass',
]);

/** Verbs whose actor matters: that players do it is the rule, not only that it is done. */
export const personal: ReadonlySet<string> = new Set([
  'win',
  'lose',
  'leave',
  'take',
  'draw',
  'get',
  'gain',
  'control',
  'choose',
  'own',
  'attack',
  'begin',
  'discuss',
  'consult',
  'skip',
  'see',
  'look',
  'pay',
]);

/** Nouns for what a player, a team or an object has at most one of. */
export const onlyOnes: ReadonlySet<string> = new Set([
  'range of influence',
  'life total',
  'starting life total',
  'hand',
  'library',
  'graveyard',
  'controller',
  'owner',
]);

/** Nouns that only a player has. */
export const personalNouns: ReadonlySet<string> = new Set([
  'turn',
  'team',
  'range of influence',
  'hand',
  'library',
  'left',
  'right',
  'opponent',
  'teammate',
  'block',
  'draw',
  'life total',
  'opening hand',
  'graveyard',
  'mulligan',
  'choice',
]);
/** Prepositions. */
export const samePreposition = table(
  'beside=next_to throughout=during because_of=due_to onto=on as_a_result_of=due_to apart_from=other_than except=other_than just_as_in=as_in',
);

/** Adjectives. */
export const sameAdjective = table(
  `additional=extra greatest=maximum highest=maximum closest=nearest particular=specific whole=entire mandatory=required suitable=appropriate proper=appropriate fitting=appropriate further=extra largest=maximum biggest=maximum smallest=minimum compulsory=required obligatory=required
  concurrent=simultaneous prior=previous earlier=previous preceding=previous upcoming=next later=subsequent lone=single solitary=single neighboring=adjacent evenly_sized=equally_sized
  equal-sized=equally_sized same-sized=equally_sized identically_sized=equally_sized like-sized=equally_sized adjoining=adjacent contiguous=adjacent equivalent=equal distinct=different dissimilar=different ensuing=subsequent lawful=legal valid=legal legitimate=legal invalid=illegal vacant=empty unoccupied=empty
  pertinent=relevant standard=normal regular=normal usual=normal ordinary=normal customary=normal typical=normal voluntary=optional selected=chosen suggested=recommended advised=recommended topmost=top uppermost=top`,
);

/** Nouns. */
export const sameNoun = table(
  'decision=choice portion=part moment=time manner=way limitation=restriction remainder=rest foe=opponent enemy=opponent participant=player competitor=player contestant=player ally=teammate procedure=process instant=time chair=seat rival=opponent adversary=opponent partner=teammate count=number tally=number situation=case circumstance=case instance=case scenario=case component=part segment=part piece=part selection=choice pick=choice outcome=result consequence=result aim=goal objective=goal task=job duty=job state-based_effect=state-based_action',
);

/** The sorts of the nouns in whose place others stand. */
export const sortOf: ReadonlyMap<string, string> = new Map(
  Object.entries(nouns).flatMap(([sort, words]) =>
    words.split(/\s+/).map((word) => [word.replace(/[/^~=].*$/, ''), sort] as const),
  ),
);

/** Words of equal meaning, by the slot that they are in. */
const bySlot: Readonly<Record<string, ReadonlyMap<string, string>>> = {
  verb: sameVerb,
  noun: sameNoun,
  modifiers: sameAdjective,
  adverbs: sameAdverb,
  preposition: samePreposition,
};

/** True where two words are the same, or mean the same in their slot. */
export function sameWord(slot: string, a: unknown, b: unknown): boolean {
  if (a === b) return true;
  const same = bySlot[slot];
  if (same === undefined || typeof a !== 'string' || typeof b !== 'string') return false;
  return (same.get(a) ?? a) === (same.get(b) ?? b);
}
