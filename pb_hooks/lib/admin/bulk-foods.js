const { actorOf, recordAdminAction } = require('../server/admin-actions.js');
const { catalogueRecord } = require('../foods/catalogue-seed.js');
const { bulkCuisines } = require('../server/collections.js');
const { proposeFoods } = require('./cuisine-foods.js');
const { hasTwin } = require('../foods/food-names.js');
const { guardJsonValues } = require('../server/json-shapes.js');
const { oneOf, orElse, part, readParts } = require('../server/request-shape.js');

/** @typedef {import('../foods/catalogue-seed.js').CatalogueFood} CatalogueFood */

/** spec 2 §2.9: 'Add 20 authentic foods per cuisine'. */
const wanted = 20;

/**
 * `bulk-add-cuisine-foods` (spec 2 §7, admin dashboard): adds 20 foods of a cuisine, by default its second built-in set. What is in the catalogue already, by
 * its slug or by what its name looks like, is skipped and never renamed (R14), so that a second try adds what the first could not.
 *
 * With an AI service the foods are what it proposes, and the built-in set makes up what it does not: whatever fails, an admin gets foods.
 *
 * The body is `{ cuisine, userId }`, where `userId` is the caller's own or absent. The foods are the catalogue's own, as those of the start
 * are: they count for nobody's badges, and stay when the admin's account goes.
 *
 * @param {core.RequestEvent} e of an admin
 * @param {string} folder with one JSON array of foods per cuisine
 * @returns {void} 200 with `{ cuisine, count, skipped, failed, byService, addition }`, where `addition` is the line of the log by which they are taken back; 500 with the same and a message when all that was missing was refused
 * @throws {BadRequestError} with an error on `cuisine` or `userId`
 */
function answerBulkAdd(e, folder) {
  const { cuisine } = readParts(e.requestInfo().body, {
    cuisine: part(oneOf(bulkCuisines), {
      code: 'validation_in_invalid',
      message: 'There is no set of foods for this cuisine.',
    }),
    userId: part(orElse(null, oneOf([e.auth?.id ?? ''])), {
      code: 'validation_not_own',
      message: "Foods are added in one's own name only.",
    }),
  });
  const proposed = addFoods(e.app, proposeFoods(e.app, { cuisine, count: wanted }), wanted);
  const builtIn = addFoods(e.app, readFoods(`${folder}/${cuisine.toLowerCase()}.json`), wanted - proposed.count);
  const result = {
    cuisine,
    count: proposed.count + builtIn.count,
    skipped: proposed.skipped + builtIn.skipped,
    failed: proposed.failed + builtIn.failed,
    byService: proposed.count,
  };
  const addition = recordAdminAction(e.app, {
    actor: actorOf(e.auth),
    action: 'foods.bulk-add',
    kind: 'cuisine',
    subject: cuisine,
    details: { ...result, name: cuisine, foods: { ...proposed.foods, ...builtIn.foods } },
  });
  if (result.count === 0 && result.failed > 0)
    return e.json(500, { status: 500, message: `Failed to add ${cuisine} foods`, ...result });
  return e.json(200, { ...result, addition });
}

/**
 * Each food in a transaction of its own: one that is refused takes no other with it, and two admins at once add each food once.
 *
 * @param {CoreApp} app
 * @param {readonly CatalogueFood[]} foods
 * @param {number} most to add
 * @returns {{ count: number, skipped: number, failed: number, foods: Record<string, string> }} `foods`: when each that was added was written, by id
 */
function addFoods(app, foods, most) {
  /** @type {Record<string, string>} */
  const written = {};
  const result = { count: 0, skipped: 0, failed: 0, foods: written };
  for (const food of foods) {
    if (result.count === most) break;
    try {
      const added = addFood(app, food);
      if (added === undefined) {
        result.skipped += 1;
        continue;
      }
      result.count += 1;
      written[added.id] = added.getString('updated');
    } catch (error) {
      result.failed += 1;
      app.logger().warn('a food was refused in a bulk addition', 'food', food.slug, 'error', String(error));
    }
  }
  return result;
}

/**
 * @param {CoreApp} app
 * @param {CatalogueFood} food
 * @returns {core.Record | undefined} as it is stored; undefined if it is there already
 */
function addFood(app, food) {
  /** @type {core.Record | undefined} */
  let added;
  app.runInTransaction((tx) => {
    if (isThere(tx, food)) return;
    guardJsonValues(food);
    const record = catalogueRecord(tx.findCollectionByNameOrId('foods'), food);
    tx.save(record);
    added = tx.findRecordsByIds('foods', [record.id])[0];
  });
  return added;
}

/**
 * @param {CoreApp} app
 * @param {CatalogueFood} food
 */
function isThere(app, { slug, name }) {
  return app.countRecords('foods', $dbx.hashExp({ slug })) > 0 || hasTwin(app, { name });
}

/**
 * @param {string} file
 * @returns {CatalogueFood[]}
 */
function readFoods(file) {
  return JSON.parse(toString($os.readFile(file)));
}

module.exports = { answerBulkAdd };
