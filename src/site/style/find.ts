/** Search, and the boxes that find something. */
export const FIND = `
.search form, form.box { display: flex; flex-wrap: wrap; gap: .4rem 1rem; align-items: baseline; margin: .6rem 0; }
.search label, .box label, .choosers label { display: inline-flex; flex-wrap: wrap; gap: .1rem .4rem; align-items: baseline; max-width: 100%; }
.search input[type=search] { width: 22rem; max-width: 100%; }
ol.found { list-style: none; padding: 0; max-width: 46rem; } ol.found li { margin: .9rem 0; } ol.found p { margin: .1rem 0; white-space: pre-line; }
ol.found .versions { padding-left: 1.1rem; } ol.found .versions li { margin: .4rem 0; } ol.found details { margin-top: .2rem; }
a.hit { text-decoration: none; } a.hit:hover, a.hit:focus { text-decoration: underline; }
dialog.finder { width: min(46rem, calc(100vw - 2rem)); max-height: min(44rem, calc(100vh - 4rem)); margin: 2rem auto auto; padding: 1rem 1.2rem; overflow: auto; color: inherit; background: var(--paper); border: 1px solid var(--soft); border-radius: .4rem; }
dialog.finder::backdrop { background: rgb(0 0 0 / .35); }
dialog.finder .close { position: sticky; top: 0; float: right; min-width: 2rem; min-height: 2rem; }
ul.borne { padding-left: 1.1rem; } ul.borne li { margin: .3rem 0; }
#definition { position: absolute; z-index: 2; max-width: 26rem; padding: .5rem .7rem; background: var(--paper); border: 1px solid var(--soft); font-size: .92rem; line-height: 1.45; box-shadow: 0 2px 8px rgb(0 0 0 / .18); }
[data-from].pointed { outline: 2px solid var(--link); }
`;
