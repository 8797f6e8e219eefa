import * as places from './provisions/places.js';
import { readingsOf } from './reading/clause.js';
import type { RuleDocument } from './reading/document.js';
import type { Provision, ProvisionOutcome } from './reading/provision.js';
import type { Scope } from './reading/scope.js';
import type { StrangeSentence } from './types.js';
import type { System } from './vocabulary/index.js';
import { fingerprint } from './words/hash.js';
import type { Sentence } from './words/sentences.js';

/** What a citation is made of, which is another in every edition. */
const citation = / (?:see|also|rule|section|\d{3}(?:\.\d+[a-z]?)?)(?= )/g;

/** The section of each system; the opening of the chapter is that of two. */
const SECTIONS: readonly (readonly [Scope, readonly System[]])[] = [
  [places.generalMultiplayer, ['general', 'leaving']],
  [places.limitedRange, ['rangeOfInfluence']],
  [places.attackMultiplePlayers, ['attackMultiplePlayers']],
  [places.attackLeftRight, ['attackLeftRight']],
  [places.deployCreatures, ['deployCreatures']],
  [places.sharedTeamTurns, ['sharedTeamTurns']],
  [places.freeForAll, ['freeForAll']],
  [places.grandMelee, ['grandMelee']],
  [places.teamVsTeam, ['teamVsTeam']],
  [places.emperor, ['emperor']],
  [places.twoHeadedGiant, ['twoHeadedGiant']],
  [places.alternatingTeams, ['alternatingTeams']],
  [places.planechase, ['casualVariants']],
];

/** The systems whose section each part of a document is, by the number of the part. */
function systemsByPart(document: RuleDocument): Map<string, System[]> {
  const found = new Map<string, System[]>();
  for (const [scope, systems] of SECTIONS)
    for (const number of new Set(scope.passages(document).map(({ part }) => part.number)))
      found.set(number, [...(found.get(number) ?? []), ...systems]);
  return found;
}

/** How many digits of a fingerprint are kept: the chapter has a few hundred sentences. */
export const markLength = 8;

/**
 * What tells a sentence of the chapter from others, whatever rules it cites and whichever typography it is in.
 *
 * @returns undefined for a sentence that says nothing but where to look
 */
export function markOf({ line }: Sentence): string | undefined {
  const words = line.replace(citation, '');
  const onlyCites = / see (?:also )?(?:rule|section) \d{3}/.test(line) && line.startsWith(' see ');
  return onlyCites || words.trim() === '' ? undefined : fingerprint(words).slice(0, markLength);
}

/**
 * The sentences of the multiplayer chapter that no parameter reads and that nobody has said before: a change of the rules
 * may lie in them. In a fragment without its chapter's heading the sections count that state a value.
 *
 * @param read what the provisions make of the document
 * @param known marks of the sentences that editions are known to have beside those that state values
 */
export function strangeSentences(
  document: RuleDocument,
  read: ReadonlyMap<Provision, ProvisionOutcome>,
  known: ReadonlySet<string>,
): (StrangeSentence & { mark: string })[] {
  const spoken = new Set<Sentence>();
  const places = new Set<string>();
  for (const { outcomes } of read.values()) {
    for (const outcome of outcomes) {
      if (outcome.kind === 'unread') spoken.add(outcome.sentence);
      for (const { sentence, passage } of readingsOf(outcome)) {
        spoken.add(sentence);
        places.add(passage.part.number);
      }
    }
  }
  const parts = document.parts.filter((part) =>
    part.chapter === '' ? document.partial && places.has(part.number) : /multiplayer/i.test(part.chapter),
  );
  const systems = systemsByPart(document);
  return parts.flatMap(({ number: section, passages }) =>
    passages.flatMap(({ number, text, line, sentences }) =>
      sentences().flatMap((sentence) => {
        const mark = spoken.has(sentence) ? undefined : markOf(sentence);
        if (mark === undefined || known.has(mark)) return [];
        const words = text.slice(sentence.start, sentence.end).trim();
        return [
          {
            rule: number,
            sentence: words,
            ...(line === undefined ? {} : { line }),
            systems: systems.get(section) ?? [],
            mark,
          },
        ];
      }),
    ),
  );
}
