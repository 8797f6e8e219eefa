import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { documentsStamp, preparedPages } from '../../src/site/developers/prepared.js';
import { emptyFolder } from '../support/folder.js';

describe('pages for developers that compiling made', () => {
  const pages = [['developers/index.html', '<p>as compiled</p>']];
  const file = (stamp: string): string => {
    const path = join(emptyFolder(), 'pages.json');
    writeFileSync(path, JSON.stringify({ stamp, pages }));
    return path;
  };

  test('serve every book while the documents are the same', () => {
    expect(preparedPages(file(documentsStamp()))).toEqual(pages);
  });

  test('are left aside where a document has changed since, or nothing was compiled', () => {
    expect(preparedPages(file('of other documents'))).toBeUndefined();
    expect(preparedPages(join(emptyFolder(), 'pages.json'))).toBeUndefined();
  });
});
