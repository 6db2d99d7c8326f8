import { sha256 } from '@noble/hashes/sha2.js';

/** A record id of the server: 15 characters of [a-z0-9]. */
const ID_LENGTH = 15;
const ALPHABET_SIZE = 36n;

/**
 * The id that belongs to these parts, the same on every device and at every time: uniqueness by derivation. The parts'
 * lengths are hashed with them, so that ('ab', 'c') and ('a', 'bc') differ; 77 bits are kept of SHA-256.
 */
export function deriveId(...parts: readonly string[]): string {
  const framed = parts.map((part) => `${part.length}:${part}`).join('');
  const digest = sha256(new TextEncoder().encode(framed));
  let number = digest.slice(0, 16).reduce((sum, byte) => sum * 256n + BigInt(byte), 0n);
  let id = '';
  while (id.length < ID_LENGTH) {
    id = (number % ALPHABET_SIZE).toString(36) + id;
    number /= ALPHABET_SIZE;
  }
  return id;
}
