/** What devices and server must both know of collections and of sets of foods, for PocketBase's hooks: said once, so that the two cannot differ. */
export { bulkCuisines } from './bulk-cuisines.ts';
export { derivedIds } from '#domain/values/ids/derived-ids.ts';
export { rowCounters } from './row-counters.ts';
export { rowOwners } from './row-owners.ts';
