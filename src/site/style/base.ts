/**
 * What every page shares: type, a measure for long reading, figures that align, and two colours for insertions and
 * deletions that differ in hue, lightness and decoration, so that nobody has to tell red from green.
 *
 * Text is set in a serif, everything around it (headings of tables, controls, labels, ways around) in a sans of the same
 * family. Where they do not come at once (a first visit over a slow line), the page stays in fonts of the system, stretched to the same
 * widths: nothing moves while it is read, and the next page has them.
 */
export const BASE = `
@font-face { font-family: "Source Serif"; src: url("program/source-serif.woff2") format("woff2"); font-weight: 200 900; font-display: optional; }
@font-face { font-family: "Source Sans"; src: url("program/source-sans.woff2") format("woff2"); font-weight: 200 900; font-display: optional; }
@font-face { font-family: "Like Serif"; src: local("Times New Roman"), local("Liberation Serif"), local("Tinos"); size-adjust: 117.8%; ascent-override: 88.3%; descent-override: 28.9%; line-gap-override: 0%; }
@font-face { font-family: "Like Sans"; src: local("Arial"), local("Liberation Sans"), local("Arimo"); size-adjust: 93.7%; ascent-override: 108.9%; descent-override: 42.7%; line-gap-override: 0%; }
:root { color-scheme: light dark;
  --serif: "Source Serif", "Like Serif", Georgia, serif; --sans: "Source Sans", "Like Sans", ui-sans-serif, system-ui, sans-serif; --mono: ui-monospace, "SF Mono", Menlo, Consolas, monospace;
  --paper: light-dark(#fcfbf8, #15171a); --raised: light-dark(#fff, #1c1f23); --ink: light-dark(#1b1d21, #e6e5e1); --soft: light-dark(#585b61, #a7a9ad);
  --line: light-dark(#dcd9d1, #34383e); --more: light-dark(rgb(0 0 0 / .22), rgb(255 255 255 / .3)); --wash: light-dark(#f3f1ea, #1e2125); --link: light-dark(#1b4f91, #9dc4f4); --brand: light-dark(#14304f, #a9c9ec);
  --ins: light-dark(#0b4f8a, #a9d1ff); --ins-wash: light-dark(#deebf7, #12304d); --del: light-dark(#8a3b00, #ffc08a); --del-wash: light-dark(#fbe7d3, #47260b); }
:root[data-theme=light] { color-scheme: light; } :root[data-theme=dark] { color-scheme: dark; }
* { box-sizing: border-box; }
html { font: 1.0625rem/1.56 var(--serif); scroll-padding-top: 1rem; -webkit-text-size-adjust: 100%; text-size-adjust: 100%; }
body { margin: 0; background: var(--paper); color: var(--ink); font-kerning: normal; }
a { color: var(--link); text-decoration-thickness: 1px; text-underline-offset: .17em; } a:hover { text-decoration-thickness: 2px; }
a:focus-visible, summary:focus-visible { outline: 3px solid var(--link); outline-offset: 2px; border-radius: 1px; }
.skip { position: absolute; left: -100vw; } .skip:focus { left: 1rem; top: 1rem; background: var(--paper); padding: .5rem; z-index: 3; }
header, main, footer { max-width: 80rem; margin: 0 auto; padding: 0 clamp(1rem, 3vw, 2rem); }
header { display: flex; flex-wrap: wrap; gap: .1rem 1.4rem; align-items: center; padding-top: .7rem; padding-bottom: .55rem; font-family: var(--sans); font-size: 1rem; border-bottom: 1px solid var(--line); }
header nav { display: flex; flex-wrap: wrap; gap: .1rem 1.2rem; } header nav a { color: inherit; text-decoration: none; padding: .3rem 0 .2rem; border-bottom: 2px solid transparent; }
header nav a:hover { border-color: var(--soft); } header a[aria-current] { border-color: var(--brand); font-weight: 600; }
header .name { font: 600 1.25rem/1.3 var(--serif); letter-spacing: -.01em; text-decoration: none; color: var(--brand); padding: .2rem 0; display: inline-flex; align-items: center; gap: .45rem; }
header .name svg { width: 1.05em; height: 1.05em; }
#theme { margin-left: auto; width: 2.4rem; height: 2.4rem; } #theme button { width: 2.4rem; height: 2.4rem; padding: .5rem; border: 0; background: none; border-radius: 50%; } #theme svg { display: block; width: 100%; height: 100%; }
footer { margin-top: 4.5rem; padding-top: 1rem; padding-bottom: 2.5rem; border-top: 1px solid var(--line); color: var(--soft); font: .875rem/1.5 var(--sans); }
h1 { font-size: clamp(1.6rem, 1.25rem + 1.6vw, 2.15rem); line-height: 1.16; margin: 1.7rem 0 .7rem; letter-spacing: -.012em; font-weight: 600; text-wrap: balance; }
h2 { font-size: 1.38rem; line-height: 1.25; margin: 2.6rem 0 .6rem; font-weight: 600; letter-spacing: -.006em; } h3 { font: 600 1.06rem/1.35 var(--sans); margin: 1.7rem 0 .4rem; } h4, h5, h6 { font: 600 1rem/1.4 var(--sans); margin: 1.2rem 0 .3rem; }
h1, h2, h3, h4, code { overflow-wrap: anywhere; } p, li, dt, dd, summary { overflow-wrap: break-word; }
p { margin: .5rem 0; } time, td.when { white-space: nowrap; } main > p, .measure { max-width: 41rem; }
.soft { color: var(--soft); } code, .number, .values td:nth-last-child(2) a { font-family: var(--mono); font-size: .84em; }
.number, .values td:nth-last-child(2) a { font-variant-numeric: tabular-nums; white-space: nowrap; }
.measure.number { white-space: normal; }
.scroll, .picture { overflow-x: auto; background: linear-gradient(90deg, var(--paper) 40%, transparent), linear-gradient(270deg, var(--paper) 40%, transparent) 100% 0, linear-gradient(90deg, var(--more), transparent), linear-gradient(270deg, var(--more), transparent) 100% 0; background-repeat: no-repeat; background-size: 2rem 100%, 2rem 100%, .8rem 100%, .8rem 100%; background-attachment: local, local, scroll, scroll; }
table { border-collapse: collapse; font: .95rem/1.42 var(--sans); margin: .6rem 0; }
th, td { text-align: left; vertical-align: baseline; padding: .36rem 1rem .36rem 0; border-bottom: 1px solid var(--line); }
th { font-weight: 600; color: var(--soft); } td.n, th.n { text-align: right; font-variant-numeric: tabular-nums; }
tr:target, article:target { background: var(--wash); }
.rule { display: grid; gap: 0 .8rem; }
.rule .number { padding-top: .18rem; color: var(--soft); } .rule p:first-child { margin-top: 0; }
.example { border-left: 3px solid var(--line); padding-left: .8rem; color: var(--soft); margin: .5rem 0; }
ins { color: var(--ins); background: var(--ins-wash); text-decoration: underline; text-decoration-thickness: 1px; text-underline-offset: .18em; }
del + ins { margin-inline-start: .16em; }
del { color: var(--del); background: var(--del-wash); text-decoration: line-through; text-decoration-thickness: 1px; }
.tag { font: .8rem/1.4 var(--sans); padding: 0 .4em; border: 1px solid var(--line); border-radius: .3em; color: var(--soft); white-space: nowrap; }
.tag.strong { color: var(--ink); border-color: var(--soft); }
details > summary { cursor: pointer; } mark { background: var(--ins-wash); color: inherit; }
ins::before, ins::after, del::before, del::after { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(100%); white-space: nowrap; }
ins::before { content: " [inserted: "; } del::before { content: " [deleted: "; } ins::after, del::after { content: "] "; }
@media (max-width: 40rem) { html { font-size: 1rem; } header { gap: 0 1rem; } header nav { order: 3; width: 100%; gap: 0 .4rem; justify-content: space-between; font-size: .9rem; } }
@media (max-width: 24rem) { header nav { display: grid; grid-template-columns: repeat(3, auto); } }
@media print { :root, :root[data-theme] { color-scheme: light; --paper: #fff; --ink: #000; --soft: #444; } html { font-size: 10.5pt; } header { border: 0; padding: 0; } header nav, #theme, .skip { display: none; } footer { margin-top: 2rem; } a { color: inherit; } .rule { break-inside: avoid; } h1, h2, h3 { break-after: avoid; } .scroll, .picture { overflow: visible; background: none; } .scroll table { font-size: .72rem; } .scroll :is(th, td) { padding-right: .35rem; } @page { margin: 2cm; } }
`;
