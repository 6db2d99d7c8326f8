const { hearing, readsAsVisitor } = require('../visibility/audiences.js');
const { headSeq } = require('../server/change-log.js');
const { currentEpoch, isInHistory } = require('../server/epochs.js');
const { boundaryNow } = require('./boundary.js');
const { passOf } = require('./own-place.js');
const { asManyAsFit, closedLists, entriesAfter, readRows } = require('./feed-entries.js');
const {
  anything,
  either,
  inTurn,
  object,
  oneOf,
  orElse,
  part,
  readParts,
  tableOf,
  text,
  whole,
} = require('../server/request-shape.js');

/**
 * What changed for this caller [S11][S18]: entries by audience in the order of their seq, and each entry's row as the caller may
 * read it now. An entry without a row is gone for this caller. `shared` says up to where the caller may read what everyone reads alike from
 * the shared feed (shared-feed.js); null where it may not. `pass` lets such a caller ask whether there is anything to pull (own-place.js).
 *
 * @typedef {{ epoch: string, cursors: [audience: string, seq: number][], limit: number }} Question
 * @typedef {import('./feed-entries.js').ChangeEntry} ChangeEntry
 */

const mostAudiences = 300;
const mostEntries = 1000;
const defaultEntries = 500;

/**
 * @param {string} json the request's body
 * @returns {Question}
 * @throws {BadRequestError} on anything else than the documented shape
 */
function readQuestion(json) {
  const { body } = readParts({ body: parse(json) }, { body: part(object, 'The body must be a JSON object.') });
  const { epoch, cursors, limit } = readParts(body, {
    epoch: part(orElse(null, either(text({ mostUnits: 64 }), oneOf([null]))), 'epoch must be a string or null.'),
    cursors: inTurn(
      inTurn(
        part(orElse({}, object), 'cursors must be an object.'),
        part(tableOf(anything, { most: mostAudiences }), `At most ${mostAudiences} audiences can be asked for.`),
      ),
      part(
        tableOf(whole({ from: 0 }), { key: text({ mostUnits: 40 }) }),
        'Each cursor must be a whole number of at least 0.',
      ),
    ),
    limit: part(orElse(defaultEntries, whole({ from: 1, to: mostEntries })), `limit must be 1 to ${mostEntries}.`),
  });
  return { epoch: epoch ?? '', cursors: Object.entries(cursors), limit };
}

/** @param {string} json */
function parse(json) {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

/**
 * @param {core.RequestEvent} e
 * @param {Question} question
 * @returns {string} the answer as JSON
 */
function pull(e, question) {
  const epoch = currentEpoch(e.app);
  const head = headSeq(e.app);
  const seen = question.cursors.reduce((most, [, seq]) => Math.max(most, seq), 0);
  if (!isKnown(e.app, { question, epoch, seen, head }))
    return JSON.stringify({ epoch, reset: true, cursors: {}, denied: [], more: false, entries: [], rows: {} });

  const shared = readsAsVisitor(e.auth) ? boundaryNow(e.app) : null;
  const pass = shared === null ? null : passOf(e);
  const mayHear = hearing(e.auth);
  /** @type {string[]} */
  const denied = [];
  const heard = question.cursors.filter(([audience]) => mayHear(audience) || !denied.push(audience));
  const moved = audiencesWithNews(e.app, heard, head);
  if (moved.size === 0) return emptyAnswer({ epoch, heard, head, denied, shared, pass });
  const closed = closedLists(e, [...moved]);
  const inOrder = [...heard.filter(([a]) => a !== '*'), ...heard.filter(([a]) => a === '*')];
  return asManyAsFit(question.limit, (limit) => {
    const { entries, cursors, more } = readEntries(e.app, { heard: inOrder, moved, closed, head, limit });
    const answer = JSON.stringify({ epoch, reset: false, cursors, denied, more, shared, pass, entries });
    return { entries: entries.length, answer: `${answer.slice(0, -1)},"rows":${readRows(e, entries)}}` }; // rows are JSON already
  });
}

/**
 * @param {CoreApp} app
 * @param {{ question: Question, epoch: string, seen: number, head: number }} ask
 */
function isKnown(app, { question, epoch, seen, head }) {
  if (question.epoch === '') return seen === 0;
  return question.epoch === epoch ? seen <= head : isInHistory(app, question.epoch, seen);
}

/**
 * The answer to most pulls: there is nothing new, only the head.
 *
 * @param {{ epoch: string, heard: [string, number][], head: number, denied: string[], shared: import('./boundary.js').Boundary | null, pass: string | null }} state
 */
function emptyAnswer({ epoch, heard, head, denied, shared, pass }) {
  /** @type {Record<string, number>} */
  const cursors = {};
  for (const [audience, cursor] of heard) cursors[audience] = Math.max(cursor, head);
  return JSON.stringify({ epoch, reset: false, cursors, denied, more: false, shared, pass, entries: [], rows: {} });
}

/**
 * @param {CoreApp} app
 * @param {{ heard: [string, number][], moved: Set<string>, closed: Set<string>, head: number, limit: number }} ask
 * @returns {{ entries: ChangeEntry[], cursors: Record<string, number>, more: boolean }}
 */
function readEntries(app, { heard, moved, closed, head, limit }) {
  /** @type {ChangeEntry[]} */
  const entries = [];
  /** @type {Record<string, number>} */
  const cursors = {};
  let more = false;
  for (const [audience, cursor] of heard) {
    const room = limit - entries.length;
    if (!moved.has(audience)) {
      cursors[audience] = Math.max(cursor, head);
      continue;
    }
    // One more than there is room for tells whether something is left.
    const found = entriesAfter(app, { audience, cursor, head, limit: room + 1, isClosed: closed.has(audience) });
    const taken = found.slice(0, room);
    more ||= found.length > room;
    entries.push(...taken);
    cursors[audience] = found.length > room ? (taken.at(-1)?.[0] ?? cursor) : head;
  }
  return { entries, cursors, more };
}

/**
 * One index seek for each audience, in one query; none where the whole log has been read. So an idle device costs the same however long the log is.
 *
 * @param {CoreApp} app
 * @param {[string, number][]} heard
 * @param {number} head
 */
function audiencesWithNews(app, heard, head) {
  const behind = heard.filter(([, cursor]) => cursor < head);
  if (behind.length === 0) return /** @type {Set<string>} */ (new Set());
  const rows = arrayOf(new DynamicModel({ audience: '' }));
  app
    .db()
    .newQuery(`SELECT asked.value ->> 0 AS audience FROM json_each({:heard}) AS asked
    WHERE EXISTS (SELECT 1 FROM _changes WHERE audience = asked.value ->> 0 AND seq > asked.value ->> 1 AND seq <= {:head})`)
    .bind({ heard: JSON.stringify(behind), head })
    .all(rows);
  return new Set(rows.map((row) => row.audience));
}

module.exports = { pull, readQuestion };
