/** Pages for developers: declarations and lines of code in long columns. */
export const DEVELOPER = `
pre { margin: .4rem 0; padding: .6rem .8rem; background: var(--wash); line-height: 1.45; width: fit-content; min-width: min(100%, 40rem); max-width: 100%; }
pre code { overflow-wrap: normal; }
.declaration { margin: 1.4rem 0 2rem; } .declaration h3 { margin-bottom: .2rem; } .declaration h3 code { font-size: 1rem; }
.told { margin: .4rem 0; } .told div { display: grid; grid-template-columns: minmax(5rem, max-content) 1fr; gap: 0 .9rem; margin: .15rem 0; }
.told dt { color: var(--soft); } .told dd { margin: 0; }
@media (max-width: 40rem) { .told div { grid-template-columns: 1fr; } .told dd { padding-left: 1rem; } }
.document > p, .document > ul, .document > ol { max-width: 40rem; } .document td { min-width: 6rem; } .document td.n { min-width: 0; } .document td:last-child:not(.n) { min-width: 14rem; } .document td code { overflow-wrap: normal; }
blockquote { margin: .6rem 0; padding-left: .9rem; border-left: 3px solid var(--line); color: var(--soft); }
`;
