const { answerAbsent } = require('./absent-page.js');
const { answerDocument, baseOf } = require('./app-document.js');
const { languageAsked, pageWords } = require('./page-words.js');
const { dataOfMember } = require('./places-data.js');
const { readPublicJson } = require('../visibility/public-json.js');
const { shortened } = require('../publishing/story-words.js');

/**
 * What the address of a member is about, for whoever reads the document and runs no app (`app-document.js`): the name, what they say of themselves and
 * their picture. Search engines are asked to leave it out: who is in the community has not asked to be found by the whole world.
 *
 * @param {core.RequestEvent} e
 */
function answerMember(e) {
  const username = e.request.pathValue('username');
  const path = `/profile/${encodeURIComponent(username)}`;
  const language = languageAsked(e);
  const words = pageWords(language).member;
  const member = memberCalled(e.app, username);
  if (member === undefined) return answerAbsent(e, { language, path, isUnlisted: true });
  const name = member.full_name || member.username;
  const data = dataOfMember(e.app, baseOf(e.app), member.id);
  return answerDocument(e, {
    title: words.title(name),
    description: shortened(member.bio.replace(/\s+/g, ' ').trim() || words.description(name), 155),
    language,
    path: `/profile/${encodeURIComponent(member.username)}`,
    type: 'profile',
    image: member.avatar === '' ? '' : `/api/files/profiles/${member.id}/${member.avatar}`,
    imageOf: name,
    ...(data === undefined ? {} : { data }),
    isUnlisted: true,
  });
}

/**
 * @param {CoreApp} app
 * @param {string} username in any case
 * @returns {{ id: string, username: string, full_name: string, bio: string, avatar: string } | undefined} undefined also for one who is hidden
 */
function memberCalled(app, username) {
  const ids = arrayOf(new DynamicModel({ id: '' }));
  app.db().newQuery('SELECT id FROM profiles WHERE username = {:username} COLLATE NOCASE').bind({ username }).all(ids);
  const [row] = readPublicJson(app, 'profiles', { ids: ids.map(({ id }) => id) });
  return row === undefined ? undefined : JSON.parse(row.json);
}

module.exports = { answerMember };
