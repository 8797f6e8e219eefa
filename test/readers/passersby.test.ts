import { describe, it } from 'vitest';
import { expectReread, type Form, program } from '../support/forms.js';

const { passersby }: { passersby: Record<string, Form> } = await program('read/forms/passersby.mjs');

/** Forms that come back whole. */
const EXACT = new Set([
  'cyrillic letters for figures of numbers',
  'page of a table, letters of rules in a column, sections over several rows',
  'page of an office mail, sent on with its heads',
  'page of a mail, quotations in quotations, a line to a break',
  'page of a mail of another system, blanks as elements',
  'letter of two parts, both in quoted letters of windows',
  'rich text that a mail program made of a page',
  'manual as printed on a terminal, pages with heads and feet',
  'topics of a manual in xml',
  'cells of several lines, a rule with its examples in one',
  'rows between tabs in two bytes a letter, as a sheet saves them',
  'notes with what their program knows of them below',
  'captions of a film in xml',
  'patch sent as a letter, its text in seven bits',
  'page of a list of numbers by letters, as numbered parts',
  'feet of pages with dates and a promise',
  'pages of a printer of lines, date and page above',
  'quoted and wrapped at 40, further lines without marks',
  'words struck through by marks upon letters',
  'headings underlined by marks below letters',
  'fractions and signs that an editor made',
  'ends of lines as two signs, blanks as names',
  'blanks of the blind, and wide blanks',
  'fillers and joiners within words',
  'numbers and references in marks of direction',
  'entities three times in plain text',
  'utf-8 read by a russian computer',
  'utf-8 read by an old terminal',
  'two bytes a letter, ends of lines made of one byte',
  'four bytes a letter, no mark',
]);

describe('what mail programs, manuals, tables, typists and old codes make of an edition comes back whole, or something says that it does not', () => {
  it.each(Object.entries(passersby))('%s', (name, form) => expectReread(name, form, EXACT.has(name)));
});
