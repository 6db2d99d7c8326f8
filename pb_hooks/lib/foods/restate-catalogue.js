const { readMeta, writeMeta } = require('../server/meta.js');
const { fingerprintLength, statedFields, statementText } = require('./food-statement.js');

/** Nobody's, of the catalogue or of a set that an administrator added. */
const isOwn = "uploaded_by = '' AND slug <> ''";

/**
 * Brings what built-in foods state of their ingredients, allergens and diets up to what this release ships, on a server whose catalogue came from an
 * earlier one. Only the catalogue's own foods are touched, only the fields of the statement, and only where it still reads as a release wrote it: what an
 * administrator or a superuser changed stays.
 *
 * `statements.json` holds for each built-in food the fingerprints of what releases shipped, this one's last (`npm run catalogue:sign` adds it).
 * A second start finds nothing to do, and looks at no food as long as neither the release nor a built-in food has changed: that takes half a second.
 *
 * @param {CoreApp} app
 * @param {string} folder of the built-in foods
 * @returns {number} how many foods were changed
 */
function restateCatalogue(app, folder) {
  const statements = toString($os.readFile(`${folder}/statements.json`));
  if (readMeta(app, lookedAt) === stateOf(app, statements)) return 0;
  const restated = restate(app, folder, JSON.parse(statements));
  writeMeta(app, lookedAt, stateOf(app, statements));
  return restated;
}

/** Key of what was there when all foods were looked at last. */
const lookedAt = 'restated';

/** What decides whether there may be something to do. @param {CoreApp} app @param {string} statements */
function stateOf(app, statements) {
  const own = new DynamicModel({ foods: 0, newest: '' });
  app
    .db()
    .newQuery(`SELECT COUNT(*) AS foods, COALESCE(MAX(updated), '') AS newest FROM foods WHERE ${isOwn}`)
    .one(own);
  return $security.sha256([statements, own.foods, own.newest].join('\n'));
}

/**
 * Brings the statements of built-in foods up to this release. Only a food that still states what an earlier release shipped is written, so nobody's correction is lost.
 *
 * @param {CoreApp} app
 * @param {string} folder of the built-in foods
 * @param {Readonly<Record<string, readonly string[]>>} shipped fingerprints by slug, oldest first
 * @returns {number} how many foods were changed
 */
function restate(app, folder, shipped) {
  const outdated = ownFoods(app).filter((food) => {
    const place = shipped[food.slug]?.indexOf(fingerprint(food)) ?? -1;
    return place >= 0 && place < (shipped[food.slug]?.length ?? 0) - 1;
  });
  if (outdated.length === 0) return 0;
  const foods = builtInFoods(folder);
  app.runInTransaction((tx) => {
    for (const { id, slug } of outdated) {
      const record = tx.findRecordById('foods', id);
      for (const field of statedFields) record.set(field, foods.get(slug)?.[field] ?? []);
      tx.save(record);
    }
  });
  console.log(`what ${outdated.length} built-in foods state is brought up to this release`);
  return outdated.length;
}

/** @param {CoreApp} app @returns {(Record<string, unknown> & { id: string, slug: string })[]} nobody's foods, with their statements */
function ownFoods(app) {
  const shape = Object.fromEntries(['id', 'slug', ...statedFields].map((field) => [field, '']));
  const rows = arrayOf(new DynamicModel(shape));
  const columns = statedFields.map((field) => `COALESCE(${field}, '') AS ${field}`).join(', ');
  app.db().newQuery(`SELECT id, slug, ${columns} FROM foods WHERE ${isOwn}`).all(rows);
  return rows.map((row) => ({
    id: row.id,
    slug: row.slug,
    ...Object.fromEntries(statedFields.map((field) => [field, JSON.parse(row[field] || 'null')])),
  }));
}

/** @param {string} folder @returns {Map<string, Record<string, unknown>>} by slug */
function builtInFoods(folder) {
  const files = ['catalogue', 'bulk'].flatMap((set) =>
    $os.readDir(`${folder}/${set}`).map((entry) => `${folder}/${set}/${entry.name()}`),
  );
  /** @type {(Record<string, unknown> & { slug: string })[]} */
  const foods = files
    .filter((file) => file.endsWith('.json'))
    .flatMap((file) => JSON.parse(toString($os.readFile(file))));
  return new Map(foods.map((food) => [food.slug, food]));
}

/** @param {Record<string, unknown>} food */
function fingerprint(food) {
  return $security.sha256(statementText(food)).slice(0, fingerprintLength);
}

module.exports = { restateCatalogue };
