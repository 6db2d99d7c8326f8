const OFFSET = 0x811c9dc5;
const PRIME = 0x01000193;

/** A short print of a text or a list of texts (FNV-1a over UTF-16 units, 32 bits, base 36): tells whether a text is still the one that was translated. */
export function textPrint(value: unknown): string {
  const json = JSON.stringify(value) ?? '';
  let hash = OFFSET;
  for (let at = 0; at < json.length; at += 1) hash = Math.imul(hash ^ json.charCodeAt(at), PRIME);
  return (hash >>> 0).toString(36);
}
