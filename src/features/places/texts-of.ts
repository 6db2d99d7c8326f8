/** Parts of a form as the memory of the tab keeps them: what is no text as JSON. */
export function textsOf<Parts extends object>(parts: Parts): Record<keyof Parts, string> {
  return Object.fromEntries(
    Object.entries(parts).map(([key, value]) => [key, typeof value === 'string' ? value : JSON.stringify(value)]),
  ) as Record<keyof Parts, string>;
}
