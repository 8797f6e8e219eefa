import { expect, test } from 'vitest';
import { zip } from '../../../bench/read/zip.js';
import { readDocument } from '../../../src/readers/index.js';
import { ownText, rulesOf } from '../../../src/tree/index.js';

const W =
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006" xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape"';
const run = (words: string): string => `<w:r><w:t xml:space="preserve">${words}</w:t></w:r>`;
const paragraph = (...runs: string[]): string => `<w:p>${runs.join('')}</w:p>`;
const box = (words: string): string =>
  `<w:r><w:drawing><wps:txbx><w:txbxContent>${paragraph(run(words))}</w:txbxContent></wps:txbx></w:drawing></w:r>`;

function word(body: string, parts: Record<string, string> = {}): Uint8Array {
  const rels = Object.keys(parts).map(
    (name, at) =>
      `<Relationship Id="r${at + 2}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${name.replace(/\d/g, '')}" Target="${name}.xml"/>`,
  );
  const relationships = 'xmlns="http://schemas.openxmlformats.org/package/2006/relationships"';
  return zip(
    [
      '[Content_Types].xml',
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>',
    ],
    [
      '_rels/.rels',
      `<Relationships ${relationships}><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`,
    ],
    ['word/_rels/document.xml.rels', `<Relationships ${relationships}>${rels.join('')}</Relationships>`],
    ['word/document.xml', `<w:document ${W}><w:body>${body}</w:body></w:document>`],
    ...Object.entries(parts).map(([name, content]): [string, string] => [`word/${name}.xml`, content]),
  );
}

const notes = (kind: string, words: string): string =>
  `<w:${kind}s ${W}><w:${kind} w:id="-1">${paragraph('<w:r><w:separator/></w:r>')}</w:${kind}><w:${kind} w:id="2">${paragraph(run(words))}</w:${kind}></w:${kind}s>`;

const lamps = [
  paragraph(run('1. Lamps')),
  paragraph(run('100. General')),
  paragraph(
    run('100.1. A lamp'),
    '<w:r><w:footnoteReference w:id="2"/></w:r>',
    run(' burns &amp; glows.'),
    '<w:r><w:endnoteReference w:id="2"/></w:r>',
  ),
  paragraph(run('100.2. Each player brings a lamp.'), box('Candles are no lamps.')),
].join('');

test('what a Word document says beside its text is named, and is part of the account', async () => {
  const bytes = word(lamps, {
    footnotes: notes('footnote', 'A lantern is a lamp.'),
    endnotes: notes('endnote', 'By &quot;burns&quot; a flame is meant.'),
    comments: notes('comment', 'Check this.'),
    header1: `<w:hdr ${W}>${paragraph(run('For the lamplighters'))}</w:hdr>`,
    footer1: `<w:ftr ${W}>${paragraph(run('Page of many'))}</w:ftr>`,
  });
  const { tree, messages, coverage } = await readDocument(bytes, { file: 'lamps.docx' });
  expect(rulesOf(tree).map(ownText)).toEqual(['A lamp burns & glows.', 'Each player brings a lamp.']);
  const told = messages.map(({ ruleId, fatal, reason }) => [ruleId, fatal, /“(.*)”/.exec(reason)?.[1]]);
  expect(told).toContainEqual(['footnote', false, 'A lantern is a lamp.']);
  expect(told).toContainEqual(['footnote', false, 'By "burns" a flame is meant.']);
  expect(told).toContainEqual(['text-box', false, 'Candles are no lamps.']);
  expect(told).toContainEqual(['comment', undefined, 'Check this.']);
  expect(told).toContainEqual(['page-head', undefined, 'For the lamplighters']);
  expect(told).toContainEqual(['page-head', undefined, 'Page of many']);
  expect(coverage.accounted).toBe(coverage.characters);
  const alone = (await readDocument(word(lamps), { file: 'lamps.docx' })).coverage;
  const more = 'Alanternisalamp.By"burns"aflameismeant.Checkthis.ForthelamplightersPageofmany';
  expect(coverage.characters - alone.characters).toBe(more.length);
});

test('a text box that the page has is not named as lost', async () => {
  const shown = paragraph(
    run('100.3. A lamp is lit.'),
    `<w:r><mc:AlternateContent><mc:Choice>${box('Not with a torch.')}</mc:Choice><mc:Fallback><w:pict><v:shape xmlns:v="urn:schemas-microsoft-com:vml"><v:textbox><w:txbxContent>${paragraph(run('Not with a torch.'))}</w:txbxContent></v:textbox></v:shape></w:pict></mc:Fallback></mc:AlternateContent></w:r>`,
  );
  const { messages } = await readDocument(word(`${lamps}${shown}`), { file: 'lamps.docx' });
  expect(messages.filter(({ ruleId }) => ruleId === 'text-box')).toHaveLength(1);
});

test('a paragraph of which a field holds words that the package leaves out is named, and no other', async () => {
  const field = `<w:fldSimple w:instr=" REF a ">${run('rule 100.2')}</w:fldSimple>`;
  const { messages, coverage } = await readDocument(
    word(
      [
        paragraph(run('100. General')),
        paragraph(run('100.1. A lamp burns, as '), field, run(' says.')),
        paragraph(run('100.2. It glows.')),
      ].join(''),
    ),
    { file: 'a.docx' },
  );
  const lost = messages.filter(({ ruleId }) => ruleId === 'not-extracted');
  expect(lost.map(({ fatal, reason }) => [fatal, reason])).toEqual([
    [false, expect.stringContaining('A lamp burns, as rule 100.2 says.')],
  ]);
  expect(coverage.accounted).toBe(coverage.characters);
});
