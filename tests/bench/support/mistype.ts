/** A name with one letter left out, doubled, replaced or swapped with its neighbour; which one depends on `seed` alone. */
export function mistype(name: string, seed: number): string {
  const letters = Array.from(name);
  const at = 1 + (seed % Math.max(1, letters.length - 2));
  const [before, here, after] = [letters.slice(0, at), letters[at] ?? '', letters.slice(at + 1)];
  switch (seed % 4) {
    case 0:
      return [...before, ...after].join('');
    case 1:
      return [...before, here, here, ...after].join('');
    case 2:
      return [...before, here === 'e' ? 'a' : 'e', ...after].join('');
    default:
      return [...before, ...after.slice(0, 1), here, ...after.slice(1)].join('');
  }
}
