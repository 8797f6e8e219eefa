import { describe, expect, it } from 'vitest';
import { read } from '../../../src/readers/index.js';
import { kindsOf, numbered, repairsOf, wordsOf } from '../reading.js';
import { outline } from '../support.js';

const rst = (...lines: string[]) => read(lines.join('\n'), { format: 'rst' });

const GENERAL = ['General', '=======', '', '800.1', '-----', ''];

describe('reStructuredText', () => {
  it('titles are chapters, sections and rules by their depth, whatever marks adorn them', () => {
    const { tree } = rst(
      ...['#####', 'Rules', '#####', '', 'Turn Structure', '~~~~~~~~~~~~~~', '', 'Phases', '++++++', ''],
      ...[
        '500.1',
        '"""""',
        '',
        'A turn has phases.',
        '',
        'Untap',
        '+++++',
        '',
        '502.1',
        '"""""',
        '',
        'Untap things.',
      ],
      ...['', 'Zones', '~~~~~', '', 'Library', '+++++++', '', '401.1.', '""""""', '', 'Cards lie there.'],
    );
    expect(outline(tree)).toEqual([
      'chapter 5 Turn Structure',
      '  section 500 Phases',
      '    rule 500.1',
      '      paragraph',
      '  section 502 Untap',
      '    rule 502.1',
      '      paragraph',
      'chapter 4 Zones',
      '  section 401 Library',
      '    rule 401.1',
      '      paragraph',
    ]);
  });

  it('titles may print their numbers', () => {
    const { tree } = rst(
      '702. Keywords',
      '============',
      '',
      '702.2. Deathtouch',
      '-----------------',
      '',
      '702.2a',
      '~~~~~~',
      'It kills.',
    );
    expect(outline(tree)).toEqual([
      'section 702 Keywords',
      '  rule 702.2 Deathtouch',
      '    subrule 702.2a',
      '      paragraph',
    ]);
  });

  it('a last title whose rules are cut off is the next section, and only likely so', () => {
    const { tree } = rst(...GENERAL, 'More than two.', '', 'Range', '=====');
    expect(tree.children[1]).toMatchObject({ type: 'section', number: '', intended: '801', title: 'Range' });
  });

  it('wrapped lines are one paragraph, and items may be wrapped and lettered in any way', () => {
    const { tree } = rst(
      ...GENERAL,
      'Two lines of',
      'one paragraph.',
      '',
      '  a) An item',
      '     wrapped.',
      '  b) Another.',
      '',
      '     Its second paragraph.',
      '',
      '  (c) A third.',
    );
    expect(wordsOf(numbered(tree, '800.1'), 'paragraph')).toEqual(['Two lines of one paragraph.']);
    expect(wordsOf(numbered(tree, '800.1a'), 'paragraph')).toEqual(['An item wrapped.']);
    expect(wordsOf(numbered(tree, '800.1b'), 'paragraph')).toEqual(['Another.', 'Its second paragraph.']);
    expect(wordsOf(numbered(tree, '800.1c'), 'paragraph')).toEqual(['A third.']);
  });

  it('an example belongs to the item above it, or to the rule where it is indented less', () => {
    const { tree } = rst(
      ...GENERAL,
      'Words.',
      '',
      '    a. Item.',
      '',
      '        .. admonition:: Example',
      '',
      '            Of the item.',
      '',
      '.. admonition:: Example',
      '',
      '    Of the rule.',
    );
    expect(wordsOf(numbered(tree, '800.1a'), 'example')).toEqual(['Of the item.']);
    expect(wordsOf(numbered(tree, '800.1'), 'example')).toEqual(['Of the rule.']);
  });

  it('an example that is indented too deep is read all the same, with a record', () => {
    const result = rst(
      ...GENERAL,
      'Words.',
      '',
      '    a. Item.',
      '',
      '            .. admonition:: Example',
      '',
      '                Deep.',
    );
    expect(wordsOf(numbered(result.tree, '800.1a'), 'example')).toEqual(['Deep.']);
    expect(kindsOf(result)['rst-over-indented']).toBe(1);
  });

  it('roles inside words are letters again', () => {
    const { tree } = rst(...GENERAL, 'Be:doc:k there:ref:ore :ref:erred to it, see :ref:`rule 801 <range>`.');
    expect(wordsOf(numbered(tree, '800.1'), 'paragraph')).toEqual([
      'Bedock thererefore referred to it, see rule 801.',
    ]);
    expect(repairsOf(tree).map(({ original }) => original)).toEqual([':doc:', ':ref:', ':ref:']);
  });

  it('substitutions are symbols, or what the document defines', () => {
    const { tree } = rst(...GENERAL, '|T| or |long|: draw.', '', '.. |long| replace:: the long way');
    expect(wordsOf(numbered(tree, '800.1'), 'paragraph')).toEqual(['{T} or the long way: draw.']);
  });

  it('inline marks go and their words stay', () => {
    const { tree } = rst(
      ...GENERAL,
      'An *odd* **bold** ``code`` \\*star* and `a link <http://example.org>`_.',
    );
    expect(wordsOf(numbered(tree, '800.1'), 'paragraph')).toEqual(['An odd bold code *star* and a link.']);
  });

  it('labels, comments and directives without words are set aside, each with its reason', () => {
    const result = rst(
      '.. _top:',
      '',
      '.. contents::',
      '   :depth: 2',
      '',
      '.. a comment',
      '',
      ...GENERAL,
      'Words.',
    );
    expect(kindsOf(result)).toMatchObject({ 'rst-label': 1, 'rst-directive': 1, 'rst-comment': 1 });
    expect(result.coverage.accounted).toBe(result.coverage.characters);
  });

  it('a field dates the edition', () => {
    expect(rst(':Effective: July 15, 2011', '', ...GENERAL, 'Words.').tree.effective).toBe('2011-07-15');
  });

  it('places are those of the document', () => {
    const { tree } = rst(...GENERAL, 'Words.', '', '    a. Item.');
    expect(numbered(tree, '800').position?.start).toEqual({ line: 1, column: 1, offset: 0 });
    expect(numbered(tree, '800.1').position?.start.line).toBe(4);
    expect(numbered(tree, '800.1a').position?.start).toMatchObject({ line: 9, column: 5 });
  });

  it('a title whose next one is lost is still the section that it begins', () => {
    const { tree } = rst(...GENERAL, 'Words.', '', '801.1', '-----', '', 'Other words.');
    expect(outline(tree)[0]).toBe('section 800 General');
  });

  it('a list inside an item does not end the list of subrules', () => {
    const { tree } = rst(
      ...GENERAL,
      'Words.',
      '',
      '  a. Item.',
      '',
      '     1. One.',
      '     2. Two.',
      '',
      '  b. Item.',
    );
    expect(outline(tree).filter((line) => line.includes('subrule'))).toEqual([
      '    subrule 800.1a',
      '    subrule 800.1b',
    ]);
  });
});
