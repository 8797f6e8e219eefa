import type { EditionSource, LoadedEdition } from '../../../archive/index.js';
import { compareNumbers, parseNumber } from '../../../tree/index.js';
import { listIn } from '../../../tree/maps.js';
import { link, segment } from '../../address.js';
import type { FolderWriter } from '../../write.js';
import type { Compared, Followed, Follower } from '../follow.js';
import type { PublishedLife } from '../life.js';
import { comparisonPages } from './comparison.js';
import { contentsPage, editionTitle, leadUp, page, partPage } from './edition.js';
import { anchorOf, type Flavour } from './flavour.js';
import { filesOf, layOut, type Part } from './layout.js';
import { lifePage, lifeTitle } from './life.js';
import { escaped, inert } from './marks.js';
import { type Entry, positionsOf, siteFiles } from './sidebar.js';

/** What is wanted of the editions. */
export interface Chosen {
  /** Names of the editions that have pages; all when absent. The others are only compared with. */
  editions?: ReadonlySet<string>;
  /** Numbers of sections, and `glossary`; all when absent. */
  sections?: ReadonlySet<string>;
  /** True for the history of every rule, a page each. */
  lives: boolean;
}

/**
 * Pages of Markdown for other people's sites: editions by section, comparisons, lives of rules, and lists of them. Written in two
 * rounds: comparisons as they are made, and everything that names permanent ids when these are known.
 */
export class MarkdownPages implements Follower {
  readonly #writer: FolderWriter;
  readonly #flavour: Flavour;
  /** For each edition the page of every number. */
  readonly #files = new Map<string, ReadonlyMap<string, string>>();
  readonly #comparisons: Entry[] = [];
  readonly #chosen: Chosen;
  #lineages: Followed['lineages'];

  constructor(writer: FolderWriter, flavour: Flavour, chosen: Chosen) {
    this.#writer = writer;
    this.#flavour = flavour;
    this.#chosen = chosen;
  }

  edition({ name, tree }: LoadedEdition): void {
    if (this.#shows(name)) this.#files.set(name, filesOf(this.#partsOf(tree)));
  }

  comparison(compared: Compared): void {
    const { old, new: fresh } = compared;
    const folder = `comparisons/${folderName(old.name)}--${folderName(fresh.name)}`;
    const from = `${folder}/index.md`;
    const pages = comparisonPages(
      compared,
      {
        flavour: this.#flavour,
        old: (number) => this.#place(from, old.name, number),
        new: (number) => this.#place(from, fresh.name, number),
      },
      this.#chosen.sections,
    );
    const items = pages.map(({ file, label }): Entry => ({ label, file: `${folder}/${file}` }));
    const entry = { ...(items[0] as Entry), items: items.slice(1) };
    this.#comparisons.push(entry);
    const places = positionsOf([entry]);
    for (const { file, content } of pages)
      this.#write(`${folder}/${file}`, content, places.get(`${folder}/${file}`));
  }

  /** The round that knows all permanent ids. */
  async finish(
    sources: readonly EditionSource[],
    followed: Followed,
    lives: Iterable<PublishedLife>,
    onProgress: (words: string, done: number, total: number) => void,
  ): Promise<void> {
    const shown = sources.filter(({ name }) => this.#shows(name));
    const editions: Entry[] = [];
    for (const [at, source] of shown.entries()) {
      onProgress(`pages of ${source.name}`, at, shown.length);
      // The newest edition is read most: it comes first.
      editions.unshift(this.#writeEdition(await source.load(), followed, shown.length - at));
    }
    const told: PublishedLife[] = [];
    if (this.#chosen.lives)
      for (const life of lives) {
        if (!this.#tells(life)) continue;
        this.#write(
          lifeFile(life.lineage),
          lifePage(life, {
            rule: (number, edition) => this.#place(lifeFile(life.lineage), edition, number),
            life: (id) => (this.#known(id) ? link(lifeFile(life.lineage), lifeFile(id)) : undefined),
          }),
        );
        told.push({ ...life, events: [] });
      }
    const comparisons = [...this.#comparisons].reverse();
    const rules = this.#writeRules(told);
    const list = (entries: readonly Entry[]): string =>
      entries.map(({ label, file }) => `- [${escaped(label)}](${link('x', file)})`).join('\n');
    this.#write(
      'index.md',
      page('The Comprehensive Rules and their editions', {}, [
        'Unofficial. The rules of Magic: The Gathering and their texts belong to their publisher, Wizards of the Coast.',
        '## Editions',
        list(editions),
        ...(comparisons.length > 0 ? ['## Changes', list(comparisons)] : []),
        ...(rules ? ['## Rules', list([rules])] : []),
      ]),
      { position: 0, label: 'Overview' },
    );
    const contents = [...editions, ...comparisons, ...(rules ? [rules] : [])];
    for (const [path, content] of siteFiles(this.#flavour, contents)) this.#writer.write(path, content);
  }

  /** Without the sections that are not wanted. */
  #partsOf(tree: LoadedEdition['tree']): Part[] {
    const { sections } = this.#chosen;
    return layOut(tree).filter(
      ({ section, file }) => sections === undefined || sections.has(section ?? file.replace(/\.md$/, '')),
    );
  }

  #shows(edition: string): boolean {
    return this.#chosen.editions?.has(edition) ?? true;
  }

  #tells({ numbers }: Pick<PublishedLife, 'numbers'>): boolean {
    const { sections } = this.#chosen;
    return (
      sections === undefined || numbers.some(({ number }) => sections.has(number.split('.')[0] as string))
    );
  }

  /** True for a permanent id whose page is written. */
  #known(id: string): boolean {
    const numbers = this.#lineages?.history(id)?.numbers;
    return this.#chosen.lives && numbers !== undefined && this.#tells({ numbers });
  }

  #writeEdition(edition: LoadedEdition, { lineages }: Followed, position: number): Entry {
    this.#lineages = lineages;
    const folder = `editions/${folderName(edition.name)}`;
    const parts = this.#partsOf(edition.tree);
    const from = `${folder}/index.md`;
    const links = {
      flavour: this.#flavour,
      place: (number: string) => this.#place(from, edition.name, number),
      life: (number: string) => {
        const id = lineages?.concordance.lineageOf(number, edition.name);
        return id === undefined || !this.#known(id) ? undefined : link(from, lifeFile(id));
      },
    };
    const entryOf = ({ label, file, parts: inner }: Part): Entry => ({
      label,
      file: `${folder}/${file}`,
      ...(inner.length > 0 ? { items: inner.map(entryOf) } : {}),
    });
    const entry = { label: editionTitle(edition.name), file: from, items: parts.map(entryOf) };
    const places = positionsOf([entry]);
    this.#write(from, contentsPage(edition, parts), { position, label: entry.label });
    for (const part of parts.flatMap((p) => [p, ...p.parts])) {
      const file = `${folder}/${part.file}`;
      this.#write(file, partPage(edition, part, links), places.get(file));
    }
    return entry;
  }

  /** Lists of lives, by the chapter in which they stand today. */
  #writeRules(lives: readonly PublishedLife[]): Entry | undefined {
    if (lives.length === 0) return undefined;
    const groups = new Map<string, PublishedLife[]>();
    for (const life of lives) {
      const chapter = life.today === null ? undefined : parseNumber(life.today)?.chapter;
      const group = life.today === null ? 'ended' : chapter === undefined ? 'glossary' : `chapter-${chapter}`;
      listIn(groups, group).push(life);
    }
    const titles: Record<string, string> = { ended: 'Removed', glossary: 'Terms of the glossary' };
    const title = (group: string): string => titles[group] ?? `Chapter ${group.slice('chapter-'.length)}`;
    const order = (group: string): string => group.replace('chapter-', '');
    const ordered = [...groups].sort(([a], [b]) => compareNumbers(order(a), order(b)));
    const label = 'History of every rule';
    for (const [group, members] of ordered) {
      const number = (life: PublishedLife): string => life.today ?? life.numbers.at(-1)?.number ?? '';
      members.sort((a, b) => compareNumbers(number(a), number(b)));
      this.#write(
        `rules/${group}.md`,
        page(title(group), {}, [
          leadUp([label, 'index.md']),
          members
            .map(
              (life) =>
                `- [${escaped(lifeTitle(life))}](${link('rules/x', lifeFile(life.lineage))}), first ${escaped(life.lineage.replace('@', ' of '))}`,
            )
            .join('\n'),
        ]),
      );
    }
    this.#write(
      'rules/index.md',
      page(label, {}, [
        leadUp(['All editions', '../index.md']),
        `${lives.length} chapters, sections, rules and terms, by the chapter in which they stand today.`,
        ordered.map(([group]) => `- [${title(group)}](${group}.md)`).join('\n'),
      ]),
    );
    const items = ordered.map(([group]) => ({ label: title(group), file: `rules/${group}.md` }));
    return { label, file: 'rules/index.md', items };
  }

  #place(from: string, edition: string, number: string): string | undefined {
    const file = this.#files.get(edition)?.get(number);
    if (file === undefined) return undefined;
    const target = link(from, `editions/${folderName(edition)}/${file}`);
    // A page begins with its section; only rules have headings of their own.
    return parseNumber(number)?.rule === undefined
      ? target
      : `${target}#${encodeURIComponent(anchorOf(number, this.#flavour))}`;
  }

  /**
   * Writes a page.
   *
   * @param place among its neighbours and its name in lists: Docusaurus reads them from the page
   */
  #write(path: string, content: string, place?: { position: number; label: string }): void {
    const named =
      this.#flavour === 'docusaurus' && place !== undefined
        ? content.replace(
            '\n---\n',
            () => `\nsidebar_position: ${place.position}\nsidebar_label: ${inert(place.label)}\n---\n`,
          )
        : content;
    // VitePress computes what is in double braces, however they are written, unless a passage is marked.
    const computed = this.#flavour === 'vitepress' && named.includes('\\{\\{');
    this.#writer.write(path, computed ? leftAlone(named) : named);
  }
}

function lifeFile(id: string): string {
  return `rules/${folderName(id)}.md`;
}

/** A name as a part of a path that no program treats in a way of its own: some pass over what begins with a dot or a line. */
function folderName(name: string): string {
  return segment(name).replace(/^[._]/, (sign) => `~${sign.charCodeAt(0).toString(16)}.`);
}

/** Front matter stays outside. */
function leftAlone(content: string): string {
  const end = content.indexOf('\n---\n', 4) + '\n---\n'.length;
  return `${content.slice(0, end)}\n::: v-pre\n${content.slice(end)}\n:::\n`;
}
