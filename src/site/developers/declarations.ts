import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** What a name of the library is. */
export type DeclarationKind = 'function' | 'class' | 'constant' | 'interface' | 'type' | 'namespace';

/** A name that an entry of the package exports, as the compiler declared it. */
export interface Declaration {
  name: string;
  kind: DeclarationKind;
  /** The declaration without the words `export declare`, as the compiler wrote it. */
  signature: string;
  /** The comment before it, without its marks; empty where there is none. */
  doc: string;
  /** For a namespace: what is in it. */
  members: readonly Declaration[];
}

/** One statement of a file of declarations. */
interface Statement {
  doc: string;
  text: string;
}

/** What a file of declarations holds: what it declares itself, and what it hands on. */
interface DeclarationFile {
  declared: Map<string, Declaration>;
  imported: Map<string, { from: string; name: string }>;
  exports: { name: string; from?: string; as: string; type: boolean }[];
  stars: { from: string; as?: string; type: boolean }[];
}

/**
 * Every name that an entry exports, with signature and comment, read from the declarations that the compiler wrote beside the
 * code. The compiler of this version offers no way to ask it, and what it writes is regular: statements begin at the left
 * margin, and their parts are indented.
 *
 * @param file path of the entry's declarations
 * @returns names in alphabetical order
 * @throws Error where a statement is not understood, or a name leads nowhere
 */
export function declarationsOf(file: string): Declaration[] {
  const known = new Map<string, DeclarationFile>();
  return namesOf(file, known).sort((a, b) => (a.name.toLowerCase() < b.name.toLowerCase() ? -1 : 1));
}

function namesOf(file: string, known: Map<string, DeclarationFile>): Declaration[] {
  const { declared, exports, stars } = readDeclarations(file, known);
  const found = new Map<string, Declaration>();
  for (const { name, from, as, type } of exports) {
    if (from === undefined || from.startsWith('.')) {
      const one = resolveName(from === undefined ? file : pathOf(file, from), name, known);
      found.set(as, { ...(type ? asType(one) : one), name: as });
    } else found.set(as, { name: as, kind: 'type', signature: `${name} of ${from}`, doc: '', members: [] });
  }
  for (const { from, as, type } of stars) {
    const inner = namesOf(pathOf(file, from), known);
    if (as === undefined) {
      for (const one of inner) if (!found.has(one.name)) found.set(one.name, type ? asType(one) : one);
    }
    if (as !== undefined)
      found.set(as, { name: as, kind: 'namespace', signature: '', doc: '', members: inner });
  }
  for (const [name, one] of declared) if (one.signature.startsWith('export ')) found.set(name, plain(one));
  return [...found.values()].map(plain);
}

function resolveName(file: string, name: string, known: Map<string, DeclarationFile>): Declaration {
  const { declared, imported, exports, stars } = readDeclarations(file, known);
  const own = declared.get(name);
  if (own) return own;
  const handed = exports.find(({ as }) => as === name);
  if (handed?.from !== undefined) return resolveName(pathOf(file, handed.from), handed.name, known);
  const taken = imported.get(name);
  if (taken?.from.startsWith('.')) return resolveName(pathOf(file, taken.from), taken.name, known);
  for (const { from, as } of stars) {
    if (as !== undefined) continue;
    const inner = namesOf(pathOf(file, from), known).find((one) => one.name === name);
    if (inner) return inner;
  }
  throw new Error(`${file}: ${name} is exported and not declared`);
}

/** A class that is handed on as a type can be named and not made. */
function asType(one: Declaration): Declaration {
  return one.kind === 'class' ? { ...one, kind: 'interface' } : one;
}

function plain(one: Declaration): Declaration {
  return { ...one, signature: one.signature.replace(/^export /, '').replace(/^declare /, '') };
}

function pathOf(file: string, from: string): string {
  const path = join(dirname(file), from.replace(/\.js$/, '.d.ts'));
  if (!existsSync(path)) throw new Error(`${file}: ${from} is not there`);
  return path;
}

function readDeclarations(file: string, known: Map<string, DeclarationFile>): DeclarationFile {
  const before = known.get(file);
  if (before) return before;
  const read: DeclarationFile = { declared: new Map(), imported: new Map(), exports: [], stars: [] };
  known.set(file, read);
  for (const { doc, text } of statementsOf(readFileSync(file, 'utf8'))) {
    const declared =
      /^(?:export )?(?:declare )?(?:abstract )?(function|class|const|let|interface|type|namespace|enum) ([\w$]+)/.exec(
        text,
      );
    const star = /^export (type )?\*(?: as ([\w$]+))? from ["']([^"']+)["'];$/.exec(text);
    const list = /^(export|import) (type )?\{([^}]*)\}(?: from ["']([^"']+)["'])?;$/.exec(text);
    if (declared?.[1] !== undefined && declared[2] !== undefined) {
      const kind = declared[1] === 'const' || declared[1] === 'let' ? 'constant' : declared[1];
      const former = read.declared.get(declared[2]);
      // Overloads are declarations of one name.
      const signature = former ? `${former.signature}\n${plainText(text)}` : text;
      read.declared.set(declared[2], {
        name: declared[2],
        kind: kind as DeclarationKind,
        signature,
        doc: former?.doc || doc,
        members: [],
      });
    } else if (star?.[3] !== undefined) {
      const type = star[1] !== undefined;
      read.stars.push({ from: star[3], type, ...(star[2] === undefined ? {} : { as: star[2] }) });
    } else if (list) {
      const [, word, every, parts = '', from] = list;
      for (const part of parts.split(',')) {
        const [, alone, name, as = name] = /^\s*(type )?([\w$]+)(?: as ([\w$]+))?\s*$/.exec(part) ?? [];
        if (name === undefined || as === undefined) continue;
        const type = (every ?? alone) !== undefined;
        if (word === 'export') read.exports.push({ name, as, type, ...(from === undefined ? {} : { from }) });
        else read.imported.set(as, { from: from ?? '', name });
      }
    } else if (!/^import\b|^\/\/\/?/.test(text)) {
      throw new Error(`${file}: "${text.slice(0, 60)}" is no declaration that is understood`);
    }
  }
  return read;
}

function plainText(text: string): string {
  return text.replace(/^export /, '').replace(/^declare /, '');
}

/** Statements begin at the margin with a word of their own; everything else belongs to the one before. */
function statementsOf(source: string): Statement[] {
  const statements: Statement[] = [];
  let doc: string[] = [];
  let inDoc = false;
  for (const line of source.split('\n')) {
    const last = statements.at(-1);
    const open = last !== undefined && !/[;}]$/.test(last.text);
    if (!open && (inDoc || line.startsWith('/**'))) {
      if (!inDoc) doc = [];
      doc.push(line);
      inDoc = !line.includes('*/');
    } else if (!open && BEGINNING.test(line)) {
      statements.push({ doc: uncommented(doc), text: line });
      doc = [];
    } else if (last && line !== '') last.text += `\n${line}`;
    else if (line !== '') statements.push({ doc: '', text: line });
  }
  return statements;
}

const BEGINNING =
  /^(?:export|import|declare|abstract|interface|type|class|function|const|let|enum|namespace|\/\/)\b|^\/\//;

function uncommented(lines: readonly string[]): string {
  return lines
    .map((line) =>
      line
        .replace(/^\s*\/\*\*\s?/, '')
        .replace(/\s*\*\/\s*$/, '')
        .replace(/^\s*\* ?/, ''),
    )
    .join('\n')
    .trim();
}
