import type { Change } from './types.js';
import type { Unit } from './units.js';

/** What became of a rule that is on one side only. */
interface LoneJudgement {
  change: Extract<Change, 'wording' | 'substantive'>;
  /** What kind of rule it is, as it is in "A … was added". */
  what: string;
}

/** What is known of the editions around a lone rule. */
interface Around {
  /** Whether the rule has subrules and they all live on in the other edition; for a new rule, whether they came from there. */
  carried: boolean;
  /** Whether it has subrules. */
  leads: boolean;
  /** Whether a rule of the other edition has a sentence of this one, given by its stems. */
  restated(stems: readonly string[]): boolean;
}

/** The longest sentence, in words, that is taken for an introduction because subrules are under it. */
const INTRODUCTION = 25;
/** Words of a rule that speaks about cards' and rules' own wording, not about what players do. */
const ABOUT_WORDING =
  /\b(?:errata|oracle card reference|for many years|the terms? ["\u201c]|some effects still refer|updated wordings?)/i;
/** A rule that says only that nothing is different here, or that all is as it is elsewhere. */
const NOTHING_SPECIAL = /\buses? (?:all )?(?:of )?the normal rules\b/i;
const AS_ELSEWHERE = /\bis (?:identical to|the same as) the process\b.*\brules? \d/i;
/** A sentence that says what a word means: what it is to do something, or of which kind a thing is and what sets it apart. */
const DEFINING = [
  /^to \p{L}+ .* is to \p{L}+ /iu,
  /^(?:an?|the) (?:\p{L}+ ){1,3}(?:is|are) (?:an?|any|the (?:only )?(?:kind|player)) .*\b(?:that|that['\u2019]s|who|which)\b/iu,
  /^if (?:an?|some) (?:effect|ability|spell|rule|object)\b[^,]*\brefers? to [^,]*, it (?:refers|must be referring|is referring) to /iu,
];
/** What a definition does not say: who may or must do what, when and how often. */
const ORDERING = /\b(?:not|no|unless|only (?:if|when|once)|must(?! be referring))\b|n['\u2019]t\b/i;

/** What a summary does not have: numbers, and who may or must do what. */
const BINDING =
  /\b(?:may|must|can['\u2019]t|\d+ (?:or|and|counters?|damage|life|cards?)|two|three|four|five|six|seven|eight|nine|ten|fifteen)\b/i;

/**
 * Judges a rule that was added, or is gone, altogether. It changes the game unless it does nothing but introduce its subrules,
 * tell of wordings, point elsewhere, or repeat what other rules say.
 */
export function judgeAlone(unit: Unit, around: Around): LoneJudgement {
  const said = unit.sentences.filter((sentence) => !sentence.pointer);
  const wording = (what: string): LoneJudgement => ({ change: 'wording', what });
  if (unit.heading) return wording('heading');
  if (said.length <= 1 && unit.text.endsWith(':')) return wording('lead-in');
  if (said.length <= 1 && around.leads && unit.stems.length <= INTRODUCTION)
    return wording(around.carried ? 'lead-in, whose subrules live on,' : 'lead-in');
  if (said.length === 0) return wording('pointer to other rules');
  if (said.length === 1 && NOTHING_SPECIAL.test(unit.text))
    return wording('reminder that the normal rules apply');
  if (said.length > 0 && AS_ELSEWHERE.test(unit.text)) return wording('reference to what is done elsewhere');
  if (ABOUT_WORDING.test(unit.text)) return wording('note on wordings');
  const sentences = said.map(({ start, end }) => unit.text.slice(start, end));
  if (sentences.every((sentence) => DEFINING.some((kind) => kind.test(sentence)) && !ORDERING.test(sentence)))
    return wording('definition');
  if (sumsUp(unit)) return wording('summary of other rules');
  if (said.every(({ from, to }) => around.restated(unit.stems.slice(from, to))))
    return wording('repetition of other rules');
  return { change: 'substantive', what: 'rule' };
}

/** Whether a rule sums up what others say: pointers to them follow one statement after another, and no statement orders anything. */
function sumsUp({ text, sentences }: Unit): boolean {
  const followed = sentences.filter(
    ({ pointer }, i) => pointer && i > 0 && !sentences[i - 1]?.pointer,
  ).length;
  return followed > 1 && sentences.at(-1)?.pointer === true && !BINDING.test(text);
}
