import { describe, it } from 'vitest';
import { expectReread, type Form, program } from '../support/forms.js';

const { wanderers }: { wanderers: Record<string, Form> } = await program('read/forms/wanderers.mjs');

/** Forms that come back whole. */
const EXACT = new Set([
  'letter with a warning and a promise around it',
  'posts with empty paragraphs as codes and stops behind strokes',
  'page of a diary with remarks of its readers below',
  'page with words found by a search marked',
  'book of a library of free books',
  'epub, first letters drawn great',
  'epub, marks of printed pages within sentences',
  'heads of pages with the title and the section, set in the text',
  'chat beside a film, with the time of the film',
  'lines of a bridge between two chats',
  'xml of a small word processor',
  'law in xml, numbers and words apart',
  'typewriter: two blanks after stops, underlined with strokes',
  'page of a site as its source, with the date of the post',
]);

describe('what lists of letters, e-books, scanners and typesetters make of an edition comes back whole, or something says that it does not', () => {
  it.each(Object.entries(wanderers))('%s', (name, form) => expectReread(name, form, EXACT.has(name)));
});
