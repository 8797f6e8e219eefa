// How well misprinted numbers are found: npm run compile && node bench/read/slips.mjs [CASES OF EACH KIND] [SEED]
// Misprints one number at a time in clean editions, reads them, and looks whether the likely number beside the printed one is the true
// one and no other number is doubted. What cannot be known (a number too high at the end of its run looks like a gap) is counted too.
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { decode } from '../../dist/readers/encoding/index.js';
import { read } from '../../dist/readers/index.js';
import { numberOf, rulesOf } from '../../dist/tree/index.js';
import { randomFrom } from '../random.mjs';

const cases = Number(process.argv[2] ?? 40);
const random = randomFrom(Number(process.argv[3] ?? 7));
const base = join(
  process.env.VARIORUM_CORPUS ?? resolve(import.meta.dirname, '../../../shared'),
  'corpus/official',
);
if (!existsSync(base)) {
  console.log(`${base}: not there; set VARIORUM_CORPUS to the folder of real documents.`);
  process.exit(0);
}
const below = (n) => Math.floor(random() * n);
const lettered = (number) => /[a-z]$/.test(number);

/** Ways to misprint a number; undefined where the way does not apply. */
const WAYS = {
  'a figure lost': (n) => {
    const at = 1 + below(n.length - 1);
    return /\d/.test(n[at]) ? n.slice(0, at) + n.slice(at + 1) : undefined;
  },
  'a figure doubled': (n) => n.slice(0, 4) + n[4] + n.slice(4),
  'two figures of the section swapped': (n) => n[0] + n[2] + n[1] + n.slice(3),
  'another figure in the section': (n) => {
    const at = below(3);
    return n.slice(0, at) + ((Number(n[at]) % 9) + 1) + n.slice(at + 1);
  },
  'another number of the rule': (n) => n.replace(/\.(\d+)/, (_, rule) => `.${Number(rule) + 1 + below(7)}`),
  'a neighbouring letter': (n) =>
    lettered(n)
      ? n.slice(0, -1) + String.fromCharCode(n.charCodeAt(n.length - 1) + (random() < 0.5 ? 1 : -1))
      : undefined,
  'a blank inside': (n) => `${n.slice(0, 4)} ${n.slice(4)}`,
  'no number of the rule': (n) => (lettered(n) ? n.slice(0, 4) + n.slice(-1) : undefined),
  'a letter too many': (n) => (lettered(n) ? undefined : `${n}a`),
  'a letter lost': (n) => (lettered(n) ? n.slice(0, -1) : undefined),
};

const figures = Object.fromEntries(
  Object.keys(WAYS).map((way) => [way, { right: 0, missed: 0, doubted: 0 }]),
);
for (const edition of ['2003-03-15', '2011-07-15', '2025-11-14']) {
  const { text } = decode(readFileSync(join(base, `${edition}.txt`)));
  const clean = rulesOf(read(text, { format: 'text' }).tree).filter((rule) => rule.intended === undefined);
  for (const [way, misprint] of Object.entries(WAYS)) {
    for (let n = 0; n < cases; n++) {
      const rule = clean[below(clean.length)];
      const printed = misprint(rule.number);
      if (printed === undefined || printed === rule.number || /[`{lo]$/.test(printed)) continue;
      const at = rule.position.start.offset;
      const changed = text.slice(0, at) + printed + text.slice(at + rule.number.length);
      const rules = rulesOf(read(changed, { format: 'text' }).tree);
      const found = rules.find((r) => r.position.start.offset === at);
      const others = rules.filter((r) => r !== found && r.intended !== undefined).length;
      if (others > 0) figures[way].doubted++;
      else if (found && numberOf(found) === rule.number) figures[way].right++;
      else figures[way].missed++;
    }
  }
}
const total = { right: 0, all: 0 };
for (const [way, { right, missed, doubted }] of Object.entries(figures)) {
  const all = right + missed + doubted;
  total.right += right;
  total.all += all;
  console.log(
    `${way.padEnd(36)} ${right} of ${all} right, ${missed} taken as printed or wrongly, ${doubted} with another number doubted`,
  );
}
console.log(`together ${total.right} of ${total.all} (${((100 * total.right) / total.all).toFixed(1)} %)`);
