import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { evaluate, write } from '../../src/scenarios/expression/evaluate.js';
import { parseExpression } from '../../src/scenarios/expression/parse.js';
import { ExpressionError, type Value } from '../../src/scenarios/expression/types.js';

const answers: Record<string, Value> = {
  life: 20,
  teamLife: 17,
  rangeOf: { items: ['P1', 'P2', 'P6'], ordered: false },
  stack: { items: ['g', 'h'], ordered: true },
  attachedTo: null,
  gameOver: false,
};

const value = (text: string): Value =>
  evaluate(parseExpression(text), {
    ask: (name) => answers[name] ?? null,
    at: (action, inner) => evaluate(inner, { ask: (name) => `${name} after ${action}`, at: () => null }),
  });

const complaint = (text: string): { offset: number; message: string } => {
  try {
    parseExpression(text);
  } catch (error) {
    if (error instanceof ExpressionError) return { offset: error.offset, message: error.message };
    throw error;
  }
  throw new Error('it was understood');
};

describe('the language of checks', () => {
  it('compares numbers, names and truth values', () => {
    expect(value("life('P1')==20")).toBe(true);
    expect(value("life('P1') != 20")).toBe(false);
    expect(value("17 <= teamLife('A') < 20")).toBe(true);
    expect(value("17 < teamLife('A') < 20")).toBe(false);
    expect(value("attachedTo('x')==None")).toBe(true);
    expect(value('gameOver()==False')).toBe(true);
  });

  it('multiplies before it adds, compares before it negates, and joins last', () => {
    expect(value('2+3*4==14')).toBe(true);
    expect(value('(2+3)*4==20')).toBe(true);
    expect(value('10-2-3==5')).toBe(true);
    expect(value('not 1==2 and 3==3 or 1==2')).toBe(true);
    expect(value('-3 < 0')).toBe(true);
    expect(value('(1==1)+(2==2)+(1==2) == 2')).toBe(true);
  });

  it('compares lists as sets, but a stack in its order', () => {
    expect(value("rangeOf('P1')==['P6','P1','P2']")).toBe(true);
    expect(value("rangeOf('P1')==['P6','P1']")).toBe(false);
    expect(value("stack()==['g','h']")).toBe(true);
    expect(value("stack()==['h','g']")).toBe(false);
    expect(value("stack()[-1]=='h'")).toBe(true);
    expect(value("'P2' in rangeOf('P1')")).toBe(true);
    expect(value("'P3' not in rangeOf('P1')")).toBe(true);
  });

  it('asks of a moment directly after an action', () => {
    expect(value("at('a2', zone('cr'))=='zone after a2'")).toBe(true);
  });

  it('says where it stops understanding, and what was meant', () => {
    expect(complaint("life('P1')=20")).toMatchObject({ offset: 10, message: expect.stringContaining('==') });
    expect(complaint("teamlife('A')==1")).toMatchObject({
      offset: 0,
      message: expect.stringContaining('teamLife'),
    });
    expect(complaint('life(Alex)==1')).toMatchObject({
      offset: 5,
      message: expect.stringContaining("'Alex'"),
    });
    expect(complaint("life('P1','P2')==1").message).toContain('takes 1 argument');
    expect(complaint("life('P1'").message).toContain('")"');
    expect(complaint("zone('x)==1").message).toContain('not closed');
    expect(complaint('').offset).toBe(0);
    expect(complaint('at(1, life(2))').message).toContain('id of an action');
    expect(complaint('('.repeat(200)).message).toContain('nested');
  });

  it('answers any text with a value or a place in it', () => {
    const parts = fc.constantFrom(
      "life('P1')",
      '==',
      '20',
      'and',
      'not',
      'in',
      '[',
      ']',
      '(',
      ')',
      ',',
      "'a",
      '+',
      '*',
      '-',
      'None',
      'x',
    );
    fc.assert(
      fc.property(fc.array(parts, { maxLength: 12 }), (words) => {
        const text = words.join(' ');
        try {
          parseExpression(text);
        } catch (error) {
          expect(error).toBeInstanceOf(ExpressionError);
          expect((error as ExpressionError).offset).toBeLessThanOrEqual(text.length);
        }
      }),
    );
  });

  it('writes values as a check spells them', () => {
    expect(write({ items: ['a', 1, true, null], ordered: false })).toBe("['a', 1, True, None]");
  });
});
