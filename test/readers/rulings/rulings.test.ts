import { describe, expect, it } from 'vitest';
import { read } from '../../../src/readers/index.js';
import { kindsOf, numbered, wordsOf } from '../reading.js';
import { misplacedIn, outline } from '../support.js';

const rulings = (...lines: string[]) => read(lines.join('\n'), { format: 'rulings' });

describe('a rulings dump', () => {
  it('is sections of bulleted rules, each paragraph and example with its stamp', () => {
    const { tree } = rulings(
      'This search based on the June 1, 2006 release of the Rulings.',
      '605 - Emperor Variant',
      '- 605.1 - Two teams of three',
      'players each. [CompRules 2004/10/01]',
      'Example: Six players',
      'sit down.',
      '[D. Author 2005/1/2]',
      '- 605.2 - Seating [CompRules 2004/10/01]',
      '- 605.2a - They sit. [CompRules 2004/10/01]',
      '607 - Grand Melee',
      '* 607.1 - Ten play. [CompRules 2005/08/01]',
    );
    expect(outline(tree)).toEqual([
      'section 605 Emperor Variant',
      '  rule 605.1',
      '    paragraph',
      '    stamp',
      '    example',
      '    stamp',
      '  rule 605.2 Seating',
      '    stamp',
      '    subrule 605.2a',
      '      paragraph',
      '      stamp',
      'section 607 Grand Melee',
      '  rule 607.1',
      '    paragraph',
      '    stamp',
    ]);
    expect(wordsOf(numbered(tree, '605.1'), 'example')).toEqual(['Six players sit down.']);
    expect(numbered(tree, '605.1').children[3]).toMatchObject({ source: 'D. Author', date: '2005-01-02' });
    expect(tree.data?.release).toBe('2006-06-01');
  });

  it('a line that only looks like a heading inside a paragraph is a part of it', () => {
    const { tree } = rulings(
      '605 - Emperor',
      '- 605.1 - See rule',
      '607 - or another one. [CompRules 2005/08/01]',
    );
    expect(wordsOf(numbered(tree, '605.1'), 'paragraph')).toEqual(['See rule 607 - or another one.']);
  });

  it('lines after a stamp without a bullet are a further paragraph', () => {
    const { tree } = rulings(
      '- 605.1 - One. [CompRules 2005/08/01]',
      'Two.',
      'Still two. [CompRules 2006/08/01]',
    );
    expect(wordsOf(numbered(tree, '605.1'), 'paragraph')).toEqual(['One.', 'Two. Still two.']);
  });

  it('what is no date is no stamp', () => {
    const { tree } = rulings('- 605.1 - One [CompRules 2005/13/41] two. [CompRules 2005/08/01]');
    expect(wordsOf(numbered(tree, '605.1'), 'paragraph')).toEqual(['One [CompRules 2005/13/41] two.']);
  });

  it('the search and the frame of the page are set aside', () => {
    const result = rulings(
      'Search results',
      '- 605.1 - One. [CompRules 2005/08/01]',
      'Search results',
      '|',
      '|',
    );
    expect(kindsOf(result)).toMatchObject({ 'rulings-banner': 2, 'page-furniture': 2 });
    expect(result.coverage.accounted).toBe(result.coverage.characters);
  });

  it('a line that stands twice is no word of the search where a stamp is about it', () => {
    const result = rulings(
      'the game. [CompRules 2005/08/01]',
      '- 605.1 - One says that nobody wins',
      'the game. [CompRules 2005/08/01]',
    );
    expect(wordsOf(numbered(result.tree, '605.1'), 'paragraph')).toEqual([
      'One says that nobody wins the game.',
    ]);
    expect(kindsOf(result)['accounted-twice']).toBeUndefined();
  });

  it('words behind the last stamp and a free line are no rule, cut words right behind a stamp are', () => {
    const rule = '- 605.1 - One. [CompRules 2005/08/01]';
    expect(wordsOf(numbered(rulings(rule, '', 'End of the search.').tree, '605.1'), 'paragraph')).toEqual([
      'One.',
    ]);
    expect(wordsOf(numbered(rulings(rule, 'Two, and').tree, '605.1'), 'paragraph')).toEqual([
      'One.',
      'Two, and',
    ]);
  });

  it('a stamp behind characters that print nothing has its place in the document', () => {
    const { tree } = rulings('- 605.1 - One\b\b\b\b\b\b\b\b\b. [CompRules 2005/08/01]');
    expect(misplacedIn(tree)).toEqual([]);
    expect(tree.position?.end.offset).toBe(46);
  });
});
