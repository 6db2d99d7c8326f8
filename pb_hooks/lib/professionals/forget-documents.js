const { documentDays } = require('../server/retention-days.js');

/**
 * Documents of requests that were decided long ago go, files and all: an identity card is kept no longer than somebody may want to look
 * at the decision again. The requests stay.
 *
 * @param {CoreApp} app
 */
function forgetDocuments(app) {
  const before = new Date(Date.now() - documentDays() * 86_400_000).toISOString().replace('T', ' ');
  const old = app.findRecordsByFilter(
    'verification_documents',
    '(verification_request.status = "approved" || verification_request.status = "rejected") && verification_request.reviewed_at < {:before}',
    '',
    500,
    0,
    { before },
  );
  for (const document of old) app.delete(document);
}

module.exports = { forgetDocuments };
