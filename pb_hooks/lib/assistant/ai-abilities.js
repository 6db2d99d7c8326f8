const { aiSettings } = require('./ai-settings.js');

/**
 * What may be offered to members here: 200 with `{ sees }`, whether a service is set up that can look at photos. Says nothing else of it.
 *
 * @param {core.RequestEvent} e
 */
function answerAbilities(e) {
  e.response.header().set('Cache-Control', 'no-store');
  e.json(200, { sees: aiSettings()?.canSee === true });
}

module.exports = { answerAbilities };
