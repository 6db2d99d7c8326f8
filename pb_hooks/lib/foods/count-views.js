const { clientOf, day, take, waitFor } = require('../server/allowances.js');
const { retentionDays } = require('../server/retention-days.js');
const { readMeta } = require('../server/meta.js');
const { elseJust, listOf, part, readParts, recordId, shape, text } = require('../server/request-shape.js');

/**
 * Looks at members' foods, counted once for each viewer, food and day (UTC). A device sends them in batches, when it can; a look without a
 * connection counts for the day on which it was. Sending a batch again changes nothing [S2].
 */

/** A look that is older was made too long ago to be told. In days. */
const oldest = 30;
/** A guest's, of whom no account says that there is somebody. */
const oldestOfGuests = 7;
const mostViews = 500;
/** Looks that one viewer can add in a day. */
const mostADay = 1000;
const dayLength = 86_400_000;
const looked = shape({ food: recordId, day: text({ form: /^\d{4}-\d\d-\d\d$/ }) });

/**
 * Who looked: the member, or the network of a guest's request. A device's own word about its guest is not believed, as it could name another guest
 * for each look.
 *
 * @param {core.RequestEvent} e with `views`
 * @throws {BadRequestError} on anything else than the documented form
 */
function countViewsOf(e) {
  const views = readViews(e);
  const secret = secretOf(e.app);
  const who = e.auth?.id ?? clientOf(e);
  const looks = { kind: 'looks', who, most: mostADay, seconds: day };
  if (waitFor(e.app, looks) > 0) return e.noContent(204);
  e.app.runInTransaction((tx) => {
    const count = tx.db().newQuery(`INSERT OR IGNORE INTO _food_view_marks (day, food, viewer)
      SELECT {:day}, id, {:viewer} FROM foods WHERE id = {:food} AND uploaded_by <> '' AND uploaded_by <> {:member}`);
    for (const view of views) {
      const counted = count
        .bind({ ...view, member: e.auth?.id ?? '', viewer: $security.hs256(`${view.day} ${who}`, secret) })
        .execute();
      if (counted.rowsAffected() > 0) take(tx, looks);
    }
  });
  return e.noContent(204);
}

/** @param {core.RequestEvent} e @returns {readonly { food: string, day: string }[]} */
function readViews(e) {
  const { views } = readParts(e.requestInfo().body, {
    views: part(listOf(elseJust(null, looked), { most: mostViews }), `views must be a list of at most ${mostViews}.`),
  });
  const from = dayOf(Date.now() - (e.auth === null ? oldestOfGuests : oldest) * dayLength);
  // A clock may be a day ahead of this one, somewhere on earth.
  const to = dayOf(Date.now() + dayLength);
  return views.flatMap((one) => (one !== null && one.day >= from && one.day <= to ? [one] : []));
}

/** @param {number} moment */
function dayOf(moment) {
  return new Date(moment).toISOString().slice(0, 10);
}

/** @param {CoreApp} app */
function secretOf(app) {
  return readMeta(app, 'food_view_secret');
}

/** Forgets who looked on days that nobody can add to any more; how many they were stays for a year. @param {CoreApp} app */
function forgetViewers(app) {
  const daysAgo = (/** @type {number} */ days) => dayOf(Date.now() - days * dayLength);
  app
    .db()
    .newQuery('DELETE FROM _food_view_marks WHERE day < {:day}')
    .bind({ day: daysAgo(retentionDays.viewers) })
    .execute();
  app
    .db()
    .newQuery('DELETE FROM _food_view_days WHERE day < {:day}')
    .bind({ day: daysAgo(retentionDays.views) })
    .execute();
}

module.exports = { countViewsOf, dayOf, forgetViewers };
