/**
 * Colours of the editions that brought the words of a rule, the oldest first: one hue from pale to strong, so that the order can
 * be seen whatever colours a person tells apart, and the words stay readable on each.
 */
const TINTS: readonly (readonly [light: string, dark: string])[] = [
  ['#eef0f2', '#24272b'],
  ['#e1eaf0', '#22303a'],
  ['#d1e4ec', '#1f3a47'],
  ['#c0dde4', '#1d4550'],
  ['#b3d7d5', '#1e4f52'],
  ['#b5d6b4', '#2c5742'],
  ['#d3d78c', '#4f5a25'],
  ['#f2d36b', '#6b5710'],
];

/** Lives, flows and lines of time. */
export const PICTURES = `
.picture { margin: .8rem 0; } .picture svg { display: block; width: 100%; min-width: 40rem; max-width: 62rem; height: auto; font: 13px var(--sans); }
svg text { fill: var(--ink); } svg .axis { fill: var(--soft); font-size: 12px; } svg a text { fill: var(--link); } svg a:focus-visible { outline: 2px solid var(--link); }
svg.flow { min-width: 44rem; } svg.flow rect { fill: var(--soft); } svg.flow .band { fill: none; stroke: var(--soft); stroke-opacity: .22; } svg.flow .band.moved { stroke: var(--link); stroke-opacity: .38; }
svg.flow .band:hover { stroke-opacity: .65; } svg.flow .inner { paint-order: stroke; stroke: var(--paper); stroke-width: 3px; }
svg .tick line, svg .ticks { stroke: var(--line); stroke-width: 1; } svg .ticks { stroke-dasharray: 2 3; fill: none; } svg .mid { text-anchor: middle; }
svg.life .lane line { stroke: var(--soft); stroke-width: 3; stroke-linecap: round; } svg.life .lane path { fill: none; stroke: var(--soft); stroke-width: 1.5; }
svg.life .numeral { font: 13px var(--mono); }
svg.life .branch path { fill: none; stroke: var(--del); stroke-width: 1.5; } svg.life .branch.into path { stroke: var(--ins); stroke-dasharray: 5 3; }
svg.life .mark { fill: var(--paper); stroke: var(--ink); stroke-width: 1.5; }
svg.parameters .ground { stroke: var(--line); stroke-width: 2; } svg.parameters circle { fill: var(--link); fill-opacity: .75; stroke: var(--paper); } svg.parameters a:is(:hover, :focus-visible) circle { fill: var(--del); }
svg.archive .ground { stroke: var(--soft); } svg.archive .release { paint-order: stroke; stroke: var(--paper); stroke-width: 4px; pointer-events: none; } svg.archive .touch { fill: transparent; } svg.archive a:hover .touch, svg.archive a:focus-visible .touch { fill: var(--wash); }
svg.archive .editorial, .swatch.editorial { fill: light-dark(#b9c3cc, #59626b); background: light-dark(#b9c3cc, #59626b); }
svg.archive .substantive, .swatch.substantive { fill: light-dark(#3f74a8, #7fb2e4); background: light-dark(#3f74a8, #7fb2e4); }
svg.archive .added, .swatch.added { fill: light-dark(#12304d, #d5e8fb); background: light-dark(#12304d, #d5e8fb); }
svg.archive .deleted, .swatch.deleted { fill: light-dark(#b5651d, #e0a060); background: light-dark(#b5651d, #e0a060); }
ul.legend { list-style: none; padding: 0; margin: .4rem 0 .8rem; display: flex; flex-wrap: wrap; gap: .2rem 1.1rem; font: .92rem/1.5 var(--sans); }
.swatch { display: inline-block; width: 1em; height: 1em; border: 1px solid var(--line); vertical-align: -.12em; }
${TINTS.map(([light, dark], i) => `.b${i + 1} { background: light-dark(${light}, ${dark}); } svg .mark.b${i + 1} { fill: light-dark(${light}, ${dark}); }`).join('\n')}
.words span { padding: .08em 0; box-decoration-break: clone; }
.wording { margin: 1.2rem 0; } .wording h3 { margin-bottom: .1rem; } .wording p { margin: .2rem 0; } .wording .tag { font-weight: normal; }
@media print { .words span, .swatch { print-color-adjust: exact; } .picture { break-inside: avoid; } }
`;
