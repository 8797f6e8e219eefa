import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '../support/corpus.js';
import { emptyFolder } from '../support/folder.js';
import { variorum } from './support.js';

const sample = join(root, 'sources/edition-2011.txt');

describe('variorum examples', () => {
  test('says that an edition has no Examples', async () => {
    const folder = emptyFolder();
    writeFileSync(
      join(folder, 'none.txt'),
      '800. General\n\n800.1. A multiplayer game has more than two players.\n',
    );
    const { status, err } = await variorum(['examples', 'none.txt'], folder);
    expect(status).toBe(2);
    expect(err).toContain('has no Examples');
  });

  test('says on standard error that a sample is told in words of its own', async () => {
    const { out, err } = await variorum(
      ['examples', '2011-07-15', '--rule', '807.4a', '--json'],
      emptyFolder(),
    );
    expect(err).toContain('sample of the package');
    expect(JSON.parse(out).totals).toEqual({
      examples: 1,
      played: 1,
      holds: 1,
      contradicts: 0,
      notUnderstood: 0,
    });
  });

  test('prints one JSON document, and status 1 where an Example contradicts its rules', async () => {
    const { status, out } = await variorum(['examples', sample, '--json'], emptyFolder());
    const { examples, totals } = JSON.parse(out);
    expect(totals.examples).toBe(examples.length);
    expect(totals.played).toBe(totals.holds + totals.contradicts);
    expect(status).toBe(totals.contradicts > 0 ? 1 : 0);
    for (const { status, claims, strange } of examples) {
      if (status === 'notUnderstood') expect(strange.length).toBeGreaterThan(0);
      else expect(claims.length).toBeGreaterThan(0);
    }
  });
});
