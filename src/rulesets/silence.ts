import { readingsOf } from './reading/clause.js';
import type { RuleDocument } from './reading/document.js';
import type { Provision, ProvisionOutcome } from './reading/provision.js';
import type { ParameterValue, StrangeSentence } from './types.js';
import { sentencesOf } from './words/sentences.js';

/** Of the words of content of a sentence that states a value, how many a strange sentence has at least; and how many they are at least. */
const SHARE = 0.6;
const LEAST = 4;
/** The same where the sentence is in the place of the parameter; there beginnings of words count. */
const SHARE_IN_PLACE = 1 / 3;
const LEAST_IN_PLACE = 2;
const BEGINNING = 4;

/** A word of content is longer than the small words of grammar, "player" and "game" apart, which every sentence has. */
const EVERYWHERE = new Set([
  'player',
  'game',
  'that',
  'this',
  'each',
  'with',
  'from',
  'into',
  'have',
  'when',
  'then',
  'does',
  'rule',
]);

/** The words of content of a sentence, and their beginnings, which "seating", "seats" and "seated" have in common. */
interface Content {
  content: ReadonlySet<string>;
  beginnings: ReadonlySet<string>;
}

function contentOf(text: string): Content {
  const words = sentencesOf(text).flatMap(({ line }) => line.trim().split(' '));
  const content = new Set(words.filter((word) => word.length > 3 && !EVERYWHERE.has(word)));
  return { content, beginnings: new Set([...content].map((word) => word.slice(0, BEGINNING))) };
}

/** The content of our own sentences, which are the same for every document. */
const ownContent = new Map<string, Content>();

function contentOfOwn(words: string): Content {
  const known = ownContent.get(words) ?? contentOf(words);
  ownContent.set(words, known);
  return known;
}

/**
 * Takes the values away that a text gives by its silence alone, where the text may not be silent: a strange sentence, or one that another
 * parameter could not make out, has most of the words in which the parameter would be stated; or other sentences of the same parameter are
 * there and one of their section is strange.
 *
 * @param parameters changed in place: such a value becomes `unrecognised`, with the strange sentence
 * @param outcomes what the provisions made of the document
 * @param strange the sentences of the document that nobody reads
 * @param document where they stand
 */
export function doubtSilence(
  parameters: Record<string, ParameterValue>,
  outcomes: ReadonlyMap<Provision, ProvisionOutcome>,
  strange: readonly StrangeSentence[],
  document: RuleDocument,
): void {
  const unread = Object.values(parameters).flatMap(({ status, sentence, rules, line }) =>
    status === 'unrecognised' && sentence !== undefined
      ? [{ rule: rules[0] ?? '', sentence, ...(line === undefined ? {} : { line }) }]
      : [],
  );
  if (strange.length + unread.length === 0) return;
  // A whole document without a chapter on multiplayer games is silent about them.
  if (!document.partial && parameters['general.chapterNumber']?.status === 'default') return;
  const spoken = [...strange, ...unread].map((sentence, i) => ({
    sentence,
    ...contentOf(sentence.sentence),
    strange: i < strange.length,
  }));
  for (const [provision, { outcomes: read }] of outcomes) {
    if (parameters[provision.key]?.status !== 'default') continue;
    const sections = new Set(
      read
        .flatMap(readingsOf)
        .map(({ passage }) => sectionOf(passage.number))
        .filter((section) => section !== ''),
    );
    const known = Object.values(provision.clauses).flatMap(({ means }) =>
      means.map(([words]) => contentOfOwn(words)),
    );
    let numbers: ReadonlySet<string> | undefined;
    const inPlace = (rule: string): boolean => {
      numbers ??= numbersIn(provision, document);
      return numbers.has(rule);
    };
    const doubt = spoken.find(
      ({ sentence, content, beginnings, strange: alone }) =>
        (alone && sections.has(sectionOf(sentence.rule))) ||
        known.some((words) => resembles(content, words.content, LEAST, SHARE)) ||
        (inPlace(sentence.rule) &&
          known.some((words) => resembles(beginnings, words.beginnings, LEAST_IN_PLACE, SHARE_IN_PLACE))),
    );
    if (doubt === undefined) continue;
    const { rule, sentence, line } = doubt.sentence;
    parameters[provision.key] = {
      status: 'unrecognised',
      rules: rule === '' ? [] : [rule],
      lineages: [],
      sentence,
      ...(line === undefined ? {} : { line }),
    };
  }
}

function resembles(
  content: ReadonlySet<string>,
  known: ReadonlySet<string>,
  least: number,
  share: number,
): boolean {
  const common = [...known].filter((word) => content.has(word)).length;
  return common >= least && common >= share * known.size;
}

/** The numbers of the rules in which a parameter is looked for. */
function numbersIn({ clauses }: Provision, document: RuleDocument): Set<string> {
  const scopes = Object.values(clauses).flatMap((clause) => clause.in.filter(({ elsewhere }) => !elsewhere));
  return new Set(scopes.flatMap((scope) => scope.passages(document).map(({ number }) => number)));
}

/** The section of a numbered rule; empty for text without a number, which is in no section. */
function sectionOf(number: string): string {
  return number.split('.')[0] ?? '';
}
