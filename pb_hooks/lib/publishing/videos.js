/** What the server itself says of videos (R12): who made one, and how often it was watched. */

const { retentionDays } = require('../server/retention-days.js');

const dayMs = 86_400_000;

/**
 * A video says whose it is by its author's own profile, not by what its sender claims.
 *
 * @param {core.RecordRequestEvent} e a video being added
 */
function signVideo(e) {
  if (e.hasSuperuserAuth()) return;
  const author = e.app.findRecordsByIds('profiles', [e.record.getString('user')])[0];
  e.record.set(
    'creator_name',
    Array.from(author?.getString('full_name') ?? '')
      .slice(0, 60)
      .join(''),
  );
  e.record.set('is_verified', author?.getBool('is_verified') ?? false);
}

/**
 * The name and the tick of an author are the same on all videos of theirs.
 *
 * @param {CoreApp} tx the transaction that saved the profile
 * @param {core.Record} profile
 */
function resignVideos(tx, profile) {
  const [name, isVerified] = [
    Array.from(profile.getString('full_name')).slice(0, 60).join(''),
    profile.getBool('is_verified'),
  ];
  tx.db()
    .newQuery(`UPDATE videos SET creator_name = {:name}, is_verified = {:isVerified}
    WHERE user = {:user} AND (creator_name <> {:name} OR is_verified <> {:isVerified})`)
    .bind({ user: profile.id, name, isVerified })
    .execute();
}

/** A view counts on the day on which the server learns of it. @param {core.RecordRequestEvent} e */
function dateView(e) {
  e.record.set('day', today());
}

/**
 * The view by which a member has counted today already.
 *
 * @param {core.RecordRequestEvent} e a view being told, inside its transaction
 * @returns {core.Record | undefined}
 */
function countedView(e) {
  const values = { video: e.record.getString('video'), user: e.record.getString('user'), day: today() };
  return e.app.findRecordsByFilter(
    'video_views',
    'video = {:video} && user = {:user} && day = {:day}',
    '',
    1,
    0,
    values,
  )[0];
}

/** Who watched what is forgotten as soon as it cannot count twice any more. @param {CoreApp} app */
function forgetViews(app) {
  app
    .db()
    .newQuery('DELETE FROM video_views WHERE day < {:day}')
    .bind({ day: dayOf(Date.now() - (retentionDays.watchers - 1) * dayMs) })
    .execute();
}

function today() {
  return dayOf(Date.now());
}

/** @param {number} at ms since 1970 */
function dayOf(at) {
  return new Date(at).toISOString().slice(0, 10);
}

module.exports = { countedView, dateView, forgetViews, resignVideos, signVideo };
