/** What devices and server must both know of collections and of sets of foods, said once: src/domain/values/server-collections.ts. */
const made = '../generated/server-collections.js';
/** @type {typeof import('../../../src/domain/values/server-collections.ts')} */
const { bulkCuisines, derivedIds, rowCounters, rowOwners } = require(made);

module.exports = { bulkCuisines, derivedIds, rowCounters, rowOwners };
