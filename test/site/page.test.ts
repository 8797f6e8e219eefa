import { describe, expect, test } from 'vitest';
import { page } from '../../src/site/page.js';

const lost = { title: 'Not here', address: '404.html', scripts: ['find'], shownAt: 2 };

/** Where a page finds its programs, its style and other pages. */
function leads(html: string): string[] {
  return [...html.matchAll(/(?:src|href)="([^"]+)"/g)]
    .map(([, to]) => to as string)
    .filter((to) => to !== '#main');
}

describe('a page that is shown at addresses that are not its own', () => {
  test('finds the book by the address at which it stands, where that is known, and asks for nothing twice', () => {
    const all = leads(page({ ...lost, base: 'https://example.org/book/' }, 'Nothing.'));
    expect(all.filter((to) => !to.startsWith('https://example.org/book/'))).toEqual([]);
    expect(all.filter((to) => to.endsWith('style.css'))).toHaveLength(1);
  });

  test('looks for its style in every folder above, and at the top of the server, where that is not known', () => {
    const styles = leads(page(lost, 'Nothing.')).filter((to) => to.endsWith('style.css'));
    expect(styles).toEqual(['style.css', '../style.css', '../../style.css', '/style.css']);
  });
});
