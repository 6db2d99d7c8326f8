/** What devices and server must both know of collections and of sets of foods, for PocketBase's hooks: said once, so that the two cannot differ. */
export { bulkCuisines } from './bulk-cuisines.ts';
export { derivedIds } from '#domain/values/ids/derived-ids.ts';
export { listLimits, makerLimits, mostKeptLists } from './list-limits.ts';
export { eventLimits, placeLimits } from './place-limits.ts';
export { rowCounters } from './row-counters.ts';
export { rowOwners } from './row-owners.ts';
export { tableLimits } from './table-limits.ts';
export { UNANSWERED_MESSAGES } from './unanswered-messages.ts';
