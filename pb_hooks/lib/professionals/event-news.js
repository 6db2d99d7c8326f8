const { day, take } = require('../server/allowances.js');
const { deriveId } = require('../server/derive-id.js');
const { mayNotify } = require('../visibility/block-visibility.js');
const { notify } = require('../notifications/notifications.js');
const { momentOf } = require('./food-events.js');

/**
 * Events are told to those who follow their member: a new one, another time or place, and that it is cancelled. Of one event a member has one notification at
 * most: the newest takes the place of the one before. A member may have very many followers: the first are told with the write itself, the others minute by
 * minute (`_event_news`).
 *
 * @typedef {'event' | 'event_changed' | 'event_cancelled'} Kind
 */

const atOnce = 100;
const aMinute = 500;
/** Changes of one event that are told in a day: more of them are looked up by whoever goes. */
const changesADay = 3;
/** @type {Readonly<Record<Kind, string>>} */
const verbs = { event: 'announces', event_changed: 'changed time or place of', event_cancelled: 'cancelled' };
const toldFields = ['starts', 'ends', 'address', 'time_zone'];

/**
 * @param {CoreApp} tx the transaction that made the event
 * @param {core.Record} event
 */
function tellOfNew(tx, event) {
  if (isTold(event)) tell(tx, event, 'event');
}

/**
 * @param {CoreApp} tx the transaction that changed the event
 * @param {core.Record} event with what it was before
 * @param {(field: string) => string} before
 */
function tellOfChange(tx, event, before) {
  if (!isTold(event)) return;
  if (event.getBool('is_cancelled')) {
    if (before('is_cancelled') !== 'true') tell(tx, event, 'event_cancelled');
    return;
  }
  if (!toldFields.some((field) => before(field) !== event.getString(field))) return;
  if (take(tx, { kind: 'told-event', who: event.id, most: changesADay, seconds: day }) > 0) return;
  tell(tx, event, 'event_changed');
}

/** Nothing is told of what nobody sees, or what is over. @param {core.Record} event */
function isTold(event) {
  return event.getBool('is_listed') && !event.getBool('is_hidden') && momentOf(event, 'ends') > Date.now();
}

/** @param {CoreApp} tx @param {core.Record} event @param {Kind} kind */
function tell(tx, event, kind) {
  goOn(tx, event, { kind, after: tellSome(tx, event, { kind, after: '', most: atOnce }) });
}

/**
 * Notes who is still to be told; '' is nobody.
 *
 * @param {CoreApp} tx
 * @param {core.Record} event
 * @param {{ kind: Kind, after: string }} rest
 */
function goOn(tx, event, { kind, after }) {
  const sql =
    after === ''
      ? 'DELETE FROM _event_news WHERE event = {:event}'
      : `INSERT INTO _event_news (event, kind, after) VALUES ({:event}, {:kind}, {:after})
      ON CONFLICT (event) DO UPDATE SET kind = excluded.kind, after = excluded.after`;
  tx.db().newQuery(sql).bind({ event: event.id, kind, after }).execute();
}

/**
 * @param {CoreApp} tx
 * @param {core.Record} event
 * @param {{ kind: Kind, after: string, most: number }} round
 * @returns {string} the last follower who was told; '' where all are
 */
function tellSome(tx, event, { kind, after, most }) {
  const actor = event.getString('user');
  const rows = arrayOf(new DynamicModel({ follower: '' }));
  tx.db()
    .newQuery(
      `SELECT follower FROM user_follows WHERE following = {:actor} AND follower > {:after} ORDER BY follower LIMIT ${most}`,
    )
    .bind({ actor, after })
    .all(rows);
  const profile = tx.findRecordsByIds('profiles', [actor])[0];
  const username = profile?.getString('username') ?? '';
  const who = profile?.getString('full_name') || username;
  const what = event.getString('name');
  for (const { follower: user } of rows) {
    const id = deriveId('told of event', event.id, user);
    tx.db().newQuery('DELETE FROM notifications WHERE id = {:id}').bind({ id }).execute();
    if (!mayNotify(tx, { actor, user })) continue;
    const message = `${who || 'A member'} ${verbs[kind]} ${what}`;
    notify(tx, { id, user, actor, type: 'event', facts: { kind, who, what }, message, link: `/profile/${username}` });
  }
  return rows.length < most ? '' : (rows.at(-1)?.follower ?? '');
}

/** @param {CoreApp} app every minute: the followers who are still to be told */
function tellTheRest(app) {
  const rows = arrayOf(new DynamicModel({ event: '', kind: '', after: '' }));
  app.db().newQuery('SELECT event, kind, after FROM _event_news ORDER BY rowid LIMIT 5').all(rows);
  for (const row of rows) {
    app.runInTransaction((tx) => {
      const event = tx.findRecordsByIds('food_events', [row.event])[0];
      if (event === undefined) return;
      const kind = /** @type {Kind} */ (row.kind);
      const after = isTold(event) ? tellSome(tx, event, { kind, after: row.after, most: aMinute }) : '';
      goOn(tx, event, { kind, after });
    });
  }
}

/**
 * What was told of an event that is gone, and not seen yet, is taken back.
 *
 * @param {CoreApp} tx the transaction of the deletion
 * @param {core.Record} event
 */
function withdrawEvent(tx, event) {
  const rows = arrayOf(new DynamicModel({ id: '', user: '' }));
  tx.db()
    .newQuery("SELECT id, user FROM notifications WHERE actor = {:actor} AND type = 'event' AND seen = FALSE")
    .bind({ actor: event.getString('user') })
    .all(rows);
  for (const { id, user } of rows)
    if (id === deriveId('told of event', event.id, user))
      tx.db().newQuery('DELETE FROM notifications WHERE id = {:id}').bind({ id }).execute();
}

module.exports = { tellOfChange, tellOfNew, tellTheRest, withdrawEvent };
