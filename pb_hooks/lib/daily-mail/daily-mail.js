const { isMailOn, noteHealth } = require('../mail/mail-queue.js');
const { composeDailyMail } = require('./compose-daily-mail.js');
const { dailyNews } = require('./daily-news.js');

/**
 * A mail a day of what is new, for whoever asked for it (R49), to an address that is proven to be the member's. It comes in the morning by the member's own clock,
 * and not at all where there is nothing to tell.
 *
 *   zones where it is morning ──▶ members whose turn it is ──▶ noted ──▶ news? ──▶ sent ──▶ told until then
 *
 * The turn is noted before anything is sent. A server that dies in between sends no mail that day rather than two: what was not told is told the next
 * morning, for that moves on only with a mail that was taken. So a mail that a mail server has refused is not tried again on the same day either: its answer may have
 * been lost after it took the mail.
 */

/** Hours of the member's clock: from the first on; where the server was down then, it still comes before the last. */
const morning = { from: 8, before: 12 };
/** Milliseconds between two mails at least, whatever a clock does: nearly a day, for a morning may come an hour earlier. */
const leastBetween = 20 * 3_600_000;
/** Milliseconds: what came before is for the app to tell. */
const farthestBack = 7 * 86_400_000;
const firstLooksBack = 86_400_000;
/** Milliseconds. A notification is dated before its transaction is through: what is younger is told the next time. */
const settled = 60_000;
const batch = 100;
/** Milliseconds: a run ends, whatever is left, before the next begins. */
const longestRun = 40 * 60_000;
/** So many refusals in a row, and the mail server is in trouble: the others keep their turn for the next run. */
const mostRefusals = 3;

/**
 * The work of a cron job for one hour. It waits for the mail server: never call it where a member waits.
 *
 * @param {CoreApp} app
 */
function sendDailyMails(app) {
  if (!isMailOn(app)) return;
  const end = Date.now() + longestRun;
  let refusals = 0;
  for (const zone of zonesWithMorning(app)) {
    for (let members = turnsIn(app, zone); members.length > 0; members = turnsIn(app, zone)) {
      for (const member of members) {
        if (Date.now() > end || refusals >= mostRefusals) return;
        if (!takeTurn(app, member)) continue;
        const outcome = tell(app, member);
        if (outcome !== 'nothing') refusals = outcome === 'refused' ? refusals + 1 : 0;
      }
    }
  }
}

/** @param {CoreApp} app @returns {string[]} time zones in which members want the mail and it is the hour for it */
function zonesWithMorning(app) {
  const rows = arrayOf(new DynamicModel({ zone: '' }));
  app
    .db()
    .newQuery('SELECT DISTINCT mail_zone AS zone FROM notification_preferences WHERE daily_mail = TRUE')
    .all(rows);
  const now = new DateTime().time();
  return rows
    .map(({ zone }) => zone)
    .filter((zone) => {
      // One that is not known here is UTC.
      const hour = now.in(new Timezone(zone === '' ? 'UTC' : zone)).hour();
      return hour >= morning.from && hour < morning.before;
    });
}

/** @param {CoreApp} app @param {string} zone @returns {string[]} some of the members whose turn it is: who has taken theirs is not among them */
function turnsIn(app, zone) {
  const rows = arrayOf(new DynamicModel({ user: '' }));
  app
    .db()
    .newQuery(`SELECT p.user AS user FROM notification_preferences p JOIN users ON users.id = p.user
    LEFT JOIN _daily_mails d ON d.user = p.user
    WHERE p.daily_mail = TRUE AND p.mail_zone = {:zone} AND users.verified = TRUE AND users.suspended_at = ''
      AND COALESCE(d.looked_at, 0) <= {:before}
    ORDER BY p.user LIMIT ${batch}`)
    .bind({ zone, before: Date.now() - leastBetween })
    .all(rows);
  return rows.map(({ user }) => user);
}

/**
 * Of two runs at once only one gets a turn.
 *
 * @param {CoreApp} app
 * @param {string} user
 */
function takeTurn(app, user) {
  const now = Date.now();
  const noted = app
    .db()
    .newQuery(`INSERT INTO _daily_mails (user, looked_at, told_until) VALUES ({:user}, {:now}, {:first})
    ON CONFLICT (user) DO UPDATE SET looked_at = {:now} WHERE looked_at <= {:before}`)
    .bind({ user, now, first: stamp(now - firstLooksBack), before: now - leastBetween })
    .execute();
  return noted.rowsAffected() === 1;
}

/**
 * @param {CoreApp} app
 * @param {string} member whose turn was taken
 * @returns {'nothing' | 'sent' | 'refused'}
 */
function tell(app, member) {
  const until = stamp(Date.now() - settled);
  try {
    const user = app.findRecordsByIds('users', [member])[0];
    const wishes = app.findRecordsByIds('notification_preferences', [member])[0];
    // It may have been ended while others had their turn.
    if (user === undefined || wishes === undefined || !wishes.getBool('daily_mail')) return 'nothing';
    const since = sinceWhen(app, member);
    const news = dailyNews(app, { member, isQuiet: wishes.getBool('quiet'), since, until });
    if (news.length > 0) app.newMailClient().send(composeDailyMail(app, { user, news }));
    app
      .db()
      .newQuery('UPDATE _daily_mails SET told_until = {:until} WHERE user = {:member}')
      .bind({ member, until })
      .execute();
    if (news.length === 0) return 'nothing';
    noteHealth(app, { lastSentAt: new Date().toISOString() });
    return 'sent';
  } catch (error) {
    app.logger().warn('a daily mail was not taken', 'member', member, 'error', String(error));
    noteHealth(app, { lastError: String(error).slice(0, 300), lastErrorAt: new Date().toISOString() });
    return 'refused';
  }
}

/** @param {CoreApp} app @param {string} user @returns {string} from when on news are told, as it is stored */
function sinceWhen(app, user) {
  const row = new DynamicModel({ told: '' });
  app.db().newQuery('SELECT told_until AS told FROM _daily_mails WHERE user = {:user}').bind({ user }).one(row);
  const farthest = stamp(Date.now() - farthestBack);
  return row.told > farthest ? row.told : farthest;
}

/** @param {number} moment milliseconds @returns {string} as PocketBase stores it */
function stamp(moment) {
  return new Date(moment).toISOString().replace('T', ' ');
}

module.exports = { sendDailyMails };
