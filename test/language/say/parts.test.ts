import { describe, expect, it } from 'vitest';
import { continued, readSentences, type Sentence, statementsOf } from '../../../src/language/index.js';

/** What two sentences say where the second goes on from the first; undefined where it does not. */
function goesOn(text: string): unknown {
  const [one, other] = readSentences(text) as [Sentence, Sentence];
  const both = continued(one, other);
  return both && statementsOf(both).at(-1)?.statement;
}

describe('a sentence that goes on from the one before it', () => {
  it('happens under the same conditions where it happens at the same time', () => {
    const said = goesOn('If a general leaves, the team loses. At the same time, the effect ends.');
    expect(said).toMatchObject({
      verb: 'end',
      conditions: [{ clause: { verb: 'leave', actor: { noun: 'general' } } }],
    });
    expect(said).not.toHaveProperty('adverbs');
  });

  it('speaks of "that option" as of what the first one names', () => {
    const said = goesOn('The Emperor variant uses the option. That option is used in other variants.');
    expect(said).toMatchObject({ verb: 'use', object: { kind: 'reference', to: 'it' } });
  });

  it('does neither where it names something else, or at another time', () => {
    expect(goesOn('The Emperor variant uses the option. That card is used in a variant.')).toBeUndefined();
    expect(goesOn('If a general leaves, the team loses. The effect ends.')).toBeUndefined();
  });

  it('keeps conditions of its own', () => {
    const text = 'If a general leaves, the team loses. At the same time, the effect ends if the turn ends.';
    expect(goesOn(text)).toBeUndefined();
  });
});
