import { readFileSync, readdirSync } from 'node:fs';

const folders = ['catalogue', 'bulk'].map((name) => new URL(`../../pb_hooks/data/${name}/`, import.meta.url));

/**
 * All foods of the starter catalogue and of the sets that admins add, as far as pictures need them, by file name.
 *
 * @returns {import('#domain/drawing/drawn-record.ts').DrawnRecord[]}
 */
export function readCatalogue() {
  return folders.flatMap((folder) => {
    const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
    return files.toSorted().flatMap((name) => JSON.parse(readFileSync(new URL(name, folder), 'utf8')));
  });
}
