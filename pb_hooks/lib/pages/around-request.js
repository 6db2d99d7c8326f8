const { refuseStaleToken } = require('../admin/stale-token.js');
const { onlyOwnThumbs } = require('../files/only-own-thumbs.js');
const { limitMailRequests } = require('../mail/mail-bounds.js');
const { countTries } = require('../members/password-tries.js');
const { answerHealthInDepth, isAboutHealth } = require('../operation/health.js');
const { keepToOperators } = require('../operation/operators.js');
const { countRequest } = require('../operation/request-counts.js');
const { keepQuestionsPlain } = require('../server/plain-questions.js');
const { answerPlain, isForSampleDocument } = require('./app-document.js');
const { setHeaders } = require('./public-files.js');
const { answerKnown } = require('../sync/ledger.js');
const { refuseOtherProtocol } = require('../sync/sync-protocol.js');
const { requireAdmin } = require('../visibility/require-admin.js');
const { markAnswer } = require('../server/answer-mark.js');

/**
 * What stands around every request but those of `direct-routes.js`. The middleware asks for this file alone: to find one that is loaded costs a handler
 * about 15 µs, so a dozen of them would be a sixth of what an empty pull costs.
 *
 * @param {core.RequestEvent} e
 */
function aroundRequest(e) {
  return countRequest(e, () => {
    markAnswer(e);
    try {
      return answerOrRefuse(e);
    } catch (error) {
      // What was said of the answer is not true of a refusal; and caches on the way keep one of which nothing is said, for those too who may ask.
      e.response.header().set('Cache-Control', 'private, no-store');
      throw error;
    }
  });
}

/** @param {core.RequestEvent} e */
function answerOrRefuse(e) {
  keepToOperators(e);
  if (isAboutHealth(e)) return answerHealthInDepth(e);
  setHeaders(e);
  onlyOwnThumbs(e);
  refuseOtherProtocol(e);
  refuseStaleToken(e);
  requireAdmin(e);
  keepQuestionsPlain(e);
  limitMailRequests(e);
  if (isForSampleDocument(e)) return answerPlain(e);
  return countTries(e, () => answerKnown(e));
}

module.exports = { aroundRequest };
