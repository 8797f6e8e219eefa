import { UserError } from './errors.js';

/**
 * An address of the web that paths can be put after.
 *
 * @throws UserError where it is none
 */
export function addressOf(given: string): string {
  const address = URL.canParse(given) ? new URL(given) : null;
  if (address === null || (address.protocol !== 'https:' && address.protocol !== 'http:'))
    throw new UserError(
      `"${given}" is no address of the web; --base wants one such as https://example.org/rules/`,
    );
  address.search = '';
  address.hash = '';
  return address.href.endsWith('/') ? address.href : `${address.href}/`;
}
