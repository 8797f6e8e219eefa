import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readExtracted } from '../../../src/readers/doc/index.js';
import { readDocument } from '../../../src/readers/index.js';
import { ownText, rulesOf } from '../../../src/tree/index.js';

test('what a Word document of the older kind says beside its text is named, and is part of the account', async () => {
  const bytes = readFileSync(new URL('notes.doc', import.meta.url));
  const { tree, messages, coverage } = await readDocument(bytes, { file: 'notes.doc' });
  expect(rulesOf(tree).map(ownText)).toEqual([
    'A lamp burns until it is put out.',
    'Each player brings a lamp.',
    'The oldest lamp is lit first.',
  ]);
  const told = messages.map(({ ruleId, fatal, reason }) => [ruleId, fatal, /“(.*)”/.exec(reason)?.[1]]);
  expect(told).toContainEqual(['footnote', false, 'A lantern is a lamp that is carried.']);
  expect(told).toContainEqual(['footnote', false, 'By the year that is stamped under its foot.']);
  expect(told).toContainEqual(['text-box', false, 'Candles are no lamps.']);
  expect(told).toContainEqual(['page-head', undefined, 'Printed for the lamplighters']);
  expect(coverage.accounted).toBe(coverage.characters);
});

test('words beside the text are counted: with them the account is longer', () => {
  const found = {
    body: '1. Lamps\n\n100. General\n\n100.1. A lamp burns.\n',
    notes: '',
    boxes: '',
    heads: '',
    comments: '',
  };
  const alone = readExtracted(found, 'a.doc').coverage;
  const more = readExtracted(
    { ...found, notes: '\tIt is hot.\n', comments: 'Check this.' },
    'b.doc',
  ).coverage;
  expect(more.characters - alone.characters).toBe('Itishot.Checkthis.'.length);
  expect(more.accounted).toBe(more.characters);
});
