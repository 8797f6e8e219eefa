import { describe, expect, it } from 'vitest';
import { read } from '../../../src/readers/index.js';
import { type GlossaryEntry, textOf, walk } from '../../../src/tree/index.js';

const HEAD = ['Rules of Lamps', '', '1. Lamps', '', '100. Wicks', ''];
const plainRules = (count: number, words: (n: number) => string): string[] =>
  Array.from({ length: count }, (_, at) => [`100.${at + 1}. ${words(at + 1)}`, '']).flat();
const wick = (n: number): string => `Wick number ${n} burns until a guest blows it out.`;
const saidOf = (text: string): (string | undefined)[] => read(text).messages.map(({ ruleId }) => ruleId);
const wordsOf = (text: string): string[] => {
  const words: string[] = [];
  walk(read(text).tree, (node) => {
    if (node.type === 'paragraph') words.push(textOf(node));
  });
  return words;
};

describe('bytes that a program has spelled out are read as their characters', () => {
  it.each([
    ['by a pager', '<E2><80><99>'],
    ['by a program that shows what is not printed', 'M-bM-^@M-^Y'],
    ['as figures of eight', '\\342\\200\\231'],
    ['as figures of sixteen', '\\xe2\\x80\\x99'],
    ['of a code page of Windows', '<92>'],
  ])('%s', (_, spelled) => {
    const text = [...HEAD, ...plainRules(6, (n) => `The host${spelled}s lamp number ${n} burns.`)].join('\n');
    expect(wordsOf(text)).toContain('The host’s lamp number 3 burns.');
    expect(saidOf(text)).toContain('character-references');
  });

  it('but one or two such signs stay as they are', () => {
    expect(wordsOf([...HEAD, '100.1. The lamp <E2> burns.'].join('\n'))).toContain('The lamp <E2> burns.');
  });
});

describe('a glossary with terms on the lines of their meanings has its terms', () => {
  const terms = ['Wick', 'Oil', 'Host', 'Guest', 'Flame', 'Lamp', 'Glass', 'Match', 'Shade'];
  const glossary = (of: (term: string) => string): string =>
    [...HEAD, ...plainRules(3, wick), 'Glossary', '', ...terms.flatMap((term) => [of(term), ''])].join('\n');
  const termsOf = (text: string): string[] => {
    const found: string[] = [];
    walk(read(text).tree, (node) => {
      if (node.type === 'glossaryEntry') found.push((node as GlossaryEntry).term);
    });
    return found;
  };

  it.each([' — ', ' – ', ' - ', ': ', '\t'])('parted by %j', (mark) => {
    expect(termsOf(glossary((term) => `${term}${mark}A part of a house. See rule 100.1.`))).toEqual(terms);
  });

  it('and one with terms over their meanings keeps their dashes', () => {
    const text = glossary((term) => `${term}\nA part – of a house. See rule 100.1.`);
    expect(termsOf(text)).toEqual(terms);
    expect(wordsOf(text)).toContain('A part – of a house. See rule 100.1.');
  });
});

describe('words that are not those of the rules are said', () => {
  const long = 'so that every guest can see the table and whoever is at it '.repeat(12);

  it('where numbers of pages are in mid-sentence', () => {
    const paged = plainRules(14, (n) => `A lamp burns ${n} until midnight, ${long}and then is out.`);
    expect(saidOf([...HEAD, ...paged].join('\n'))).toContain('pages-within');
    const counted = plainRules(14, (n) => `A lamp burns ${(n * 7) % 5} hours, ${long}and then is out.`);
    expect(saidOf([...HEAD, ...counted].join('\n'))).not.toContain('pages-within');
  });

  it('where a translation is among them', () => {
    const other = 'Der Gast, der an dem Tisch ist, bringt das Licht und die Lampe nicht auf den Hof.';
    const both = plainRules(30, (n) => `${wick(n)} It is one of the lamps.\n\n${other}`);
    expect(saidOf([...HEAD, ...both].join('\n'))).toContain('languages-mixed');
    expect(saidOf([...HEAD, ...plainRules(30, wick)].join('\n'))).not.toContain('languages-mixed');
  });
});

describe('a date on two lines', () => {
  it('dates the edition', () => {
    const text = [
      'Rules of Lamps',
      '',
      'These rules are effective as of',
      'May 4, 2015.',
      '',
      ...HEAD.slice(2),
      ...plainRules(3, wick),
    ];
    expect(read(text.join('\n')).tree.effective).toBe('2015-05-04');
  });
});

describe('a document for a voice', () => {
  it('keeps its sentences, whose tag strikes words out on pages', () => {
    const rules = plainRules(12, (n) => `</s><s>Lamp ${n} burns in the hall.</s> <s>Nobody blows it out.`);
    const lines = [...HEAD, ...rules].filter((words) => words !== '');
    const text = `<speak>${lines.map((words) => `<p><s>${words}</s></p>`).join('\n')}</speak>`;
    expect(wordsOf(text)).toContain('Lamp 3 burns in the hall. Nobody blows it out.');
  });
});
