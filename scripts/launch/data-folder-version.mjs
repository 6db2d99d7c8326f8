import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LaunchError } from './launch-error.mjs';

/** Names the newest migration that was known when the data folder was last served. */
const fileName = 'foretaste-version.json';

/** @param {string} migrationsDir @returns {string} */
function newestMigration(migrationsDir) {
  const names = readdirSync(migrationsDir).filter((name) => name.endsWith('.js'));
  return names.toSorted((a, b) => (a < b ? -1 : 1)).at(-1) ?? '';
}

/** @param {string} dataDir @returns {string | null} null for a folder that was never served, or whose note is unreadable */
function lastServedMigration(dataDir) {
  try {
    const note = JSON.parse(readFileSync(join(dataDir, fileName), 'utf8'));
    return typeof note.newestMigration === 'string' ? note.newestMigration : null;
  } catch {
    return null;
  }
}

/**
 * Migrations only go forward: an older app on a newer folder would write rows that the newer one cannot read.
 *
 * @param {{ dataDir: string, migrationsDir: string }} folders
 * @throws {LaunchError} when a newer version served the folder last
 */
export function checkDataFolder({ dataDir, migrationsDir }) {
  const known = newestMigration(migrationsDir);
  const served = lastServedMigration(dataDir);
  if (served !== null && served > known) {
    throw new LaunchError(
      `The data folder ${dataDir} was last served by a newer version (migration ${served}, this one knows up to ${known}): update Foretaste, or choose another folder with DATA_DIR.`,
    );
  }
}

/**
 * Writes into the data folder up to which migration it is, so that an older version can refuse to open it.
 *
 * @param {{ dataDir: string, migrationsDir: string }} folders
 * @throws {LaunchError} when the folder cannot be written
 */
export function noteDataFolderVersion({ dataDir, migrationsDir }) {
  try {
    mkdirSync(dataDir, { recursive: true });
    writeFileSync(join(dataDir, fileName), `${JSON.stringify({ newestMigration: newestMigration(migrationsDir) })}\n`);
  } catch (error) {
    throw new LaunchError(
      `The data folder ${dataDir} cannot be written (${/** @type {NodeJS.ErrnoException} */ (error).code}): choose another with DATA_DIR.`,
    );
  }
}
