import type { Source } from '../source.js';
import type { Lines } from '../text/lines.js';
import { type Edit, edited } from './edits.js';
import { XML } from './xml.js';

/** A mark, and what is read in its place. */
export type Mark = readonly [RegExp, string];

/** A way of writing in which marks are between the words of a plain text. */
interface Language {
  name: string;
  /** What only this language has, and how often it must be in a document. */
  evidence: RegExp;
  fewest: number;
  /** Where evidence is at the starts of lines: one of these is there. */
  begins?: string;
  /** Where the evidence may begin late, how a line of every document begins that has it: then all of the document is asked. */
  late?: string;
  /** The marks, with what is read in their place. No mark may take longer than its length to match or to fail. */
  marks: readonly Mark[];
}

/** An address between angle brackets is no tag. */
const TAG: Mark = [/<\/?[A-Za-z][A-Za-z\d]{0,12}(?:\s[^<>\n]{0,300})?\/?>/g, ''];
const LIST: Mark = [/^[ \t]{0,20}[*#:;]{1,8}[ \t]{0,8}(?=\S)/gm, ''];

/**
 * The languages, in the order in which they are looked for. Each is a table of its marks: what is left is the plain text that the
 * reader of plain text knows.
 */
const LANGUAGES: readonly Language[] = [
  {
    name: 'LaTeX',
    evidence:
      /\\(?:item|(?:sub){0,2}section|chapter|paragraph|begin|end|textbf|textit|emph|noindent|documentclass|st(?:art|op)text)\b|\\[a-z]{2,20}\{\d{3}\./g,
    fewest: 5,
    marks: [
      [/\\documentclass[^\n]{0,300}|\\usepackage[^\n]{0,300}|(?<!\\)%[^\n]{0,2000}/g, ''],
      [/\\(?:new|renew|provide)(?:command|environment)\b[^\n]{0,300}|\\(?:maketitle|tableofcontents)\b/g, ''],
      [/\\(?=begin\{ex(?:amples?|mpl)?\})/g, '\n\n'],
      [/(?<=\\)begin\{ex(?:amples?|mpl)?\}(?:\[[^\]\n]{0,80}\])?%?\s{0,8}(?!\s{0,8}Example)/g, 'Example: '],
      [/(?<=\\)begin\{ex(?:amples?|mpl)?\}(?:\[[^\]\n]{0,80}\])?/g, ''],
      // A symbol of mana.
      [/\\(?:mana|symbol|sym|ms)\{(?=[\w/+ -]{1,20}\})/g, '{'],
      [/(?<=\\(?:mana|symbol|sym|ms)\{[\w/+ -]{1,20})\}/g, '}'],
      [/\\date\{(?=[^{}\n]{0,12}\d)/g, '\n\nEffective as of '],
      // A heading as ConTeXt writes it, and one that goes on on the next line.
      [/\\(?:title|chapter|(?:sub){0,3}section)\[title=\{/g, '\n\n'],
      [/\},(?:reference|bookmark)=\{[^{}]{0,300}\}\]/g, ''],
      [/(?<=\\(?:chapter|(?:sub){0,3}section)\*?(?:\[title=)?\{[^{}]{1,160})\n(?=[^{}]{1,160}\})/g, ' '],
      [/\\(?:begin|end)\{[A-Za-z*]{1,30}\}(?:\[[^\]\n]{0,80}\])?/g, '\n\n'],
      // A term of the glossary, and its meaning behind it.
      [/(?<=\\item[ \t]{0,4}\[(?!\d)[^\]\n]{1,80})\][ \t]{0,4}/g, '\n'],
      [
        /\\(?:label|ref|hypertarget|hyperlink|pagestyle|setlength|setcounter|vspace|hspace)\*?\{[^{}\n]{0,200}\}(?:\{\d{1,3}(?:pt|em|ex|mm|cm)\b[^{}\n]{0,60}\})?/g,
        '',
      ],
      [/\\item[ \t]{0,4}\[/g, '\n\n'],
      [/(?<=\\item[ \t]{0,4}\[[^\]\n]{1,40})\]/g, ''],
      [/\\item\b[ \t]{0,4}/g, '\n\n'],
      [
        /\\(?:title|author|date|part|chapter|(?:sub){0,2}section|(?:sub)?paragraph)\*?(?:\[[^\]\n]{0,80}\])?\{/g,
        '\n\n',
      ],
      [/\\\\(?:\[[^\]\n]{0,10}\])?/g, '\n'],
      [/\\(?:textquotedblleft|textquotedblright)\b(?:\{\})?/g, '"'],
      [/\\textless(?:\{\}|[ ]|\b)/g, '<'],
      [/\\textgreater(?:\{\}|[ ]|\b)/g, '>'],
      [/\\texttrademark\b(?:\{\})?/g, '™'],
      [/\\textregistered\b(?:\{\})?/g, '®'],
      [/\\(?:l?dots|textellipsis)\b(?:\{\})?/g, '…'],
      [/\\par\b/g, '\n\n'],
      // Between two arguments of a macro of the document's own: the number and the words of a rule.
      [/(?<=\{\d{1,4}(?:\.\d{1,3}[a-z]?)?\.?)\}[ \t]{0,4}\{/g, '. '],
      [/\\[A-Za-z]{1,30}\*?[ \t]{0,4}/g, ''],
      [/\\[,;:!/@ ]/g, ''],
      [/```(?!`)/g, '“‘'],
      [/'''(?!')/g, '’”'],
      [/``/g, '“'],
      [/''/g, '”'],
      [/---/g, '—'],
      [/--/g, '–'],
      [/~/g, ' '],
      [/\\(?=[&%$#_{}])/g, ''],
      [/(?<!\\)[{}]/g, ''],
    ],
  },
  {
    name: 'BBCode',
    evidence: /\[\/(?:b|i|u|size|color|list|quote|h\d|url|indent|center|font)\]/gi,
    fewest: 5,
    marks: [
      [
        /\[\/?(?:b|i|u|(?<![a-z]\[)s|\*|list|li|ul|ol|quote|h\d|url|img|indent|center|left|right|code|spoiler|table|tr|td|th)\]|\[(?:size|color|list|quote|url|img|font|indent)=[^\]\n]{0,200}\]|\[\/(?:size|color|font)\]/g,
        '',
      ],
    ],
  },
  {
    name: 'troff',
    begins: '.',
    evidence: /^\.(?:TH|SH|SS|PP|TP|P|B|IP|Sh|Pp|It)\b/gm,
    fewest: 5,
    marks: [
      [/^\.(?:TH|\\"|de|ds|nr|ad|hy|ds|if|ie|el|ft|ta|fam|Dd|Dt|Os)\b[^\n]{0,300}/gm, ''],
      // A line that ends where it does in the source.
      [/^\.(?:br|PD 0\n\.P\n\.PD)\n/gm, ''],
      [/^\.(?:PP|P|LP|TP|IP|RS|RE|sp|nf|fi|Pp|Bl|El)\b[^\n]{0,100}/gm, ''],
      [/^\.(?:pdfhref|DS|DE|PD|SP|OH|OF|EH|EF)\b[^\n]{0,300}/gm, ''],
      [/^\.(?:SH|SS|NH|Sh|Ss)[ \t]{1,8}(?:\d\n)?"?/gm, '\n'],
      [/^\.(?:B|I|BR|It)[ \t]{1,8}"?/gm, ''],
      [/(?<=^\.(?:SH|SS|B|I|Sh|Ss)[ \t][^\n]{1,200})"$/gm, ''],
      [/\\\[dq\]|\\\(dq/g, '"'],
      [/\\\[[aoc]q\]/g, "'"],
      // A line ends behind what looks like the end of a sentence.
      [/(?<=\bvs\.)\n(?=\p{Lu})/gu, ' '],
      [/\\\[em\]/g, '—'],
      [/\\\[en\]/g, '–'],
      [/\\\[lq\]/g, '“'],
      [/\\\[rq\]/g, '”'],
      [/\\e|\\\[rs\]/g, '\\'],
      [/\\\[tm\]/g, '™'],
      [/\\\[rg\]/g, '®'],
      [/\\\[co\]/g, '©'],
      [/\\\[mi\]/g, '−'],
      [/\\\[mu\]/g, '×'],
      [/\\\[if\]/g, '∞'],
      [/\\\[12\]/g, '½'],
      [/\\\[bu\]/g, '•'],
      [/\\\[AE\]/g, 'Æ'],
      [/\\\['e\]/g, 'é'],
      [/\\\['i\]/g, 'í'],
      [/\\\['o\]/g, 'ó'],
      [/\\\[:o\]/g, 'ö'],
      [/\\\[:u\]/g, 'ü'],
      [/\\\[\^a\]/g, 'â'],
      [/\\\['a\]/g, 'á'],
      [/\\\['u\]/g, 'ú'],
      [/\\\[\^u\]/g, 'û'],
      [/\\f(?:[BIRP]|\([A-Z]{2}|\[[A-Z]{0,4}\])/g, ''],
      [/\\\((?:lq|rq)/g, '"'],
      [/\\\((?:oq|cq|aq)/g, "'"],
      [/\\\(em/g, '—'],
      [/\\\(en/g, '–'],
      [/\\-/g, '-'],
      [/\\&/g, ''],
    ],
  },
  {
    name: 'Org',
    begins: '#:*',
    evidence: /^(?:#\+[A-Za-z_]{3,20}|[ \t]{0,8}:(?:PROPERTIES|END):|\*{2,8} \d{3}\. \p{Lu})/gmu,
    fewest: 2,
    marks: [
      [/^[ \t]{0,8}:PROPERTIES:[ \t]{0,4}\r?\n(?:[ \t]{0,8}:[A-Za-z_-]{1,40}:[^\n]{0,300}\n){0,20}/gm, '\n'],
      [/^[ \t]{0,8}:END:[ \t]{0,4}$/gm, ''],
      [/^[ \t]{0,8}#\+date:[ \t]{0,8}<?(?=\d)/gim, 'Effective as of '],
      [/(?<=^[ \t]{0,8}#\+date:[ \t]{0,8}<[^<>\n]{1,40})>/gim, ''],
      [/^[ \t]{0,8}#\+(?:title|date|author|subtitle):[ \t]{0,8}/gim, ''],
      [/^[ \t]{0,8}#(?=\+begin_example)/gim, '\n'],
      [/(?<=^[ \t]{0,8}#)\+begin_example[ \t]{0,4}\n\s{0,8}(?!\s{0,8}Example)/gim, 'Example: '],
      [/(?<=^[ \t]{0,8}#)\+begin_example[ \t]{0,4}$/gim, ''],
      [/^[ \t]{0,8}#\+[A-Za-z_]{1,30}:?[^\n]{0,300}$/gm, ''],
      // The number of a rule, or a term of the glossary, and what is said of it behind it.
      [/(?<=^[-+][ \t]\d{3}\.\d{1,3}[a-z]?\.?)[ \t]::[ \t]{1,4}(?=\S)/gm, ' '],
      [/(?<=^[-+][ \t][^\n:]{1,100})[ \t]::[ \t]{1,4}(?=\S)/gm, '\n'],
      [/(?<=^[-+][ \t][^\n:]{1,100})[ \t]::[ \t]{0,4}$/gm, ''],
      // A heading: a word that says how far somebody is comes before it, tags after it, and the words of a numbered one below it.
      [/(?<=^\*{1,8}[ \t]{1,4})(?:TODO|DONE|NEXT|WAIT(?:ING)?|CANCELLED)[ \t]{1,4}(?=\d{3}\.)/gm, ''],
      [
        /(?<=^\*{1,8}[ \t]{1,4}(?:[A-Z]{4,9}[ \t]{1,4})?\d{3}\.\d{1,3}[a-z]?\.?)[ \t]{0,8}(?::[\w@#%:]{1,80}:)?[ \t]{0,4}\n(?:[ \t]{0,8}:[A-Za-z_-]{1,40}:[^\n]{0,300}\n){0,20}/gm,
        ' ',
      ],
      [/(?<=^\*{1,8}[ \t][^\n]{1,120})[ \t]{1,8}:(?:[\w@#%]{1,30}:){1,8}[ \t]{0,4}$/gm, ''],
      [/^\*{1,8}[ \t]{1,4}/gm, '\n'],
      [/^#[ \t][^\n]{0,300}$/gm, ''],
      [/(?<![^\n]{40}[^\n.:!?)\]"”]\n)^[ \t]{0,20}[-+][ \t]{1,4}/gm, ''],
      [/\[\[[^[\]\n]{0,300}\]\[/g, ''],
      [/\]\]/g, ''],
      [/<br>$|<\/?verbatim>|\*\*/gm, ''],
    ],
  },
  {
    name: 'MediaWiki',
    evidence: /^={1,6}[^=\n]{1,120}={1,6}[ \t]{0,4}$|'''\d{3}\.|^\{\||\[\[#|\{\{id name="/gm,
    fewest: 3,
    marks: [
      [/^={1,6}[ \t]{0,4}/gm, '\n'],
      [/[ \t]{0,4}(?:={1,6}|\\\\)[ \t]{0,4}$/gm, ''],
      [/'{2,5}|\*\*(?=[^\s*])|(?<=[^\s*])\*\*|(?<![:/\w%'])\/\/(?=\S)|(?<=\S)\/\/(?![/\w%'])/g, ''],
      [/&amp;/g, '&'],
      [/&lt;/g, '<'],
      [/&gt;/g, '>'],
      // What DokuWiki and XWiki put before marks that are meant as words.
      [/%%|~(?=[/*_{}[\]()=|\\-])/g, ''],
      [/[ \t]{0,4}\{\{id name="[^"\n]{0,100}" {0,2}\/\}\}/g, ''],
      // The definition of a term on the line of the term.
      [/(?<=^[ \t]{0,8};[^\n:]{1,100}?)[ \t]{1,4}:[ \t]{1,4}/gm, '\n'],
      [/(?<=^(?:[ \t]{0,8};)[ \t]{0,4})(?=\S)/gm, ''],
      [/^\{\|[^\n]{0,300}|^\|[-}][^\n]{0,300}|__[A-Z]{3,20}__/gm, ''],
      // A template that says from when the page is, one that stands alone, a note, and the tags of the page behind it.
      [/^\{\{[^{}|\n]{1,40}\|[ ]{0,4}date[ ]{0,4}=[ ]{0,4}(?=[^{}|\n]{6,40}\}\}$)/gim, 'Effective as of '],
      [/(?<=^\{\{[^{}|\n]{1,40}\|[ ]{0,4}date[ ]{0,4}=[^{}|\n]{6,40})\}\}$/gim, ''],
      [/^\{\{[^{}\n]{0,300}\}\}[ \t]{0,4}$|<ref[^<>\n]{0,200}>[^<>\n]{0,300}<\/ref>/gm, ''],
      [/^\[\[(?:Category|Kategorie|File|[a-z]{2}):[^[\]\n]{1,200}\]\][ \t]{0,4}$/gm, ''],
      // A symbol of mana, which templates write with two braces.
      [/\{(?=\{[\dA-Z/]{1,5}\}\})|(?<=\{\{[\dA-Z/]{1,5}\})\}/g, ''],
      // Cells before the first words of a row are empty.
      [/^[|!][ \t]{0,4}(?:(?:\|\||!!)[ \t]{0,4}){0,8}/gm, ''],
      [/[ \t]{0,4}(?:\|\||!!)[ \t]{0,4}/g, ' '],
      // The head of a box, a quotation, and the name of a paragraph that others link to.
      [/^>[ \t]?\[![a-z]{1,20}\][^\n]{0,80}\n|^>{1,3}[ \t]{1,4}|[ \t]\^[A-Za-z\d-]{1,40}[ \t]{0,4}$/gm, ''],
      [/\[\[(?:[^[\]|\n]{0,200}\|)?/g, ''],
      [/\]\]/g, ''],
      LIST,
      TAG,
    ],
  },
  {
    name: 'Textile',
    begins: 'h',
    evidence: /^h[1-6](?:\([^)\n]{0,200}\))?\. \S/gm,
    fewest: 3,
    marks: [
      [/^h[1-6](?:\([^)\n]{0,200}\)|[()<>=]{1,4})?\.[ \t]{1,4}(?:\{anchor:[^}\n]{0,200}\})?/gm, '\n'],
      [/^(?:p|bq)(?:\([^)\n]{0,200}\)|[()<>=]{1,4})?\.[ \t]{1,4}(?:\{anchor:[^}\n]{0,200}\})?/gm, ''],
      [/(?<=^h[1-6]\.[^\n]{1,200})\n(?=\S)/gm, '\n\n'],
      [/&amp;/g, '&'],
      [/&lt;/g, '<'],
      [/&gt;/g, '>'],
      [/\\(?=[(){}[\]*_+|!^~?#:;.,-])/g, ''],
      [/&#45;/g, '-'],
      [/&#42;/g, '*'],
      [/&#43;/g, '+'],
      [/&#64;/g, '@'],
      [/&#95;/g, '_'],
      [/&#124;/g, '|'],
      // A term of the glossary, and its meaning behind it.
      [/^-[ \t]{1,4}(?=[^\n]{1,100}[ \t]:=)/gm, ''],
      [/(?<=^-[ \t]{1,4}[^\n]{1,100})[ \t]{1,4}:=[ \t]{0,4}(?:\n|$)?/gm, '\n'],
      // The macros of wikis that write their headings so.
      [/\{(?:info|note|tip|warning|panel|quote|expand|noformat)(?::[^}\n]{0,200})?\}/g, ''],
      // The rows of a table: a term, and its meaning below it.
      [/^\|{1,2}[ \t]{0,4}|[ \t]{0,4}\|{1,2}[ \t]{0,4}$/gm, ''],
      [/[ \t]{0,4}\\\\(?:[ \t]{1,4}|$)/gm, '\n'],
      [
        /\*(?=[^\s*][^*\n]{0,100}\*[ \t]|[^\s*][^*\n]{0,100}\*$)|(?<=^(?:p[(]{0,3}\.[ \t]|[*#]{1,4}[ \t])?\*[^*\n]{1,100})\*(?=[ \t]|$)/gm,
        '',
      ],
      LIST,
    ],
  },
  {
    name: 'AsciiDoc',
    begins: '=',
    evidence: /^={1,6} (?:\d{1,3}\. )?\p{Lu}[^=\n]{0,120}$/gmu,
    fewest: 3,
    marks: [
      // A block that only its attribute calls an example.
      [/^\[(?=example\]\n={4,80}\n(?!\s{0,8}Example))/gm, '\n'],
      [/(?<=^\[)example\]\n={4,80}\n(?!\s{0,8}Example)/gm, 'Example: '],
      [/^={1,6}[ \t]{1,4}/gm, ''],
      // Entries of an index, comments, ends of lines that are meant, and references with words of their own.
      [
        /[ \t]{0,4}\({3}[^()\n]{1,80}\){3}|^\/\/(?!\/)[^\n]{0,300}$|[ \t]\+$|<<[^<>,\n]{1,60},[ \t]{0,4}/gm,
        '',
      ],
      [/(?<=<<[^<>,\n]{1,60},[^<>\n]{1,200})>>/g, ''],
      // A brace that opens no attribute, what keeps marks apart, and the slashes and the anchors of Haddock.
      [/\\(?=[{/'"`@<])|\{empty\}|^#[\w.-]{1,200}#$/gm, ''],
      [
        /^\+[ \t]{0,4}$|^\[{1,2}[^\]\n]{0,200}\]{1,2}[ \t]{0,4}$|^:[A-Za-z-]{1,40}:[^\n]{0,200}$|^[-=_*.]{4,80}$/gm,
        '',
      ],
      [/(?<=\S)::[ \t]{0,4}$/gm, ''],
      // The meaning of a term, or the words of a rule, on the line of what they belong to.
      [/\[\[[^[\]\n]{1,60}\]\]/g, ''],
      [/(?<=\d{3}\.\d{1,3}[a-z]{0,2}\.?\*{0,2})::[ \t]{1,4}(?=\S)/gm, ' '],
      [/(?<=^[^\n:]{1,100})::[ \t]{1,4}(?=\S)/gm, '\n'],
      [
        /(?<=^(?:\[\[[^[\]\n]{1,60}\]\])?)\*{1,2}(?=\d[^*\n]{1,20}\*)|(?<=^(?:\[\[[^[\]\n]{1,60}\]\])?\*{1,2}\d[^*\n]{1,20})\*{1,2}/gm,
        '',
      ],
      [/^\/[ \t]{1,4}(?=\S)/gm, ''],
      [/(?<=^\/[ \t]{1,4}[^\n]{1,80}):[ \t]{0,4}$/gm, ''],
      [/^\.{1,5}[ \t]{1,4}(?=[^\s\p{Ll}.,;])/gmu, ''],
      // Not a dash with which a broken line goes on.
      [/(?<![^\n]{40}[^\n.:!?)\]"”]\n)^[*-]{1,5}[ \t]{1,4}(?=[^\s.,;])/gm, ''],
    ],
  },
  {
    name: 'a chat',
    begins: '*',
    evidence: /^\*\d{1,3}\. [^*\n]{1,100}\*$/gm,
    fewest: 3,
    marks: [
      [/^\*(?=\d)/gm, ''],
      [/(?<=^\*[^*\n]{1,110})\*$/gm, ''],
    ],
  },
  {
    name: 'XML',
    evidence: /^\ufeff?\s{0,40}<\?xml\b(?![\s\S]{0,2000}(?:<html\b|<!\[CDATA\[))/gi,
    fewest: 1,
    // Within an element a line ends where the file has room for no more words.
    marks: [...XML, [/[ \t]{0,8}\r?\n[ \t]{0,80}/g, ' ']],
  },
  {
    name: 'XML',
    evidence: /^\ufeff?\s{0,40}<\?xml\b(?![\s\S]{0,2000}<html\b)/gi,
    fewest: 1,
    marks: XML,
  },
  {
    name: 'Texinfo',
    begins: '@',
    evidence: /^@(?:node|chapter|section|item|menu|top)\b/gm,
    fewest: 5,
    marks: [
      [/^@menu\n(?:(?!@end)[^\n]{0,300}\n){0,2000}@end menu$/gm, ''],
      [
        /^@(?:node|anchor|document\w{1,20}|paragraphindent|if\w{1,12}|end|titlepage|top|menu|c|set\w{0,20}|bye)\b[^\n]{0,300}/gm,
        '',
      ],
      [/^@(?:chapter|(?:sub){0,2}section|title|item|itemx|unnumbered)[ \t]{1,4}/gm, '\n'],
      [/@\*\s{0,4}/g, '\n'],
      [/@[a-z]{1,12}\{|(?<!@)\}/g, ''],
      [/@(?=[@{}])/g, ''],
    ],
  },
  {
    name: 'a list of definitions',
    begins: ':',
    evidence: /^:[ \t]{1,8}\S/gm,
    fewest: 5,
    late: ': ',
    marks: [[/^:[ \t]{1,8}(?=\S)/gm, '']],
  },
];

/** Evidence is looked for in so many characters from the start. */
const WINDOW = 64_000;
/** One of these characters is in every mark that is evidence. */
const SOME = /[\\[=*]|^[.#<h:{@]|'''/m;

/** @param begins how the line begins; its first character is not a blank */
function hasLine(text: string, lines: Lines, begins: string): boolean {
  const first = begins.charCodeAt(0);
  for (let line = 0; line < lines.count; line++) {
    if (lines.first[line] !== first || lines.indent[line] !== 0) continue;
    const start = lines.start[line] as number;
    if (text[start - 1] === '\n' && text.startsWith(begins, start)) return true;
  }
  return false;
}

/**
 * Reads a document in one of the small markup languages as the plain text between its marks.
 *
 * @returns undefined where it is in none of them
 */
export function withoutMarks(source: Source, lines: () => Lines): Source | undefined {
  const { text } = source;
  const head = text.slice(0, WINDOW);
  const first = new Set<string>();
  for (const start of source.lineStarts) {
    if (start >= WINDOW) break;
    first.add(text.charAt(start));
  }
  const hasSome = SOME.test(head);
  const language = LANGUAGES.find(({ evidence, fewest, late, begins }) => {
    const isLate = late !== undefined && hasLine(text, lines(), late);
    if (!isLate && begins !== undefined && ![...begins].some((c) => first.has(c))) return false;
    if (!isLate && !hasSome) return false;
    let n = 0;
    for (const _ of (isLate ? text : head).matchAll(evidence)) if (++n >= fewest) return true;
    return false;
  });
  if (language === undefined) return undefined;
  const edits: Edit[] = [];
  for (const [mark, as] of language.marks) {
    for (const { index, 0: found } of text.matchAll(mark))
      edits.push({ start: index, end: index + found.length, as });
  }
  // Of two marks that overlap, the one that is first in the table counts: the order of those that begin together is kept.
  edits.sort((a, b) => a.start - b.start);
  let reached = 0;
  const disjoint = edits.filter(({ start, end }) => {
    if (start < reached || end === start) return false;
    reached = end;
    return true;
  });
  if (disjoint.length === 0) return undefined;
  return edited(source, disjoint, {
    ruleId: 'light-markup',
    reason: (n) => `${n} marks of ${language.name} carry no words; the first is here`,
  });
}
