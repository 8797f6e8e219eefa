/**
 * What every page shares: a measure for long reading, figures that align, and two colours for insertions and
 * deletions that differ in hue, lightness and decoration, so that nobody has to tell red from green.
 */
export const BASE = `
:root { color-scheme: light dark;
  --paper: light-dark(#fdfcf9, #171614); --ink: light-dark(#1c1b19, #e9e6df); --soft: light-dark(#5b5853, #aaa59b);
  --line: light-dark(#d9d5cc, #3a3833); --wash: light-dark(#f3f0e8, #211f1c); --link: light-dark(#1f4e8c, #9cc4f5);
  --ins: light-dark(#0b4f8a, #a9d1ff); --ins-wash: light-dark(#deebf7, #12304d); --del: light-dark(#8a3b00, #ffc08a); --del-wash: light-dark(#fbe7d3, #47260b); }
:root[data-theme=light] { color-scheme: light; } :root[data-theme=dark] { color-scheme: dark; }
* { box-sizing: border-box; }
html { font: 1.0625rem/1.55 "Iowan Old Style", "Palatino Linotype", Palatino, Georgia, serif; }
body { margin: 0; background: var(--paper); color: var(--ink); }
a { color: var(--link); text-underline-offset: .15em; }
a:focus-visible, summary:focus-visible { outline: 3px solid var(--link); outline-offset: 2px; }
.skip { position: absolute; left: -100vw; } .skip:focus { left: 1rem; top: 1rem; background: var(--paper); padding: .5rem; }
header, main, footer { max-width: 78rem; margin: 0 auto; padding: 0 1.25rem; }
header { padding-top: 1rem; display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; align-items: baseline; border-bottom: 1px solid var(--line); padding-bottom: .6rem; }
header nav { display: contents; } header a[aria-current] { color: inherit; text-decoration: none; }
header .name { font-weight: bold; letter-spacing: .02em; text-decoration: none; color: inherit; }
footer { margin-top: 4rem; padding-top: 1rem; padding-bottom: 2rem; border-top: 1px solid var(--line); color: var(--soft); font-size: .9rem; }
h1 { font-size: 1.7rem; line-height: 1.2; margin: 1.6rem 0 .6rem; } h2 { font-size: 1.25rem; margin: 2.2rem 0 .6rem; } h3 { font-size: 1.05rem; margin: 1.6rem 0 .4rem; }
h1, h2, h3, h4, code { overflow-wrap: anywhere; } p, li, dt, dd, summary { overflow-wrap: break-word; }
p { margin: .5rem 0; } time, td.when { white-space: nowrap; } main > p, .measure { max-width: 40rem; }
.soft { color: var(--soft); } code, .number { font-family: ui-monospace, "SF Mono", Menlo, Consolas, monospace; font-size: .86em; }
.number { font-variant-numeric: tabular-nums; white-space: nowrap; }
.measure.number { white-space: normal; }
.scroll { overflow-x: auto; } table { border-collapse: collapse; font-size: .93rem; line-height: 1.4; margin: .6rem 0; }
th, td { text-align: left; vertical-align: baseline; padding: .3rem .9rem .3rem 0; border-bottom: 1px solid var(--line); }
th { font-weight: 600; color: var(--soft); } td.n, th.n { text-align: right; font-variant-numeric: tabular-nums; }
tr:target, article:target { background: var(--wash); }
.rule { display: grid; gap: 0 .8rem; }
.rule .number { padding-top: .18rem; color: var(--soft); } .rule p:first-child { margin-top: 0; }
.example { border-left: 3px solid var(--line); padding-left: .8rem; color: var(--soft); margin: .5rem 0; }
ins { color: var(--ins); background: var(--ins-wash); text-decoration: underline; text-decoration-thickness: 1px; text-underline-offset: .18em; }
del { color: var(--del); background: var(--del-wash); text-decoration: line-through; text-decoration-thickness: 1px; }
.tag { font-size: .8rem; padding: 0 .4em; border: 1px solid var(--line); border-radius: .3em; color: var(--soft); white-space: nowrap; }
.tag.strong { color: var(--ink); border-color: var(--soft); }
details > summary { cursor: pointer; } mark { background: var(--ins-wash); color: inherit; }
@media (max-width: 40rem) { html { font-size: 1rem; } }
@media print { header a:not(.name), .skip { display: none; } a { color: inherit; } .rule { break-inside: avoid; } }
`;
