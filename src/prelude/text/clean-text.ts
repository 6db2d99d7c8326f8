/** Line ends are unified first, so that a carriage return never survives alone. */
const lineEnds = /\r\n?/g;

/** Control characters but for newline and tab, and halves of surrogate pairs, which break URL encoding and storage. */
const unprintable = /[^\P{Cc}\n\t]|\p{Cs}/gu;
const anyUnprintable = new RegExp(unprintable.source, 'u');

/**
 * The text of an untrusted value: trimmed, without control characters, at most `limit` UTF-16 units (never half a
 * character). A finite number becomes its digits; anything else that is not text becomes ''. Markup is left alone.
 */
export function cleanText(value: unknown, limit: number): string {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  if (typeof value !== 'string') return '';
  // Nearly every text needs nothing but this.
  if (value.length <= limit && !anyUnprintable.test(value)) return value.trim();
  const bounded = value.length > limit * 2 ? value.slice(0, limit * 2) : value;
  const cleaned = bounded.replace(lineEnds, '\n').replace(unprintable, '').trim();
  return cleaned.length > limit ? cleaned.slice(0, limit).replace(unprintable, '').trimEnd() : cleaned;
}
