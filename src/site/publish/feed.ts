import { sha256 } from '../../archive/hash.js';
import { settled } from './text.js';

/** One entry of the feed: an edition, and what it changed. */
export interface FeedEntry {
  /** The name of the edition; its entry has the same id wherever it is published. */
  edition: string;
  /** ISO date. */
  date: string;
  /** One or two sentences that a person can quote. */
  summary: string;
  /** Where to read more, from the base of the feed. */
  path: string;
  /** What is read there. */
  type: string;
}

/** Where the feed will stand. */
export interface FeedOptions {
  /** The absolute address of the folder that the feed lies in, ending in `/`; links are relative where it is not known. */
  base?: string;
  /** The name of the feed's file in that folder. */
  file: string;
  /** What the feed is of, by its permanent id and in words; all rules when absent. */
  of?: { id: string; title: string };
}

/** Ids have to outlive every address, so they are made of names alone. */
const NAMESPACE = 'variorum: editions of the Comprehensive Rules';

/**
 * A feed of changes in the Atom format (RFC 4287), the newest edition first.
 *
 * @param entries the oldest first
 */
export function atomFeed(entries: readonly FeedEntry[], { base, file, of }: FeedOptions): string {
  const at = (path: string): string => (base === undefined ? path : new URL(path, base).href);
  const updated = moment(entries.at(-1)?.date);
  const lines = [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">',
    `  <id>${stableId(of === undefined ? 'feed' : `feed ${of.id}`)}</id>`,
    `  <title>${xml(of?.title ?? 'Changes of the Comprehensive Rules, edition by edition')}</title>`,
    '  <subtitle>Unofficial. The rules of Magic: The Gathering belong to their publisher, Wizards of the Coast.</subtitle>',
    `  <updated>${updated}</updated>`,
    '  <author><name>Variorum</name></author>',
    '  <generator>Variorum</generator>',
    `  <link rel="self" type="application/atom+xml" href="${xml(at(file))}"/>`,
  ];
  for (const entry of [...entries].reverse()) {
    lines.push(
      '  <entry>',
      `    <id>${stableId(of === undefined ? `edition ${entry.edition}` : `${of.id} ${entry.edition}`)}</id>`,
      `    <title>${of === undefined ? 'The rules of ' : ''}${xml(entry.edition)}</title>`,
      `    <updated>${moment(entry.date)}</updated>`,
      `    <published>${moment(entry.date)}</published>`,
      `    <link rel="alternate" type="${xml(entry.type)}" href="${xml(at(entry.path))}"/>`,
      `    <summary>${xml(entry.summary)}</summary>`,
      '  </entry>',
    );
  }
  return `${[...lines, '</feed>'].join('\n')}\n`;
}

/** Atom asks for a moment; of an edition the day is known, and of a feed without entries nothing. */
function moment(date = '1970-01-01'): string {
  return `${date}T00:00:00Z`;
}

/** A name-based UUID (RFC 9562, version 8): the same name has the same one wherever the feed is published. */
function stableId(name: string): string {
  const hash = sha256(`${NAMESPACE}\0${name}`);
  const variant = ((Number.parseInt(hash.slice(16, 17), 16) & 3) | 8).toString(16);
  return `urn:uuid:${hash.slice(0, 8)}-${hash.slice(8, 12)}-8${hash.slice(13, 16)}-${variant}${hash.slice(17, 20)}-${hash.slice(20, 32)}`;
}

function xml(text: string): string {
  return settled(text)
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;')
    .replace(/'/g, '&apos;');
}
