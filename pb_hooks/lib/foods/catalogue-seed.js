const { readMeta, writeMeta } = require('../server/meta.js');

/** @typedef {Record<string, unknown> & { slug: string, name: string }} CatalogueFood as pb_hooks/data has it */

const metaKey = 'catalogue_seeded';

/**
 * Fills the starter catalogue once per database, in one transaction; the marker keeps a food that an admin deleted from coming back.
 *
 * @param {CoreApp} app
 * @param {string} folder with one JSON array of foods per file
 */
function seedCatalogue(app, folder) {
  if (readMeta(app, metaKey) !== '') return;
  app.runInTransaction((tx) => {
    const collection = tx.findCollectionByNameOrId('foods');
    let count = 0;
    for (const food of readFoods(folder)) {
      tx.save(catalogueRecord(collection, food));
      count += 1;
    }
    writeMeta(tx, metaKey, String(count));
    console.log(`the starter catalogue is in: ${count} foods`);
  });
}

/**
 * The files' foods in turn, so that the newest foods of a new catalogue come from every kitchen, and each turn in an order by lot: 'newest first' is a list that people
 * see, and no kitchen stands before another for its name (R36).
 *
 * @param {string} folder
 * @returns {CatalogueFood[]}
 */
function readFoods(folder) {
  const names = $os
    .readDir(folder)
    .map((entry) => entry.name())
    .filter((name) => name.endsWith('.json'));
  const kitchens = names.toSorted().map((name) => JSON.parse(toString($os.readFile(`${folder}/${name}`))));
  const longest = Math.max(0, ...kitchens.map((foods) => foods.length));
  return Array.from({ length: longest }, (_, place) =>
    byLot(kitchens.flatMap((foods) => foods.slice(place, place + 1))),
  ).flat();
}

/** @param {CatalogueFood[]} foods */
function byLot(foods) {
  const lots = new Map(foods.map(({ slug }) => [slug, $security.sha256(slug)]));
  const lotOf = (/** @type {CatalogueFood} */ { slug }) => lots.get(slug) ?? '';
  return foods.toSorted((one, other) => (lotOf(one) < lotOf(other) ? -1 : 1));
}

/**
 * The record of a built-in food: the catalogue's own, nobody's contribution (R4), with the picture that the build composes unless it names another.
 *
 * @param {core.Collection} collection of foods
 * @param {CatalogueFood} food
 */
function catalogueRecord(collection, food) {
  const { picture: _picture, ...values } = food;
  return new Record(collection, { image_url: `/pictures/${food.slug}.svg`, ...values });
}

module.exports = { catalogueRecord, seedCatalogue };
