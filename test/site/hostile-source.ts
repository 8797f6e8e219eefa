/**
 * Texts that would do harm, or lose their shape, where they were taken for markup of any kind. Elements are such as no page of
 * rules has, for a text full of paragraphs and links is read as the page that it is.
 */
export const HOSTILE: readonly string[] = [
  '<script>alert("rule")</script>',
  '<img src=x onerror=alert(1)>',
  '[a link](javascript:alert(2)) and <form action="javascript:alert(3)"><button>another</button></form>',
  '![a picture](https://tracker.invalid/pixel.png)',
  '{{constructor.constructor("alert(4)")()}}',
  `{alert(5)} $\{alert(6)} {#id onclick=alert(7)}`,
  'Directions \u202eare turned\u202e here and \u2067there',
  'Bells \u0007 and \u001b[31mcolours\u001b[0m ring',
  '"Quotes" \'of\' `all` kinds &amp; &lt;references&gt; &#x3c;too&#62;',
  '</style></title></textarea></script><script>alert(8)</script>',
  '<!-- a comment --> <!--@include: ./package.json--> <?php echo 1 ?> ]]>',
  '<<< @/package.json',
  '::: danger zone',
  ':name[label]{onclick=alert(9)} :tada: ::leaf',
  'export const stolen = document.cookie',
  'import stolen from "./package.json"',
  '# not a heading',
  '- not a list',
  '> not a quotation',
  '*not* _ set _ ~~in~~ **any** way | at | all |',
  '``` not code',
  '[[toc]] [TOC] [^1] [x]: javascript:alert(10)',
  '<svg/onload=alert(11)> <iframe srcdoc="<script>alert(12)</script>">',
  '%3Cscript%3E \\u003cscript\\u003e \\<u> \\',
];

/** The name of a file that says as much. */
export const HOSTILE_NAME = '<img src=x onerror=alert(13)> {{7*7}} "&".txt';

/**
 * A small edition whose title, headings, rules, examples and terms are hostile throughout.
 *
 * @param date as it is printed; none where it is absent
 * @param more words added to every third rule, so that two of them differ
 */
export function hostileEdition(date: string | undefined, more = ''): string {
  const rules = HOSTILE.flatMap((text, at) => [
    `100.${at + 1}. ${text}${at % 3 === 0 ? more : ''}`,
    ...(at % 5 === 0 ? [`Example: ${text}`] : []),
    '',
    `100.${at + 1}a A part of it says ${text} and goes on.`,
    '',
  ]);
  const terms = HOSTILE.filter((text) => !/^[-#>]/.test(text)).flatMap((text) => [
    `Term ${text}`,
    `It means ${text}. See rule 100.2.`,
    '',
  ]);
  return [
    'Magic: The Gathering Comprehensive Rules <script>alert("title")</script>',
    '',
    ...(date === undefined ? [] : [`These rules are current as of ${date}.`, '']),
    'Contents',
    '',
    '1. <u>Game</u> {{1+1}}',
    '100. <s onclick=alert(14)>General</s> {title}',
    'Glossary',
    'Credits',
    '',
    '1. <u>Game</u> {{1+1}}',
    '',
    '100. <s onclick=alert(14)>General</s> {title}',
    '',
    ...rules,
    'Glossary',
    '',
    ...terms,
    'Credits',
    '',
    HOSTILE[0] as string,
  ].join('\n');
}

/** The same words as a page of the web, in which every sign that could be markup is written as a reference. */
export function asPage(text: string): string {
  const safe = (line: string): string =>
    line.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
  const lines = text.split('\n').filter((line) => line !== '');
  return `<!doctype html><html><body>${lines.map((line) => `<p>${safe(line)}</p>`).join('\n')}</body></html>`;
}

/** What a terminal takes for colours. */
export const COLOURS = new RegExp(`${String.fromCharCode(27)}\\[[\\d;]*m`, 'g');

/** A text with its references to characters read, and without what is struck out. */
export const meant = (text: string): string =>
  text
    .replace(/~~[^~]*~~ ?/g, '')
    .replace(/\\u([\da-f]{4})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .replace(/&#x([\da-f]+);/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)))
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&');
