import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dataScript } from '../../../src/site/data/script.js';

/** Runs a script as a page does, and says what it handed over. */
function taken(script: string): [string, unknown] {
  let handed: [string, string] | undefined;
  const take = (name: string, value: unknown): void => {
    handed = [name, JSON.stringify(value)];
  };
  runInNewContext(script, { variorum: { take } });
  const [name, value] = handed as unknown as [string, string];
  return [name, JSON.parse(value)];
}

describe('data for programs', () => {
  test.each([
    ['quotes', { words: `it's "so" \\ and '; alert(1); '` }],
    ['markup', ['</script><script>alert(1)</script>', '<!--']],
    ['line ends', 'one\u2028two\u2029three\nfour\r'],
    ['keys of the language', JSON.parse('{"__proto__": {"x": 1}, "constructor": 2}')],
  ])('come over as they are: %s', (_, value) => {
    expect(taken(dataScript('a', value))).toEqual(['a', value]);
  });

  test('come over as they are, whatever they are', () => {
    fc.assert(
      fc.property(fc.string(), fc.jsonValue(), (name, value) => {
        const plain = JSON.parse(JSON.stringify(value));
        expect(taken(dataScript(name, value))).toEqual([name, plain]);
      }),
    );
  });
});
