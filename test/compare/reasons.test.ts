import { describe, expect, test } from 'vitest';
import { type JudgementContext, type Reason, suffices } from '../../src/compare/reasons.js';

const enough = (proofs: Reason['proof'][], { rebuilt = false, partial = false }): boolean =>
  suffices(
    proofs.map((proof) => ({ text: '', proof })),
    { sweeps: new Map(), sameTarget: () => true, weight: () => 1, rebuilt } satisfies JudgementContext,
    { old: [], new: [], partial },
  );

describe('a change of the game is shown', () => {
  test('by anything in editions that keep their wording', () => {
    expect(enough(['weak'], {})).toBe(true);
    expect(enough(['weak'], { partial: true })).toBe(true);
    expect(enough([], {})).toBe(false);
  });

  test('by a strong reason in an edition that was rebuilt, not by many weak ones', () => {
    expect(enough(['strong'], { rebuilt: true })).toBe(true);
    expect(enough(['sure'], { rebuilt: true })).toBe(true);
    expect(enough(['weak', 'weak', 'weak', 'sign'], { rebuilt: true })).toBe(false);
  });

  test('by two reasons for a part of a rule there, or by one that leaves no doubt', () => {
    const part = { rebuilt: true, partial: true };
    expect(enough(['strong'], part)).toBe(false);
    expect(enough(['strong', 'sign'], part)).toBe(true);
    expect(enough(['sure'], part)).toBe(true);
  });
});
