import type { Comparison, Edge, OtherEdge } from '../../compare/index.js';
import { Changes } from './words.js';

/** What a relation is called on the page. */
const RELATIONS: Record<Edge['relation'], string> = {
  same: 'same number',
  renumbered: 'renumbered',
  split: 'split',
  merged: 'merged',
  deleted: 'only in the older text',
  added: 'only in the newer text',
};

/** Two editions side by side in one reading: what changed, what only moved, and the sweeps folded away. */
export function ComparisonPage({
  comparison,
  oldName,
  newName,
}: {
  comparison: Comparison;
  oldName: string;
  newName: string;
}) {
  const { edges, totals, sweeps } = comparison;
  const changed = edges.filter((edge) => edge.old !== null && edge.new !== null && edge.change !== 'none');
  const unchanged = edges.filter((edge) => edge.old !== null && edge.new !== null && edge.change === 'none');
  return (
    <>
      <h1>
        {oldName} against {newName}
      </h1>
      <p>{quotable(comparison, oldName, newName)}</p>
      <h2>Sections</h2>
      <SectionFlow edges={comparison.sections} />
      {sweeps.length > 0 && (
        <>
          <h2>Terms that changed throughout</h2>
          <p class="soft">
            Found in this pair; a rule that differs in nothing else counts as unchanged in meaning.
          </p>
          <div class="scroll">
            <table>
              <thead>
                <tr>
                  <th>was</th>
                  <th>is</th>
                  <th class="n">times</th>
                </tr>
              </thead>
              <tbody>
                {sweeps.map((sweep) => (
                  <tr>
                    <td>
                      <del>{sweep.old}</del>
                    </td>
                    <td>
                      <ins>{sweep.new}</ins>
                    </td>
                    <td class="n">{sweep.count}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </>
      )}
      <h2>Rules whose words differ ({changed.length})</h2>
      {changed.map((edge) => (
        <EdgeView edge={edge} />
      ))}
      <h2>Only in {oldName}</h2>
      <Loose edges={edges.filter((edge) => edge.new === null)} none="Nothing." />
      <h2>Only in {newName}</h2>
      <Loose edges={edges.filter((edge) => edge.old === null)} none="Nothing." />
      <h2>The same words ({unchanged.length})</h2>
      <p class="number measure">
        {unchanged.map((edge) => (edge.old === edge.new ? edge.old : `${edge.old} → ${edge.new}`)).join(', ')}
      </p>
      <p class="soft">
        Ledger: {totals.old} numbered texts before, {totals.new} after; edges: {totals.same} same,{' '}
        {totals.renumbered} renumbered, {totals.split} split, {totals.merged} merged, {totals.deleted} only
        before, {totals.added} only after.
      </p>
    </>
  );
}

/** A summary in one sentence that a person can quote. */
export function quotable(comparison: Comparison, oldName: string, newName: string): string {
  const edges = comparison.edges.filter((edge) => edge.old !== null && edge.new !== null);
  const by = (change: Edge['change']): number => edges.filter((edge) => edge.change === change).length;
  const { totals } = comparison;
  return (
    `From ${oldName} to ${newName}, ${edges.length} pairs of rules were carried on: ` +
    `${by('substantive')} differ in substance, ${by('wording')} in wording, ${by('example')} in examples alone, ` +
    `${by('terminology')} in terms, ${by('reference')} in references, ${by('typography')} in typography and ` +
    `${by('none')} in nothing; ${totals.deleted} stand in the older text alone and ${totals.added} in the newer.`
  );
}

/** Where the sections went, with the share of their rules. */
export function SectionFlow({ edges }: { edges: readonly OtherEdge[] }) {
  return (
    <div class="scroll">
      <table>
        <thead>
          <tr>
            <th>section</th>
            <th>went to</th>
            <th class="n">share of its rules</th>
          </tr>
        </thead>
        <tbody>
          {edges.map((edge) => (
            <tr>
              <td class="number">{edge.old ?? '–'}</td>
              <td class="number">{edge.new ?? '–'}</td>
              <td class="n">{edge.share === undefined ? '' : `${Math.round(edge.share * 100)} %`}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function EdgeView({ edge }: { edge: Edge }) {
  return (
    <article class="rule" id={`e${edge.old}-${edge.new}`}>
      <span class="number">
        {edge.old}
        {edge.old !== edge.new && (
          <>
            <br />→ {edge.new}
          </>
        )}
      </span>
      <div>
        <p>
          <span class={`tag${edge.change === 'substantive' ? ' strong' : ''}`}>{edge.change}</span>{' '}
          <span class="tag">{RELATIONS[edge.relation]}</span>{' '}
          <span class="soft">{edge.evidence.slice(0, 3).join('; ')}</span>
        </p>
        <p>
          <Changes words={edge.words} />
        </p>
        {edge.examples
          .filter((example) => example.words && example.change !== 'none')
          .map((example) => (
            <p class="example">
              <strong>Example:</strong> <Changes words={example.words ?? []} />
            </p>
          ))}
      </div>
    </article>
  );
}

function Loose({ edges, none }: { edges: readonly Edge[]; none: string }) {
  if (edges.length === 0) return <p class="soft">{none}</p>;
  return (
    <>
      {edges.map((edge) => (
        <article class="rule">
          <span class="number">{edge.old ?? edge.new}</span>
          <div>
            <p>{edge.words.map((word) => word.text).join('')}</p>
          </div>
        </article>
      ))}
    </>
  );
}
