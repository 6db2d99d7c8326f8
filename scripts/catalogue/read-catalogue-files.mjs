import { existsSync, readFileSync, readdirSync } from 'node:fs';

const data = new URL('../../pb_hooks/data/', import.meta.url);

/**
 * All files of foods, of texts in other languages, and the names of foods that are still to be written, as `catalogueFaults` takes them.
 *
 * @returns {{
 *   files: import('#domain/testing/records/catalogue-faults.ts').CatalogueFile[],
 *   textFiles: import('#domain/testing/records/catalogue-faults.ts').TextFile[],
 *   planned: string[],
 * }}
 */
export function readCatalogueFiles() {
  const files = ['catalogue', 'bulk'].flatMap((set) =>
    namesIn(set).map((name) => ({
      name: `${set}/${name}`,
      records: readJson(`${set}/${name}`),
    })),
  );
  const textFiles = (existsSync(new URL('texts/', data)) ? readdirSync(new URL('texts/', data)) : []).flatMap(
    (language) =>
      namesIn(`texts/${language}`).map((name) => ({
        name: `texts/${language}/${name}`,
        texts: readJson(`texts/${language}/${name}`),
      })),
  );
  const planned = JSON.parse(readFileSync(new URL('planned-foods.json', import.meta.url), 'utf8'));
  return { files, textFiles, planned };
}

/** @param {string} folder below pb_hooks/data @returns {string[]} */
function namesIn(folder) {
  return readdirSync(new URL(`${folder}/`, data))
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.replace('.json', ''))
    .toSorted();
}

/** @param {string} name */
function readJson(name) {
  const text = readFileSync(new URL(`${name}.json`, data), 'utf8');
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`pb_hooks/data/${name}.json is no JSON: ${String(error)}`, { cause: error });
  }
}
