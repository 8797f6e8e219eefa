import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Comparison, compare, type WordChange } from '../../src/compare/index.js';
import { read } from '../../src/readers/index.js';
import { type Edition, ownText, rulesOf } from '../../src/tree/index.js';
import { root } from '../support/corpus.js';
import { lots } from '../support/lots.js';
import { rules } from './support.js';

/**
 * Whole comparisons as they came out when somebody last looked at them, one line for each edge. Where a change of the comparison is
 * meant, `npx vitest run test/compare/ledgers.test.ts -u` writes them again, and the change of these files shows what it did.
 */
const ledgerOf = ({ edges, sections, glossary, headings, sweeps, totals }: Comparison): string =>
  [
    `${JSON.stringify(totals)}\n`,
    ...edges.map((edge) =>
      [
        `${edge.old ?? '–'} → ${edge.new ?? '–'} ${edge.relation}, ${edge.change} ${edge.confidence.toFixed(2)}`,
        lengthsOf(edge.words),
        ...edge.examples.map((one) => `example ${one.old ?? '–'} → ${one.new ?? '–'} ${one.change}`),
        ...(edge.roles ?? []).map((role) => role.role),
        edge.becameSection === undefined ? '' : `became ${edge.becameSection}`,
        ...edge.evidence,
      ]
        .filter((words) => words !== '')
        .join(' | '),
    ),
    ...[sections, glossary, headings].flatMap((others) => [
      '',
      ...others.map(
        (one) =>
          `${one.old ?? '–'} → ${one.new ?? '–'} ${one.relation}, ${one.change} ${one.confidence.toFixed(2)}${one.share === undefined ? '' : ` share ${one.share.toFixed(2)}`}${one.movedTo === undefined ? '' : ` to ${one.movedTo}`}${one.movedFrom === undefined ? '' : ` from ${one.movedFrom}`} ${lengthsOf(one.words ?? [])}`,
      ),
    ]),
    '',
    ...sweeps.map((sweep) => `${sweep.old} → ${sweep.new} ${sweep.count}`),
    '',
  ].join('\n');

/** Runs of words kept (=), taken out (-) and put in (+), each by its length. */
const lengthsOf = (words: readonly WordChange[]): string =>
  words.map(({ op, text }) => `${{ keep: '=', delete: '-', insert: '+' }[op]}${text.length}`).join('');

const sample = (name: string): Edition => {
  const file = join(root, 'sources', name);
  return read(readFileSync(file), { file }).tree;
};

type Row = readonly [number: string, words: string];

/** Rules of an edition as an editor may leave them: some split, joined, moved, dropped or reworded, by lot. */
function edited(list: readonly string[], seed: number): Row[] {
  const lot = lots(seed);
  const kept: string[][] = [];
  for (const words of list) {
    const sentences = words.split(/(?<=\.) (?=[A-Z])/);
    const edit = lot(50);
    const last = kept.at(-1);
    if (edit < 3) continue;
    if (edit < 7 && last !== undefined) last.push(...sentences);
    else if (edit < 12) kept.push(...sentences.map((one) => [one]));
    else if (edit < 16)
      kept.push([words.replace(/\b(?:must|may|can)\b/, 'cannot').replace(/\bplayer\b/, 'guest')]);
    else if (edit < 20) kept.splice(lot(kept.length + 1), 0, sentences);
    else if (edit < 23) kept.push([...sentences].reverse());
    else if (edit < 25) kept.push(sentences, sentences.slice(0, 1));
    else kept.push(sentences);
  }
  return kept.map((sentences, at) => [`${200 + Math.floor(at / 40)}.${1 + (at % 40)}`, sentences.join(' ')]);
}

describe('the comparison comes out as it was looked at', () => {
  it('of the two whole samples', async () => {
    const ledger = ledgerOf(compare(sample('edition-2008.txt'), sample('edition-2011.txt')));
    await expect(ledger).toMatchFileSnapshot('ledgers/samples.txt');
  });

  it.each([1, 2])('of a sample and what an editor by lot made of it: %i', async (seed) => {
    const list = rulesOf(sample('edition-2011.txt'))
      .map((rule) => ownText(rule))
      .filter((words) => words !== '');
    const old = rules(list.map((words, at): Row => [`${100 + Math.floor(at / 40)}.${1 + (at % 40)}`, words]));
    const ledger = ledgerOf(compare(old, rules(edited(list, seed))));
    await expect(ledger).toMatchFileSnapshot(`ledgers/edited-${seed}.txt`);
  });
});
