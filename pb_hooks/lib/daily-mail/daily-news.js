const { isRepeated } = require('../notifications/notifications.js');
const { mayNotify } = require('../visibility/block-visibility.js');
const { shownCondition } = require('../visibility/open-rule.js');

/**
 * What a daily mail tells: the member's notifications that nobody has looked at yet, and who of those the member follows has added foods. What is alike is one
 * line. Never a word of a message or a review; and nothing of whom a block, a mute or a suspension parts from the member by now, whatever was noted before.
 * Foods of others are only counted: which of them the member would rather not be offered (R28) is for the app to say.
 *
 * @typedef {import('../mail/mail-words.js').ToldKind} ToldKind
 * @typedef {{ kind: ToldKind, people: string[], what: string, count: number, link: string }} News `people`: names, '' for whoever has none or hides it, the
 *   newest first; `what`: the name of a food or an own list; `count`: of messages, foods or achievements
 * @typedef {{ member: string, isQuiet: boolean, since: string, until: string }} Ask moments as they are stored, `since` itself not; `isQuiet`: the member wants no
 *   bell, so everything counts as seen from the start, and is told here all the same
 */

const mostNotifications = 200;
const mostAuthors = 50;

/** @type {readonly ToldKind[]} */
const ofEvents = ['event', 'event_changed', 'event_cancelled'];
/** Kinds that others do to the member; those of a decision have mails of their own. @type {readonly ToldKind[]} */
const byOthers = [
  'like',
  'review',
  'comment',
  'answer',
  'follow',
  'list_invitation',
  'list_joined',
  'message',
  'message_request',
  ...ofEvents,
  'table_invitation',
  'table_joined',
  'table_left',
];
/** @type {readonly ToldKind[]} */
const ofAccount = ['achievement', 'verification_note'];

/** @param {CoreApp} app @param {Ask} ask @returns {News[]} the newest first, foods of others last */
function dailyNews(app, ask) {
  return [...toldNews(app, ask), ...addedNews(app, ask)];
}

/** @param {CoreApp} app @param {Ask} ask */
function toldNews(app, { member, isQuiet, since, until }) {
  const filter = `user = {:member} && created > {:since} && created <= {:until}${isQuiet ? '' : ' && seen = false'}`;
  const values = { member, since, until };
  /** @type {Map<string, News>} */
  const lines = new Map();
  for (const told of app.findRecordsByFilter('notifications', filter, '-created', mostNotifications, 0, values)) {
    const news = told === undefined ? undefined : newsOf(app, { told, member });
    if (news === undefined || (isQuiet && isRepeated(app, told?.id ?? ''))) continue;
    const key = lineOf(news);
    const line = lines.get(key);
    if (line === undefined) lines.set(key, news);
    else Object.assign(line, { people: [...line.people, ...news.people], count: line.count + news.count });
  }
  return [...lines.values()];
}

/** What comes together into one line. @param {News} news */
function lineOf({ kind, link, what }) {
  if (ofEvents.includes(kind)) return `${kind} ${link} ${what}`;
  return kind === 'follow' || kind === 'achievement' ? kind : `${kind} ${link}`;
}

/**
 * @param {CoreApp} app
 * @param {{ told: core.Record, member: string }} of
 * @returns {News | undefined} undefined for what a mail does not tell
 */
function newsOf(app, { told, member }) {
  /** @type {{ kind?: ToldKind, who?: string, what?: string } | null} */
  const facts = JSON.parse(told.getString('facts') || 'null');
  const kind = facts?.kind;
  if (facts === null || kind === undefined) return undefined;
  const link = told.getString('link');
  if (ofAccount.includes(kind)) return { kind, people: [], what: '', count: 1, link };
  if (!byOthers.includes(kind)) return undefined;
  const actor = actorOf(app, { actor: told.getString('actor'), member });
  if (actor === undefined) return undefined;
  const count = kind === 'message' || kind === 'message_request' ? unreadIn(app, { link, member }) : 1;
  if (count === 0) return undefined;
  // What another calls a list is that member's words, as a message is.
  const what = kind === 'list_invitation' ? '' : (facts.what ?? '');
  return { kind, people: [actor.isHidden ? '' : (facts.who ?? '')], what, count, link };
}

/**
 * @param {CoreApp} app
 * @param {{ actor: string, member: string }} between
 * @returns {{ name: string, username: string, isHidden: boolean } | undefined} undefined where the member is not to hear of them
 */
function actorOf(app, { actor, member }) {
  const account = app.findRecordsByIds('users', [actor])[0];
  if (account === undefined || account.getString('suspended_at') !== '') return undefined;
  if (!mayNotify(app, { actor, user: member })) return undefined;
  const profile = app.findRecordsByIds('profiles', [actor])[0];
  const username = profile?.getString('username') ?? '';
  return {
    name: profile?.getString('full_name') || username,
    username,
    isHidden: profile === undefined || profile.getBool('is_hidden'),
  };
}

/** How many messages of a conversation the member has not read. @param {CoreApp} app @param {{ link: string, member: string }} of */
function unreadIn(app, { link, member }) {
  const conversation = app.findRecordsByIds('conversations', [link.split('/').at(-1) ?? ''])[0];
  if (conversation === undefined) return 0;
  return conversation.getInt(conversation.getString('participant_1') === member ? 'unread_1' : 'unread_2');
}

/** @param {CoreApp} app @param {Ask} ask @returns {News[]} */
function addedNews(app, { member, since, until }) {
  const rows = arrayOf(new DynamicModel({ author: '', count: 0 }));
  app
    .db()
    .newQuery(`SELECT f.uploaded_by AS author, COUNT(*) AS count FROM user_follows
    JOIN foods f ON f.uploaded_by = user_follows.following
    WHERE user_follows.follower = {:member} AND ${shownCondition('foods', 'f.')} AND f.created > {:since} AND f.created <= {:until}
    GROUP BY f.uploaded_by ORDER BY MAX(f.created) DESC LIMIT ${mostAuthors}`)
    .bind({ member, since, until })
    .all(rows);
  return rows.flatMap(({ author, count }) => {
    const actor = actorOf(app, { actor: author, member });
    if (actor === undefined || actor.isHidden) return [];
    return [{ kind: 'added', people: [actor.name], what: '', count, link: `/profile/${actor.username}` }];
  });
}

module.exports = { dailyNews };
