import { existsSync } from 'node:fs';
import { identifyDocument, openArchive } from '../archive/index.js';
import { readBytes, shownPath } from './files.js';
import { archiveFolder } from './place.js';
import type { CommandFile } from './run.js';

/** `variorum identify FILE`: which editions a document can be from. */
export const identifyCommand: CommandFile = (program, context) => {
  program
    .command('identify')
    .summary('say which editions a fragment can be from, and why')
    .description(
      'Compares every rule and sentence with the fingerprints of known editions; no archive is needed, though one helps.',
    )
    .argument('<file...>', 'documents or fragments of them')
    .option('--archive <folder>', 'the archive whose editions are weighed as well')
    .option('--json', 'one JSON document')
    .addHelpText('after', '\nExample:\n  variorum identify fragment.txt')
    .action(async (files: string[], options: { archive?: string; json?: boolean }) => {
      const contents = files.map((file) => ({
        name: shownPath(file, context),
        bytes: readBytes(file, context),
      }));
      const folder = archiveFolder(context, options.archive);
      const archive = options.archive || existsSync(folder) ? await openArchive(folder) : undefined;
      const answers = [];
      try {
        for (const { name, bytes } of contents) {
          answers.push({ file: name, ...(await identifyDocument(bytes, name, archive ? { archive } : {})) });
        }
      } finally {
        archive?.close();
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
            `  ${candidate.edition}  ${share.padStart(7)}  ${candidate.agreeing} ${candidate.agreeing === 1 ? 'stands' : 'stand'} there exactly\n`,
          );
          for (const { place, reason } of candidate.against.slice(0, 3)) {
            context.out(`      against: ${place}: ${reason}\n`);
          }
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
