import { describe, it } from 'vitest';
import { expectReread, type Form, program } from '../support/forms.js';

const { strangers }: { strangers: Record<string, Form> } = await program('read/forms/strangers.mjs');

/** Forms that come back whole. */
const EXACT = new Set([
  'copied from a page with bullets of its list',
  'names of characters left in',
  'read wrongly, letters of another computer',
  'sent on by a telephone',
  'sent on by an office program, as a page',
  'page of the word processor, numbers of lists as ignored words',
  'page with the head of an archive of the web',
  'page that says when it was last changed',
  'page pasted from an online editor',
  'notebook of callouts',
  'markdown with attributes in braces',
  'markdown with boxes of a handbook',
  'notes exported as one file of records',
  'subtitles of a broadcaster',
  'rich text of the small editor, numbers kept as list texts',
  'rich text of another system',
  'docx in strict form',
  'document of the word processor in one file',
  'document of the word processor of 2003 in one file',
  'open document in one file',
  'a mark of byte order before each rule',
  'blocks of nothing at the end and in the middle',
  'packed in two members',
  'packet with what another system adds',
  'archive of the shell, packed',
]);

describe('what strangers make of an edition comes back whole, or something says that it does not', () => {
  it.each(Object.entries(strangers))('%s', (name, form) => expectReread(name, form, EXACT.has(name)));
});
