/** 'rich, umami and salty'. By hand, because the server's engine knows no `Intl`. */
export function wordList(words: readonly string[], joint: 'and' | 'or' = 'and'): string {
  const last = words.at(-1);
  if (last === undefined) return '';
  return words.length === 1 ? last : `${words.slice(0, -1).join(', ')} ${joint} ${last}`;
}
