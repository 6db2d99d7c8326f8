const { readPublicJson } = require('../visibility/public-json.js');

/**
 * Where and when one can eat, for search engines (schema.org, JSON-LD): the places of verified professionals and their events to come, of a member or with a
 * food. Only what every visitor may see, each as its keeper tells it.
 *
 * @typedef {{ id: string, user: string, name: string, address: string, position: unknown, time_zone: string, foods: unknown }} Kept
 * @typedef {Kept & { hours: unknown }} PlaceRow
 * @typedef {Kept & { text: string, starts: string, ends: string, is_cancelled: boolean }} EventRow
 * @typedef {{ id: string, username: string, full_name: string, business_name: string, role: string }} Keeper
 * @typedef {{ base: string, keepers: ReadonlyMap<string, Keeper>, food?: { name: string, url: string } }} Telling
 */

/** Of each in one document. */
const most = 10;
/** Of which the next to come are looked for: a member has 200 events at most. */
const looked = 200;
const dayMinutes = 1440;
const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/**
 * @param {CoreApp} app
 * @param {string} base the public address
 * @param {string} member
 * @returns {Record<string, unknown> | undefined} undefined where there is nothing to tell
 */
function dataOfMember(app, base, member) {
  const idsOf = (/** @type {'places' | 'food_events'} */ collection) =>
    idsFrom(app, `SELECT id FROM ${collection} WHERE user = {:member} ORDER BY id LIMIT ${looked}`, { member });
  return dataOf(app, { base, idsOf, holds: () => true });
}

/**
 * @param {CoreApp} app
 * @param {string} base the public address
 * @param {{ id: string, name: string, url: string }} food
 * @returns {Record<string, unknown> | undefined} undefined where there is nothing to tell
 */
function dataOfFood(app, base, { id, ...food }) {
  // The feed tells them in the topic of each of their foods: there they are found by an index. It goes on telling those that once had the food.
  const idsOf = (/** @type {'places' | 'food_events'} */ collection) =>
    idsFrom(
      app,
      `SELECT record AS id FROM _changes WHERE audience = {:topic} AND collection = '${collection}' GROUP BY record ORDER BY MAX(seq) DESC LIMIT ${looked}`,
      { topic: `f:${id}` },
    );
  return dataOf(app, { base, idsOf, food, holds: ({ foods }) => Array.isArray(foods) && foods.includes(id) });
}

/**
 * @param {CoreApp} app
 * @param {{ base: string, idsOf: (collection: 'places' | 'food_events') => string[], holds: (row: Kept) => boolean, food?: { name: string, url: string } }} ask
 */
function dataOf(app, { base, idsOf, holds, food }) {
  const now = Date.now();
  const places = /** @type {PlaceRow[]} */ (rowsOf(app, 'places', idsOf('places')).filter(holds));
  const events = /** @type {EventRow[]} */ (rowsOf(app, 'food_events', idsOf('food_events')).filter(holds))
    .filter(({ ends }) => momentOf(ends) > now)
    .toSorted((one, other) => momentOf(one.starts) - momentOf(other.starts) || (one.id < other.id ? -1 : 1));
  if (places.length + events.length === 0) return undefined;
  const users = [...new Set([...places, ...events].map(({ user }) => user))];
  const keepers = new Map(/** @type {Keeper[]} */ (rowsOf(app, 'profiles', users)).map((one) => [one.id, one]));
  const telling = { base, keepers, ...(food === undefined ? {} : { food }) };
  const graph = [
    ...places.flatMap((row) => placeData(row, telling)).slice(0, most),
    ...events.flatMap((row) => eventData(row, telling)).slice(0, most),
  ];
  return graph.length === 0 ? undefined : { '@context': 'https://schema.org', '@graph': graph };
}

/** A place whose keeper nobody sees is not told of. @param {PlaceRow} place @param {Telling} telling */
function placeData(place, { base, keepers, food }) {
  const keeper = keepers.get(place.user);
  if (keeper === undefined) return [];
  const hours = hoursData(place.hours);
  return [
    {
      '@type': typeOf(keeper),
      '@id': `${pageOf(base, keeper)}#${place.id}`,
      name: place.name,
      address: place.address,
      url: pageOf(base, keeper),
      ...geoData(place.position),
      ...(hours.length === 0 ? {} : { openingHoursSpecification: hours }),
      ...(food === undefined ? {} : { hasMenu: { '@type': 'Menu', hasMenuItem: { '@type': 'MenuItem', ...food } } }),
    },
  ];
}

/** @param {EventRow} event @param {Telling} telling */
function eventData(event, { base, keepers }) {
  const keeper = keepers.get(event.user);
  if (keeper === undefined) return [];
  const url = pageOf(base, keeper);
  return [
    {
      '@type': 'FoodEvent',
      '@id': `${url}#${event.id}`,
      name: event.name,
      ...(event.text === '' ? {} : { description: event.text }),
      startDate: onWall(event.starts, event.time_zone),
      endDate: onWall(event.ends, event.time_zone),
      eventStatus: `https://schema.org/${event.is_cancelled ? 'EventCancelled' : 'EventScheduled'}`,
      eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
      location: { '@type': 'Place', address: event.address, ...geoData(event.position) },
      organizer: {
        '@type': keeper.business_name === '' ? 'Person' : 'Organization',
        name: keeper.business_name || keeper.full_name || keeper.username,
        url,
      },
      url,
    },
  ];
}

/** @param {Keeper} keeper */
function typeOf({ role }) {
  return role === 'restaurant_owner' ? 'Restaurant' : 'FoodEstablishment';
}

/** @param {string} base @param {Keeper} keeper */
function pageOf(base, { username }) {
  return `${base}/profile/${encodeURIComponent(username)}`;
}

/** @param {unknown} position as src/domain/places/position.ts has it */
function geoData(position) {
  const { latitude, longitude } = /** @type {{ latitude?: unknown, longitude?: unknown }} */ (position ?? {});
  return typeof latitude === 'number' && typeof longitude === 'number'
    ? { geo: { '@type': 'GeoCoordinates', latitude, longitude } }
    : {};
}

/**
 * What is not stated is not told; a day without hours is one on which nothing opens. Past midnight it closes at an earlier hour than it opened.
 *
 * @param {unknown} hours as src/domain/places/opening-hours.ts has them
 */
function hoursData(hours) {
  if (!Array.isArray(hours) || hours.length !== weekdays.length) return [];
  return hours.flatMap((spans, weekday) =>
    (Array.isArray(spans) ? spans : []).flatMap((span) => {
      const [from, until] = Array.isArray(span) ? span : [];
      if (!Number.isInteger(from) || !Number.isInteger(until)) return [];
      return [
        {
          '@type': 'OpeningHoursSpecification',
          dayOfWeek: `https://schema.org/${weekdays[weekday]}`,
          opens: clock(from),
          // The same hour twice would say that it never opens.
          closes: clock(until - from === dayMinutes ? until - 1 : until),
        },
      ];
    }),
  );
}

/** @param {number} minutes past 1440 of the next day */
function clock(minutes) {
  const ofDay = minutes % dayMinutes;
  return [Math.floor(ofDay / 60), ofDay % 60].map((part) => String(part).padStart(2, '0')).join(':');
}

/** A moment by the clock of a time zone, with how far that is from Greenwich: '2026-12-24T18:30:00+01:00'. @param {string} moment @param {string} zone */
function onWall(moment, zone) {
  const time = new DateTime(moment).time();
  return time.in(new Timezone(zone === '' ? 'UTC' : zone)).format('2006-01-02T15:04:05Z07:00');
}

/** @param {string} moment as PocketBase writes it */
function momentOf(moment) {
  return Date.parse(moment.replace(' ', 'T'));
}

/** @param {CoreApp} app @param {string} sql of `id` @param {Record<string, string>} values */
function idsFrom(app, sql, values) {
  const rows = arrayOf(new DynamicModel({ id: '' }));
  app.db().newQuery(sql).bind(values).all(rows);
  return rows.map(({ id }) => id);
}

/** @param {CoreApp} app @param {string} collection @param {readonly string[]} ids @returns {any[]} */
function rowsOf(app, collection, ids) {
  return ids.length === 0 ? [] : readPublicJson(app, collection, { ids }).map(({ json }) => JSON.parse(json));
}

module.exports = { dataOfFood, dataOfMember };
