/** The game under two editions: everything in two columns, the older edition on the left. */
export const PLAY = `
q, code { unicode-bidi: isolate; }
ul.many { columns: 16rem; column-gap: 2rem; padding-left: 1.1rem; margin: .4rem 0; } ul.many li { break-inside: avoid; overflow-wrap: anywhere; } ul.many.parameters { columns: 20rem; } ul.many .tag { margin-left: .4rem; }
table.values td { overflow-wrap: anywhere; } table.values td:last-child { min-width: 12rem; }
dl.meanings { display: grid; grid-template-columns: max-content minmax(0, 40rem); gap: .1rem 1rem; margin: .4rem 0; } dl.meanings dd { margin: 0; } dl.meanings dt { color: var(--soft); }
@media (max-width: 40rem) { dl.meanings { grid-template-columns: 1fr; } dl.meanings dt { margin-top: .4rem; overflow-wrap: anywhere; } }
.difference .sides { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 20rem), 1fr)); gap: 0 2rem; }
.player .choosers { display: flex; flex-wrap: wrap; gap: .4rem 1.2rem; margin: .8rem 0; }
.player .pair { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 22rem), 1fr)); gap: 0 2rem; }
.player .verdict { border-left: 3px solid var(--ink); padding-left: .8rem; margin: 1rem 0; }
.player .answers th[scope=row] { font-weight: normal; color: inherit; } .player .answers caption { text-align: left; }
.player .answers td { font-variant-numeric: tabular-nums; } .player .differs td { background: var(--ins-wash); padding-left: .4rem; }
.player .card { border-top: 1px solid var(--line); margin: .4rem 0 1.2rem; }
.player .card :is(h3, h4, h5, h6) { margin: .6rem 0 .2rem; font-size: 1rem; }
.player textarea.example { border-left-width: 3px; color: var(--soft); }
.player .stated { margin: .5rem 0; } .player .stated p { margin: .15rem 0; }
.player fieldset.steps { border: 0; padding: 0; margin: .4rem 0; display: flex; flex-wrap: wrap; gap: .4rem .6rem; align-items: baseline; }
.player .steps legend { position: absolute; left: -100vw; }
.player .events { max-height: 24rem; overflow-y: auto; border: 1px solid var(--line); }
.player .events table { width: 100%; table-layout: fixed; margin: 0; }
.player .events th { position: sticky; top: 0; background: var(--paper); padding: .3rem .6rem; }
.player .events td { padding: 0; border: 0; } .player .events .differs td:first-child { border-left: 3px solid var(--del); }
.player .events .differs td { background: var(--wash); }
.player button.event { all: unset; box-sizing: border-box; display: block; width: 100%; padding: .1rem .6rem; cursor: pointer; overflow-wrap: anywhere; }
.player button.event .number { display: inline-block; min-width: 1.8rem; color: var(--soft); }
.player button.event[aria-current] { background: var(--ins-wash); box-shadow: inset 3px 0 var(--link); }
.player button.event:focus-visible { outline: 3px solid var(--link); outline-offset: -3px; }
.player .cited { margin: .5rem 0; } .player .cited p { margin: .1rem 0; }
.player .why { padding-left: 1.4rem; margin: .3rem 0; }
.player .another { margin: .8rem 0; }
`;
