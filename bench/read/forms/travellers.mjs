// Forms of records of old machines, of settings and programs, of pages that hide or add words, of habits of numbering and of accidents of
// editors, written before anybody looked at how they are read: the first score is in docs/blind-checks.md.
import { brotliCompressSync } from 'node:zlib';
import { attribute, content, isHead, isRule, LF, line, page, plain, xml } from './parts.mjs';
import { wrap } from './text.mjs';

const lines = (b) => plain(b).split('\n');
const each = (write) => (b) => LF(lines(b).map((l, at) => (l === '' ? '' : write(l, at))));
/** The blocks with other numbers, as plain text. */
const numbered = (name) => (b) =>
  plain(b.map((x) => (x.number === undefined ? x : { ...x, number: name(x.number) })));
/** The rule letter apart: `100.1` and `a`. */
const parted = (number) => /^(.*?)([a-z]?)$/.exec(number).slice(1);
const lettered = (write) =>
  numbered((number) => {
    const [head, letter] = parted(number);
    return letter === '' ? number : head + write(letter.charCodeAt(0) - 97);
  });
const paragraphs = (b, write) =>
  page(
    content(b)
      .map((x, at) => `<p>${write(line(x), at, x)}</p>`)
      .join('\n'),
  );
const ROMAN = [
  ...['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x', 'xi', 'xii', 'xiii', 'xiv', 'xv'],
  ...['xvi', 'xvii', 'xviii', 'xix', 'xx', 'xxi', 'xxii', 'xxiii', 'xxiv', 'xxv', 'xxvi'],
];

const machines = {
  'cards of eighty columns, a number in the last eight': (b) => {
    let card = 0;
    const punched = (l) => `${l.padEnd(72)}${String(++card * 10).padStart(8, '0')}`;
    return LF(lines(b).flatMap((l) => (l === '' ? [punched('')] : wrap(l, 71).map(punched))));
  },
  'source of an office program, numbers in its first six columns': (b) => {
    let at = 0;
    return LF(
      lines(b).flatMap((l) => wrap(l, 64).map((w) => `${String(++at * 100).padStart(6, '0')}* ${w}`)),
    );
  },
  'segments of a trade message': (b) =>
    `UNH+1+TEXT:D:96A:UN'\n${content(b)
      .map((x, at) => `FTX+AAI+${at + 1}++${line(x).replace(/[?'+:]/g, '?$&')}'`)
      .join('\n')}\nUNT+${b.length}+1'\n`,
  'segments of a message of a hospital': (b) =>
    `MSH|^~\\&|A|B|C|D|20190603||ORU^R01|1|P|2.3\r${content(b)
      .map((x, at) => `OBX|${at + 1}|TX|${isRule(x) ? x.number : ''}^text||${x.text}|`)
      .join('\r')}\r`,
  'records of a library, tags of two letters': (b) =>
    LF(content(b).flatMap((x) => ['TY  - STAT', `SE  - ${x.number ?? ''}`, `AB  - ${x.text}`, 'ER  - ', ''])),
  'notes on cards of addresses': (b) =>
    content(b)
      .map(
        (x, at) =>
          `BEGIN:VCARD\r\nVERSION:3.0\r\nUID:${at}\r\nNOTE:${line(x).replace(/[\\,;]/g, '\\$&')}\r\nEND:VCARD\r\n`,
      )
      .join(''),
  'escapes of a printer of a laser': (b) =>
    `\x1bE\x1b&l0O\x1b(10U\x1b(s0p12h10v0s0b3T${lines(b).join('\r\n')}\x1b&l0H\x0c\x1bE`,
  'telegram that spells its stops': (b) =>
    LF(lines(b).map((l) => l.replace(/\.(?=\s|$)(?<!\d\.)/g, ' STOP').replace(/,/g, ' COMMA'))),
};

const programs = {
  'features of a test, a scenario for each rule': (b) =>
    `Feature: Rules\n\n${content(b)
      .map((x) => (isRule(x) ? `  Scenario: ${x.number}\n    Given ${x.text}\n` : `  # ${line(x)}\n`))
      .join('\n')}`,
  'settings of a cluster, the text as a block': (b) =>
    `apiVersion: v1\nkind: ConfigMap\nmetadata:\n  name: rules\ndata:\n  rules.txt: |\n${LF(
      lines(b).map((l) => (l === '' ? '' : `    ${l}`)),
    )}`,
  'settings of a builder, texts between arrows': (b) =>
    `resource "rule" "all" {\n${content(b)
      .map((x, at) => `  text_${at} = <<-EOT\n    ${line(x)}\n  EOT`)
      .join('\n')}\n}\n`,
  'texts of a script, between at signs': (b) => `$rules = @"\n${plain(b)}"@\nWrite-Output $rules\n`,
  'list of commits to pick': (b) =>
    LF(content(b).map((x, at) => `pick ${(at * 7919 + 0xabc1234).toString(16).slice(-7)} ${line(x)}`)),
  'places on a map': (b) =>
    `<?xml version="1.0" encoding="UTF-8"?>\n<kml xmlns="http://www.opengis.net/kml/2.2"><Document>${content(
      b,
    )
      .map(
        (x, at) =>
          `<Placemark><name>${xml(isRule(x) || isHead(x) ? (x.number ?? '') : '')}</name><description>${xml(x.text)}</description><Point><coordinates>${at},0,0</coordinates></Point></Placemark>`,
      )
      .join('\n')}</Document></kml>`,
  'addresses before their words': (b) =>
    LF(
      content(b).map((x) =>
        isRule(x) ? `https://rules.example.org/cr/${x.number.replace('.', '-')} ${x.text}` : line(x),
      ),
    ),
  'packed by the packer of browsers': (b) => new Uint8Array(brotliCompressSync(Buffer.from(plain(b)))),
};

const pages = {
  'page with elements for quotations': (b) =>
    paragraphs(b, (l) => xml(l).replace(/[“"]([^“”"<>]+)[”"]/g, '<q>$1</q>')),
  'page with prefixes before its elements': (b) =>
    `<?xml version="1.0"?><h:html xmlns:h="http://www.w3.org/1999/xhtml"><h:head><h:title>Rules</h:title></h:head><h:body>${content(
      b,
    )
      .map((x) => (isHead(x) ? `<h:h2>${xml(line(x))}</h:h2>` : `<h:p>${xml(line(x))}</h:p>`))
      .join('\n')}</h:body></h:html>`,
  'page of a list to choose from': (b) =>
    page(
      `<form><select size="20">${content(b)
        .map((x, at) => `<option value="${at}">${xml(line(x))}</option>`)
        .join('\n')}</select></form>`,
    ),
  'page whose words are in attributes': (b) =>
    page(
      content(b)
        .map((x) => `<a class="tip" href="#" data-tooltip="${attribute(x.text)}">${xml(x.number ?? '·')}</a>`)
        .join('\n'),
    ),
  'page with a copy for browsers without scripts': (b) => {
    const body = content(b)
      .map((x) => `<p>${xml(line(x))}</p>`)
      .join('\n');
    return page(`<div id="app">${body}</div><noscript>${body}</noscript>`);
  },
  'page with readings above numbers': (b) =>
    paragraphs(b, (_, at, x) =>
      isRule(x)
        ? `<ruby>${x.number}${x.kind === 'rule' ? '.' : ''}<rp>(</rp><rt>no. ${at}</rt><rp>)</rp></ruby> ${xml(x.text)}`
        : xml(line(x)),
    ),
  'page with codes of windows as entities': (b) =>
    paragraphs(b, (l) =>
      xml(l)
        .replaceAll('“', '&#147;')
        .replaceAll('”', '&#148;')
        .replaceAll('’', '&#146;')
        .replaceAll('‘', '&#145;')
        .replaceAll('—', '&#151;')
        .replaceAll('–', '&#150;'),
    ),
  'rich text with two signs in place of each letter it may lack': (b) =>
    `{\\rtf1\\ansi\\uc2\\deff0{\\fonttbl{\\f0 Arial;}}\n${lines(b)
      .map(
        (l) =>
          `${l
            .replace(/[\\{}]/g, '\\$&')
            .replace(/[^\x20-\x7e]/g, (c) => `\\u${((c.charCodeAt(0) + 32768) % 65536) - 32768}??`)}\\par`,
      )
      .join('\n')}}`,
};

const numbers = {
  'letters of rules as roman numerals': lettered((at) => ROMAN[at]),
  'letters of rules in greek': lettered((at) => String.fromCharCode(0x3b1 + at + (at > 16 ? 1 : 0))),
  'letters of rules as a third number': lettered((at) => `.${at + 1}`),
  'numbers of rules begin with their dot': numbered((n) => n.replace(/^\d+(?=\.)/, '')),
  'names of figures between colons': (b) => {
    const names = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
    return numbered((n) => n.replace(/\d/g, (d) => `:${names[d]}:`))(b);
  },
  'rules of a section in the order of letters': (b) => {
    const groups = [];
    for (const x of b) {
      const last = groups.at(-1);
      if (x.kind === 'rule') groups.push({ key: x.number, blocks: [x] });
      else if (last && /^(?:subrule|example|more)$/.test(x.kind) && last.key !== '') last.blocks.push(x);
      else groups.push({ key: '', blocks: [x] });
    }
    const sorted = [];
    let run = [];
    for (const group of [...groups, { key: '', blocks: [] }]) {
      if (group.key !== '') {
        run.push(group);
        continue;
      }
      sorted.push(...run.sort((x, y) => (x.key < y.key ? -1 : 1)), group);
      run = [];
    }
    return plain(sorted.flatMap(({ blocks }) => blocks));
  },
};

const accidents = {
  'references whose source was not found': (b) =>
    plain(
      b.map((x) => ({
        ...x,
        text: x.text.replace(/(?<=\brules? )\d{3}(?:\.\d+[a-z]?)?/g, 'Error! Reference source not found.'),
      })),
    ),
  'first letters of all words great': each((l) =>
    l.replace(/(?<![\p{L}’'])\p{Ll}/gu, (c) => c.toUpperCase()),
  ),
  'words divided at ends of lines by a sign of not': (b) =>
    LF(
      lines(b).flatMap((l) => {
        const rows = [];
        let rest = l;
        while (rest.length > 66) {
          let at = 66;
          while (at > 40 && !/[a-z]{2}$/.test(rest.slice(0, at))) at--;
          if (/^[a-z]{3}/.test(rest.slice(at))) {
            rows.push(`${rest.slice(0, at)}¬`);
            rest = rest.slice(at);
          } else {
            const blank = rest.lastIndexOf(' ', 66);
            rows.push(rest.slice(0, blank));
            rest = rest.slice(blank + 1);
          }
        }
        return [...rows, rest];
      }),
    ),
  'first words of the next page at the end of each': (b) => {
    const rows = lines(b).flatMap((l) => (l === '' ? [''] : wrap(l, 76)));
    const out = [];
    for (let at = 0; at < rows.length; at += 50) {
      const next = rows.slice(at + 50).find((l) => l !== '');
      out.push(...rows.slice(at, at + 50), ...(next ? [next.split(' ')[0].padStart(76), '', '\f'] : []));
    }
    return LF(out);
  },
  'lines that stood before left out': (b) => {
    const seen = new Set();
    return LF(lines(b).filter((l) => l === '' || (!seen.has(l) && seen.add(l))));
  },
  'entities without their semicolons': each((l) =>
    l.replaceAll('“', '&ldquo').replaceAll('”', '&rdquo').replaceAll('’', '&rsquo').replaceAll('—', '&mdash'),
  ),
  'former words beside the new ones': (b) =>
    plain(
      b.map((x, at) =>
        isRule(x) && at % 9 === 4
          ? { ...x, text: `${x.text} [Formerly: ${x.text.split(' ').reverse().join(' ')}]` }
          : x,
      ),
    ),
  'letters torn at the edges of blocks': (b) => {
    const bytes = new TextEncoder().encode(plain(b));
    const parts = [];
    for (let at = 0; at < bytes.length; at += 4096)
      parts.push(new TextDecoder().decode(bytes.subarray(at, at + 4096)));
    return parts.join('');
  },
};

export const travellers = { ...machines, ...programs, ...pages, ...numbers, ...accidents };
