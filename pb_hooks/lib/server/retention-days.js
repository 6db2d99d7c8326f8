const { numberSetting } = require('./number-setting.js');

/** For how many days the server keeps what goes by its age. /privacy tells the same: src/domain/accounts/retention-days.ts, held to this by a test. */
const retentionDays = {
  requestLog: 5,
  /** A username that was given up is kept from others: nobody is to be taken for who had it. */
  usernames: 30,
  /** After an admin has decided. */
  reports: 180,
  blocks: 180,
  /** After the decision, unless the operator says otherwise. */
  documents: 90,
  notifications: 400,
  errorReports: 90,
  /** Browsers that asked to be woken, and were not heard of since. */
  browsers: 90,
  /** Entries of the ledger. */
  changes: 400,
  uploads: 7,
  /** Who looked at a food: as long as a look may be told late, and two days. */
  viewers: 32,
  views: 400,
  /** Who watched a video: on the day itself and on the next. */
  watchers: 2,
  limits: 1,
};

function documentDays() {
  return numberSetting('FORETASTE_DOCUMENT_DAYS', { usual: retentionDays.documents });
}

module.exports = { documentDays, retentionDays };
