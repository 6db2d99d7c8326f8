/** Where an arrow key leads from option `at` of `count` in a listbox, round the ends; null for other keys. */
export function optionAfterKey(key: string, at: number, count: number): number | null {
  if (key === 'ArrowDown') return (at + 1) % count;
  if (key === 'ArrowUp') return (at - 1 + count) % count;
  return null;
}
