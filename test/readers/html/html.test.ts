import { describe, expect, it } from 'vitest';
import { read } from '../../../src/readers/index.js';
import { glossaryOf, textOf } from '../../../src/tree/index.js';
import { kindsOf, numbered, wordsOf } from '../reading.js';
import { misplacedIn, outline } from '../support.js';

const html = (...parts: string[]) => read(`<!DOCTYPE html><html><body>${parts.join('\n')}</body></html>`);

describe('a web page', () => {
  it('is read from paragraphs, lists, tables and definitions alike', () => {
    const { tree, coverage } = html(
      '<h1>702. Keywords</h1><p><b>702.1.</b> Cards say what they do.</p><p>702.2. Deathtouch</p>',
      '<ol type="a"><li>It is static.</li><li>It kills.<blockquote>Example: A bear dies.</blockquote></li></ol>',
      '<p>702.3. Defender<p>702.3a It stays.<br>702.3b It blocks.',
      '<table><tr><td>702.4</td><td>Double Strike</td></tr><tr><td>702.4a</td><td>It hits twice.</td></tr></table>',
      '<dl><dt>702.5.</dt><dd>Enchant</dd><dt>702.5a</dt><dd>It sticks.</dd></dl>',
    );
    expect(outline(tree).filter((line) => !/paragraph/.test(line))).toEqual([
      'section 702 Keywords',
      '  rule 702.1',
      '  rule 702.2 Deathtouch',
      '    subrule 702.2a',
      '    subrule 702.2b',
      '      example',
      '  rule 702.3 Defender',
      '    subrule 702.3a',
      '    subrule 702.3b',
      '  rule 702.4 Double Strike',
      '    subrule 702.4a',
      '  rule 702.5 Enchant',
      '    subrule 702.5a',
    ]);
    expect(coverage.accounted).toBe(coverage.characters);
  });

  it('references and entities are characters, and their places are those of the source', () => {
    const { tree } = html(
      '<p>810.1. A player&rsquo;s <i>life</i> &amp; <img alt="T"> see <a href="x">rule 104</a>.</p>',
    );
    const rule = numbered(tree, '810.1');
    expect(wordsOf(rule, 'paragraph')).toEqual(['A player’s life & {T} see rule 104.']);
    const [paragraph] = rule.children;
    expect(paragraph).toMatchObject({
      children: expect.arrayContaining([
        expect.objectContaining({ type: 'emphasis' }),
        expect.objectContaining({ type: 'symbol', name: 'T' }),
        expect.objectContaining({ type: 'crossReference', targets: ['104'] }),
      ]),
    });
  });

  it('an angle bracket that opens no tag is a character, between tags too', () => {
    const result = html('<p><i>807.1. One<p>807.2. Two lamps burn.</i></font><.<p>807.3. 1 < 2</p>');
    expect(wordsOf(numbered(result.tree, '807.2'), 'paragraph')).toEqual(['Two lamps burn.<.']);
    expect(wordsOf(numbered(result.tree, '807.3'), 'paragraph')).toEqual(['1 < 2']);
    expect(result.coverage.accounted).toBe(result.coverage.characters);
  });

  it('an element that is cut off is accounted for once', () => {
    const result = read('<html><p>807.1. A lamp burns.</p><head><title>Lamps and other');
    expect(result.coverage.accounted).toBe(result.coverage.characters);
    expect(kindsOf(result)['accounted-twice']).toBeUndefined();
  });

  it('the glossary ends where its last entry ends on the page', () => {
    const entry = '<dt>A lamp &ndash; or two</dt><dd>It &ldquo;shines&rdquo;.</dd>';
    const { tree } = html(`<p>100.1. A rule.</p><h1>Glossary</h1><dl>${entry}</dl>`);
    expect(misplacedIn(tree)).toEqual([]);
    expect(tree.children.at(-1)?.position?.end).toEqual(glossaryOf(tree).at(-1)?.position?.end);
  });

  it('navigation, scripts and what is hidden are no rules; a frame that holds rules is none', () => {
    const result = html(
      '<nav><ul><li>800. General</li></ul></nav><script>810.1. No rule.</script><p hidden>810.2. Hidden.</p>',
      '<div class="sidebar"><p>810.1. A rule that somebody put into a sidebar, with all its words.</p></div>',
      '<footer>810 visitors</footer>',
    );
    expect(outline(result.tree)).toEqual(['rule 810.1', '  paragraph']);
    expect(kindsOf(result)).toMatchObject({ 'html-frame': 2, 'html-silent': 1, 'html-hidden': 1 });
  });

  it('a site menu that looks like chapters is none', () => {
    const result = read(
      'Rules\n\nMenu\n\n1. One\n\n2. Two\n\n3. Three\n\n8. Eight\n\n805. Eight : Teams\n\n805.1.\n\nTeams play.\n\n805.2.\n\nThey sit.',
    );
    expect(outline(result.tree).slice(-5)).toEqual(
      ['section 805 Teams', '  rule 805.1', '    paragraph', '  rule 805.2', '    paragraph'].slice(-5),
    );
    expect(kindsOf(result)['page-menu']).toBeGreaterThanOrEqual(4);
  });

  it('damaged apostrophes are put right, each on record', () => {
    const { tree } = read(
      '805.1.\n\nThe player‘s hand isn?t shared, nor are the players? cards.\n\n805.2.\n\nIs it? Yes.',
    );
    expect(wordsOf(numbered(tree, '805.1'), 'paragraph')).toEqual([
      'The player’s hand isn’t shared, nor are the players’ cards.',
    ]);
    expect(wordsOf(numbered(tree, '805.2'), 'paragraph')).toEqual(['Is it? Yes.']);
  });

  it.each([
    ['US [30/09/2011] FR [04/02/2011]', { effective: '2011-09-30', translations: { fr: '2011-02-04' } }],
    ['DE (1.2.2012) · UK (15.7.2011)', { effective: '2011-07-15', translations: { de: '2012-02-01' } }],
  ])('dates for each language, as in %s', (line, expected) => {
    const { tree } = html(
      `<p>${line}</p><h2>805. Teams</h2><p>805.1. The rule of the teams and of the turns.</p>`,
    );
    expect(tree).toMatchObject(expected);
  });

  it('nothing in a page without rules is a rule', () => {
    expect(() => html('<p>Hello.</p>')).toThrow(/no line begins/);
  });
});

describe('a page that somebody has styled', () => {
  it('keeps numbers apart from words, counts no heading twice, and reads its date in the head', () => {
    const result = html(
      '<div id="header"><h1>A site of rules</h1><p>Current as of July 15, 2011</p></div>',
      '<main><article><header><h1>Two Heads</h1></header><h2>810. Two Heads</h2>',
      '<div><span>810.1.</span><span>Two teams play.</span></div>',
      '<p><b>Example 1:</b> They do.</p></article></main>',
    );
    expect(outline(result.tree)).toEqual([
      'section 810 Two Heads',
      '  rule 810.1',
      '    paragraph',
      '    example',
    ]);
    expect(wordsOf(numbered(result.tree, '810.1'), 'paragraph')).toEqual(['Two teams play.']);
    expect(result.tree.effective).toBe('2011-07-15');
    expect(kindsOf(result)['repeated-heading']).toBe(1);
  });

  it('takes the dot behind an element with a number for that of the number', () => {
    const { tree } = html(
      '<h1>702. Keywords</h1><p><b>702.1</b>. Cards say what they do.</p><p><a href="#1">702.2</a> Cards play.</p>',
    );
    expect(JSON.stringify(tree)).toContain('"value":"Cards say what they do."');
    expect(JSON.stringify(tree)).toContain('"value":"Cards play."');
  });

  it('keeps a heading that stands in the head of the page', () => {
    const { tree } = html('<header><h2>810. Two Heads</h2></header>', '<p>810.1. Two teams play a game.</p>');
    expect(outline(tree)[0]).toBe('section 810 Two Heads');
  });
});

describe('a page of another generator', () => {
  const LAMPS = [
    '100. Lamps',
    '100.1. A lamp burns.',
    '100.2. Two lamps burn.',
    '100.3. Three are too many.',
  ];
  const ENTRIES = [
    'Glossary',
    'Lamp',
    '1. What burns.',
    '2. What is lit.',
    'Wick',
    'What a lamp has.',
    'Credits',
    'Ada',
  ];
  const OUTLINE = [
    'section 100 Lamps',
    '  rule 100.1',
    '    paragraph',
    '  rule 100.2',
    '    paragraph',
    '  rule 100.3',
    '    paragraph',
    'glossary',
    '  entry Lamp',
    '    paragraph',
    '    paragraph',
    '  entry Wick',
    '    paragraph',
    'credits',
    '  paragraph',
  ];

  it.each([
    ['paragraphs', (line: string) => `<p>${line}</p>`],
    ['lines', (line: string) => `${line}<br>`],
    ['paragraphs that nobody closes', (line: string) => `<p>${line}`],
    ['boxes that nobody closes', (line: string) => `<div>${line}`],
    [
      'rows of a table',
      (line: string) => `<tr><td>${line.replace(/^(\d+\.[\d.]*) /, '$1</td><td>')}</td></tr>`,
    ],
    [
      'boxes for numbers and words',
      (line: string) => line.replace(/^(\d{3}[\d.]*) (.*)|^(.*)$/, '<div>$1</div><div>$2$3</div>'),
    ],
  ])('knows glossary and credits without any heading, in %s', (_, dressed) => {
    const lines = [...LAMPS, ...ENTRIES].map(dressed);
    const result = html(
      dressed('') === '<tr><td></td></tr>' ? `<table>${lines.join('\n')}</table>` : lines.join('\n'),
    );
    expect(outline(result.tree)).toEqual(OUTLINE);
    expect(result.coverage.accounted).toBe(result.coverage.characters);
  });

  it('keeps the lines of a plain text in `pre`, and its pages', () => {
    const text = [...LAMPS, ...ENTRIES]
      .map((line) => (/^(?:\d\. |What|Ada)/.test(line) ? line : `\n${line}`))
      .join('\n');
    expect(outline(html(`<pre>${text}</pre>`).tree)).toEqual(OUTLINE);
  });

  it('takes an example that stands aside for an example', () => {
    const { tree } = html('<p>100.1. A lamp burns.</p><aside><h5>Example</h5><p>Ada has one.</p></aside>');
    expect(wordsOf(numbered(tree, '100.1'), 'example')).toEqual(['Ada has one.']);
  });

  it('nests a thousand boxes and refuses thousands, in words', () => {
    const nested = (depth: number) => () => html(`${'<div>'.repeat(depth)}100.1. A lamp burns.`);
    expect(outline(nested(1_000)().tree)).toContain('rule 100.1');
    expect(nested(5_000)).toThrow(/nests more than \d+ elements/);
  });
});

describe('a page on which something was changed', () => {
  it('sets deleted words aside, and keeps what was put in their place', () => {
    const { tree, messages, coverage } = read(
      '<!doctype html><p>100.1. A lamp <del>glows</del><ins>burns</ins>.</p><p>100.2. A wick is a cord.</p>',
    );
    expect(wordsOf(numbered(tree, '100.1'), 'paragraph')).toEqual(['A lamp burns.']);
    expect(messages.find(({ ruleId }) => ruleId === 'tracked-changes')?.reason).toContain('deleted');
    expect(coverage.accounted).toBe(coverage.characters);
  });

  it('keeps the words behind a tag that is never ended', () => {
    const { tree, messages, coverage } = read(
      '<!doctype html><p>100.1. A lamp <s glows.</p><p>100.2. A wick is a cord.</p><p>100.3. A flame is hot.</p>',
    );
    expect(wordsOf(numbered(tree, '100.2'), 'paragraph')).toEqual(['A wick is a cord.']);
    expect(wordsOf(numbered(tree, '100.3'), 'paragraph')).toEqual(['A flame is hot.']);
    expect(messages.map(({ ruleId }) => ruleId)).not.toContain('tracked-changes');
    expect(coverage.accounted).toBe(coverage.characters);
  });

  it('sets deleted words aside once where they go on through several paragraphs', () => {
    const { tree, messages, coverage } = read(
      '<!doctype html><p>100.1. A lamp <s>glows.<p>It smokes.</s> It burns.</p><p>100.2. A wick is a cord.</p>',
    );
    expect(textOf(numbered(tree, '100.1'))).toContain('It burns.');
    expect(messages.map(({ ruleId }) => ruleId)).not.toContain('accounted-twice');
    expect(coverage.accounted).toBe(coverage.characters);
  });
});
