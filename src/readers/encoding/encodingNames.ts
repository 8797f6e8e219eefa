/**
 * Words with letters beyond ASCII that rules texts mention: names of cards and their places and people, and a few
 * words of English. Where a code page makes one of them out of the bytes, that speaks loudly for the page.
 */
const KNOWN =
  'Hajjâj Dandân Ghazbán Junún Juzám Khabál Bíff Dûl Dûls Ma’rûf marûf rûf Jötun Bösium Márton Déjà Séance Æther ' +
  'Ærathi Kennerüd Nazgûl Éowyn Éomer Théoden Barad-dûr dûr dûm Andúril Lórien Lothlórien Dúnedain Dúnedan Palantír ' +
  'Gríma Eärendil Uglúk Grishnákh Fëanor Glóin Óin Thráin Thrór Dáin Númenor Númenórean ' +
  'Celebrían Tinúviel Lúthien Manwë Ilúvatar Ragnarök Märchen ' +
  'naïve café façade rôle coöperate coöperation résumé cliché Pokémon São Pão André José García Muñoz François Zürich ' +
  'Jürgen Günther Müller Schröder Göteborg Malmö Ångström Møller Sørensen Renée Zoë Chloë Noël';

const WORDS: ReadonlySet<string> = new Set(KNOWN.toLowerCase().split(' '));

/** True for a word with letters beyond ASCII that rules texts are known to mention; case does not matter. */
export function isKnownName(word: string): boolean {
  return WORDS.has(word.toLowerCase());
}
