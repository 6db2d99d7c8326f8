const { visitorCondition } = require('../visibility/visitor-rows.js');

/** The foods that the first page and Explore begin with, as the app finds them. */

/** src/features/catalogue/explore/table-sections.tsx: so many of the best rated, where there are enough; or, of so many of the newest foods so many that members shared, and so many of the day's table. */
const onExplore = { bestRated: 6, leastRated: 3, lookedThrough: 24, shared: 3, table: 8 };

/** @param {CoreApp} app */
function beginningOfExplore(app) {
  const featured = idsOf(
    app,
    `rating > 4 AND review_count > 0 ORDER BY rating DESC, review_count DESC, id LIMIT ${onExplore.bestRated}`,
  );
  if (featured.length >= onExplore.leastRated)
    return { ids: featured, heading: 'Featured', lead: 'The best rated by members' };
  const newest = idsOf(app, `TRUE ORDER BY created DESC, id DESC LIMIT ${onExplore.lookedThrough}`);
  const byMembers = new Set(
    idsOf(app, `uploaded_by <> '' AND id IN (SELECT value FROM json_each({:newest}))`, {
      newest: JSON.stringify(newest),
    }),
  );
  const shared = newest.filter((id) => byMembers.has(id)).slice(0, onExplore.shared);
  const table = dayTable(app, onExplore.table + shared.length)
    .filter((id) => !shared.includes(id))
    .slice(0, onExplore.table);
  const words =
    shared.length > 0
      ? { heading: 'Just shared', lead: "Fresh from members' kitchens" }
      : { heading: 'On the table today', lead: '' };
  return { ids: [...shared, ...table], ...words };
}

/**
 * @typedef {{ point: string, contenders: number, layOut: (rows: readonly unknown[], limit: number) => string[] }} ServersDay as src/domain/day/server-day-table.ts has it
 * @returns {ServersDay} of today
 */
function today() {
  const made = '../generated/server-day-table.js';
  return require(made).serversDay(Date.now());
}

/** So many are laid of a table, of which the pages show the first. */
const longestTable = onExplore.table + onExplore.shared;
const tableKey = 'foretaste:day-table';

/**
 * The table of the day, as the app lays it: src/replica/foods/day-contenders.ts and src/domain/day/day-table.ts (R36). To lay it takes the server twenty
 * times as long as the rest of a document, and it changes with the day and its foods alone: so it is laid once for these.
 *
 * @param {CoreApp} app
 * @param {number} count at most `longestTable`
 */
function dayTable(app, count) {
  const day = today();
  const rows = readContenders(app, day);
  const made = `${day.point} ${$security.sha256(rows)}`;
  /** @type {{ made: string, ids: string[] }} */
  const known = JSON.parse(app.store().get(tableKey) ?? '{}');
  if (known.made === made) return known.ids.slice(0, count);
  const ids = day.layOut(JSON.parse(rows), longestTable);
  app.store().set(tableKey, JSON.stringify({ made, ids }));
  return ids.slice(0, count);
}

/**
 * What the table is laid of: the first foods from the day's point on, then from the first id on.
 *
 * @param {CoreApp} app
 * @param {ServersDay} day
 * @returns {string} JSON of the rows
 */
function readContenders(app, { point, contenders }) {
  const of = (/** @type {string} */ condition) =>
    `SELECT id, name, origin, course, taste_intensity, umami_level FROM foods WHERE (${visitorCondition(app, 'foods')}) AND ${condition} ORDER BY id LIMIT ${contenders}`;
  const read = new DynamicModel({ rows: '' });
  app
    .db()
    .newQuery(`SELECT json_group_array(json_object('id', id, 'name', name, 'origin', COALESCE(origin, ''), 'course', course,
      'taste_intensity', json(COALESCE(NULLIF(taste_intensity, ''), 'null')), 'umami_level', umami_level)) AS rows
    FROM (SELECT * FROM (${of('id >= {:point}')}) UNION ALL SELECT * FROM (${of('id < {:point}')}) LIMIT ${contenders})`)
    .bind({ point })
    .one(read);
  return read.rows;
}

/** Of foods that visitors may see. @param {CoreApp} app @param {string} condition SQL, its order and limit @param {Record<string, string>} [values] */
function idsOf(app, condition, values = {}) {
  const rows = arrayOf(new DynamicModel({ id: '' }));
  app
    .db()
    .newQuery(`SELECT id FROM foods WHERE (${visitorCondition(app, 'foods')}) AND ${condition}`)
    .bind(values)
    .all(rows);
  return rows.map((row) => row.id);
}

module.exports = { beginningOfExplore, dayTable };
