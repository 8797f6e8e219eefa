/**
 * The sentences of ours that were read when the package was compiled, as the JSON of `Packed`. There are none in the sources, where each is
 * read when it is first asked for; `scripts/templates.mjs` writes them in place of this module.
 */
export const ready: string = '{"shapes":"[]","sorts":"[]","templates":"[]","texts":""}';
