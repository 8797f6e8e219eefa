import { textFrom } from '../characters.js';

/** Names of the one-byte code pages that rule dumps were saved in, and of those that translations of them may be in. */
export type PageName =
  | 'windows-1252'
  | 'macintosh'
  | 'ibm437'
  | 'windows-1250'
  | 'iso-8859-2'
  | 'windows-1251'
  | 'koi8-r';

const UNUSED = '\ufffd'.repeat(32);

/** The upper halves (bytes 0x80 to 0xFF) as 128 characters each; U+FFFD where the page has no character. */
const UPPER: Record<PageName, string> = {
  'windows-1252':
    '€\ufffd‚ƒ„…†‡ˆ‰Š‹Œ\ufffdŽ\ufffd\ufffd‘’“”•–—˜™š›œ\ufffdžŸ' +
    '\u00a0¡¢£¤¥¦§¨©ª«¬\u00ad®¯°±²³´µ¶·¸¹º»¼½¾¿' +
    'ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖ×ØÙÚÛÜÝÞß' +
    'àáâãäåæçèéêëìíîïðñòóôõö÷øùúûüýþÿ',
  macintosh:
    'ÄÅÇÉÑÖÜáàâäãåçéèêëíìîïñóòôöõúùûü' +
    '†°¢£§•¶ß®©™´¨≠ÆØ∞±≤≥¥µ∂∑∏π∫ªºΩæø' +
    '¿¡¬√ƒ≈∆«»…\u00a0ÀÃÕŒœ–—“”‘’÷◊ÿŸ⁄€‹›ﬁﬂ' +
    '‡·‚„‰ÂÊÁËÈÍÎÏÌÓÔ\uf8ffÒÚÛÙıˆ˜¯˘˙˚¸˝˛ˇ',
  ibm437:
    'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒ' +
    'áíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐' +
    '└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀' +
    'αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u00a0',
  'windows-1250':
    '€\ufffd‚\ufffd„…†‡\ufffd‰Š‹ŚŤŽŹ\ufffd‘’“”•–—\ufffd™š›śťžź' +
    '\u00a0ˇ˘Ł¤Ą¦§¨©Ş«¬\u00ad®Ż°±˛ł´µ¶·¸ąş»Ľ˝ľż' +
    'ŔÁÂĂÄĹĆÇČÉĘËĚÍÎĎĐŃŇÓÔŐÖ×ŘŮÚŰÜÝŢß' +
    'ŕáâăäĺćçčéęëěíîďđńňóôőö÷řůúűüýţ˙',
  'iso-8859-2':
    UNUSED +
    '\u00a0Ą˘Ł¤ĽŚ§¨ŠŞŤŹ\u00adŽŻ°ą˛ł´ľśˇ¸šşťź˝žż' +
    'ŔÁÂĂÄĹĆÇČÉĘËĚÍÎĎĐŃŇÓÔŐÖ×ŘŮÚŰÜÝŢß' +
    'ŕáâăäĺćçčéęëěíîďđńňóôőö÷řůúűüýţ˙',
  'windows-1251':
    'ЂЃ‚ѓ„…†‡€‰Љ‹ЊЌЋЏђ‘’“”•–—\ufffd™љ›њќћџ' +
    '\u00a0ЎўЈ¤Ґ¦§Ё©Є«¬\u00ad®Ї°±Ііґµ¶·ё№є»јЅѕї' +
    'АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯ' +
    'абвгдежзийклмнопрстуфхцчшщъыьэюя',
  'koi8-r':
    '─│┌┐└┘├┤┬┴┼▀▄█▌▐░▒▓⌠■∙√≈≤≥\u00a0⌡°²·÷' +
    '═║╒ё╓╔╕╖╗╘╙╚╛╜╝╞╟╠╡Ё╢╣╤╥╦╧╨╩╪╫╬©' +
    'юабцдефгхийклмнопярстужвьызшэщчъ' +
    'ЮАБЦДЕФГХИЙКЛМНОПЯРСТУЖВЬЫЗШЭЩЧЪ',
};

/** The pages in the order in which a tie is decided. */
export const PAGE_NAMES: readonly PageName[] = [
  'windows-1252',
  'macintosh',
  'ibm437',
  'windows-1250',
  'iso-8859-2',
  'windows-1251',
  'koi8-r',
];

/** The character of a byte from 0x80 on. */
export function upperCharacter(page: PageName, byte: number): string {
  return UPPER[page][byte - 0x80] as string;
}

/**
 * Decodes bytes in a one-byte code page. The tables are the project's own because the decoders of the platform differ
 * between versions on the bytes 0x80 to 0x9F, and have no CP437.
 *
 * @param bytes the whole document or any slice of it
 * @returns one UTF-16 unit per byte
 */
export function decodePage(page: PageName, bytes: Uint8Array): string {
  const table = new Uint16Array(256);
  for (let byte = 0; byte < 128; byte++) table[byte] = byte;
  for (let byte = 128; byte < 256; byte++) table[byte] = upperCharacter(page, byte).charCodeAt(0);
  const units = new Uint16Array(bytes.length);
  for (let at = 0; at < bytes.length; at++) units[at] = table[bytes[at] as number] as number;
  return textFrom(units);
}
