import { randomFrom } from '../random.mjs';

/**
 * Makes editions of made-up words: on the revised side every tenth rule is reworded and every hundredth left out.
 *
 * @param build the builders of the tree of the state that is measured
 */
export const syntheticWith = (build) => (rules, revised) => {
  const words = Array.from({ length: 4000 }, (_, i) => `w${((i * 2654435761) % 4294967296).toString(36)}`);
  const random = randomFrom(7);
  const sections = [];
  for (let i = 0; i < rules; i++) {
    const at = Math.floor(i / 40);
    const text = Array.from({ length: 40 }, () => words[Math.floor(random() * words.length)]);
    if (revised && i % 10 === 0) text.splice(5, 3, 'quite', 'other');
    if (revised && i % 100 === 50) continue;
    sections[at] ??= build.section(String(100 + at), `Section ${at}`);
    const number = `${100 + at}.${sections[at].children.length + 1}`;
    sections[at].children.push(build.rule(number, [build.paragraph(`${text.join(' ')}.`)]));
  }
  return build.edition([build.chapter('1', 'All', sections)]);
};
