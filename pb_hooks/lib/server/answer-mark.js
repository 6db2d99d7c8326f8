const { currentEpoch } = require('./epochs.js');

/**
 * The mark by which a device knows an answer of this server from one of something in front of it [S19]: the epoch. It is on every answer, the
 * refusals of PocketBase's router, its limits and its error handler included, so it is set before any of them looks at the request.
 *
 * @param {core.RequestEvent} e
 */
function markAnswer(e) {
  e.response.header().set('X-Sync-Epoch', currentEpoch(e.app));
}

module.exports = { markAnswer };
