const { visitorCondition } = require('../visibility/visitor-rows.js');

/** The foods that the first page and Explore begin with, as the app finds them. */

/** src/features/catalogue/explore/table-sections.tsx: so many of the best rated; or, of so many of the newest foods so many that members shared, and so many of the day's table. */
const onExplore = { bestRated: 6, lookedThrough: 24, shared: 3, table: 8 };

/** @param {CoreApp} app */
function beginningOfExplore(app) {
  const featured = idsOf(
    app,
    `rating > 4 AND review_count > 0 ORDER BY rating DESC, review_count DESC, id LIMIT ${onExplore.bestRated}`,
  );
  if (featured.length > 0) return { ids: featured, heading: 'Featured', lead: 'The best rated by members' };
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

/** The table of the day, as the app lays it: src/replica/foods/day-contenders.ts and src/domain/day/day-table.ts (R36). @param {CoreApp} app @param {number} count */
function dayTable(app, count) {
  const day = today();
  const from = (/** @type {string} */ condition, /** @type {number} */ most) => {
    const rows = arrayOf(
      new DynamicModel({ id: '', name: '', origin: '', course: '', taste_intensity: '', umami: '' }),
    );
    app
      .db()
      .newQuery(`SELECT id, name, COALESCE(origin, '') AS origin, course, COALESCE(taste_intensity, '') AS taste_intensity, CAST(umami_level AS TEXT) AS umami FROM foods
      WHERE (${visitorCondition(app, 'foods')}) AND ${condition} ORDER BY id LIMIT ${most}`)
      .bind({ point: day.point })
      .all(rows);
    return rows.map(({ id, name, origin, course, taste_intensity: stated, umami }) => ({
      id,
      name,
      origin,
      course,
      umami_level: Number(umami),
      taste_intensity: JSON.parse(stated || 'null'),
    }));
  };
  const later = from('id >= {:point}', day.contenders);
  return day.layOut(
    [...later, ...(later.length < day.contenders ? from('id < {:point}', day.contenders - later.length) : [])],
    count,
  );
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
