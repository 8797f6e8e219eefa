// Loaded when it is first needed: it takes as long to load as a short question takes to answer.
const cryptography = (): typeof import('node:crypto') => process.getBuiltinModule('node:crypto');

/** The SHA-256 of bytes, or of a text in UTF-8, in lower-case hexadecimal digits. */
export function sha256(bytes: Uint8Array | string): string {
  return cryptography().createHash('sha256').update(bytes).digest('hex');
}

/** So many random bytes, as hexadecimal digits. */
export function randomDigits(bytes: number): string {
  return cryptography().randomBytes(bytes).toString('hex');
}
