import { type FateStatus, fatesOf, type Ruleset, type SentenceFate } from '../rulesets/index.js';
import type { Edition } from '../tree/index.js';
import { type Context, colours } from './context.js';

/** How a fate is named in a table. */
const titles: Readonly<Record<FateStatus, string>> = {
  read: 'read by parameters',
  remark: 'remarks',
  meaning: 'with a meaning that no parameter reads',
  ambiguous: 'ambiguous',
  notRead: 'not read',
};

/** How many there are of each, those that there are. */
function counts<T extends string>(items: readonly T[]): Record<string, number> {
  const found: Record<string, number> = {};
  for (const item of items) found[item] = (found[item] ?? 0) + 1;
  return found;
}

/** Counts of an edition: its values by status, by what read them, and its sentences by fate. */
function summaryOf(name: string, ruleset: Ruleset, fates: readonly SentenceFate[]) {
  const parameters = Object.values(ruleset.parameters);
  const readers = { query: 0, meaning: 0 };
  for (const { by } of parameters) if (by !== undefined) readers[by]++;
  return {
    edition: name,
    values: counts(parameters.map((p) => p.status)),
    /** Values that sentences state: read by queries of clauses, or by sentences of our own words. */
    readers,
    /** Values that rest on a pattern of words: there are no such patterns any more. */
    remembered: 0,
    /** Values that are not understood in a role or a few alone; the ruleset says like which value they are. */
    slots: parameters.filter(({ slots }) => slots !== undefined).length,
    strange: ruleset.strange.length,
    conflicts: ruleset.conflicts.length,
    sentences: counts(fates.map((f) => f.status)),
    saidBack: fates.filter((f) => f.said !== undefined).length,
  };
}

const listed = (found: Readonly<Record<string, number>>): string =>
  Object.entries(found)
    .map(([name, n]) => `${n} ${name}`)
    .join(', ');

/**
 * What became of each sentence of an edition, or with `summary` how many there are of each fate.
 *
 * @returns text, or JSON in one line
 */
export function sentencesText(
  edition: Edition,
  ruleset: Ruleset,
  asked: { json: boolean; summary: boolean; sentences: boolean },
  context: Context,
): string {
  const fates = fatesOf(edition);
  const summary = summaryOf(ruleset.edition, ruleset, fates);
  if (asked.json)
    return `${JSON.stringify({ ...(asked.summary ? summary : { edition: ruleset.edition }), ...(asked.sentences ? { fates } : {}) })}\n`;
  const c = colours(context);
  let text = '';
  if (asked.sentences) {
    for (const fate of fates) {
      const by = fate.by?.map(({ parameter }) => parameter);
      text += `${c.bold(fate.rule)}  ${fate.sentence}\n  ${fate.status === 'read' ? `read by ${by?.join(', ')}` : fate.status === 'remark' ? `remark: ${fate.why}` : fate.status === 'meaning' ? 'no parameter reads it' : fate.status === 'ambiguous' ? 'ambiguous' : `not read: ${fate.why}`}\n`;
      if (fate.said !== undefined) text += `  ${c.dim(`understood: ${fate.said}`)}\n`;
      for (const reading of fate.readings ?? []) text += `  ${c.dim(`either: ${reading}`)}\n`;
    }
    text += '\n';
  }
  const near = summary.slots === 0 ? '' : `; ${summary.slots} not understood in some roles alone`;
  text += `${summary.edition}: values ${listed(summary.values)}${near}\n`;
  text += `  ${fates.length} sentences of the multiplayer chapter: ${Object.entries(summary.sentences)
    .map(([status, n]) => `${n} ${titles[status as FateStatus]}`)
    .join(', ')}; ${summary.saidBack} are said back with an equal meaning\n`;
  const { query, meaning } = summary.readers;
  text += `  values that sentences state: ${listed({ 'read by queries': query, 'by the same meaning in other words': meaning, 'remembered as patterns of words': summary.remembered })}\n`;
  text += `  ${summary.strange} strange sentences, ${summary.conflicts} conflicts\n`;
  return text;
}
