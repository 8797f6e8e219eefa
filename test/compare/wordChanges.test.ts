import { readdirSync } from 'node:fs';
import fc from 'fast-check';
import { parse } from 'parse5';
import { describe, expect, test } from 'vitest';
import {
  compare,
  readable,
  toHtml,
  toMarkdown,
  toTerminal,
  type WordChange,
  wordChanges,
} from '../../src/compare/index.js';
import { numberOf, ownText, rulesOf } from '../../src/tree/index.js';
import { describeWithCorpus, shared } from '../support/corpus.js';
import { real, rules } from './support.js';

/** One side of a comparison, put together from its runs. */
const side = (words: readonly WordChange[], other: 'insert' | 'delete'): string =>
  words
    .filter(({ op }) => op !== other)
    .map(({ text }) => text)
    .join('');
const oldSide = (words: readonly WordChange[]): string => side(words, 'insert');
const newSide = (words: readonly WordChange[]): string => side(words, 'delete');

describe('the words of a comparison', () => {
  const pairs: [what: string, old: string, fresh: string][] = [
    ['capitals', 'Each Team shares a Turn.', 'Each team shares a turn.'],
    ['quotation marks', 'A "team" isn\'t a player.', 'A \u201cteam\u201d isn\u2019t a player.'],
    ['dashes', 'Turns - all of them - are shared.', 'Turns\u2014all of them\u2014are shared.'],
    ['symbols', '{oT}: Draw.', '{T}: Draw.'],
    ['capitals beside new words', 'The Active player acts.', 'the active players of a team act twice.'],
  ];
  test.each(pairs)('quote each side from its own characters: %s', (_, old, fresh) => {
    const words = wordChanges(old, fresh);
    expect(oldSide(words)).toBe(old);
    expect(newSide(words)).toBe(fresh);
  });

  test('tell another spelling of a word from another word', () => {
    expect(wordChanges('The Team wins twice.', 'The team wins once.')).toEqual([
      { op: 'keep', text: 'The ' },
      { op: 'delete', text: 'Team', typography: true },
      { op: 'insert', text: 'team', typography: true },
      { op: 'keep', text: ' wins' },
      { op: 'delete', text: ' twice' },
      { op: 'insert', text: ' once' },
      { op: 'keep', text: '.' },
    ]);
  });

  test('are shown woven together where half of them stayed, and one text after the other where a third did', () => {
    const half = wordChanges('Each guest brings one lamp.', 'Each guest lights some lamp.');
    expect(readable(half)).toEqual(half);
    const third = wordChanges(
      'Bread is shared before the singer leaves.',
      'Bread may be cut while nobody watches the door.',
    );
    expect(third.length).toBeGreaterThan(2);
    expect(readable(third)).toEqual([
      { op: 'delete', text: oldSide(third) },
      { op: 'insert', text: newSide(third) },
    ]);
  });

  test('give back any two texts', () => {
    const piece = fc.constantFrom(
      'Team',
      'team',
      'the',
      ' ',
      '"',
      '\u201c',
      "'s",
      '\u2019s',
      '-',
      '\u2014',
      '.',
      '(',
      'æ',
      'ae',
      '{T}',
    );
    const text = fc.array(piece, { maxLength: 24 }).map((pieces) => pieces.join(''));
    fc.assert(
      fc.property(text, text, (old, fresh) => {
        const words = wordChanges(old, fresh);
        expect(oldSide(words)).toBe(old);
        expect(newSide(words)).toBe(fresh);
      }),
    );
  });
});

/** The text of an element tree, without the elements of one name. */
function read(html: string, without: 'ins' | 'del'): string[] {
  const found: string[] = [];
  type Node = { nodeName: string; value?: string; childNodes?: Node[] };
  const text = (node: Node): string =>
    node.nodeName === without ? '' : (node.value ?? (node.childNodes ?? []).map(text).join(''));
  const walk = (node: Node, inArticle: boolean): void => {
    const inside = inArticle || node.nodeName === 'article';
    if (inside && node.nodeName === 'p') found.push(text(node).replace(/\s+/g, ' ').trim());
    else for (const child of node.childNodes ?? []) walk(child, inside);
  };
  walk(parse(html) as unknown as Node, false);
  return found;
}

describe('what a comparison shows', () => {
  const olds = 'Each Team has a "head" of its own, and twenty life.';
  const news = 'Each team has a \u201chead\u201d of its own, and thirty life.';
  const comparison = compare(rules([['100.1', olds]]), rules([['100.1', news]]));

  test('has both texts as HTML', () => {
    expect(read(toHtml(comparison), 'ins')).toContain(olds);
    expect(read(toHtml(comparison), 'del')).toContain(news);
  });
  test('has both texts as Markdown', () => {
    const paragraph = toMarkdown(comparison)
      .split('\n\n')
      .find((part) => part.includes('<del')) as string;
    const of = (other: string): string =>
      paragraph
        .replace(new RegExp(`<${other}>.*?</${other}>`, 'g'), '')
        .replace(/<[^>]*>|\\/g, '')
        .trim();
    expect(of('ins').replace(/\s+/g, ' ')).toBe(olds);
    expect(of('del').replace(/\s+/g, ' ')).toBe(news);
  });
  test('has both texts on a terminal, side by side', () => {
    const rows = toTerminal(comparison, { layout: 'sideBySide', width: 140 })
      .split('\n')
      .filter((line) => line.includes('│'));
    const column = (at: number): string =>
      rows
        .map((row) => row.split('│')[at]?.trim())
        .join(' ')
        .replace(/\[-|-\]|\{\+|\+\}/g, '');
    expect(column(0)).toBe(olds);
    expect(column(1)).toBe(news);
  });
});

describeWithCorpus('comparisons of neighbouring editions', () => {
  const folder = shared('corpus/official');
  const dates =
    folder === undefined
      ? []
      : readdirSync(folder)
          .flatMap((f) => /^(\d{4}-\d\d-\d\d)\.txt$/.exec(f)?.[1] ?? [])
          .sort();
  // Far apart and near together; every pair of neighbours is checked by `bench/compare/quotations.mjs`.
  const chosen = [0, Math.floor(dates.length / 3), dates.length - 2].map(
    (at) => [dates[at], dates[at + 1]] as [string, string],
  );
  test.each(chosen)('%s to %s: no old or new text differs from its edition', (older, newer) => {
    const texts = (date: string): Map<string, string> =>
      new Map(rulesOf(real(date)).map((rule) => [numberOf(rule), ownText(rule).replace(/\s+/g, ' ').trim()]));
    const [olds, news] = [texts(older), texts(newer)];
    const { edges } = compare(real(older), real(newer));
    const wrong = edges.flatMap(({ old, new: fresh, relation, words }) => {
      // Of a rule that was split an edge quotes the sentences it answers for.
      const quotes = (text: string | undefined, quoted: string): boolean =>
        relation === 'same' || relation === 'renumbered'
          ? text === quoted
          : quoted.split(/(?<=[.)"\u201d]) /).every((sentence) => text?.includes(sentence));
      return [
        ...(old === null || quotes(olds.get(old), oldSide(words))
          ? []
          : [`${older} ${old}: ${oldSide(words)}`]),
        ...(fresh === null || quotes(news.get(fresh), newSide(words))
          ? []
          : [`${newer} ${fresh}: ${newSide(words)}`]),
      ];
    });
    expect(edges.length).toBeGreaterThan(500);
    expect(wrong).toEqual([]);
  });
});
