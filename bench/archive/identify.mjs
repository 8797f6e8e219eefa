// How well fragments are recognised: npm run compile && node bench/archive/identify.mjs [FRAGMENTS OF EACH KIND] [SEED]
// Cuts fragments of several kinds out of real editions at random places, and looks whether the answer holds the edition that each was
// cut from, how many editions it leaves, and how long it takes.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { identify, loadFingerprints } from '../../dist/archive/index.js';
import { readDocument } from '../../dist/readers/index.js';
import { ownText, rulesOf } from '../../dist/tree/index.js';
import { randomFrom } from '../random.mjs';

const base = process.env.VARIORUM_CORPUS ?? resolve(import.meta.dirname, '../../../shared');
const folder = join(base, 'corpus/official');
const count = Number(process.argv[2] ?? 200);
const random = randomFrom(Number(process.argv[3] ?? 1));
if (!existsSync(folder)) {
  console.log(`${folder}: not there; set VARIORUM_CORPUS to the folder of real documents.`);
  process.exit(0);
}
const pick = (list) => list[Math.floor(random() * list.length)];

const trees = [];
const files = readdirSync(folder).filter((f) => f.endsWith('.txt'));
for (let n = 0; n < 12; n++) {
  const { tree } = await readDocument(readFileSync(join(folder, pick(files))), {});
  if (tree.effective) trees.push({ date: tree.effective, texts: rulesOf(tree).map((r) => [r, ownText(r)]) });
}
const long = (texts, least) => texts.filter(([, text]) => text.length > least);
const kinds = {
  'two whole sentences': (texts) =>
    pick(long(texts, 200))[1]
      .split(/(?<=\.) /)
      .slice(0, 2)
      .join(' '),
  'some 200 characters, cut anywhere': (texts) => {
    const text = pick(long(texts, 260))[1];
    const start = Math.floor(random() * (text.length - 220));
    return text.slice(start, start + 200);
  },
  'five rules in a row, without numbers': (texts) => {
    const start = Math.floor(random() * (texts.length - 5));
    return texts
      .slice(start, start + 5)
      .map(([, text]) => text)
      .join('\n\n');
  },
  'five rules with numbers, a word changed in each': (texts) => {
    const start = Math.floor(random() * (texts.length - 5));
    return {
      type: 'edition',
      format: 'text',
      partial: true,
      children: texts.slice(start, start + 5).map(([rule, text]) => {
        const words = text.split(' ');
        words[Math.floor(random() * words.length)] = 'lantern';
        const value = words.join(' ');
        return {
          type: 'rule',
          number: rule.number,
          children: [{ type: 'paragraph', children: [{ type: 'text', value }] }],
        };
      }),
    };
  },
};
const fingerprints = loadFingerprints();
const answers = [];
for (const [kind, cut] of Object.entries(kinds)) {
  let right = 0;
  let unknown = 0;
  let left = 0;
  const start = performance.now();
  for (let n = 0; n < count; n++) {
    const { date, texts } = pick(trees);
    const { fits } = identify(cut(texts), { fingerprints });
    if (fits.length === 0) unknown++;
    else if (fits.includes(date)) right++;
    left += fits.length;
    answers.push(`${kind} ${date} ${fits.join()}`);
  }
  const time = (performance.now() - start) / count;
  console.log(
    `${kind}: ${right} of ${count} right, ${unknown} said to be unknown, ${count - right - unknown} wrong; ` +
      `${(left / count).toFixed(1)} editions left on average; ${time.toFixed(1)} ms each`,
  );
}
console.log(`checksum ${createHash('sha256').update(answers.join('\n')).digest('hex')}`);
