import type { Edition, GlossaryEntry, Node } from '../../tree/index.js';
import { writePhrasing } from './phrasing.js';

export { withoutPositions } from './comparable.js';

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/**
 * Writes a tree as plain text in the layout of the published rulebook: one line for each paragraph, a blank line
 * between them, numbers as printed. Reading the text again gives the same tree, but for what plain text has no form
 * for: positions, repairs, the contents, and the stamps of a rulings dump.
 *
 * @param edition an edition or a fragment of one
 * @returns lines that end in LF
 */
export function writeText(edition: Edition): string {
  const lines: string[] = [];
  if (edition.title !== undefined) lines.push(edition.title, '');
  if (edition.effective !== undefined)
    lines.push(`These rules are effective as of ${spelled(edition.effective)}.`, '');
  for (const child of edition.children) write(child, lines);
  while (lines.at(-1) === '') lines.pop();
  return `${lines.join('\n')}\n`;
}

function write(node: Node, lines: string[]): void {
  switch (node.type) {
    case 'introduction':
      writeUnder('Introduction', node.children, lines);
      return;
    case 'credits':
      writeUnder('Credits', node.children, lines);
      return;
    case 'glossary':
      writeUnder('Glossary', node.children, lines);
      return;
    case 'chapter':
    case 'section':
      writeUnder(`${node.number}. ${node.title}`, node.children, lines);
      return;
    case 'rule':
      writeNumbered(node.number === '' ? '' : `${node.number}.`, node.title, node.children, lines);
      return;
    case 'subrule':
      writeNumbered(node.number, undefined, node.children, lines);
      return;
    case 'glossaryEntry':
      writeEntry(node, lines);
      return;
    case 'paragraph':
      lines.push(writePhrasing(node.children), '');
      return;
    case 'example':
      lines.push(`Example: ${writePhrasing(node.children)}`, '');
      return;
    default:
      return;
  }
}

function writeUnder(heading: string, children: readonly Node[], lines: string[]): void {
  lines.push(heading, '');
  for (const child of children) write(child, lines);
}

function writeNumbered(
  number: string,
  title: string | undefined,
  children: readonly Node[],
  lines: string[],
): void {
  const first = children[0];
  if (title !== undefined) lines.push(`${number} ${title}`, '');
  else if (number !== '' && first?.type === 'paragraph')
    lines.push(`${number} ${writePhrasing(first.children)}`, '');
  else if (number !== '') lines.push(number, '');
  const rest =
    title === undefined && number !== '' && first?.type === 'paragraph' ? children.slice(1) : children;
  for (const child of rest) write(child, lines);
}

function writeEntry(entry: GlossaryEntry, lines: string[]): void {
  const names = [entry.term, ...(entry.aliases ?? [])].join(', ');
  lines.push(entry.obsolete ? `${names} (Obsolete)` : names);
  const [first, ...rest] = entry.children;
  if (first) write(first, lines);
  else lines.push('');
  for (const child of rest) write(child, lines);
}

function spelled(iso: string): string {
  const [year, month, day] = iso.split('-');
  return `${MONTHS[Number(month) - 1]} ${Number(day)}, ${year}`;
}
