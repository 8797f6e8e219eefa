import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import fc from 'fast-check';
import type { Nodes, Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { beforeAll, describe, expect, test } from 'vitest';
import { parse as parseYaml } from 'yaml';
import { anchorOf, FLAVOURS } from '../../src/site/publish/markdown/flavour.js';
import { escaped } from '../../src/site/publish/markdown/marks.js';
import { settled } from '../../src/site/publish/text.js';
import { variorum } from '../cli/support.js';
import { root } from '../support/corpus.js';
import { emptyFolder } from '../support/folder.js';
import { asPage, COLOURS, HOSTILE, HOSTILE_NAME, hostileEdition, meant } from './hostile-source.js';
import { elementsOf } from './xml.js';

const parser = unified().use(remarkParse).use(remarkGfm);

function parseMarkdown(text: string): Root {
  return parser.parse(text) as Root;
}

/** Every node of a document. */
function nodesOf(node: Nodes): Nodes[] {
  return [node, ...('children' in node ? node.children.flatMap((child) => nodesOf(child)) : [])];
}

function wordsOf(node: Nodes): string {
  return nodesOf(node)
    .map((n) => (n.type === 'text' || n.type === 'inlineCode' ? n.value : ''))
    .join('');
}

/** Front matter and the page below it. */
function pageOf(text: string): { matter: Record<string, unknown>; body: string } {
  const [, matter = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? [];
  return { matter: parseYaml(matter) as Record<string, unknown>, body };
}

/** Only our own marks may come out as HTML, and only bare ones. */
const OWN_HTML = /^<\/?(?:ins|del|em)>$/;

function pagesIn(folder: string): string[] {
  return (readdirSync(folder, { recursive: true }) as string[])
    .filter((file) => file.endsWith('.md'))
    .map((file) => file.split('\\').join('/'));
}

describe('characters of a source in Markdown', () => {
  test('stay the characters they are, whatever they are', () => {
    const signs = fc.string({
      unit: fc.constantFrom(
        ...'<>{}[]()*_`~#+-=|!:&;\\/."\'^$%@ \tab1exportimport'.split(''),
        '\u202e',
        '\u0000',
      ),
      maxLength: 40,
    });
    fc.assert(
      fc.property(fc.oneof(signs, fc.string(), fc.constantFrom(...HOSTILE)), (text) => {
        const shown = settled(text).trim();
        fc.pre(shown !== '');
        const [block, ...more] = parseMarkdown(escaped(text, true)).children;
        expect(more).toEqual([]);
        expect(block?.type).toBe('paragraph');
        // GitHub's dialect makes links of addresses in plain words, which then lead where they say.
        expect(block && wordsOf(block)).toBe(shown);
        expect(block && nodesOf(block).filter((n) => n.type === 'html' || n.type === 'image')).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });

  test('leave no brace, bracket or angle bracket that another dialect would take for its own', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.constantFrom(...HOSTILE)), (text) => {
        const bare = escaped(text, true).replace(/\\[\\`*_{}[\]#>+\-.!)]/g, '');
        expect(bare).not.toMatch(/[<{}[\]`]|^(?:im|ex)port\b|^:::|\{\{/);
      }),
      { numRuns: 500 },
    );
  });

  test('turn no words around them, and none of them is a control character', () => {
    expect(settled('left \u202eright')).toBe('left \u202eright\u202c');
    expect(settled('\u2067a\u202eb')).toBe('\u2067a\u202eb\u202c\u2069');
    expect(settled('\u2067closed\u2069')).toBe('\u2067closed\u2069');
    expect(settled('bell\u0007 line\u2028break\nand \ud800')).toBe('bell\ufffd line break and \ufffd');
  });
});

describe('the samples as Markdown', () => {
  const out = join(emptyFolder(), 'published');
  /** Every page, parsed once. */
  const pages = new Map<string, { matter: Record<string, unknown>; body: string; nodes: Nodes[] }>();

  beforeAll(async () => {
    const call = await variorum(['publish', 'sources', '--markdown', '--editions', 'all', '--out', out]);
    expect(call.err).not.toMatch(/^variorum:/m);
    expect(call.status).toBe(0);
    for (const file of pagesIn(out)) {
      const page = pageOf(readFileSync(join(out, file), 'utf8'));
      pages.set(file, { ...page, nodes: nodesOf(parseMarkdown(page.body)) });
    }
  });

  test('are pages of editions, comparisons and lives, each with a title in its front matter', () => {
    for (const file of [
      'index.md',
      'editions/2008-02-01/index.md',
      'editions/2008-02-01/606.md',
      'editions/2008-02-01/glossary.md',
      'comparisons/2008-02-01--2011-07-15/810.md',
      'rules/606.9a@2005-08-01.md',
      'rules/chapter-8.md',
    ])
      expect([...pages.keys()]).toContain(file);
    const untitled = [...pages].filter(
      ([, { matter, nodes }]) =>
        typeof matter.title !== 'string' ||
        matter.title === '' ||
        nodes.filter((node) => node.type === 'heading' && node.depth === 1).length !== 1,
    );
    expect(untitled).toEqual([]);
  });

  test('lead only to pages and headings that exist', () => {
    const anchors = new Map(
      [...pages].map(([file, { nodes }]) => [
        file,
        new Set(nodes.flatMap((node) => (node.type === 'heading' ? [anchorOf(wordsOf(node), 'plain')] : []))),
      ]),
    );
    const links = [...pages].flatMap(([file, { nodes }]) =>
      nodes.flatMap((node) =>
        node.type === 'link' && !/^https?:/.test(node.url) ? [{ file, url: node.url }] : [],
      ),
    );
    expect(links.length).toBeGreaterThan(2000);
    const dead = links.filter(({ file, url }) => {
      const [path = '', anchor] = url.split('#');
      const target = path === '' ? file : posix.join(posix.dirname(file), decodeURIComponent(path));
      const known = anchors.get(target);
      return known === undefined || (anchor !== undefined && !known.has(decodeURIComponent(anchor)));
    });
    expect(dead).toEqual([]);
  });

  test('have no HTML but bare marks of insertion, deletion and emphasis', () => {
    const html = [...pages.values()].flatMap(({ nodes }) =>
      nodes.flatMap((node) => (node.type === 'html' ? [node.value] : [])),
    );
    expect(html.length).toBeGreaterThan(100);
    expect(html.filter((value) => !OWN_HTML.test(value))).toEqual([]);
  });

  test('tell of 606.9a that it is 810.9a today, and what it states', () => {
    const life = pages.get('rules/606.9a@2005-08-01.md')?.body;
    expect(life).toMatch(/^\n# Rule 810\.9a/);
    expect(life).toMatch(/606\.9a\]\(.*606\.md#.*2008-02-01/);
    expect(life).toMatch(/twoHeadedGiant\.individualLife\.value: halfTeamTotalRoundedUp.*teamTotal/);
    expect(life).toContain('<ins>');
  });
});

describe('what is published where nothing is chosen', () => {
  const out = join(emptyFolder(), 'published');
  beforeAll(() => variorum(['publish', 'sources', '--markdown', '--for', 'vitepress', '--out', out]));

  test('is the newest edition with its changes, and a sidebar that lists each page once', () => {
    const pages = pagesIn(out);
    expect(pages.filter((file) => /^editions\/[^/]+\/index/.test(file))).toEqual([
      'editions/2011-07-15/index.md',
    ]);
    expect(pages.some((file) => file.startsWith('comparisons/2008-02-01--2011-07-15/'))).toBe(true);
    expect(pages.some((file) => file.startsWith('rules/'))).toBe(false);
    const sidebar = JSON.parse(readFileSync(join(out, 'sidebar.json'), 'utf8')) as Item[];
    const links = (items: readonly Item[]): string[] =>
      items.flatMap((item) => [item.link, ...links(item.items ?? [])]);
    const listed = links(sidebar).map((link) => `${/(?:^|\/)$/.test(link) ? `${link}index` : link}.md`);
    expect(listed.sort()).toEqual(pages.filter((file) => file !== 'index.md').sort());
    expect(JSON.stringify(sidebar)).toContain('810. ');
  });

  test('leads up from every page', () => {
    for (const file of pagesIn(out).filter((name) => name !== 'index.md'))
      expect(readFileSync(join(out, file), 'utf8'), file).toMatch(/\n# .*\n\n\[[^\]]+\]\([^)]*index\.md\)/);
  });
});

interface Item {
  link: string;
  items?: Item[];
}

test('sections and editions can be chosen', async () => {
  const out = join(emptyFolder(), 'published');
  const call = await variorum([
    'publish',
    'sources',
    '--markdown',
    '--for',
    'docusaurus',
    '--editions',
    '2008-02-01,2011-07-15',
    '--section',
    '606,810',
    '--no-lives',
    '--out',
    out,
  ]);
  expect(call.err).not.toMatch(/^variorum:/m);
  expect(pagesIn(out).sort()).toEqual([
    'comparisons/2008-02-01--2011-07-15/606.md',
    'comparisons/2008-02-01--2011-07-15/805.md',
    'comparisons/2008-02-01--2011-07-15/810.md',
    'comparisons/2008-02-01--2011-07-15/index.md',
    'editions/2008-02-01/606.md',
    'editions/2008-02-01/index.md',
    'editions/2011-07-15/810.md',
    'editions/2011-07-15/index.md',
    'index.md',
  ]);
  const { matter } = pageOf(readFileSync(join(out, 'editions/2011-07-15/810.md'), 'utf8'));
  expect(matter).toMatchObject({ sidebar_position: 1 });
  expect(JSON.parse(readFileSync(join(out, 'editions/2011-07-15/_category_.json'), 'utf8'))).toMatchObject({
    label: 'Rules of 15 July 2011',
    position: 1,
  });
});

describe.each(FLAVOURS)('links into pages for %s', (flavour) => {
  test('lead to the anchors that this program gives its headings', async () => {
    const out = join(emptyFolder(), 'published');
    await variorum([
      'publish',
      'sources/edition-2008.txt',
      '--markdown',
      '--lives',
      '--for',
      flavour,
      '--out',
      out,
    ]);
    const said = flavour === 'vitepress' || flavour === 'docusaurus';
    const pages = new Map(pagesIn(out).map((file) => [file, readFileSync(join(out, file), 'utf8')]));
    const anchors = new Map(
      [...pages].map(([file, text]) => [
        file,
        new Set(
          [...text.matchAll(/^#+ (.*)$/gm)].map(([, line = '']) =>
            said
              ? /\{#([^}]+)\}$/.exec(line)?.[1]
              : anchorOf(line.replace(/^\[(.*)\]\(.*\)$/, '$1'), flavour),
          ),
        ),
      ]),
    );
    const links = [...pages].flatMap(([file, text]) =>
      [...text.matchAll(/\]\(([^)#]*)#([^)]+)\)/g)].map(([, path = '', anchor = '']) => ({
        target: path === '' ? file : posix.join(posix.dirname(file), path),
        anchor,
      })),
    );
    expect(links.length).toBeGreaterThan(200);
    expect(links.filter(({ target, anchor }) => !anchors.get(target)?.has(anchor))).toEqual([]);
  });
});

describe('the samples as JSON', () => {
  const out = join(emptyFolder(), 'published');
  const base = 'https://example.org/rules/';
  const json = (file: string) => JSON.parse(readFileSync(join(out, file), 'utf8'));

  beforeAll(async () => {
    const call = await variorum(['publish', 'sources', '--json', '--base', base.slice(0, -1), '--out', out]);
    expect(call.err).not.toMatch(/^variorum:/m);
    expect(JSON.parse(call.out)).toMatchObject({ editions: 5, comparisons: 8 });
  });

  test('are one file for each rule, and an index that lists them all', () => {
    const { rules, editions, comparisons } = json('index.json');
    expect(editions.map((e: { name: string }) => e.name)).toContain('2008-02-01');
    expect(comparisons.every((c: { file: string }) => existsSync(join(out, c.file)))).toBe(true);
    const files = (readdirSync(join(out, 'rules')) as string[]).map((file) => `rules/${file}`);
    expect(rules.map((r: { file: string }) => r.file).sort()).toEqual(files.sort());
    for (const rule of rules) expect(json(rule.file)).toMatchObject({ id: rule.id, today: rule.today });
  });

  test('tell the life of 606.9a: its numbers, its wordings, and the parameter that it states', () => {
    const life = json('rules/606.9a@2005-08-01.json');
    expect(life.numbers).toEqual([
      { number: '606.9a', first: '2008-02-01', last: '2008-02-01' },
      { number: '810.9a', first: '2011-07-15', last: '2011-07-15' },
    ]);
    expect(life.wordings.map((w: { edition: string }) => w.edition)).toEqual(['2008-02-01', '2011-07-15']);
    const words = life.wordings[1].words as { op: string; text: string }[];
    expect(
      words
        .filter((w) => w.op !== 'insert')
        .map((w) => w.text)
        .join(''),
    ).toBe(life.wordings[0].text);
    expect(
      words
        .filter((w) => w.op !== 'delete')
        .map((w) => w.text)
        .join(''),
    ).toBe(life.wordings[1].text);
    const parameter = life.parameters.find(
      (p: { key: string }) => p.key === 'twoHeadedGiant.individualLife.value',
    );
    expect(parameter.stretches.map((s: { value: string }) => s.value)).toEqual([
      'halfTeamTotalRoundedUp',
      'teamTotal',
    ]);
  });

  test('have a feed that is well formed, with all that Atom asks for and an entry for each whole edition', () => {
    const { elements } = elementsOf(readFileSync(join(out, 'feed.xml'), 'utf8'));
    const within = (name: string, path: string) => elements.filter((e) => e.name === name && e.path === path);
    for (const name of ['id', 'title', 'updated', 'author', 'link'])
      expect(within(name, 'feed').length, name).toBeGreaterThan(0);
    expect(within('name', 'feed/author').map((e) => e.text)).toEqual(['Variorum']);
    const entries = within('entry', 'feed');
    expect(entries).toHaveLength(2);
    for (const name of ['id', 'title', 'updated', 'link', 'summary'])
      expect(within(name, 'feed/entry'), name).toHaveLength(entries.length);
    const ids = elements.filter((e) => e.name === 'id').map((e) => e.text);
    expect(new Set(ids).size).toBe(3);
    for (const id of ids)
      expect(id).toMatch(/^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    for (const { text } of elements.filter((e) => e.name === 'updated'))
      expect(text).toMatch(/^\d{4}-\d\d-\d\dT00:00:00Z$/);
    const links = within('link', 'feed/entry').map((e) => e.attributes.href ?? '');
    expect(links[0]).toBe(`${base}comparisons/2008-02-01--2011-07-15.json`);
    for (const href of links) expect(existsSync(join(out, href.slice(base.length)))).toBe(true);
    expect(within('summary', 'feed/entry')[0]?.text).toMatch(
      /^From 1 February 2008 to 15 July 2011, .* In substance: .*101\.4 \(now 103\.4\)/,
    );
  });

  test('give an edition the same id in every feed, wherever it stands', async () => {
    const other = join(emptyFolder(), 'published');
    await variorum(['publish', 'sources/edition-2011.txt', '--json', '--out', other]);
    const idOf = (folder: string) =>
      elementsOf(readFileSync(join(folder, 'feed.xml'), 'utf8')).elements.find(
        (e) => e.name === 'id' && e.path === 'feed/entry',
      )?.text;
    expect(idOf(other)).toBe(idOf(out));
  });
});

describe('hostile sources', () => {
  const folder = emptyFolder();
  writeFileSync(join(folder, '2008.txt'), hostileEdition('February 1, 2008'));
  writeFileSync(join(folder, '2011.html'), asPage(hostileEdition('July 15, 2011', ' <b>now</b> {{more}}')));
  writeFileSync(join(folder, HOSTILE_NAME), hostileEdition(undefined, ' <u>undated</u>'));

  test.each(FLAVOURS)('show as themselves in Markdown for %s', async (flavour) => {
    const out = join(emptyFolder(), 'published');
    const call = await variorum(
      ['publish', '.', '--markdown', '--json', '--for', flavour, '--out', out],
      folder,
    );
    expect(call.status, call.err).toBe(0);
    const pages = pagesIn(out);
    expect(pages.length).toBeGreaterThan(50);
    const shown = new Set<string>();
    for (const file of pages) {
      const { matter, body } = pageOf(readFileSync(join(out, file), 'utf8'));
      expect(typeof matter.title, file).toBe('string');
      expect(Object.keys(matter).filter((key) => !/^[a-z_]+$/.test(key))).toEqual([]);
      for (const node of nodesOf(parseMarkdown(body))) {
        if (node.type === 'html') expect(node.value, file).toMatch(OWN_HTML);
        if (node.type === 'link' || node.type === 'definition')
          expect(node.url, file).toMatch(/^[\w~./@%#-]+$|^https:\/\/tracker\.invalid/);
        expect([
          'image',
          'imageReference',
          'linkReference',
          'code',
          'table',
          'footnoteReference',
        ]).not.toContain(node.type);
        if (node.type === 'paragraph') shown.add(wordsOf(node).trim());
      }
      if (flavour === 'vitepress' && body.includes('{\\{'))
        expect(body).toMatch(/^\n::: v-pre\n[\s\S]*\n:::\n$/);
    }
    // Characters that draw nothing are nobody's words: readers and writers may leave them out or put a mark in their place.
    const drawn = (text: string): string =>
      text
        .replace(COLOURS, '')
        .replace(/(?!\s)[\p{Cc}\p{Cf}\ufffd]/gu, '')
        .replace(/\s+/g, ' ')
        .trim();
    const all = [...shown].map(drawn);
    // References to characters are read as those characters, with a message.
    const forms = (text: string) => [drawn(text), drawn(meant(text))];
    expect(
      HOSTILE.filter((text) => !all.some((words) => forms(text).some((form) => words.includes(form)))),
    ).toEqual([]);
  });

  test('tell nothing of the machine that they were read on', async () => {
    const out = join(emptyFolder(), 'published');
    await variorum(['publish', folder, '--markdown', '--json', '--out', out], root);
    const telling = (readdirSync(out, { recursive: true, withFileTypes: true }) as import('node:fs').Dirent[])
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .filter((path) => {
        const text = readFileSync(path, 'utf8');
        return text.includes(folder) || text.includes(root);
      });
    expect(telling).toEqual([]);
  });
});

describe('the call', () => {
  test.each([
    [[], /required option '--out/],
    [['--out', 'x'], /--markdown, --json, or both/],
    [['--markdown', '--for', 'jekyll', '--out', 'x'], /"jekyll" is not known; choose one of.*vitepress/],
    [['--json', '--for', 'mkdocs', '--out', 'x'], /add --markdown/],
    [['--markdown', '--editions', '1066', '--out', 'x'], /no edition matches "1066"/],
    [['--json', '--base', 'javascript:alert(1)', '--out', 'x'], /no address of the web/],
    [['package.json', '--json', '--out', 'x'], /^variorum: package\.json: /],
  ])('that is wrong is told so in one line: %j', async (args, words) => {
    const call = await variorum(['publish', ...args]);
    expect(call.status).toBe(2);
    expect(call.err).toMatch(words);
    expect(call.err.trim().split('\n')).toHaveLength(1);
    expect(existsSync(join(root, 'x'))).toBe(false);
  });

  test('leaves a folder alone that is not its own, and replaces one that is', async () => {
    const folder = emptyFolder();
    const foreign = join(folder, 'mine.txt');
    writeFileSync(foreign, 'kept');
    const source = 'sources/fragment-2006.txt';
    const refused = await variorum(['publish', source, '--json', '--out', folder]);
    expect(refused.status).toBe(2);
    expect(readFileSync(foreign, 'utf8')).toBe('kept');
    const out = join(folder, 'published');
    await variorum(['publish', source, '--json', '--out', out]);
    writeFileSync(join(out, 'stale.txt'), 'old');
    await variorum(['publish', source, '--json', '--out', out]);
    expect(existsSync(join(out, 'index.json'))).toBe(true);
    expect(existsSync(join(out, 'stale.txt'))).toBe(false);
    expect(readdirSync(folder).sort()).toEqual(['mine.txt', 'published']);
  });
});
