/** The language of a text by its short code, 'de'; '' where there is none. */
export function readLanguage(value: unknown): string {
  return typeof value === 'string' && /^[a-z]{2,3}$/.test(value) ? value : '';
}
