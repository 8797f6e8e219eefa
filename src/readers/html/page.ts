import type { Edition } from '../../tree/index.js';
import { languageOf } from '../language.js';
import { type Block, type PendingRepair, setBlockAside, wordsOf } from '../layout/block.js';
import { numberedStart } from '../layout/numbered.js';
import type { Source } from '../source.js';
import { type PageDates, pageDates } from './dates.js';
import { menuOf } from './menu.js';

/** What is left of a page without its site, and what the site said about the rules. */
export interface Rulepage extends Omit<PageDates, 'doubtful'> {
  blocks: Block[];
  repairs: PendingRepair[];
  title?: string;
  language?: string;
}

const TITLE = /\b(?:rules|r[eè]gles|regeln|reglas|regole|regras)\b/i;
const RETURN =
  /^(?:(?:back|return) to (?:the )?top|top|retour(?: en haut)?|haut de page|next|previous|suivant|pr[eé]c[eé]dent|print|share)\W*$/i;

/**
 * Tells the rules on a page from the site around them: menus, dates for each language, the title of the page, links
 * back to its top. What is set aside is claimed and reported.
 */
export function rulepage(source: Source, blocks: Block[]): Rulepage {
  const text = source.text;
  const page: Rulepage = { blocks: [], repairs: [] };
  const language = languageOf(text);
  if (language !== undefined) page.language = language;
  const said = blocks.map((block) => wordsOf(text, block));
  const menu = menuOf(said);
  const chapters = new Map<string, string>();
  for (const i of menu) {
    const words = said[i] as string;
    const start = numberedStart(words);
    if (start?.kind === 'chapter') chapters.set(start.number, words.slice(start.words));
  }
  let ruled = false;
  let glossary = false;
  blocks.forEach((block, i) => {
    const words = (said[i] as string).slice(0, 300);
    const start = numberedStart(words);
    if (menu.has(i)) {
      setBlockAside(source, block, 'page-menu', 'the menu of the site, not a heading of these rules');
      return;
    }
    const isRule = start?.kind === 'rule' || start?.kind === 'subrule';
    if (isRule) ruled = true;
    if (/^glossary$/i.test(words)) glossary = true;
    if (!start && words.length <= 200) {
      const dates = pageDates(words, language ?? 'en');
      if (dates) {
        if (dates.effective !== undefined) page.effective ??= dates.effective;
        if (dates.translations) page.translations = { ...dates.translations, ...page.translations };
        for (const { printed, reason } of dates.doubtful ?? []) {
          const place = block.pieces[0]?.start ?? 0;
          source.warn('date-doubtful', `“${printed}” is no date: ${reason}`, place, block.pieces.at(-1)?.end);
        }
        setBlockAside(
          source,
          block,
          'page-dates',
          'the dates of the rules in each language, kept with the edition',
        );
        return;
      }
      if (
        RETURN.test(words) ||
        (block.link && block.role === 'paragraph' && !glossary && words.length <= 60)
      ) {
        setBlockAside(source, block, 'page-link', 'a link of the page');
        return;
      }
      if (
        !ruled &&
        page.title === undefined &&
        TITLE.test(words) &&
        !/[.!?]$/.test(words) &&
        words.length <= 120
      ) {
        page.title = words;
        for (const piece of block.pieces) source.claim(piece.start, piece.end);
        return;
      }
    }
    page.blocks.push(
      start?.kind === 'section' ? withoutChapter(text, block, start, chapters, page.repairs) : block,
    );
  });
  return page;
}

/** A section heading that repeats its chapter's title before its own (`807. Multiplayer Rules : Grand Melee`). */
function withoutChapter(
  text: string,
  block: Block,
  start: { number: string; words: number },
  chapters: ReadonlyMap<string, string>,
  repairs: PendingRepair[],
): Block {
  const title = chapters.get(start.number.slice(0, -2));
  const words = wordsOf(text, block);
  if (!title || !words.startsWith(title, start.words)) return block;
  const rest = words.slice(start.words + title.length);
  const separator = /^\s*[:\u2013\u2014>|-]\s*/.exec(rest);
  if (!separator || separator[0].length >= rest.length) return block;
  // The places are those of one unbroken range: a heading in several parts keeps what it prints.
  const piece = block.pieces.length === 1 ? block.pieces[0] : undefined;
  if (!piece || piece.as !== undefined) return block;
  const from = text.indexOf(title, piece.start);
  const match =
    from < 0 ? null : /^\s*[:\u2013\u2014>|-]\s*/.exec(text.slice(from + title.length, piece.end));
  if (!match) return block;
  const to = from + title.length + match[0].length;
  repairs.push({
    ruleId: 'page-chapter-title',
    original: text.slice(from, to),
    repaired: '',
    reason: 'the page puts the title of the chapter before the title of the section',
    start: from,
    end: to,
  });
  return {
    ...block,
    pieces: [
      { start: piece.start, end: from },
      { start: to, end: piece.end },
    ],
  };
}

/** Gives the edition what the page says about it. */
export function describe(tree: Edition, page: Rulepage): void {
  if (page.effective !== undefined) tree.effective ??= page.effective;
  if (page.translations) tree.translations = page.translations;
  if (page.title !== undefined) tree.title ??= page.title;
  if (page.language !== undefined) tree.language ??= page.language;
}
