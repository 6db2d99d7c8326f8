import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** What a member removes, and where: with a way back in the toast, or the reason why there is none. */
const removals: Readonly<Record<string, 'undo' | { readonly because: string }>> = {
  removeNotification: 'undo',
  dismissInsight: 'undo',
  forgetSearches: 'undo',
  removeSearch: 'undo',
  discardChange: 'undo',
  discardMessage: 'undo',
  discardDraft: 'undo',
  withdrawReview: 'undo',
  deleteAnswer: 'undo',
  removePlace: 'undo',
  removeEvent: 'undo',
  removeDiaryEntry: 'undo',
  removeComparison: 'undo',
  removeList: 'undo',
  removeFromList: 'undo',
  removeKeptList: 'undo',
  removePerson: 'undo',
  removeTable: 'undo',
  deleteFood: 'undo',
  deleteVideo: 'undo',
  deleteFoodPhoto: 'undo',
  deletePost: 'undo',
  unblockMember: 'undo',
  unfollow: 'undo',
  removeDocumentDraft: 'undo',
  clearTurns: 'undo',
  letGoOf: 'undo',
  forgetOfflineVideo: 'undo',
  forgetAllOfflineVideos: 'undo',
  withdrawReport: { because: 'it is itself the undo of a report' },
  clearVisitedPages: { because: 'copies of what the server has: they come again when they are opened' },
  forgetRegistrationDraft: { because: 'called once the registration is saved or handed to a new account' },
  dismissNotice: { because: 'puts a message away; the way back stands beside it' },
};
/** Called by the app itself or a part of the commands above, never by the press of a member who removes something. */
const byTheApp =
  /^(removeKept$|leave|forgetMember|forgetSent|forgetAcknowledged|forgetDishes|forgetAsking|forgetSavedSearches|forgetFood|putRevoked|discardEntries|discardUnborn|deleteCommand|forgetFetchedPhotos|forgetGone)/;

const root = new URL('../../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), 'utf8');
const sources = (folder: string) =>
  readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))
    .map((path) => `${folder}/${path}`);

const commands = [...sources('replica'), 'shared/saving/offline-videos.ts']
  .flatMap((path) => [
    ...read(path).matchAll(
      /export (?:async )?function ((?:remove|delete|clear|forget|discard|dismiss|withdraw|unblock|unfollow|letGo|empty|leave|putRevoked)\w*)/g,
    ),
  ])
  .map(([, name = '']) => name)
  .filter((name) => !byTheApp.test(name));
const screens = ['features', 'food-views', 'shared', 'app'].flatMap(sources);

it('every command that removes something is in the table', () => {
  expect(commands.length).toBeGreaterThan(15);
  expect(commands.toSorted()).toEqual(Object.keys(removals).toSorted());
});

it.each(Object.keys(removals).filter((name) => removals[name] === 'undo'))(
  'wherever a member removes by %s there is a way back',
  (name) => {
    const callers = screens.filter((path) => new RegExp(`(?<!function )\\b${name}\\(`).test(read(path)));
    expect(callers.length).toBeGreaterThan(0);
    expect(callers.filter((path) => !/t`Undo`|undoDeletion\(|toastDiscarded\b/.test(read(path)))).toEqual([]);
  },
);
