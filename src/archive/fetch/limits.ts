/** What a download may cost; whatever is left out takes the value of {@link LIMITS}. */
export interface Limits {
  /** Largest body, in bytes. */
  bytes: number;
  /** How many times a server may send on to another address. */
  redirects: number;
  /** How long a server may be silent, in milliseconds. */
  silence: number;
  /** How often a cut or failed download is taken up again. */
  attempts: number;
  /** The pause before the second attempt, in milliseconds; doubled before each further one. */
  pause: number;
}

/** The largest known file has 9 MB. */
export const LIMITS: Limits = {
  bytes: 32 * 1024 * 1024,
  redirects: 5,
  silence: 30_000,
  attempts: 3,
  pause: 500,
};
