/**
 * Who listens to what: the ids of event streams by topic, in the app's store, which all JavaScript engines share. PocketBase can only be asked stream
 * by stream, and with a thousand streams open that made a like three times as dear.
 *
 * Lines of a topic and a stream lie in buckets. The line of a stream that ended stays until its bucket is cleared: PocketBase tells that end only to a
 * hook that holds an engine for as long as the stream lasts.
 */

const buckets = 256;
const prefix = 'foretaste:listeners:';
/** A bucket is cleared each time that its lines come to a multiple of this. */
const clearedAt = 16;
/** Of a stream: its topics, each between two ends of lines. */
const topicsKey = 'foretaste:topics';
/** Those of a pull (pull.js) and the heartbeat. */
const mostTopics = 301;
const longestTopic = 48;

/** @param {string} topic */
function bucketOf(topic) {
  let hash = 0;
  for (let at = 0; at < topic.length; at += 1) hash = (hash * 31 + topic.charCodeAt(at)) % 1_000_003;
  return `${prefix}${hash % buckets}`;
}

/**
 * To be called before PocketBase subscribes the stream. It does so to what is left alone, as a rule to nothing: at each record that is written it compares
 * all topics of each open stream with that record, and none of this server's is one of a record. Topics of PocketBase are a superuser's alone: a hundred
 * of them, each with its own filter and related rows, made each write of anybody take five seconds.
 *
 * @param {core.RealtimeSubscribeRequestEvent} e
 * @throws {BadRequestError} on more topics than a pull may ask for, or longer ones
 */
function noteListener(e) {
  const topics = e.subscriptions.filter((topic) => topic.startsWith('sync:'));
  if (topics.length > mostTopics || topics.some(({ length }) => length > longestTopic))
    throw new BadRequestError(`At most ${mostTopics} topics can be listened to.`, {});
  e.subscriptions = e.hasSuperuserAuth() ? e.subscriptions.filter((topic) => !topic.startsWith('sync:')) : [];
  e.client.set(topicsKey, topics.map((topic) => `\n${topic}`).join('') + '\n');
  // Heartbeats go to every stream: who hears them needs no list.
  for (const topic of topics) if (topic !== 'sync:heartbeat') addLine(e.app, `${topic} ${e.client.id()}\n`);
}

/** @param {CoreApp} app @param {string} line of a topic and a stream */
function addLine(app, line) {
  app.store().setFunc(bucketOf(line.slice(0, line.lastIndexOf(' '))), (known) => {
    const text = known ?? '';
    if (text.startsWith(line) || text.includes(`\n${line}`)) return text;
    const lines = linesOf(text + line);
    return lines.length % clearedAt === 0 ? lines.filter((each) => isOpen(app, each)).join('') : text + line;
  });
}

/**
 * @param {CoreApp} app
 * @param {string} topic
 * @returns {subscriptions.Client[]} the streams that listen to it now
 */
function listenersTo(app, topic) {
  return linesOf(app.store().get(bucketOf(topic)) ?? '')
    .filter((line) => line.startsWith(`${topic} `))
    .map((line) => streamOf(app, line))
    .filter((stream) => stream !== null)
    .filter((stream) => String(stream.get(topicsKey) ?? '').includes(`\n${topic}\n`));
}

/** @param {string} text @returns {string[]} each with its end */
function linesOf(text) {
  return text.match(/.+\n/g) ?? [];
}

/** @param {CoreApp} app @param {string} line */
function isOpen(app, line) {
  return streamOf(app, line) !== null;
}

/** @param {CoreApp} app @param {string} line @returns {subscriptions.Client | null} null for one that has ended */
function streamOf(app, line) {
  try {
    return app.subscriptionsBroker().clientById(line.slice(line.lastIndexOf(' ') + 1, -1));
  } catch {
    return null;
  }
}

module.exports = { listenersTo, noteListener };
