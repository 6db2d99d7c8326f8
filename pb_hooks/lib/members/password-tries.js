const { clientOf, giveBack, hashed, hour, take, tooMany, waitFor } = require('../server/allowances.js');
const { readShortBody } = require('../server/short-body.js');

/**
 * Wrong passwords are counted, wherever one is asked for: at a sign-in for each account and network, and for each of both alone; in a session for
 * its account. Nothing is tried any more once there were too many. A right one ends the count of the account, and none of the network's, which
 * could go on guessing at others' between two of its own.
 *
 * | asked for by | counted for |
 * |---|---|
 * | POST …/auth-with-password | the account and network, the network, the account |
 * | PATCH …/records (oldPassword), /api/account/password, /api/account/delete | the account |
 * | POST …/confirm-email-change | the mail's token |
 */

const signIn = /^\/api\/collections\/([^/]+)\/auth-with-password\/?$/;
const emailChange = /^\/api\/collections\/[^/]+\/confirm-email-change\/?$/;

/** @param {string} who @returns {import('../server/allowances.js').Allowance} */
const inSession = (who) => ({ kind: 'wrong password', who, most: 10, seconds: hour });

/**
 * Runs what checks a password, unless there were too many wrong ones.
 *
 * @param {core.RequestEvent | core.RecordRequestEvent} e
 * @param {string} account its id
 * @param {() => boolean} isRight
 * @returns {boolean}
 * @throws {ApiError} 429
 */
function checkPassword(e, account, isRight) {
  const tries = inSession(account);
  const seconds = waitFor(e.app, tries);
  if (seconds > 0) throw tooMany(e, seconds, 'Too many wrong passwords. Please try again later.');
  if (isRight()) return true;
  take(e.app, tries);
  return false;
}

/**
 * PocketBase checks the old password itself, but as often as somebody likes.
 *
 * @param {core.RecordRequestEvent} e an account being changed, before its transaction begins
 */
function guardOldPassword(e) {
  if (e.collection.type !== 'auth' || e.hasSuperuserAuth()) return;
  const { oldPassword, password } = e.requestInfo().body;
  if (oldPassword === undefined && password === undefined) return;
  checkPassword(e, e.record.id, () => e.record.original().validatePassword(String(oldPassword ?? '')));
}

/**
 * Around PocketBase's own routes that ask for a password: it answers 400 where it is wrong.
 *
 * @param {core.RequestEvent} e
 * @param {() => unknown} next
 */
function countTries(e, next) {
  const counted = e.request.method === 'POST' ? triesOf(e) : [];
  for (const tries of counted) {
    const seconds = waitFor(e.app, tries);
    if (seconds > 0) throw tooMany(e, seconds, 'Too many wrong passwords. Please try again later.');
  }
  try {
    const answer = next();
    for (const tries of counted.filter(({ kind }) => !kind.endsWith('by client'))) giveBack(e.app, tries);
    return answer;
  } catch (error) {
    for (const tries of counted) take(e.app, tries);
    throw error;
  }
}

/** @param {core.RequestEvent} e @returns {import('../server/allowances.js').Allowance[]} */
function triesOf(e) {
  const { path } = e.request.url;
  const [, collection] = signIn.exec(path) ?? [];
  if (collection !== undefined) {
    const { identity = '' } = readShortBody(e, ['identity', 'password', 'identityField']);
    const account = hashed(e.app, `${collectionId(e, collection)}/${identity}`);
    const client = clientOf(e);
    return [
      { kind: 'sign-in', who: `${account}/${client}`, most: 20, seconds: hour / 4 },
      { kind: 'sign-in by client', who: client, most: 100, seconds: hour / 4 },
      // From everywhere: high enough that nobody is locked out by a few others.
      { kind: 'sign-in to account', who: account, most: 200, seconds: hour },
    ];
  }
  if (!emailChange.test(path)) return [];
  // By the token as a whole: whose it says it is, is not proven yet.
  const { token = '' } = readShortBody(e, ['token', 'password']);
  return [{ kind: 'e-mail change', who: hashed(e.app, token), most: 10, seconds: hour }];
}

/** One count, by whichever of its names a collection is called. @param {core.RequestEvent} e @param {string} nameOrId */
function collectionId(e, nameOrId) {
  try {
    return e.app.findCachedCollectionByNameOrId(nameOrId).id;
  } catch {
    return nameOrId;
  }
}

module.exports = { checkPassword, countTries, guardOldPassword };
