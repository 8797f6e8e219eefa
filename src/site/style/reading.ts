/** Editions: rules and their numbers, the glossary, symbols, and the ways around a text. */
export const READING = `
.lead { font-size: 1.05rem; max-width: 40rem; }
nav.above, p.above { margin: 1.2rem 0 -1rem; font: .92rem/1.5 var(--sans); color: var(--soft); overflow-wrap: anywhere; }
nav.beside { display: flex; flex-wrap: wrap; gap: .3rem 1.6rem; margin: .8rem 0 1.4rem; max-width: 46rem; font: .95rem/1.5 var(--sans); }
nav.beside [rel=next]:last-child:not(:first-child) { margin-left: auto; text-align: right; }
main > nav.beside:last-child { margin-top: 2.4rem; padding-top: .6rem; border-top: 1px solid var(--line); }
.beneath { margin-top: -.3rem; margin-bottom: 1.2rem; }
ol.plain, ul.plain { list-style: none; padding: 0; margin: .4rem 0; }
ul.spaced > li { margin: .55rem 0; max-width: 44rem; }
ol.columns, ul.columns { columns: 17rem; column-gap: 2rem; } ol.columns li, ul.columns li { break-inside: avoid; }
nav.contents { font-family: var(--sans); columns: 19rem; column-gap: 2.5rem; } nav.contents section { break-inside: avoid-column; } nav.contents h3 { margin-top: 0; break-after: avoid; }
nav.contents section + section h3 { margin-top: 1.2rem; }
nav.contents ol a { text-decoration: none; } nav.contents ol a:hover, nav.contents ol a:focus-visible { text-decoration: underline; }
nav.contents .number { display: inline-block; min-width: 2.6rem; color: var(--soft); }
nav.letters { display: flex; flex-wrap: wrap; gap: .2rem .9rem; margin: .6rem 0 1rem; } nav.letters [aria-current] { color: inherit; font-weight: bold; text-decoration: none; }
.rule { grid-template-columns: 5.4rem minmax(0, 40rem); margin: .75rem 0; padding: .1rem 0; }
.rule.subrule { margin: .45rem 0; }
.rule > .number, .edge > .number { color: var(--soft); text-align: right; white-space: normal; }
.rule > .number a, .edge > .number a { color: inherit; text-decoration: none; }
.rule > .number a:hover, .rule > .number a:focus-visible, .edge > .number a:hover, .edge > .number a:focus-visible { color: var(--link); text-decoration: underline; }
.rule p:last-child { margin-bottom: 0; }
ul.fate { margin: .1rem 0 .9rem; padding-left: .8rem; border-left: 3px solid var(--line); font: .92rem/1.5 var(--sans); }
.label { font-variant: small-caps; letter-spacing: .03em; margin-right: .3em; }
.example .label::after { content: ":"; }
.stamp { font: .8rem/1.45 var(--sans); color: var(--soft); margin: .1rem 0; }
a.term { color: inherit; text-decoration: underline dotted var(--soft); text-underline-offset: .22em; }
a.term:hover, a.term:focus-visible { color: var(--link); }
.sign { display: inline-block; min-width: 1.25em; height: 1.25em; line-height: 1.2em; padding: 0 .18em; border: 1px solid var(--soft); border-radius: .7em; font-size: .78em; text-align: center; vertical-align: .08em; font-family: ui-sans-serif, system-ui, sans-serif; }
dl.glossary { max-width: 46rem; } dl.glossary dt { font-weight: bold; margin-top: 1rem; } dl.glossary dd { margin: .1rem 0 0 0; } dl.glossary dd p { margin: .2rem 0; }
dl.glossary .life { font-weight: normal; font-size: .85rem; } dl.glossary dt:target, dl.glossary dt:target + dd { background: var(--wash); }
dl.facts { display: grid; grid-template-columns: max-content minmax(0, 40rem); gap: .2rem 1rem; font: .95rem/1.5 var(--sans); } dl.facts dt { color: var(--soft); } dl.facts dd { margin: 0; overflow-wrap: anywhere; }
.scroll td code { overflow-wrap: normal; }
table.runs { min-width: min(100%, 60rem); } td.runs > span { display: inline-block; min-width: 19rem; margin-right: 1rem; white-space: nowrap; }
.scroll:focus-visible { outline: 3px solid var(--link); outline-offset: 2px; }
@media (max-width: 40rem) {
  table.runs { min-width: 0; table-layout: fixed; } td.runs > span { min-width: 0; margin-right: 0; white-space: normal; display: block; }
  .rule { grid-template-columns: minmax(0, 1fr); } .rule > .number { text-align: left; }
  dl.facts { grid-template-columns: minmax(0, 1fr); } dl.facts dd { margin-bottom: .4rem; }
}
@media print {
  nav.beside, nav.above, nav.letters, .switches { display: none; } a.term { text-decoration: none; }
  .example, .edge { break-inside: avoid; }
}
`;
