const { blockedEitherWay } = require('../visibility/audiences.js');
const { effectiveIntensity } = require('../taste/effective-taste.js');
const { isOpen, shownCondition } = require('../visibility/open-rule.js');
const { readableRows } = require('../visibility/readable-rows.js');
const { foldText } = require('../server/search-key.js');

/**
 * The part of the catalogue that the assistants get to know for one question. JavaScript in the server is slow and a catalogue may be large,
 * so SQL chooses: what was named, what its words name, the cuisines in it, and what most members have reviewed.
 *
 * @typedef {Record<string, any> & { id: string, name: string }} FoodRow as the API shows it to this caller
 */

const mostRows = 200;
const mostOfWords = 60;
const mostOfCuisine = 60;
const mostWords = 12;
const shortestWord = 3;
/** Words of nearly every question. */
const common = [
  'about',
  'and',
  'are',
  'can',
  'does',
  'eat',
  'food',
  'for',
  'from',
  'goes',
  'how',
  'like',
  'not',
  'should',
  'some',
  'something',
  'taste',
  'tastes',
  'that',
  'the',
  'too',
  'what',
  'which',
  'with',
  'you',
  'aber',
  'allergisch',
  'auch',
  'aus',
  'bin',
  'das',
  'dem',
  'den',
  'der',
  'die',
  'ein',
  'eine',
  'einen',
  'essen',
  'etwas',
  'für',
  'fur',
  'gegen',
  'gericht',
  'gibt',
  'hat',
  'ich',
  'ist',
  'kann',
  'mir',
  'mit',
  'möchte',
  'mochte',
  'nicht',
  'oder',
  'ohne',
  'passt',
  'schmeckt',
  'sind',
  'soll',
  'und',
  'von',
  'was',
  'welche',
  'wie',
  'zum',
  'zur',
];

/**
 * @param {core.RequestEvent} e whose caller may read them all
 * @param {{ text: string, ids: readonly string[] }} question
 * @returns {FoodRow[]} the likeliest first
 */
function chooseFoods(e, { text, ids }) {
  const words = wordsOf(text);
  const chosen = new Set([
    ...ids,
    ...idsOf(
      e.app,
      `WHERE EXISTS (SELECT 1 FROM words WHERE instr(name_key, word) > 0)
      ORDER BY (SELECT COUNT(*) FROM words WHERE instr(name_key, word) > 0) DESC, LENGTH(name_key), id LIMIT ${mostOfWords}`,
      words,
    ),
    ...idsOf(
      e.app,
      `WHERE LOWER(origin) IN (SELECT word FROM words) ORDER BY review_count DESC, rating DESC, id LIMIT ${mostOfCuisine}`,
      words,
    ),
    ...idsOf(e.app, `WHERE TRUE ORDER BY review_count DESC, rating DESC, id LIMIT ${mostRows}`, []),
  ]);
  const rank = new Map([...chosen].slice(0, mostRows).map((id, place) => [id, place]));
  return readRows(e, [...rank.keys()]).toSorted((one, other) => (rank.get(one.id) ?? 0) - (rank.get(other.id) ?? 0));
}

/**
 * @param {core.RequestEvent} e
 * @param {readonly string[]} keys of names, as `nameKey` makes them
 * @returns {FoodRow[]} the foods of these names that the caller may read
 */
function foodsNamed(e, keys) {
  return readRows(e, idsOf(e.app, 'WHERE name_key IN (SELECT word FROM words)', keys));
}

/** Rows that this engine has read, the latest used last: to read them, and what the assistant makes of them, is nearly all that an answer costs. @type {Map<string, { stamp: string, row: FoodRow }>} */
const kept = new Map();
/** About 20 KB each, in every engine that answers questions. */
const mostKept = 400;

/**
 * The same object as before for a row that has not changed since, so that what was made of it is found again (src/domain/assistant/server-assistant.ts).
 *
 * @param {core.RequestEvent} e
 * @param {string[]} ids
 * @returns {FoodRow[]} those that the caller may read, in no order; not to be changed
 */
function readRows(e, ids) {
  const stamps = stampsOf(e, ids);
  const known = ids.flatMap((id) => {
    const found = kept.get(id);
    return found !== undefined && found.stamp === stamps.get(id) ? [found.row] : [];
  });
  const isKnown = new Set(known.map(({ id }) => id));
  /** @type {FoodRow[]} */
  const read = readableRows(
    e,
    'foods',
    ids.filter((id) => !isKnown.has(id)),
  ).map((row) => JSON.parse(row));
  for (const row of [...known, ...read]) {
    const stamp = stamps.get(row.id);
    if (stamp === undefined) continue; // for its owner or an admin alone
    kept.delete(row.id);
    kept.set(row.id, { stamp, row });
  }
  for (const id of kept.keys()) {
    if (kept.size <= mostKept) break;
    kept.delete(id);
  }
  return [...known, ...read];
}

/**
 * What changes with a row, of those that show everybody the same and that no block hides from this caller. The feed has an entry for each change [S10];
 * the counters stand beside it, as they need none.
 *
 * @param {core.RequestEvent} e
 * @param {string[]} ids
 * @returns {Map<string, string>} by id
 */
function stampsOf(e, ids) {
  if (!isOpen(e.app.findCachedCollectionByNameOrId('foods'))) return new Map();
  const row = new DynamicModel({ stamps: '' });
  e.app
    .db()
    .newQuery(`SELECT json_group_object(stored.id, concat_ws(' ', (SELECT MAX(seq) FROM _changes WHERE collection = 'foods' AND record = stored.id),
      stored.updated, stored.rating, stored.review_count, stored.upvotes, stored.counts_seq)) AS stamps
    FROM json_each({:ids}) AS asked JOIN foods AS stored ON stored.id = asked.value
    WHERE ${shownCondition('foods', 'stored.')} AND stored.uploaded_by NOT IN (SELECT value FROM json_each({:blocked}))`)
    .bind({ ids: JSON.stringify(ids), blocked: JSON.stringify(blockedEitherWay(e.auth)) })
    .one(row);
  return new Map(Object.entries(JSON.parse(row.stamps)));
}

/** @param {string} text @returns {string[]} as written and as searched, for names keep their accents */
function wordsOf(text) {
  const words = [text.toLowerCase().normalize('NFC'), foldText(text)].flatMap((written) =>
    written.split(/[\s.,;:!?"'`()[\]{}<>/\\|*_~+=-]+/),
  );
  return [...new Set(words)]
    .filter((word) => word.length >= shortestWord && !common.includes(word))
    .slice(0, mostWords);
}

/**
 * @param {CoreApp} app
 * @param {string} condition and order, over `foods` and `words`
 * @param {readonly string[]} words
 * @returns {string[]}
 */
function idsOf(app, condition, words) {
  // One text is read many times faster than as many rows.
  const row = new DynamicModel({ ids: '' });
  app
    .db()
    .newQuery(
      `WITH words AS (SELECT value AS word FROM json_each({:words})) SELECT json_group_array(id) AS ids FROM (SELECT id FROM foods ${condition})`,
    )
    .bind({ words: JSON.stringify(words) })
    .one(row);
  return JSON.parse(row.ids);
}

/**
 * What an AI service gets to know of a food. No ids, no members, no addresses.
 *
 * @param {FoodRow} row
 */
function factsOf(row) {
  const profile = row.taste_profile ?? {};
  return {
    name: row.name,
    origin: row.origin ?? '',
    description: String(row.description ?? '').slice(0, 300),
    flavours: profile.flavor ?? profile.flavors ?? [],
    textures: profile.texture ?? profile.textures ?? row.texture ?? [],
    aromas: profile.aroma ?? profile.aromas ?? row.aroma ?? [],
    intensities_0_to_5: effectiveIntensity(row),
    goes_with: row.best_paired_with ?? [],
  };
}

/**
 * @param {core.RequestEvent} e whose caller may read them
 * @param {string} food id
 * @returns {string[]} what members wrote last
 */
function reviewTexts(e, food) {
  const rows = arrayOf(new DynamicModel({ id: '' }));
  e.app
    .db()
    .newQuery("SELECT id FROM reviews WHERE food = {:food} AND review_text <> '' ORDER BY created DESC LIMIT 5")
    .bind({ food })
    .all(rows);
  return readableRows(
    e,
    'reviews',
    rows.map(({ id }) => id),
  ).map((row) => JSON.parse(row).review_text);
}

/**
 * What members said of pairs of these foods, from five votes on (R31).
 *
 * @param {CoreApp} app
 * @param {readonly FoodRow[]} foods
 * @returns {{ one: string, other: string, great: number, fine: number, clash: number }[]}
 */
function pairSumsAmong(app, foods) {
  const rows = arrayOf(new DynamicModel({ one: '', other: '', great: 0, fine: 0, clash: 0 }));
  app
    .db()
    .newQuery(`WITH asked AS (SELECT value AS id FROM json_each({:ids}))
    SELECT one, other, great, fine, clash FROM pair_sums WHERE one IN (SELECT id FROM asked) AND other IN (SELECT id FROM asked)`)
    .bind({ ids: JSON.stringify(foods.map(({ id }) => id)) })
    .all(rows);
  return rows.map(({ one, other, great, fine, clash }) => ({ one, other, great, fine, clash }));
}

module.exports = { chooseFoods, factsOf, foodsNamed, pairSumsAmong, reviewTexts };
