const recordId = /^[a-z0-9]{15}$/;

/**
 * An id as the server gives them to records, for the caller to brand; null when it is none. What an address or a file names is read by this: of an
 * id that cannot be one, no server could ever say whether it exists.
 */
export function readRecordId(value: unknown): string | null {
  return typeof value === 'string' && recordId.test(value) ? value : null;
}
