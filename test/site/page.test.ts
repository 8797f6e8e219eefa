import { h } from 'preact';
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

describe('what others show of a page', () => {
  const head = (frame: Parameters<typeof page>[0], body: Parameters<typeof page>[1]): string =>
    page(frame, body).split('</head>')[0] ?? '';

  test('its description is its first paragraph that says something, as text and no longer than results of a search show', () => {
    const long = `The <b>first</b> & only paragraph ${'goes on and on '.repeat(20)}`;
    const markup = head({ title: 'A page', address: 'archive/index.html' }, [
      h('p', null, 'Short.'),
      h('p', null, long),
    ]);
    const [, description = ''] = /name="description" content="([^"]*)"/.exec(markup) ?? [];
    expect(description).toMatch(/^The &lt;b>first&lt;\/b> &amp; only paragraph goes on .* …$/);
    expect(description.length).toBeLessThan(180);
  });

  test('each kind of page has its picture and the sign of the book, found from any folder', () => {
    const game = head({ title: 'A game', address: 'behaviour/play/index.html' }, null);
    expect(game).toContain('property="og:image" content="../../program/preview-game.png"');
    expect(game).toContain('rel="icon" type="image/svg+xml" href="../../program/favicon.svg"');
    expect(head({ title: 'A rule', address: 'rule/x/index.html' }, null)).toContain('preview-rule.png');
  });
});
