const moment = /^(\d{4}-\d{2}-\d{2})(?:[ T](\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?)\s?(Z|[+-]\d{2}:?\d{2})?)?$/i;

/**
 * Milliseconds since 1970 of an ISO moment or PocketBase's '2026-01-02 03:04:05.678Z'; a number is taken as such.
 * A moment without a zone is UTC, whatever the device's zone. 0 when it cannot be read.
 */
export function readTimestamp(value: unknown): number {
  if (typeof value === 'number') return Number.isFinite(value) && value > 0 ? value : 0;
  const parts = typeof value === 'string' ? moment.exec(value.trim()) : null;
  if (parts === null) return 0;
  const [, day, time = '00:00', zone = 'Z'] = parts;
  const milliseconds = Date.parse(`${day}T${time}${zone}`);
  return Number.isNaN(milliseconds) ? 0 : milliseconds;
}
