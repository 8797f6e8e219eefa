import { describe, expect, test } from 'vitest';
import { linesOf, printable, readAll } from '../../src/cli/context.js';

describe('what a terminal gets', () => {
  test('has no commands in it but colours and line ends', () => {
    const fine = 'a \u001b[1mbold\u001b[22m word\r\n\tdone\n';
    expect(printable(fine)).toBe(fine);
    expect(printable('\u001b]0;title\u0007 \u001b[2J \b \u009b31m \u202e')).toBe(
      '\\x1b]0;title\\x07 \\x1b[2J \\x08 \\x9b31m \\x202e',
    );
  });

  test('clears a line where progress begins, and never because of a name', () => {
    expect(printable('\r\u001b[2Kdone', true)).toBe('\r\u001b[2Kdone');
    expect(printable('lost: \r\u001b[2Kall is well', true)).toBe('lost: \\x0d\\x1b[2Kall is well');
    expect(printable('lost: \u001b[8m hidden', true)).toBe('lost: \\x1b[8m hidden');
  });
});

describe('a pipe', () => {
  test('that is empty for now is waited for until it ends', () => {
    const answers: (Buffer | string)[] = [
      Buffer.from('100.1. A '),
      'EAGAIN',
      'EAGAIN',
      Buffer.from('lamp.'),
      Buffer.alloc(0),
    ];
    const read = (_: number, chunk: Buffer): number => {
      const next = answers.shift() as Buffer | string;
      if (typeof next === 'string') throw Object.assign(new Error(next), { code: next });
      return next.copy(chunk);
    };
    expect(readAll(0, read).toString()).toBe('100.1. A lamp.');
    expect(answers).toEqual([]);
  });

  test('that is broken is an error', () => {
    const broken = (): number => {
      throw Object.assign(new Error('EIO: i/o error, read'), { code: 'EIO' });
    };
    expect(() => readAll(0, broken)).toThrow(/EIO/);
  });
});

describe('lines of requests', () => {
  const linesIn = async (chunks: string[], longest?: number): Promise<string[]> => {
    const lines: string[] = [];
    const source = (async function* () {
      yield* chunks;
    })();
    for await (const line of linesOf(source, longest)) lines.push(line);
    return lines;
  };

  test('may come in parts, with the ends of another system, and without the last end', async () => {
    expect(await linesIn(['{"a"', ':1}\r\n\n{"b":2}\n{"c', '":3}'])).toEqual([
      '{"a":1}',
      '',
      '{"b":2}',
      '{"c":3}',
    ]);
  });

  test('take no more memory than the longest, and the next is read as usual', async () => {
    expect(await linesIn(['a'.repeat(50), 'a'.repeat(50), '\nb\n'], 60)).toEqual(['a'.repeat(60), 'b']);
  });
});
