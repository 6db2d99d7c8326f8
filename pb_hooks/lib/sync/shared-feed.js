const { headSeq } = require('../server/change-log.js');
const { currentEpoch } = require('../server/epochs.js');
const { boundaryNow } = require('./boundary.js');
const { asManyAsFit, closedLists, entriesAfter, readRows } = require('./feed-entries.js');
const { answerShared } = require('./shared-answer.js');

/**
 * The feed as every visitor reads it, in answers that caches on the way may share [S23]:
 *
 *   GET /api/sync/head?minute=…                               up to where everyone reads at present
 *   GET /api/sync/feed/{topic}?epoch=…&after=…&upTo=…         what one public audience was told in between
 *
 * An answer is asked for up to a named place, so however long a cache has kept it, it is never older than that place: each row in it is as it was at
 * `upTo` (counters may be newer, and say so by `counts_seq`). A row that has changed since is left out; it has its entry further on. So a device that
 * never reads up to an earlier place than it has read before never goes back, whatever comes from which cache.
 *
 * Nobody's token is looked at. What a block parts, and what is hidden from all but its owner, is no matter of this feed.
 */

const mostEntries = 1000;
/** Seqs over which an answer for everyone's audience names the topics with news, and so many of them. */
const longestRange = 5_000;
const mostTopics = 300;

/** In seconds: for the device itself, for caches that many share, and how long these may still answer while they ask anew. */
const headAges = { own: 2, shared: 4, whileAsking: 8 };
const pageAges = { own: 5, shared: 30, whileAsking: 30 };

const headQuery = /^(minute=\d{1,10})?$/;
const pageQuery = /^epoch=([A-Za-z0-9]{1,64})&after=(0|[1-9]\d{0,14})&upTo=(0|[1-9]\d{0,14})$/;
const topicForm = /^([bflm])\.([a-z0-9]{15})$/;

/**
 * `minute` is the device's own count of minutes. It means nothing here: it makes another address of it each minute, for a cache that keeps answers
 * however short they were meant to live.
 *
 * @param {core.RequestEvent} e
 */
function answerHead(e) {
  if (!headQuery.test(e.request.url.rawQuery))
    throw new BadRequestError('The address must be /api/sync/head?minute=…', {});
  return answerShared(e, JSON.stringify({ epoch: currentEpoch(e.app), ...boundaryNow(e.app) }), headAges);
}

/**
 * @param {core.RequestEvent} e
 * @throws {BadRequestError} on any other spelling of the address: each answer has one
 * @throws {ApiError} 409 where this server cannot speak of that place: it is of another epoch, or it comes only later
 */
function answerPage(e) {
  // Whoever asks, the answer is a visitor's.
  e.auth = null;
  const audience = audienceOf(e.request.pathValue('topic'));
  const asked = pageQuery.exec(e.request.url.rawQuery);
  if (audience === null || asked === null)
    throw new BadRequestError('The address must be /api/sync/feed/{topic}?epoch=…&after=…&upTo=…', {});
  const [, epoch, after, upTo] = [asked[0], asked[1] ?? '', Number(asked[2]), Number(asked[3])];
  if (epoch !== currentEpoch(e.app) || upTo > headSeq(e.app) || after > upTo)
    throw new ApiError(409, 'This server cannot tell the feed up to there.', {});
  return answerShared(e, readPage(e, { epoch, audience, after, upTo }), pageAges);
}

/**
 * @param {string} topic 'all', or 'f.', 'l.', 'm.', 'b.' with an id: an audience in the letters of a path
 * @returns {string | null}
 */
function audienceOf(topic) {
  const named = topicForm.exec(topic);
  if (named !== null) return `${named[1]}:${named[2]}`;
  return topic === 'all' ? '*' : null;
}

/**
 * @param {core.RequestEvent} e
 * @param {{ epoch: string, audience: string, after: number, upTo: number }} ask
 * @returns {string} a page of the feed as a pull has it, as JSON
 */
function readPage(e, { epoch, audience, after, upTo }) {
  const news = audience === '*' ? topicsWithNews(e.app, { after, upTo }) : { topics: null };
  const isClosed = closedLists(e, [audience]).size > 0;
  return asManyAsFit(mostEntries, (limit) => {
    const before = headSeq(e.app);
    const ask = { audience, cursor: after, head: upTo, limit: limit + 1, isClosed };
    const found = entriesAfter(e.app, ask);
    const taken = found.slice(0, limit);
    const rows = readRows(e, taken);
    // What was written meanwhile has its entry further on. Its row may have been read before or after that: it belongs there.
    const moved = headSeq(e.app) === before ? [] : movedSince(taken, entriesAfter(e.app, ask));
    const entries = taken.filter((entry) => !moved.includes(entry));
    const more = found.length > taken.length;
    const cursors = { [audience]: more ? (taken.at(-1)?.[0] ?? after) : upTo };
    const answer = JSON.stringify({ epoch, reset: false, cursors, denied: [], more, ...news, entries });
    const kept = moved.length === 0 ? rows : withoutRows(rows, moved);
    return { entries: taken.length, answer: `${answer.slice(0, -1)},"rows":${kept}}` };
  });
}

/**
 * @param {import('./feed-entries.js').ChangeEntry[]} entries
 * @param {import('./feed-entries.js').ChangeEntry[]} now
 */
function movedSince(entries, now) {
  const there = new Set(now.map(([seq]) => seq));
  return entries.filter(([seq]) => !there.has(seq));
}

/**
 * @param {string} rows as JSON
 * @param {import('./feed-entries.js').ChangeEntry[]} moved
 * @returns {string} JSON
 */
function withoutRows(rows, moved) {
  const gone = new Set(moved.map(([, , collection, record]) => `${collection}/${record}`));
  /** @type {Record<string, { id: string }[]>} */
  const all = JSON.parse(rows);
  return JSON.stringify(
    Object.fromEntries(
      Object.entries(all).map(([collection, list]) => [
        collection,
        list.filter(({ id }) => !gone.has(`${collection}/${id}`)),
      ]),
    ),
  );
}

/**
 * The topics that were told something. The id of a list that is not public is its link, and for its owner to give away (R46): it is told by a name from which
 * nobody finds the id, and by which a device that has the list knows it (src/domain/values/masked-topic.ts). Versions of the app before that read `topics`
 * alone, where null means that any of their topics may have news.
 *
 * @param {CoreApp} app
 * @param {{ after: number, upTo: number }} range
 * @returns {{ topics: string[] | null, told?: string[] }} `told` where `topics` cannot name all; neither where that would be too much to say
 */
function topicsWithNews(app, { after, upTo }) {
  if (upTo - after > longestRange) return { topics: null };
  const rows = arrayOf(new DynamicModel({ audience: '', masked: false }));
  app
    .db()
    .newQuery(`SELECT audience, audience GLOB 'l:*'
      AND NOT EXISTS (SELECT 1 FROM food_lists WHERE id = SUBSTR(audience, 3) AND visibility = 'public') AS masked
    FROM (SELECT DISTINCT audience FROM _changes NOT INDEXED
      WHERE seq > {:after} AND seq <= {:upTo} AND audience GLOB '[bflm]:*' LIMIT {:limit}) ORDER BY masked, audience`)
    .bind({ after, upTo, limit: mostTopics + 1 })
    .all(rows);
  if (rows.length > mostTopics) return { topics: null };
  const told = rows.map(({ audience, masked }) => (masked ? maskedTopic(audience) : audience));
  return rows.some(({ masked }) => masked) ? { topics: null, told } : { topics: told };
}

/** @param {string} audience */
function maskedTopic(audience) {
  return `#${$security.sha256(audience).slice(0, 32)}`;
}

module.exports = { answerHead, answerPage };
