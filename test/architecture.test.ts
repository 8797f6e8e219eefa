import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from './support/corpus.js';

const ROOMS = [
  'tree',
  'readers',
  'language',
  'compare',
  'lineage',
  'rulesets',
  'game',
  'cards',
  'scenarios',
  'client',
  'archive',
  'site',
  'cli',
];

/** Rooms, and parts of rooms, that run in a browser as they are. */
const BROWSER = [
  'tree',
  'language',
  'compare',
  'lineage',
  'rulesets',
  'game',
  'cards',
  'scenarios',
  'client',
  'readers/text',
  'readers/rst',
  'readers/markdown',
];

function sourceFiles(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? sourceFiles(path) : /\.tsx?$/.test(name) ? [path] : [];
  });
}

const files = sourceFiles(join(root, 'src')).map((path) => {
  const words = readFileSync(path, 'utf8');
  const imports = [...words.matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].map((m) => m[1] as string);
  return { path: relative(join(root, 'src'), path), absolute: path, words, imports };
});

describe('the rooms of src/', () => {
  test('import only from themselves and from rooms above them', () => {
    const wrong = files.flatMap(({ path, absolute, imports }) => {
      const own = ROOMS.indexOf(path.split('/')[0] as string);
      return imports
        .filter((name) => name.startsWith('.'))
        .map((name) => relative(join(root, 'src'), resolve(dirname(absolute), name)))
        .filter((target) => own >= 0 && ROOMS.indexOf(target.split('/')[0] as string) > own)
        .map((target) => `${path} imports ${target}`);
    });
    expect(wrong).toEqual([]);
  });

  test('know no Node module where they must run in a browser', () => {
    const wrong = files
      .filter(({ path }) => BROWSER.some((part) => path.startsWith(`${part}/`)))
      .filter(({ imports, words }) => imports.some((i) => i.startsWith('node:')) || /\bBuffer\./.test(words))
      .map(({ path }) => path);
    expect(wrong).toEqual([]);
  });

  test('the game sees of a ruleset its types and nothing of texts', () => {
    const wrong = files
      .filter(({ path }) => path.startsWith('game/'))
      .flatMap(({ path, imports }) =>
        imports
          .filter((i) => /\/(tree|readers|compare|lineage|archive)\//.test(i))
          .map((i) => `${path} imports ${i}`),
      );
    expect(wrong).toEqual([]);
  });

  test('of the game ask for no variant by its name outside the folder of the variants', () => {
    const wrong = files
      .filter(({ path }) => path.startsWith('game/') && !path.startsWith('game/variants/'))
      .filter(({ words }) => /variant (===|!==) '/.test(words))
      .map(({ path }) => path);
    expect(wrong).toEqual([]);
  });

  test('each have a README that says what lives there', () => {
    const without = ROOMS.filter(
      (room) =>
        files.some(({ path }) => path.startsWith(`${room}/`)) && !readmeOf(room).includes(`# ${room}`),
    );
    expect(without).toEqual([]);
  });
});

describe('the facts that are shipped', () => {
  test('are out of reach of whatever reads a value from words, or plays by it', () => {
    const reaching = files
      .filter(({ path }) =>
        /^rulesets\/(provisions|reading|words|vocabulary)\/|^rulesets\/compile\.ts$|^game\//.test(path),
      )
      .flatMap(({ path, imports }) =>
        imports.filter((i) => /shipped|declarations/.test(i)).map((i) => `${path} imports ${i}`),
      );
    expect(reaching).toEqual([]);
  });
});

/** Circles of values that are in the nature of the thing, each with its reason; a new one is a mistake. */
const CIRCLES: readonly (readonly string[])[] = [
  // Amounts count what filters find, filters compare with amounts, and both name players and objects.
  [
    'game/cards/amounts',
    'game/cards/filters',
    'game/cards/references',
    'game/cards/traits',
    'game/departure/remembered',
  ],
  // Whatever moves may change who controls the rest, and control that ends may send an object away.
  ['game/zones/control', 'game/zones/move'],
  // A claim is read by what it is about, and what it is about holds claims; a name is looked up in phrases that hold names.
  [
    'scenarios/examples/claims',
    'scenarios/examples/combat',
    'scenarios/examples/lives',
    'scenarios/examples/tables',
  ],
  [
    'scenarios/examples/objects',
    'scenarios/examples/refs',
    'scenarios/examples/teams',
    'scenarios/examples/tokens',
  ],
];

describe('imports of values', () => {
  test('go round in no circle of files but those that have a reason', () => {
    const edges = new Map(
      files.map(({ path, absolute, words }) => [
        path.replace(/\.tsx?$/, ''),
        [...words.matchAll(/^(?:import|export) (type )?([^;]*?)from '(\.[^']+)'/gm)]
          .filter(
            ([, type, names]) =>
              type === undefined && !/^\{(?:\s*type [^,}]+,?)+\s*\}\s*$/.test(names as string),
          )
          .map(([, , , name]) =>
            relative(join(root, 'src'), resolve(dirname(absolute), name as string)).replace(/\.jsx?$/, ''),
          ),
      ]),
    );
    const reach = (from: string): Set<string> => {
      const seen = new Set<string>();
      const left = [...(edges.get(from) ?? [])];
      for (let next = left.pop(); next !== undefined; next = left.pop()) {
        if (seen.has(next)) continue;
        seen.add(next);
        left.push(...(edges.get(next) ?? []));
      }
      return seen;
    };
    const reached = new Map([...edges.keys()].map((path) => [path, reach(path)]));
    const circles = new Set(
      [...reached]
        .filter(([path, others]) => others.has(path))
        .map(([path, others]) =>
          [...others]
            .filter((other) => reached.get(other)?.has(path))
            .sort()
            .join(' '),
        ),
    );
    const allowed = CIRCLES.map((circle) => circle.join(' '));
    expect([...circles].filter((circle) => !allowed.includes(circle))).toEqual([]);
  });
});

describe('names', () => {
  test('bear no numbers of rules: neither folders and files nor identifiers', () => {
    // Comments and strings may cite a rule; what is declared may not be called after one.
    const declared = /\b(?:const|let|function|class|interface|type)\s+([A-Za-z_$][\w$]*)/g;
    const numbered = /(?:^|[^\d])[1-9]\d{2}(?:[a-z]|_\d|$)/;
    const wrong = files.flatMap(({ path, words }) => [
      ...(numbered.test(path.replace(/\.\w+$/, '')) ? [path] : []),
      ...[...words.matchAll(declared)]
        .map((m) => m[1] as string)
        .filter((name) => numbered.test(name) && !/(?:cp|ibm|windows|sha|utf)_?\d+/i.test(name))
        .map((name) => `${path}: ${name}`),
    ]);
    expect(wrong).toEqual([]);
  });

  test('no date of an edition decides anything inside the engine or the compilation', () => {
    const wrong = files
      .filter(({ path }) => /^(compare|lineage|rulesets|game)\//.test(path))
      .filter(({ words }) => {
        const code = words.replace(/\/\*[\s\S]*?\*\//g, '').replace(/\/\/.*$/gm, '');
        return /['"`](?:19|20)\d{2}-\d{2}-\d{2}/.test(code);
      })
      .map(({ path }) => path);
    expect(wrong).toEqual([]);
  });
});

/** Files that are longer than 400 lines and wait to be divided, with the lines they have; no number here grows. */
const LONG: Readonly<Record<string, number>> = {
  'language/say/clauses.ts': 756,
  'site/pages/edition.tsx': 455,
  'site/pages/life.tsx': 438,
};

describe('files', () => {
  // What a script writes has the length of its data: nobody reads it from top to bottom.
  const written = files.filter(({ words }) => !words.startsWith('// Written by scripts/'));
  const lengths = written.map(({ path, words }) => ({ path, lines: words.trimEnd().split('\n').length }));

  test('have at most 400 lines, but for those that wait to be divided, which grow no further', () => {
    const wrong = lengths
      .filter(({ path, lines }) => lines > Math.max(400, LONG[path] ?? 0))
      .map(({ path, lines }) => `${path}: ${lines}`);
    expect(wrong).toEqual([]);
  });

  test('that were divided are no longer said to be long', () => {
    const short = lengths.filter(({ path, lines }) => path in LONG && lines <= 400).map(({ path }) => path);
    const gone = Object.keys(LONG).filter((path) => !lengths.some((file) => file.path === path));
    expect([...short, ...gone]).toEqual([]);
  });
});

function readmeOf(room: string): string {
  try {
    return readFileSync(join(root, 'src', room, 'README.md'), 'utf8');
  } catch {
    return '';
  }
}

describe('the tests', () => {
  test('make temporary folders in one place alone, which removes them', () => {
    const making = sourceFiles(join(root, 'test'))
      .filter((path) => /\bmkdtemp(?:Sync)?\(/.test(readFileSync(path, 'utf8')))
      .map((path) => relative(join(root, 'test'), path));
    expect(making.sort()).toEqual(['archive/support/program.ts', 'support/folder.ts']);
  });
});
