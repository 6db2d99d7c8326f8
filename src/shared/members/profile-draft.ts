import { create } from 'zustand';
import type { ProfileForm } from '#domain/accounts/profile-form.ts';
import { tabMemory } from '#ui/device/tab-memory.ts';

interface ProfileDraft {
  /** Whose it is, so that the next member on this tab does not find it [S5]. */
  readonly member: string;
  readonly form: ProfileForm;
}

const fields = ['fullName', 'username', 'avatarUrl', 'bio', 'location', 'phone'] as const;
const memory = tabMemory('foretaste.profile');

/** What is being changed in the own profile and not saved yet; lives as long as the tab, reloads included. */
export const useProfileDraft = create<{ readonly draft: ProfileDraft | null }>()(() => ({ draft: remembered() }));

useProfileDraft.subscribe(({ draft }) => memory.keep(draft));

export function keepProfileDraft(draft: ProfileDraft | null): void {
  useProfileDraft.setState({ draft });
}

function remembered(): ProfileDraft | null {
  const kept = memory.recall();
  if (typeof kept !== 'object' || kept === null || !('member' in kept) || !('form' in kept)) return null;
  const { member, form } = kept;
  if (typeof member !== 'string' || typeof form !== 'object' || form === null) return null;
  const isWhole = fields.every((field) => typeof Reflect.get(form, field) === 'string');
  return isWhole ? { member, form: form as ProfileForm } : null;
}
