/** 'rich, umami and salty'. By hand, because the server's engine knows no `Intl`. @param joint such as 'and' */
export function wordList(words: readonly string[], joint: string): string {
  const last = words.at(-1);
  if (last === undefined) return '';
  return words.length === 1 ? last : `${words.slice(0, -1).join(', ')} ${joint} ${last}`;
}
