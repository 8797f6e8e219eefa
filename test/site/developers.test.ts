import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, posix } from 'node:path';
import { parse } from 'parse5';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Context } from '../../src/cli/context.js';
import { commandHelp } from '../../src/cli/run.js';
import { PARAMETERS } from '../../src/rulesets/index.js';
import { documentOf, documentsOf } from '../../src/site/developers/documents.js';
import { type Entry, entriesOf } from '../../src/site/developers/entries.js';
import { developerFiles } from '../../src/site/developers.js';
import { root } from '../support/corpus.js';
import { emptyFolder } from '../support/folder.js';
import { filesIn } from './pages.js';

const silent: Context = {
  out: () => {},
  lines: async function* () {},
  err: () => {},
  cwd: root,
  env: {},
  terminal: false,
  errorTerminal: false,
  columns: 80,
};
let entries: Entry[] = [];
const pages = new Map<string, string>();

/** The declarations of the sources: those that were compiled, or new ones where a source has changed since. */
function declarations(): string {
  const dist = join(root, 'dist');
  const timeOf = (path: string) => statSync(path).mtimeMs;
  const sources = filesIn(join(root, 'src')).map((path) => timeOf(join(root, 'src', path)));
  const compiled = join(dist, 'index.d.ts');
  if (existsSync(compiled) && timeOf(compiled) > Math.max(...sources)) return dist;
  const folder = join(emptyFolder(), 'declarations');
  const options = ['--emitDeclarationOnly', '--noEmitOnError', 'false', '--outDir', folder];
  execFileSync(
    process.execPath,
    [join(root, 'node_modules/typescript/bin/tsc'), '-p', 'tsconfig.build.json', ...options],
    { cwd: root, stdio: 'ignore' },
  );
  return folder;
}

beforeAll(async () => {
  entries = entriesOf(declarations());
  const commands = await commandHelp(silent);
  for (const [address, content] of developerFiles({ entries, commands })) pages.set(address, content);
});

function words(address: string): string {
  return (pages.get(address) ?? '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ');
}

describe('what is said of the library', () => {
  test('names every entry of the package', () => {
    const { exports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
    const paths = Object.keys(exports).filter((path) => exports[path].endsWith('.js'));
    expect(entries.map(({ name }) => name)).toEqual(paths.map((path) => path.replace('.', 'variorum')));
  });

  test('has exactly the names that a program can import, and says of each what it is', async () => {
    const { exports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
    for (const { id, declarations: declared } of entries) {
      const target = (exports[id === 'main' ? '.' : `./${id}`] as string)
        .replace('./dist/', '../../src/')
        .replace(/\.js$/, '.ts');
      const library = (await import(target)) as Record<string, unknown>;
      const values = declared.filter(({ kind }) => !['interface', 'type'].includes(kind));
      expect(values.map(({ name }) => name).sort(), id).toEqual(Object.keys(library).sort());
      for (const { name, kind, signature, members } of values) {
        if (kind === 'namespace') {
          expect(members.map((member) => member.name).sort()).toEqual(
            Object.keys(library[name] as object).sort(),
          );
          continue;
        }
        const value = library[name];
        if (kind === 'function') expect(typeof value, name).toBe('function');
        if (kind === 'class') expect(String(value), name).toMatch(/^class/);
        expect(signature, name).toMatch(new RegExp(`^(?:abstract )?(?:function|class|const|let) ${name}\\b`));
      }
    }
  });

  test('has the comment of every function and class', () => {
    const silentNames = entries.flatMap(({ name, declarations: declared }) =>
      declared
        .filter(({ kind, doc }) => (kind === 'function' || kind === 'class') && doc === '')
        .map((one) => `${name}: ${one.name}`),
    );
    expect(silentNames).toEqual([]);
  });

  test('shows signature, parameters and errors on the page of the entry', () => {
    const readers = words('developers/api/readers/index.html');
    expect(readers).toMatch(/function read\(/);
    expect(readers).toMatch(/throws.*ReadError/);
    expect(words('developers/api/tree/index.html')).toContain('parseNumber');
  });
});

describe('the documents of the project', () => {
  test('all have pages, and so has the guide of the kit', () => {
    const files = readdirSync(join(root, 'docs')).filter((name) => name.endsWith('.md'));
    const ids = documentsOf().map(({ id }) => id);
    for (const name of files) expect(ids).toContain(name.replace(/\.md$/, ''));
    expect(words('developers/kit/index.html')).toContain('An engine conforms to an edition when');
    expect(words('developers/tree/index.html')).toContain('glossaryEntry');
  });

  test('tell of all parameters, with every value and what it means', () => {
    const told = [...pages.keys()]
      .filter((address) => address.startsWith('developers/parameters/'))
      .map(words)
      .join(' ');
    const missing = PARAMETERS.filter(({ key, values }) => {
      const meanings = values.map(({ meaning }) => meaning.replace(/\s+/g, ' '));
      return !told.includes(key) || meanings.some((meaning) => !told.includes(meaning.slice(0, 40)));
    });
    expect(PARAMETERS.length).toBeGreaterThan(250);
    expect(missing.map(({ key }) => key)).toEqual([]);
  });

  test('show markup in them as itself, and follow no link that is none of the web', () => {
    const text = [
      '# A <script>alert(1)</script> title',
      '<img src=x onerror=alert(2)> and [a link](javascript:alert(3)) and [another](data:text/html,x)',
      '',
      '[the web](https://example.org/) [a document](tree.md) [a file](../src/tree/nodes.ts)',
      '',
      '<div onclick="alert(4)">block</div>',
      '',
      '| <b>a</b> | `b` |',
      '| --- | --: |',
      '| ![picture](https://tracker.invalid/x.png) | 2 |',
    ].join('\n');
    const tree = documentsOf().find(({ id }) => id === 'tree');
    const documents = [documentOf('hostile', 'docs/hostile.md', text), ...(tree ? [tree] : [])];
    const content =
      new Map(developerFiles({ entries: [], documents })).get('developers/hostile/index.html') ?? '';
    expect(content).toContain('&lt;img src=x onerror=alert(2)>');
    expect(content).toContain('&lt;div onclick=');
    expect(content).not.toMatch(/<(?:img|div onclick|b>)|javascript:|data:text|tracker/);
    expect([...content.matchAll(/href="([^"]*)"/g)].map((m) => m[1])).toEqual(
      expect.arrayContaining(['https://example.org/', '../tree/index.html']),
    );
    expect(content).not.toContain('nodes.ts"');
  });
});

describe('the commands', () => {
  test('are told of in the words of their own help', async () => {
    const told = words('developers/commands/index.html');
    const helps = await commandHelp(silent);
    expect(helps.map(({ name }) => name)).toEqual(expect.arrayContaining(['read', 'publish', 'serve']));
    for (const { name, help } of helps) {
      expect(help, name).toMatch(new RegExp(`^Usage: variorum ${name}`));
      expect(help, name).toMatch(/Examples?:/);
      expect(told).toContain(help.replace(/\s+/g, ' ').trim());
    }
  });
});

describe('every page for developers', () => {
  test('is light, well formed, and tells nothing of the machine', () => {
    for (const [address, content] of pages) {
      expect(content.length, address).toBeLessThan(150_000);
      expect(content, address).not.toContain(root);
      const errors: string[] = [];
      parse(content, { onParseError: ({ code }) => errors.push(code) });
      expect(errors, address).toEqual([]);
    }
  });

  test('leads only to pages and places that exist', () => {
    const dead: string[] = [];
    for (const [address, content] of pages) {
      for (const [, href = ''] of content.matchAll(/<a [^>]*?href="([^"]*)"/g)) {
        if (/^https?:/.test(href)) continue;
        const [path = '', anchor] = href.split('#');
        const target = path === '' ? address : posix.join(posix.dirname(address), path);
        if (!target.startsWith('developers/')) continue;
        const there = pages.get(target);
        if (there === undefined || (anchor !== undefined && !there.includes(`id="${anchor}"`)))
          dead.push(`${address}: ${href}`);
      }
    }
    expect(dead).toEqual([]);
  });
});
