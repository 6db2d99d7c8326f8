const { aiSettings } = require('../assistant/ai-settings.js');
const { documentDays } = require('../server/retention-days.js');

/**
 * Who runs this server, and what of its settings a reader of the privacy notice has to know. From the environment:
 *
 * | variable | default | meaning |
 * |---|---|---|
 * | OPERATOR_NAME | not stated | the person or company that answers for this server |
 * | OPERATOR_ADDRESS | not stated | postal address; `;` begins a new line |
 * | OPERATOR_EMAIL | not stated | where members and authorities write to |
 * | OPERATOR_MINIMUM_AGE | 16 | how old a member must be; the law of a country may say 13 to 16, an operator more |
 */

const usualAge = 16;

/** @param {core.RequestEvent} e @returns {void} 200; a fact that the operator has not stated is '' */
function answerOperator(e) {
  const settings = e.app.settings();
  e.response.header().set('Cache-Control', 'no-cache');
  const facts = {
    name: $os.getenv('OPERATOR_NAME').trim(),
    address: $os
      .getenv('OPERATOR_ADDRESS')
      .split(';')
      .map((line) => line.trim())
      .filter((line) => line !== '')
      .join('\n'),
    email: $os.getenv('OPERATOR_EMAIL').trim(),
    minimumAge: minimumAge(),
    documentDays: documentDays(),
    logDays: settings.logs.maxDays,
    logsAddresses: settings.logs.logIP,
    backupsKept: settings.backups.cron === '' ? 0 : settings.backups.cronMaxKeep,
    asksService: aiSettings() !== null,
    sendsMail: settings.smtp.enabled,
  };
  // Written here: handed over as an object, its members come in another order at each asking, and a cache would take each answer for a new one.
  return e.blob(200, 'application/json', JSON.stringify(facts));
}

/** @returns {number} years */
function minimumAge() {
  const age = Number($os.getenv('OPERATOR_MINIMUM_AGE') || usualAge);
  return Number.isInteger(age) && age >= 13 && age <= 99 ? age : usualAge;
}

module.exports = { answerOperator };
