/** Orders texts by their UTF-16 units: the same on every device, whatever its language. */
export function compareText(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
