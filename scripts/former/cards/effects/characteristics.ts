import type { Amount, Characteristics } from '../../../../src/game/index.js';
import type { Cursor } from '../cursor.js';
import { readKeyword } from '../references.js';
import { COLORS, SUPERTYPES, singular, TYPES } from '../words.js';

/** `1/1 Myr artifact`, `4/4 flying Horror creature`: a creature unless it says otherwise as well. */
export function readCharacteristics(c: Cursor): Characteristics {
  const spec: Characteristics = {};
  const types: string[] = [];
  const read = (): Amount | undefined => c.number();
  const power = read();
  if (power !== undefined) {
    c.need('/');
    const toughness = read();
    if (toughness === undefined) throw c.error('expected a toughness');
    spec.power = power;
    spec.toughness = toughness;
    types.push('creature');
  }
  for (;;) {
    const word = c.peek();
    const token = c.tokens[c.at];
    if (!token || !/^[a-z]/.test(word)) break;
    const known = readKeyword(c);
    if (known) {
      spec.keywords = [...(spec.keywords ?? []), known];
      continue;
    }
    const one = singular(word);
    if ((TYPES as readonly string[]).includes(one)) {
      if (!types.includes(one)) types.push(one);
    } else if ((COLORS as readonly string[]).includes(word)) spec.colors = [...(spec.colors ?? []), word];
    else if ((SUPERTYPES as readonly string[]).includes(word))
      spec.supertypes = [...(spec.supertypes ?? []), word];
    else if (/^[A-Z]/.test(token.text)) spec.subtypes = [...(spec.subtypes ?? []), token.text];
    else break;
    c.at++;
  }
  spec.types = types;
  return spec;
}
