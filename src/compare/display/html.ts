import type { Comparison, WordChange } from '../types.js';
import { readable } from '../wordChanges.js';
import { type Entry, readingOf } from './reading.js';
import type { SelectionOptions } from './selection.js';
import { spaced } from './spaced.js';

/** One page that needs nothing else: no script, no font, no picture. */
const STYLE = `
:root { color-scheme: light dark; --gone: #b3261e; --come: #1b6b2f; --line: #8884; }
@media (prefers-color-scheme: dark) { :root { --gone: #ff9a90; --come: #8be09c; } }
body { font: 1rem/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
h1 { text-wrap: balance; }
article { border-top: 1px solid var(--line); padding: .5rem 0; }
h3 { margin: .5rem 0; font-size: 1rem; } h3 small { font-weight: normal; opacity: .8; }
del { color: var(--gone); } ins { color: var(--come); } .set { opacity: .7; }
p.why, p.hidden { opacity: .8; font-size: .9rem; } blockquote { margin-left: 1rem; }
nav a { margin-right: 1rem; }
table { border-collapse: collapse; } th, td { text-align: left; padding: .2rem 1.5rem .2rem 0; vertical-align: top; border-bottom: 1px solid var(--line); }
`.trim();

/**
 * Shows a comparison as one self-contained HTML page. Every character that comes from the texts is escaped.
 *
 * @returns a whole document that ends in a line break
 */
export function toHtml(comparison: Comparison, options: SelectionOptions = {}): string {
  const { title, totals, parts, closing } = readingOf(comparison, options);
  const body: string[] = [];
  for (const part of parts) {
    body.push(`<h2 id="${part.id}">${part.title}</h2>`);
    switch (part.kind) {
      case 'sections':
        body.push(
          '<table><thead><tr><th scope="col">section</th><th scope="col">what went there</th></tr></thead><tbody>',
          ...part.rows.map(({ name, share }) => `<tr><td>${escaped(name)}</td><td>${share}</td></tr>`),
          '</tbody></table>',
        );
        break;
      case 'terms':
        body.push(
          '<table><thead><tr><th scope="col">was</th><th scope="col">is</th><th scope="col">times</th></tr></thead><tbody>',
          ...part.rows.map(
            (s) => `<tr><td>${escaped(s.old)}</td><td>${escaped(s.new)}</td><td>${s.count}</td></tr>`,
          ),
          '</tbody></table>',
        );
        break;
      case 'headings':
        body.push('<ul>', ...part.rows.map(({ name, label }) => `<li>${named(name, label)}</li>`), '</ul>');
        break;
      default:
        body.push(...part.rows.flatMap(article));
    }
  }
  body.push(...closing.map((line) => `<p class="hidden">${escaped(line)}</p>`));
  return [
    '<!doctype html>',
    '<html lang="en">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escaped(title)}</title>`,
    `<style>${STYLE}</style>`,
    '</head>',
    '<body><main>',
    `<h1>${escaped(title)}</h1>`,
    `<p>${escaped(totals)}</p>`,
    '<p class="why">In the words of a rule, what <del>is gone</del> is struck through, and what <ins>is new</ins> is underlined.</p>',
    ...(parts.length > 1
      ? [`<nav>${parts.map((part) => `<a href="#${part.id}">${part.title}</a>`).join(' ')}</nav>`]
      : []),
    ...body,
    '</main></body>',
    '</html>',
    '',
  ].join('\n');
}

function article({ edge, name, label, why, moved, words, examples }: Entry): string[] {
  const said = moved === '' ? why : [moved];
  const lines = [`<article class="${edge.change} ${edge.relation}">`, `<h3>${named(name, label)}</h3>`];
  if (said.length > 0) lines.push(`<p class="why">${said.map(escaped).join('<br>')}</p>`);
  if (words.length > 0) lines.push(`<p>${woven(words)}</p>`);
  for (const example of examples) {
    lines.push(`<p class="why">${escaped(example.note)}</p>`);
    if (example.words.length > 0) lines.push(`<blockquote>${woven(example.words)}</blockquote>`);
  }
  return [...lines, '</article>'];
}

function named(name: string, label: string): string {
  return `${escaped(name)}${label === '' ? '' : ` <small>${escaped(label)}</small>`}`;
}

function woven(words: readonly WordChange[]): string {
  return spaced(readable(words))
    .map(({ op, text, typography }) => {
      if (op === 'keep') return escaped(text);
      const tag = op === 'insert' ? 'ins' : 'del';
      return `<${tag}${typography ? ' class="set"' : ''}>${escaped(text)}</${tag}>`;
    })
    .join('');
}

function escaped(text: string): string {
  return text
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;')
    .replace(/'/g, '&#39;');
}
