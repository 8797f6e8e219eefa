/** The module with what templates say, for a bundle of the sources; undefined where it was made from other sources. */
export function readyTemplates(): string | undefined;
