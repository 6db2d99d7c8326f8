const { recordAdminAction } = require('../server/admin-actions.js');
const { isBlockBetween, foodFields } = require('../visibility/block-visibility.js');
const { number } = require('../server/change-log.js');
const { rowOwners } = require('../server/collections.js');
const { fieldRefusal } = require('../server/field-refusal.js');
const { retentionDays } = require('../server/retention-days.js');
const { forgetSoon } = require('../sync/forget-snapshots.js');

/**
 * A report and its states. The reporter says what and why; everything else is the server's.
 *
 *   open ─┬─ hidden ◀──▶ restored     each step is an admin's, decides every report of the same item,
 *         └─ dismissed ──▶ hidden     and is written into admin_actions in the same transaction
 *
 * A reporter who says more about a decided report opens it again. A report stays, with the words and the picture that were reported, whatever
 * becomes of the item and of both accounts (R38), until it has been decided for so long; without the name of whoever left.
 */

/** @type {Record<string, string>} */
const collections = {
  food: 'foods',
  review: 'reviews',
  message: 'messages',
  member: 'profiles',
  video: 'videos',
  photo: 'food_photos',
  list: 'food_lists',
  answer: 'review_answers',
  place: 'places',
  event: 'food_events',
};
/** Whose an item is. @type {Record<string, string>} */
const ownerColumns = {
  food: rowOwners.foods,
  review: rowOwners.reviews,
  message: 'sender',
  member: rowOwners.profiles,
  video: rowOwners.videos,
  photo: rowOwners.food_photos,
  list: 'user',
  answer: rowOwners.review_answers,
  place: rowOwners.places,
  event: rowOwners.food_events,
};
/** What of an item is kept as it was. @type {Record<string, readonly string[]>} */
const texts = {
  food: ['name', 'native_name', 'description', 'origin'],
  review: ['review_text'],
  message: ['content'],
  member: ['full_name', 'username', 'bio', 'location'],
  video: ['title', 'description'],
  photo: ['caption', 'author', 'source'],
  list: ['name', 'text'],
  answer: ['text'],
  place: ['name', 'address'],
  event: ['name', 'text', 'address'],
};
const longestExcerpt = 4000;
/** The picture of an item; of a film, its still. @type {Readonly<Record<string, string>>} */
const pictures = { food: 'image', member: 'avatar', video: 'thumbnail', photo: 'image' };
/** Of one reporter within a day: nobody comes across more, and a flood of them would bury those of others. */
const mostPerDay = 40;
/** @type {Record<string, readonly string[]>} */
const steps = { open: ['hidden', 'dismissed'], hidden: ['restored'], restored: ['hidden'], dismissed: ['hidden'] };
/** @type {Record<string, string>} */
const actions = { hidden: 'hide', restored: 'restore', dismissed: 'dismiss' };

/**
 * @param {core.RecordRequestEvent} e a report being made
 * @throws {BadRequestError} on an item that is not there for its reporter, is hidden already, or is the reporter's own, and on one report too many
 */
function openReport(e) {
  const kind = e.record.getString('kind');
  const item = itemOf(e.app, e.record);
  const reporter = e.record.getString('reporter');
  if (item === undefined || !maySee(e, item, kind)) {
    throw fieldRefusal({ item: { code: 'validation_missing', message: 'It is not there any more.' } });
  }
  const owner = item.getString(ownerColumns[kind] ?? '');
  if (owner === reporter) throw fieldRefusal({ item: { code: 'validation_own', message: 'This is your own.' } });
  if (item.getBool('is_hidden'))
    throw fieldRefusal({ item: { code: 'validation_hidden', message: 'A moderator has hidden it already.' } });
  guardRate(e.app, reporter);
  e.record.set('item_owner', owner);
  e.record.set('excerpt', excerptOf(item, kind));
  e.record.set('status', 'open');
}

/**
 * Saves a report with a copy of the picture that the item has now.
 *
 * @param {core.RecordRequestEvent} e a report being made, after `openReport`
 */
function saveWithPicture(e) {
  const item = itemOf(e.app, e.record);
  const name = item?.getString(pictures[e.record.getString('kind')] ?? '') ?? '';
  if (item === undefined || name === '') return e.next();
  // Open until the report is saved, which is when the copy is made.
  const files = e.app.newFilesystem();
  try {
    const place = `${item.baseFilesPath()}/${name}`;
    if (files.exists(place)) {
      const copy = files.getReuploadableFile(place, false);
      // Its sender's name for it may say who that was.
      copy.name = `reported_${$security.pseudorandomString(10)}${name.slice(name.lastIndexOf('.'))}`;
      copy.originalName = copy.name;
      e.record.set('picture', copy);
    }
    e.next();
  } finally {
    files.close();
  }
}

/** @param {core.Record} item @param {string} kind */
function excerptOf(item, kind) {
  const lines = (texts[kind] ?? []).map((field) => item.getString(field)).filter((text) => text !== '');
  return Array.from(lines.join('\n')).slice(0, longestExcerpt).join('');
}

/**
 * Nothing new is said about a food that a moderator has hidden, nor is it liked, saved or paired.
 *
 * @param {CoreApp} tx the transaction that saves the record, before it does
 * @param {core.Record} record about foods, as `foodFields` names them
 * @throws {BadRequestError} with `validation_hidden`
 */
function refuseHidden(tx, record) {
  for (const field of foodFields(record.collection().name)) {
    if (!tx.findRecordsByIds('foods', [record.getString(field)])[0]?.getBool('is_hidden')) continue;
    throw fieldRefusal({ [field]: { code: 'validation_hidden', message: 'A moderator has hidden this food.' } });
  }
}

/** @param {CoreApp} app @param {string} reporter */
function guardRate(app, reporter) {
  const since = daysAgo(1);
  const made = number(app, 'SELECT COUNT(*) AS n FROM reports WHERE reporter = {:reporter} AND created > {:since}', {
    reporter,
    since,
  });
  if (made >= mostPerDay)
    throw fieldRefusal({
      item: {
        code: 'validation_too_many',
        message: 'These are many reports for one day. Please send the rest tomorrow.',
      },
    });
}

/**
 * A block stands in no report's way, whoever made it (R38): neither the blocker's nor the blocked one's.
 *
 * @param {core.RecordRequestEvent} e
 * @param {core.Record} item
 * @param {string} kind
 */
function maySee(e, item, kind) {
  if (e.app.canAccessRecord(item, e.requestInfo(), item.collection().viewRule)) return true;
  const reporter = e.record.getString('reporter');
  if (!isBlockBetween(e.app, reporter, item.getString(ownerColumns[kind] ?? ''))) return false;
  return kind !== 'message' || isParticipant(e.app, item.getString('conversation'), reporter);
}

/** @param {CoreApp} app @param {string} conversation @param {string} member */
function isParticipant(app, conversation, member) {
  const found = app.findRecordsByIds('conversations', [conversation])[0];
  return found !== undefined && [found.getString('participant_1'), found.getString('participant_2')].includes(member);
}

/**
 * @param {core.RecordRequestEvent} e a report being changed, by its reporter or by an admin
 * @throws {BadRequestError} where either writes what is the other's, or on a step that there is not
 */
function reviseReport(e) {
  const before = e.record.original();
  const isChanged = (/** @type {string} */ field) => e.record.getString(field) !== before.getString(field);
  const isAdmin = e.hasSuperuserAuth() || e.auth?.getString('standing') === 'admin';
  const isReporter = e.auth?.id === e.record.getString('reporter');
  const foreign = [...(isAdmin ? [] : ['status', 'note']), ...(isReporter ? [] : ['reason', 'text'])].filter(isChanged);
  if (foreign.length > 0)
    throw fieldRefusal(
      Object.fromEntries(
        foreign.map((field) => [field, { code: 'validation_read_only', message: 'This value cannot be set.' }]),
      ),
    );
  if (isChanged('status')) decide(e, before.getString('status'));
  else if (isChanged('reason') || isChanged('text')) e.record.set('status', 'open');
}

/** @param {core.RecordRequestEvent} e @param {string} before */
function decide(e, before) {
  const after = e.record.getString('status');
  if (!steps[before]?.includes(after)) {
    throw fieldRefusal({
      status: { code: 'validation_invalid_step', message: `A report that is ${before} cannot become ${after}.` },
    });
  }
  e.record.set('decided_at', new DateTime());
  e.record.set('decided_by', e.hasSuperuserAuth() ? '' : (e.auth?.id ?? ''));
}

/**
 * Carries a decision out and writes it into the log.
 *
 * @param {CoreApp} tx the transaction that saved the report
 * @param {core.Record} report
 * @param {string} before its status until then
 */
function applyDecision(tx, report, before) {
  const status = report.getString('status');
  const action = actions[status];
  if (status === before || action === undefined) return;
  const [kind, item] = [report.getString('kind'), report.getString('item')];
  const reported = itemOf(tx, report);
  if (reported && action !== 'dismiss') {
    reported.set('is_hidden', action === 'hide');
    tx.saveNoValidate(reported);
    if (action === 'hide') forgetSoon(tx);
  }
  tx.db()
    .newQuery(`UPDATE reports SET status = {:status}, decided_by = {:by}, decided_at = {:at}, updated = {:at}
    WHERE kind = {:kind} AND item = {:item} AND id <> {:id} AND status = {:before}`)
    .bind({
      status,
      by: report.getString('decided_by'),
      at: report.getString('decided_at'),
      kind,
      item,
      id: report.id,
      before,
    })
    .execute();
  const details = { owner: report.getString('item_owner'), report: report.id, note: report.getString('note') };
  recordAdminAction(tx, {
    actor: report.getString('decided_by'),
    action: `${kind}.${action}`,
    kind,
    subject: item,
    details,
  });
}

/**
 * What was said by or about a member stays without the member.
 *
 * @param {CoreApp} tx the transaction of the account's deletion, before the account goes
 * @param {string} id
 */
function noteDeparture(tx, id) {
  const at = new DateTime().string();
  for (const [column, left] of [
    ['reporter', 'reporter_left'],
    ['item_owner', 'owner_left'],
  ]) {
    tx.db()
      .newQuery(`UPDATE reports SET ${column} = '', ${left} = TRUE, updated = {:at} WHERE ${column} = {:id}`)
      .bind({ id, at })
      .execute();
  }
}

/** @param {CoreApp} app every night: reports that were decided long ago */
function forgetDecidedReports(app) {
  const before = daysAgo(retentionDays.reports);
  // One by one where there is a file, which goes with its record.
  for (const report of app.findRecordsByFilter(
    'reports',
    "status != 'open' && decided_at != '' && decided_at < {:before} && picture != ''",
    '',
    500,
    0,
    { before },
  ))
    app.delete(report);
  app
    .db()
    .newQuery(
      "DELETE FROM reports WHERE status <> 'open' AND decided_at <> '' AND decided_at < {:before} AND picture = ''",
    )
    .bind({ before })
    .execute();
}

/** @param {number} days @returns {string} as the server stores a time */
function daysAgo(days) {
  return new Date(Date.now() - days * 24 * 3600 * 1000).toISOString().replace('T', ' ');
}

/** @param {CoreApp} app @param {core.Record} report @returns {core.Record | undefined} */
function itemOf(app, report) {
  const collection = collections[report.getString('kind')];
  return collection === undefined ? undefined : app.findRecordsByIds(collection, [report.getString('item')])[0];
}

module.exports = {
  applyDecision,
  forgetDecidedReports,
  noteDeparture,
  openReport,
  refuseHidden,
  reviseReport,
  saveWithPicture,
};
