import type { Change, Comparison, OtherEdge, WordChange } from '../types.js';
import {
  CHANGE_LABELS,
  examplesLine,
  hiddenLine,
  movedLine,
  nameOf,
  reasonsOf,
  sweepsTitle,
  totalsLine,
} from './labels.js';
import { type SelectionOptions, select } from './selection.js';

/** One page that needs nothing else: no script, no font, no picture. */
const STYLE = `
:root { color-scheme: light dark; --gone: #b3261e; --come: #1b6b2f; --line: #8884; }
@media (prefers-color-scheme: dark) { :root { --gone: #ff9a90; --come: #8be09c; } }
body { font: 1rem/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
article { border-top: 1px solid var(--line); padding: .5rem 0; }
h3 { margin: .5rem 0; font-size: 1rem; } h3 small { font-weight: normal; opacity: .8; }
del { color: var(--gone); } ins { color: var(--come); }
p.why, p.hidden { opacity: .8; font-size: .9rem; } blockquote { margin-left: 1rem; }
table { border-collapse: collapse; } th, td { text-align: left; padding: .2rem .8rem .2rem 0; border-bottom: 1px solid var(--line); }
`.trim();

/**
 * Shows a comparison as one self-contained HTML page. Every character that comes from the texts is escaped.
 *
 * @returns a whole document that ends in a line break
 */
export function toHtml(comparison: Comparison, options: SelectionOptions = {}): string {
  const selection = select(comparison, options);
  const title = `${comparison.old.edition} → ${comparison.new.edition}`;
  const body: string[] = [`<h1>${escaped(title)}</h1>`, `<p>${escaped(totalsLine(comparison, options))}</p>`];
  if (selection.sections.length > 0) {
    body.push(
      '<h2>Sections</h2>',
      '<table><thead><tr><th scope="col">section</th><th scope="col">share</th></tr></thead><tbody>',
    );
    for (const e of selection.sections) {
      const share = e.share === undefined || e.new === null ? '' : `${Math.round(e.share * 100)} %`;
      body.push(`<tr><td>${escaped(nameOf(e))}</td><td>${share}</td></tr>`);
    }
    body.push('</tbody></table>');
  }
  if (comparison.sweeps.length > 0) {
    body.push(
      `<h2>${sweepsTitle(options)}</h2>`,
      '<table><thead><tr><th scope="col">was</th><th scope="col">is</th><th scope="col">times</th></tr></thead><tbody>',
    );
    for (const s of comparison.sweeps) {
      body.push(`<tr><td>${escaped(s.old)}</td><td>${escaped(s.new)}</td><td>${s.count}</td></tr>`);
    }
    body.push('</tbody></table>');
  }
  if (selection.edges.length > 0) body.push('<h2>Rules</h2>');
  for (const edge of selection.edges) {
    body.push(`<article class="${edge.change} ${edge.relation}">`);
    body.push(heading(nameOf(edge), edge.change));
    const why = reasonsOf(edge);
    if (why.length > 0) body.push(`<p class="why">${why.map(escaped).join('<br>')}</p>`);
    if (edge.words.length > 0) body.push(`<p>${woven(edge.words)}</p>`);
    const examples = examplesLine(edge);
    if (examples !== '') body.push(`<p class="why">${escaped(examples)}</p>`);
    for (const e of edge.examples) {
      if (e.words && e.change !== 'typography') body.push(`<blockquote>${woven(e.words)}</blockquote>`);
    }
    body.push('</article>');
  }
  const other = (name: string, edges: readonly OtherEdge[]): void => {
    if (edges.length === 0) return;
    body.push(`<h2>${escaped(name)}</h2>`);
    for (const e of edges) {
      body.push(`<article class="${e.change} ${e.relation}">`, heading(nameOf(e), e.change));
      const moved = movedLine(e);
      if (moved !== '') body.push(`<p class="why">${escaped(moved)}</p>`);
      if (e.words && e.words.length > 0) body.push(`<p>${woven(e.words)}</p>`);
      body.push('</article>');
    }
  };
  other('Headings', selection.headings);
  other('Glossary', selection.glossary);
  other('Introduction', selection.introduction);
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
    ...body,
    '</main></body>',
    '</html>',
    '',
  ].join('\n');
}

function heading(name: string, change: Change): string {
  return `<h3>${escaped(name)} <small>${escaped(CHANGE_LABELS[change])}</small></h3>`;
}

function woven(words: readonly WordChange[]): string {
  return words
    .map(({ op, text }) =>
      op === 'keep'
        ? escaped(text)
        : op === 'insert'
          ? `<ins>${escaped(text)}</ins>`
          : `<del>${escaped(text)}</del>`,
    )
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
