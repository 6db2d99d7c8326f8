/**
 * What the project ships of its own foods: their records and, by language, their texts. A file is looked through as text, which is quick, and only the one
 * that has the food is read as JSON; what was read is kept as long as the reader.
 *
 * @typedef {{ shippedOf: (slug: string) => import('./story-translation.js').ShippedTexts | undefined, nameOf: (slug: string, name: string) => string }} ShippedReader
 *   `nameOf`: what people of the language call the food, of which `name` is the English name
 */

/** @typedef {Record<string, any>} Parts */

/** @param {string} data the folder `pb_hooks/data` @param {string} code of a language @returns {ShippedReader} */
function shippedTexts(data, code) {
  const folder = `${data}/texts/${code}`;
  const names = textFiles(data, code);
  /** @type {Map<string, string>} */
  const sources = new Map();
  /** @type {Map<string, any>} */
  const read = new Map();
  const sourceOf = (/** @type {string} */ file) => {
    const source = sources.get(file) ?? toString($os.readFile(file));
    sources.set(file, source);
    return source;
  };
  const valueOf = (/** @type {string} */ file) => {
    if (!read.has(file)) read.set(file, JSON.parse(sourceOf(file)));
    return read.get(file);
  };
  const fileOf = (/** @type {string} */ slug) =>
    names.find((name) => sourceOf(`${folder}/${name}`).includes(`"${slug}": {`));
  const textsOf = (/** @type {string} */ slug) => {
    const name = fileOf(slug);
    return name === undefined ? undefined : { name, texts: /** @type {Parts} */ (valueOf(`${folder}/${name}`)[slug]) };
  };
  return {
    shippedOf(slug) {
      const found = textsOf(slug);
      if (found === undefined) return undefined;
      const foods = ['catalogue', 'bulk'].flatMap((set) =>
        jsonIn(`${data}/${set}`).includes(found.name)
          ? /** @type {Parts[]} */ (valueOf(`${data}/${set}/${found.name}`))
          : [],
      );
      const english = foods.find((food) => food['slug'] === slug);
      return english === undefined ? undefined : { english, texts: found.texts };
    },
    nameOf: (slug, name) => textsOf(slug)?.texts['name'] ?? name,
  };
}

/** @param {string} data the folder `pb_hooks/data` @param {string} code of a language @returns {string[]} the names of its files of texts; none where it has no folder */
function textFiles(data, code) {
  return $os.readDir(`${data}/texts`).some((entry) => entry.name() === code) ? jsonIn(`${data}/texts/${code}`) : [];
}

/** @param {string} folder */
function jsonIn(folder) {
  return $os
    .readDir(folder)
    .map((entry) => entry.name())
    .filter((name) => name.endsWith('.json'));
}

module.exports = { shippedTexts, textFiles };
