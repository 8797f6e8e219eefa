// What several forms are made of.
import { label, plainLines } from './document.mjs';

/** A block of the list of contents as the heading that it names. */
export const bare = (b) => ({ ...b, kind: b.kind.replace('entry-', '') });
/** A block as plain text prints it, its number first. */
export const line = (b) => `${label(bare(b))}${b.text}`;
export const LF = (lines) => `${lines.join('\n')}\n`;
export const plain = (blocks) => LF(plainLines(blocks));
export const xml = (s) => s.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
export const attribute = (s) => xml(s).replaceAll('"', '&quot;');
export const isHead = (b) => b.kind === 'chapter' || b.kind === 'section' || b.kind === 'named';
export const isRule = (b) => b.kind === 'rule' || b.kind === 'subrule';
export const page = (body) =>
  `<!DOCTYPE html><html><head><meta charset="utf-8"><title>Rules</title></head><body>${body}</body></html>`;
/** The blocks without the list of contents, as data of programs are. */
export const content = (blocks) =>
  blocks.filter((b) => !b.kind.startsWith('entry-') && b.text !== 'Contents');
