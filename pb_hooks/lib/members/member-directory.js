const { blockedEitherWay } = require('../visibility/audiences.js');
const { readableRows, rowsByCollection } = require('../visibility/readable-rows.js');
const { foldText } = require('../server/search-key.js');
const {
  numeric,
  oneOf,
  orElse,
  part,
  readParts,
  recordId,
  text,
  trimmed,
  whole,
} = require('../server/request-shape.js');

/**
 * Pages of members for devices, which never hold them all [S18]: the newest, those who contributed most, whom a name belongs to, a member's
 * followers and followed (spec 2 §2.3, §3 follows, §9), and those of whom a device knows the ids. Each page is a seek in an index behind the last row of the page before it, so that
 * the hundredth costs what the first does. Only what everyone may read leaves, as this caller may read it.
 *
 * @typedef {{ list: string, of: string, name: string, after: string[], limit: number }} Question
 * @typedef {{ id: string, place: string }} Found `place`: what the page is sorted by
 */

const mostMembers = 100;
const defaultMembers = 12;
/** Best matches of a name: who wants others types more of it. */
const mostNamed = 50;

/** @type {Readonly<Record<string, (question: Question) => { sql: string, values: Record<string, unknown> }>>} */
const lists = {
  newest: ({ after: [place = '~', id = ''], limit }) => ({
    sql: 'SELECT id, created AS place FROM profiles WHERE (created, id) < ({:place}, {:id}) ORDER BY created DESC, id DESC LIMIT {:limit}',
    values: { place, id, limit },
  }),
  contributors: ({ after: [place = '1000000000', id = ''], limit }) => ({
    sql: `SELECT id, CAST(foods AS TEXT) AS place FROM member_stats
      WHERE foods > 0 AND (foods, id) < (CAST({:place} AS INTEGER), {:id}) ORDER BY foods DESC, id DESC LIMIT {:limit}`,
    values: { place, id, limit },
  }),
  followers: (question) => followsBy('following', 'follower', question),
  following: (question) => followsBy('follower', 'following', question),
  named: ({ name, limit }) => ({
    sql: `SELECT profiles.id, '' AS place FROM profiles JOIN member_stats ON member_stats.id = profiles.id
      WHERE search_key LIKE {:holds} ESCAPE '\\'
      ORDER BY search_key LIKE {:begins} ESCAPE '\\' OR search_key LIKE {:word} ESCAPE '\\' DESC, foods DESC, profiles.id LIMIT {:limit}`,
    values: {
      holds: `%${literally(name)}%`,
      begins: `${literally(name)}%`,
      word: `% ${literally(name)}%`,
      limit: Math.min(limit, mostNamed),
    },
  }),
  these: ({ of }) => ({
    sql: "SELECT value AS id, '' AS place FROM json_each({:ids}) ORDER BY key",
    values: { ids: JSON.stringify(of.split(',')) },
  }),
  username: ({ name }) => ({
    sql: "SELECT id, '' AS place FROM profiles WHERE username = {:name} COLLATE NOCASE",
    values: { name },
  }),
};

const searched = new Set(['named', 'username']);
/** Ids of members by commas, as many as a screen shows who taste like its member. */
const theseMembers = text({ form: /^[a-z0-9]{15}(,[a-z0-9]{15}){0,23}$/ });

/**
 * @param {string} column the member whose follows these are
 * @param {string} other
 * @param {Question} question
 */
function followsBy(column, other, { of, after: [place = '~', id = ''], limit }) {
  return {
    sql: `SELECT ${other} AS id, created || '|' || row.id AS place FROM user_follows AS row
      WHERE ${column} = {:of} AND (created, row.id) < ({:place}, {:id}) ORDER BY created DESC, row.id DESC LIMIT {:limit}`,
    values: { of, place, id, limit },
  };
}

/** @param {string} name */
function literally(name) {
  return foldText(name).replace(/[\\%_]/g, (sign) => `\\${sign}`);
}

/**
 * @param {Record<string, unknown>} query
 * @returns {Question}
 * @throws {BadRequestError} on anything else than the documented question
 */
function readQuestion(query) {
  const given = trimmed(query);
  const { list, limit } = readParts(given, {
    list: part(oneOf(Object.keys(lists)), `list must be one of ${Object.keys(lists).join(', ')}.`),
    limit: part(
      orElse(defaultMembers, numeric(whole({ from: 1, to: mostMembers }))),
      `limit must be 1 to ${mostMembers}.`,
    ),
  });
  const ofWhom = list === 'followers' || list === 'following' ? recordId : orElse('', text());
  const { of, name, after } = readParts(given, {
    of:
      list === 'these'
        ? part(theseMembers, 'of must be the ids of 1 to 24 members, by commas.')
        : part(ofWhom, 'of must be the id of a member.'),
    name: part(
      searched.has(list) ? text({ least: 1, most: 60 }) : orElse('', text()),
      'name must have 1 to 60 characters.',
    ),
    after: part(orElse('', text({ mostUnits: 100 })), 'after must be the next of an answer.'),
  });
  return { list, of, name, after: after === '' ? [] : after.split('|'), limit };
}

/**
 * @param {core.RequestEvent} e
 * @returns {string} JSON: `ids` in order, `next` to ask for what follows (null: nothing does), `rows` of profiles and member_stats
 */
function membersPage(e) {
  const question = readQuestion(e.requestInfo().query);
  // Whom a block parts from the caller has no list for the caller, as one whom nobody follows (R38).
  if (blockedEitherWay(e.auth).includes(question.of)) return JSON.stringify({ ids: [], next: null, rows: {} });
  const { sql, values } = (lists[question.list] ?? lists['newest'])?.(question) ?? { sql: '', values: {} };
  const found = arrayOf(new DynamicModel({ id: '', place: '' }));
  e.app.db().newQuery(sql).bind(values).all(found);
  const last = /** @type {Found | undefined} */ (/** @type {unknown} */ (found.at(-1)));
  const isWhole = searched.has(question.list) || question.list === 'these';
  const isEnd = last === undefined || isWhole || found.length < question.limit;
  const profiles = readableRows(
    e,
    'profiles',
    found.map(({ id }) => id),
  );
  const ids = profiles.map((profile) => JSON.parse(profile).id);
  const next = isEnd ? null : placeAfter(question.list, last);
  const answer = JSON.stringify({ ids, next });
  const rows = rowsByCollection([
    ['profiles', profiles],
    ['member_stats', readableRows(e, 'member_stats', ids)],
  ]);
  return `${answer.slice(0, -1)},"rows":${rows}}`;
}

/**
 * @param {string} list
 * @param {Found} last
 */
function placeAfter(list, { id, place }) {
  return list === 'followers' || list === 'following' ? place : `${place}|${id}`;
}

module.exports = { membersPage };
