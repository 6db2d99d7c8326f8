import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LaunchError } from '#scripts/launch/launch-error.mjs';
import { readObject, writeObject } from './replica-storage.mjs';

/**
 * Who leads. The storage has a note with the newest *generation*; each promotion makes the next one. A data folder notes the generation that it leads,
 * and a server whose generation is not the newest does not serve: it has been replaced. Copies of each generation are in a folder of their own, so that an
 * old leader which does not know yet writes nothing into those of the new one.
 *
 * @typedef {import('./replica-storage.mjs').ReplicaStorage} ReplicaStorage
 * @typedef {{ generation: number, since: string }} Generation `since`: ISO
 * @typedef {{ generations: Generation[], tag: string }} Leadership oldest first, never empty; `tag` names this state of the note
 */

const objectName = 'leader.json';
const fileName = 'foretaste-leader.json';

/** @param {ReplicaStorage} storage @returns {Promise<Leadership | null>} null: nobody has led yet */
export async function readLeadership(storage) {
  const object = await readObject(storage, objectName);
  if (object === null) return null;
  try {
    const { generations } = JSON.parse(object.text);
    if (Array.isArray(generations) && generations.length > 0) return { generations, tag: object.tag };
  } catch {
    // Told below.
  }
  throw new LaunchError(`${objectName} in the storage of the copies is not one of this project.`);
}

/** @param {Leadership} leadership @returns {number} */
export function newestGeneration({ generations }) {
  return generations.at(-1)?.generation ?? 0;
}

/**
 * Makes the next generation. From now on the leader before it is none.
 *
 * @param {ReplicaStorage} storage
 * @param {{ before: Leadership | null, least: number }} wish `least`: it is greater than this
 * @returns {Promise<number>}
 * @throws {LaunchError} when another was quicker
 */
export async function beginGeneration(storage, { before, least }) {
  const generation = Math.max(before === null ? 0 : newestGeneration(before), least) + 1;
  const generations = [...(before?.generations ?? []), { generation, since: new Date().toISOString() }];
  const text = `${JSON.stringify({ generations })}\n`;
  const isWritten = await writeObject(storage, { name: objectName, text, instead: before?.tag ?? null });
  // Storage that knows no conditions writes both: whoever wrote last leads.
  const after = isWritten ? await readObject(storage, objectName) : null;
  if (after?.text !== text)
    throw new LaunchError('Another server was promoted at the same moment: look who leads now.');
  return generation;
}

/** @param {string} dataDir @returns {number} 0: this folder has never led */
function ledGeneration(dataDir) {
  try {
    return Number(JSON.parse(readFileSync(join(dataDir, fileName), 'utf8')).generation) || 0;
  } catch {
    return 0;
  }
}

/** @param {string} dataDir @param {number} generation */
export function noteLedGeneration(dataDir, generation) {
  writeFileSync(join(dataDir, fileName), `${JSON.stringify({ generation })}\n`);
}

/**
 * What a server asks before it serves: the first one of all takes the lead, the leader goes on, any other is refused.
 *
 * @param {ReplicaStorage} storage
 * @param {string} dataDir
 * @returns {Promise<number>} the generation that it leads
 * @throws {LaunchError} where it does not lead, or nobody can tell
 */
export async function takeOrKeepLead(storage, dataDir) {
  const leadership = await readLeadership(storage);
  const led = ledGeneration(dataDir);
  if (leadership === null) {
    const generation = await beginGeneration(storage, { before: null, least: led });
    noteLedGeneration(dataDir, generation);
    return generation;
  }
  const newest = newestGeneration(leadership);
  if (newest === led) return led;
  throw new LaunchError(
    led === 0
      ? `Another data folder leads (generation ${newest}), and ${dataDir} has never: follow it with 'npm run foretaste -- follow', or take the lead with 'npm run foretaste -- promote'.`
      : `This server led generation ${led}, and generation ${newest} has taken its place: ${dataDir} must not be served again. Keep it until all devices have met the new leader, then follow with an empty DATA_DIR.`,
  );
}
