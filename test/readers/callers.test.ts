import { describe, it } from 'vitest';
import { expectReread, type Form, program } from '../support/forms.js';

const { callers }: { callers: Record<string, Form> } = await program('read/forms/callers.mjs');

/** Forms that come back whole. */
const EXACT = new Set([
  'a sentence a line, free lines between paragraphs',
  'log of a container, a mark for whole lines',
  'log of a system',
  'lines of a chat with names in angles',
  'comments behind two semicolons',
  'comments behind two hyphens',
  'comments of a batch file',
  'comments behind a per cent sign',
  'comments behind an apostrophe',
  'text of a program in triple quotes',
  'pages of a program that prints',
  'blocks of a formatter',
  'lines padded to eighty columns',
]);

describe('what linguists, programs and printers make of an edition comes back whole, or something says that it does not', () => {
  it.each(Object.entries(callers))('%s', (name, form) => expectReread(name, form, EXACT.has(name)));
});
