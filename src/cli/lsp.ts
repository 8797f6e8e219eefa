import { knowledgeFor, textsOf } from './doctor/knowledge.js';
import { UserError } from './errors.js';
import { exactEdition } from './options.js';
import type { CommandFile } from './run.js';
import { version } from './version.js';

interface Options {
  written?: string;
  in?: string;
  rules?: string;
  archive?: string;
}

/** `variorum lsp`: what the doctor finds, in an editor. */
export const lspCommand: CommandFile = (program, context) => {
  program
    .command('lsp')
    .summary('show the findings of the doctor in an editor (language server)')
    .description(
      'Speaks the Language Server Protocol on standard input and output: diagnostics, hover, quick fixes and go to rule for citations.',
    )
    .option('--stdio', 'standard input and output, which is the only way; for editors that say so')
    .option('--written <edition>', 'the edition that the citations were written for; inferred when absent')
    .option('--in <edition>', 'the edition whose numbers are wanted; the newest known when absent')
    .option('--rules <file>', 'your own copy of the rules: its words are shown, and a rule is found in it')
    .option('--archive <folder>', 'an archive whose editions count too, and whose words are shown')
    .addHelpText('after', '\nExample:\n  variorum lsp --stdio --rules docs/rules.txt')
    .action(async (options: Options) => {
      const { createConnection, StreamMessageReader, StreamMessageWriter } = await languageServer();
      const { serveLanguage } = await import('./lsp/server.js');
      const { messagesOnly } = await import('./lsp/incoming.js');
      const known = await knowledgeFor(context, options);
      const edition = async (name: string): Promise<string> =>
        (await exactEdition(name, known.concordance.editions)).edition;
      const target =
        options.in === undefined ? (known.given ?? (await edition('latest'))) : await edition(options.in);
      const written = options.written === undefined ? undefined : await edition(options.written);
      const texts = known.given === target ? known.texts : await textsOf(target, options.archive, context);
      const asked = process.stdin.pipe(
        messagesOnly((reason) => context.err(`variorum lsp: left out ${reason}\n`)),
      );
      const connection = createConnection(
        new StreamMessageReader(asked),
        new StreamMessageWriter(process.stdout),
      );
      // An editor that is killed says nothing: its lines end.
      const served = new Promise<void>((done) => {
        connection.onExit(done);
        asked.once('end', done);
      });
      serveLanguage(connection, {
        known: { ...known, texts },
        cwd: context.cwd,
        target,
        ...(written === undefined ? {} : { written }),
        version: version(),
      });
      await served;
    });
};

/** The library of the protocol, which is left out of small installations. */
async function languageServer(): Promise<typeof import('vscode-languageserver/node')> {
  try {
    return await import('vscode-languageserver/node');
  } catch {
    throw new UserError(
      'lsp needs two packages that were left out of this installation: npm install vscode-languageserver vscode-languageserver-textdocument',
    );
  }
}
