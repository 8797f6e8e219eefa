/** Teams by colours that people of every sight tell apart; names and places at the table say the same. */
const TEAMS: readonly (readonly [light: string, dark: string])[] = [
  ['#cfe0f3', '#1f3d5f'],
  ['#f9dfc0', '#5b3a14'],
  ['#cfe9dc', '#1c4a3a'],
  ['#e8d9ee', '#472f52'],
  ['#f4edb9', '#4f481a'],
  ['#d7eef4', '#1d4652'],
];

/** A game watched under two editions, the older rules on the left. */
export const PLAY = `
q, code { unicode-bidi: isolate; }
ul.many { columns: 16rem; column-gap: 2rem; padding-left: 1.1rem; margin: .4rem 0; } ul.many li { break-inside: avoid; overflow-wrap: anywhere; } ul.many.parameters { columns: 20rem; } ul.many .tag { margin-left: .4rem; }
form.narrow { display: flex; flex-wrap: wrap; gap: .4rem 1.2rem; align-items: baseline; margin: .9rem 0 -.6rem; min-height: 2.2rem; } @media not (scripting: none) { [data-narrow] { min-height: 3.1rem; } }
table.values td { overflow-wrap: anywhere; } table.values td:is(:first-child, :last-child) { min-width: 12rem; } table.values td:nth-child(2) { min-width: 9rem; }
dl.meanings { display: grid; grid-template-columns: max-content minmax(0, 40rem); gap: .1rem 1rem; margin: .4rem 0; } dl.meanings dd { margin: 0; } dl.meanings dt { color: var(--soft); }
@media (max-width: 40rem) { dl.meanings { grid-template-columns: 1fr; } dl.meanings dt { margin-top: .4rem; overflow-wrap: anywhere; } }
.difference .sides { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 20rem), 1fr)); gap: 0 2rem; }
@media not (scripting: none) { [data-play=now], [data-differences] { min-height: 100vh; } }

.player .top { display: flex; flex-wrap: wrap; gap: 0 1.2rem; align-items: baseline; margin-top: 1rem; } .player .top > :is(h2, h3) { margin: .2rem 0; } .player .about { max-width: 62rem; } .player .editions { margin: .7rem 0 .1rem; row-gap: .4rem; } .editions label { display: flex; gap: .5rem; align-items: baseline; white-space: nowrap; } .editions select { flex: 0 1 14rem; min-width: 0; font-weight: 600; }
.player .choosers { display: flex; flex-wrap: wrap; align-items: baseline; gap: .4rem 1.2rem; margin: .8rem 0; } .player .choosers label { min-width: 0; max-width: 100%; } .player .choosers select { min-width: 0; max-width: min(100%, 26rem); }
.player .choose[open] { flex: 1 0 100%; min-width: 0; border: 1px solid var(--line); border-radius: .4rem; padding: .45rem .8rem; margin: .4rem 0; background: var(--raised); } .player .choose > summary { font: 600 1rem/1.5 var(--sans); color: var(--link); }
.player .choose[open] { padding-bottom: .9rem; } ul.games { list-style: none; columns: 22rem; column-gap: 2rem; padding: 0; margin: .4rem 0; font: .97rem/1.45 var(--sans); } ul.games li { break-inside: avoid; padding: .16rem 0; } ul.games [aria-current] { font-weight: 600; color: inherit; text-decoration: none; }
.player .choose ul.games { max-height: 24rem; overflow-y: auto; }
.player .pair { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 0 1.6rem; }
@media (max-width: 48rem) { .player .pair { grid-template-columns: minmax(0, 1fr); } .player .editions { row-gap: .5rem; } .player .editions label { display: grid; grid-template-columns: 6.5rem minmax(0, 1fr); } }
.player .verdict { border-left: 3px solid var(--brand); padding: .1rem 0 .1rem .9rem; margin: .8rem 0 1rem; } .player .verdict > p:first-child { margin-top: 0; }
.cause p { margin: .3rem 0 .1rem; } .cause dl { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 19rem), 1fr)); gap: .2rem 1.6rem; margin: .1rem 0 .5rem; font: .97rem/1.45 var(--sans); } .cause dt { color: var(--soft); } .cause dd { margin: 0; }
.stage { margin: 0 0 1.6rem; touch-action: pan-y pinch-zoom; } .stage figure { margin: 0; min-width: 0; }
.stage figcaption { font: 600 .95rem/1.5 var(--sans); } .stage figcaption .tag { margin-left: .6rem; font-weight: 400; }
.board.wide svg.table { max-width: none; min-width: 34rem; } .stage .pair.wide { grid-template-columns: minmax(0, 1fr); gap: .8rem; } svg.table { display: block; width: 100%; max-width: 37rem; height: auto; margin: .2rem 0; font: 12px var(--sans); }
svg.table .surface { fill: var(--wash); stroke: var(--line); stroke-width: 1.5; } svg.table .range { fill: none; stroke: var(--link); stroke-width: 5; stroke-linecap: round; opacity: .75; }
svg.table .seat > rect { fill: var(--raised); stroke: var(--line); stroke-width: 1.2; } svg.table .seat .name { font-weight: 600; font-size: 13px; } svg.table .note { font-size: 10.5px; fill: var(--soft); }
svg.table .life { font: 600 21px var(--sans); font-variant-numeric: tabular-nums; } svg.table .note .total { font-size: 13px; font-weight: 600; fill: var(--ink); }
svg.table .apart { fill: var(--del); text-decoration: underline; text-decoration-thickness: 1.5px; text-underline-offset: 2px; } svg.table .change { font-weight: 600; } svg.table .change.less { fill: var(--del); } svg.table .change.more { fill: var(--ins); }
svg.table .seat.active > rect { stroke: var(--ink); stroke-width: 1.8; } svg.table .seat.about > rect, svg.table .tile.about rect, svg.table .pill.about rect { stroke: var(--link); stroke-width: 2.4; } svg.table .seat.eye > rect { stroke: var(--link); }
svg.table .seat.gone { opacity: .5; } svg.table .seat.gone > rect { stroke-dasharray: 4 3; }
svg.table .band text { font-size: 12.5px; } svg.table .band .total { font-weight: 600; font-size: 14px; }
${TEAMS.map(([light, dark], at) => `svg.table .band.team${at} rect { fill: light-dark(${light}, ${dark}); } svg.table .seat.team${at} > rect { stroke: light-dark(${light}, ${dark}); }`).join('\n')}
svg.table .seat.team0.active > rect, svg.table .seat[class*=team].active > rect { stroke: var(--ink); } svg.table .seat[class*=team].about > rect { stroke: var(--link); }
svg.table .tile rect { fill: var(--paper); stroke: var(--soft); } svg.table .tile text { font-size: 11px; } svg.table .tile .state { font-size: 9.5px; fill: var(--soft); } svg.table .tile.tapped rect { fill: var(--wash); stroke-dasharray: 5 2; } svg.table .tile.attacking rect { stroke: var(--del); stroke-width: 1.8; }
svg.table .pill rect { fill: var(--raised); stroke: var(--ink); } svg.table .pill text { font-size: 11px; } svg.table .turn { font-size: 11.5px; fill: var(--soft); }
svg.table .arrow path { fill: none; stroke-width: 2; } svg.table .arrow.attack path { stroke: var(--del); stroke-width: 2.6; } svg.table .arrow.block path { stroke: var(--ins); stroke-dasharray: 7 3; } svg.table .arrow.target path { stroke: var(--ink); stroke-dasharray: 2 3; } svg.table .arrow.damage path { stroke: var(--del); stroke-width: 2; stroke-dasharray: 8 2 2 2; }
svg.table .arrow text { font-size: 13px; font-weight: 600; fill: var(--del); } svg.table :is(.arrow text, .turn) { paint-order: stroke; stroke: var(--wash); stroke-width: 5px; stroke-linejoin: round; }
svg.table marker:is(.attack, .damage) path { fill: var(--del); } svg.table marker.block path { fill: var(--ins); } svg.table marker.target path { fill: var(--ink); }
svg.table .marker circle { fill: var(--brand); stroke: var(--paper); stroke-width: 1.5; } svg.table .marker path { fill: var(--paper); } svg.table .marker text { fill: var(--paper); font-size: 10.5px; font-weight: 600; } svg.table .marker.waiting circle { fill: var(--soft); }
@media (prefers-reduced-motion: no-preference) { svg.table :is(.marker, .tile, .pill) { transition: transform .25s ease-out; } }
.stage .now { font-family: var(--sans); min-height: 3.1em; margin: .1rem 0; } .stage .apart .now { border-left: 3px solid var(--del); padding-left: .6rem; } .stage .lines { font: .93rem/1.5 var(--sans); color: var(--soft); } .stage .lines ul { padding-left: 1.1rem; margin: .3rem 0; }
.controls { position: sticky; bottom: 0; z-index: 1; border: 0; border-top: 1px solid var(--line); margin: .6rem 0 0; padding: .5rem 0; min-width: 0; background: var(--paper); display: flex; flex-wrap: wrap; gap: .4rem .5rem; align-items: center; font-family: var(--sans); }
.controls button { min-height: 2.4rem; } .controls button:has(svg) { width: 2.7rem; padding: .45rem; } .controls svg { display: block; margin: auto; width: 1.4rem; height: 1.4rem; fill: currentColor; stroke: currentColor; stroke-width: 1.6; stroke-linejoin: round; }
.controls input[type=range] { flex: 1 1 8rem; min-width: 6rem; max-width: 22rem; padding: 0; border: 0; accent-color: var(--link); min-height: 2.4rem; background: none; } .controls .place { font-variant-numeric: tabular-nums; min-width: 4.2em; } .controls .keys { font-size: .9rem; margin-left: auto; }
@media (min-width: 48.01rem) { .stage .pair:not(.wide) figcaption:not(:has(.tag)) { position: absolute; clip-path: inset(50%); } }
@media (max-width: 48rem) { .controls .keys { display: none; } .stage .now { min-height: 1.6em; } }
.unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; margin: 0; padding: 0; }
.player .answers th[scope=row] { font-weight: normal; color: inherit; } .player .answers td { font-variant-numeric: tabular-nums; } .player .answers .differs :is(td, th) { background: var(--ins-wash); } .player .answers :is(td, th) { padding-left: .5rem; }
.player .card { border-top: 1px solid var(--line); margin: .4rem 0 1.2rem; } .player .card :is(h3, h4, h5, h6) { margin: .6rem 0 .2rem; font-size: 1rem; }
.player textarea { font: 1rem/1.5 var(--serif); } .player textarea.example { border-left-width: 3px; color: var(--soft); }
.player .stated { margin: .5rem 0; font: .95rem/1.45 var(--sans); } .player .stated p { margin: .15rem 0; overflow-wrap: anywhere; }
.player .events { max-height: 22rem; overflow-y: auto; border: 1px solid var(--line); border-radius: .3rem; } .player .events table { width: 100%; table-layout: fixed; margin: 0; }
.player .events th { position: sticky; top: 0; background: var(--paper); padding: .3rem .6rem; } .player .events td { padding: 0; border: 0; } .player .events .differs td:first-child { border-left: 3px solid var(--del); } .player .events .differs td { background: var(--wash); }
.player button.event { all: unset; box-sizing: border-box; display: block; width: 100%; padding: .14rem .6rem; cursor: pointer; overflow-wrap: anywhere; } .player button.event .number { display: inline-block; min-width: 1.8rem; color: var(--soft); }
.player button.event.here { background: var(--ins-wash); box-shadow: inset 3px 0 var(--link); } .player button.event:focus-visible { outline: 3px solid var(--link); outline-offset: -3px; }
.player .cited { margin: .5rem 0; } .player .cited p { margin: .1rem 0; } .player .why { padding-left: 1.4rem; margin: .3rem 0; } .player .another { margin: .8rem 0; }
@media print { .controls, .player .choose, .player .choosers { display: none; } }
`;
