/** Search, and the boxes that find something. */
export const FIND = `
.search form, form.box { display: flex; flex-wrap: wrap; gap: .4rem 1rem; align-items: baseline; margin: .6rem 0; }
.search label, .box label, .choosers label { display: inline-flex; flex-wrap: wrap; gap: .1rem .4rem; align-items: baseline; max-width: 100%; }
.search input[type=search] { width: 22rem; max-width: 100%; }
ol.found { list-style: none; padding: 0; max-width: 46rem; } ol.found li { margin: .9rem 0; } ol.found p { margin: .1rem 0; white-space: pre-line; }
ol.found .versions { padding-left: 1.1rem; } ol.found .versions li { margin: .4rem 0; } ol.found details { margin-top: .2rem; }
/* On a wide screen the numbers and versions of a result are beside its text, until the versions are opened. */
@media screen and (min-width: 68rem) {
  .search.wide .found { max-width: none; } .search.wide .found > li { display: grid; grid-template-columns: minmax(0, 44rem) minmax(0, 1fr); gap: 0 2rem; margin: 0; padding: .7rem 0; border-top: 1px solid var(--line); }
  .search.wide .about { font: .92rem/1.5 var(--sans); } .search.wide .about:has(details[open]) { grid-column: 1 / -1; max-width: 64rem; font: inherit; }
}
table.bysection { width: 100%; min-width: min(100%, 40rem); } .bysection th { vertical-align: bottom; } .bysection td:first-child { min-width: 12rem; } table.sections td:first-child { min-width: 10rem; }
@media (max-width: 48rem) { table.bysection { min-width: 0; } .bysection :is(th, td):nth-child(n+4) { display: none; } .bysection td:first-child { min-width: 0; } }
a.hit { text-decoration: none; } a.hit:hover, a.hit:focus { text-decoration: underline; }
dialog.finder { width: min(46rem, calc(100vw - 2rem)); max-height: min(44rem, calc(100vh - 4rem)); margin: 2rem auto auto; padding: 1rem 1.2rem; overflow: auto; color: inherit; background: var(--paper); border: 1px solid var(--soft); border-radius: .4rem; }
dialog.finder::backdrop { background: rgb(0 0 0 / .35); }
dialog.finder .close { position: sticky; top: 0; float: right; min-width: 2rem; min-height: 2rem; }
html:not(.scripts) .scripted, html.scripts .unscripted { display: none; }
html.scripts :is([data-search], [data-compare], [data-whole], [data-lost]) { min-height: 100vh; }
/* Where the version of a date cannot be had, the rest of the page is seen after a while. */
@media screen { html.dated :is([data-at] ~ *, footer) { visibility: hidden; animation: late 0s 4s forwards; } } @keyframes late { to { visibility: visible; } }
section.at { max-width: 46rem; margin: 1rem 0; padding: .6rem 1rem; border-inline-start: .25rem solid var(--link); background: var(--wash, transparent); }
section.at h2 { margin-top: .2rem; } p.beside { display: flex; flex-wrap: wrap; gap: .1rem 1.2rem; font: .95rem/1.5 var(--sans); }
.whole { display: grid; grid-template-columns: minmax(12rem, 18rem) minmax(0, 46rem); gap: 2rem; align-items: start; }
.whole .rail { position: sticky; top: .5rem; max-height: calc(100vh - 1rem); overflow: auto; font: .92rem/1.4 var(--sans); } .whole .rail a { text-decoration: none; } .whole .rail li[aria-current] { font-weight: 600; }
.whole .far { content-visibility: auto; contain-intrinsic-size: auto 60rem; }
@media (max-width: 60rem) { .whole { display: block; } .whole .rail { position: static; max-height: 14rem; } .whole .rail ol { columns: 13rem; column-gap: 1.5rem; } }
nav.dates { display: flex; flex-wrap: wrap; gap: .2rem 1.2rem; align-items: baseline; margin: .4rem 0 1.2rem; padding: .4rem 0; border-block: 1px solid var(--line); font: .95rem/1.5 var(--sans); } nav.dates form { margin: 0; }
@media (hover: none) and (pointer: coarse) { .keys { display: none; } }
.onpage { display: none; } .onpage ol { padding-left: .9rem; margin: 0; }
@media screen and (min-width: 68rem) { .onpage { display: flex; flex-direction: column; gap: .3rem; } nav.dates:not(.wide) { max-height: calc(100vh - 2rem); overflow-y: auto; float: right; flex-direction: column; gap: .5rem; position: sticky; top: 1rem; width: 17.5rem; margin: .2rem 0 1rem 2rem; padding: .2rem 0 .2rem 1.2rem; border: 0; border-left: 1px solid var(--line); } }
.rule h2.number, .rule h3.number { margin: 0; font: 500 .84em/1.56 var(--mono); letter-spacing: 0; }
ul.doors { list-style: none; padding: 0; display: grid; grid-template-columns: repeat(auto-fit, minmax(13rem, 1fr)); gap: .8rem; margin: 1.4rem 0; } ul.doors li { border: 1px solid var(--line); border-radius: .4rem; padding: .7rem .9rem; background: var(--raised); } ul.doors a { display: block; font-weight: 600; }
.marks { display: inline-flex; gap: .3rem; margin-inline-start: .4rem; } .marks button, button.passage { font: .75rem/1.4 var(--sans); padding: .1rem .4rem; min-height: 1.5rem; border: 1px solid var(--line); border-radius: .3rem; background: var(--raised); color: var(--link); }
:is(.rule, p.example) { position: relative; } .rule { width: fit-content; padding-inline-end: 3.4rem; }
@media (min-width: 40.01rem) { :is(.rule > .number, p.example) > .marks { position: absolute; inset: 0 0 auto auto; flex-direction: column; gap: .15rem; margin: 0; z-index: 1; } p.example > .marks { inset-inline-end: -3.4rem; } }
@media (max-width: 40rem) { .rule { width: auto; padding-inline-end: 0; } .rule > .number > .marks { position: absolute; inset: 0 0 auto auto; } p.example .marks { float: inline-end; } }
button.passage { position: absolute; z-index: 2; max-width: min(22rem, 90vw); } button.passage:focus-visible::after { content: attr(title); display: block; color: var(--soft); } .example.pointed { background: var(--wash); }
.printed { display: none; }
@media print { .marks, button.passage, nav.dates form, .scripted { display: none; } .printed { display: block; } }
.texts.blocks p { margin: .3rem 0; }
ul.borne { padding-left: 1.1rem; } ul.borne li { margin: .3rem 0; }
#definition { position: absolute; z-index: 2; max-width: 26rem; padding: .5rem .7rem; background: var(--paper); border: 1px solid var(--soft); font-size: .92rem; line-height: 1.45; box-shadow: 0 2px 8px rgb(0 0 0 / .18); }
[data-from].pointed { outline: 2px solid var(--link); }
@media print { form.box, form.choosers, .search form { display: none; } table.sections td:first-child { min-width: 7rem; } .whole .rail { max-height: none; } }
`;
