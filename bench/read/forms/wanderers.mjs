// Forms of lists of letters, of forums, of e-books, of scanners, of sheets, of typesetters and of programs, written before anybody looked
// at how they are read: the first score is in docs/blind-checks.md.
import { zip } from '../zip.js';
import { attribute, content, isHead, isRule, LF, line, page, plain, xml } from './parts.mjs';
import { wrap } from './text.mjs';

const q = (s) => JSON.stringify(s);
const lines = (b) => plain(b).split('\n');
const each = (write) => (b) => LF(lines(b).map((l, at) => (l === '' ? '' : write(l, at))));
/** Rules with what stands below them, as programs that know the sort of each paragraph print them. */
const paragraphs =
  (write, between = '') =>
  (b) =>
    LF(content(b).flatMap((x, at) => [write(x, at), ...(between === undefined ? [] : [between])]));
const clock = (at) => `${10 + (Math.floor(at / 60) % 12)}:${String(at % 60).padStart(2, '0')}`;

const letters = {
  'digest of a list of letters, a letter for each section': (b) => {
    const out = [
      'Send Rules mailing list submissions to',
      '\trules@example.org',
      '',
      "Today's Topics:",
      '',
      '   1. the text (A. Person)',
      '',
    ];
    let count = 0;
    for (const x of content(b)) {
      if (x.kind === 'section')
        out.push(
          '',
          '-'.repeat(30),
          '',
          `Message: ${++count}`,
          'Date: Mon, 3 Jun 2019 09:12:44 +0200',
          'From: "A. Person" <a.person@example.org>',
          'Subject: [Rules] the text',
          'Message-ID: <1@example.org>',
          'Content-Type: text/plain; charset=utf-8',
          '',
        );
      out.push(line(x), '');
    }
    return LF([...out, '-'.repeat(30), '', 'End of Rules Digest, Vol 3, Issue 4', '*'.repeat(35)]);
  },
  'box of letters, a letter for each chapter': (b) => {
    const out = [];
    let count = 0;
    for (const x of content(b)) {
      if (x.kind === 'chapter' || count === 0) {
        count++;
        out.push(
          ...(out.length ? [''] : []),
          'From a.person@example.org Mon Jun  3 09:12:44 2019',
          'From: A. Person <a.person@example.org>',
          'Date: Mon, 3 Jun 2019 09:12:44 +0200',
          `Subject: part ${count}`,
          `Message-ID: <${count}@example.org>`,
          'Content-Type: text/plain; charset=utf-8',
          '',
        );
      }
      out.push(line(x), '');
    }
    return LF(out);
  },
  'letter with a warning and a promise around it': (b) =>
    `CAUTION: This email originated from outside of the organization. Do not click links.\n\n${plain(b)}\n________________________________\nThis message and any attachment are confidential and may be privileged.\nPlease consider the environment before printing this email.\n\nGet Outlook for Android<https://aka.ms/x>\n`,
};

const forums = {
  'post that quotes, with its topic': (b) =>
    LF(
      content(b)
        .flatMap((x, at) =>
          at % 20 === 0 && at > 0
            ? [
                '[/quote]',
                '',
                'Agreed.',
                '',
                '[quote="judge_42, post:3, topic:1207, full:true"]',
                line(x),
                '',
              ]
            : [...(at === 0 ? ['[quote="judge_42, post:3, topic:1207, full:true"]'] : []), line(x), ''],
        )
        .concat('[/quote]'),
    ),
  'posts with empty paragraphs as codes and stops behind strokes': paragraphs(
    (x) =>
      line(x)
        .replace(/^(\d+)\.(?=\d|\s)/, '$1\\.')
        .replace(/^(\d+\\?\.\d+)\. /, '$1\\. '),
    '\n&#x200B;\n',
  ),
  'posts of a board of threads, numbered and with dates': (b) =>
    LF(
      content(b).flatMap((x, at) =>
        at % 12 === 0
          ? [
              '',
              `Anonymous 06/03/19(Mon)09:12:${String(at % 60).padStart(2, '0')} No.${61000000 + at}`,
              `>>${60999000 + at}`,
              line(x),
            ]
          : [line(x)],
      ),
    ),
  'page of a diary with remarks of its readers below': (b) =>
    page(
      `<article><h1>The text</h1><p class="meta">Posted on June 3, 2019 by A. Person</p>${content(b)
        .map((x) => (isHead(x) ? `<h3>${xml(line(x))}</h3>` : `<p>${xml(line(x))}</p>`))
        .join(
          '\n',
        )}</article><section id="comments"><h2>2 comments</h2><ol><li><b>Reader</b> says: <p>I think this is wrong, see above.</p></li><li><b>Other</b> says: <p>Thanks for posting.</p></li></ol></section>`,
    ),
  'page with paths and ways back to the top': (b) =>
    page(
      content(b)
        .map((x) =>
          isHead(x)
            ? `<p><a href="#top">Back to top</a></p><p>Home &gt; Rules &gt; ${xml(x.text)}</p><h2>${xml(line(x))}</h2>`
            : `<p>${xml(line(x))}</p>`,
        )
        .join('\n'),
    ),
  'page with words found by a search marked': (b) =>
    page(
      content(b)
        .map((x) => `<p>${xml(line(x)).replace(/player/g, '<mark>player</mark>')}</p>`)
        .join('\n'),
    ),
};

const wikis = {
  'wiki of words of two capitals': paragraphs((x) =>
    isHead(x) ? `---+++ ${line(x)}` : isRule(x) ? `   * *${x.number}* ${x.text}` : `      ${line(x)}`,
  ),
  'wiki of small cards, packed as data': (b) => {
    const cards = [];
    for (const x of content(b)) {
      if (x.kind === 'section' || x.kind === 'named' || cards.length === 0)
        cards.push({ title: line(x), tags: 'rules', created: '20190603091244000', text: '' });
      cards.at(-1).text += `${isHead(x) ? `!! ${line(x)}` : line(x)}\n\n`;
    }
    return JSON.stringify(cards, null, 2);
  },
  'wiki of marks of emphasis and rulers': paragraphs((x) =>
    isHead(x) ? `= ${line(x)} =\n----` : isRule(x) ? `'''${x.number}''' ${x.text}` : ` . ${line(x)}`,
  ),
  'wiki of php, anchors before rules': paragraphs((x) =>
    isHead(x) ? `!!${line(x)}` : isRule(x) ? `[[#r${x.number.replace('.', '_')}]]${line(x)}` : `->${line(x)}`,
  ),
};

const books = {
  'book of a library of free books': (b) =>
    LF([
      'The Project of Free Books EBook of the Rules, by Various',
      '',
      'This eBook is for the use of anyone anywhere at no cost.',
      '',
      'Release Date: June 3, 2019 [EBook #59661]',
      'Language: English',
      '',
      '*** START OF THE PROJECT EBOOK RULES ***',
      '',
      ...lines(b).flatMap((l, at) =>
        wrap(at % 30 === 12 && l ? l.replace(/ (\S+) /, ` [Pg ${at}] $1 `) : l, 72),
      ),
      '*** END OF THE PROJECT EBOOK RULES ***',
      '',
      'Updated editions will replace the previous one.',
    ]),
  'source behind each paragraph of a reader of books': (b) =>
    LF(
      content(b).flatMap((x) => [
        `“${line(x)}”`,
        '',
        'Excerpt From',
        'Comprehensive Rules',
        'Various',
        'This material may be protected by copyright.',
        '',
      ]),
    ),
  'epub, first letters drawn great': (b) =>
    epub(b, (x) =>
      line(x).replace(/^(\S+ )?(\w)/, (_, n, c) => `${xml(n ?? '')}<span class="dropcap">${c}</span>`),
    ),
  'epub, marks of printed pages within sentences': (b) =>
    epub(b, (x, at) =>
      at % 15 === 7
        ? xml(line(x)).replace(
            / (?=\w+ \w+$)/,
            ` <span epub:type="pagebreak" id="p${at}" title="${at}">${at}</span>`,
          )
        : xml(line(x)),
    ),
  'book for ears, pages as elements': (b) =>
    `<?xml version="1.0" encoding="UTF-8"?>\n<dtbook xmlns="http://www.daisy.org/z3986/2005/dtbook/" version="2005-3"><head><title>Rules</title></head><book><bodymatter>${content(
      b,
    )
      .map((x, at) =>
        isHead(x)
          ? `<level1><h1>${xml(line(x))}</h1></level1>`
          : `<p>${at % 20 === 9 ? `<pagenum id="p${at}" page="normal">${at}</pagenum>` : ''}${xml(line(x))}</p>`,
      )
      .join('\n')}</bodymatter></book></dtbook>\n`,
};
/** A book of pages, one for each section, whose paragraphs are written by `write`. */
function epub(b, write) {
  const pages = [];
  content(b).forEach((x, at) => {
    if (x.kind === 'section' || x.kind === 'named' || pages.length === 0) pages.push([]);
    pages.at(-1).push(isHead(x) ? `<h2>${xml(line(x))}</h2>` : `<p>${write(x, at)}</p>`);
  });
  return zip(
    ['mimetype', 'application/epub+zip'],
    [
      'META-INF/container.xml',
      '<?xml version="1.0"?><container xmlns="urn:oasis:names:tc:opendocument:xmlns:container" version="1.0"><rootfiles><rootfile full-path="c.opf" media-type="application/oebps-package+xml"/></rootfiles></container>',
    ],
    [
      'c.opf',
      `<?xml version="1.0"?><package xmlns="http://www.idpf.org/2007/opf" version="3.0"><manifest>${pages.map((_, at) => `<item id="s${at}" href="s${at}.xhtml" media-type="application/xhtml+xml"/>`).join('')}</manifest><spine>${pages.map((_, at) => `<itemref idref="s${at}"/>`).join('')}</spine></package>`,
    ],
    ...pages.map((body, at) => [
      `s${at}.xhtml`,
      `<?xml version="1.0" encoding="utf-8"?><html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops"><head><title>${at}</title></head><body>${body.join('\n')}</body></html>`,
    ]),
  );
}

/** Lines with something between after each page of fifty, where a page may end within a sentence. */
const paged = (b, between) => {
  const all = lines(b).flatMap((l) => wrap(l, 84));
  let last = '100.1';
  return LF(
    all.flatMap((l, at) => {
      last = /^(\d{3}\.\d+[a-z]?)/.exec(l)?.[1] ?? last;
      return at % 50 === 49 ? [l, ...between(Math.floor(at / 50) + 1, last)] : [l];
    }),
  );
};
const scans = {
  'heads of a dictionary, the last number of each page': (b) =>
    paged(b, (_, last) => ['', `${last}`.padStart(80), '']),
  'heads of pages with the title and the section, set in the text': (b) =>
    paged(b, (n, last) => [`${n}  COMPREHENSIVE RULES  •  SECTION ${last.slice(0, 3)}`]),
  'letters of a watermark between lines': (b) => {
    const word = 'DRAFT';
    return LF(
      lines(b)
        .flatMap((l) => wrap(l, 84))
        .flatMap((l, at) => (at % 10 === 9 ? [l, word[Math.floor(at / 10) % 5]] : [l])),
    );
  },
  'scan, specks before lines': (b) =>
    LF(lines(b).map((l, at) => (l && at % 11 === 5 ? `${['. ', '· ', "' ", ', '][at % 4]}${l}` : l))),
  'scan, great I for small l': (b) =>
    LF(lines(b).map((l, at) => (at % 5 === 2 ? l.replace(/ll/g, 'II') : l))),
  'scan, quotation marks as two apostrophes and commas': (b) =>
    plain(b).replace(/“/g, ',,').replace(/[”"]/g, "''"),
};

const sheets = {
  'table with words over several rows, the number in the first': (b) =>
    LF([
      'No.\tText',
      ...content(b).flatMap((x) =>
        wrap(`${x.kind === 'example' ? 'Example: ' : ''}${x.text}`, 60).map(
          (l, at) => `${at === 0 ? (x.number ?? '') : ''}\t${l}`,
        ),
      ),
    ]),
  'table of a program of statistics, with nothing as nan': (b) =>
    LF([
      ',number,kind,text,note',
      ...content(b).map(
        (x, at) => `${at},${x.number ?? 'nan'},${x.kind},"${x.text.replaceAll('"', '""')}",nan`,
      ),
    ]),
  'table with its chapter and section in each row': (b) => {
    let chapter = '';
    let section = '';
    return LF([
      'Chapter,Section,Rule,Text',
      ...content(b).flatMap((x) => {
        if (x.kind === 'chapter') chapter = line(x);
        if (x.kind === 'section') section = line(x);
        if (x.kind === 'named') [chapter, section] = [x.text, ''];
        if (isHead(x)) return [];
        return [
          [chapter, section, x.number ?? '', x.kind === 'example' ? line(x) : x.text]
            .map((s) => `"${s.replaceAll('"', '""')}"`)
            .join(','),
        ];
      }),
    ]);
  },
};

const chats = {
  'chat of a messenger as data, words in pieces with kinds': (b) =>
    JSON.stringify(
      {
        name: 'Rules',
        type: 'public_channel',
        messages: content(b).map((x, at) => ({
          id: at + 1,
          type: 'message',
          date: `2019-06-03T${clock(at)}:00`,
          from: 'Rules',
          text: isRule(x)
            ? [{ type: 'bold', text: `${x.number}${x.kind === 'rule' ? '.' : ''}` }, ` ${x.text}`]
            : line(x),
        })),
      },
      null,
      1,
    ),
  'chat of an office, names and times above and a heart below': (b) =>
    LF(
      content(b).flatMap((x, at) => [
        `A. Person 6/3 ${clock(at)} AM`,
        line(x),
        ...(at % 9 === 4 ? ['1 Like.'] : []),
        '',
      ]),
    ),
  'chat beside a film, with the time of the film': each(
    (l, at) =>
      `[0:${String(Math.floor(at / 60) % 60).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}] rules_bot: ${l}`,
  ),
  'lines of a bridge between two chats': each((l) => `<discord/judge> ${l}`),
};

const typesetters = {
  'tags of a program of pages, styles in angles': (b) =>
    LF([
      '<UNICODE-WIN>',
      '<Version:5><FeatureSet:InDesign-Roman>',
      ...content(b).map((x) => `<ParaStyle:${x.kind}>${line(x).replace(/—/g, '<0x2014>')}`),
    ]),
  'tags of a program of pages, styles behind an at sign': (b) =>
    LF(['<v8.00><e1>', ...content(b).map((x) => `@${x.kind}:${line(x)}`)]),
  'strings of a program of books': (b) =>
    LF([
      '<MIFFile 7.00>',
      '<TextFlow',
      ...content(b).flatMap((x) => [
        ' <Para',
        `  <PgfTag \`${x.kind}'>`,
        ...wrap(line(x), 60).map(
          (l, at, all) =>
            `  <ParaLine <String \`${(at < all.length - 1 ? `${l} ` : l).replaceAll("'", '\\q').replaceAll('>', '\\>')}'>>`,
        ),
        ' > # end of Para',
      ]),
      '> # end of TextFlow',
    ]),
  'xml of a small word processor': (b) =>
    `<?xml version="1.0" encoding="UTF-8"?>\n<abiword template="false" version="3.0.1"><section xml:id="1">\n${content(
      b,
    )
      .map(
        (x) =>
          `<p style="Normal"><c props="font-weight:bold">${xml(x.number ?? '')}${x.kind === 'rule' || (isHead(x) && x.number) ? '.' : ''}</c>${x.number ? ' ' : ''}${xml(x.kind === 'example' ? line(x) : x.text)}</p>`,
      )
      .join('\n')}\n</section></abiword>\n`,
  'law in xml, numbers and words apart': (b) =>
    `<?xml version="1.0" encoding="UTF-8"?>\n<akomaNtoso xmlns="http://docs.oasis-open.org/legaldocml/ns/akn/3.0"><act><body>\n${content(
      b,
    )
      .map((x) =>
        isRule(x)
          ? `<paragraph eId="r_${x.number}"><num>${x.number}${x.kind === 'rule' ? '.' : ''}</num><content><p>${xml(x.text)}</p></content></paragraph>`
          : isHead(x)
            ? `<section>${x.number ? `<num>${x.number}.</num>` : ''}<heading>${xml(x.text)}</heading></section>`
            : `<blockContainer><p>${xml(line(x))}</p></blockContainer>`,
      )
      .join('\n')}\n</body></act></akomaNtoso>\n`,
  'typewriter: two blanks after stops, underlined with strokes': (b) =>
    LF(
      lines(b).map((l) =>
        l
          .replace(/(?<=[a-z”"])\. (?=[A-Z])/g, '.  ')
          .replace(/[“”]/g, '"')
          .replace(/[’]/g, "'")
          .replace(/—/g, ' -- '),
      ),
    ),
};

const programs = {
  'page of a site as its source, with the date of the post': (b) =>
    `---\nlayout: post\ntitle: "Rules"\ndate: 2019-06-03 09:12:44 +0200\ncategories: rules\n---\n\n${LF(content(b).flatMap((x) => [isHead(x) ? `## ${line(x)}` : line(x), '']))}`,
  'constants of a program, numbers in their names': (b) =>
    LF(
      content(b).map((x) =>
        isRule(x)
          ? `    static final String RULE_${x.number.replace('.', '_').toUpperCase()} = ${q(x.text)};`
          : `    // ${line(x)}`,
      ),
    ),
  'entries of a directory, long lines folded': (b) =>
    LF(
      content(b).flatMap((x, at) => [
        `dn: cn=${x.number ?? `p${at}`},ou=rules,dc=example,dc=org`,
        'objectClass: document',
        ...`description: ${line(x)}`.match(/.{1,76}/g).map((l, i) => (i ? ` ${l}` : l)),
        '',
      ]),
    ),
  'menu of an old net': each((l) => `i${l}\tfake\t(NULL)\t0`),
  'tags of a question to a model, nothing escaped': (b) =>
    LF([
      '<document index="1">',
      '<source>rules.txt</source>',
      '<document_content>',
      ...content(b).map((x) =>
        isRule(x)
          ? `<rule id="${attribute(x.number)}">${x.text}</rule>`
          : x.kind === 'example'
            ? `<example>${x.text}</example>`
            : `<p>${line(x)}</p>`,
      ),
      '</document_content>',
      '</document>',
    ]),
  'text with every number in lenticular brackets': (b) =>
    LF(lines(b).map((l) => l.replace(/^(\d{3}\.\d+[a-z]?)\.?/, '【$1】'))),
};

/** The forms by their names. */
export const wanderers = {
  ...letters,
  ...forums,
  ...wikis,
  ...books,
  ...scans,
  ...sheets,
  ...chats,
  ...typesetters,
  ...programs,
};
