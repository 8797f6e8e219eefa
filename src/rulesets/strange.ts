import { meaningOf } from '../language/index.js';
import { fingerprint } from '../tree/fingerprint.js';
import { listIn } from '../tree/maps.js';
import * as places from './provisions/places.js';
import { readingsOf } from './reading/clause.js';
import { type Passage, type RuleDocument, readWithin } from './reading/document.js';
import type { Provision, ProvisionOutcome } from './reading/provision.js';
import type { Scope } from './reading/scope.js';
import { markLength } from './reading/whole.js';
import type { StrangeSentence } from './types.js';
import type { System } from './vocabulary/index.js';
import type { Sentence } from './words/sentences.js';

/** What a citation is made of, which is another in every edition. */
const citation = / (?:see|also|rule|section|\d{3}(?:\.\d+[a-z]?)?)(?= )/g;

/** The sections of each system; the opening of the chapter is that of two. A system of several variants has a section for each. */
const SECTIONS: readonly (readonly [Scope, readonly System[], variant?: string])[] = [
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
  [places.planechase, ['casualVariants'], 'planechase'],
  [places.commander, ['casualVariants'], 'commander'],
  [places.archenemy, ['casualVariants'], 'archenemy'],
  [places.conspiracyDraft, ['casualVariants'], 'conspiracyDraft'],
];

/** Sections outside the chapter that say what every game does of itself. */
const OF_EVERY_GAME: readonly Scope[] = [
  places.startingTheGame,
  places.life,
  places.endingTheGame,
  places.priority,
  places.untapStep,
  places.drawStep,
  places.cleanupStep,
  places.stateBasedActions,
  places.goldenRules,
  places.turnStructure,
  places.stepsOfTurn,
  places.spellsAndAbilities,
  places.drawing,
  places.matters,
];
const EVERY_GAME: System[] = ['general'];

/** The numbers of the parts of a document that say what every game does of itself. */
function partsOfEveryGame(document: RuleDocument): Set<string> {
  return new Set(OF_EVERY_GAME.flatMap((scope) => scope.passages(document).map(({ part }) => part.number)));
}

/** Chapters in which every sentence counts, whatever it speaks of: a variant is played by all the rules of its section. */
const CHAPTERS = /multiplayer|casual variants/i;

/** The systems whose section each part of a document is, by the number of the part. */
export function systemsByPart(document: RuleDocument): Map<string, System[]> {
  const found = new Map<string, System[]>();
  for (const [scope, systems] of SECTIONS)
    for (const number of new Set(scope.passages(document).map(({ part }) => part.number)))
      listIn(found, number).push(...systems);
  return found;
}

/** The variant of a system of several whose section each part of a document is, by the number of the part. */
function variantsByPart(document: RuleDocument): Map<string, string> {
  const found = new Map<string, string>();
  for (const [scope, , variant] of SECTIONS)
    if (variant !== undefined)
      for (const { part } of scope.passages(document)) found.set(part.number, variant);
  return found;
}

/** Words by which a sentence outside the chapter speaks of multiplayer games, and the systems that it may concern. */
const SPEAKING: readonly (readonly [RegExp, readonly System[]])[] = [
  [/two-headed giant/i, ['twoHeadedGiant']],
  [/grand melee|turn markers?\b/i, ['grandMelee']],
  [/\bemperors?\b/i, ['emperor']],
  [/team vs\.? team/i, ['teamVsTeam']],
  [/alternating teams/i, ['alternatingTeams']],
  [/free-for-all/i, ['freeForAll']],
  [/attack (?:left|right)\b/i, ['attackLeftRight']],
  [/attack multiple players|multiple players' attack/i, ['attackMultiplePlayers']],
  [/deploy creatures/i, ['deployCreatures']],
  [/limited range|ranges? of influence/i, ['rangeOfInfluence']],
  [/shared? (?:team )?turns?\b|\bteams?\b|\bteammates?\b/i, ['sharedTeamTurns']],
  [/multiplayer|\bteams?\b|\bteammates?\b/i, ['general']],
  [/\b(?:left|leaves?|leaving) the game\b/i, ['leaving']],
];
/** The beginning of a rule that is about some games only. */
const GAMES = /^\s*in (?:an?|any|the) /i;
/** Any of these: most sentences have none, and one question says so. */
const SPOKEN = new RegExp(SPEAKING.map(([words]) => words.source).join('|'), 'i');

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
 * What tells the meaning of a sentence from others, however it is put: a mark for each of its statements in normal form.
 *
 * @returns undefined for a sentence that is ambiguous or not read
 */
export function meaningMarksOf(passage: Passage, sentence: Sentence): string[] | undefined {
  const within = readWithin(passage, sentence);
  const { clauses, unread } = meaningOf(within);
  if (clauses.length === 0 || unread.length > 0) return undefined;
  return clauses.map((key) => fingerprint(key).slice(0, markLength));
}

/** A sentence that nobody reads, with what tells it from others. */
export interface UnreadSentence extends StrangeSentence {
  mark: string;
  passage: Passage;
  words: Sentence;
}

/**
 * The sentences of the chapters on multiplayer games and on casual variants that no parameter reads, those of the sections that say
 * what every game does of itself, and those elsewhere that speak of multiplayer games. In a fragment without its chapter's heading
 * the sections count that state a value.
 *
 * @param read what the provisions make of the document
 */
export function* unreadSentences(
  document: RuleDocument,
  read: ReadonlyMap<Provision, ProvisionOutcome>,
): Generator<UnreadSentence> {
  const spoken = new Set<Sentence>();
  const places = new Set<string>();
  for (const { outcomes } of read.values()) {
    for (const outcome of outcomes) {
      // What is near a matter without speaking of it may be about another.
      if (outcome.kind === 'unread' && !outcome.otherwise) spoken.add(outcome.sentence);
      for (const { sentence, passage } of readingsOf(outcome)) {
        spoken.add(sentence);
        places.add(passage.part.number);
      }
    }
  }
  const systems = systemsByPart(document);
  const variants = variantsByPart(document);
  const everyGame = partsOfEveryGame(document);
  for (const part of document.parts) {
    const ofAll = part.chapter !== '' && everyGame.has(part.number);
    const inChapter =
      part.chapter === '' ? document.partial && places.has(part.number) : CHAPTERS.test(part.chapter);
    if (!inChapter && part.chapter === '') continue;
    for (const passage of part.passages) {
      if (!inChapter && !ofAll && systemsSpokenOf(passage.plain()).length === 0) continue;
      let opening: System[] | undefined;
      for (const words of passage.sentences()) {
        const said = passage.plain().slice(words.start, words.end);
        const named = inChapter ? [] : systemsSpokenOf(said);
        // What a rule says after it has named the games that it is about is said of them as well.
        opening ??= GAMES.test(said) ? named : [];
        const mark = spoken.has(words) ? undefined : markOf(words);
        if (mark === undefined) continue;
        const told = named.length > 0 ? named : opening;
        const outside = told.length === 0 && ofAll ? EVERY_GAME : told;
        const of = inChapter ? (systems.get(part.number) ?? []) : outside;
        if (!inChapter && of.length === 0) continue;
        const variant = inChapter ? variants.get(part.number) : undefined;
        yield {
          rule: passage.number,
          sentence: passage.text.slice(words.start, words.end).trim(),
          ...(passage.line === undefined ? {} : { line: passage.line }),
          systems: of,
          ...(variant === undefined ? {} : { variant }),
          mark,
          passage,
          words,
        };
      }
    }
  }
}

/** The systems that words outside their sections speak of by name. */
export function systemsSpokenOf(text: string): System[] {
  return SPOKEN.test(text) ? SPEAKING.flatMap(([words, systems]) => (words.test(text) ? systems : [])) : [];
}

/**
 * The sentences that no parameter reads and that nobody has said before, in these words or in others: a change of the rules
 * may lie in them.
 *
 * @param read what the provisions make of the document
 * @param known marks of the words and of the meanings of sentences that editions are known to have beside those that state values
 */
export function strangeSentences(
  document: RuleDocument,
  read: ReadonlyMap<Provision, ProvisionOutcome>,
  known: ReadonlySet<string>,
): StrangeSentence[] {
  return [...strangers(document, read, known)].map(({ mark, passage, words, ...sentence }) => sentence);
}

function* strangers(
  document: RuleDocument,
  read: ReadonlyMap<Provision, ProvisionOutcome>,
  known: ReadonlySet<string>,
): Generator<UnreadSentence> {
  for (const unread of unreadSentences(document, read)) {
    if (known.has(unread.mark)) continue;
    const meaning = meaningMarksOf(unread.passage, unread.words);
    if (meaning?.every((m) => known.has(m)) !== true) yield unread;
  }
}

/**
 * The sentences that are worth asking thoroughly: strange ones, and those that speak of a matter and are not understood.
 *
 * @param read what the provisions make of the document
 * @param known as for `strangeSentences`; none are strange without it
 * @returns for each whether another parameter understands it to its last word
 */
export function doubtfulSentences(
  document: RuleDocument,
  read: ReadonlyMap<Provision, ProvisionOutcome>,
  known: ReadonlySet<string> | undefined,
): Map<Sentence, boolean> {
  const found = new Map<Sentence, boolean>();
  const outcomes = [...read.values()].flatMap((one) => one.outcomes);
  for (const outcome of outcomes) if (outcome.kind === 'unread') found.set(outcome.sentence, false);
  if (known !== undefined) for (const { words } of strangers(document, read, known)) found.set(words, false);
  // What is near one of ours may be one half of what another of ours says together with the sentence beside it.
  for (const { sentence, lawful } of outcomes.flatMap(readingsOf))
    if (lawful || found.has(sentence)) found.set(sentence, true);
  return found;
}
