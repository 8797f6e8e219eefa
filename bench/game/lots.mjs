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

/** Adds the fingerprint of a state to a running total of 32 bits. */
export function folded(total, hash) {
  return (Math.imul(total, 31) + Number.parseInt(hash.slice(0, 8), 16)) >>> 0;
}
