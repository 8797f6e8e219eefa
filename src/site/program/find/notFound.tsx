import { useEffect, useState } from 'preact/hooks';
import type { NumberAnswer } from '../../../lineage/search/cite.js';
import { parentNumber } from '../../../tree/numbers.js';
import { COMPARE, comparedIn, LISTS, lifeAddress, pairAnchor, termIn } from '../../address.js';
import { partOf } from '../../homes.js';
import { bookIndex, inBook } from '../store.js';
import { answerCitation, citations, Numbers } from './citationAnswer.js';
import { SearchBox } from './page.js';

/** What an address asks for: `rule/606.9a@2008-02-01`, `r/810.9a`. */
const RULE = /^(?:rule|r)\/([^/]+?)(?:\/(?:index\.html)?)?$/;

/**
 * Leads from the address of a rule that has no page of its own to the rule, or says what became of it; from any other, to a search for its
 * words.
 */
export function Lost() {
  const [answer, setAnswer] = useState<NumberAnswer>();
  const [nearest, setNearest] = useState<NumberAnswer>();
  const number = askedIn(location.pathname);
  useEffect(() => {
    if (number === undefined) {
      const folder = pathIn(location.pathname).replace(/\/(?:index\.html)?$/, '');
      const list = LISTS.get(folder);
      if (list !== undefined) location.replace(inBook(list));
      const term = termIn(folder);
      if (term !== undefined)
        void citations().then((known) => {
          const entry = known.entryNamed(term);
          if (entry !== undefined && known.has(entry)) location.replace(inBook(lifeAddress(entry)));
        });
      const pair = comparedIn(folder);
      if (pair)
        void bookIndex().then(({ editions }) => {
          if ([pair.old, pair.new].every((id) => editions.some((edition) => edition.id === id)))
            location.replace(`${inBook(COMPARE)}#${pairAnchor(pair)}`);
        });
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
    answerCitation(number).then(
      (found) => {
        const [one, ...others] = found?.borne ?? [];
        // A number with its edition is one rule; a number alone is the rule that has it today.
        const current = one !== undefined && one.last === found?.newest;
        if (one?.paged && (current || others.length === 0))
          location.replace(
            inBook(lifeAddress(one.lineage)) + (found?.edition === undefined ? '' : `#at=${found.edition}`),
          );
        else if (one !== undefined) setAnswer(found);
        else void nearestTo(number).then(setNearest);
      },
      () => setAnswer(undefined),
    );
  }, []);
  return (
    <>
      {answer && <Numbers answer={answer} />}
      {nearest && (
        <>
          <h2>The nearest number in use</h2>
          <Numbers answer={nearest} />
        </>
      )}
      <SearchBox start={number === undefined ? wordsOf(location.pathname) : ''} />
    </>
  );
}

/** An address as seen from the first page of the book; empty where it lies outside. */
function pathIn(path: string): string {
  const root = decoded(new URL(inBook('')).pathname);
  const here = decoded(path);
  return here.startsWith(root) ? here.slice(root.length) : '';
}

/** The number, with or without a date, that an address asks for. */
function askedIn(path: string): string | undefined {
  return RULE.exec(pathIn(path))?.[1];
}

/** What stands above a number that no rule ever had: the rule of a subrule, the section of a rule. A chapter holds too much to be near. */
async function nearestTo(asked: string): Promise<NumberAnswer | undefined> {
  const [number = ''] = asked.split('@');
  for (let up = parentNumber(number); up !== undefined && up.length > 1; up = parentNumber(up)) {
    const found = await answerCitation(up);
    if (found !== undefined && found.borne.length > 0) return found;
  }
  return undefined;
}

/** The words at the end of an address: `some/two-headed-giant.html` speaks of "two headed giant". */
function wordsOf(path: string): string {
  const name =
    decoded(path)
      .replace(/(?:\/index)?(?:\.html)?\/*$/, '')
      .split('/')
      .at(-1) ?? '';
  return name
    .replace(/[-_+]+/g, ' ')
    .replace(/@.*/, '')
    .trim();
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
