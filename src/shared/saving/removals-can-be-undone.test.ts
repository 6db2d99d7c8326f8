import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** With a way back in the toast, with a question before it, or the reason why there is neither. */
type Way = 'undo' | 'asks' | { readonly because: string };

/** What a member removes, hides, ends or turns down on the device. */
const removals: Readonly<Record<string, Way>> = {
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
  muteMember: 'undo',
  blockMember: 'undo',
  saveFood: 'undo',
  endLink: 'undo',
  endPart: 'undo',
  takeBackInvitation: 'undo',
  answerInvitation: 'undo',
  answerRequest: 'undo',
  decideReport: 'undo',
  publishPost: 'undo',
  changeRole: {
    because: 'undone by its toast; where a verification is lost, that is asked about or told above the form',
  },
  cancelEvent: 'asks',
  takeBackImport: { because: 'it is itself the undo of an import' },
  takeBackListImport: { because: 'it is itself the undo of an import' },
  leaveOutOfMatches: { because: 'a switch, which is turned on again where it was turned off' },
  withdrawReport: { because: 'it is itself the undo of a report' },
  clearVisitedPages: { because: 'copies of what the server has: they come again when they are opened' },
  forgetRegistrationDraft: { because: 'called once the registration is saved or handed to a new account' },
  dismissNotice: { because: 'puts a message away; the way back stands beside it' },
};
/** What is asked of the server at once, and waits in no outbox. */
const stepsOfServer: Readonly<Record<string, Way>> = {
  takeBackFoods: 'asks',
  stepImport: 'asks',
  setRole: 'asks',
  suspend: { because: 'it wants a reason, and is lifted where it was done' },
  reviewRequest: { because: 'a decision that is told at once; who was turned down hands in again' },
  deleteAccount: { because: 'it has a dialog of its own, which wants the password' },
  signOut: { because: 'what is unsent is asked about first; one signs in again' },
  signOutEverywhere: 'asks',
};
/** Steps of the server that take nothing away. */
const takesNothing =
  /^(prepare|operator|signIn|signUp|request\w+|confirm\w+|resendVerification|changePassword|exportData|browsers|add\w+|generateBlogPosts|writeStory|reportedPicture|members|unsuspend|servicesHealth|beginImport|judgeRows|workOnImport|importReport|documentsOf|documentAddress)$/;
/** Called by the app itself or a part of the commands above, never by the press of a member who removes something. */
const byTheApp =
  /^(removeKept$|leave(?!OutOf)|endSession|takeBackDeletion|forgetMember|forgetSent|forgetAcknowledged|forgetDishes|forgetAsking|forgetSavedSearches|forgetFood|forgetUnsavedWords|putRevoked|discardEntries|discardUnborn|deleteCommand|forgetFetchedPhotos|forgetGone)/;

const root = new URL('../../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), 'utf8');
const sources = (folder: string) =>
  readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))
    .map((path) => `${folder}/${path}`);

const commands = [...sources('replica'), 'shared/saving/offline-videos.ts']
  .flatMap((path) => [
    ...read(path).matchAll(
      /export (?:async )?function ((?:remove|delete|clear|forget|discard|dismiss|withdraw|unblock|unfollow|letGo|empty|leave|putRevoked|takeBack|end(?=[A-Z])|cancel|decide|publish|mute(?=[A-Z])|block(?=M)|answer(?=Inv|Req)|saveFood|changeRole)\w*)/g,
    ),
  ])
  .map(([, name = '']) => name)
  .filter((name) => !byTheApp.test(name));
const screens = ['features', 'food-views', 'shared', 'app'].flatMap(sources);

it('every command that removes something is in the table', () => {
  expect(commands.length).toBeGreaterThan(15);
  expect(commands.toSorted()).toEqual(Object.keys(removals).toSorted());
});

const domain = sources('domain').filter((path) => /\/(administration|verification-reviews|accounts)\.ts$/.test(path));
const asked = domain
  .flatMap((path) => [...read(path).matchAll(/^ {2}(\w+)\(/gm)])
  .map(([, name = '']) => name)
  .filter((name) => !takesNothing.test(name));

it('every step of the server that takes something away is in the table', () => {
  expect(domain).toHaveLength(3);
  expect(asked.toSorted()).toEqual(Object.keys(stepsOfServer).toSorted());
});

const ways = { ...removals, ...stepsOfServer };
const asking = /<ConfirmDialog|<Dialog\b/;

it.each(Object.keys(ways).filter((name) => ways[name] === 'asks'))('%s is asked about before it is done', (name) => {
  const callers = screens.filter((path) => new RegExp(`\\.?\\b${name}\\(`).test(read(path)));
  expect(callers.length).toBeGreaterThan(0);
  const around = (path: string) => screens.filter((other) => read(other).includes(`/${path.split('/').at(-1) ?? ''}'`));
  expect(callers.filter((path) => ![path, ...around(path)].some((one) => asking.test(read(one))))).toEqual([]);
});

it.each(Object.keys(removals).filter((name) => removals[name] === 'undo'))(
  'wherever a member removes by %s there is a way back',
  (name) => {
    const callers = screens.filter((path) => new RegExp(`(?<!function )\\b${name}\\(`).test(read(path)));
    expect(callers.length).toBeGreaterThan(0);
    expect(callers.filter((path) => !/t`Undo`|undoDeletion\(|toastDiscarded\b/.test(read(path)))).toEqual([]);
  },
);
