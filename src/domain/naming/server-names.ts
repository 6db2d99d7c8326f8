/** What PocketBase's hooks need of the rules for names (R40), and the one fold of texts: bundled by scripts/launch/prepare-server-bundle.mjs. */
export { foldText } from '#prelude/text/fold-text.ts';
export { isReservedName } from './is-reserved-name.ts';
export { nameFault, tidyName } from './name-fault.ts';
export { memberSkeleton, thingSkeleton } from './name-skeleton.ts';
export { seenAs } from './seen-as.ts';
