import { describe, it } from 'vitest';
import { expectReread, type Form, program } from '../support/forms.js';

const { guests }: { guests: Record<string, Form> } = await program('read/forms/guests.mjs');

/** Forms that come back whole. */
const EXACT = new Set([
  'patch of a letter, with its statistics',
  'words added and taken away, in brackets of a program',
  'marks of a critic',
  'remarks of a critic between',
  'lines with authors of changes and dates in a column',
  'checked off, a box before each paragraph',
  'boxes of a list of tasks',
  'french spaces before stops',
  'guillemets for quotation marks',
  'low and high marks for quotation marks',
  'corner brackets for quotation marks',
  'ellipses and dashes of a program',
  'memory of a translator',
  'markdown with numbers of lists that a program keeps',
  'markdown with references and footers of links',
  'page with a sign of a paragraph that links behind each rule',
  'page of articles with buttons',
  'notes with a time before each',
  'rich text of a browser, paragraphs with fonts',
  'wrapped at 80 with a mark of going on',
  'wrapped at 80, each further line behind an arrow',
  'lines of a keeper of containers, service before a bar',
]);

describe('what reviewers, telephones and translators make of an edition comes back whole, or something says that it does not', () => {
  it.each(Object.entries(guests))('%s', (name, form) => expectReread(name, form, EXACT.has(name)));
});
