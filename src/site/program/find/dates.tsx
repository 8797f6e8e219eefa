import { render } from 'preact';
import { useEffect, useLayoutEffect, useState } from 'preact/hooks';
import { dateInWords } from '../../../lineage/dates.js';
import type { NumberRun, Wording } from '../../../lineage/search/data.js';
import type { Search } from '../../../lineage/search/search.js';
import { COMPARE, editionAddress, glossaryAddress, sectionAddress } from '../../address.js';
import { titleOf } from '../../data/editions.js';
import { inHash } from '../fields.js';
import { bookIndex, inBook } from '../store.js';
import { citations } from './citationAnswer.js';
import { openSearch } from './page.js';

/**
 * Answers a field for a date: on the page of a rule the rule is shown as it was then, on other pages the same section of the edition
 * of that date is opened.
 */
export async function readAt(form: HTMLFormElement): Promise<void> {
  const status = form.querySelector('[role=status]');
  const say = (words: string): void => {
    if (status) status.textContent = words;
  };
  const field = form.elements.namedItem('date');
  const text = field instanceof HTMLInputElement ? field.value : '';
  const [search] = await Promise.all([openSearch(), bookIndex()]);
  const at = search.editionOf(text);
  const edition = at === undefined ? undefined : search.editions[at];
  if (edition === undefined)
    return say(`No edition matches “${text}”. Try a date such as 1 May 2009, or a release.`);
  say('');
  const { id, number, edition: here } = form.dataset;
  if (id !== undefined) {
    location.hash = `at=${edition.name}`;
    return;
  }
  if (number === undefined || here === undefined) {
    location.href = inBook(editionAddress(edition.id));
    return;
  }
  if (number === 'glossary') {
    location.href = `${inBook(glossaryAddress(edition.id))}#in=${edition.id}`;
    return;
  }
  const [there, ...others] = (await citations()).numbersIn(number, here, edition.name);
  if (there === undefined) return say(`${number} is not in the rules of ${dateInWords(edition.name)}.`);
  if (others.length > 0) say(`Split into ${[there, ...others].join(', ')}.`);
  location.href = `${inBook(sectionAddress(edition.id, there))}#in=${edition.id}`;
}

/** Shows the rule of a page as it was at the date that the address asks for (`#at=2008-02-01`). */
export function showAt(place: HTMLElement): void {
  const { at: id, number } = place.dataset;
  if (id === undefined || number === undefined) return;
  render(<RuleAt id={id} number={number} />, place);
}

interface Shown {
  search: Search;
  at: number;
  wordings: Wording[];
}

function RuleAt({ id, number }: { id: string; number: string }) {
  const [shown, setShown] = useState<Shown>();
  const [problem, setProblem] = useState('');
  useEffect(() => {
    const follow = async (): Promise<void> => {
      const asked = inHash().get('at');
      if (asked === null) return setShown(undefined);
      const [search] = await Promise.all([openSearch(), bookIndex()]);
      const at = search.editionOf(asked);
      const wordings = await search.wordings(id, number);
      if (at === undefined) setProblem(`No edition matches “${asked}”.`);
      else {
        setProblem('');
        setShown({ search, at, wordings });
      }
    };
    const run = (): void => {
      follow().catch((error: unknown) => setProblem(String(error)));
    };
    run();
    addEventListener('hashchange', run);
    return () => removeEventListener('hashchange', run);
  }, [id, number]);
  useLayoutEffect(() => {
    if (shown || problem !== '') document.documentElement.classList.remove('dated');
  }, [shown, problem]);
  if (problem !== '') return <p role="alert">{problem}</p>;
  return shown ? <Panel {...shown} id={id} today={number} /> : null;
}

/** The versions of a rule are the newest first. */
function Panel({ search, at, wordings, today }: Shown & { id: string; today: string }) {
  const name = (edition: number): string => search.editions[edition]?.name ?? '';
  const holds = ([, first, last]: NumberRun): boolean => first <= at && at <= last;
  const place = wordings.findIndex(([, runs]) => runs.some(holds));
  const here = wordings[place];
  const edition = search.editions[at];
  const date = edition ? titleOf(edition) : '';
  const firstOf = ([, runs]: Wording): number => Math.min(...runs.map((run) => run[1]));
  const step = (wording: Wording | undefined, words: string) =>
    wording && (
      <a href={`#at=${name(firstOf(wording))}`}>
        {words} {dateInWords(name(firstOf(wording)))}
      </a>
    );
  if (here === undefined)
    return (
      <section class="at" aria-live="polite">
        <p>This rule was not in the rules of {date}.</p>
      </section>
    );
  const run = here[1].find(holds) as NumberRun;
  const newest = search.editions.length - 1;
  const [text, ...examples] = here[0].split('\n');
  const last = Math.max(...here[1].map((one) => one[2]));
  return (
    <section class="at" aria-live="polite" aria-label={`The rule on ${dateInWords(name(at))}`}>
      <h2>
        <span class="number">{run[0]}</span> on {date}
      </h2>
      <p class="soft">
        {last === newest
          ? `This text since ${dateInWords(name(firstOf(here)))}. `
          : `This text from ${dateInWords(name(firstOf(here)))} until ${dateInWords(name(last + 1))}. `}
        {last !== newest && run[0] !== today && `Superseded; today ${today}. `}
        {last !== newest && run[0] === today && 'Superseded by a newer text. '}
      </p>
      <p>{text}</p>
      {examples.map((example) => (
        <p class="example">{example}</p>
      ))}
      <p class="beside">
        {step(wordings[place + 1], '← older:')} {place > 0 && step(wordings[place - 1], 'newer: ')}{' '}
        <a href={`#w${name(firstOf(here))}`}>What changed here</a>{' '}
        {edition && /^\d/.test(run[0]) && (
          <a href={`${inBook(sectionAddress(edition.id, run[0].split('.')[0] as string))}#in=${edition.id}`}>
            Read it in its section
          </a>
        )}{' '}
        {last !== newest && /^\d/.test(run[0]) && (
          <a href={`${inBook(COMPARE)}#old=${name(at)}&new=${name(newest)}&part=${run[0]}`}>
            Compare with today
          </a>
        )}
      </p>
    </section>
  );
}
