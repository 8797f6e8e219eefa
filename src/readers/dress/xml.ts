import type { Mark } from './marks.js';

/** The marks of XML, whatever its elements are called. */
export const XML: readonly Mark[] = [
  [/<\?[^<>]{0,300}\?>|<!DOCTYPE[^<>[]{0,300}>|<!\[CDATA\[|\]\]>/g, ''],
  [/&amp;/g, '&'],
  [/&lt;/g, '<'],
  [/&gt;/g, '>'],
  [/&quot;/g, '"'],
  [/&apos;|&#x27;|&#39;/g, "'"],
  [/<(?:lb|br|break|line-break)\b[^<>]{0,200}>\s{0,40}/g, '\n'],
  // A name in bold at the start of a paragraph, and what it means.
  [
    /(?<=<p>(?:<(?:bold|hi|strong)\b[^<>]{0,80}>)[^<>]{1,100})<\/(?:bold|hi|strong)>(?:<lb ?\/>)?\s{0,40}/g,
    '\n',
  ],
  [/<\/?(?:bold|italic|hi|emphasis|strong|em|ref|xref|span|link)\b[^<>]{0,300}>/g, ''],
  // An example that only its element calls so.
  [/<examples?>(?!\s{0,40}(?:<[^<>]{1,80}>\s{0,40}){0,3}Example)/g, 'Example: '],
  [/<[A-Za-z]{1,20}\s{1,4}label="(?=\d{1,4}")/g, '\n\n'],
  [/(?<=\slabel="\d{1,4})"[^<>]{0,200}>\s{0,40}<title>/g, '. '],
  [/<glossary\b[^<>]{0,200}>(?!\s{0,40}<title)/g, 'Glossary\n\n'],
  // A number, a title or a term as the first property of its element.
  [/<[A-Za-z][\w:.-]{0,40}\s{1,4}(?:number|num|nr|term)="(?=[^"<>]{1,200}")/g, '\n\n'],
  [/(?<=\s(?:number|num|nr)="\d{1,4}(?:\.\d{1,3})?)"(?:\s{1,4}(?:title|name|text)="|\s{0,4}\/?>)/g, '. '],
  [/(?<=\s(?:number|num|nr)="[\d.a-z]{1,9})"(?:\s{1,4}(?:title|name|text)="|\s{0,4}\/?>)/g, ' '],
  [/(?="\s{0,4}\/?>)(?<=\sterm="[^"<>]{1,200})"\s{0,4}\/?>/g, '\n'],
  [/(?="\s{0,4}\/?>)(?<=\s(?:title|name|text)="[^"<>]{1,2000})"\s{0,4}\/?>/g, '\n\n'],
  [/<\/?[A-Za-z][^<>]{0,2000}>/g, '\n\n'],
];
