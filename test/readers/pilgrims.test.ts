import { describe, it } from 'vitest';
import { expectReread, type Form, program } from '../support/forms.js';

const { pilgrims }: { pilgrims: Record<string, Form> } = await program('read/forms/pilgrims.mjs');

/** Forms that come back whole. */
const EXACT = new Set([
  'page below the bar of an archive of the web',
  'text below the head of the copy of a search engine',
  'page of a clipboard, with its offsets',
  'page that a telephone made of numbers to call',
  'words of a page with its bars and its promise of cookies',
  'script of an editor of lines',
  'wiki on a desktop, with its head',
  'archive of a linker',
  'packet of the first open office',
  'slides of an open office',
  'text of a scanned book, signs between regions and columns',
  'log of a program for chats, tabs between time, name and words',
]);

describe('what archives of the web, clipboards, old packers, scans, careless filters and chats make of an edition comes back whole, or something says that it does not', () => {
  it.each(Object.entries(pilgrims))('%s', (name, form) => expectReread(name, form, EXACT.has(name)));
});
