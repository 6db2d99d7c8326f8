import type { NewId } from './replica.ts';

const alphabet = '0123456789abcdefghijklmnopqrstuvwxyz';

/** Ids from the platform's random source: about 77 bits for a record, 122 for a mutation. */
export const randomIds: NewId = {
  record() {
    let id = '';
    while (id.length < 15) {
      for (const byte of crypto.getRandomValues(new Uint8Array(24))) {
        // 252 is the largest multiple of 36 below 256: larger bytes would favour the first letters.
        if (byte < 252 && id.length < 15) id += alphabet[byte % 36];
      }
    }
    return id;
  },
  mutation: () => crypto.randomUUID(),
};
