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
      <p>
        Go to <a href={link(address, HOME)}>the first page</a>, or <a href={link(address, SEARCH)}>search</a>{' '}
        for a rule by number or words.
      </p>
      <div data-lost />
    </>,
  );
}

/**
 * What is said of a rule that is not there.
 *
 * @param number with or without a date behind `@`
 * @param dated whether the date means an edition
 */
export function missingRule(number: string, dated: boolean): { title: string; words: string } {
  const [, date] = number.split('@');
  const wrong = dated ? `No edition has a rule ${number}.` : `No edition is known as “${date}”.`;
  return {
    title: 'No such rule',
    words: `${wrong} Use NUMBER@DATE, such as 606.9a@2008, or the number alone.`,
  };
}
