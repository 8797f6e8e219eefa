import { HOME, link, SEARCH } from '../address.js';
import { page } from '../page.js';

/**
 * What is shown where there is nothing to show.
 *
 * @param depth how many folders deep the address lies that was asked for
 */
export function missingPage(title: string, words: string, depth: number): string {
  const address = `${'x/'.repeat(depth)}x`;
  return page(
    { title, address },
    <>
      <h1>{title}</h1>
      <p>
        <bdi>{words}</bdi>
      </p>
      <p>
        <a href={link(address, HOME)}>The first page</a> leads to everything;{' '}
        <a href={link(address, SEARCH)}>search</a> finds rules by number and by word.
      </p>
    </>,
  );
}
