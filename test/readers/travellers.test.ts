import { describe, it } from 'vitest';
import { expectReread, type Form, program } from '../support/forms.js';

const { travellers }: { travellers: Record<string, Form> } = await program('read/forms/travellers.mjs');

/** Forms that come back whole. */
const EXACT = new Set([
  'source of an office program, numbers in its first six columns',
  'escapes of a printer of a laser',
  'settings of a cluster, the text as a block',
  'texts of a script, between at signs',
  'page with elements for quotations',
  'page with prefixes before its elements',
  'page with a copy for browsers without scripts',
  'page with codes of windows as entities',
  'rich text with two signs in place of each letter it may lack',
  'rules of a section in the order of letters',
  'words divided at ends of lines by a sign of not',
  'entities without their semicolons',
  'letters torn at the edges of blocks',
]);

describe('what old machines, programs, pages, habits of numbering and accidents make of an edition comes back whole, or something says that it does not', () => {
  it.each(Object.entries(travellers))('%s', (name, form) => expectReread(name, form, EXACT.has(name)));
});
