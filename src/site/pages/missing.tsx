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
    { title, address, scripts: ['find'] },
    <>
      <h1>{title}</h1>
      <p>
        <bdi>{words}</bdi>
      </p>
      <div data-lost />
      <p>
        Go to <a href={link(address, HOME)}>the first page</a>, or <a href={link(address, SEARCH)}>search</a>{' '}
        for a rule by number or words.
      </p>
    </>,
  );
}
