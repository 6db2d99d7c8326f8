import { readFileSync, readdirSync } from 'node:fs';

const folder = new URL('../../pb_hooks/data/catalogue/', import.meta.url);

/**
 * All foods of the starter catalogue, as far as pictures need them, by file name.
 *
 * @returns {import('./compose-picture.mjs').PicturedFood[]}
 */
export function readCatalogue() {
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return files.toSorted().flatMap((name) => JSON.parse(readFileSync(new URL(name, folder), 'utf8')));
}
