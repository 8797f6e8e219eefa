// Forms in PDF: an edition set in one column and in several, with heads and feet, words divided, and words placed one by one.
import { label } from './document.mjs';
import { wrap } from './text.mjs';

const line = (b) => `${label({ ...b, kind: b.kind.replace('entry-', '') })}${b.text}`;

/** Letters of a PDF in the code page of Windows, as the string of a PDF. */
const pdfString = (s) =>
  `(${[...s]
    .map((c) => {
      const code =
        { '“': 147, '”': 148, '‘': 145, '’': 146, '—': 151, '–': 150, '…': 133, '™': 153 }[c] ??
        (c.charCodeAt(0) < 256 ? c.charCodeAt(0) : 63);
      return code < 32 || code > 126 || '()\\'.includes(c) ? `\\${code.toString(8).padStart(3, '0')}` : c;
    })
    .join('')})`;
/**
 * A PDF document in a font whose letters are all equally wide.
 *
 * @param pages the lines of each page: words with their place, in points from the lower left corner
 */
function pdf(pages, size) {
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Count ${pages.length}/Kids[${pages.map((_, i) => `${4 + 2 * i} 0 R`).join(' ')}]>>`,
    '<</Type/Font/Subtype/Type1/BaseFont/Courier/Encoding/WinAnsiEncoding>>',
  ];
  for (const [i, lines] of pages.entries()) {
    const content = `BT /F1 ${size} Tf\n${lines.map(([words, x, y]) => `1 0 0 1 ${x} ${y} Tm ${pdfString(words)} Tj`).join('\n')}\nET`;
    objects.push(
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Resources<</Font<</F1 3 0 R>>>>/Contents ${5 + 2 * i} 0 R>>`,
      `<</Length ${content.length}>>\nstream\n${content}\nendstream`,
    );
  }
  let file = '%PDF-1.4\n';
  const places = objects.map((object, i) => {
    const at = file.length;
    file += `${i + 1} 0 obj\n${object}\nendobj\n`;
    return at;
  });
  const at = file.length;
  return Buffer.from(
    `${file}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.map((n) => `${String(n).padStart(10, '0')} 00000 n \n`).join('')}trailer\n<</Size ${objects.length + 1}/Root 1 0 R>>\nstartxref\n${at}\n%%EOF\n`,
    'latin1',
  );
}
const STEP = 10;
/** Lines with their distance to the line above: wider before a paragraph of its own. */
const set = (blocks, width, cut = wrap) =>
  blocks.flatMap((b, i) =>
    cut(line(b), width).map((words, j) => ({
      words,
      above:
        j > 0 || i === 0
          ? STEP
          : ['example', 'more', 'meaning'].includes(b.kind) || b.kind.startsWith('entry-')
            ? STEP
            : 2 * STEP,
    })),
  );
/** Lines in columns on pages. */
function columns(rows, lefts, { head, foot } = {}) {
  const pages = [];
  let column = lefts.length;
  let y = 0;
  for (const { words, above } of rows) {
    if (y - above < 60) {
      column++;
      if (column >= lefts.length) {
        column = 0;
        const n = pages.length + 1;
        pages.push([...(head ? [[head(n), 50, 770]] : []), ...(foot ? [[foot(n), 50, 30]] : [])]);
      }
      y = 740;
    } else y -= above;
    pages.at(-1).push([words, lefts[column], y]);
  }
  return pages;
}
/** Words divided at the ends of lines. */
function divided(words, width) {
  const rows = [''];
  for (const word of words.split(' ')) {
    const row = rows.at(-1);
    const room = width - row.length - 1;
    if (row === '' || word.length <= room) rows[rows.length - 1] = row === '' ? word : `${row} ${word}`;
    else if (/^[a-z]{7,}[.,]?$/.test(word) && room > 4) {
      const at = Math.min(room - 1, word.length - 4);
      rows[rows.length - 1] = `${row} ${word.slice(0, at)}-`;
      rows.push(word.slice(at));
    } else rows.push(word);
  }
  return rows;
}
/** @type {Record<string, (blocks: object[], random: () => number) => Uint8Array>} */
export const prints = {
  'pdf, one column': (b) => pdf(columns(set(b, 100), [50]), 8),
  'pdf, two columns': (b) => pdf(columns(set(b, 50), [50, 320]), 8),
  'pdf, two columns, words divided': (b) => pdf(columns(set(b, 50, divided), [50, 320]), 8),
  'pdf, three columns': (b) => pdf(columns(set(b, 48), [30, 220, 410]), 6),
  'pdf, heads and feet': (b) =>
    pdf(
      columns(set(b, 100), [50], { head: () => 'Comprehensive Rules of the Game', foot: (n) => `Page ${n}` }),
      8,
    ),
  'pdf, two columns with heads and feet': (b) =>
    pdf(
      columns(set(b, 50), [50, 320], { head: () => 'Comprehensive Rules of the Game', foot: (n) => `${n}` }),
      8,
    ),
  'pdf, two columns set line by line': (b) =>
    pdf(
      columns(set(b, 50), [50, 320]).map((page) =>
        [...page].sort((one, other) => other[2] - one[2] || one[1] - other[1]),
      ),
      8,
    ),
  'pdf, each word by itself': (b) =>
    pdf(
      columns(set(b, 100), [50]).map((page) =>
        page.flatMap(([words, x, y]) => [...words.matchAll(/\S+/g)].map((m) => [m[0], x + m.index * 4.8, y])),
      ),
      8,
    ),
};
