import { p256 } from '@noble/curves/nist.js';
import { sha384 } from '@noble/hashes/sha2.js';

/**
 * The keys and tokens by which a push service knows this server (VAPID, RFC 8292): ECDSA on P-256 with SHA-256, for an engine that has no WebCrypto. Signatures
 * are deterministic (RFC 6979), so nothing is drawn by chance while one is made. Keys are base64url, the public one as browsers want it: the uncompressed point.
 */

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/**
 * @param {string} chance 64 random letters and digits, or more
 * @returns {{ secretKey: string, publicKey: string }}
 */
export function keysFrom(chance) {
  const secretKey = p256.utils.randomSecretKey(sha384(bytesOf(chance)));
  return { secretKey: encode(secretKey), publicKey: encode(p256.getPublicKey(secretKey, false)) };
}

/**
 * @param {{ audience: string, subject: string, expires: number, secretKey: string }} claims `audience`: the origin of the push service; `expires`: seconds
 *   since 1970, at most a day from now
 * @returns {string} a signed JWT
 */
export function tokenFor({ audience, subject, expires, secretKey }) {
  const parts = [
    { typ: 'JWT', alg: 'ES256' },
    { aud: audience, exp: expires, sub: subject },
  ];
  const signed = parts.map((part) => encode(bytesOf(JSON.stringify(part)))).join('.');
  return `${signed}.${encode(p256.sign(bytesOf(signed), decode(secretKey)))}`;
}

/** @param {string} text of ASCII */
function bytesOf(text) {
  return Uint8Array.from(Array.from(text, (character) => character.charCodeAt(0)));
}

/** @param {Uint8Array} bytes */
function encode(bytes) {
  let text = '';
  for (let at = 0; at < bytes.length; at += 3) {
    const three = ((bytes[at] ?? 0) << 16) | ((bytes[at + 1] ?? 0) << 8) | (bytes[at + 2] ?? 0);
    const letters = Math.min(4, bytes.length - at + 1);
    for (let letter = 0; letter < letters; letter += 1) text += alphabet[(three >> (18 - 6 * letter)) & 63];
  }
  return text;
}

/** @param {string} text */
function decode(text) {
  const bytes = new Uint8Array(Math.floor((text.length * 3) / 4));
  let bits = 0;
  let held = 0;
  let at = 0;
  for (const letter of text) {
    held = ((held << 6) | alphabet.indexOf(letter)) & 0xffff;
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    bytes[at] = (held >> bits) & 0xff;
    at += 1;
  }
  return bytes;
}
