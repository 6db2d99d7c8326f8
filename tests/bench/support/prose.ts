/**
 * Text that reads like the given ones and is none of them: each word follows one that it follows somewhere there. So it takes about as
 * many bytes compressed as what people write, where text from a kit of phrases would take far fewer.
 */
export function proseLike(texts: readonly string[]): (random: () => number) => string {
  const firsts = texts.flatMap((text) => wordsOf(text).slice(0, 1));
  const following = new Map<string, string[]>();
  for (const text of texts) {
    for (const [place, word] of wordsOf(text).entries()) {
      const next = wordsOf(text)[place + 1];
      if (next !== undefined) following.set(word, [...(following.get(word) ?? []), next]);
    }
  }
  const lengths = texts.map((text) => wordsOf(text).length);
  return (random) => {
    const pick = <T>(list: readonly T[]): T | undefined => list[Math.floor(random() * list.length)];
    const words: string[] = [];
    const length = pick(lengths) ?? 0;
    while (words.length < length) words.push(pick(following.get(words.at(-1) ?? '') ?? []) ?? pick(firsts) ?? '');
    return words.join(' ');
  };
}

function wordsOf(text: string): readonly string[] {
  return text.split(' ').filter((word) => word !== '');
}
