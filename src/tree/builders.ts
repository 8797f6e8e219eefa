import type {
  Chapter,
  CrossReference,
  Edition,
  Example,
  GameSymbol,
  Paragraph,
  Phrasing,
  Rule,
  Section,
  Stamp,
  Subrule,
  Text,
} from './nodes.js';

/** A text node. */
export function text(value: string): Text {
  return { type: 'text', value };
}

/** A symbol node; plain text writes it in braces. */
export function symbol(name: string, value = `{${name}}`): GameSymbol {
  return { type: 'symbol', name, value };
}

/** A cross-reference with the words that print it. */
export function crossReference(targets: string[], value: string): CrossReference {
  return { type: 'crossReference', targets, children: [text(value)] };
}

/** A paragraph, from phrasing or from plain characters. */
export function paragraph(content: string | Phrasing[]): Paragraph {
  return { type: 'paragraph', children: phrasing(content) };
}

/** An example, from phrasing or from plain characters without the word that introduces it. */
export function example(content: string | Phrasing[]): Example {
  return { type: 'example', children: phrasing(content) };
}

/** A date stamp of a rulings dump. */
export function stamp(source: string, date: string): Stamp {
  return { type: 'stamp', source, date };
}

/** A rule that is only a heading, or one with words: give words as first child. */
export function rule(number: string, children: Rule['children'] = [], title?: string): Rule {
  return title === undefined ? { type: 'rule', number, children } : { type: 'rule', number, title, children };
}

/** A lettered rule. */
export function subrule(number: string, children: Subrule['children'] = []): Subrule {
  return { type: 'subrule', number, children };
}

/** A section with its heading. */
export function section(number: string, title: string, children: Section['children'] = []): Section {
  return { type: 'section', number, title, children };
}

/** A chapter with its heading. */
export function chapter(number: string, title: string, children: Chapter['children'] = []): Chapter {
  return { type: 'chapter', number, title, children };
}

/** An edition made in memory, as tests and tools want one. */
export function edition(
  children: Edition['children'],
  fields: Partial<Omit<Edition, 'type' | 'children'>> = {},
): Edition {
  return {
    type: 'edition',
    format: 'text',
    encoding: { name: 'string', confidence: 1, evidence: [] },
    partial: false,
    ...fields,
    children,
  };
}

function phrasing(content: string | Phrasing[]): Phrasing[] {
  return typeof content === 'string' ? [text(content)] : content;
}
