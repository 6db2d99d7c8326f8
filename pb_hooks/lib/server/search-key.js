const made = '../generated/server-names.js';
/** @type {typeof import('../../../src/domain/naming/server-names.ts')} */
const { foldText } = require(made);

const longest = 400;

/**
 * Keeps the searched form of a member's names; call it before the profile is saved.
 *
 * @param {core.Record} profile
 */
function settleSearchKey(profile) {
  const names = `${profile.getString('username')} ${profile.getString('full_name')}`;
  profile.set('search_key', Array.from(foldText(names)).slice(0, longest).join(''));
}

module.exports = { foldText, settleSearchKey };
