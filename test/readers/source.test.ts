import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { survey } from '../../src/readers/characters.js';
import { lineStarts } from '../../src/readers/linebreaks.js';
import { Source } from '../../src/readers/source.js';

const SPELLED = { name: 'string', confidence: 1, evidence: [] };

describe('the account of characters', () => {
  it('reports what nobody claimed', () => {
    const source = new Source('one two three', 'f', SPELLED);
    source.claim(0, 3);
    source.claim(8, 13);
    expect(source.finish()).toEqual({ file: 'f', characters: 11, accounted: 8 });
    expect(source.messages.map((m) => [m.ruleId, m.column])).toEqual([['unaccounted', 5]]);
  });

  it('reports what was claimed twice, in whatever order', () => {
    const source = new Source('one two three', 'f', SPELLED);
    source.claim(4, 13);
    source.claim(0, 7);
    expect(source.finish()).toEqual({ file: 'f', characters: 11, accounted: 11 });
    expect(source.messages.map((m) => m.ruleId)).toEqual(['accounted-twice']);
  });

  it('counts neither white space nor a byte order mark', () => {
    const source = new Source('\ufeffa\u00a0\t\r\nb\u2028', 'f', SPELLED);
    source.claim(0, source.text.length);
    expect(source.finish()).toMatchObject({ characters: 2, accounted: 2 });
  });
});

describe('places', () => {
  it('count lines at LF, CR LF and CR alike', () => {
    const text = 'a\nb\r\nc\rd\r\r\ne';
    expect([...lineStarts(text, survey(text))]).toEqual([0, 2, 5, 7, 9, 11]);
  });

  it('agree with counting from the start, asked for in any order', () => {
    const text = fc.string({ unit: fc.constantFrom('a', 'b', '\n', '\r', '\r\n'), maxLength: 30 });
    fc.assert(
      fc.property(text, fc.array(fc.nat(60), { maxLength: 8 }), (value, offsets) => {
        const source = new Source(value, 'f', SPELLED);
        for (const offset of offsets.map((o) => Math.min(o, value.length))) {
          const before = value.slice(0, offset);
          // A place between CR and LF is still on the line that they end.
          const pair = before.endsWith('\r') && value[offset] === '\n';
          const lines = (pair ? before.slice(0, -1) : before).split(/\r\n|\r|\n/);
          const column = (lines.at(-1)?.length ?? 0) + (pair ? 2 : 1);
          expect(source.pointAt(offset)).toEqual({ line: lines.length, column, offset });
        }
      }),
    );
  });
});
