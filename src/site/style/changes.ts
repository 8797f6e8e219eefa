/** Kinds of change that a switch can hide. */
const KINDS = [
  'substantive',
  'added',
  'deleted',
  'wording',
  'example',
  'terminology',
  'reference',
  'typography',
] as const;

/** Comparisons: a ledger of changes, its switches, and texts in one column or two. */
export const CHANGES = `
.quote { margin: .8rem 0; padding: .1rem 0 .1rem 1rem; border-left: 3px solid var(--line); max-width: 42rem; font-size: 1.05rem; }
form.switches { font-family: var(--sans); display: flex; flex-wrap: wrap; gap: .2rem 1.5rem; margin: .8rem 0 1.2rem; font-size: .9rem; align-items: baseline; }
.switches fieldset { border: 0; margin: 0; padding: 0; display: flex; flex-wrap: wrap; gap: .1rem .95rem; min-width: 0; }
.switches legend { float: left; padding: 0; margin-right: .1rem; color: var(--soft); } .switches label { white-space: nowrap; }
.switches input { accent-color: var(--link); margin: 0 .15em 0 0; vertical-align: -.1em; } .switches .count { color: var(--soft); font-variant-numeric: tabular-nums; }
.switches .keys { margin: 0; } kbd { font: .85em var(--sans); border: 1px solid var(--line); border-radius: .25em; padding: 0 .35em; }
.edge { display: grid; grid-template: 'number verdict' auto '. said' auto '. why' auto / 5.4rem minmax(0, 1fr); gap: 0 .8rem; margin: 0; padding: .75rem 0; border-top: 1px solid var(--line); }
.edge > .number { grid-area: number; padding-top: .2rem; } .edge > .verdict { grid-area: verdict; } .edge > .said { grid-area: said; } .edge > .why { grid-area: why; } .edge p { margin: .25rem 0; }
.edge .texts > p, .edge .why { max-width: 42rem; } .edge .second { display: none; }
.edge .verdict { font: .9rem/1.5 var(--sans); } .edge .verdict .tag { margin-right: .4em; }
.edge.current { background: var(--wash); }
.why { font: .88rem/1.5 var(--sans); color: var(--soft); margin-top: .3rem; } .why ul { margin: .2rem 0; padding-left: 1.2rem; }
.edge.entry { display: block; } .entry h2 { font-size: 1rem; margin: 0; } .entry .verdict a { margin-right: .5em; }
.other { margin: .6rem 0; } .other p { margin: .1rem 0; }
main:has(#view-side:checked) .texts:not(.single) { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 0 1.6rem; }
main:has(#view-side:checked) .texts:not(.single) > .second { display: block; }
main:has(#view-side:checked) .texts:not(.single) > p:not(.second) ins { display: none; }
${KINDS.map((kind) => `main:has(#show-${kind}:not(:checked)) .edge[data-change=${kind}]`).join(',\n')} { display: none; }
/* On a wide screen what is said about a change is beside its text, unless both texts are beside each other. */
@media screen and (min-width: 68rem) {
  main:not(:has(#view-side:checked)) .edge:not(.entry) { grid-template: 'number said verdict' auto 'number said why' 1fr / 5.4rem minmax(0, 42rem) minmax(0, 1fr); column-gap: 1.2rem; }
  main:not(:has(#view-side:checked)) .edge.entry { display: grid; grid-template-columns: minmax(0, 46rem) minmax(0, 1fr); gap: 0 1.2rem; } .edge.entry > * { grid-column: 1; } .edge.entry > .verdict { grid-area: 1 / 2; }
}
@media (max-width: 40rem) { .edge { grid-template: 'number' 'verdict' 'said' 'why' / minmax(0, 1fr); } .edge > .number { text-align: left; } .edge > .number br { display: none; } main:has(#view-side:checked) .texts:not(.single) { grid-template-columns: minmax(0, 1fr); gap: .3rem; } }
@media print { form.switches, [data-keys] { display: none; } .edge > .number a, .edge a { text-decoration: none; } .why:not([open]) { display: none; } }
`;
