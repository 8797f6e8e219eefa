import { describe, it } from 'vitest';
import { expectReread, type Form, program } from '../support/forms.js';

const { newcomers }: { newcomers: Record<string, Form> } = await program('read/forms/newcomers.mjs');
const { latecomers }: { latecomers: Record<string, Form> } = await program('read/forms/latecomers.mjs');
const { visitors }: { visitors: Record<string, Form> } = await program('read/forms/visitors.mjs');

/** Forms that come back whole. */
const EXACT = new Set([
  'printed by cat with marks for unseen letters',
  'printed by a pager, bytes between angles',
  'escapes of bytes in octal',
  'difference of contexts',
  'file of an old keeper of revisions',
  'strings of a program with their places',
  'script of a shell with its text inside',
  'controls of the upper half for quotation marks',
  'code page of the chinese',
  'code page of the japanese',
  'code page of the koreans',
  'mail whose stops are written as numbers',
  'plain text with names of characters left',
  'headings in capital letters',
  'page of tables in tables',
  'page of the last century',
  'page with places to break in words and numbers',
  'papers of a parliament',
  'book of fiction',
  'words for a voice',
  'manual of the free software',
  'markdown, rules as indented code below headings',
  'asciidoc, anchors and blocks of examples',
  'rich text of tables, code page and page feet',
  'traffic of a browser',
  'records behind a mark of separation',
  'records of a compiled language',
  'table of html in a sheet of old',
  'date with its day first',
  'date with an ordinal',
  'date in the title only',
  'examples with numbers',
  'examples on the lines of their rules',
  'terms and meanings on one line',
  'feet of dashes within rules',
  'docx of tables in tables',
  'odt of boxes and blanks that are counted',
  'packet with a member that is encrypted',
]);

describe('what terminals, editors and programs make of an edition comes back whole, or something says that it does not', () => {
  it.each(Object.entries({ ...newcomers, ...latecomers, ...visitors }))('%s', (name, form) =>
    expectReread(name, form, EXACT.has(name)),
  );
});
