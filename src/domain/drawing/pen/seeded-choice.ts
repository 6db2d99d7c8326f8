/** Choices that depend on a text alone, so that a food looks the same on every build and device. */
export interface SeededChoice {
  number(low: number, high: number): number;
  pick<T>(options: readonly T[]): T;
  chance(share: number): boolean;
}

/** FNV-1a, 32 bits. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const char of text) value = Math.imul(value ^ (char.codePointAt(0) ?? 0), 0x01000193);
  return value >>> 0;
}

export function seededChoice(seed: string): SeededChoice {
  let state = hash(seed);
  // Mulberry32.
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  return {
    number: (low, high) => low + next() * (high - low),
    pick(options) {
      const option = options[Math.floor(next() * options.length)];
      if (option === undefined) throw new Error('Nothing to choose from');
      return option;
    },
    chance: (share) => next() < share,
  };
}

/** The element at a place, counted on from the start where the list ends. @throws {Error} for an empty list */
export function cycled<T>(list: readonly T[], at: number): T {
  const one = list[at % list.length];
  if (one === undefined) throw new Error('Nothing to choose from');
  return one;
}

/** What a table has under a name, else under the usual one. @throws {Error} where it has neither */
export function among<T>(table: Readonly<Record<string, T>>, name: string, usual: string): T {
  const one = table[name] ?? table[usual];
  if (one === undefined) throw new Error(`Neither ${name} nor ${usual}`);
  return one;
}
