// Says the same in other ways and lists the values that did not stay: node bench/rulesets/reword.mjs [DIST] [--every N]
// Compile the project first (npm run compile).
import { readFileSync } from 'node:fs';
import { rewordings } from './edits.js';
import { editionsTried, fromDist, options, passageWith } from './tried.js';

const { read } = await fromDist('readers/index.js');
const { provisions } = await fromDist('rulesets/provisions/index.js');
const { documentOf } = await fromDist('rulesets/reading/document.js');
const { readWhole } = await fromDist('rulesets/reading/whole.js');
const words = await fromDist('rulesets/words/sentences.js');

const valuesOf = (document) =>
  new Map(
    [...readWhole(provisions, document)].map(([p, { value, outcomes }]) => [
      p.key,
      { value, unread: outcomes.find((o) => o.kind === 'unread') },
    ]),
  );

const passageOf = (passage, text, number) => passageWith(passage, text, words, number);

/** Whole documents said otherwise. */
const arrangements = {
  ...Object.fromEntries(
    rewordings.map(({ name, apply }) => [
      name,
      (passages) => passages.map((p) => passageOf(p, apply(p.text))),
    ]),
  ),
  'sentences of a rule in another order': (passages) =>
    passages.map((p) => {
      const all = p.sentences().map((s) => p.text.slice(s.start, s.end).trim());
      return passageOf(p, all.reverse().join(' '));
    }),
  'every sentence a rule of its own': (passages) =>
    passages.flatMap((p) =>
      p.sentences().map((s, i) => passageOf(p, p.text.slice(s.start, s.end).trim(), `${p.number}${i || ''}`)),
    ),
  'two rules as one': (passages) =>
    passages.flatMap((p, i) =>
      i % 2 === 1 ? [] : [passageOf(p, `${p.text} ${passages[i + 1]?.text ?? ''}`.trim())],
    ),
  'rules in another order': (passages) => [...passages].reverse(),
};

const lost = new Map();
let tried = 0;
for (const path of editionsTried()) {
  const name = path.slice(path.lastIndexOf('/') + 1);
  const document = documentOf(read(readFileSync(path), { file: path }).tree);
  const before = valuesOf(document);
  for (const [kind, arrange] of Object.entries(arrangements)) {
    const parts = document.parts.map((part) => ({
      ...part,
      passages: arrange(part.passages),
      examples: part.examples.length > 0 && !/rule/.test(kind) ? arrange(part.examples) : part.examples,
    }));
    const after = valuesOf({ ...document, parts });
    for (const [key, { value }] of before) {
      tried++;
      const now = after.get(key);
      if (now.value === value) continue;
      const mark = `${kind} ${key}`;
      if (!lost.has(mark))
        lost.set(mark, {
          kind,
          key,
          was: value,
          now: now.value,
          name,
          sentence: now.unread?.passage.text.slice(now.unread.sentence.start, now.unread.sentence.end),
        });
    }
  }
}
console.log(
  `${tried} values after ${Object.keys(arrangements).length} rewordings: ${lost.size} kinds of value did not stay`,
);
if (options.list)
  for (const l of lost.values())
    console.log(`${l.kind} | ${l.key} | ${l.was} → ${l.now} | ${l.name} | ${l.sentence ?? ''}`);
