const { actorOf, recordAdminAction } = require('../server/admin-actions.js');
const { number } = require('../server/change-log.js');
const { isAdmin } = require('../visibility/audiences.js');
const { claimDay, claimManual, endRun, findRun } = require('./blog-runs.js');
const { chooseFood, composeStory, publishStory } = require('./blog-stories.js');
const { oneOf, part, readParts } = require('../server/request-shape.js');

/** @typedef {import('./blog-runs.js').Run} Run */

/** Stories of an admin's trigger, and of a day. */
const perTrigger = 3;
const perDay = 1;
/** So many foods are tried for one story before a run gives up. */
const attempts = 12;
/** What an AI service may take of an admin's patience, and of the cron's, in ms, for all stories of a run together. */
const patience = { trigger: 20_000, day: 120_000 };
/** How often a trigger that met a run looks whether it has ended, and how long at most, in milliseconds. */
const lookEvery = 100;
const lookFor = 25_000;

/**
 * `generate-daily-blogs` (spec 2 §7, admin dashboard): the body is `{ manual_trigger: true }`. Two triggers at once, or within a minute, are one run.
 * A caller during the run is answered with the same stories; one after its end with a count of 0, and with the number of stories that were there
 * already as `earlier`.
 *
 * @param {core.RequestEvent} e
 * @returns {void} 200 with `{ count, earlier, posts: [{ slug, title }] }`, where a count of 0 means that no food is due; 500 with a message when stories were refused
 * @throws {ForbiddenError} to anyone but an admin
 * @throws {BadRequestError} with an error on `manual_trigger`
 */
function answerTrigger(e) {
  if (e.auth === null || !isAdmin(e.auth)) throw new ForbiddenError('Only admins may have blog posts written.');
  readParts(e.requestInfo().body, {
    manual_trigger: part(oneOf([true]), { code: 'validation_required', message: 'This must be true.' }),
  });
  /** @type {{ run: Run, isMine: boolean } | undefined} */
  let claim;
  e.app.runInTransaction((tx) => {
    claim = claimManual(tx, { now: Date.now(), wanted: perTrigger });
    if (claim.isMine)
      recordAdminAction(tx, {
        actor: actorOf(e.auth),
        action: 'blog.generate',
        kind: 'blog_run',
        subject: claim.run.id,
        details: { wanted: perTrigger },
      });
  });
  if (claim === undefined) throw new Error('a claim that was just made is not there');
  const isOver = !claim.isMine && claim.run.ended > 0;
  const hasFailed = claim.isMine ? writeStories(e.app, claim.run, patience.trigger) : !waitForEnd(e.app, claim.run);
  const posts = postsOf(e.app, claim.run);
  if (posts.length === 0 && hasFailed)
    return e.json(500, { status: 500, message: 'Failed to generate blog posts', count: 0, earlier: 0, posts });
  return e.json(200, { count: isOver ? 0 : posts.length, earlier: isOver ? posts.length : 0, posts });
}

/**
 * The run of today, if it has not been; ask as often as you like. BLOG_STORIES=off leaves it to the admins.
 *
 * @param {CoreApp} app
 */
function writeDaily(app) {
  if ($os.getenv('BLOG_STORIES') !== 'off') writeDay(app, patience.day);
}

/** @param {CoreApp} app @param {number} time as `writeStories` has it */
function writeDay(app, time) {
  const now = Date.now();
  /** @type {Run | undefined} */
  let run;
  app.runInTransaction((tx) => {
    run = claimDay(tx, { day: new Date(now).toISOString().slice(0, 10), now, wanted: perDay });
  });
  if (run !== undefined) writeStories(app, run, time);
}

/**
 * The story of a server's first day, before anybody asks for a page: by the built-in writer, for a start does not wait for a service.
 *
 * @param {CoreApp} app
 */
function writeFirst(app) {
  if ($os.getenv('BLOG_STORIES') === 'off') return;
  const isFirst = number(app, 'SELECT COUNT(*) AS n FROM blog_runs', {}) === 0;
  if (!isFirst || chooseFood(app, { now: Date.now(), except: [] }) === undefined) return;
  writeDay(app, 0);
}

/**
 * @param {CoreApp} app
 * @param {Run} run
 * @param {number} time for an AI service, in ms; what comes after is the built-in writer's
 * @returns {boolean} whether a story was refused by the database
 */
function writeStories(app, run, time) {
  const deadline = Date.now() + time;
  /** @type {string[]} */
  const tried = [];
  let hasFailed = false;
  let left = run.wanted - run.written;
  try {
    while (left > 0 && tried.length < run.wanted * attempts) {
      const food = chooseFood(app, { now: Date.now(), except: tried });
      if (food === undefined) break;
      tried.push(food.id);
      try {
        const composed = composeStory(app, food, Math.floor((deadline - Date.now()) / 1000));
        if (composed !== null && publishStory(app, { run, food, ...composed })) left -= 1;
      } catch (error) {
        hasFailed = true;
        app.logger().warn('a story was refused', 'food', food.id, 'error', String(error));
      }
    }
  } finally {
    endRun(app, run);
  }
  return hasFailed;
}

/** @param {CoreApp} app @param {Run} run @returns {boolean} whether it ended in time */
function waitForEnd(app, run) {
  for (let waited = 0; waited < lookFor; waited += lookEvery) {
    if ((findRun(app, run.id)?.ended ?? 1) > 0) return true;
    sleep(lookEvery);
  }
  return false;
}

/** @param {CoreApp} app @param {Run} run @returns {{ slug: string, title: string }[]} */
function postsOf(app, run) {
  const rows = arrayOf(new DynamicModel({ slug: '', title: '' }));
  app
    .db()
    .newQuery(
      'SELECT slug, title FROM blog_stories JOIN blog_posts ON blog_posts.id = post WHERE run = {:run} ORDER BY blog_stories.rowid',
    )
    .bind({ run: run.id })
    .all(rows);
  return rows.map(({ slug, title }) => ({ slug, title }));
}

module.exports = { answerTrigger, writeDaily, writeFirst };
