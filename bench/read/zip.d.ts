/** A zip archive of parts; a part may state another size than it has. */
export function zip(...parts: [name: string, content: string | Buffer, stated?: number][]): Uint8Array;
