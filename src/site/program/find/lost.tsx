import { useEffect, useState } from 'preact/hooks';
import type { NumberAnswer } from '../../../lineage/search/cite.js';
import { LISTS, lifeAddress } from '../../address.js';
import { partOf } from '../../homes.js';
import { bookIndex, inBook } from '../store.js';
import { answerCitation, Numbers } from './citationAnswer.js';

/** What an address asks for: `rule/606.9a@2008-02-01`, `r/810.9a`. */
const RULE = /^(?:rule|r)\/([^/]+?)(?:\/(?:index\.html)?)?$/;

/** Leads from the address of a rule that has no page of its own to the rule, or says what became of it. */
export function Lost() {
  const [answer, setAnswer] = useState<NumberAnswer>();
  useEffect(() => {
    const root = new URL(inBook('')).pathname;
    const path = decoded(location.pathname);
    const asked = path.startsWith(decoded(root)) ? RULE.exec(path.slice(decoded(root).length)) : null;
    if (asked === null) {
      const folder = path.slice(decoded(root).length).replace(/\/(?:index\.html)?$/, '');
      const list = LISTS.get(folder);
      if (list !== undefined) location.replace(inBook(list));
      const address = `${folder}/index.html`;
      const part = partOf(address);
      // A part that several editions share lies in the folder of the first of them.
      if (part)
        void bookIndex().then(() => {
          if (inBook(address) !== new URL(address, inBook('')).href)
            location.replace(`${inBook(address)}#in=${part.edition}`);
        });
      return;
    }
    answerCitation(asked[1] as string).then(
      (found) => {
        const [one, ...others] = found?.borne ?? [];
        // A number with its edition is one rule; a number alone is the rule that has it today.
        const current = one !== undefined && one.last === found?.newest;
        if (one?.paged && (current || others.length === 0))
          location.replace(
            inBook(lifeAddress(one.lineage)) + (found?.edition === undefined ? '' : `#at=${found.edition}`),
          );
        else setAnswer(found);
      },
      () => setAnswer(undefined),
    );
  }, []);
  return answer ? <Numbers answer={answer} /> : null;
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** The page is shown at whatever address was asked for; its links were written for its own. */
export function mendLinks(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href]')) {
    const written = link.getAttribute('href') ?? '';
    if (!/^[a-z]+:|^#/i.test(written)) link.href = inBook(written);
  }
}
