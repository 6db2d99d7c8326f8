const { keepToMonitoring } = require('./operator-access.js');
const { judgeHealth } = require('./judge-health.js');
const { serverFacts } = require('./server-facts.js');

/**
 * PocketBase's own `/api/health` says that the process answers, reads nothing, and is there for everybody: what a load balancer asks each second. With
 * `?depth=full` it says how the server is, to whoever may read its figures: 503 where changes of members are refused.
 *
 * @param {core.RequestEvent} e any request
 */
function isAboutHealth(e) {
  const { path, rawQuery } = e.request.url;
  return path === '/api/health' && e.request.method === 'GET' && /(^|&)depth=/.test(rawQuery);
}

/**
 * @param {core.RequestEvent} e
 * @throws {NotFoundError} to whoever may not read it
 * @throws {BadRequestError} for another depth
 */
function answerHealthInDepth(e) {
  keepToMonitoring(e);
  if (e.request.url.query().get('depth') !== 'full') throw new BadRequestError('depth must be full.', {});
  const facts = serverFacts(e.app);
  const verdict = judgeHealth(facts, Date.now());
  e.response.header().set('Cache-Control', 'no-store');
  e.response.header().set('Content-Type', 'application/json');
  return e.string(verdict.status === 'failing' ? 503 : 200, JSON.stringify({ ...verdict, facts }));
}

module.exports = { answerHealthInDepth, isAboutHealth };
