/** Only addresses that a page may safely link to: http or https, of a named host. */
export function isWebAddress(text: string): boolean {
  if (!/^https?:\/\/[^\s/]+/i.test(text) || /\s/.test(text) || !URL.canParse(text)) return false;
  const { hostname } = new URL(text);
  return hostname.includes('.') && !hostname.startsWith('.') && !hostname.endsWith('.');
}
