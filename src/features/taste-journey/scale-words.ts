const spiceWords = ['', 'none', 'a whisper', 'mild', 'gentle', 'medium', 'warm', 'hot', 'very hot', 'fierce', 'fiery'];
const curiosityWords = ['', 'only favourites', 'mostly favourites', 'careful', 'now and then', 'open', 'curious', 'keen', 'very keen', 'daring', 'anything once'];
const sweetnessWords = ['', 'avoid it', 'lightly', 'moderately', 'very', 'extremely'];

/** A spice tolerance 1-10 in words. */
export function spiceWord(level: number): string {
  return spiceWords[level] ?? '';
}

/** An adventure level 1-10 in words. */
export function curiosityWord(level: number): string {
  return curiosityWords[level] ?? '';
}

/** A sweetness preference 1-5 in words. */
export function sweetnessWord(level: number): string {
  return sweetnessWords[level] ?? '';
}
