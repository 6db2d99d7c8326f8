const { numberSetting } = require('./number-setting.js');

const made = '../generated/server-retention.js';
/** @type {typeof import('../../../src/domain/accounts/retention-days.ts')} */
const { retentionDays } = require(made);

/** Documents go so many days after the decision, unless the operator says otherwise. */
function documentDays() {
  return numberSetting('FORETASTE_DOCUMENT_DAYS', { usual: retentionDays.documents });
}

module.exports = { documentDays, retentionDays };
