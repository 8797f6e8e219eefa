import { type Diagnosis, isCertain, type Level, levelOf } from './doctor.js';
import { hashOf } from './words/keys.js';

/** One file with what was found in it. */
export interface ExaminedFile {
  /** Path relative to the root of the repository, with forward slashes. */
  file: string;
  text: string;
  diagnoses: readonly Diagnosis[];
}

type Finding = Exclude<Diagnosis['status'], 'current'>;

/** What each kind of finding is, and what to do about it. */
const RULES: Record<Finding, { text: string; help: string; level: Level }> = {
  moved: {
    text: 'The rule cited has another number now.',
    help: 'Write the number that is given, or run `variorum doctor --fix`.',
    level: 'error',
  },
  split: {
    text: 'The words of the rule cited went to several rules.',
    help: 'Choose the rule that the code is about among those that are given.',
    level: 'warning',
  },
  ended: {
    text: 'The rule cited is no longer in the rules.',
    help: 'Read what replaced it (`variorum history NUMBER@EDITION`), or name the edition that is meant: `[CR 20110715] 606.9a`.',
    level: 'error',
  },
  unknown: {
    text: 'No rule has that number in the edition that the citation was written for.',
    help: 'Look for a slip in the number; where the words beside it fit other rules, these are given.',
    level: 'error',
  },
  doubtful: {
    text: 'The words beside the citation fit another rule better.',
    help: 'Compare the rule cited with those that are given. If the citation is right, leave it, or write `variorum-ignore` on its line.',
    level: 'note',
  },
  newer: {
    text: 'The number is above those of the newest edition known.',
    help: 'Give the rules that the code is written for with `--rules FILE`, or update variorum.',
    level: 'note',
  },
};

/**
 * What a finding is known by when lines move: the file, the number, the words of its line, and which of several alike it is.
 *
 * @param file with its text
 * @returns for each diagnosis a name of 14 hexadecimal digits
 */
export function fingerprintsOf({ file, text, diagnoses }: ExaminedFile): string[] {
  const lines = diagnoses.length > 0 ? text.split('\n') : [];
  const seen = new Map<string, number>();
  return diagnoses.map(({ citation }) => {
    const words = (lines[citation.line - 1] ?? '').replace(/\s+/g, ' ').trim();
    const key = `${file}\n${citation.number}\n${words}`;
    const count = seen.get(key) ?? 0;
    seen.set(key, count + 1);
    return [`${key}\n${count}`, `${count}\n${key}`]
      .map((part) => hashOf(part).toString(16).padStart(7, '0'))
      .join('');
  });
}

/**
 * The findings as a SARIF 2.1.0 log, which tools for code review read. Citations that still stand are not findings.
 *
 * @param files what was examined
 * @param version of this program
 * @param headingOf the heading of a rule by its number, where it is known
 */
export function toSarif(
  files: readonly ExaminedFile[],
  version: string,
  headingOf: (number: string) => string | undefined = () => undefined,
): unknown {
  return {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: {
            name: 'variorum doctor',
            version,
            rules: Object.entries(RULES).map(([id, { text, help, level }]) => ({
              id: `citation-${id}`,
              name: `citation${id[0]?.toUpperCase()}${id.slice(1)}`,
              shortDescription: { text },
              fullDescription: { text },
              help: { text: help, markdown: help },
              defaultConfiguration: { level },
            })),
          },
        },
        columnKind: 'utf16CodeUnits',
        originalUriBaseIds: { '%SRCROOT%': { description: { text: 'The root of the repository.' } } },
        results: files.flatMap((file) => {
          const fingerprints = fingerprintsOf(file);
          return file.diagnoses.flatMap((diagnosis, at) =>
            diagnosis.status === 'current'
              ? []
              : [resultOf(file.file, diagnosis, fingerprints[at] as string, headingOf)],
          );
        }),
      },
    ],
  };
}

function resultOf(
  file: string,
  diagnosis: Diagnosis,
  fingerprint: string,
  headingOf: (number: string) => string | undefined,
): unknown {
  const { citation, status, suggestion, evidence, meant, words, candidates = [] } = diagnosis;
  const artifactLocation = { uri: encodeURI(file), uriBaseId: '%SRCROOT%' };
  const region = {
    startLine: citation.line,
    startColumn: citation.column,
    endColumn: citation.column + citation.end - citation.start,
  };
  const titled = (number: string): string => {
    const heading = headingOf(number);
    return heading === undefined ? number : `${number} (${heading})`;
  };
  const advice = suggestion === null ? '' : `; write ${titled(suggestion)}`;
  return {
    ruleId: `citation-${status}`,
    level: levelOf(diagnosis),
    message: { text: `${citation.text}: ${evidence}${advice}` },
    locations: [{ physicalLocation: { artifactLocation, region } }],
    partialFingerprints: { 'variorumCitation/v1': fingerprint },
    ...(suggestion !== null && isCertain(diagnosis)
      ? {
          fixes: [
            {
              description: { text: `Write ${titled(suggestion)}` },
              artifactChanges: [
                {
                  artifactLocation,
                  replacements: [{ deletedRegion: region, insertedContent: { text: suggestion } }],
                },
              ],
            },
          ],
        }
      : {}),
    properties: {
      cited: citation.number,
      meant,
      words,
      ...(candidates.length > 0 ? { candidates: candidates.map(({ number }) => titled(number)) } : {}),
    },
  };
}
