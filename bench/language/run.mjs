// What the reader of rules English reads: node bench/language/run.mjs [--part page|reading|said|words|edits|rewordings|harm|gist|time] [--list CLASS]
// Compile the project first (npm run compile); the real editions stand in ../shared or $VARIORUM_CORPUS. Parts:
// reading  sentences of the multiplayer chapters read, ambiguous, not read
// said     sentences with one frame that are said back with an equal meaning
// page     what a page loads to compile and play, compressed as a server sends it; exit status 1 above the limit
// time     processor time of each edition, the first time and again
// words    one-word deletions and swaps of neighbours that leave the frame, or the meaning in normal form, as it was, articles apart
// edits    edits by another hand: rewordings with an equal meaning, changes with another
// rewordings  every sentence reworded by rule (rewordings.js, structures.js): how many keep their meaning; --list NAME shows those that don't
// harm     generated changes of number, negation, quantifier, order, side, step and actor that have an equal meaning
// gist     the same changes of our own sentences and rewordings that still agree with them in every fact; --list rewordings shows those of rewordings
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import {
  blindEdits,
  chances,
  corpusPresent,
  edited,
  fromDist,
  multiplayerRulesOf,
  rulesOf,
  specifiedEdits,
} from './corpus.js';
import { harms } from './harms.js';
import { rewordings } from './rewordings.js';
import { structuresOf } from './structures.js';

const { values: asked } = parseArgs({
  options: {
    part: { type: 'string' },
    list: { type: 'string' },
    half: { type: 'string' },
    every: { type: 'string', default: '1' },
  },
});
const { alike, fitTemplate, keyOf, readSentences, meaningOf, sayBack, statementsOf } =
  await fromDist('language/index.js');
const { sentencesOfOurs } = await fromDist('rulesets/provisions/index.js');
const { rewordingsInUse } = await fromDist('rulesets/index.js');
const { templateOf } = await fromDist('rulesets/reading/near.js');

const wants = (part) => asked.part === undefined || asked.part === part;
/** In bytes. */
const PAGE_LIMIT = 350 * 1024;
if (wants('page')) {
  const program = readFileSync(new URL('../../dist/site/program/play.js', import.meta.url));
  const { length } = gzipSync(program);
  console.log(`play.js: ${(length / 1024).toFixed(1)} KB compressed, limit ${PAGE_LIMIT / 1024} KB`);
  if (length > PAGE_LIMIT) process.exitCode = 1;
}

if (!corpusPresent) {
  console.log('the corpus is absent: nothing to read');
  process.exit(0);
}
const every = Number(asked.every);
const editions = ['2006-10-01', '2008-02-01', '2011-07-15', '2018-07-13', '2025-11-14'];
const share = (n, of) => `${n} of ${of} (${((100 * n) / Math.max(1, of)).toFixed(1)} %)`;

const sentencesOf = (edition) =>
  [...multiplayerRulesOf(edition)].flatMap(([number, text]) =>
    readSentences(text)
      .filter((s) => s.tokens.length > 0)
      .map((s) => ({ ...s, number })),
  );
const keyOfWords = (s) => s.tokens.map((t) => (t.kind === 'citation' ? '#' : t.word)).join(' ');

if (wants('reading')) {
  const digest = createHash('sha256');
  const seen2011 = new Set(sentencesOf('2011-07-15').map(keyOfWords));
  for (const edition of editions) {
    const list = sentencesOf(edition);
    const count = (status, of = list) => of.filter((s) => s.status === status).length;
    const fresh = [
      ...new Map(list.filter((s) => !seen2011.has(keyOfWords(s))).map((s) => [keyOfWords(s), s])).values(),
    ];
    for (const s of list) digest.update(s.status);
    console.log(
      `${edition}: read ${share(count('read'), list.length)}, ambiguous ${count('ambiguous')}, not read ${count('notRead')};`,
      `not in 2011: read ${share(count('read', fresh), fresh.length)}`,
    );
    if (asked.list === 'unread')
      for (const s of list)
        if (s.status !== 'read')
          console.log(
            `  ${s.number} ${s.status} | ${s.text}${s.failure ? `\n      at "${s.failure.word}": ${s.failure.reason}` : ''}`,
          );
  }
  console.log(`checksum ${digest.digest('hex').slice(0, 16)}`);
}

if (wants('said')) {
  for (const edition of editions) {
    const list = sentencesOf(edition);
    const one = list.filter((s) => s.frame !== undefined);
    const back = one.filter((s) => sayBack(s) !== undefined);
    console.log(
      `${edition}: said back ${share(back.length, one.length)} of those with one frame, ${share(back.length, list.length)} of all`,
    );
    if (asked.list === 'unsaid')
      for (const s of one) if (!back.includes(s)) console.log(`  ${s.number} | ${s.text}`);
  }
}

const withNumber = (text) => JSON.stringify(text);
const frameKey = (text) => {
  const meaning = meaningOf(readSentences(text));
  return meaning.unread.length > 0 ? undefined : withNumber(meaning.clauses);
};

if (wants('words')) {
  const articles = new Set(['a', 'an', 'the']);
  const texts = [
    ...new Set(
      sentencesOf('2011-07-15')
        .filter((s) => s.status === 'read' && s.tokens.length <= 30)
        .map((s) => s.text),
    ),
  ];
  const tally = { deletions: { frame: 0, meaning: 0, all: 0 }, swaps: { frame: 0, meaning: 0, all: 0 } };
  const examples = [];
  /** Counts a change of a text, and keeps it where nothing is different. */
  const tried = (name, [was, key], changed, what) => {
    const [sentence, ...more] = readSentences(changed);
    tally[name].all++;
    const frame = sentence?.frame !== undefined && more.length === 0 && keyOf(sentence.frame) === was;
    const meaning = frameKey(changed) === key;
    if (frame) tally[name].frame++;
    if (meaning) tally[name].meaning++;
    if (frame || meaning) examples.push(`${what}${frame ? ' (frame)' : ''} | ${sentence.text}`);
  };
  for (const [i, text] of texts.entries()) {
    if (i % every !== 0) continue;
    const before = readSentences(text)[0];
    const known = [keyOf(before.frame), frameKey(text)];
    const { tokens } = before;
    for (const [k, token] of tokens.entries()) {
      if (token.kind !== 'word' && token.kind !== 'number') continue;
      const at = (t) => [t.start, t.end];
      if (!articles.has(token.word)) {
        const [from, to] = at(token);
        const cut = `${text.slice(0, from)}${text.slice(to)}`.replace(/ {2,}/g, ' ').trim();
        tried('deletions', known, cut, `deleted "${token.word}"`);
      }
      const following = tokens[k + 1];
      if (
        following !== undefined &&
        (following.kind === 'word' || following.kind === 'number') &&
        following.word !== token.word
      ) {
        const swapped =
          text.slice(0, token.start) +
          text.slice(following.start, following.end) +
          text.slice(token.end, following.start) +
          text.slice(token.start, token.end) +
          text.slice(following.end);
        tried('swaps', known, swapped, `swapped "${token.word} ${following.word}"`);
      }
    }
  }
  for (const [name, { frame, meaning, all }] of Object.entries(tally))
    console.log(
      `${name} that leave the frame as it was: ${share(frame, all)}; the meaning: ${share(meaning, all)}`,
    );
  if (asked.list === 'words') for (const line of examples) console.log(`  ${line}`);
}

/** What became of an edit: equal, differs, or not read, with the sentences in question. */
function outcomeOf(edit) {
  const rules = rulesOf(edit.edition);
  const number = [...rules.keys()].find((n) => n.replace(/\.$/, '') === edit.rule.replace(/\.$/, ''));
  if (number === undefined) return 'no such rule';
  const text = rules.get(number);
  const after = edited(text, edit);
  if (after === undefined) return 'words not found';
  const [a, b] = [meaningOf(readSentences(text)), meaningOf(readSentences(after))];
  const minus = (x, y) => {
    const rest = [...y];
    return x.filter((item) => {
      const at = rest.indexOf(item);
      if (at >= 0) rest.splice(at, 1);
      return at < 0;
    });
  };
  if (minus(a.unread, b.unread).length + minus(b.unread, a.unread).length > 0) return 'not read';
  return withNumber(a.clauses) === withNumber(b.clauses) ? 'equal' : 'differs';
}

if (wants('rewordings')) {
  const straight = (text) => text.replace(/[\u2018\u2019]/g, "'").replace(/[\u201c\u201d]/g, '"');
  const said = new Set(
    ['2006-10-01', '2011-07-15', '2018-07-13', '2025-11-14']
      .flatMap(sentencesOf)
      .filter(({ frame, tokens }) => frame !== undefined && tokens.length > 3)
      .map(({ text }) => straight(text.endsWith('.') ? text : `${text}.`)),
  );
  const kinds = {
    'reworded by rule': (text) => rewordings.map(({ name, apply }) => [name, apply(text)]),
    'in another structure': (text, sentence) => [...structuresOf(sentence, text)],
  };
  for (const [kind, others] of Object.entries(kinds)) {
    const digest = createHash('sha256');
    let [tried, equal] = [0, 0];
    for (const text of said) {
      const sentences = readSentences(text);
      const wanted = meaningOf(sentences).clauses.join('\n');
      for (const [name, other] of others(text, sentences[0])) {
        if (other === undefined || other === text) continue;
        const { clauses, unread } = meaningOf(readSentences(other));
        const same = unread.length === 0 && clauses.join('\n') === wanted;
        tried++;
        if (same) equal++;
        else if (asked.list !== undefined && name.includes(asked.list)) console.log(`  ${name}: ${other}`);
        digest.update(`${name} ${same}`);
      }
    }
    console.log(`${kind}: equal ${share(equal, tried)}  ${digest.digest('hex').slice(0, 12)}`);
  }
}

if (wants('edits')) {
  const sets = { specification: specifiedEdits(), 'fixtures/edits/blind.json': blindEdits() };
  for (const [name, all] of Object.entries(sets)) {
    const table = new Map();
    for (const [i, edit] of all.entries()) {
      if (asked.half !== undefined && i % 2 !== Number(asked.half)) continue;
      const outcome = outcomeOf(edit);
      for (const row of [edit.kind, `${edit.kind} ${edit.class ?? ''}`]) {
        const counts = table.get(row) ?? {};
        counts[outcome] = (counts[outcome] ?? 0) + 1;
        table.set(row, counts);
      }
      const wrong = (edit.kind === 'keep') !== (outcome === 'equal');
      if (wrong && (asked.list === 'edits' || asked.list === edit.class || asked.list === edit.kind)) {
        if (name === 'specification' || asked.half !== undefined)
          console.log(
            `  ${edit.id} ${edit.class ?? edit.kind} ${outcome} ${edit.edition} ${edit.rule} | ${edit.find} => ${edit.replace}`,
          );
      }
    }
    console.log(name);
    for (const [row, counts] of [...table].sort())
      console.log(
        `  ${row}: ${Object.entries(counts)
          .map(([k, v]) => `${k} ${v}`)
          .join(', ')}`,
      );
  }
}

if (wants('harm')) {
  const chance = chances(7);
  const texts = [
    ...new Set(
      editions.flatMap((e) =>
        sentencesOf(e)
          .filter((s) => s.status === 'read')
          .map((s) => s.text),
      ),
    ),
  ];
  const tried = new Map();
  for (const text of texts) {
    for (const { name, apply } of harms) {
      const harmed = apply(text, () => chance.next().value);
      if (harmed === undefined || harmed === text) continue;
      const counts = tried.get(name) ?? [0, 0];
      counts[1]++;
      if (frameKey(harmed) === frameKey(text)) {
        counts[0]++;
        if (asked.list === 'harm') console.log(`  ${name} | ${harmed}`);
      }
      tried.set(name, counts);
    }
  }
  for (const [name, [same, all]] of [...tried].sort())
    console.log(`${name}: taken for harmless ${share(same, all)}`);
}

if (wants('gist')) {
  const chance = chances(7);
  const reworded = Object.values(rewordingsInUse()).flat();
  const ours = asked.list === 'rewordings' ? reworded : [...sentencesOfOurs(), ...reworded];
  const tried = new Map();
  for (const text of new Set(ours)) {
    const own = templateOf(text);
    if (own === undefined) continue;
    const plain = text.replace(/\bN\b/g, '5').replace(/\bM\b/g, '7');
    for (const { name, apply } of harms) {
      const harmed = apply(plain, () => chance.next().value);
      const [read, ...more] = harmed === undefined || harmed === plain ? [] : readSentences(harmed);
      if (read === undefined || more.length > 0 || read.readings.length === 0) continue;
      const counts = tried.get(name) ?? [0, 0];
      counts[1]++;
      const all = read.readings.map((frame) => statementsOf({ ...read, frame }));
      const fits = all.map((said) => fitTemplate(said, own) === undefined && alike(said, own));
      // Words that are not accounted for are reported, and another number is another value.
      const whole = (fit) =>
        fit &&
        (fit.slots.N?.is ?? 5) === 5 &&
        read.tokens.every((token, i) => fit.claimed.has(i) || !/\w{4}/.test(token.text));
      if (fits.every(whole)) {
        counts[0]++;
        if (asked.list === 'gist' || asked.list === 'rewordings') console.log(`  ${name} | ${harmed}`);
      }
      tried.set(name, counts);
    }
  }
  for (const [name, [same, all]] of [...tried].sort())
    console.log(`${name}: its facts agree with those of ours ${share(same, all)}`);
}

if (wants('time')) {
  const lists = editions.map((e) => [...multiplayerRulesOf(e).values()]);
  for (const label of ['first time', 'again']) {
    for (const [i, list] of lists.entries()) {
      const from = process.cpuUsage();
      let sentences = 0;
      for (const text of list) sentences += readSentences(text).length;
      const { user, system } = process.cpuUsage(from);
      console.log(
        `${editions[i]} ${label}: ${sentences} sentences in ${((user + system) / 1000).toFixed(0)} ms of processor time`,
      );
    }
  }
}
