/** What PocketBase's hooks need of the rules for names (R40): bundled by scripts/launch/prepare-server-bundle.mjs. */
export { isReservedName } from './is-reserved-name.ts';
export { nameFault, tidyName } from './name-fault.ts';
export { memberSkeleton, thingSkeleton } from './name-skeleton.ts';
