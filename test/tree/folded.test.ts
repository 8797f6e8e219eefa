import { expect, test } from 'vitest';
import { folded } from '../../src/tree/folded.js';

test('a phrase is the same however its quotes, apostrophes, dashes, capitals and blanks are written', () => {
  const plain = folded('the team\'s "shared life total" - 40');
  for (const written of [
    'The team’s “shared life total”—40',
    'the  TEAM`s shared life\ntotal -- 40 ',
    'the team\u00b4s _shared life total_ \u2013 40',
  ])
    expect(folded(written)).toBe(plain.replace(' - ', '-'));
});
