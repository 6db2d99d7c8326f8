const { fieldRefusal } = require('./field-refusal.js');

/**
 * Two members have one conversation, so its participants stand in the order of their ids (R18).
 *
 * @param {core.RecordRequestEvent} e
 * @throws {BadRequestError} for the wrong order, or oneself
 */
function guardPair(e) {
  if (e.record.getString('participant_1') < e.record.getString('participant_2')) return;
  throw fieldRefusal({ participant_2: { code: 'validation_invalid_pair', message: 'The participants must be two members in the order of their ids.' } });
}

module.exports = { guardPair };
