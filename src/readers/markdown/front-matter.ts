import { expectDate } from '../dated.js';
import type { Source } from '../source.js';

/** Fields between two lines of hyphens at the very start of a document. */
export interface FrontMatter {
  end: number;
  effective: string | undefined;
  /** Where the date stands, if it need not be that of the rules. */
  doubtful: [start: number, end: number] | undefined;
}

const FRONT_MATTER = /^\ufeff?---[ \t]*\r?\n((?:[^\n]{0,500}\n){0,60}?)---[ \t]*(?:\r?\n|$)/;
const FIELD = /^[A-Za-z][\w -]{0,40}:/;

/** Posts and pages have such a date of their own. */
const OF_A_POST = /^(?:date|updated)\b/i;

/** Recognises the front matter that site generators put before Markdown. */
export function frontMatterOf(source: Source): FrontMatter | undefined {
  const text = source.text;
  const m = FRONT_MATTER.exec(text);
  const fields = m?.[1]?.split(/\r?\n/).filter((line) => line.trim() !== '');
  if (!m || !fields || fields.length === 0 || !FIELD.test(fields[0] as string)) return undefined;
  const dated = fields.find((field) => /^(?:effective|date|updated|current)\b/i.test(field));
  const start = dated === undefined ? 0 : text.indexOf(dated);
  return {
    end: m[0].trimEnd().length,
    effective: dated === undefined ? undefined : expectDate(source, dated, start),
    doubtful: dated !== undefined && OF_A_POST.test(dated) ? [start, start + dated.length] : undefined,
  };
}
