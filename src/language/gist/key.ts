import type { Statement } from '../frames/frame.js';
import { factsOf } from './facts.js';
import { lastWord } from './marks.js';

/**
 * What a statement says, as a text that is the same for all statements that bring up the same: the facts that `alike` compares, without
 * those that may be said or left out, such as how often a thing is named and whether a number means anything.
 */
export function keyOfFacts(statement: Statement): string {
  const facts = factsOf([statement]);
  const counted = (counts: ReadonlyMap<string, number>): string[] =>
    [...counts].map(([what, times]) => `${what} ${times}`).sort();
  const numbers = [...facts.numbers].flatMap(([noun, said]) => {
    const sure = [...said].filter((number) => !number.endsWith('?'));
    return sure.length === 0 ? [] : [`${noun} ${sure.sort().join()}`];
  });
  const roles = [...facts.roles].flatMap(([role, names]) =>
    /^whom? /.test(role) ? [`${role} ${[...new Set(names.map(lastWord))].sort().join()}`] : [],
  );
  return JSON.stringify([
    [...facts.words].sort(),
    [...facts.heads.keys()].sort(),
    [...facts.modifiers.keys()].sort(),
    counted(facts.operators),
    counted(facts.denied),
    numbers.sort(),
    roles.sort(),
    [...facts.main].sort(),
    [...facts.words].some((word) => /(?:^|\/)(?:first|then)$/.test(word)) ? facts.order : [],
  ]);
}
