import { crc32 } from 'node:zlib';

const LOCAL = 0x04034b50;
const ENTRY = 0x02014b50;
const END = 0x06054b50;

/** A zip archive of parts as they are, without packing them: for packages of this process that want an archive. */
export function storedZip(parts: readonly { name: string; bytes: Uint8Array }[]): Uint8Array {
  const pieces: Uint8Array[] = [];
  const entries: Uint8Array[] = [];
  let at = 0;
  for (const { name, bytes } of parts) {
    const title = new TextEncoder().encode(name);
    const entry = new DataView(new ArrayBuffer(46));
    entry.setUint32(0, ENTRY, true);
    // The name is UTF-8.
    entry.setUint16(8, 0x800, true);
    entry.setUint32(16, crc32(bytes), true);
    entry.setUint32(20, bytes.length, true);
    entry.setUint32(24, bytes.length, true);
    entry.setUint16(28, title.length, true);
    entry.setUint32(42, at, true);
    const local = new DataView(new ArrayBuffer(30));
    local.setUint32(0, LOCAL, true);
    // Both heads have these fields, in the same order.
    for (let field = 0; field < 22; field++) local.setUint8(6 + field, entry.getUint8(8 + field));
    pieces.push(new Uint8Array(local.buffer), title, bytes);
    entries.push(new Uint8Array(entry.buffer), title);
    at += 30 + title.length + bytes.length;
  }
  const directory = entries.reduce((all, { length }) => all + length, 0);
  const end = new DataView(new ArrayBuffer(22));
  end.setUint32(0, END, true);
  end.setUint16(8, parts.length, true);
  end.setUint16(10, parts.length, true);
  end.setUint32(12, directory, true);
  end.setUint32(16, at, true);
  const whole = new Uint8Array(at + directory + 22);
  let to = 0;
  for (const piece of [...pieces, ...entries, new Uint8Array(end.buffer)]) {
    whole.set(piece, to);
    to += piece.length;
  }
  return whole;
}
