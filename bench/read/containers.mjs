// Whether broken containers can break the readers: npm run compile && node bench/read/containers.mjs [CASES] [SEED]
// Changes Word, PDF and HTML documents byte by byte, part by part inside the zip, and by cutting them off, and reads them. A document may
// be refused with a ReadError; any other exception, a promise that nobody keeps, a character without a place, more memory than the limit
// or a case that takes longer than a reader may is a failure, and is written down with the seed that makes it again.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { crc32, deflateRawSync, inflateRawSync } from 'node:zlib';
import { ReadError, readDocument } from '../../dist/readers/index.js';
import { randomFrom } from '../random.mjs';

const cases = Number(process.argv[2] ?? 400);
const firstSeed = Number(process.argv[3] ?? 1);
/** Milliseconds: the limit of a package and a little more. */
const SLOW = 65_000;
const MOST_MEGABYTES = 1_500;
/** Documents are shortened to about so many characters of words, so that a case takes a moment. */
const WORDS = 120_000;

const base = join(process.env.VARIORUM_CORPUS ?? resolve(import.meta.dirname, '../../../shared'), 'corpus');
if (!existsSync(base)) {
  console.log(`${base}: not there; set VARIORUM_CORPUS to the folder of real documents.`);
  process.exit(0);
}
const filesOf = (folder, ending) =>
  readdirSync(join(base, folder))
    .filter((name) => name.endsWith(ending))
    .sort()
    .map((name) => readFileSync(join(base, folder, name)));

/** The parts of a zip archive, unpacked. */
function unzip(bytes) {
  const parts = [];
  let end = bytes.length - 22;
  while (bytes.readUInt32LE(end) !== 0x06054b50) end--;
  let at = bytes.readUInt32LE(end + 16);
  for (let n = bytes.readUInt16LE(end + 10); n > 0; n--) {
    const [nameLength, extra, comment] = [28, 30, 32].map((o) => bytes.readUInt16LE(at + o));
    const name = bytes.toString('utf8', at + 46, at + 46 + nameLength);
    const local = bytes.readUInt32LE(at + 42);
    const from = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
    const packed = bytes.subarray(from, from + bytes.readUInt32LE(at + 20));
    parts.push({
      name,
      data: bytes.readUInt16LE(at + 10) === 8 ? inflateRawSync(packed) : Buffer.from(packed),
    });
    at += 46 + nameLength + extra + comment;
  }
  return parts;
}

function zip(parts) {
  const files = [];
  const directory = [];
  let at = 0;
  for (const { name, data } of parts) {
    const packed = deflateRawSync(data, { level: 1 });
    const head = Buffer.alloc(26);
    head.writeUInt16LE(20, 0);
    head.writeUInt16LE(8, 4);
    head.writeUInt32LE(crc32(data), 10);
    head.writeUInt32LE(packed.length, 14);
    head.writeUInt32LE(data.length, 18);
    head.writeUInt16LE(Buffer.byteLength(name), 22);
    files.push(Buffer.from('PK\x03\x04'), head, Buffer.from(name), packed);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(at, 10);
    directory.push(Buffer.from('PK\x01\x02\x14\0'), head, rest, Buffer.from(name));
    at += 30 + Buffer.byteLength(name) + packed.length;
  }
  const list = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(parts.length, 8);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(list.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...files, list, end]);
}

/** A Word document of the first paragraphs of another, as its parts. */
function shortened(bytes) {
  return unzip(bytes)
    .filter(({ name }) => !name.startsWith('word/media/'))
    .map(({ name, data }) => {
      if (name !== 'word/document.xml') return { name, data };
      const xml = data.toString('utf8');
      const cut = xml.indexOf('</w:p>', WORDS * 2);
      return { name, data: cut < 0 ? data : Buffer.from(`${xml.slice(0, cut)}</w:p></w:body></w:document>`) };
    });
}

const words = filesOf('documents', '.docx').map(shortened);
const others = {
  doc: filesOf('documents', '.doc'),
  pdf: filesOf('documents', '.pdf'),
  html: filesOf('html', '.html'),
};

/** Changes bytes here and there; most changes are small, so that what is changed is still looked at. */
function mutated(bytes, random) {
  const below = (n) => Math.floor(random() * n);
  let out = Buffer.from(bytes);
  for (let n = 1 + below(6); n > 0; n--) {
    const at = below(Math.max(1, out.length));
    const to = Math.min(out.length, at + below(random() < 0.2 ? 5_000 : 40));
    const kind = below(7);
    if (kind < 3) for (let i = at; i < to; i++) if (random() < 0.3) out[i] = below(256);
    if (kind === 3) out = Buffer.concat([out.subarray(0, at), out.subarray(to)]);
    if (kind === 4) out = Buffer.concat([out.subarray(0, to), out.subarray(at)]);
    if (kind === 5) out.fill(below(2) * 255, at, to);
    if (kind === 6 && random() < 0.3) out = out.subarray(0, at);
  }
  return out;
}

/** Changes a page or a part of XML by its marks: tags lost, doubled, nested, and figures that are too large. */
function remarked(data, random) {
  const below = (n) => Math.floor(random() * n);
  let xml = data.toString('utf8');
  for (let n = 1 + below(4); n > 0; n--) {
    const at = xml.indexOf('<', below(xml.length));
    const end = xml.indexOf('>', at) + 1;
    if (at < 0 || end <= 0) continue;
    const tag = xml.slice(at, end);
    const kind = below(5);
    if (kind === 0) xml = xml.slice(0, at) + xml.slice(end);
    if (kind === 1)
      xml = xml.slice(0, at) + tag.repeat(1 + below(random() < 0.1 ? 5_000 : 5)) + xml.slice(end);
    if (kind === 2)
      xml = xml.slice(0, at) + tag.replace(/\d+/g, () => String(2 ** (10 + below(60)))) + xml.slice(end);
    if (kind === 3) xml = xml.slice(0, at) + xml.slice(at, at + below(20_000)) + xml.slice(at);
    if (kind === 4)
      xml = `${xml.slice(0, at)}&${['#x0', '#1114112', 'lol', 'amp'][below(4)]};${xml.slice(at)}`;
  }
  return Buffer.from(xml);
}

function changed(seed) {
  const random = randomFrom(seed);
  const pick = (list) => list[Math.floor(random() * list.length)];
  const kind = pick(['docx', 'docx', 'doc', 'pdf', 'html']);
  if (kind === 'docx') {
    const parts = pick(words);
    const way = random();
    if (way < 0.3) return { kind, bytes: mutated(zip(parts), random) };
    const target = random() < 0.6 ? 'word/document.xml' : pick(parts).name;
    const change = way < 0.8 ? remarked : mutated;
    const kept = parts.map((part) =>
      part.name === target ? { ...part, data: change(part.data, random) } : part,
    );
    return { kind, bytes: zip(random() < 0.1 ? kept.filter(({ name }) => name !== target) : kept) };
  }
  const bytes = pick(others[kind]);
  if (kind !== 'html') return { kind, bytes: mutated(bytes, random) };
  const from = Math.floor(random() * bytes.length);
  const piece = bytes.subarray(from, from + WORDS);
  return { kind, bytes: random() < 0.5 ? remarked(piece, random) : mutated(piece, random) };
}

let unkept;
process.on('unhandledRejection', (error) => {
  unkept = `nobody waits for: ${error?.message}`;
});
process.on('uncaughtException', (error) => {
  unkept = `thrown in passing: ${error?.message}`;
});
const outcomes = new Map();
let failed = 0;
for (let n = 0; n < cases; n++) {
  const seed = firstSeed + n;
  const { kind, bytes } = changed(seed);
  const from = performance.now();
  let fault;
  let outcome = 'read';
  unkept = undefined;
  try {
    const { coverage, messages } = await readDocument(bytes, { file: 'changed' });
    if (coverage.accounted !== coverage.characters)
      fault = `${coverage.characters - coverage.accounted} characters without a place`;
    fault ??= messages.find(({ ruleId }) => ruleId === 'accounted-twice')?.reason;
  } catch (error) {
    outcome = error.ruleId;
    if (!(error instanceof ReadError)) fault = error?.stack ?? String(error);
    else if (/\n/.test(error.message) || error.message.length > 400)
      fault = `a long message: ${error.message}`;
  }
  const took = performance.now() - from;
  fault ??= unkept;
  if (took > SLOW) fault ??= `${(took / 1000).toFixed(0)} s`;
  outcomes.set(`${kind} ${outcome}`, (outcomes.get(`${kind} ${outcome}`) ?? 0) + 1);
  if (fault !== undefined) {
    failed++;
    if (failed <= 10) console.log(`seed ${seed} (${kind}): ${fault}`);
  }
  if ((n + 1) % 100 === 0) process.stderr.write(`${n + 1} of ${cases} cases\n`);
}
const megabytes = process.resourceUsage().maxRSS / 1024;
const counts = [...outcomes].sort().map(([name, count]) => `${name} ${count}`);
console.log(
  `${cases} changed containers: ${counts.join(', ')}; at most ${megabytes.toFixed(0)} MB (limit ${MOST_MEGABYTES}); ${failed} failures`,
);
if (failed > 0 || megabytes > MOST_MEGABYTES) process.exitCode = 1;
