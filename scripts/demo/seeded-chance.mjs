/**
 * Chance that is the same for the same seed (mulberry32).
 *
 * @param {number} seed
 */
export function seededChance(seed) {
  let state = seed | 0;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  /** A whole number from `least` to `most`. @param {number} least @param {number} most */
  const whole = (least, most) => least + Math.floor(next() * (most - least + 1));
  return {
    whole,
    /** @param {number} share 0-1 */
    happens: (share) => next() < share,
    /** About the middle, rarely further off than `width`. @param {number} width */
    about: (width) => (next() + next() + next() - 1.5) * (width / 1.5),
    /** @template T @param {readonly T[]} all that is not empty @returns {T} */
    oneOf: (all) => /** @type {T} */ (all[whole(0, all.length - 1)]),
    /** @template T @param {readonly T[]} all @param {number} most @returns {T[]} different ones */
    some(all, most) {
      const left = [...all];
      return Array.from({ length: Math.min(most, left.length) }, () =>
        left.splice(whole(0, left.length - 1), 1),
      ).flat();
    },
  };
}

/** @typedef {ReturnType<typeof seededChance>} Chance */
