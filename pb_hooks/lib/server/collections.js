/** What devices and server must both know of collections, said once: src/domain/values/server-collections.ts. */
const made = '../generated/server-collections.js';
/** @type {typeof import('../../../src/domain/values/server-collections.ts')} */
const { derivedIds, rowCounters, rowOwners } = require(made);

module.exports = { derivedIds, rowCounters, rowOwners };
