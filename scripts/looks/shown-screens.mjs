import { screensOfAdmins } from './screens/admins.mjs';
import { screensOfFailures } from './screens/failures.mjs';
import { screensOfLists } from './screens/lists.mjs';
import { screensOfMates } from './screens/mates.mjs';
import { screensOfMembers } from './screens/members.mjs';
import { screensOfOffline } from './screens/offline.mjs';
import { screensOfOrder } from './screens/order.mjs';
import { screensOfProfessionals } from './screens/professionals.mjs';
import { screensOfTable } from './screens/table.mjs';
import { screensOfVisitors } from './screens/visitors.mjs';

/**
 * What is looked at: every route, and the states that have a face of their own.
 *
 * @typedef {'visitor' | 'member' | 'chef' | 'admin' | 'newcomer'} Who
 * @typedef {'refuses' | 'unreachable'} Broken
 * @typedef {{ name: string, who: Who, path: string, does?: (page: import('playwright-core').Page) => Promise<unknown>, isOffline?: boolean, server?: Broken }} Screen `server`: what it does from before the screen is opened
 * @typedef {{ food: string, other: string, story: string, member: string, list: string }} Shown ids, slugs and names of the demo
 */

/** @param {Shown} shown @returns {Screen[]} */
export function shownScreens(shown) {
  return [
    ...screensOfVisitors(shown),
    ...screensOfMembers(shown),
    ...screensOfProfessionals(shown),
    ...screensOfAdmins(),
    ...screensOfLists(),
    ...screensOfOrder(shown),
    ...screensOfMates(shown),
    ...screensOfOffline(shown),
    ...screensOfFailures(shown),
    // Last: a table that was chosen stays in force.
    ...screensOfTable(shown),
  ];
}

/** The six of README. @type {readonly { name: string, kind: string }[]} */
export const readmeScreens = [
  { name: 'explore', kind: 'phone-light-en' },
  { name: 'member-food', kind: 'phone-light-en' },
  { name: 'journey', kind: 'phone-dark-en' },
  { name: 'food', kind: 'desktop-light-en' },
  { name: 'pairing-found', kind: 'desktop-light-en' },
  { name: 'community', kind: 'desktop-dark-en' },
];
