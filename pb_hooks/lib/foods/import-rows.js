const { freeName, nameKey } = require('./food-names.js');
const { misshapenFields } = require('../server/json-shapes.js');
const { nameRefusals, thingSkeleton } = require('../members/names.js');
const { either, object, shape, text, whole } = require('../server/request-shape.js');

/**
 * One row of an import: what is known of it, and the judgement whether it becomes a food.
 *
 *   ready, renamed ──▶ added ──▶ undone or kept        duplicate, refused: never anything else
 *
 * A food of the same name and origin is the same food, and so is one where either does not say its origin; of another origin it is another food,
 * which takes the next free name (R14).
 *
 * @typedef {{ line: number, columns?: Record<string, unknown>, refused?: string }} Given by the device: columns, or why there are none
 * @typedef {{ state: string, detail: string }} Verdict
 * @typedef {{ line: number, name_key: string, food: string, state: string, detail: string, body: string }} Row
 */

/** What a row may say of a food; everything else of a food is the server's, or somebody's own experience (R17). */
const columns = [
  'name',
  'native_name',
  'origin',
  'course',
  'language',
  'description',
  'ingredients',
  'taste_profile',
  'taste_intensity',
  'umami_level',
  'flavor_intensity',
  'preparation_notes',
  'preparation_methods',
  'best_paired_with',
  'portion',
  'way_of_eating',
  'likened',
  'culture_notes',
  'cultural_significance',
  'cultural_variations',
  'regional_variations',
  'allergens',
  'may_contain',
  'dietary_info',
];

const lineNumber = whole({ from: 1 });

/** A row as the device gives it; where it says why there are no columns, these are not looked at. @type {import('../server/request-shape.js').Kind<Given>} */
function givenRow(value) {
  const row = either(
    shape({ line: lineNumber, refused: text({ least: 1 }) }),
    shape({ line: lineNumber, columns: object }),
  )(value)?.value;
  if (row === undefined) return undefined;
  return { value: 'refused' in row ? { ...row, refused: row.refused.slice(0, 500) } : row };
}

/**
 * The food that a row would become: the catalogue's own, nobody's contribution, without anything that the row does not say (R4).
 *
 * @param {CoreApp} app
 * @param {Record<string, unknown>} given
 */
function foodOf(app, given) {
  const said = Object.entries(given).filter(([column, value]) => columns.includes(column) && value !== null);
  return new Record(app.findCachedCollectionByNameOrId('foods'), Object.fromEntries(said));
}

/**
 * @param {CoreApp} app
 * @param {string} job the import
 * @param {Given} given
 * @returns {Verdict}
 */
function judge(app, job, { line, columns: given, refused }) {
  if (given === undefined) return { state: 'refused', detail: refused ?? '' };
  const food = foodOf(app, given);
  const problem = problemOf(app, food, given);
  if (problem !== '') return { state: 'refused', detail: problem };
  const wanted = food.getString('name');
  const origin = nameKey(food.getString('origin'));
  const twin = sameName(app, job, { name: wanted, line }).find(
    (other) => other.origin === origin || other.origin === '' || origin === '',
  );
  if (twin !== undefined) return { state: 'duplicate', detail: twin.where };
  const name = freeName(wanted, (tried) => sameName(app, job, { name: tried, line }).length > 0);
  return name === wanted ? { state: 'ready', detail: '' } : { state: 'renamed', detail: name };
}

/**
 * @param {CoreApp} app
 * @param {core.Record} food
 * @param {Record<string, unknown>} given
 * @returns {string} '' for a food as it should be
 */
function problemOf(app, food, given) {
  const misshapen = misshapenFields(given);
  if (misshapen.length > 0) return `${misshapen.join(', ')}: the value has the wrong form`;
  if (food.getString('name').trim() === '') return 'name: it is missing';
  const [refused] = Object.entries(nameRefusals(app, food));
  if (refused !== undefined) return `${refused[0]}: ${refused[1].message}`;
  try {
    app.validate(food);
    return '';
  } catch (error) {
    return String(error instanceof Error ? error.message : error)
      .replace(/^GoError: /, '')
      .slice(0, 300);
  }
}

/**
 * The foods of a name or of one that looks the same, and the earlier rows of this import that will be foods of such a name.
 *
 * @param {CoreApp} app
 * @param {string} job
 * @param {{ name: string, line: number }} ask
 * @returns {{ origin: string, where: string }[]}
 */
function sameName(app, job, { name, line }) {
  const rows = arrayOf(new DynamicModel({ origin: '', place: '' }));
  app
    .db()
    .newQuery(`SELECT origin, 'food ' || id AS place FROM foods WHERE name_skeleton = {:skeleton} OR name_key = {:key}
    UNION ALL SELECT COALESCE(body ->> 'origin', '') AS origin, 'line ' || line AS place FROM _import_rows
    WHERE import = {:job} AND (name_skeleton = {:skeleton} OR name_key = {:key}) AND line < {:line} AND state IN ('ready', 'renamed')`)
    .bind({ job, skeleton: thingSkeleton(name), key: nameKey(name), line })
    .all(rows);
  return rows.map((row) => ({ origin: nameKey(row.origin), where: row.place }));
}

/**
 * Judges a row and keeps it; the same line again takes the place of the one before.
 *
 * @param {CoreApp} tx
 * @param {string} job
 * @param {Given} given
 */
function keepRow(tx, job, given) {
  const { state, detail } = judge(tx, job, given);
  const name = given.columns?.['name'];
  // Under the name that it will have, so that a later row of the same name is numbered after it.
  const known = state === 'renamed' ? detail : typeof name === 'string' ? name : '';
  tx.db()
    .newQuery(`INSERT OR REPLACE INTO _import_rows (import, line, name_key, name_skeleton, state, detail, body)
    VALUES ({:job}, {:line}, {:key}, {:skeleton}, {:state}, {:detail}, {:body})`)
    .bind({
      job,
      line: given.line,
      key: nameKey(known),
      skeleton: thingSkeleton(known),
      state,
      detail,
      body: JSON.stringify(given.columns ?? {}),
    })
    .execute();
}

/**
 * @param {CoreApp} app
 * @param {string} job
 * @param {{ states: readonly string[], after?: number, limit: number }} ask
 * @returns {Row[]} in the order of the file
 */
function rowsOf(app, job, { states, after = 0, limit }) {
  const rows = arrayOf(new DynamicModel({ line: 0, name_key: '', food: '', state: '', detail: '', body: '' }));
  app
    .db()
    .newQuery(`SELECT line, name_key, food, state, detail, body FROM _import_rows
    WHERE import = {:job} AND line > {:after} AND state IN (SELECT value FROM json_each({:states})) ORDER BY line LIMIT {:limit}`)
    .bind({ job, after, limit, states: JSON.stringify(states) })
    .all(rows);
  return /** @type {Row[]} */ (/** @type {unknown} */ (rows));
}

/**
 * @param {CoreApp} tx
 * @param {string} job
 * @param {{ line: number, state: string, detail?: string, food?: string }} settled
 */
function settleRow(tx, job, { line, state, detail = '', food = '' }) {
  tx.db()
    .newQuery(
      'UPDATE _import_rows SET state = {:state}, detail = {:detail}, food = {:food} WHERE import = {:job} AND line = {:line}',
    )
    .bind({ job, line, state, detail, food })
    .execute();
}

/**
 * @param {CoreApp} app
 * @param {string} job
 * @returns {Record<string, number>} rows by state
 */
function countRows(app, job) {
  const rows = arrayOf(new DynamicModel({ state: '', n: 0 }));
  app
    .db()
    .newQuery('SELECT state, COUNT(*) AS n FROM _import_rows WHERE import = {:job} GROUP BY state')
    .bind({ job })
    .all(rows);
  return Object.fromEntries(rows.map(({ state, n }) => [state, n]));
}

module.exports = { countRows, foodOf, judge, givenRow, keepRow, rowsOf, settleRow };
