import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const data = fileURLToPath(new URL('../../pb_hooks/data/', import.meta.url));
const languagesOfApp = fileURLToPath(new URL('../../src/languages/', import.meta.url));
const virtual = 'virtual:food-texts';
const places = 'virtual:food-text-places';

/**
 * Vite plugin: what the built-in foods say in other languages, a document for each file of a language below `pb_hooks/data/texts`, with a hash in its address, and their
 * addresses by language as `virtual:food-texts`; which of them speaks of which food is `virtual:food-text-places`. A folder more is a language more. What the server's documents say of them is `page-texts/de.jsonl`
 * (pb_hooks/lib/pages/food-words.js).
 *
 * @param {string} [folder] in which `catalogue`, `bulk` and `texts` lie
 * @returns {import('vite').Plugin}
 */
export function foodTextsPlugin(folder = data) {
  let isBuild = false;
  return {
    name: 'foretaste-food-texts',
    configResolved: ({ command }) => void (isBuild = command === 'build'),
    resolveId: (id) => (id === virtual || id === places ? `\0${id}` : null),
    load(id) {
      if (id === `\0${places}`) return `export const foodTextPlaces = ${JSON.stringify(placesOf(folder, isBuild))};`;
      if (id !== `\0${virtual}`) return null;
      /** @type {Record<string, string[]>} */
      const addresses = {};
      const documents = foodTextDocuments(folder);
      if (isBuild)
        for (const [fileName, source] of Object.entries(pageTexts(documents)))
          this.emitFile({ type: 'asset', fileName, source });
      for (const document of documents) {
        if (isBuild) this.emitFile({ type: 'asset', fileName: fileOf(document), source: document.source });
        (addresses[document.language] ??= []).push(addressOf(document, isBuild));
      }
      return `export const foodTexts = ${JSON.stringify(addresses)};`;
    },
    configureServer(server) {
      server.middlewares.use('/food-texts/', (request, response, next) => {
        const asked = /^\/([a-z]{2,3})\/([a-z-]+)\.json$/.exec(request.url ?? '');
        const found = foodTextDocuments(folder).find(
          ({ language, name }) => language === asked?.[1] && name === asked[2],
        );
        if (found === undefined) return next();
        response.setHeader('Content-Type', 'application/json');
        return response.end(found.source);
      });
    },
  };
}

/** @typedef {{ language: string, name: string, source: string }} TextDocument */

/** @param {TextDocument} document */
function fileOf({ language, name, source }) {
  return `assets/food-texts-${language}-${name}-${createHash('sha256').update(source).digest('hex').slice(0, 8)}.json`;
}

/** @param {TextDocument} document @param {boolean} isBuild */
function addressOf(document, isBuild) {
  return isBuild ? `/${fileOf(document)}` : `/food-texts/${document.language}/${document.name}.json`;
}

/**
 * @param {string} folder
 * @param {boolean} isBuild
 * @returns {Record<string, [address: string, slugs: string][]>} by language: each document, and the foods that it speaks of
 */
function placesOf(folder, isBuild) {
  /** @type {Record<string, [string, string][]>} */
  const byLanguage = {};
  for (const document of foodTextDocuments(folder))
    (byLanguage[document.language] ??= []).push([
      addressOf(document, isBuild),
      Object.keys(JSON.parse(document.source)).join(' '),
    ]);
  return byLanguage;
}

/**
 * @param {string} folder
 * @returns {TextDocument[]} a document for each file of texts, as `decodeFoodTexts` reads it
 */
export function foodTextDocuments(folder = data) {
  const foods = new Map(
    ['catalogue', 'bulk'].flatMap((set) =>
      jsonIn(join(folder, set)).flatMap((name) =>
        /** @type {Food[]} */ (readJson(join(folder, set, name))).map(
          (food) => /** @type {const} */ ([food.slug, food]),
        ),
      ),
    ),
  );
  const languages = existsSync(join(folder, 'texts')) ? readdirSync(join(folder, 'texts')).toSorted() : [];
  return languages.flatMap((language) => {
    const words = storedWords(language);
    return jsonIn(join(folder, 'texts', language)).map((file) => {
      const texts = /** @type {Record<string, Parts>} */ (readJson(join(folder, 'texts', language, file)));
      const document = Object.entries(texts).flatMap(([slug, spoken]) => {
        const food = foods.get(slug);
        return food === undefined ? [] : [[slug, { ...placedTexts(food, spoken), ...wordsOf(food, words) }]];
      });
      return {
        language,
        name: file.replace('.json', ''),
        source: JSON.stringify(Object.fromEntries(document)),
      };
    });
  });
}

/**
 * @param {string} language
 * @returns {ReadonlyMap<string, string>} how cuisines, flavours and textures read on the screens of that language, by what is stored; empty where the app does not speak it
 */
function storedWords(language) {
  const file = join(languagesOfApp, `${language}.po`);
  const words = existsSync(file) ? readFileSync(file, 'utf8') : '';
  return new Map(
    Array.from(words.matchAll(/^msgctxt "[^"]+"\nmsgid "([^"]+)"\nmsgstr "([^"]+)"$/gm), ([, id = '', word = '']) => [
      id,
      word,
    ]),
  );
}

/** By which of them a search finds the food. @param {Food} food @param {ReadonlyMap<string, string>} words */
function wordsOf({ origin, taste_profile: taste }, words) {
  const { flavor = [], texture = [] } = /** @type {Record<string, string[]>} */ (taste ?? {});
  const read = [typeof origin === 'string' ? origin : '', ...flavor, ...texture].flatMap(
    (word) => words.get(word.toLowerCase()) ?? [],
  );
  return read.length === 0 ? {} : { words: [...new Set(read)].join(' ') };
}

/**
 * @param {ReturnType<typeof foodTextDocuments>} documents
 * @returns {Record<string, string>} a file for each language, with a line for each food: slug, its name there or '', and the print of its English description
 *   with the description there
 */
export function pageTexts(documents) {
  /** @type {Record<string, string>} */
  const files = {};
  for (const { language, source } of documents) {
    const lines = Object.entries(
      /** @type {Record<string, { local?: string, fields: Record<string, unknown[]> }>} */ (JSON.parse(source)),
    ).map(
      ([slug, { local = '', fields }]) => `${JSON.stringify([slug, local, ...(fields['description'] ?? ['', ''])])}\n`,
    );
    const fileName = `page-texts/${language}.jsonl`;
    files[fileName] = (files[fileName] ?? '') + lines.join('');
  }
  return files;
}

/**
 * @typedef {Record<string, unknown>} Parts
 * @typedef {Parts & { slug: string, name: string }} Food
 */

/** @param {Food} food @param {Parts} spoken each text of the food in another language, under the keys of its record */
function placedTexts(food, { name: local, ...spoken }) {
  /** @type {Record<string, [print: string, text: unknown]>} */
  const fields = {};
  const place = (/** @type {string} */ path, /** @type {unknown} */ own, /** @type {unknown} */ text) => {
    if (own !== undefined) fields[path] = [textPrint(own), text];
  };
  for (const [key, text] of Object.entries(spoken)) {
    const own = food[key];
    if (key === 'likened') place(key, differences(own), differences(text));
    else if (isParts(text) && isParts(own))
      for (const [part, inner] of Object.entries(text)) place(`${key}.${part}`, own[part], inner);
    else place(key, own, text);
  }
  return { name: food.name, ...(local === undefined ? {} : { local }), fields };
}

/** @param {unknown} likened */
function differences(likened) {
  return Array.isArray(likened) ? likened.map((one) => (isParts(one) ? one['but'] : one)) : undefined;
}

/** @param {unknown} value @returns {value is Parts} */
function isParts(value) {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * As src/domain/foods/text-print.ts has it.
 *
 * @param {unknown} value
 */
function textPrint(value) {
  const json = JSON.stringify(value);
  let hash = 0x811c9dc5;
  for (let at = 0; at < json.length; at += 1) hash = Math.imul(hash ^ json.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(36);
}

/** @param {string} folder */
function jsonIn(folder) {
  return existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => name.endsWith('.json'))
        .toSorted()
    : [];
}

/** @param {string} file @returns {unknown} */
function readJson(file) {
  return JSON.parse(readFileSync(file, 'utf8'));
}
