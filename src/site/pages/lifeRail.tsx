import { COMPARE, type Linker, pairAnchor } from '../address.js';
import { EVENT_LABELS, type Life } from '../lifeView.js';
import { DateForm } from './dates.js';
import { EditionName } from './names.js';

/** What is beside the life of a rule: a field for any date, the comparison of any two, and what is on the page, its versions newest first. */
export function LifeRail({ life, to }: { life: Life; to: Linker }) {
  const { wordings } = life;
  const [first, last] = [wordings[0], wordings.at(-1)];
  const versions = wordings.length > 1;
  return (
    <nav class="dates" aria-label="Other dates, and what is on this page">
      <DateForm id={life.id} number={life.number} what="this" />
      {first && last && versions && life.number.includes('.') && (
        <a
          class="scripted"
          href={`${to(COMPARE)}#${pairAnchor({ old: first.edition, new: last.edition, part: life.number })}`}
        >
          Compare the oldest and the newest text
        </a>
      )}
      <div class="onpage">
        {life.blame.length > 0 && <a href="#words">{life.ended === undefined ? 'Text' : 'Last text'}</a>}
        {life.stated.length > 0 && <a href="#states">What the engine reads from it</a>}
        {versions && (
          <>
            <a href="#wordings">Versions ({wordings.length})</a>
            <ol class="plain" reversed>
              {wordings.toReversed().map(({ edition, what }) => (
                <li>
                  <a href={`#w${edition}`}>
                    <EditionName name={edition} />
                  </a>{' '}
                  <span class="soft">{edition === first?.edition ? 'oldest' : EVENT_LABELS[what]}</span>
                </li>
              ))}
            </ol>
          </>
        )}
        {life.branches.length > 0 && <a href="#branches">Splits and mergers</a>}
        <a href="#numbers">Numbers</a>
        {life.referring && <a href="#referring">Referenced by ({life.referring.numbers.length})</a>}
      </div>
    </nav>
  );
}
