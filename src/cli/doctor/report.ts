import {
  type Concordance,
  type Diagnosis,
  type DoctorTotals,
  type Hand,
  levelOf,
} from '../../lineage/index.js';
import { type Context, colours } from '../context.js';
import type { Diagnosed } from './examine.js';
import type { SourceText } from './files.js';

type Examined = readonly Diagnosed<SourceText>[];

/** How many editions are listed, and how many files of each. */
const NAMED = 3;

/** Names in a row, of many only the first. */
export function several(names: readonly string[]): string {
  const shown = names.length > NAMED ? [...names.slice(0, NAMED), 'others'] : names;
  return shown.join(' and ');
}

/** What is said of the editions that files are taken to be written for, one line each. */
export function handLines(
  hands: readonly Hand[],
  shown: readonly string[],
  concordance: Concordance,
): string[] {
  const lines = hands.slice(0, NAMED).map((hand) => taken(hand, hands, shown, concordance));
  if (hands.length > NAMED) lines.push(`and ${hands.length - NAMED} more editions for other files`);
  return lines;
}

function taken(
  { edition, fits, explained, distinct, confidence, files }: Hand,
  hands: readonly Hand[],
  shown: readonly string[],
  { editions }: Concordance,
): string {
  const first = files.slice(0, NAMED).map((file) => shown[file]);
  const more = files.length > NAMED ? ` and ${files.length - NAMED} more` : '';
  const which = hands.length > 1 ? `${first.join(', ')}${more}: ` : '';
  const range =
    fits.length > 1
      ? `, as well or nearly as in ${fits.length} of ${editions.length} editions from ${fits[0]} to ${fits.at(-1)}`
      : '';
  return `${which}taken to be written for ${edition}: ${explained} of ${distinct} numbers exist there${range} (confidence ${confidence}); --written says it for sure`;
}

/** The findings as one JSON document. */
export function asJson(examined: Examined, totals: DoctorTotals): string {
  const citations = examined.flatMap(({ file, diagnoses }) =>
    diagnoses.map((diagnosis) => {
      const { citation, status, suggestion, evidence, certain, meant, words, editions, candidates } =
        diagnosis;
      return {
        file: file.shown,
        line: citation.line,
        column: citation.column,
        text: citation.text,
        number: citation.number,
        ...(citation.last ? { last: citation.last } : {}),
        ...(citation.also ? { also: citation.also } : {}),
        cited: citation.number,
        meant,
        words,
        ...(editions ? { editions } : {}),
        status,
        suggestion,
        ...(candidates ? { candidates } : {}),
        evidence,
        certain,
        level: levelOf(diagnosis),
      };
    }),
  );
  return `${JSON.stringify({ citations, totals })}\n`;
}

/** The findings for people: a line each, and the counts. */
export function asText(
  examined: Examined,
  totals: DoctorTotals,
  written: string,
  target: string,
  context: Context,
): string {
  const c = colours(context);
  const paint: Record<Diagnosis['status'], (words: string) => string> = {
    current: c.green,
    moved: c.yellow,
    split: c.yellow,
    ended: c.red,
    unknown: c.red,
    doubtful: c.cyan,
    newer: c.cyan,
  };
  let text = '';
  for (const { file, diagnoses } of examined) {
    for (const { citation, status, suggestion, evidence, certain, words } of diagnoses) {
      if (status === 'current' && certain) continue;
      const sure = certain || status === 'doubtful';
      const because =
        words.length > 0 && status !== 'doubtful' && status !== 'unknown'
          ? `; the words beside it say so: ${words.join(', ')}`
          : '';
      const advice = suggestion === null ? '' : `; write ${suggestion}`;
      text += `${file.shown}:${citation.line}:${citation.column}  ${paint[status](sure ? status : `${status}?`)}  ${citation.text}  ${evidence}${because}${advice}\n`;
    }
  }
  const counted = Object.entries(totals)
    .filter(([status, count]) => count > 0 || (status !== 'doubtful' && status !== 'newer'))
    .map(([status, count]) => `${count} ${status}`);
  const unsure = examined
    .flatMap((e) => e.diagnoses)
    .filter((d) => !d.certain && d.status !== 'doubtful').length;
  if (unsure > 0) counted.push(`${unsure} of them not certain`);
  const files = `${examined.length} ${examined.length === 1 ? 'file' : 'files'}`;
  return `${text}${text === '' ? '' : '\n'}${counted.join(', ')} (in ${files}, written for ${written === '' ? 'any edition' : written}, checked against ${target})\n`;
}
