/**
 * A seeded generator of random numbers whose whole state is one number, so that it can live in the state of a
 * game. The step is Marsaglia's 32-bit xorshift (Journal of Statistical Software 8(14), 2003) followed by a
 * multiplication that evens out the low bits.
 */
interface RandomState {
  random: number;
}

/** Makes a state from any number; 0 is moved off the one value that would stay 0 for ever. */
export function seedOf(seed: number): number {
  let mixed = (Math.floor(seed) ^ 0x9e3779b9) >>> 0;
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b) >>> 0;
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35) >>> 0;
  mixed = (mixed ^ (mixed >>> 16)) >>> 0;
  return mixed === 0 ? 1 : mixed;
}

/**
 * Draws a whole number.
 * @param state changed in place
 * @param below the number of outcomes, at least 1
 * @returns a number from 0 up to `below` - 1
 */
export function draw(state: RandomState, below: number): number {
  let x = state.random;
  x = (x ^ (x << 13)) >>> 0;
  x = (x ^ (x >>> 17)) >>> 0;
  x = (x ^ (x << 5)) >>> 0;
  state.random = x;
  const mixed = Math.imul(x, 0x9e3779b1) >>> 0;
  return Math.floor((mixed / 0x1_0000_0000) * below);
}

/** Shuffles a list in place (Fisher and Yates). */
export function shuffle<T>(state: RandomState, list: T[]): T[] {
  for (let last = list.length - 1; last > 0; last--) {
    const other = draw(state, last + 1);
    const kept = list[last] as T;
    list[last] = list[other] as T;
    list[other] = kept;
  }
  return list;
}
