import type { Diagnosis } from './doctor.js';

/** One file with what was found in it. */
export interface ExaminedFile {
  /** Path as shown, with forward slashes. */
  file: string;
  diagnoses: readonly Diagnosis[];
}

const RULES: Record<Exclude<Diagnosis['status'], 'current'>, string> = {
  moved: 'The rule cited bears another number now.',
  split: 'The words of the rule cited went to several rules.',
  ended: 'The rule cited is no longer in the rules.',
  unknown: 'There is no rule of that number in the edition that the citation was written for.',
};

/**
 * The findings as a SARIF 2.1.0 log, which tools for code review read. Citations that still stand are not findings.
 *
 * @param files what was examined
 * @param version of this program
 */
export function toSarif(files: readonly ExaminedFile[], version: string): unknown {
  return {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: {
            name: 'variorum doctor',
            version,
            rules: Object.entries(RULES).map(([id, text]) => ({
              id: `citation-${id}`,
              shortDescription: { text },
              defaultConfiguration: { level: id === 'moved' ? 'warning' : id === 'split' ? 'note' : 'error' },
            })),
          },
        },
        columnKind: 'utf16CodeUnits',
        results: files.flatMap(({ file, diagnoses }) =>
          diagnoses
            .filter(({ status }) => status !== 'current')
            .map(({ citation, status, suggestion, evidence }) => ({
              ruleId: `citation-${status}`,
              message: {
                text: `${citation.text}: ${evidence}${suggestion === null ? '' : `; write ${suggestion}`}`,
              },
              locations: [
                {
                  physicalLocation: {
                    artifactLocation: { uri: encodeURI(file) },
                    region: {
                      startLine: citation.line,
                      startColumn: citation.column,
                      endColumn: citation.column + citation.end - citation.start,
                    },
                  },
                },
              ],
            })),
        ),
      },
    ],
  };
}
