import { describe, expect, it } from 'vitest';
import { read } from '../../src/readers/index.js';
import { glossaryOf, textOf } from '../../src/tree/index.js';
import { kindsOf } from './reading.js';
import { numbersOf, outline } from './support.js';

const entriesOf = (document: string) =>
  glossaryOf(read(document).tree).map((entry) => [
    entry.term,
    ...entry.children.map((child) => textOf(child)),
  ]);

describe('a glossary whose terms are only bold', () => {
  it.each([
    [
      'HTML',
      '<html><p>100.1. A lamp burns.</p><p>100.2. It ends.</p><h2>Glossary</h2><p><b>Lamp</b></p><p>A thing.</p><p><b>Wick</b><br>1. In a lamp.<br>2. In a candle.</p><p><strong>Oil:</strong> It burns.</p><h2>Credits</h2><p>Made by Ann.</p></html>',
    ],
    [
      'Markdown',
      '**100.1.** A lamp burns.\n\n**100.2.** It ends.\n\n## Glossary\n\n### Lamp\n\nA thing.\n\n**Wick**\n\n1. In a lamp.\n2. In a candle.\n\n**Oil**: It burns.\n\n## Credits\n\nMade by Ann.\n',
    ],
  ])('has an entry for each, and ends where the credits begin: %s', (_, document) => {
    expect(entriesOf(document)).toEqual([
      ['Lamp', 'A thing.'],
      ['Wick', '1. In a lamp.', '2. In a candle.'],
      ['Oil', 'It burns.'],
    ]);
    const { tree, coverage } = read(document);
    expect(outline(tree).slice(-2)).toEqual(['credits', '  paragraph']);
    expect(coverage.accounted).toBe(coverage.characters);
  });
});

describe('a page that a word processor wrote', () => {
  it('has the rules that it shows, whatever it wraps them in', () => {
    const paragraph = (words: string) =>
      `<p class=MsoNormal style="margin-left:.5in;text-indent:-.25in">${words}<o:p></o:p></p>\n<p class=MsoNormal><o:p>&nbsp;</o:p></p>\n`;
    const page = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style><!-- p.MsoNormal {margin:0in} --></style></head><body lang=EN-US><div class=WordSection1>
${paragraph('<b>1. Lamps</b>')}${paragraph('<b>100. <span lang=EN-GB>General</span></b>')}
${paragraph('100.1.<span style="mso-spacerun:yes">&nbsp; </span>A lamp&rsquo;s\nwick<span lang=EN-GB> burns</span>. See <i>rule&nbsp;100.2</i>.')}
${paragraph('100.1a<span style="mso-tab-count:1">    </span>It goes out.<br clear=all>Example: Ann blows.')}
<![if !supportLists]>${paragraph('100.2.<span style="font:7.0pt">&nbsp;&nbsp;&nbsp; </span>It is lit again.')}<![endif]></div></body></html>`;
    const { tree, coverage } = read(page);
    expect(outline(tree)).toEqual([
      'chapter 1 Lamps',
      '  section 100 General',
      '    rule 100.1',
      '      paragraph',
      '      subrule 100.1a',
      '        paragraph',
      '        example',
      '    rule 100.2',
      '      paragraph',
    ]);
    expect(JSON.stringify(tree)).toContain('A lamp’s wick burns. See ');
    expect(JSON.stringify(tree)).toContain('"targets":["100.2"]');
    expect(coverage.accounted).toBe(coverage.characters);
  });
});

describe('numbers of other hands', () => {
  it.each([
    [
      'a capital letter',
      '100.1. A lamp.\n\n100.1A It burns.\n\n100.1B It ends.\n\n100.2. Two.\n',
      ['100.1A→100.1a', '100.1B→100.1b'],
    ],
    [
      'a dot before the letter',
      '100.1. A lamp.\n\n100.1.a It burns.\n\n100.1.b It ends.\n\n100.2. Two.\n',
      ['100.1.a→100.1a', '100.1.b→100.1b'],
    ],
  ])('with %s are kept as printed, and known', (_, document, letters) => {
    const result = read(document);
    expect(numbersOf(result.tree)).toEqual(['100.1', ...letters, '100.2']);
    expect(kindsOf(result)).toEqual({ 'number-spelled': 2 });
  });

  it('in a quotation are those of Markdown', () => {
    const { tree, coverage } = read(
      '# 100. Lamps\n\n> 100.1. A lamp.\n>\n> 100.1a It burns.\n>\n> 100.2. Two.\n',
    );
    expect([tree.format, ...numbersOf(tree)]).toEqual(['markdown', '100.1', '100.1a', '100.2']);
    expect(coverage.accounted).toBe(coverage.characters);
  });

  it('in a table of Markdown are read as those of data', () => {
    const result = read(
      '| Rule | Words |\n|---|:--|\n| 100.1 | A lamp burns. |\n| 100.1a | It burns. |\n| 100.2 | Two. |\n',
    );
    expect(numbersOf(result.tree)).toEqual(['100.1', '100.1a', '100.2']);
    expect(kindsOf(result)).toEqual({ data: 1 });
    expect(result.coverage.accounted).toBe(result.coverage.characters);
  });

  it.each([
    ['Law 100.1: A lamp.\n\nLaw 100.2: Two.\n', /no line begins with the number of a rule/],
    [
      '~100.1~ A lamp.\n\n~100.2~ Two.\n',
      /2 lines have one behind or before other marks \(“~100\.1~ A lamp\.”\)/,
    ],
    ['{\\rtf1\\ansi 100. Lamps\\par\n100.1. A lamp.\\par}', /rich text \(RTF\).*leave the format out/],
  ])('that plain text does not have are refused as what they are: %j', (document, reason) => {
    expect(() => read(document, { format: 'text' })).toThrow(reason);
  });
});

describe('headings of other hands', () => {
  it('in Markdown stand three deep', () => {
    const { tree } = read(
      '# Rules\n\n## 1. Lamps\n\n### 100. General\n\n#### 100.1.\n\nA lamp burns.\n\n100.1a\nLetters.\n',
    );
    expect(numbersOf(tree)).toEqual(['100.1', '100.1a']);
    expect(outline(tree)[0]).toBe('chapter 1 Lamps');
  });

  it('in reStructuredText are lines of any marks, above the words too', () => {
    const { tree, coverage } = read(
      '##########\nLamp Rules\n##########\n\n********\n1. Lamps\n********\n\n100. General\n~~~~~~~~~~~~\n\n100.1.\n^^^^^^\n\nA lamp burns.\n\n100.1a\n""""""\n\nIt goes out.\n\n100.2. Two burn.\n',
    );
    expect(outline(tree).filter((line) => !/paragraph/.test(line))).toEqual([
      'chapter 1 Lamps',
      '  section 100 General',
      '    rule 100.1',
      '      subrule 100.1a',
      '    rule 100.2',
    ]);
    expect(coverage.accounted).toBe(coverage.characters);
  });

  it('that stand in another order are kept so, and reported', () => {
    const result = read(
      '2. Tables\n\n201. Seats\n\n201.1. Sit.\n\n200. Tables\n\n200.1. Stand.\n\n1. Lamps\n\n100. General\n\n100.1. A lamp burns.\n\n101. Wicks\n\n101.1. One.\n',
    );
    expect(numbersOf(result.tree)).toEqual(['201.1', '200.1', '100.1', '101.1']);
    const orders = result.messages.filter(({ ruleId }) => ruleId === 'heading-order');
    expect(orders.map(({ line, reason }) => [line, reason])).toEqual([
      [7, 'section 200 comes after section 201: it is kept where it stands'],
      [11, 'chapter 1 comes after chapter 2: it is kept where it stands'],
    ]);
  });

  it('in their usual order are nothing to speak of', () => {
    const result = read(
      '1. Lamps\n\n100. General\n\n100.1. A lamp burns.\n\n2. Tables\n\n200. Tables\n\n200.1. Stand.\n',
    );
    expect(kindsOf(result)).toEqual({});
  });
});
