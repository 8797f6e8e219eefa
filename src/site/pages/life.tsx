import type { WordChange } from '../../compare/index.js';
import { dateInWords } from '../../lineage/dates.js';
import { isTerm, type Lineages } from '../../lineage/index.js';
import { definitionOf, type ParameterKey } from '../../rulesets/index.js';
import { type Linker, lifeAddress, lifeFeedAddress, systemAddress } from '../address.js';
import { spanInWords } from '../data/editions.js';
import {
  calledToday,
  EVENT_LABELS,
  type Life,
  type Named,
  type SectionChain,
  type StatedValue,
} from '../lifeView.js';
import { type FlowLink, type FlowNode, FlowPicture } from '../pictures/flow.js';
import { LifePicture } from '../pictures/time.js';
import { Changes } from './changes.js';
import { LifeRail } from './lifeRail.js';
import { EditionName, ParameterName } from './names.js';
import { Scroll, Table } from './scroll.js';

/** More editions than these share the first colour. */
const TINTS = 8;
/** What stands unchanged for longer than this is cut out of the middle of a comparison. In characters. */
const LONG = 360;
/** Stands for what is cut out. */
const CUT = '[…]';

/** The life of a rule, section, chapter or term; everything on the page comes from what was told. */
export function LifePage({ life, feed, to }: { life: Life; feed: boolean; to: Linker }) {
  const { id, numbers, wordings, branches, blame, bringing, read, referring } = life;
  const tints = new Map(bringing.map(({ name }, i) => [name, `b${tintOf(i, bringing.length)}`]));
  const former = formerNumbers(numbers);
  return (
    <>
      <nav class="above" aria-label="Where this is">
        {life.above.map(({ number, title, place }, i) => (
          <>
            {i > 0 && ' › '}
            <a href={to(...place)}>
              {number} <bdi>{title}</bdi>
            </a>
          </>
        ))}
      </nav>
      <h1>
        {kindOf(life.number)} <bdi>{life.number}</bdi> {life.title !== undefined && <bdi>{life.title}</bdi>}
      </h1>
      <LifeRail life={life} to={to} />
      <p class="lead">
        {life.ended === undefined ? 'Current. ' : `Removed: ${life.ended.replace(/\.$/, '')}. `}
        {former.length > 0 && <>Formerly {former.join(', ')}. </>}
        {read && (
          <a href={to(...read.place)}>
            {read.name === undefined
              ? 'Read it in the current rules'
              : `Read it in the rules of ${dateInWords(read.name)}`}
          </a>
        )}
        {feed && (
          <>
            {read && ' · '}
            <a href={to(lifeFeedAddress(id))}>Feed of its changes</a>
          </>
        )}
      </p>
      <div data-at={id} data-number={life.number} />
      <LifePicture
        name={`The life of ${id}`}
        span={life.span}
        numbers={numbers}
        marks={wordings.map(({ edition, what, date, lane }) => ({
          date,
          at: lane,
          words: `${edition}: ${what}`,
          strong: what === 'substantive' || what === 'added',
          ...(tints.has(edition) ? { tint: tints.get(edition) as string } : {}),
        }))}
        branches={branches.map(({ other, edition, date, lane, life: there }) => ({
          date,
          at: lane,
          label: other.number,
          // Words come in from the edition before, and go out to this one.
          into: other.edition !== edition,
          ...(there ? { href: to(...there) } : {}),
        }))}
      />
      {life.chain && <ChainPicture chain={life.chain} />}
      {blame.length > 0 && (
        <>
          <h2 id="words">
            {life.ended !== undefined
              ? 'Last text'
              : life.wordsOf === undefined
                ? 'Current text'
                : `Text of ${dateInWords(life.wordsOf)}`}
          </h2>
          {bringing.length > 1 && (
            <ul class="legend" aria-label="Which edition each part of the text is from">
              {bringing.map((edition) => (
                <li data-legend={edition.name}>
                  <span class={`swatch ${tints.get(edition.name)}`} aria-hidden="true" />{' '}
                  <Edition named={edition} to={to} />
                </li>
              ))}
            </ul>
          )}
          <div class="words measure">
            {paragraphs(blame).map((runs) => (
              <p>
                {runs.map((run) => (
                  <span class={tints.get(run.edition)} data-from={run.edition} title={run.edition}>
                    {run.text}
                  </span>
                ))}
              </p>
            ))}
          </div>
        </>
      )}
      {life.stated.length > 0 && <Stated stated={life.stated} to={to} />}
      {life.understood && (
        <p>
          <a href={to(...life.understood)}>What the program understood, sentence by sentence</a>
        </p>
      )}
      {wordings[0] && (
        <>
          <h2 id="wordings">{wordings.length === 1 ? 'One version' : `Versions (${wordings.length})`}</h2>
          {wordings.length > 1 && <p class="keys soft" data-keys />}
          {wordings.some(({ words = [] }, i) => i > 0 && shortened(words).some(isCut)) && (
            <p class="soft">{CUT} stands for unchanged text that is left out.</p>
          )}
          {wordings.length === 1 && blame.length > 0 ? (
            <p class="soft">
              {life.late
                ? `Only the text of ${dateInWords(wordings[0].edition)} is available here; the rule is older.`
                : `${wordings[0].note} Unchanged since ${dateInWords(wordings[0].edition)}${inBrackets(wordings[0].release)}.`}
            </p>
          ) : (
            wordings.map((wording, i) => (
              <Wording wording={wording} first={i === 0} late={i === 0 && life.late} to={to} />
            ))
          )}
        </>
      )}
      {branches.length > 0 && (
        <>
          <h2 id="branches">Splits and mergers</h2>
          <ul>
            {branches.map(({ at, other, note, life: there }) => {
              const [before, after] = note.split(other.number);
              return (
                <li>
                  <Edition named={at} to={to} />: {before}
                  {there ? <a href={to(...there)}>{other.number}</a> : other.number}
                  {after}
                </li>
              );
            })}
          </ul>
        </>
      )}
      <h2 id="numbers">Numbers</h2>
      <Scroll name="Numbers of this rule">
        <Table heads={['number', 'from', 'to']}>
          {numbers.map(({ number, first, last }) => (
            <tr>
              <td class="number">{number}</td>
              <td class="number">
                <Edition named={first} to={to} />
              </td>
              <td class="number">
                {last ? (
                  <Edition named={last} to={to} />
                ) : (
                  <span class="soft">
                    <Newest />
                  </span>
                )}
              </td>
            </tr>
          ))}
        </Table>
      </Scroll>
      {referring && (
        <>
          <h2 id="referring">Referenced by</h2>
          <p class="number measure">
            {referring.numbers.map(({ number, place }, i) => (
              <>
                {i > 0 && ', '}
                <a href={to(...place)}>{number}</a>
              </>
            ))}{' '}
            <span class="soft">
              in {referring.name === undefined ? <Newest /> : `the rules of ${dateInWords(referring.name)}`}
            </span>
          </p>
        </>
      )}
    </>
  );
}

/** The current edition, whichever it is: the style sheet puts its date behind these words. */
function Newest() {
  return <span class="newest">the current rules</span>;
}

/** Numbers before the last one, each with its years: `606.9a (2005 to 2009)`. */
function formerNumbers(numbers: Life['numbers']): string[] {
  const years = ({ from, to }: Life['numbers'][number]): string => {
    const [first, last] = [from.slice(0, 4), (to ?? from).slice(0, 4)];
    return first === last ? first : `${first} to ${last}`;
  };
  const now = numbers.at(-1)?.number;
  return numbers.filter(({ number }) => number !== now).map((run) => `${run.number} (${years(run)})`);
}

function Edition({ named: { name, place }, to }: { named: Named; to: Linker }) {
  const words = <EditionName name={name} />;
  return <span>{place ? <a href={to(...place)}>{words}</a> : words}</span>;
}

function inBrackets(release: string | undefined): string {
  return release === undefined ? '' : ` (${release})`;
}

function Wording({
  wording,
  first,
  late,
  to,
}: {
  wording: Life['wordings'][number];
  first: boolean;
  late: boolean;
  to: Linker;
}) {
  const { at, release, edition, number, what, note, text = '', words = [], comparison } = wording;
  return (
    <article class="wording" id={`w${edition}`} data-step>
      <h3>
        <Edition named={at} to={to} />
        {inBrackets(release)} <span class="number">{number}</span>{' '}
        {!first && <span class={`tag${what === 'substantive' ? ' strong' : ''}`}>{EVENT_LABELS[what]}</span>}
      </h3>
      <p class="soft">
        {late ? 'The oldest text available here; the rule is older.' : note}
        {comparison && (
          <>
            {' '}
            <a href={to(...comparison)}>All changes of this edition</a>
          </>
        )}
      </p>
      {(first
        ? text.split('\n').map((line): WordChange[] => [{ op: 'keep', text: line }])
        : paragraphs(words)
      ).map((line) => (
        <p class="measure">
          <Changes words={first ? line : shortened(line)} />
        </p>
      ))}
    </article>
  );
}

function Stated({ stated, to }: { stated: readonly StatedValue[]; to: Linker }) {
  return (
    <>
      <h2 id="states">What the engine reads from it</h2>
      <Scroll name="Parameters read from this rule">
        <Table kind="values" heads={['question', 'answer', 'editions']}>
          {stated.flatMap(({ key, values }) =>
            values.map(({ value, status, first, last }, i) => (
              <tr>
                <td>
                  {i === 0 && (
                    <>
                      <a href={to(systemAddress(key.split('.')[0] as string), key)}>
                        {definitionOf(key as ParameterKey).question}
                      </a>{' '}
                      <code class="soft">
                        <ParameterName name={key} />
                      </code>
                    </>
                  )}
                </td>
                <td>
                  {value}{' '}
                  {status !== 'compiled' && status !== 'unrecognised' && <span class="tag">{status}</span>}
                </td>
                <td class="when">{spanInWords(first, last)}</td>
              </tr>
            )),
          )}
        </Table>
      </Scroll>
    </>
  );
}

/** Where the rules of a section came from and went, through every edition in which they moved. */
function ChainPicture({ chain }: { chain: SectionChain }) {
  const nodes = chain.nodes.map(
    ({ column, number }): FlowNode => ({ id: `${column} ${number}`, column, label: number }),
  );
  const links = chain.links.map(
    ({ column, from, to, rules }): FlowLink => ({
      source: `${column} ${from}`,
      target: `${column + 1} ${to}`,
      rules,
    }),
  );
  return (
    <>
      <h2 id="chain">How its rules were renumbered</h2>
      <FlowPicture
        columns={chain.editions}
        nodes={nodes}
        links={links}
        name={`Where the rules of this section came from and went: ${chain.editions.join(', ')}`}
      />
    </>
  );
}

/** What has a number, or a headword of the glossary. */
function kindOf(number: string): string {
  if (isTerm(number)) return 'Term';
  return number.includes('.') ? 'Rule' : number.length < 3 ? 'Chapter' : 'Section';
}

/** Which of the tints: the first for the oldest, the last for the newest, and where there are many the oldest share one. */
function tintOf(at: number, of: number): number {
  if (of > TINTS) return Math.max(1, TINTS - (of - 1 - at));
  return of === 1 ? 1 : 1 + Math.round((at * (TINTS - 1)) / (of - 1));
}

/** Runs of words cut into lines: a rule and its examples. */
function paragraphs<T extends { text: string }>(runs: readonly T[]): T[][] {
  const lines: T[][] = [[]];
  for (const run of runs) {
    run.text.split('\n').forEach((text, i) => {
      if (i > 0) lines.push([]);
      if (text !== '') lines.at(-1)?.push({ ...run, text });
    });
  }
  return lines.filter((line) => line.length > 0);
}

/** Leaves out the middle of what stands unchanged for long. */
function shortened(words: readonly WordChange[]): WordChange[] {
  return words.map((word, i) => {
    if (word.op !== 'keep' || word.text.length <= LONG) return word;
    const head = i === 0 ? '' : word.text.slice(0, LONG / 3).replace(/\S*$/, '');
    const tail = i === words.length - 1 ? '' : word.text.slice(-LONG / 3).replace(/^\S*/, '');
    if (words.length === 1)
      return { ...word, text: `${word.text.slice(0, LONG / 2).replace(/\S*$/, '')}${CUT}` };
    return { ...word, text: `${head}${CUT}${tail}` };
  });
}

function isCut({ op, text }: WordChange): boolean {
  return op === 'keep' && text.includes(CUT);
}

/** An address that leads to a rule at a date: the number that it had in an edition, and its number today. */
export function LifeStub({
  number,
  edition,
  id,
  today,
  to,
}: {
  number: string;
  edition: string;
  id: string;
  /** See {@link calledToday}. */
  today: string;
  to: Linker;
}) {
  return (
    <>
      <h1>
        {number} on {dateInWords(edition)}
      </h1>
      <p>
        <a href={to(lifeAddress(id))}>{today}</a>
      </p>
    </>
  );
}

/** The current rule of a number; for a number that the newest edition has not, what became of the rule. */
export function NewestPage({
  number,
  bearers,
  view,
}: {
  number: string;
  /** Permanent ids of the rules that had the number, the newest first, with the last edition in which they did. */
  bearers: readonly { id: string; last: string }[];
  view: { lineages: Lineages; to: Linker };
}) {
  const { lineages, to } = view;
  const newest = lineages.editions.at(-1) as string;
  const [first] = bearers;
  const current = first?.last === newest;
  return (
    <>
      <h1>{number}</h1>
      {!current && <p>No current rule has this number.</p>}
      <ul class="plain">
        {bearers.map(({ id, last }) => (
          <li>
            {last === newest ? 'Current: ' : `Until ${dateInWords(last)}: `}
            <a href={to(lifeAddress(id))}>{id}</a>
            {last !== newest && `. ${calledToday(id, lineages)}`}
          </li>
        ))}
      </ul>
    </>
  );
}
