import { fileURLToPath, pathToFileURL } from 'node:url';
import {
  type CodeAction,
  CodeActionKind,
  type Connection,
  type Diagnostic,
  DiagnosticSeverity,
  type Hover,
  type Location,
  type Range,
  type TextDocumentContentChangeEvent,
  TextDocumentSyncKind,
  TextDocuments,
} from 'vscode-languageserver/node';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { type Diagnosis, type Level, levelOf } from '../../lineage/index.js';
import { examineTexts } from '../doctor/examine.js';
import { headingOf, type Known } from '../doctor/knowledge.js';
import { checkParams, DOCUMENT, POSITION, RANGE } from './incoming.js';

/** What a language server answers about. */
interface ServerOptions {
  /** What is known of the rules, and the folder that the path of the copy starts from. */
  known: Known;
  cwd: string;
  /** The edition whose numbers are wanted. */
  target: string;
  /** The edition that citations were written for; inferred from each file when absent. */
  written?: string;
  version: string;
}

/** What is before the messages of an editor. */
const SOURCE = 'variorum';
/** How long after a change a text is examined again. In milliseconds. */
const PAUSE = 150;

/** Larger texts are data or bundles, and the editor waits for an answer. In characters. */
const LARGEST = 1024 * 1024;

const SEVERITIES: Record<Level, DiagnosticSeverity> = {
  error: DiagnosticSeverity.Error,
  warning: DiagnosticSeverity.Warning,
  note: DiagnosticSeverity.Information,
};

/**
 * Serves the findings of the doctor to an editor over the Language Server Protocol: diagnostics, hover, quick fixes, and the place of a
 * rule in the copy of the rules that was given.
 *
 * @param connection over which the editor speaks; listening begins at once
 */
export function serveLanguage(connection: Connection, options: ServerOptions): void {
  const documents = new TextDocuments({
    create(uri: string, languageId: string, version: number, content: string): TextDocument {
      const opened = { textDocument: { uri, version, text: content } };
      checkParams(opened, { ...DOCUMENT, 'textDocument.version': 'version', 'textDocument.text': 'text' });
      return TextDocument.create(uri, languageId, version, content);
    },
    update(document: TextDocument, changes: TextDocumentContentChangeEvent[], version: number): TextDocument {
      for (const change of changes)
        checkParams(change, 'range' in change ? { text: 'text', ...RANGE } : { text: 'text' });
      return TextDocument.update(document, changes, version);
    },
  });
  const examined = new Map<string, { version: number; diagnoses: Diagnosis[] }>();
  const waiting = new Map<string, NodeJS.Timeout>();

  const diagnosesOf = (document: TextDocument): Diagnosis[] => {
    const known = examined.get(document.uri);
    if (known?.version === document.version) return known.diagnoses;
    const { known: knowledge, target, written } = options;
    if (document.getText().length > LARGEST) {
      connection.console.warn(`${document.uri}: more than ${LARGEST} characters are not examined`);
      examined.set(document.uri, { version: document.version, diagnoses: [] });
      return [];
    }
    const file = { shown: nameOf(document.uri), text: document.getText() };
    const { examined: found } = examineTexts([file], knowledge, {
      target,
      ...(written === undefined ? {} : { written }),
    });
    const diagnoses = found[0]?.diagnoses ?? [];
    examined.set(document.uri, { version: document.version, diagnoses });
    return diagnoses;
  };
  const publish = (document: TextDocument): void => {
    const diagnostics = diagnosesOf(document)
      .filter(({ status, certain }) => status !== 'current' || !certain)
      .map((diagnosis) => diagnosticOf(document, diagnosis));
    void connection.sendDiagnostics({ uri: document.uri, version: document.version, diagnostics });
  };
  const at = (uri: string, position: { line: number; character: number }): Diagnosis | undefined => {
    const document = documents.get(uri);
    if (!document) return undefined;
    const offset = document.offsetAt(position);
    return diagnosesOf(document).find(
      ({ citation }) => startOf(citation) <= offset && offset <= citation.end,
    );
  };

  connection.onInitialize(() => ({
    serverInfo: { name: 'variorum', version: options.version },
    capabilities: {
      textDocumentSync: TextDocumentSyncKind.Incremental,
      hoverProvider: true,
      codeActionProvider: { codeActionKinds: [CodeActionKind.QuickFix] },
      definitionProvider: options.known.copy !== undefined,
    },
  }));
  documents.onDidChangeContent(({ document }) => {
    clearTimeout(waiting.get(document.uri));
    const first = !examined.has(document.uri);
    waiting.set(
      document.uri,
      setTimeout(() => publish(documents.get(document.uri) ?? document), first ? 0 : PAUSE),
    );
  });
  documents.onDidClose(({ document }) => {
    clearTimeout(waiting.get(document.uri));
    waiting.delete(document.uri);
    examined.delete(document.uri);
    void connection.sendDiagnostics({ uri: document.uri, diagnostics: [] });
  });
  connection.onHover((params): Hover | null => {
    checkParams(params, { ...DOCUMENT, ...POSITION });
    const { textDocument, position } = params;
    const diagnosis = at(textDocument.uri, position);
    const document = documents.get(textDocument.uri);
    if (!diagnosis || !document) return null;
    return {
      range: rangeOf(document, diagnosis),
      contents: { kind: 'markdown', value: hoverText(diagnosis, options) },
    };
  });
  connection.onCodeAction((params): CodeAction[] => {
    checkParams(params, { ...DOCUMENT, ...RANGE });
    const { textDocument, range } = params;
    const document = documents.get(textDocument.uri);
    if (!document) return [];
    const [from, to] = [document.offsetAt(range.start), document.offsetAt(range.end)];
    return diagnosesOf(document)
      .filter(({ citation }) => startOf(citation) <= to && from <= citation.end)
      .flatMap((diagnosis) => actionsFor(document, diagnosis, options));
  });
  connection.onDefinition((params): Location | null => {
    checkParams(params, { ...DOCUMENT, ...POSITION });
    const { textDocument, position } = params;
    const diagnosis = at(textDocument.uri, position);
    return diagnosis ? placeOf(diagnosis.meant ?? diagnosis.citation.number, options) : null;
  });
  documents.listen(connection);
  connection.listen();
}

/** The path of a document as the doctor shows it; that of an unsaved one, or of one that lies on another machine, is its name. */
function nameOf(uri: string): string {
  try {
    return uri.startsWith('file:') ? fileURLToPath(uri) : uri;
  } catch {
    return uri;
  }
}

/** Where a citation begins, its mark (`CR`) included. */
function startOf({ start, end, text }: Diagnosis['citation']): number {
  return Math.min(start, end - text.length);
}

function rangeOf(document: TextDocument, { citation }: Diagnosis): Range {
  return { start: document.positionAt(citation.start), end: document.positionAt(citation.end) };
}

function diagnosticOf(document: TextDocument, diagnosis: Diagnosis): Diagnostic {
  const { citation, status, suggestion, evidence } = diagnosis;
  return {
    range: rangeOf(document, diagnosis),
    severity: SEVERITIES[levelOf(diagnosis)],
    source: SOURCE,
    code: `citation-${status}`,
    message: `${citation.text}: ${evidence}${suggestion === null ? '' : `; write ${suggestion}`}`,
  };
}

function titled(number: string, options: ServerOptions): string {
  const heading = headingOf(number, options.known, options.target);
  return heading === undefined ? number : `${number} ${heading}`;
}

function hoverText(diagnosis: Diagnosis, options: ServerOptions): string {
  const { citation, status, evidence, meant, editions, candidates = [], words } = diagnosis;
  const { known, target } = options;
  const lines: string[] = [];
  if (meant === null) lines.push(`**${citation.number}** (${status})`);
  else if (meant === citation.number) lines.push(`**${titled(meant, options)}**`);
  else lines.push(`**${citation.number}**, now **${titled(meant, options)}**`);
  lines.push(`${evidence[0]?.toUpperCase() + evidence.slice(1)}.`);
  if (editions) {
    const [first, last] = editions;
    lines.push(
      `${first === last ? `Edition of ${first}` : `Editions from ${first} to ${last}`}${words.length > 0 ? `, by the words: ${words.join(', ')}` : ''}.`,
    );
  }
  for (const candidate of candidates)
    lines.push(`- ${titled(candidate.number, options)}: ${candidate.words.join(', ')}`);
  const text = meant === null ? undefined : known.texts.get(meant);
  if (text !== undefined) lines.push(`> ${text.split('\n').join('\n>\n> ')}`, `(${target})`);
  return lines.join('\n\n');
}

function actionsFor(document: TextDocument, diagnosis: Diagnosis, options: ServerOptions): CodeAction[] {
  const { suggestion, candidates = [] } = diagnosis;
  const numbers = suggestion === null ? candidates.map(({ number }) => number) : [suggestion];
  return numbers.map((number) => ({
    title: `Write ${titled(number, options)}`,
    kind: CodeActionKind.QuickFix,
    diagnostics: [diagnosticOf(document, diagnosis)],
    isPreferred: suggestion !== null && diagnosis.certain,
    edit: { changes: { [document.uri]: [{ range: rangeOf(document, diagnosis), newText: number }] } },
  }));
}

/** Where a rule is in the copy of the rules; null where that is no text, or has no such rule. */
function placeOf(number: string, { known, cwd }: ServerOptions): Location | null {
  if (!known.copy) return null;
  const opening = new RegExp(`^[^\\w\\n]{0,12}${number.replace('.', '\\.')}(?![\\w])`, 'm');
  const match = opening.exec(known.copy.text);
  if (!match) return null;
  const line = known.copy.text.slice(0, match.index).split('\n').length - 1;
  const position = { line, character: 0 };
  return {
    uri: pathToFileURL(`${cwd}/${known.copy.file}`).href,
    range: { start: position, end: { line, character: match[0].length } },
  };
}
