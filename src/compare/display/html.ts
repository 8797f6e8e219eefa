import type { Comparison, OtherEdge, WordChange } from '../types.js';
import { readable } from '../wordChanges.js';
import {
  exampleNotes,
  headingLabel,
  hiddenLine,
  labelOf,
  movedLine,
  nameOf,
  reasonsOf,
  sectionLines,
  sweepsTitle,
  totalsLine,
} from './labels.js';
import { ruleParts, type SelectionOptions, select } from './selection.js';
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
  const selection = select(comparison, options);
  const title = `${comparison.old.edition} → ${comparison.new.edition}`;
  const body: string[] = [];
  const contents: [id: string, name: string][] = [];
  const begin = (id: string, name: string): void => {
    contents.push([id, name]);
    body.push(`<h2 id="${id}">${name}</h2>`);
  };
  if (selection.sections.length > 0) {
    begin('sections', 'Sections');
    body.push(
      '<table><thead><tr><th scope="col">section</th><th scope="col">what went there</th></tr></thead><tbody>',
    );
    for (const { name, share } of sectionLines(comparison, selection.sections))
      body.push(`<tr><td>${escaped(name)}</td><td>${share}</td></tr>`);
    body.push('</tbody></table>');
  }
  if (comparison.sweeps.length > 0) {
    begin('terminology', sweepsTitle(options));
    body.push(
      '<table><thead><tr><th scope="col">was</th><th scope="col">is</th><th scope="col">times</th></tr></thead><tbody>',
    );
    for (const s of comparison.sweeps) {
      body.push(`<tr><td>${escaped(s.old)}</td><td>${escaped(s.new)}</td><td>${s.count}</td></tr>`);
    }
    body.push('</tbody></table>');
  }
  for (const { id, title: name, edges } of ruleParts(selection)) {
    begin(id, name);
    for (const edge of edges) {
      body.push(`<article class="${edge.change} ${edge.relation}">`);
      body.push(heading(nameOf(edge), labelOf(edge)));
      const why = reasonsOf(edge);
      if (why.length > 0) body.push(`<p class="why">${why.map(escaped).join('<br>')}</p>`);
      if (edge.words.length > 0) body.push(`<p>${woven(edge.words)}</p>`);
      for (const { note, words } of exampleNotes(edge)) {
        body.push(`<p class="why">${escaped(note)}</p>`);
        if (words.length > 0) body.push(`<blockquote>${woven(words)}</blockquote>`);
      }
      body.push('</article>');
    }
  }
  if (selection.headings.length > 0) {
    begin('headings', 'Headings');
    body.push('<ul>');
    for (const e of selection.headings) {
      const label = headingLabel(e);
      body.push(`<li>${escaped(nameOf(e))}${label === '' ? '' : ` <small>${escaped(label)}</small>`}</li>`);
    }
    body.push('</ul>');
  }
  const other = (id: string, name: string, edges: readonly OtherEdge[]): void => {
    if (edges.length === 0) return;
    begin(id, name);
    for (const e of edges) {
      body.push(`<article class="${e.change} ${e.relation}">`, heading(nameOf(e), labelOf(e)));
      const moved = movedLine(e);
      if (moved !== '') body.push(`<p class="why">${escaped(moved)}</p>`);
      if (e.words && e.words.length > 0) body.push(`<p>${woven(e.words)}</p>`);
      body.push('</article>');
    }
  };
  other('glossary', 'Glossary', selection.glossary);
  other('introduction', 'Introduction', selection.introduction);
  const hidden = hiddenLine(selection);
  if (hidden !== '') body.push(`<p class="hidden">${escaped(hidden)}</p>`);
  for (const limit of comparison.limits) body.push(`<p class="hidden">${escaped(limit)}</p>`);
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
    `<p>${escaped(totalsLine(comparison, options))}</p>`,
    '<p class="why">In the words of a rule, what <del>is gone</del> is struck through, and what <ins>is new</ins> is underlined.</p>',
    ...(contents.length > 1
      ? [`<nav>${contents.map(([id, name]) => `<a href="#${id}">${name}</a>`).join(' ')}</nav>`]
      : []),
    ...body,
    '</main></body>',
    '</html>',
    '',
  ].join('\n');
}

function heading(name: string, label: string): string {
  return `<h3>${escaped(name)}${label === '' ? '' : ` <small>${escaped(label)}</small>`}</h3>`;
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
