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

const KINDS = Object.keys(RULES) as Finding[];
/** So many rules are named in the help of a kind. */
const MOST_NAMED = 40;

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
 * The findings as a SARIF 2.1.0 log, which tools for code review read. Citations that are still right are not findings.
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
  const titled = (number: string): string => {
    const heading = headingOf(number);
    return heading === undefined ? number : `${number} (${heading})`;
  };
  const named = namedIn(files, titled);
  return {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: {
            name: 'variorum doctor',
            version,
            rules: KINDS.map((id) => {
              const { text, help, level } = RULES[id];
              const lines = [...(named.get(id) ?? [])];
              const more = lines.length > MOST_NAMED ? [`and ${lines.length - MOST_NAMED} more`] : [];
              const shown = [...lines.slice(0, MOST_NAMED), ...more];
              return {
                id: `citation-${id}`,
                name: `citation${id[0]?.toUpperCase()}${id.slice(1)}`,
                shortDescription: { text },
                fullDescription: { text },
                // Code scanning shows the help of a kind beside each of its findings, so it says which rules they are about.
                help: {
                  text: [help, ...shown].join('\n'),
                  markdown: [
                    help,
                    ...(shown.length > 0 ? [''] : []),
                    ...shown.map((line) => `- ${line}`),
                  ].join('\n'),
                },
                defaultConfiguration: { level },
                properties: {
                  precision: level === 'note' ? 'medium' : 'high',
                  'problem.severity': level === 'note' ? 'recommendation' : level,
                  tags: ['comments', 'documentation'],
                },
              };
            }),
          },
        },
        columnKind: 'utf16CodeUnits',
        originalUriBaseIds: { '%SRCROOT%': { description: { text: 'The root of the repository.' } } },
        results: files.flatMap((file) => {
          const fingerprints = fingerprintsOf(file);
          return file.diagnoses.flatMap((diagnosis, at) =>
            diagnosis.status === 'current'
              ? []
              : [resultOf(file.file, diagnosis, fingerprints[at] as string, titled)],
          );
        }),
      },
    ],
  };
}

/** For each kind of finding the rules that its findings are about, with their headings. */
function namedIn(
  files: readonly ExaminedFile[],
  titled: (number: string) => string,
): Map<Diagnosis['status'], Set<string>> {
  const named = new Map<Diagnosis['status'], Set<string>>();
  for (const { status, citation, suggestion, meant, candidates } of files.flatMap((file) => file.diagnoses)) {
    const now = suggestion ?? meant;
    const numbers = now === null ? (candidates ?? []).map(({ number }) => number) : [now];
    const means = numbers.length === 0 ? '' : `: ${numbers.map(titled).join(', ')}`;
    named.set(status, (named.get(status) ?? new Set()).add(`${citation.text}${means}`));
  }
  return named;
}

function resultOf(
  file: string,
  diagnosis: Diagnosis,
  fingerprint: string,
  titled: (number: string) => string,
): unknown {
  const { citation, status, suggestion, evidence, meant, words, candidates = [] } = diagnosis;
  const artifactLocation = { uri: encodeURI(file), uriBaseId: '%SRCROOT%' };
  const region = {
    startLine: citation.line,
    startColumn: citation.column,
    endColumn: citation.column + citation.end - citation.start,
  };
  const advice = suggestion === null ? '' : `; write ${titled(suggestion)}`;
  return {
    ruleId: `citation-${status}`,
    ruleIndex: KINDS.indexOf(status as Finding),
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
