import { VFileMessage } from 'vfile-message';
import { gatherFiles } from '../archive/editions/gather.js';
import { otherEdition } from '../archive/identify/misdated.js';
import { ReadError, type ReadResult, readDocument } from '../readers/index.js';
import { countNodes, type Encoding, type Format } from '../tree/index.js';
import { table } from './columns.js';
import type { Context } from './context.js';
import { colours } from './context.js';
import { UserError } from './errors.js';
import { isFolder, readBytes, shownPath } from './files.js';
import type { CommandFile } from './run.js';

const FORMATS = [
  'auto',
  'text',
  'rst',
  'html',
  'markdown',
  'rulings',
  'docx',
  'doc',
  'odt',
  'rtf',
  'pdf',
] as const;

/** By this name a person means standard input. */
const INPUT = '-';

/** How many messages of one file are shown unless all are asked for. */
const SHOWN = 8;

/** `variorum read FILE…`: dumps to trees. */
export const readCommand: CommandFile = (program, context) => {
  program
    .command('read')
    .summary('read dumps of the rules into trees')
    .description(
      'Reads each file, whatever its format and code page, into one rule tree, and accounts for every character.',
    )
    .argument('<file...>', 'dumps of the rules, folders of them, or - for standard input')
    .option('--format <format>', `do not detect the format: ${FORMATS.join(', ')}`, 'auto')
    .option('--messages', 'show every message, not only the first of each file')
    .option('--json', 'print one JSON document with trees, messages and coverage')
    .addHelpText(
      'after',
      `
Examples:
  variorum read sources/edition-2008.txt           a table: edition, format, encoding, counts, messages
  variorum read sources/*.rst --json > tree.json   the whole tree, with positions
  variorum read my-dumps/                          every dump in a folder; other files are named and left out
  curl -s https://example.org/rules.txt | variorum read -
  variorum read dump.txt --format rulings          the format told, not detected`,
    )
    .action(async (files: string[], options: { format: string; json?: boolean; messages?: boolean }) => {
      const format = FORMATS.find((f) => f === options.format);
      if (!format)
        throw new UserError(`--format ${options.format} is not known; choose one of ${FORMATS.join(', ')}`);
      const results: ReadResult[] = [];
      // All files are read before anything is printed, so that a bad one leaves no half answer behind.
      for (const file of files) {
        const read = file === INPUT ? readInput : isFolder(file, context) ? readFolder : readOne;
        results.push(...(await read(file, format, context)));
      }
      sayOtherEditions(results);
      context.out(options.json ? asJson(results) : asTable(results, options.messages === true, context));
    });
};

/** Adds a message to each document whose words are certainly those of another edition than its date says. */
function sayOtherEditions(results: readonly ReadResult[]): void {
  for (const { tree, others, messages, coverage } of results) {
    for (const document of [tree, ...(others ?? [])]) {
      const reason = otherEdition(document);
      if (reason === undefined) continue;
      const message = new VFileMessage(reason, {
        place: document.position?.start,
        ruleId: 'other-edition',
        source: 'variorum',
      });
      message.file = coverage.file;
      message.fatal = false;
      messages.push(message);
    }
  }
}

async function readInput(file: string, format: Format | 'auto', context: Context): Promise<ReadResult[]> {
  if (!context.input) return readOne(file, format, context);
  return [await readDocument(context.input(), { file: 'standard input', format })];
}

async function readOne(file: string, format: Format | 'auto', context: Context): Promise<ReadResult[]> {
  return [await readDocument(readBytes(file, context), { file: shownPath(file, context), format })];
}

/** Reads what a folder holds; what is no document of rules is named and left out. */
async function readFolder(folder: string, format: Format | 'auto', context: Context): Promise<ReadResult[]> {
  const { files, skipped } = gatherFiles([folder], context.cwd);
  const results: ReadResult[] = [];
  for (const file of files) {
    try {
      results.push(...(await readOne(file, format, context)));
    } catch (error) {
      if (!(error instanceof ReadError) && !(error instanceof UserError)) throw error;
      skipped.push({ file, reason: error.message });
    }
  }
  if (results.length === 0) {
    const [first] = skipped;
    const found = first === undefined ? 'it is empty' : `of ${first.file}: ${first.reason}`;
    throw new UserError(
      `holds no document of rules; ${found}; put dumps of the rules into it, or name another`,
      { file: folder },
    );
  }
  for (const { file, reason } of skipped) context.err(`left out: ${file}: ${reason}\n`);
  return results;
}

function plainMessage(message: ReadResult['messages'][number]): Record<string, unknown> {
  return {
    file: message.file ?? '',
    line: message.line ?? null,
    column: message.column ?? null,
    ruleId: message.ruleId ?? null,
    reason: message.reason,
    fatal: message.fatal ?? null,
  };
}

function asJson(results: readonly ReadResult[]): string {
  const document = {
    trees: results.flatMap((r) => [r.tree, ...(r.others ?? [])]),
    messages: results.flatMap((r) => r.messages.map(plainMessage)),
    coverage: results.map((r) => r.coverage),
  };
  return `${JSON.stringify(document)}\n`;
}

/** Code pages that documents state, or that need no guess. */
const CERTAIN = new Set(['ascii', 'utf-8', 'string', 'docx', 'doc', 'odt', 'rtf', 'pdf']);
/** So many sentences of evidence are shown without being asked for. */
const EVIDENCE = 2;

/** What speaks for a code page that was found out from the bytes. */
function guessedEncoding(encoding: Encoding, all: boolean): string | undefined {
  const { name, confidence, evidence } = encoding;
  if (confidence === 1 || CERTAIN.has(name)) return undefined;
  const shown = all ? evidence : evidence.slice(0, EVIDENCE);
  return `read in ${name} (confidence ${confidence}): ${shown.join('; ')} [encoding]`;
}

function asTable(results: readonly ReadResult[], all: boolean, context: Context): string {
  const c = colours(context);
  const each = results.flatMap((r) => [r, ...(r.others ?? []).map((tree) => ({ ...r, tree, messages: [] }))]);
  const rows = each.map(({ tree, messages, coverage }) => {
    const n = countNodes(tree);
    const share = coverage.characters === 0 ? 1 : coverage.accounted / coverage.characters;
    return [
      coverage.file,
      `${tree.effective ?? 'undated'}${tree.partial ? ' (part)' : ''}`,
      tree.format,
      tree.encoding.name,
      String(n.chapters),
      String(n.sections),
      String(n.rules),
      String(n.subrules),
      String(n.examples),
      String(n.glossaryEntries),
      `${share === 1 ? '100' : (Math.floor(share * 10000) / 100).toFixed(2)} %`,
      String(messages.length),
    ];
  });
  const heads = ['file', 'edition', 'format', 'encoding'].map((heading) => ({ heading }));
  const numbers = ['chap', 'sect', 'rules', 'sub', 'ex', 'gloss', 'read', 'notes'].map((heading) => ({
    heading,
    right: true,
  }));
  let text = table([...heads, ...numbers], rows);
  for (const { tree, messages, coverage } of results) {
    const guessed = guessedEncoding(tree.encoding, all);
    if (messages.length === 0 && guessed === undefined) continue;
    text += '\n';
    if (guessed !== undefined) text += `${coverage.file}:1:1  ${c.dim('note')}  ${guessed}\n`;
    // What is wrong comes before what was merely set aside.
    const ordered = [...messages].sort((a, b) => Number(b.fatal === false) - Number(a.fatal === false));
    for (const m of all ? ordered : ordered.slice(0, SHOWN)) {
      text += `${m.file}:${m.line ?? 1}:${m.column ?? 1}  ${m.fatal === undefined || m.fatal === null ? c.dim('note') : c.yellow('warn')}  ${m.reason} ${c.dim(`[${m.ruleId}]`)}\n`;
    }
    if (!all && messages.length > SHOWN) {
      text += c.dim(`… and ${messages.length - SHOWN} more; --messages shows them all\n`);
    }
  }
  return text;
}
