/** Search, and the boxes that find something. */
export const FIND = `
.search form, form.box { display: flex; flex-wrap: wrap; gap: .4rem 1rem; align-items: baseline; margin: .6rem 0; }
.search label, .box label, .choosers label { display: inline-flex; flex-wrap: wrap; gap: .1rem .4rem; align-items: baseline; max-width: 100%; }
.search input[type=search] { width: 22rem; max-width: 100%; }
ol.found { list-style: none; padding: 0; max-width: 46rem; } ol.found li { margin: .9rem 0; } ol.found p { margin: .1rem 0; white-space: pre-line; }
ul.borne { padding-left: 1.1rem; } ul.borne li { margin: .3rem 0; }
#definition { position: absolute; z-index: 2; max-width: 26rem; padding: .5rem .7rem; background: var(--paper); border: 1px solid var(--soft); font-size: .92rem; line-height: 1.45; box-shadow: 0 2px 8px rgb(0 0 0 / .18); }
[data-from].pointed { outline: 2px solid var(--link); }
`;
