const { foldText } = require('../server/search-key.js');
const { numeric, oneOf, orElse, part, readParts, text, trimmed, whole } = require('../server/request-shape.js');

/**
 * Pages of members for admins: with their e-mail addresses and whether they are suspended, which no row of theirs says (R19). Each page is a
 * seek behind the last row of the page before it.
 *
 * @typedef {{ name: string, which: string, after: string[], limit: number }} Question
 */

const mostMembers = 100;

/** @type {Readonly<Record<string, string>>} */
const conditions = {
  all: '1',
  suspended: "account.suspended_at <> ''",
  enthusiast: "account.standing IN ('', 'enthusiast')",
  home_chef: "account.standing = 'home_chef'",
  professional_chef: "account.standing = 'professional_chef'",
  restaurant_owner: "account.standing = 'restaurant_owner'",
  admin: "account.standing = 'admin'",
};

/**
 * @param {Record<string, unknown>} query
 * @returns {Question}
 * @throws {BadRequestError} on anything else than the documented question
 */
function readQuestion(query) {
  const { which, limit, name, after } = readParts(trimmed(query), {
    which: part(
      orElse('all', oneOf(Object.keys(conditions))),
      `which must be one of ${Object.keys(conditions).join(', ')}.`,
    ),
    limit: part(orElse(50, numeric(whole({ from: 1, to: mostMembers }))), `limit must be 1 to ${mostMembers}.`),
    name: part(orElse('', text({ most: 100 })), 'name must have at most 100 characters.'),
    after: part(orElse('', text({ mostUnits: 100 })), 'after must be the next of an answer.'),
  });
  return { name, which, after: after === '' ? [] : after.split('|'), limit };
}

/** @param {string} name */
function literally(name) {
  return `%${name.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
}

/**
 * @param {core.RequestEvent} e of an admin
 * @returns {void} 200 with `members`, the newest first, and `next` to ask for what follows (null: nothing does)
 */
function answerMembers(e) {
  const {
    name,
    which,
    after: [place = '~', id = ''],
    limit,
  } = readQuestion(e.requestInfo().query);
  const found = arrayOf(
    new DynamicModel({
      id: '',
      username: '',
      full_name: '',
      avatar: '',
      avatar_url: '',
      role: '',
      is_verified: false,
      business_name: '',
      created: '',
      email: '',
      email_verified: false,
      suspended_at: '',
      suspension_reason: '',
      foods: 0,
      reviews: 0,
      followers: 0,
    }),
  );
  e.app
    .db()
    .newQuery(`SELECT profile.id, username, full_name, avatar, avatar_url, role, is_verified, business_name, profile.created,
      account.email AS email, account.verified AS email_verified, suspended_at, suspension_reason,
      COALESCE(foods, 0) AS foods, COALESCE(reviews, 0) AS reviews, COALESCE(followers, 0) AS followers
    FROM profiles AS profile JOIN users AS account ON account.id = profile.id LEFT JOIN member_stats AS stats ON stats.id = profile.id
    WHERE (profile.created, profile.id) < ({:place}, {:id}) AND ${conditions[which]}
      AND (search_key LIKE {:folded} ESCAPE '\\' OR account.email LIKE {:typed} ESCAPE '\\')
    ORDER BY profile.created DESC, profile.id DESC LIMIT {:limit}`)
    .bind({ place, id, limit, folded: literally(foldText(name)), typed: literally(name) })
    .all(found);
  const last = found.at(-1);
  e.response.header().set('Cache-Control', 'no-store');
  return e.json(200, {
    members: found,
    next: last === undefined || found.length < limit ? null : `${last.created}|${last.id}`,
  });
}

module.exports = { answerMembers };
