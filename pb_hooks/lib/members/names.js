const { number } = require('../server/change-log.js');
const { retentionDays } = require('../server/retention-days.js');
const { fieldRefusal } = require('../server/field-refusal.js');

/**
 * The rules for names (R40), for every write, whoever makes it, in its transaction. They are the forms' own (src/domain/naming).
 *
 * @typedef {'member' | 'business' | 'thing'} NamedThing
 */

/** What a reader knows a row by; null where nobody is known by it: it may be signs alone then. @type {Readonly<Record<string, Readonly<Record<string, NamedThing | null>>>>} */
const named = {
  profiles: { username: 'member', full_name: 'member' },
  professional_profiles: { business_name: 'business' },
  foods: { name: 'thing', native_name: null },
  videos: { title: null },
};
/** Nobody keeps more names from others than these. */
const mostHeld = 3;

/** @type {Readonly<Record<string, string>>} */
const faults = {
  invisible: 'A name cannot hold invisible, control or direction characters. Please type it anew.',
  towers: 'There are too many marks on one letter.',
  wordless: 'A name needs at least one letter or digit.',
};

/**
 * @typedef {{ isReservedName: (name: string, of: NamedThing) => boolean, nameFault: (name: string) => string | null,
 *   memberSkeleton: (name: string) => string, thingSkeleton: (name: string) => string, tidyName: (name: string) => string }} NameRules as src/domain/naming/server-names.ts has them
 * @returns {NameRules} loaded on first use: each engine of the server holds its own
 */
function rules() {
  const made = '../generated/server-names.js';
  return require(made);
}

/** @param {string} name */
function memberSkeleton(name) {
  return rules().memberSkeleton(rules().tidyName(name));
}

/** @param {string} name */
function thingSkeleton(name) {
  return rules().thingSkeleton(rules().tidyName(name));
}

/** @param {string} name */
function tidyName(name) {
  return rules().tidyName(name);
}

/** Collections with names. */
const namedCollections = Object.keys(named);

/**
 * Normalises the names of a record that have changed, as they are stored.
 *
 * @param {CoreApp} tx the transaction that saves the record, before it does
 * @param {core.Record} record
 * @throws {BadRequestError} with `validation_name_invisible`, `…_towers`, `…_wordless` or `…_reserved` on each name that cannot be
 */
function settleNames(tx, record) {
  const refused = nameRefusals(tx, record);
  if (Object.keys(refused).length > 0) throw fieldRefusal(refused);
}

/**
 * The same, without the throw: names are brought into their form, and what is wrong with them is told.
 *
 * @param {CoreApp} tx
 * @param {core.Record} record
 * @returns {Record<string, { code: string, message: string }>} by field
 */
function nameRefusals(tx, record) {
  /** @type {Record<string, { code: string, message: string }>} */
  const refused = {};
  for (const [field, of] of Object.entries(named[record.collection().name] ?? {})) {
    const given = record.getString(field);
    if (given === '' || (!record.isNew() && given === record.original().getString(field))) continue; // names of before stay
    const name = tidyName(given);
    record.set(field, name);
    const fault = rules().nameFault(name);
    if (fault === 'wordless' && of === null) continue;
    if (fault !== null) refused[field] = { code: `validation_name_${fault}`, message: faults[fault] ?? '' };
    else if (of !== null && rules().isReservedName(name, of) && !isOfAdmin(tx, record)) {
      refused[field] = {
        code: 'validation_name_reserved',
        message: 'This name is reserved, or looks like one that is. Please choose another.',
      };
    }
  }
  return refused;
}

/** Those who run the service may say so. @param {CoreApp} tx @param {core.Record} record */
function isOfAdmin(tx, record) {
  const owner = record.collection().name === 'profiles' ? record.id : record.getString('user');
  return owner !== '' && tx.findRecordsByIds('users', [owner])[0]?.getString('standing') === 'admin';
}

/**
 * Keeps what a username looks like beside it; two that look alike are one.
 *
 * @param {CoreApp} tx the transaction that saves the profile, before it does
 * @param {core.Record} profile
 * @throws {BadRequestError} with `validation_not_unique`
 */
function settleUsername(tx, profile) {
  const [username, before] = [
    profile.getString('username'),
    profile.isNew() ? '' : profile.original().getString('username'),
  ];
  if (username === before) return;
  const skeleton = memberSkeleton(username);
  const since = Date.now() - retentionDays.usernames * 24 * 3600 * 1000;
  const taken = number(
    tx,
    `SELECT EXISTS (SELECT 1 FROM profiles WHERE username_skeleton = {:skeleton} AND id <> {:id})
    OR EXISTS (SELECT 1 FROM _released_usernames WHERE skeleton = {:skeleton} AND member <> {:id} AND at > {:since}) AS n`,
    { skeleton, id: profile.id, since },
  );
  if (taken === 1)
    throw fieldRefusal({
      username: { code: 'validation_not_unique', message: 'This username is taken, or looks like one that is.' },
    });
  profile.set('username_skeleton', skeleton);
  if (before === '' || memberSkeleton(before) === skeleton) return;
  tx.db()
    .newQuery(
      'INSERT OR REPLACE INTO _released_usernames (skeleton, member, at) VALUES ({:skeleton}, {:member}, {:at})',
    )
    .bind({ skeleton: memberSkeleton(before), member: profile.id, at: Date.now() })
    .execute();
  tx.db()
    .newQuery(`DELETE FROM _released_usernames WHERE member = {:member}
    AND skeleton NOT IN (SELECT skeleton FROM _released_usernames WHERE member = {:member} ORDER BY at DESC LIMIT ${mostHeld})`)
    .bind({ member: profile.id })
    .execute();
}

/** @param {CoreApp} app every night */
function forgetReleasedUsernames(app) {
  app
    .db()
    .newQuery('DELETE FROM _released_usernames WHERE at <= {:since}')
    .bind({ since: Date.now() - retentionDays.usernames * 24 * 3600 * 1000 })
    .execute();
}

module.exports = {
  forgetReleasedUsernames,
  memberSkeleton,
  nameRefusals,
  namedCollections,
  settleNames,
  settleUsername,
  thingSkeleton,
  tidyName,
};
