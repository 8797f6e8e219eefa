// Changes the meaning of every sentence that states a parameter, one edit at a time, and lists what nobody noticed:
// node bench/rulesets/mutate.mjs [DIST] [--every N] [--list]
// Compile the project first (npm run compile). A sentence is tried once, however many editions have it. An edit is noticed
// where a value changes or goes, or where two sentences now disagree. Some of what is listed is no fault: a remark that is
// taken out of brackets, a statement that another rule makes as well.
import { readFileSync } from 'node:fs';
import { editsOf } from './edits.js';
import { editionsTried, fromDist, options, withTexts } from './tried.js';

const { read } = await fromDist('readers/index.js');
const { definitionOf } = await fromDist('rulesets/index.js');
const { provisions } = await fromDist('rulesets/provisions/index.js');
const { documentOf } = await fromDist('rulesets/reading/document.js');
const { readWhole } = await fromDist('rulesets/reading/whole.js');
const { mentions } = await fromDist('rulesets/words/mention.js');
const { sentencesWithoutParameter } = await fromDist('rulesets/shipped/sentences.js');
const { markOf, unreadSentences } = await fromDist('rulesets/strange.js');
const words = await fromDist('rulesets/words/sentences.js');
const { sentencesOf } = words;

const readingsOf = ({ outcomes }) =>
  outcomes.flatMap((o) => (o.kind === 'read' ? [o.reading, ...o.others] : []));

/** What is compared: the value, that of silence too, or what is in its way; and whether two sentences disagree. */
function summaryOf({ key }, { value, outcomes }) {
  const unread = value === undefined && outcomes.some((o) => o.kind === 'unread');
  const disagree = outcomes.some(
    (o) => o.kind === 'read' && o.others.some((other) => other.value !== o.reading.value),
  );
  return JSON.stringify([unread ? null : (value ?? definitionOf(key).silent), unread, disagree]);
}

const touches = ({ clauses }, sentence) =>
  Object.values(clauses).some(({ about }) => about.some((a) => mentions(a, sentence)));

const straight = (text) => text.replace(/[\u2018\u2019]/g, "'");

const printed = ({ passage, sentence }) => straight(passage.text.slice(sentence.start, sentence.end));

/** Every sentence that states something, with the provisions that read it. */
function statedIn(outcomes) {
  const stated = new Map();
  for (const [provision, outcome] of outcomes) {
    for (const { sentence, passage } of readingsOf(outcome)) {
      const entry = stated.get(sentence) ?? { sentence, passage, readers: new Set() };
      stated.set(sentence, entry);
      entry.readers.add(provision);
    }
  }
  return [...stated.values()];
}

const seen = new Set();
const silent = new Map();
const counts = { sentences: 0, edits: 0, followed: 0, silent: 0, others: 0, otherEdits: 0, strange: 0 };

for (const path of editionsTried()) {
  const name = path.slice(path.lastIndexOf('/') + 1).replace('.txt', '');
  const document = documentOf(read(readFileSync(path), { file: path }).tree);
  const outcomes = readWhole(provisions, document);
  const before = new Map([...outcomes].map(([p, outcome]) => [p, summaryOf(p, outcome)]));
  const stated = statedIn(outcomes);
  for (const { sentence, mark } of unreadSentences(document, outcomes)) {
    if (seen.has(mark)) continue;
    seen.add(mark);
    counts.others++;
    for (const { text } of editsOf(straight(sentence))) {
      counts.otherEdits++;
      const known = sentencesWithoutParameter();
      if (sentencesOf(text).some((s) => !known.has(markOf(s)))) counts.strange++;
    }
  }

  /** True where a provision notices that the texts of some rules are others now. */
  const notices = (texts, readers) => {
    const now = [...texts.values()].flatMap((text) => sentencesOf(text));
    const asked = new Set(provisions.filter((p) => readers.has(p) || now.some((s) => touches(p, s))));
    // Those that share a sentence with them: what one leaves of it another may take.
    for (const s of stated) {
      if ([...s.readers].some((p) => asked.has(p))) for (const p of s.readers) asked.add(p);
    }
    const after = readWhole([...asked], withTexts(document, texts, words));
    return [...asked].some((p) => summaryOf(p, after.get(p)) !== before.get(p));
  };

  for (const [i, one] of stated.entries()) {
    const { sentence, passage, readers } = one;
    const keys = [...readers].map((p) => p.key).join(', ');
    const mark = `${keys} ${sentence.line}`;
    if (seen.has(mark)) continue;
    seen.add(mark);
    counts.sentences++;
    const own = printed(one);
    const put = (p, s, text) => p.text.slice(0, s.start) + text + p.text.slice(s.end);
    const attempts = editsOf(own).map(({ was, now, text }) => ({
      what: `${was.trim()} → ${now.trim()}`,
      texts: new Map([[passage, put(passage, sentence, text)]]),
    }));
    attempts.push({ what: 'deleted', texts: new Map([[passage, put(passage, sentence, '')]]) });
    // A sentence of another section in its place, and it in the place of that one.
    const other = stated.find((s, j) => j > i && s.passage.part !== passage.part && !s.passage.example);
    if (other !== undefined && !passage.example) {
      attempts.push({
        what: `exchanged with one of ${other.passage.number}`,
        texts: new Map([
          [passage, put(passage, sentence, printed(other))],
          [other.passage, put(other.passage, other.sentence, own)],
        ]),
      });
    }
    for (const { what, texts } of attempts) {
      counts.edits++;
      if (notices(texts, readers)) counts.followed++;
      else {
        counts.silent++;
        const entry = silent.get(mark) ?? { place: `${name} ${passage.number}`, keys, own, edits: [] };
        silent.set(mark, entry);
        entry.edits.push(what);
      }
    }
  }
}

console.log(
  `${counts.sentences} sentences that state parameters, ${counts.edits} edits: ${counts.followed} followed or reported, ` +
    `${counts.silent} silent; ${counts.others} sentences of the chapter state none, ${counts.otherEdits} edits: ` +
    `${counts.strange} called strange`,
);
if (options.list) {
  for (const { place, keys, own, edits } of silent.values()) {
    console.log(`\n${place}: ${keys}\n  ${own}\n  ${edits.join('; ')}`);
  }
}
