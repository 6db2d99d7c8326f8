import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** The file that keeps on the device what is typed there, or why nothing does. */
type Keeping = string | { readonly because: string };

const contribution = 'features/contribution/use-food-draft.ts';
const registration = 'features/account/sign-up/use-registration-draft.ts';
const profile = 'shared/members/use-profile-edit.ts';
const aVisitors = { because: 'a visitor’s: it lives as long as the tab, which others may open later' };

/** Every file of a screen that has a field for words. */
const fields: Readonly<Record<string, Keeping>> = {
  'features/account/settings/delete-account-dialog.tsx': { because: 'a secret, and a word that is asked for' },
  'features/account/settings/email-card.tsx': 'features/account/settings/email-card.tsx',
  'features/account/settings/profile-information.tsx': profile,
  'features/account/sign-in/account-fields.tsx': aVisitors,
  'features/account/sign-in/email-field.tsx': aVisitors,
  'features/account/sign-up/comma-list-field.tsx': registration,
  'features/account/sign-up/professional-fields.tsx': registration,
  'features/admin/chosen-photo-card.tsx': { because: 'about files that were chosen, which have to be chosen anew' },
  'features/admin/member-dialog.tsx': 'features/admin/member-dialog.tsx',
  'features/admin/review-card.tsx': 'features/admin/review-card.tsx',
  'features/assistant/chat-composer.tsx': 'features/assistant/chat-panel.tsx',
  'features/blog/edit-post-dialog.tsx': 'features/blog/edit-post-dialog.tsx',
  'features/blog/post-fields.tsx': 'features/blog/edit-post-dialog.tsx',
  'features/blog/write-story-dialog.tsx': 'features/blog/write-story-dialog.tsx',
  'features/contribution/describe-offer.tsx': { because: 'an offer, which is made again by a press' },
  'features/contribution/likened-field.tsx': contribution,
  'features/contribution/word-list-field.tsx': contribution,
  'features/contribution/written-field.tsx': contribution,
  'features/lists/list-form.tsx': 'features/lists/list-form.tsx',
  'features/lists/note-sheet.tsx': 'features/lists/note-sheet.tsx',
  'features/members/profile-dialog.tsx': profile,
  'features/menu/menu-screen.tsx': 'features/menu/use-menu-text.ts',
  'features/messages/composer.tsx': 'features/messages/use-composer.ts',
  'features/moderation/report-dialog.tsx': 'features/moderation/report-dialog.tsx',
  'features/photos/add-photo-dialog.tsx': 'features/photos/add-photo-dialog.tsx',
  'features/places/event-form-sheet.tsx': 'features/places/use-texts-of-form.ts',
  'features/places/place-form-sheet.tsx': 'features/places/use-texts-of-form.ts',
  'features/push/quiet-hours-fields.tsx': { because: 'saved at every change' },
  'features/reviews/answer-tools.tsx': 'features/reviews/answer-tools.tsx',
  'features/reviews/opinion-form.tsx': 'features/reviews/review-form.tsx',
  'features/search/saved-searches.tsx': { because: 'a name that is made of the search, which stands in the address' },
  'features/taste-journey/person-form.tsx': 'features/taste-journey/person-form.tsx',
  'features/taste-journey/table-form.tsx': 'features/taste-journey/table-form.tsx',
  'features/videos/video-fields.tsx': 'features/videos/use-video-words.ts',
  'food-views/diary/diary-fields.tsx': 'food-views/diary/diary-sheet.tsx',
  'food-views/lists/lists-sheet.tsx': 'food-views/lists/lists-sheet.tsx',
  'shared/members/profile-name-fields.tsx': profile,
};

const root = new URL('../../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), 'utf8');
const withFields = ['app', 'features', 'food-views', 'shared']
  .flatMap((folder) =>
    readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' }).map((path) => `${folder}/${path}`),
  )
  .filter((path) => /(?<!\.test)\.tsx$/.test(path))
  .filter((path) => /<(?:TextField|TextAreaField|TextArea|TagField)\b/.test(read(path)));

it('every field for words is in the table', () => {
  expect(withFields.toSorted()).toEqual(Object.keys(fields).toSorted());
});

const keeps = /\b(?:useFormMemory|useWordsOnDevice|useSingleDraft|saveMessageDraft|keepRegistrationDraft|saveDraft)\b/;

it.each(Object.entries(fields).filter((entry): entry is [string, string] => typeof entry[1] === 'string'))(
  '[S1] what is typed in %s outlives the app',
  (_, keeper) => {
    expect(read(keeper)).toMatch(keeps);
  },
);
