import { useEffect, useState } from 'preact/hooks';
import { dateInWords } from '../../../lineage/dates.js';
import { glossaryAddress, ruleAnchor, sectionAddress } from '../../address.js';
import type { EditionPack, PackedRule } from '../../data/edition.js';
import { type IndexedEdition, titleOf } from '../../data/editions.js';
import { inHash, messageOf } from '../fields.js';
import { bookIndex, inBook } from '../store.js';
import { packOf } from './load.js';

type PackedSection = Extract<EditionPack['children'][number], { r: PackedRule[] }>;

/**
 * All of an edition on one page, so that a search in the page finds every word. The browser lays out only what is near the window
 * (`content-visibility`), and finds the rest all the same.
 */
export function WholeEdition() {
  const [editions, setEditions] = useState<IndexedEdition[]>([]);
  const [shown, setShown] = useState<{ edition: IndexedEdition; pack: EditionPack }>();
  const [problem, setProblem] = useState('');
  useEffect(() => {
    let known: IndexedEdition[] = [];
    const follow = (): void => {
      const words = inHash();
      const asked = words.get('edition');
      const anchor = words.get('place');
      const whole = known.filter(({ partial }) => !partial);
      const edition = known.find(({ id }) => id === asked) ?? whole.at(-1) ?? known.at(-1);
      if (edition === undefined) return;
      packOf(edition).then(
        (pack) => {
          setShown({ edition, pack });
          if (anchor) requestAnimationFrame(() => document.getElementById(anchor)?.scrollIntoView());
        },
        (error: unknown) => setProblem(messageOf(error)),
      );
    };
    bookIndex().then(
      ({ editions: all }) => {
        known = all;
        setEditions(all);
        follow();
      },
      (error: unknown) => setProblem(messageOf(error)),
    );
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  useEffect(() => {
    // The contents follow what is read.
    const seen = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (!isIntersecting) continue;
          for (const item of document.querySelectorAll('.rail li')) {
            const current = item.querySelector('a')?.hash.endsWith(`place=${target.id}`) === true;
            if (current) {
              item.setAttribute('aria-current', 'true');
              item.scrollIntoView({ block: 'nearest' });
            } else item.removeAttribute('aria-current');
          }
        }
      },
      { rootMargin: '0px 0px -80% 0px' },
    );
    for (const section of document.querySelectorAll('.whole .far')) seen.observe(section);
    return () => seen.disconnect();
  }, [shown]);
  if (problem !== '') return <p role="alert">{problem}</p>;
  if (shown === undefined) return <p role="status">Loading the edition …</p>;
  const { edition, pack } = shown;
  const sections = pack.children.flatMap((child): PackedSection[] =>
    'c' in child
      ? child.c.filter((inner): inner is PackedSection => 'r' in inner)
      : 'r' in child
        ? [child as PackedSection]
        : [],
  );
  const at = editions.indexOf(edition);
  const step = (other: IndexedEdition | undefined, words: string) =>
    other && (
      <a href={`#edition=${other.id}`} data-step-edition={words}>
        {words === 'older' ? '←' : ''} {dateInWords(other.name)} {words === 'newer' ? '→' : ''}
      </a>
    );
  return (
    <div class="whole">
      <nav class="rail" aria-label="Sections of this edition">
        <label>
          Edition{' '}
          <select
            onChange={(event) => {
              location.hash = `edition=${event.currentTarget.value}`;
            }}
          >
            {editions.map((one) => (
              <option value={one.id} selected={one.id === edition.id}>
                {titleOf(one)}
              </option>
            ))}
          </select>
        </label>
        <p class="beside">
          {step(editions[at - 1], 'older')} {step(editions[at + 1], 'newer')}
        </p>
        <ol class="plain">
          {sections.map(({ n, t }) => (
            <li>
              <a href={`#edition=${edition.id}&place=s${n}`}>
                <span class="number">{n}</span> {t}
              </a>
            </li>
          ))}
          {pack.terms && pack.terms.length > 0 && (
            <li>
              <a href={`#edition=${edition.id}&place=glossary`}>Glossary</a>
            </li>
          )}
        </ol>
      </nav>
      <div>
        <h2>{titleOf(edition)}</h2>
        {sections.map(({ n, t, r }) => (
          <section class="far" id={`s${n}`}>
            <h2>
              <a href={inBook(sectionAddress(edition.id, n))}>
                {n} {t}
              </a>
            </h2>
            {r.map((rule) => (
              <Rule rule={rule} />
            ))}
          </section>
        ))}
        {pack.terms && pack.terms.length > 0 && (
          <section class="far" id="glossary">
            <h2>
              <a href={inBook(glossaryAddress(edition.id))}>Glossary</a>
            </h2>
            <dl class="glossary">
              {pack.terms.map(([term, paragraphs]) => (
                <>
                  <dt>{term}</dt>
                  <dd>
                    {paragraphs.map((words) => (
                      <p>{words}</p>
                    ))}
                  </dd>
                </>
              ))}
            </dl>
          </section>
        )}
      </div>
    </div>
  );
}

function Rule({ rule }: { rule: PackedRule }) {
  const { n, t, p = [], e = [], s = [] } = rule;
  return (
    <>
      <article class={/[a-z]$/.test(n) ? 'rule subrule' : 'rule'} id={ruleAnchor(n)}>
        <h3 class="number">{n}</h3>
        <div>
          {t !== undefined && (
            <p>
              <strong>{t}</strong>
            </p>
          )}
          {p.map((words) => (
            <p>{words}</p>
          ))}
          {e.map((words) => (
            <p class="example">
              <span class="label">Example</span> {words}
            </p>
          ))}
        </div>
      </article>
      {s.map((inner) => (
        <Rule rule={inner} />
      ))}
    </>
  );
}
