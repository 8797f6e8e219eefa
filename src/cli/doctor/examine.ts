import {
  type Concordance,
  type Diagnosis,
  diagnose,
  editionsNamed,
  type FoundCitation,
  findCitations,
  type Hand,
  inferEditions,
  isCopyOfRules,
  type Meaning,
  type RuleWords,
  readMeanings,
  stampIn,
} from '../../lineage/index.js';

/** What the doctor knows. */
export interface Knowledge {
  concordance: Concordance;
  /** The words of the rules; loaded when they are first asked for. */
  words: () => RuleWords | undefined;
}

/** What is asked about. */
export interface Question {
  /** The edition whose numbers are wanted, by exact name. */
  target: string;
  /** The edition that citations were written for, by exact name; inferred when absent. */
  written?: string;
  /** Lines that were rewritten before, with the edition for which, by the file's name as shown. */
  rewritten?: ReadonlyMap<string, ReadonlyMap<number, string>>;
}

/** A file with what is to be said of its citations. */
export interface Diagnosed<File> {
  file: File;
  diagnoses: Diagnosis[];
}

/** What came of the examination of several files. */
interface Examination<File> {
  examined: Diagnosed<File>[];
  /** Which editions the files that carry no date were taken to be written for; places in `examined`. */
  hands: Hand[];
  copies: File[];
  /** Editions whose published files the texts name. */
  named: string[];
}

/** On a line, or the one before it: what is cited there is left alone. In a file: all of it. */
const IGNORE = /variorum-ignore(-next-line|-file)?\b/g;

/**
 * Examines the citations of several files together: those that say nothing of their edition are judged by the others.
 *
 * @param files names, whose endings say which languages they are, and texts
 */
export function examineTexts<File extends { shown: string; text: string }>(
  files: readonly File[],
  { concordance, words }: Knowledge,
  { target, written, rewritten }: Question,
): Examination<File> {
  const copies: File[] = [];
  const read: {
    file: File;
    citations: FoundCitation[];
    meanings: (Meaning | undefined)[];
    dated: string | undefined;
  }[] = [];
  for (const file of files) {
    if (isCopyOfRules(file.text)) {
      copies.push(file);
      continue;
    }
    const citations = withoutIgnored(findCitations(file.text, file.shown, words), file.text);
    const rules = citations.length > 0 ? words() : undefined;
    read.push({
      file,
      citations,
      meanings: rules ? readMeanings(citations, rules, target) : [],
      dated: datedFor(file, concordance),
    });
  }
  const undated = read.filter(({ dated }) => dated === undefined);
  const inferred =
    written === undefined
      ? inferEditions(
          undated.map(({ citations }) => citations),
          concordance,
          undated.map(({ meanings }) => meanings),
        )
      : { hands: [], ofFile: [] };
  const places = undated.map((one) => read.indexOf(one));
  const ofFile = new Map(undated.map((one, at) => [one, inferred.ofFile[at]] as const));
  return {
    examined: read.map((one) => {
      const own = one.dated ?? written ?? ofFile.get(one) ?? target;
      const diagnoses = diagnose(one.citations, concordance, own, target, one.meanings);
      const before = rewritten?.get(one.file.shown);
      if (!before) return { file: one.file, diagnoses };
      return {
        file: one.file,
        diagnoses: diagnoses.map((diagnosis, at) => {
          const edition = before.get(diagnosis.citation.line);
          if (edition === undefined) return diagnosis;
          return (
            diagnose([diagnosis.citation], concordance, edition, target, [one.meanings[at]])[0] ?? diagnosis
          );
        }),
      };
    }),
    hands: inferred.hands.map((hand) => ({ ...hand, files: hand.files.map((at) => places[at] as number) })),
    copies,
    named:
      written === undefined ? [...new Set(read.flatMap(({ file }) => editionsNamed(file.text)))].sort() : [],
  };
}

/** The edition that a file says it cites. */
function datedFor({ text }: { text: string }, concordance: Concordance): string | undefined {
  const dated = stampIn(text);
  return dated === undefined ? undefined : concordance.editions.filter((edition) => edition <= dated).at(-1);
}

/** Citations but those that a comment says to leave alone. */
function withoutIgnored(citations: FoundCitation[], text: string): FoundCitation[] {
  const marks = [...text.matchAll(IGNORE)];
  if (marks.length === 0 || citations.length === 0) return citations;
  if (marks.some(([, what]) => what === '-file')) return [];
  const lines = new Set<number>();
  let line = 1;
  let reached = 0;
  for (const { index, 1: what } of marks) {
    for (let at = text.indexOf('\n', reached); at >= 0 && at < index; at = text.indexOf('\n', at + 1)) line++;
    reached = index;
    lines.add(what === '-next-line' ? line + 1 : line);
  }
  return citations.filter((citation) => !lines.has(citation.line));
}
