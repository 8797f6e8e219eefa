import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from './support/corpus.js';

const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  exports: Record<string, string>;
  dependencies: Record<string, string>;
  optionalDependencies: Record<string, string>;
};
const brought = { ...manifest.dependencies, ...manifest.optionalDependencies };
const dist = join(root, 'dist');

/** For an engine: which rooms (or single modules) and packages an entry may load, and no module of Node. */
const LIGHT: Record<string, { rooms: string[]; packages: string[] }> = {
  tree: { rooms: ['tree'], packages: [] },
  language: { rooms: ['language', 'tree/fingerprint.js', 'tree/maps.js'], packages: [] },
  rulesets: { rooms: ['language', 'rulesets', 'tree'], packages: [] },
  game: { rooms: ['game', 'rulesets'], packages: [] },
  cards: { rooms: ['cards', 'language', 'tree/fingerprint.js', 'tree/maps.js'], packages: [] },
  lineage: {
    rooms: ['compare', 'language/lexicon/numbers.js', 'lineage', 'tree'],
    packages: ['diff', 'picocolors'],
  },
};

/** What a line of `scripts/loaded-modules.mjs` is: a room of ours, a package, or a module of Node. */
function kindOf(address: string): { module?: string; package?: string } {
  const installed = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(address)?.[1];
  if (installed !== undefined) return { package: installed };
  if (address.startsWith('node:')) return { package: address };
  return { module: relative(dist, new URL(address).pathname) };
}

describe.skipIf(!existsSync(dist))('loading an entry of the package', () => {
  test.each(Object.entries(LIGHT))(
    '%s loads nothing of readers, pages, archive or Node',
    (entry, allowed) => {
      const lines = execFileSync(
        process.execPath,
        [join(root, 'scripts/loaded-modules.mjs'), `./dist/${entry}/index.js`],
        { cwd: root, encoding: 'utf8' },
      );
      const kinds = lines.trim().split('\n').map(kindOf);
      const modules = kinds.flatMap((kind) => kind.module ?? []);
      const packages = new Set(kinds.flatMap((kind) => kind.package ?? []));
      expect(modules).toContain(`${entry}/index.js`);
      expect(
        modules.filter((path) => !allowed.rooms.some((room) => path === room || path.startsWith(`${room}/`))),
      ).toEqual([]);
      expect([...packages].filter((name) => !allowed.packages.includes(name))).toEqual([]);
    },
  );
});

describe.skipIf(!existsSync(dist))('a program that node was given as words', () => {
  test('reads documents in a thread, as a file does', () => {
    const code = `import { readDocument } from ${JSON.stringify(join(dist, 'readers/index.js'))};
      const page = '<html><body><p>1. Lamps</p><p>100. General</p><p>100.1. A lamp burns.</p></body></html>';
      const { tree } = await readDocument(Buffer.from(page), { file: 'lamps.html' });
      console.log(JSON.stringify(tree).includes('A lamp burns.'));
      process.exit();`;
    const told = execFileSync(process.execPath, ['--input-type=module', '-e', code], { encoding: 'utf8' });
    expect(told).toBe('true\n');
  });
});

describe('installing the package', () => {
  interface Locked {
    dependencies?: Record<string, string>;
    optionalDependencies?: Record<string, string>;
    peerDependencies?: Record<string, string>;
    peerDependenciesMeta?: Record<string, { optional?: boolean }>;
  }
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, Locked>;
  };

  /** Where a package finds another: in its own folder first, then in those around it. */
  function placeOf(name: string, from: string): string | undefined {
    for (let at = from; ; at = at.slice(0, Math.max(0, at.lastIndexOf('node_modules/') - 1))) {
      const place = `${at === '' ? '' : `${at}/`}node_modules/${name}`;
      if (place in packages) return place;
      if (at === '') return undefined;
    }
  }

  test('brings at most 40 others, optional ones among them', () => {
    const found = new Set<string>();
    const follow = (place: string, locked: Locked): void => {
      const peers = Object.keys(locked.peerDependencies ?? {}).filter(
        (name) => locked.peerDependenciesMeta?.[name]?.optional !== true,
      );
      const names = [
        ...Object.keys({ ...locked.dependencies, ...locked.optionalDependencies }),
        ...(place === '' ? [] : peers),
      ];
      for (const name of names) {
        const at = placeOf(name, place);
        if (at === undefined || found.has(at)) continue;
        found.add(at);
        follow(at, packages[at] as Locked);
      }
    };
    follow('', packages[''] as Locked);
    expect(found.size).toBeGreaterThan(Object.keys(manifest.dependencies).length);
    expect(found.size).toBeLessThanOrEqual(40);
  });
});

describe('the types of the package', () => {
  test('name no package that is not installed with it', () => {
    const missing: string[] = [];
    const seen = new Set<string>();
    const follow = (file: string): void => {
      if (seen.has(file) || !existsSync(file)) return;
      seen.add(file);
      for (const [, name] of readFileSync(file, 'utf8').matchAll(/\bfrom '([^']+)'|\bimport\("([^"]+)"\)/g)) {
        if (name === undefined) continue;
        if (name.startsWith('.')) follow(resolve(dirname(file), name.replace(/\.js$/, '.d.ts')));
        else {
          const brings = name.split('/', name.startsWith('@') ? 2 : 1).join('/');
          if (!name.startsWith('node:') && !(brings in brought) && !(`@types/${brings}` in brought))
            missing.push(`${relative(root, file)} names ${name}`);
        }
      }
    };
    for (const target of Object.values(manifest.exports))
      if (target.endsWith('.js')) follow(join(root, target.replace(/\.js$/, '.d.ts')));
    expect(missing).toEqual([]);
  });

  test('are those of the entries: no types of pages and commands are packed', () => {
    const entries = Object.values(manifest.exports).map((target) => target.split('/')[2]);
    for (const room of ['cli', 'client', 'site']) expect(entries).not.toContain(room);
  });
});

describe.skipIf(!existsSync(dist))('the example of a whole game', () => {
  const file = join(root, 'examples/two-headed-giant.mjs');
  const play = (...args: string[]) => execFileSync(process.execPath, [file, ...args], { encoding: 'utf8' });

  test('is a game of Two-Headed Giant, won by a team, for a reason that can be told', () => {
    const told = play('2011-07-15', '1');
    expect(told).toMatch(/^2011-07-15: \d+ turns\n/);
    expect(told).toMatch(/^(?:Sun|Moon) won, life \d+$/m);
    expect(told).toMatch(/^(?:Sun|Moon) lost, life -?\d+\n {2}teamLost: \S+@/m);
    expect(play('2011-07-15', '1')).toBe(told);
    expect(play('2026-04-17', '2')).toMatch(/^2026-04-17: /);
  });

  test('is the one that docs/game.md shows, in thirty lines at most', () => {
    const words = readFileSync(file, 'utf8');
    expect(readFileSync(join(root, 'docs/game.md'), 'utf8')).toContain(words);
    expect(words.trim().split('\n').length).toBeLessThanOrEqual(30);
  });
});

describe.each([
  ['two-headed-giant', 40],
  ['emperor', 20],
] as const)('the page of vectors of %s', (name, least) => {
  const page = readFileSync(join(root, `docs/${name}-in-vectors.md`), 'utf8');
  const rows = [...page.matchAll(/^\| (\d{3}\.\d+[a-z]?) \| .*\(`([\w-]+)`\) \| \S.* \| \d+ \|$/gm)];

  test('has a rule for each, and names scenarios that the package has', () => {
    const folder = join(root, 'fixtures/scenarios');
    const ids = new Set(
      readdirSync(folder)
        .filter((file) => file.endsWith('.json'))
        .flatMap((file) =>
          (JSON.parse(readFileSync(join(folder, file), 'utf8')) as { id: string }[]).map(({ id }) => id),
        ),
    );
    expect(rows.length).toBeGreaterThanOrEqual(least);
    expect(rows.length).toBe(page.split('\n').filter((line) => /^\| \d/.test(line)).length);
    expect(rows.map(([, , id]) => id as string).filter((id) => !ids.has(id))).toEqual([]);
  });
});

describe.skipIf(!existsSync(dist))('what is compiled', () => {
  test('is rooms and the entry: whatever makes a book looks into each of them', () => {
    const others = readdirSync(dist, { withFileTypes: true }).filter((entry) => !entry.isDirectory());
    expect(others.map(({ name }) => name).sort()).toEqual(['index.d.ts', 'index.js']);
  });
});

describe.skipIf(!existsSync(join(dist, 'cli/bundled')))('the command line', () => {
  const folder = join(dist, 'cli');

  test('has the thread that reads documents in a few files', () => {
    const own = readFileSync(join(dist, 'readers/worker.js'), 'utf8').matchAll(
      /^import .* from "(\.[^"]*)";/gm,
    );
    for (const [, path = ''] of own) expect(path).toMatch(/^\.\/thread\/|^\.\.\/libraries\//);
  });

  test('is bundled: its room holds nothing beside the entry, what it loads, and the notices', () => {
    expect(readdirSync(folder).sort()).toEqual(['bin.js', 'bundled', 'licences.md']);
    expect(readFileSync(join(folder, 'licences.md'), 'utf8')).toMatch(/^## commander - \d/m);
  });

  test('has the commands that answer at once in one file', () => {
    const files = readdirSync(join(folder, 'bundled')).filter((name) => name.startsWith('short-'));
    expect(files).toHaveLength(1);
    const text = readFileSync(join(folder, 'bundled', files[0] as string), 'utf8');
    for (const command of ['history', 'blame', 'cite', 'search'])
      expect(text).toMatch(new RegExp(`^(?:const|var|let) ${command}Command = `, 'm'));
    expect(readFileSync(join(folder, 'bin.js'), 'utf8')).toContain(`./bundled/${files[0]}`);
  });
});

describe('what compiling bundles', () => {
  const folder = join(dist, 'libraries');
  test.skipIf(!existsSync(folder))('comes with its notices, and no compiled file names it otherwise', () => {
    const names = readdirSync(folder);
    expect(names).toContain('licences.js.md');
    expect(names).toContain('licences.cjs.md');
    for (const name of names.filter((one) => one.endsWith('.md')))
      expect(readFileSync(join(folder, name), 'utf8')).toMatch(/^## \S+ - \d/m);
    const loose = readdirSync(dist, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.js') && !/^(?:libraries|site.program)/.test(name))
      .filter((name) => statSync(join(dist, name)).isFile())
      .flatMap((name) =>
        [...readFileSync(join(dist, name), 'utf8').matchAll(/^import [^'";]*from '([a-z@][^'.:]*)'/gm)]
          .map((match) => match[1] as string)
          .map((module) => module.split('/', module.startsWith('@') ? 2 : 1).join('/'))
          .filter((module) => !(module in brought))
          .map((module) => `${name} imports ${module}`),
      );
    expect(loose).toEqual([]);
  });
});
