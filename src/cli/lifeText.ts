import { CONTROL, fold, laid, marks, plain, type Word, wrap } from '../compare/display/lines.js';
import type { WordChange } from '../compare/index.js';
import { called } from '../lineage/glossaryTerms.js';
import type { BlameRun, History, HistoryEvent } from '../lineage/index.js';
import { type Context, colours } from './context.js';

/** Before the words of a rule. */
const INDENT = '  ';
/** Narrower than this nothing can be read. In columns. */
const NARROWEST = 40;

/** The width in which words are laid out, behind so many columns that are taken. */
export function widthFor(context: Context, taken: number): number {
  return Math.max(NARROWEST, context.columns) - taken;
}

/** A name as it may be shown: what a terminal would obey is replaced. */
export function withoutControls(name: string): string {
  return name.replace(CONTROL, '\ufffd');
}

/** The life of a rule for people: its numbers, and event by event what changed. */
export function historyText(history: History, context: Context): string {
  const c = colours(context);
  const lines = [c.bold(withoutControls(history.lineage))];
  const width = Math.max(9, ...history.numbers.map(({ number }) => number.length));
  for (const { number, first, last } of history.numbers)
    lines.push(
      `${INDENT}${withoutControls(number).padEnd(width)} ${first === last ? first : `${first} to ${last}`}`,
    );
  for (const { edition, number, what, note, text, words } of gathered(history.events)) {
    const head = `${edition}${INDENT}${withoutControls(number)}${INDENT}${what}`;
    const painted = head.replace(edition, c.bold);
    const room = widthFor(context, head.length + INDENT.length) - note.length;
    lines.push('', room < 0 ? painted : `${painted}${INDENT}${c.dim(withoutControls(note))}`);
    if (room < 0)
      for (const line of wrap(note, widthFor(context, INDENT.length))) lines.push(INDENT + c.dim(line));
    if (words?.some(({ op, typography }) => op !== 'keep' && !typography))
      lines.push(...changedLines(words, context));
    // What differs in quotes and dashes alone was printed before.
    else if (words === undefined && text !== undefined)
      for (const line of text.split('\n'))
        lines.push(...wrap(line, widthFor(context, INDENT.length)).map((folded) => INDENT + folded));
  }
  return `${lines.join('\n')}\n`;
}

/** Events of one edition that differ in the other rule alone (words went to two others), as one. */
function gathered(events: readonly HistoryEvent[]): HistoryEvent[] {
  const result: { event: HistoryEvent; frame: string; others: string[] }[] = [];
  for (const event of events) {
    const other = event.other && called(event.other.number);
    const [before = '', after] = other === undefined ? [] : event.note.split(other);
    const frame = after === undefined ? '' : `${event.edition} ${event.what} ${before} ${after}`;
    const last = result.at(-1);
    if (other !== undefined && frame !== '' && last?.frame === frame) {
      last.others.push(other);
      const list = `${last.others.slice(0, -1).join(', ')} and ${other}`;
      last.event = { ...last.event, note: `${before}${list}${after}` };
    } else result.push({ event, frame, others: other === undefined ? [] : [other] });
  }
  return result.map(({ event }) => event);
}

/** The paragraphs of a wording that changed, both wordings woven together; of the others only that they are as before. */
function changedLines(words: readonly WordChange[], context: Context): string[] {
  const c = colours(context);
  const [gone, come] = marks(c.isColorSupported, c);
  const paragraphs = paragraphsOf(words);
  const same = paragraphs.map((paragraph) => paragraph.every(({ op }) => op === 'keep'));
  const lines = paragraphs.flatMap((paragraph, at) =>
    same[at]
      ? []
      : folded(
          laid(paragraph, (op) => (op === 'keep' ? plain : op === 'insert' ? come : gone)),
          widthFor(context, INDENT.length),
        ),
  );
  const examples = same.filter((is, at) => is && at > 0).length;
  const kept = [
    ...(same[0] ? ['the rule itself'] : []),
    ...(examples > 0 ? [`${examples} ${examples === 1 ? 'example' : 'examples'}`] : []),
  ];
  if (kept.length > 0) lines.push(c.dim(`… ${kept.join(' and ')} as before`));
  return lines.map((line) => INDENT + line);
}

/** The changes of each paragraph: of the rule, and of each example. */
function paragraphsOf(words: readonly WordChange[]): WordChange[][] {
  const paragraphs: WordChange[][] = [[]];
  for (const run of words) {
    run.text.split('\n').forEach((part, at) => {
      if (at > 0) paragraphs.push([]);
      if (part !== '') paragraphs.at(-1)?.push({ ...run, text: part });
    });
  }
  return paragraphs;
}

/** The words of a rule for people, each run of them behind the edition that brought it. */
export function blameText(runs: readonly BlameRun[], context: Context): string {
  return forPeople(runs)
    .map(({ edition, text }) => {
      const margin = `${edition}${INDENT}`;
      const lines = text
        .trim()
        .split('\n')
        .flatMap((line) => wrap(line, widthFor(context, margin.length)));
      return lines.map((line, at) => `${at === 0 ? margin : ' '.repeat(margin.length)}${line}\n`).join('');
    })
    .join('');
}

/** Marks alone are no words: for people they go with what is before them. */
function forPeople(runs: readonly BlameRun[]): BlameRun[] {
  const shown: BlameRun[] = [];
  for (const { edition, text } of runs) {
    const last = shown.at(-1);
    if (last && (last.edition === edition || !/[\p{L}\p{N}]/u.test(text))) last.text += text;
    else shown.push({ edition, text });
  }
  return shown;
}

function folded(words: readonly Word[], width: number): string[] {
  return fold(words, width).map(([line]) => line);
}
