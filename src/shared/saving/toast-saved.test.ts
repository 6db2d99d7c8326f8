import 'fake-indexeddb/auto';
import { readdirSync, readFileSync } from 'node:fs';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { aReplica } from '#tests/support/a-replica.ts';
import { useToastStore } from '#ui/feedback/toast.ts';
import { toastSaved } from './toast-saved.ts';

const said = () => {
  const { shown } = useToastStore.getState();
  return `${shown?.title ?? ''} - ${shown?.description ?? ''}`;
};
const waits = 'So far on this device alone: it goes out as soon as there is a connection.';

afterEach(() => vi.unstubAllGlobals());

describe('what is said of a change that was made', () => {
  it('is the specified text to the letter, and offline beside it that the change waits', async () => {
    const replica = aReplica();
    const done = { title: 'Food deleted', description: 'Your food has been successfully deleted.' };
    vi.stubGlobal('navigator', { onLine: true });
    await toastSaved(replica, done);
    expect(said()).toBe('Food deleted - Your food has been successfully deleted.');
    vi.stubGlobal('navigator', { onLine: false });
    await toastSaved(replica, done);
    expect(said()).toBe(`Food deleted - Your food has been successfully deleted. ${waits}`);
    await toastSaved(replica, { title: 'Changes saved', description: 'Ramen' });
    expect(said()).toBe(`Changes saved - Ramen. ${waits}`);
    await toastSaved(replica, { title: 'Video deleted' });
    expect(said()).toBe(`Video deleted - ${waits}`);
  });

  /** Files that tell of a success by themselves, and why it is true when it is said. */
  const untold: Readonly<Record<string, string>> = {
    'src/features/account/sign-in/confirm-email-change-screen.tsx': 'the server has answered',
    'src/features/account/settings/delete-account-dialog.tsx': 'the server has answered',
    'src/features/account/settings/export-card.tsx': 'a file on this device',
    'src/features/account/settings/password-card.tsx': 'the server has answered',
    'src/features/account/sign-up/professional-change.tsx': 'says that it is sent as soon as there is a connection',
    'src/features/account/sign-up/professional-sign-up.tsx': 'the server has answered',
    'src/features/account/sign-in/reset-password-screen.tsx': 'the server has answered',
    'src/features/account/sign-in/sign-in-form.tsx': 'the server has answered',
    'src/features/account/settings/sign-out-card.tsx': 'the server has answered',
    'src/features/account/sign-in/use-sign-out.ts': 'of this device alone',
    'src/features/admin/member-dialog.tsx': 'the server has answered',
    'src/features/blog/write-story-dialog.tsx': 'the server has answered',
    'src/features/changes/asleep-list.tsx': 'says that it is on its way',
    'src/features/contribution/new-food-form.tsx': 'says whether it waits',
    'src/features/contribution/photo-field.tsx': 'of this device alone',
    'src/features/diagnostics/diagnostics-screen.tsx': 'of this device alone',
    'src/features/push/push-question.tsx': 'the server has answered',
    'src/features/settings/storage-card.tsx': 'of this device alone',
    'src/features/videos/keep-button.tsx': 'of this device alone',
    'src/food-views/taste/share-taste-picture.ts': 'a file on this device',
  };

  it('goes through here wherever it is queued first', () => {
    const sources = ['src/features', 'src/food-views', 'src/shared', 'src/app']
      .flatMap((folder) =>
        readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
      )
      .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.') && !file.endsWith('/toast-saved.ts'))
      .map((file) => ({ file, text: readFileSync(file, 'utf8') }));
    const telling = sources.filter(({ text }) => /\btoast\(\{[^}]*\btone: 'success'/.test(text));
    expect(telling.map(({ file }) => file).toSorted()).toEqual(Object.keys(untold).toSorted());
  });
});
