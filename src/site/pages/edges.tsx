import type { ComponentChildren } from 'preact';
import { type Change, type Edge, type OtherEdge, readable, type WordChange } from '../../compare/index.js';
import { dateInWords } from '../../lineage/dates.js';
import { glossaryAddress, type Linker, lifeAddress, ruleAddress } from '../address.js';
import { glossaryPageOf, termAnchor } from '../places.js';
import { anchorOf, Changes } from './changes.js';

/** One of the two editions of a comparison, as far as its pages lead there. */
export interface ComparedSide {
  id: string;
  name: string;
  release?: string;
  /** Titles of its sections by number. */
  titles: Readonly<Record<string, string>>;
  /** The first rule of each page of the sections that are too long for one. */
  long: readonly string[];
  /** The first initial of each page of its glossary. */
  initials: readonly string[];
  /** True for a part of an edition, which does not reach all rules. */
  partial: boolean;
  lifeOf(number: string): string | undefined;
}

/** The two editions. */
export interface ComparedSides {
  old: ComparedSide;
  new: ComparedSide;
  to: Linker;
}

/** What a relation is called on the page. */
const RELATIONS: Record<Edge['relation'], string> = {
  same: 'same number',
  renumbered: 'renumbered',
  split: 'split',
  merged: 'merged',
  deleted: 'removed',
  added: 'added',
};

export type Kind = Change | 'deleted' | 'added';

/** Kinds of change in the order of their weight, with what the switch of each says. */
const KINDS: readonly (readonly [kind: Kind, words: string, shown: boolean])[] = [
  ['substantive', 'substantive', true],
  ['added', 'added', true],
  ['deleted', 'removed', true],
  ['wording', 'reworded', true],
  ['example', 'examples', true],
  ['terminology', 'terminology', false],
  ['reference', 'references', false],
  ['typography', 'typography', false],
];

/** What a kind of change is called on the page. */
export function nameOf(kind: Kind): string {
  return KINDS.find(([k]) => k === kind)?.[1] ?? kind;
}

export function kindOf(edge: Pick<Edge, 'old' | 'new' | 'change'>): Kind {
  return edge.old === null ? 'added' : edge.new === null ? 'deleted' : edge.change;
}

/**
 * Switches that hide kinds of change, and the choice between one column and two. They work by style alone; where a page has
 * nothing but what is hidden at first, all of it is shown.
 */
export function Switches({ kinds }: { kinds: readonly Kind[] }) {
  const present = KINDS.filter(([kind]) => kinds.includes(kind));
  const some = present.some(([, , shown]) => shown);
  return (
    <form class="switches" data-switches="comparison">
      <fieldset>
        <legend>Show</legend>
        {present.map(([kind, words, shown]) => (
          <label>
            <input type="checkbox" id={`show-${kind}`} name={kind} checked={shown || !some} /> {words}{' '}
            <span class="count">{kinds.filter((k) => k === kind).length}</span>
          </label>
        ))}
      </fieldset>
      <fieldset>
        <legend>In</legend>
        <label>
          <input type="radio" name="view" value="inline" id="view-inline" checked /> one text
        </label>
        <label>
          <input type="radio" name="view" value="side" id="view-side" /> two columns
        </label>
      </fieldset>
      <p class="keys soft" data-keys />
    </form>
  );
}

export function EdgeView({ edge, sides, id }: { edge: Edge; sides: ComparedSides; id: string }) {
  const kind = kindOf(edge);
  const place = (number: string, side: 'old' | 'new'): ComponentChildren => (
    <RuleIn side={sides[side]} number={number} to={sides.to} />
  );
  const life =
    (edge.new !== null ? sides.new.lifeOf(edge.new) : undefined) ??
    (edge.old !== null ? sides.old.lifeOf(edge.old) : undefined);
  const examples = edge.examples.filter((example) => example.words && example.change !== 'none');
  return (
    <article class="edge" id={id} data-change={kind}>
      <div class="number">
        {edge.old !== null && edge.old !== '' && place(edge.old, 'old')}
        {edge.old !== edge.new && edge.new !== null && edge.new !== '' && (
          <>
            {edge.old !== null && (
              <>
                {' '}
                <br />→{' '}
              </>
            )}
            {place(edge.new, 'new')}
          </>
        )}
      </div>
      <p class="verdict">
        <span class={`tag${kind === 'substantive' ? ' strong' : ''}`}>{nameOf(kind)}</span>
        {edge.old !== null && edge.new !== null && edge.relation !== 'same' && (
          <span class="tag">{RELATIONS[edge.relation]}</span>
        )}{' '}
        {life !== undefined && <a href={sides.to(lifeAddress(life))}>history</a>}
      </p>
      <div class="said">
        <Texts words={edge.words} />
        {examples.map((example) => (
          <div class="example">
            <span class="label">
              Example
              {example.change === 'added' ? ', added' : example.change === 'deleted' ? ', removed' : ''}
            </span>
            <Texts words={example.words ?? []} />
          </div>
        ))}
      </div>
      {edge.old !== null && edge.new !== null && edge.evidence.length > 0 && (
        <details class="why">
          <summary>
            <span class="soft">why: </span>
            {edge.evidence[0]}
          </summary>
          <ul>
            {edge.evidence.slice(1).map((reason) => (
              <li>{reason}</li>
            ))}
            <li>Match confidence {Math.round(edge.confidence * 100)} %.</li>
          </ul>
        </details>
      )}
    </article>
  );
}

/** One text with both readings; a second copy stands ready for the column beside it. What was rewritten is in two blocks. */
function Texts({ words }: { words: readonly WordChange[] }) {
  const shown = readable(words);
  const both = shown.some((word) => word.op !== 'insert') && shown.some((word) => word.op !== 'delete');
  const old = shown[0];
  const fresh = shown[1];
  if (shown.length === 2 && old?.op === 'delete' && fresh?.op === 'insert')
    return (
      <div class="texts blocks">
        <p>
          <del>{old.text}</del>
        </p>
        <p>
          <ins>{fresh.text}</ins>
        </p>
      </div>
    );
  return (
    <div class={both ? 'texts' : 'texts single'}>
      <p>
        <Changes words={shown} />
      </p>
      {both && (
        <p class="second">
          <Changes words={shown.filter((word) => word.op !== 'delete')} />
        </p>
      )}
    </div>
  );
}

/** An entry of the glossary: its words in both editions, and the way to it in each. */
export function EntryView({ edge, sides, id }: { edge: OtherEdge; sides: ComparedSides; id: string }) {
  const { old, new: fresh } = edge;
  const kind = kindOf(edge);
  const life =
    (fresh === null ? undefined : sides.new.lifeOf(fresh)) ??
    (old === null ? undefined : sides.old.lifeOf(old));
  const inside = (side: ComparedSide, term: string): ComponentChildren => (
    <a href={sides.to(glossaryAddress(side.id, glossaryPageOf(term, side.initials)), termAnchor(term))}>
      {dateInWords(side.name)}
    </a>
  );
  return (
    <article class="edge entry" id={id} data-change={kind}>
      <h2>
        <bdi>{fresh ?? old}</bdi>{' '}
        {old !== null && fresh !== null && old !== fresh && (
          <span class="soft">
            formerly <bdi>{old}</bdi>
          </span>
        )}
      </h2>
      <p class="verdict">
        <span class={`tag${kind === 'substantive' ? ' strong' : ''}`}>{nameOf(kind)}</span>{' '}
        {old !== null && inside(sides.old, old)} {fresh !== null && inside(sides.new, fresh)}{' '}
        {life !== undefined && <a href={sides.to(lifeAddress(life))}>history</a>}
      </p>
      {edge.words && <Texts words={edge.words} />}
      {edge.movedTo !== undefined && (
        <p class="soft">
          Now in rule <RuleIn side={sides.new} number={edge.movedTo} to={sides.to} />.
        </p>
      )}
      {edge.movedFrom !== undefined && (
        <p class="soft">
          Formerly in rule <RuleIn side={sides.old} number={edge.movedFrom} to={sides.to} />.
        </p>
      )}
    </article>
  );
}

function RuleIn({ side, number, to }: { side: ComparedSide; number: string; to: Linker }) {
  return (
    <a class="number" href={to(ruleAddress(side.id, number, side.long), anchorOf(number))}>
      {number}
    </a>
  );
}
