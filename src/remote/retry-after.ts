/** Bounds of a wait that somebody else names, in milliseconds. */
const SHORTEST = 1_000;
const LONGEST = 10 * 60_000;

/**
 * How long an answer asks to be left alone, in milliseconds, 1 s to 10 min; null where it does not say, or nothing that can be read. It says so in
 * seconds or as an HTTP date (RFC 9110, 10.2.3), and a date counts from the answer's own, so that no clock of this device matters.
 */
export function retryAfter(headers: Headers, now: number): number | null {
  const said = headers.get('Retry-After')?.trim() ?? '';
  const wait = /^\d+(\.\d+)?$/.test(said) ? Number(said) * 1_000 : dateIn(said) - answeredAt(headers, now);
  return Number.isNaN(wait) ? null : Math.min(LONGEST, Math.max(SHORTEST, wait));
}

/** Date.parse alone takes '-5' for a date. */
function dateIn(said: string): number {
  return /^[A-Z][a-z]+, .+ GMT$/.test(said) ? Date.parse(said) : Number.NaN;
}

function answeredAt(headers: Headers, now: number): number {
  const date = dateIn(headers.get('Date') ?? '');
  return Number.isNaN(date) ? now : date;
}
