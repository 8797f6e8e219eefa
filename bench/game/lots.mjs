import { createHash } from 'node:crypto';

/** A cheap generator for the players' choices, apart from the game's own: numbers from 0 up to `below` - 1. */
export function lots(seed) {
  let state = Math.imul(seed, 2654435761) >>> 0 || 1;
  return (below) => {
    state ^= state << 13;
    state >>>= 0;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return Math.floor((state / 0x1_0000_0000) * below);
  };
}

/** Time on the processor since `begun`, in seconds: other programs on the machine do not count. */
export function secondsSince(begun) {
  const used = process.cpuUsage(begun);
  return (used.user + used.system) / 1e6;
}

/** The objects of a state, as its table or an older build's record has them. */
export function objectsOf(state) {
  return state.objects.all ?? Object.values(state.objects);
}

/**
 * Adds a checksum of a whole state to a running total of 32 bits. It is taken of the state as sorted JSON and not with the
 * game's own fingerprint, so that two builds can be compared although they keep their states and take fingerprints differently.
 */
export function folded(total, state) {
  const text = JSON.stringify(state, (_, value) =>
    value === null || typeof value !== 'object' || Array.isArray(value)
      ? value
      : Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))),
  );
  const sum = createHash('sha1').update(text).digest().readUInt32BE(0);
  return (Math.imul(total, 31) + sum) >>> 0;
}
