import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decode } from '../../../src/readers/encoding/index.js';
import {
  decodePage,
  PAGE_NAMES,
  type PageName,
  upperCharacter,
} from '../../../src/readers/encoding/pages.js';
import { read } from '../../../src/readers/index.js';

/** Writes text in a one-byte code page. */
function encoded(page: PageName, text: string): Uint8Array {
  return Uint8Array.from([...text], (c) => {
    if (c.charCodeAt(0) < 128) return c.charCodeAt(0);
    for (let byte = 128; byte < 256; byte++) if (upperCharacter(page, byte) === c) return byte;
    throw new Error(`${c} is not in ${page}`);
  });
}

const utf16 = (text: string, little: boolean): number[] =>
  [...text].flatMap((c) => {
    const unit = c.charCodeAt(0);
    return little ? [unit & 255, unit >> 8] : [unit >> 8, unit & 255];
  });

const utf32 = (text: string, little: boolean): Uint8Array => {
  const view = new DataView(new ArrayBuffer(text.length * 4));
  [...text].forEach((c, i) => {
    view.setUint32(i * 4, c.charCodeAt(0), little);
  });
  return new Uint8Array(view.buffer);
};

const WORDS = 'The player’s lamp “burns” — see rule 704.\r\n';

describe('a document with a mark of its encoding', () => {
  it.each([
    ['utf-8', [0xef, 0xbb, 0xbf, ...new TextEncoder().encode(WORDS)]],
    ['utf-16le', [0xff, 0xfe, ...utf16(WORDS, true)]],
    ['utf-16be', [0xfe, 0xff, ...utf16(WORDS, false)]],
  ])('is read as %s with certainty, without the mark', (name, bytes) => {
    const { text, encoding } = decode(Uint8Array.from(bytes));
    expect(text).toBe(WORDS);
    expect(encoding).toMatchObject({ name, confidence: 1 });
    expect(encoding.evidence.join()).toContain('byte order mark');
  });
});

describe('a document without a mark', () => {
  it.each([
    ['ascii', new TextEncoder().encode('plain words')],
    ['utf-8', new TextEncoder().encode(WORDS)],
    ['utf-16le', Uint8Array.from(utf16(WORDS, true))],
    ['utf-16be', Uint8Array.from(utf16(WORDS, false))],
    [
      'utf-16le',
      Uint8Array.from(utf16('100.1. Лампа горит, пока не погаснет. 100.2. Никто не знает.', true)),
    ],
    ['utf-32le', utf32(WORDS, true)],
    ['utf-32be', utf32(`\ufeff${WORDS}`, false)],
  ])('in %s is recognised', (name, bytes) => {
    const { text, encoding } = decode(bytes);
    expect(encoding.name).toBe(name);
    expect(text.length).toBeGreaterThan(10);
    expect(text).not.toMatch(/[\0\ufeff\ufffd]/);
  });

  it.each([
    ['windows-1252', 'Lamps™ (“lit” or unlit) are the player’s. ©1999–2003 Æther, Lim-Dûl, Jötun.'],
    ['macintosh', 'Lamps™ (“lit” or unlit) are the player’s. ©1999–2003 Æther, Lim-Dûl, Jötun.'],
    ['ibm437', 'Lim-Dûl met El-Hajjâj and a Jötun at Dandân.'],
    ['macintosh', 'El-Hajjâj lit a lamp.'],
    ['ibm437', 'El-Hajjâj lit a lamp.'],
    ['windows-1252', 'considered lamps—even those'],
    ['macintosh', 'see 409.1f–h of the booklet'],
    ['windows-1250', 'Gracz może zapalić lampę, jeśli żyje. Łatwo świecić.'],
    ['iso-8859-2', 'Gracz może zapalić lampę, jeśli żyje. Łatwo świecić.'],
    ['windows-1251', 'Игрок может зажечь лампу, если он жив.'],
    ['koi8-r', 'Игрок может зажечь лампу, если он жив.'],
  ] as const)('in %s is recognised by its words: %s', (page, words) => {
    const { text, encoding } = decode(encoded(page, words));
    expect(encoding.name).toBe(page);
    expect(text).toBe(words);
    expect(encoding.evidence.join('\n')).toMatch(/byte 0x[0-9A-F]{2} is/);
    expect(encoding.confidence).toBeGreaterThan(0.5);
  });

  it('names the words that decided', () => {
    const { encoding } = decode(encoded('ibm437', 'El-Hajjâj lit a lamp.'));
    expect(encoding.evidence[0]).toBe('byte 0x83 is â in “Hajjâj”, a known name');
  });
});

describe('the code pages', () => {
  it('have 128 characters above ASCII each', () => {
    for (const page of PAGE_NAMES) {
      const upper = decodePage(
        page,
        Uint8Array.from({ length: 128 }, (_, i) => 128 + i),
      );
      expect(upper).toHaveLength(128);
      expect(new Set(upper.replaceAll('\ufffd', '')).size).toBe(upper.replaceAll('\ufffd', '').length);
    }
  });

  it.each([
    ['windows-1252', 0x92, '’'],
    ['windows-1252', 0x97, '—'],
    ['windows-1252', 0xdb, 'Û'],
    ['macintosh', 0xd5, '’'],
    ['macintosh', 0xd0, '–'],
    ['macintosh', 0x89, 'â'],
    ['ibm437', 0x83, 'â'],
    ['ibm437', 0xff, '\u00a0'],
  ] as const)('%s has at %i the character %s', (page, byte, character) => {
    expect(upperCharacter(page, byte)).toBe(character);
  });

  it('decode documents longer than one slice of work', () => {
    const long = `${'word '.repeat(5000)}lamp’s`;
    expect(decodePage('windows-1252', encoded('windows-1252', long))).toBe(long);
  });
});

describe('UTF-16 that was saved again as UTF-8', () => {
  /** What a careless program makes of UTF-16: bytes above 127 and the mark become U+FFFD, CR LF becomes LF LF. */
  function mangled(text: string): Uint8Array {
    const out: number[] = [];
    const lost = [0xef, 0xbf, 0xbd];
    for (const byte of [0xff, 0xfe, ...utf16(text, true)]) {
      if (byte > 127) out.push(...lost);
      else out.push(byte === 13 ? 10 : byte);
    }
    // A blank byte before a line end is trimmed, though it may be the upper half of a quotation mark.
    const trimmed: number[] = [];
    for (const byte of out) {
      if (byte === 10) while (trimmed.at(-1) === 32) trimmed.pop();
      trimmed.push(byte);
    }
    return Uint8Array.from(trimmed);
  }

  it('comes back but for the bytes that are lost', () => {
    const text = '100. Lamps\r\n\r\n100.1. See rule 101, “Wicks.”\r\n\r\n100.2. The Wizard® café burns.\r\n';
    const { text: back, encoding } = decode(mangled(text));
    expect(back.trim()).toBe(
      '100. Lamps\n\n100.1. See rule 101, “Wicks.”\n\n100.2. The Wizard\ufffd caf\ufffd burns.',
    );
    expect(encoding.name).toBe('utf-16le');
    expect(encoding.damage).toMatchObject([{ kind: 'mangled-utf16', count: 1 }]);
  });
});

describe('a document that a program took for another encoding', () => {
  const utf8 = (text: string) => new TextEncoder().encode(text);
  /** What a program shows that takes bytes for a code page; bytes that the page has not are shown as controls. */
  const shown = (page: PageName, bytes: Uint8Array) =>
    Array.from(bytes, (b) => {
      const c = b < 128 ? '' : upperCharacter(page, b);
      return c === '' || c === '\ufffd' ? String.fromCharCode(b) : c;
    }).join('');
  const latin = (bytes: Uint8Array) => String.fromCharCode(...bytes);

  it.each([
    ['windows-1252', shown('windows-1252', utf8(WORDS))],
    ['macintosh', shown('macintosh', utf8(WORDS))],
    ['ibm437', shown('ibm437', utf8(WORDS))],
    ['windows-1252', latin(utf8(WORDS))],
  ])('UTF-8 taken for %s comes back whole', (page, text) => {
    const { text: back, encoding } = decode(utf8(text));
    expect(back).toBe(WORDS);
    expect(encoding.damage).toMatchObject([{ kind: 'encoded-twice', count: 4 }]);
    expect(encoding.evidence.join()).toContain(`taken for ${page}`);
  });

  it('windows-1252 taken for Latin-1 comes back whole', () => {
    const { text, encoding } = decode(utf8(latin(encoded('windows-1252', WORDS))));
    expect(text).toBe(WORDS);
    expect(encoding.damage).toMatchObject([{ kind: 'encoded-twice', count: 4 }]);
  });

  it.each(['A “lamp”—’s “wick”’ Â', 'Hajjâj’s', 'Â© Ð–', 'СССР–Россия', WORDS])(
    'is not %s, which is meant as it stands',
    (words) => {
      if (words !== 'Â© Ð–') expect(decode(utf8(words))).toMatchObject({ text: words });
      expect(decode(utf8(`${'Æther “lamp” — '.repeat(3)}${words}`)).text).toContain(words);
    },
  );

  it('UTF-8 that ends inside a character is UTF-8, and said to be cut off', () => {
    const { text, encoding } = decode(utf8(`${WORDS}A wick’`).slice(0, -1));
    expect(text).toBe(`${WORDS}A wick\ufffd`);
    expect(encoding).toMatchObject({ name: 'utf-8', damage: [{ kind: 'cut-character' }] });
  });

  it('UTF-8 with windows-1252 among it is both', () => {
    const { text, encoding } = decode(
      Uint8Array.from([...utf8(WORDS), ...encoded('windows-1252', 'A wick’s end.'), ...utf8(WORDS)]),
    );
    expect(text).toBe(`${WORDS}A wick’s end.${WORDS}`);
    expect(encoding).toMatchObject({ name: 'utf-8', damage: [{ kind: 'mixed-encodings', count: 1 }] });
    expect(encoding.confidence).toBeLessThan(0.99);
  });
});

describe('a code page that explains little', () => {
  it.each([
    [
      'Polish in IBM 852',
      '100.1. Gracz mo\xbee zapali\x86 lamp\xa9, je\x98li \xbeyje. \x9datwo \x98wieci\x86, \x88adnie.',
    ],
    [
      'Greek in windows-1253',
      '100.1. \xcf \xf0\xe1\xdf\xea\xf4\xe7\xf2 \xe1\xed\xdc\xe2\xe5\xe9 \xf4\xe7 \xeb\xdc\xec\xf0\xe1 \xe1\xed \xe6\xe5\xe9.',
    ],
  ])('is named with little confidence, and the reader says so: %s', (_, bytes) => {
    const { tree, messages } = read(Uint8Array.from(bytes, (c) => c.charCodeAt(0)));
    expect(tree.encoding.confidence).toBeLessThan(0.7);
    expect(messages.map(({ ruleId }) => ruleId)).toContain('encoding-doubtful');
  });
});

describe('any bytes', () => {
  it('decode to something, with a confidence between 0 and 1', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
        const { text, encoding } = decode(bytes);
        expect(typeof text).toBe('string');
        expect(encoding.confidence).toBeGreaterThanOrEqual(0);
        expect(encoding.confidence).toBeLessThanOrEqual(1);
      }),
      { numRuns: 500 },
    );
  });

  it('that are text in a code page come back whole in length', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...PAGE_NAMES),
        fc.uint8Array({ min: 1, maxLength: 100 }),
        (page, bytes) => {
          expect(decodePage(page, bytes)).toHaveLength(bytes.length);
        },
      ),
    );
  });
});
