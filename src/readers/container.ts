/** What the first bytes of a file say that it is. */
export interface Container {
  kind: 'zip' | 'gzip' | 'doc' | 'pdf' | 'image' | 'archive' | 'program' | 'other';
  /** For people: `a PNG image`. */
  description: string;
}

interface Signature extends Container {
  /** Bytes as a Latin string; `?` matches any byte. */
  bytes: string;
  at?: number;
}

/** From the registries of each format; the order puts the more specific first. */
const SIGNATURES: Signature[] = [
  { bytes: '\x89PNG\r\n\x1a\n', kind: 'image', description: 'a PNG image' },
  { bytes: '\xff\xd8\xff', kind: 'image', description: 'a JPEG photograph' },
  { bytes: 'GIF8', kind: 'image', description: 'a GIF image' },
  { bytes: 'RIFF????WEBP', kind: 'image', description: 'a WebP image' },
  { bytes: 'II*\0', kind: 'image', description: 'a TIFF image' },
  { bytes: 'MM\0*', kind: 'image', description: 'a TIFF image' },
  { bytes: 'ftypheic', at: 4, kind: 'image', description: 'a HEIC photograph' },
  { bytes: 'ftypavif', at: 4, kind: 'image', description: 'an AVIF image' },
  { bytes: 'BM????\0\0\0\0', kind: 'image', description: 'a BMP image' },
  { bytes: '%PDF-', kind: 'pdf', description: 'a PDF document' },
  {
    bytes: '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1',
    kind: 'doc',
    description: 'a Word document of the older kind',
  },
  { bytes: 'PK\x03\x04', kind: 'zip', description: 'a Word document or another zip archive' },
  { bytes: 'PK\x05\x06', kind: 'archive', description: 'an empty zip archive' },
  { bytes: '\x1f\x8b', kind: 'gzip', description: 'a gzip archive' },
  { bytes: 'BZh', kind: 'archive', description: 'a bzip2 archive' },
  { bytes: '7z\xbc\xaf\x27\x1c', kind: 'archive', description: 'a 7-Zip archive' },
  { bytes: '\xfd7zXZ\0', kind: 'archive', description: 'an xz archive' },
  { bytes: 'Rar!\x1a\x07', kind: 'archive', description: 'a RAR archive' },
  { bytes: '\x7fELF', kind: 'program', description: 'a program' },
  { bytes: 'MZ\x90\0', kind: 'program', description: 'a program' },
  { bytes: 'SQLite format 3\0', kind: 'other', description: 'an SQLite database' },
  { bytes: '\0asm', kind: 'program', description: 'a WebAssembly program' },
  { bytes: 'ID3', kind: 'other', description: 'a sound file' },
  { bytes: 'OggS', kind: 'other', description: 'an Ogg file' },
];

/**
 * Recognises a container by its signature.
 *
 * @param bytes the file, or its first 64 bytes
 * @returns undefined where the bytes may well be text
 */
export function containerOf(bytes: Uint8Array): Container | undefined {
  return SIGNATURES.find((signature) => matches(bytes, signature));
}

function matches(bytes: Uint8Array, { bytes: wanted, at = 0 }: Signature): boolean {
  if (bytes.length < at + wanted.length) return false;
  for (let i = 0; i < wanted.length; i++) {
    const code = wanted.charCodeAt(i);
    if (code !== 0x3f && bytes[at + i] !== code) return false;
  }
  return true;
}
