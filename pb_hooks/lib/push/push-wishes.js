/**
 * What a member wants to be woken for, and when (R49): their own row of `notification_preferences` says it. Who never said anything is woken for everything
 * that stands in the list of notifications, at any time.
 */

const made = '../generated/quiet-hours.js';
/** @type {typeof import('../../../src/domain/notifications/quiet-hours.ts')} */
const { endOfQuiet } = require(made);

/** @param {CoreApp} app @param {string} member @returns {core.Record | undefined} */
function wishesOf(app, member) {
  return app.findRecordsByIds('notification_preferences', [member])[0];
}

/**
 * Whether a browser is woken for news of this kind. What is about the account itself always wakes it.
 *
 * @param {core.Record | undefined} wishes
 * @param {string} type
 */
function wakesFor(wishes, type) {
  return wishes === undefined || !wishes.getBool(`no_push_${type}`);
}

/**
 * The member's unseen notifications of kinds that wake, the newest first.
 *
 * @param {CoreApp} app
 * @param {{ member: string, since?: string }} ask `since`: of this moment or later, as it is stored
 * @returns {core.Record[]}
 */
function newsToWakeFor(app, { member, since = '' }) {
  const wishes = wishesOf(app, member);
  const filter = 'user = {:member} && seen = false && created >= {:since}';
  return app
    .findRecordsByFilter('notifications', filter, '-created', 100, 0, { member, since })
    .filter((one) => one !== undefined && wakesFor(wishes, one.getString('type')));
}

/**
 * @param {CoreApp} app
 * @param {string} member
 * @param {number} now milliseconds
 * @returns {number | null} when the member's quiet hours end; null: it is not quiet now
 */
function endOfQuietFor(app, member, now) {
  const wishes = wishesOf(app, member);
  if (wishes === undefined) return null;
  const hours = { from: wishes.getInt('quiet_from'), until: wishes.getInt('quiet_until') };
  return endOfQuiet(now, hours, clockIn(wishes.getString('time_zone')));
}

/** The clock on the wall of a time zone; of UTC, where the zone is not known here. @param {string} zone @returns {(moment: number) => number} */
function clockIn(zone) {
  const location = new Timezone(zone === '' ? 'UTC' : zone);
  return (moment) => {
    const there = new DateTime(new Date(moment).toISOString().replace('T', ' ')).time().in(location);
    return there.hour() * 60 + there.minute();
  };
}

module.exports = { endOfQuietFor, newsToWakeFor, wakesFor, wishesOf };
