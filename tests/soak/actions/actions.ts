import type { ActionName } from '#tests/soak/walk-plan.ts';
import type { Action } from '#tests/soak/write-step.ts';
import { contribute, deleteFood, editFood } from './contribution-actions.ts';
import { addVideo, like, review, wantToTry, withdrawReview } from './food-actions.ts';
import { importList, keepList, noteOnList } from './list-actions.ts';
import { askAssistant, browse, compare, lookAtNotifications, pair, readBlog, search } from './look-actions.ts';
import {
  addPerson,
  block,
  chooseWakeKinds,
  eatTogether,
  editProfile,
  editTaste,
  follow,
  message,
  moderate,
  report,
  leaveMatches,
  setDailyMail,
  setPreference,
  setQuietHours,
  signOutAndIn,
} from './member-actions.ts';
import { answerReview, editEvent, editPlace, pinReview } from './professional-actions.ts';

/** How each thing of the plan is done in a browser. */
export const actions: Readonly<Record<ActionName, Action>> = {
  browse,
  search,
  pair,
  'read-blog': readBlog,
  'ask-assistant': askAssistant,
  compare,
  'look-at-notifications': lookAtNotifications,
  review,
  'withdraw-review': withdrawReview,
  like,
  'want-to-try': wantToTry,
  message,
  follow,
  'edit-profile': editProfile,
  'set-preference': setPreference,
  'leave-matches': leaveMatches,
  'choose-wake-kinds': chooseWakeKinds,
  'set-quiet-hours': setQuietHours,
  'set-daily-mail': setDailyMail,
  'edit-taste': editTaste,
  'add-person': addPerson,
  'note-on-list': noteOnList,
  'keep-list': keepList,
  'import-list': importList,
  'eat-together': eatTogether,
  'answer-review': answerReview,
  'pin-review': pinReview,
  'edit-place': editPlace,
  'edit-event': editEvent,
  contribute,
  'edit-food': editFood,
  'delete-food': deleteFood,
  'add-video': addVideo,
  report,
  block,
  moderate,
  'sign-out-and-in': signOutAndIn,
};
