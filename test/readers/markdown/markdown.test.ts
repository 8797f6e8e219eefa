import { describe, expect, it } from 'vitest';
import { read } from '../../../src/readers/index.js';
import { kindsOf, numbered, wordsOf } from '../reading.js';
import { outline } from '../support.js';

const markdown = (...lines: string[]) => read(lines.join('\n'), { format: 'markdown' });

describe('Markdown', () => {
  it('headings may be chapters, sections, rules and subrules', () => {
    const { tree } = markdown(
      ...[
        '# Magic Rules',
        '',
        '## 8. Multiplayer Rules',
        '',
        '### 801 Range',
        '',
        '#### 801.1',
        '',
        'It is an option.',
      ],
      ...['', '##### 801.1a', '', 'It is chosen.', '', '### Attack Option', '', '**802.1.** Attack.'],
    );
    expect(outline(tree)).toEqual([
      'chapter 8 Multiplayer Rules',
      '  section 801 Range',
      '    rule 801.1',
      '      paragraph',
      '      subrule 801.1a',
      '        paragraph',
      '  section 802 Attack Option',
      '    rule 802.1',
      '      paragraph',
    ]);
    expect(tree.title).toBe('Magic Rules');
  });

  it('a heading that Markdown takes for an ordered list keeps its figures', () => {
    const { tree } = markdown('# Rules', '', '800. General', '', '800.1. More than two.');
    expect(numbered(tree, '800')).toMatchObject({ type: 'section', title: 'General' });
  });

  it('rules may be items of lists, and examples quotations', () => {
    const { tree } = markdown(
      ...[
        '# 801. Range',
        '',
        '801.2. A distance.',
        '',
        '- **801.2a** One seat.',
        '  > **Example:** A neighbour.',
      ],
      ...['- b. Always oneself.', '', '> *Example:* You', '> yourself.'],
    );
    expect(wordsOf(numbered(tree, '801.2a'), 'example')).toEqual(['A neighbour.']);
    expect(wordsOf(numbered(tree, '801.2b'), 'paragraph')).toEqual(['Always oneself.']);
    expect(wordsOf(numbered(tree, '801.2b'), 'example')).toEqual(['You yourself.']);
  });

  it('rules may follow each other without a free line', () => {
    const { tree } = markdown(
      '# 802. Attack',
      '',
      '802.1. One',
      'option.',
      '802.2. Another.',
      'a. First.',
      'b. Second.',
    );
    expect(wordsOf(numbered(tree, '802.1'), 'paragraph')).toEqual(['One option.']);
    expect(wordsOf(numbered(tree, '802.2b'), 'paragraph')).toEqual(['Second.']);
  });

  it('escapes, references and marks are characters again', () => {
    const { tree } = markdown(
      '# 802. A',
      '',
      '802\\.1. A \\* star &amp; *one* `{T}` [link](http://example.org) “q”.',
    );
    expect(wordsOf(numbered(tree, '802.1'), 'paragraph')).toEqual(['A * star & one {T} link “q”.']);
  });

  it('front matter dates the edition and the glossary has entries', () => {
    const result = markdown(
      ...[
        '---',
        'title: Rules',
        'effective: 2012-05-01',
        '---',
        '',
        '# 8. Multiplayer',
        '',
        '## 802. A',
        '',
        '802.1. B.',
      ],
      ...['', '## Glossary', '', '**Ability**', '', '1. One.', '2. Two.', '', '**Zone**', '', 'A place.'],
    );
    expect(result.tree.effective).toBe('2012-05-01');
    expect(outline(result.tree).slice(-6)).toEqual([
      'glossary',
      '  entry Ability',
      '    paragraph',
      '    paragraph',
      '  entry Zone',
      '    paragraph',
    ]);
    expect(kindsOf(result)['markdown-front-matter']).toBe(1);
    expect(result.coverage.accounted).toBe(result.coverage.characters);
  });

  it('a character that Markdown replaces keeps its place', () => {
    const { tree, coverage } = markdown(
      '# 800. General',
      '',
      '\0',
      '800.1. More than two.',
      '',
      '800.2. Options.',
    );
    expect(outline(tree).filter((line) => line.includes('rule'))).toHaveLength(2);
    expect(coverage.accounted).toBe(coverage.characters);
  });

  it('tables hold rules, and what stands behind a dividing line after the last rule is none of it', () => {
    const result = markdown(
      ...[
        '# 800. General',
        '',
        '| Rule | Words |',
        '|---|---|',
        '| 800.1 | More than two. |',
        '| 800.1a | Or three. |',
      ],
      ...['', '***', '', 'Last updated in 2024', '', '© Somebody'],
    );
    expect(outline(result.tree)).toEqual([
      'section 800 General',
      '  rule 800.1',
      '    paragraph',
      '    subrule 800.1a',
      '      paragraph',
    ]);
    expect(kindsOf(result)).toMatchObject({ 'page-footer': 2, 'markdown-table': 1 });
    expect(result.coverage.accounted).toBe(result.coverage.characters);
  });
});

describe('Markdown of other hands', () => {
  it('has attributes behind its headings, anchors before its numbers, and colons behind its terms', () => {
    const { tree, coverage } = read(
      [
        ...['## 100. Lamps {#lamps}', '', '<a id="100.1"></a>**100.1** A lamp burns.', ''],
        ...[
          '<a id="100.2"></a>**100.2** Two burn, as rule',
          '100.1 says.',
          '',
          '### Example',
          '',
          'Ada has two.',
          '',
        ],
        ...['## Glossary {#glossary}', '', '**Lamp:**', '', '1. What burns.', '', 'Wick', 'What a lamp has.'],
      ].join('\n'),
    );
    expect(outline(tree)).toEqual([
      'section 100 Lamps',
      '  rule 100.1',
      '    paragraph',
      '  rule 100.2',
      '    paragraph',
      '    example',
      'glossary',
      '  entry Lamp',
      '    paragraph',
      '  entry Wick',
      '    paragraph',
    ]);
    expect(coverage.accounted).toBe(coverage.characters);
  });

  it('may have thousands of marks in one list', () => {
    const items = Array.from({ length: 600 }, (_, i) => `- **100.${i + 1}.** A *lamp* burns.`);
    const { tree, messages } = read(`## 100. Lamps\n\n${items.join('\n')}\n`);
    expect(messages.filter(({ ruleId }) => ruleId === 'markdown-crowded')).toEqual([]);
    expect(outline(tree).filter((line) => line.startsWith('  rule'))).toHaveLength(600);
  });

  it('has titles with a line below them, each of which has one place', () => {
    const result = read('1. Lamps\n---\n100. Light\n---\n100.1 A lamp burns.\n\n101. Wicks\n---\n');
    expect(outline(result.tree).filter((line) => /chapter|section/.test(line))).toEqual([
      'chapter 1 Lamps',
      '  section 100 Light',
      '  section 101 Wicks',
    ]);
    expect(kindsOf(result)['accounted-twice']).toBeUndefined();
    expect(result.coverage.accounted).toBe(result.coverage.characters);
  });

  it('has a section that is left empty in a row of a table', () => {
    const { tree } = read(
      [
        '| Number | Text |',
        '|---|---|',
        '| 100 | Lamps |',
        '| 100.1 | A lamp burns. |',
        '| 101 | [This section is left blank.] |',
        '| 102 | Wicks |',
        '| 102.1 | A wick burns. |',
      ].join('\n'),
    );
    expect(wordsOf(numbered(tree, '100.1'), 'paragraph')).toEqual(['A lamp burns.']);
    expect(numbered(tree, '101')).toMatchObject({ type: 'section', placeholder: true });
  });
});
