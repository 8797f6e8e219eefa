import { describe, expect, test } from 'vitest';
import type { Context } from '../../src/cli/context.js';
import { blameText, historyText } from '../../src/cli/lifeText.js';
import type { History } from '../../src/lineage/index.js';

const context = (columns: number): Context => ({
  out: () => {},
  err: () => {},
  lines: async function* () {},
  cwd: '.',
  env: {},
  terminal: false,
  errorTerminal: false,
  columns,
});

const history = (events: History['events']): History => ({
  lineage: '100.1@2001-01-01',
  events,
  numbers: [{ number: '100.1', first: '2001-01-01', last: '2003-03-03' }],
  ended: null,
});

/** What stands below the head of a life. */
const told = (events: History['events'], columns = 100) =>
  historyText(history(events), context(columns)).split('\n').slice(3, -1);

const event = { edition: '2002-02-02', number: '100.1' };

describe('the life of a rule', () => {
  test('shows of a wording the paragraphs that changed, and names the others', () => {
    expect(
      told([
        {
          ...event,
          what: 'example',
          note: 'Example 2: reworded.',
          text: 'Guests ring.\nExample: Alex rings.\nExample: Bianca rings twice.',
          words: [
            { op: 'keep', text: 'Guests ring.\nExample: Alex rings.\nExample: Bianca' },
            { op: 'delete', text: ' knocks' },
            { op: 'insert', text: ' rings' },
            { op: 'keep', text: ' twice.' },
          ],
        },
      ]),
    ).toEqual([
      '2002-02-02  100.1  example  Example 2: reworded.',
      '  Example: Bianca [-knocks-] {+rings+} twice.',
      '  … the rule itself and 1 example as before',
    ]);
  });

  test('tells in one line of all rules that words went to or came from', () => {
    const to = (number: string, what: 'split' | 'merged', note: string) => ({
      ...event,
      what,
      note,
      other: { lineage: `${number}@2002-02-02`, number, edition: '2002-02-02' },
    });
    expect(
      told([
        to('99.1', 'merged', 'Words of 99.1 came into it.'),
        to('100.2', 'split', 'Words of it went to 100.2.'),
        to('100.3', 'split', 'Words of it went to 100.3.'),
        to('100.4', 'split', 'Words of it went to 100.4.'),
      ]).filter((line) => line !== ''),
    ).toEqual([
      '2002-02-02  100.1  merged  Words of 99.1 came into it.',
      '2002-02-02  100.1  split  Words of it went to 100.2, 100.3 and 100.4.',
    ]);
  });

  test.each([40, 80, 200])('keeps within a window of %i columns', (columns) => {
    const long = 'The seventh lantern is lit before the guests arrive and put out by its keeper. '.repeat(4);
    const lines = told([{ ...event, what: 'added', note: long, text: `${long}\nExample: ${long}` }], columns);
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(columns);
    expect(lines.join(' ').replace(/\s+/g, ' ').split('seventh lantern')).toHaveLength(13);
    expect(
      blameText([{ edition: '2001-01-01', text: long }], context(columns))
        .split('\n')
        .every((line) => line.length <= columns),
    ).toBe(true);
  });

  test('gives a terminal no orders, whatever a dump holds', () => {
    const text = 'Guests \u001b[2Jring.\u0007';
    const shown =
      historyText(
        { ...history([{ ...event, number: 'A\u001bB', what: 'added', note: text, text }]), lineage: text },
        context(80),
      ) + blameText([{ edition: '2001-01-01', text }], context(80));
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters that must not be there.
    expect(shown).not.toMatch(/[\u0000-\u0009\u000b-\u001f]/);
  });
});
