import { describe, expect, it } from 'vitest';
import { zip } from '../../../bench/read/zip.js';
import { readDocument } from '../../../src/readers/index.js';
import { numbered, wordsOf } from '../reading.js';
import { outline } from '../support.js';

const odt = (...body: string[]) => styled('', ...body);

const styled = (heads: string, ...body: string[]) =>
  readDocument(
    zip(
      ['mimetype', 'application/vnd.oasis.opendocument.text'],
      [
        'content.xml',
        '<?xml version="1.0"?><office:document-content><office:automatic-styles><style:style style:name="T1" style:family="text">' +
          '<style:text-properties fo:font-style="italic"/></style:style></office:automatic-styles>' +
          `<office:body><office:text>${body.join('')}</office:text></office:body></office:document-content>`,
      ],
      [
        'styles.xml',
        `<office:master-styles><style:master-page>${heads}</style:master-page></office:master-styles>`,
      ],
    ),
    { file: 'a.odt' },
  );

describe('an OpenDocument text', () => {
  it('has paragraphs, headings, italics, blanks and lists', async () => {
    const { tree, coverage } = await odt(
      '<text:h text:outline-level="1">100. Lamps</text:h>',
      '<text:p>100.1.<text:s text:c="2"/>A <text:span text:style-name="T1">lamp</text:span> &amp; a wick<text:tab/>burn.</text:p>',
      '<text:p/><text:list><text:list-item><text:p>100.1a It ends.</text:p></text:list-item></text:list>',
      '<text:p>100.2. Two<office:annotation><text:p>why?</text:p></office:annotation> burn.</text:p>',
    );
    expect(outline(tree)).toEqual([
      'section 100 Lamps',
      '  rule 100.1',
      '    paragraph',
      '    subrule 100.1a',
      '      paragraph',
      '  rule 100.2',
      '    paragraph',
    ]);
    expect(tree.format).toBe('odt');
    expect(wordsOf(numbered(tree, '100.1'), 'paragraph')).toEqual(['A lamp & a wick burn.']);
    expect(wordsOf(numbered(tree, '100.2'), 'paragraph')).toEqual(['Two burn.']);
    expect(coverage.accounted).toBe(coverage.characters);
  });

  it('keeps the words of frames, and sets those of notes aside with a message', async () => {
    const { tree, coverage, messages } = await odt(
      '<text:p>100.1. A lamp<text:note><text:note-body><text:p>Or two.</text:p></text:note-body></text:note> burns.</text:p>',
      '<text:p>100.2. It goes out.<draw:frame><draw:text-box><text:p>Example: A wick is wet.</text:p></draw:text-box></draw:frame></text:p>',
      '<text:p>100.3. It is lit again.</text:p>',
    );
    expect(wordsOf(numbered(tree, '100.1'), 'paragraph')).toEqual(['A lamp burns.']);
    expect(wordsOf(numbered(tree, '100.2'), 'example')).toEqual(['A wick is wet.']);
    const note = messages.find(({ ruleId }) => ruleId === 'footnote');
    expect(note).toMatchObject({ fatal: false, reason: expect.stringContaining('Or two.') });
    expect(coverage.accounted).toBe(coverage.characters);
  });

  it('sets the heads and feet of its pages aside, and each has its place in the account', async () => {
    const { tree, coverage, messages } = await styled(
      '<style:header><text:p>Rules of the lamp<text:tab/>draft &amp; notes</text:p></style:header><style:header-left/>' +
        '<style:footer><text:p>Page <text:page-number>1</text:page-number></text:p></style:footer>',
      '<text:p>100.1. A lamp burns.</text:p>',
    );
    expect(wordsOf(numbered(tree, '100.1'), 'paragraph')).toEqual(['A lamp burns.']);
    const heads = messages.filter(({ ruleId }) => ruleId === 'page-head').map(({ reason }) => reason);
    expect(heads).toEqual([
      expect.stringContaining('Rules of the lamp draft & notes'),
      expect.stringContaining('Page 1'),
    ]);
    expect(coverage.accounted).toBe(coverage.characters);
  });

  it.each([
    ['quotation marks that nobody closes', `<text:p>100.1. A lamp.</text:p>${'<a b="'.repeat(200_000)}`],
    ['tags that nobody closes', `<text:p>100.1. A lamp.</text:p>${'<style:style '.repeat(100_000)}`],
    ['styles without end', `${'<style:style style:name="x">'.repeat(50_000)}<text:p>100.1. A lamp.</text:p>`],
  ])('with %s is read in one pass', async (_, body) => {
    const { tree } = await odt(body);
    expect(numbered(tree, '100.1')).toBeDefined();
  });

  it('without words is empty', async () => {
    await expect(odt('<text:p/>')).rejects.toMatchObject({ ruleId: 'empty' });
  });
});
