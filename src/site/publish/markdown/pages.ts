import type { EditionSource, LoadedEdition } from '../../../archive/index.js';
import { compareNumbers, parseNumber } from '../../../tree/index.js';
import { link, segment } from '../../address.js';
import type { FolderWriter } from '../../write.js';
import type { Compared, Followed, Follower } from '../follow.js';
import type { PublishedLife } from '../life.js';
import { comparisonPages } from './comparison.js';
import { contentsPage, page, partPage } from './edition.js';
import { anchorOf, type Flavour } from './flavour.js';
import { filesOf, layOut } from './layout.js';
import { lifePage, lifeTitle } from './life.js';
import { escaped } from './marks.js';

/**
 * Pages of Markdown for other people's sites: editions by section, comparisons, lives of rules, and lists of them. Written in two
 * rounds: comparisons as they are made, and everything that names permanent ids when these are known.
 */
export class MarkdownPages implements Follower {
  readonly #writer: FolderWriter;
  readonly #flavour: Flavour;
  /** For each edition the page of every number. */
  readonly #files = new Map<string, ReadonlyMap<string, string>>();
  readonly #comparisons: { id: string; old: string; new: string }[] = [];

  constructor(writer: FolderWriter, flavour: Flavour) {
    this.#writer = writer;
    this.#flavour = flavour;
  }

  edition({ name, tree }: LoadedEdition): void {
    this.#files.set(name, filesOf(layOut(tree)));
  }

  comparison(compared: Compared): void {
    const folder = `comparisons/${folderName(compared.old.name)}--${folderName(compared.new.name)}`;
    const from = `${folder}/index.md`;
    const files = comparisonPages(compared, {
      flavour: this.#flavour,
      old: (number) => this.#place(from, compared.old.name, number),
      new: (number) => this.#place(from, compared.new.name, number),
    });
    for (const { file, content } of files) this.#write(`${folder}/${file}`, content);
    this.#comparisons.push({ id: folder, old: compared.old.name, new: compared.new.name });
  }

  /** The round that knows all permanent ids. */
  async finish(
    sources: readonly EditionSource[],
    followed: Followed,
    lives: Iterable<PublishedLife>,
    onProgress: (words: string, done: number, total: number) => void,
  ): Promise<void> {
    for (const [at, source] of sources.entries()) {
      onProgress(`pages of ${source.name}`, at, sources.length);
      this.#writeEdition(await source.load(), followed);
    }
    const told: PublishedLife[] = [];
    for (const life of lives) {
      this.#write(
        lifeFile(life.lineage),
        lifePage(life, {
          rule: (number, edition) => this.#place(lifeFile(life.lineage), edition, number),
          life: (id) => link(lifeFile(life.lineage), lifeFile(id)),
        }),
      );
      told.push({ ...life, events: [] });
    }
    this.#writeLists(sources, told);
  }

  #writeEdition(edition: LoadedEdition, { lineages }: Followed): void {
    const folder = `editions/${folderName(edition.name)}`;
    const parts = layOut(edition.tree);
    const from = `${folder}/index.md`;
    const links = {
      flavour: this.#flavour,
      place: (number: string) => this.#place(from, edition.name, number),
      life: (number: string) => {
        const id = lineages?.concordance.lineageOf(number, edition.name);
        return id === undefined ? undefined : link(from, lifeFile(id));
      },
    };
    this.#write(from, contentsPage(edition, parts));
    for (const part of parts.flatMap((p) => [p, ...p.parts]))
      this.#write(`${folder}/${part.file}`, partPage(edition, part, links));
  }

  #writeLists(sources: readonly EditionSource[], lives: readonly PublishedLife[]): void {
    const groups = new Map<string, PublishedLife[]>();
    for (const life of lives) {
      const chapter = life.today === null ? undefined : parseNumber(life.today)?.chapter;
      const group = life.today === null ? 'ended' : chapter === undefined ? 'glossary' : `chapter-${chapter}`;
      groups.set(group, [...(groups.get(group) ?? []), life]);
    }
    const titles: Record<string, string> = { ended: 'What has ended', glossary: 'Terms of the glossary' };
    const title = (group: string): string => titles[group] ?? `Chapter ${group.slice('chapter-'.length)}`;
    const order = (group: string): string => group.replace('chapter-', '');
    const ordered = [...groups].sort(([a], [b]) => compareNumbers(order(a), order(b)));
    for (const [group, members] of ordered) {
      const number = (life: PublishedLife): string => life.today ?? life.numbers.at(-1)?.number ?? '';
      members.sort((a, b) => compareNumbers(number(a), number(b)));
      this.#write(
        `rules/${group}.md`,
        page(title(group), {}, [
          members
            .map(
              (life) =>
                `- [${escaped(lifeTitle(life))}](${link('rules/x', lifeFile(life.lineage))}), first ${escaped(life.lineage.replace('@', ' of '))}`,
            )
            .join('\n'),
        ]),
      );
    }
    if (lives.length > 0) {
      this.#write(
        'rules/index.md',
        page('The life of every rule', {}, [
          `${lives.length} chapters, sections, rules and terms, by the chapter in which they stand today.`,
          ordered.map(([group]) => `- [${title(group)}](${group}.md)`).join('\n'),
        ]),
      );
    }
    const list = (lines: readonly string[]): string => lines.map((line) => `- ${line}`).join('\n');
    this.#write(
      'index.md',
      page('The Comprehensive Rules and their editions', {}, [
        'Unofficial. The rules of Magic: The Gathering and their texts belong to their publisher, Wizards of the Coast.',
        '## Editions',
        list(
          sources.map(
            ({ name, partial }) =>
              `[${escaped(name)}](${link('x', `editions/${folderName(name)}/index.md`)})${partial ? ', a part' : ''}`,
          ),
        ),
        ...(this.#comparisons.length > 0
          ? [
              '## Comparisons',
              list(
                this.#comparisons.map(
                  (c) => `[${escaped(`${c.old} to ${c.new}`)}](${link('x', `${c.id}/index.md`)})`,
                ),
              ),
            ]
          : []),
        ...(lives.length > 0 ? ['## Rules', '[The life of every rule](rules/index.md)'] : []),
      ]),
    );
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

  #write(path: string, content: string): void {
    // VitePress computes what stands in double braces, however they are written, unless it is told to leave a stretch alone.
    const computed = this.#flavour === 'vitepress' && content.includes('\\{\\{');
    this.#writer.write(path, computed ? leftAlone(content) : content);
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
