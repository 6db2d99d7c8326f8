/** What devices and server must both know of collections and of sets of foods, said once: src/domain/values/server-collections.ts. */
const made = '../generated/server-collections.js';
/** @type {typeof import('../../../src/domain/values/server-collections.ts')} */
const shared = require(made);
const { bulkCuisines, derivedIds, rowCounters, rowOwners } = shared;
const { eventLimits, listLimits, makerLimits, mostKeptLists, placeLimits, tableLimits, UNANSWERED_MESSAGES } = shared;

module.exports = {
  bulkCuisines,
  derivedIds,
  eventLimits,
  listLimits,
  makerLimits,
  mostKeptLists,
  placeLimits,
  rowCounters,
  rowOwners,
  tableLimits,
  UNANSWERED_MESSAGES,
};
