import { randomBytes } from 'node:crypto';

const letters = 'abcdefghijklmnopqrstuvwxyz0123456789';

/** An id as a device makes it: 15 letters and digits. */
export function newRecordId(): string {
  return Array.from(randomBytes(15), (byte) => letters[byte % letters.length]).join('');
}
