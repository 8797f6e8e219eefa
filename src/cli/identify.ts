import { identify, loadFingerprints } from '../archive/index.js';
import { decode, ReadError, readDocument } from '../readers/index.js';
import { readBytes, shownPath } from './files.js';
import type { CommandFile } from './run.js';

/** `variorum identify FILE`: which editions a document can be from. */
export const identifyCommand: CommandFile = (program, context) => {
  program
    .command('identify')
    .summary('say which editions a fragment can be from, and why')
    .description(
      'Compares every rule and sentence with the fingerprints of known editions; no archive is needed.',
    )
    .argument('<file...>', 'documents or fragments of them')
    .option('--json', 'one JSON document')
    .addHelpText('after', '\nExample:\n  variorum identify fragment.txt')
    .action(async (files: string[], options: { json?: boolean }) => {
      const fingerprints = loadFingerprints();
      const answers = [];
      for (const file of files) {
        const bytes = readBytes(file, context);
        const name = shownPath(file, context);
        let document: Parameters<typeof identify>[0];
        try {
          document = (await readDocument(bytes, { file: name })).tree;
        } catch (error) {
          // A sentence or two hold no number of a rule, yet their words may be known.
          if (!(error instanceof ReadError) || error.ruleId !== 'not-rules') throw error;
          document = decode(bytes).text;
        }
        answers.push({ file: name, ...identify(document, { fingerprints }) });
      }
      if (options.json) {
        context.out(`${JSON.stringify(answers.length === 1 ? answers[0] : answers)}\n`);
        return;
      }
      for (const answer of answers) {
        context.out(`${answer.file}: ${answer.verdict}\n`);
        context.out(`  ${answer.known} of ${answer.pieces} pieces are known\n`);
        for (const candidate of answer.candidates.slice(0, 6)) {
          const share = `${(Math.floor(candidate.share * 1000) / 10).toFixed(1)} %`;
          context.out(
            `  ${candidate.edition}  ${share.padStart(7)}  ${candidate.agreeing} stand there exactly\n`,
          );
          for (const { place, reason } of candidate.against.slice(0, 3))
            context.out(`      against: ${place}: ${reason}\n`);
        }
        for (const [words, neighbour] of [
          ['not older', answer.notOlder],
          ['not newer', answer.notNewer],
        ] as const) {
          const because = neighbour?.because[0];
          if (neighbour && because) {
            context.out(`  ${words}: ${neighbour.edition}: ${because.place}: ${because.reason}\n`);
          }
        }
      }
    });
};
