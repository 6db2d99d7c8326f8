/** Raised with every change of the columns: a document of an earlier one is built anew. */
const COLUMNS_VERSION = 5;

const { effectiveLevelSql } = require('../taste/effective-taste.js');
const { visitorCondition } = require('../visibility/visitor-rows.js');

/**
 * The catalogue by columns: of every food that a visitor may read, what ranking reads of it (the client's `decode-food-columns.ts`
 * is the other side of this). The values are the server's own, in four small forms; a column that says nothing of any food is left out.
 *
 * ```
 *   { "version": 5, "foods": 3, "columns": {
 *       "name":                  ["Ramen", "Pho", "Udon"],                          plain: a value per food
 *       "created":               [1780000000000, -41, -9],                          moments: milliseconds, then the steps from food to food
 *       "origin":                { "values": ["Japanese", "Thai"], "rows": [0, 1, 0] },   coded: the distinct values, most frequent first
 *       "taste_profile.flavor":  { "words": ["umami", "rich"], "sizes": [2, -1, 1], "codes": [0, 1, 0] }   lists: the words of one after the other
 *   } }
 * ```
 *
 * A list's size is -1 where nothing is stated, which is not an empty list (R5), and -2 where one word stands in the place of a list.
 *
 * @typedef {{ name: string, form: 'plain' | 'moments' | 'coded' | 'lists', sql: string }} Column `sql`: the value as JSON, NULL for nothing; for moments the text
 */

/** @type {(name: string) => string} a JSON column, NULL where it holds nothing */
const json = (name) => `NULLIF(NULLIF([[${name}]], ''), 'null')`;
/** @type {(name: string) => string} */
const text = (name) => `json_quote(NULLIF([[${name}]], ''))`;
/** @type {(name: string) => string} a number column holds 0 where nothing is stated */
const number = (name) => `NULLIF([[${name}]], 0)`;
/** @type {(column: string, part: string) => string} */
const part = (column, name) => `NULLIF(${json(column)} -> '$.${name}', 'null')`;
/** What is read for safety alone (R28): in the project's own foods it says no more than their lists, which a test looks after. @type {(sql: string) => string} */
const ofMembers = (sql) => `IIF([[uploaded_by]] = '' AND [[slug]] <> '', NULL, ${sql})`;
/** @type {(form: Column['form'], column: string, parts: readonly string[]) => Column[]} */
const parts = (form, column, names) =>
  names.map((name) => ({ name: `${column}.${name}`, form, sql: part(column, name) }));

/** @type {readonly Column[]} */
const columns = [
  { name: 'id', form: 'plain', sql: text('id') },
  { name: 'name', form: 'plain', sql: text('name') },
  { name: 'native_name', form: 'plain', sql: text('native_name') },
  { name: 'origin', form: 'coded', sql: text('origin') },
  { name: 'course', form: 'coded', sql: text('course') },
  { name: 'created', form: 'moments', sql: '[[created]]' },
  { name: 'uploaded_by', form: 'coded', sql: text('uploaded_by') },
  { name: 'rating', form: 'plain', sql: number('rating') },
  { name: 'review_count', form: 'plain', sql: number('review_count') },
  ...parts('lists', 'taste_profile', ['flavor', 'flavors', 'texture', 'textures', 'aroma', 'aromas']),
  { name: 'taste', form: 'coded', sql: text('taste') },
  { name: 'texture', form: 'lists', sql: json('texture') },
  { name: 'aroma', form: 'lists', sql: json('aroma') },
  ...parts('plain', 'taste_intensity', ['sweet', 'salty', 'sour', 'bitter', 'umami', 'spicy']).map((column) => ({
    ...column,
    sql: effectiveLevelSql(column.name.slice(column.name.indexOf('.') + 1), column.sql),
  })),
  { name: 'umami_level', form: 'plain', sql: number('umami_level') },
  ...parts('coded', 'taste_intensity', ['temperature_served']),
  ...parts('lists', 'taste_intensity', ['cooking_methods']),
  { name: 'best_paired_with', form: 'lists', sql: json('best_paired_with') },
  { name: 'serving_suggestions', form: 'lists', sql: json('serving_suggestions') },
  { name: 'allergens', form: 'lists', sql: json('allergens') },
  { name: 'may_contain', form: 'lists', sql: json('may_contain') },
  { name: 'health_warnings', form: 'lists', sql: json('health_warnings') },
  { name: 'ingredients', form: 'lists', sql: json('ingredients') },
  { name: 'dietary_info', form: 'coded', sql: json('dietary_info') },
  ...parts('plain', 'taste_profile', ['mouthfeel']),
  { name: 'mouthfeel_notes', form: 'plain', sql: text('mouthfeel_notes') },
  { name: 'description', form: 'plain', sql: text('description') },
  { name: 'preparation_notes', form: 'plain', sql: ofMembers(`NULLIF(${text('preparation_notes')}, 'null')`) },
  ...['preparation_methods', 'cultural_variations', 'regional_variations'].map(
    (name) => /** @type {Column} */ ({ name, form: 'lists', sql: ofMembers(json(name)) }),
  ),
];

/** @typedef {{ tables: string[], json: string }} ColumnSql what a column needs beside the foods, and its JSON (NULL when it says nothing) */

/** @type {(value: string) => string} */
const whereStated = (value) =>
  `FROM shown WHERE EXISTS (SELECT 1 FROM shown WHERE ${value} IS NOT NULL) HAVING COUNT(*) > 0`;

/** @type {Record<Column['form'], (value: string, dictionary: string) => ColumnSql>} */
const forms = {
  plain: (value) => ({ tables: [], json: `(SELECT json_group_array(json(${value})) ${whereStated(value)})` }),
  moments: (value) => ({
    tables: [],
    json: `(SELECT json_group_array(step) FROM (SELECT moment - LAG(moment, 1, 0) OVER () AS step
      FROM (SELECT CAST(ROUND((COALESCE(julianday(${value}), 2440587.5) - 2440587.5) * 86400000) AS INTEGER) AS moment FROM shown)))`,
  }),
  coded: (value, dictionary) => ({
    tables: [dictionaryOf(dictionary, `SELECT ${value} AS word FROM shown`)],
    json: `(SELECT '{"values":' || (SELECT json_group_array(json(word)) FROM ${dictionary}) || ',"rows":' || json_group_array(code) || '}'
      FROM shown CROSS JOIN ${dictionary} ON word IS ${value} WHERE EXISTS (SELECT 1 FROM shown WHERE ${value} IS NOT NULL) HAVING COUNT(*) > 0)`,
  }),
  lists: (value, dictionary) => {
    // An array's items have a number for their key, a word that stands in a list's place has none.
    const items = `FROM shown CROSS JOIN json_each(${value}) AS item`;
    const word = "CASE WHEN item.type IN ('text', 'integer', 'real') THEN item.value ELSE x'' END";
    const asJson =
      "CASE typeof(word) WHEN 'text' THEN json_quote(word) WHEN 'integer' THEN word WHEN 'real' THEN printf('%!.17g', word) END";
    const isItem = "(typeof(item.key) = 'integer' OR (item.key IS NULL AND item.type IN ('text', 'integer', 'real')))";
    const size = `CASE json_type(${value}) WHEN 'array' THEN json_array_length(${value}) WHEN 'text' THEN -2 WHEN 'integer' THEN -2 WHEN 'real' THEN -2 ELSE -1 END`;
    return {
      tables: [dictionaryOf(dictionary, `SELECT ${word} AS word ${items} WHERE ${isItem}`)],
      json: `(SELECT '{"words":' || (SELECT json_group_array(json(${asJson})) FROM ${dictionary}) || ',"sizes":' || json_group_array(${size})
        || ',"codes":' || (SELECT json_group_array(code) ${items} CROSS JOIN ${dictionary} ON ${dictionary}.word = ${word} WHERE ${isItem}) || '}'
        ${whereStated(value)})`,
    };
  },
};

/** The distinct words, the most frequent first: small codes are short. @type {(name: string, words: string) => string} */
function dictionaryOf(name, words) {
  return `${name} AS MATERIALIZED (SELECT word, ROW_NUMBER() OVER (ORDER BY COUNT(*) DESC, word) - 1 AS code FROM (${words}) GROUP BY word ORDER BY code)`;
}

/**
 * One statement, so that every column is of the same moment and in the same order, and no row passes through JavaScript.
 *
 * @param {string} condition of the foods that are shown
 */
function documentSql(condition) {
  const order = 'rating * LN(1 + review_count) DESC, created DESC, id';
  const built = columns.map(({ name, form }, at) => ({ name, ...forms[form](`c${at}`, `d${at}`) }));
  const tables = [
    `shown AS MATERIALIZED (SELECT ${columns.map(({ sql }, at) => `${sql} AS c${at}`).join(', ')}
      FROM foods WHERE ${condition} ORDER BY ${order})`,
    ...built.flatMap((column) => column.tables),
  ];
  const listed = built.map(({ name, json: value }) => `SELECT '"${name}":' || ${value} AS pair`).join('\nUNION ALL ');
  return `WITH ${tables.join(',\n')}
    SELECT (SELECT COUNT(*) FROM shown) AS foods,
      '{"version":${COLUMNS_VERSION},"foods":' || (SELECT COUNT(*) FROM shown) || ',"columns":{' || COALESCE((SELECT group_concat(pair, ',') FROM (${listed})), '') || '}}' AS document`;
}

/**
 * Measured: 100,000 foods take about 5 s of one core and 57 bytes each on the wire; the text never enters the JavaScript engine.
 *
 * @param {CoreApp} app
 * @returns {{ foods: number, document: string }}
 */
function readFoodColumns(app) {
  const row = /** @type {{ foods: number, document: string }} */ (
    /** @type {unknown} */ (new DynamicModel({ foods: 0, document: '' }))
  );
  app
    .db()
    .newQuery(documentSql(visitorCondition(app, 'foods')))
    .one(row);
  return row;
}

module.exports = { COLUMNS_VERSION, readFoodColumns };
