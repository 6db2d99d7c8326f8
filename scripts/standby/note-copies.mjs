import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hasStoppedLooking, newestCopied, newestSeen } from './litestream.mjs';

/** Where the server reads how old its copies are (pb_hooks/lib/operation/copies-age.js). @param {string} dataDir */
const noteOf = (dataDir) => join(dataDir, 'foretaste-copies.json');

/** Milliseconds after which storage that has not answered counts as gone. */
const patience = 30_000;

/** A server that makes no copies has none that are old. @param {string} dataDir */
export function forgetCopies(dataDir) {
  rmSync(noteOf(dataDir), { force: true });
}

/**
 * Looks whether the storage has what Litestream has seen of the database, and Litestream all that was written; notes when that was so last.
 *
 * @param {import('./litestream.mjs').Copy} copy
 * @param {number} before milliseconds since 1970: up to when everything is known to be copied
 * @returns {Promise<number>} the same, now
 */
export async function noteCopies(copy, before) {
  const checkedAt = Date.now();
  const seen = newestSeen(copy.dataDir);
  let upToDateAt = before;
  try {
    const copied = await newestCopied(copy, patience);
    if (seen !== '' && copied !== null && copied >= seen && !hasStoppedLooking(copy.dataDir)) upToDateAt = checkedAt;
  } catch {
    // The storage does not answer: the copies grow old, which the note tells.
  }
  try {
    writeFileSync(noteOf(copy.dataDir), `${JSON.stringify({ upToDateAt, checkedAt })}\n`);
  } catch {
    // On a full disk the last note stays, and grows old too.
  }
  return upToDateAt;
}
