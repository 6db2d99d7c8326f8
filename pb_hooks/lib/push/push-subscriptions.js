const { day, take, tooMany } = require('../server/allowances.js');
const { fieldRefusal } = require('../server/field-refusal.js');
const { readParts, part, recordId, text } = require('../server/request-shape.js');
const { publicPushKey } = require('./push-keys.js');
const { serviceOf } = require('./push-services.js');
const { newsToWakeFor } = require('./push-wishes.js');

/** Browsers of one member: who asks with another one takes the place of the one that was heard of longest ago. */
const mostOfOne = 10;
/** An app asks once at its start, at most. */
const asksADay = 200;
/** As many as a worker shows one by one. */
const mostNews = 6;

/** @param {core.RequestEvent} e */
function answerKey(e) {
  e.response.header().set('Cache-Control', 'no-store');
  return e.json(200, { key: publicPushKey(e.app) });
}

/**
 * A browser of the caller asks to be woken, or says that it is still there. The answer has what lets its worker read what is new.
 *
 * @param {core.RequestEvent} e of a member, with `endpoint`
 * @throws {BadRequestError} for an address of no push service that is known here
 * @throws {ApiError} 429
 */
function answerSubscription(e) {
  const member = e.auth?.id ?? '';
  const seconds = take(e.app, { kind: 'push', who: member, most: asksADay, seconds: day });
  if (seconds > 0) throw tooMany(e, seconds);
  const { endpoint } = readParts(e.requestInfo().body, { endpoint: part(text({ least: 1, most: 1000 }), wrongForm()) });
  if (serviceOf(endpoint) === null)
    throw fieldRefusal({
      endpoint: { code: 'validation_unknown_push_service', message: 'This push service is not known here.' },
    });
  const key = $security.randomString(40);
  let id = '';
  e.app.runInTransaction((tx) => {
    id = keepBrowser(tx, { member, endpoint, key });
  });
  e.response.header().set('Cache-Control', 'no-store');
  return e.json(200, { id, key });
}

function wrongForm() {
  return { code: 'validation_invalid_format', message: 'This value has the wrong form.' };
}

/**
 * @param {CoreApp} tx
 * @param {{ member: string, endpoint: string, key: string }} browser
 * @returns {string} the row's id
 */
function keepBrowser(tx, { member, endpoint, key }) {
  const there = tx.findRecordsByFilter('push_subscriptions', 'endpoint = {:endpoint}', '', 1, 0, { endpoint })[0];
  // Another member has signed in there: what the one before is told must not wake this one.
  const isAnothers = there !== undefined && there.getString('user') !== member;
  if (isAnothers) tx.delete(there);
  const browser =
    there === undefined || isAnothers
      ? new Record(tx.findCollectionByNameOrId('push_subscriptions'), { user: member, endpoint })
      : there;
  browser.set('news_key', $security.sha256(key));
  tx.save(browser);
  const others = tx.findRecordsByFilter('push_subscriptions', 'user = {:member}', '-updated,-id', 0, 0, { member });
  for (const older of others.filter(({ id }) => id !== browser.id).slice(mostOfOne - 1)) tx.delete(older);
  return browser.id;
}

/**
 * The browser that a key belongs to.
 *
 * @param {core.RequestEvent} e with `id` and `key`
 * @returns {core.Record | undefined} undefined where no browser has the key, or its member is not signed in any more
 * @throws {BadRequestError}
 */
function browserOf(e) {
  const { id, key } = readParts(e.requestInfo().body, {
    id: part(recordId, wrongForm()),
    key: part(text({ form: /^[A-Za-z0-9]{40}$/ }), wrongForm()),
  });
  e.response.header().set('Cache-Control', 'no-store');
  const browser = e.app.findRecordsByIds('push_subscriptions', [id])[0];
  const isRight = browser !== undefined && $security.equal(browser.getString('news_key'), $security.sha256(key));
  return isRight ? browser : undefined;
}

/**
 * What is new for the member of a browser, asked by its worker while no page may be open. Its key opens nothing else.
 *
 * @param {core.RequestEvent} e with `id` and `key`
 * @throws {NotFoundError} for a key that is of no browser
 */
function answerNews(e) {
  const browser = browserOf(e);
  if (browser === undefined) throw new NotFoundError('', {});
  const news = newsToWakeFor(e.app, { member: browser.getString('user') });
  return e.json(200, {
    count: news.length,
    news: news.slice(0, mostNews).map((one) => ({
      id: one.id,
      type: one.getString('type'),
      facts: one.get('facts'),
      message: one.getString('message'),
      link: one.getString('link'),
      created: one.getString('created'),
    })),
  });
}

/**
 * A browser is not to be woken any more, by its own key: whoever has signed out has no other.
 *
 * @param {core.RequestEvent} e with `id` and `key`
 */
function answerForgetting(e) {
  const browser = browserOf(e);
  if (browser !== undefined) e.app.delete(browser);
  return e.noContent(204);
}

module.exports = { answerForgetting, answerKey, answerNews, answerSubscription };
