import { create } from 'zustand';
import type { ProfileForm } from '#domain/accounts/profile-form.ts';
import { tabMemory } from '#ui/device/tab-memory.ts';

interface ProfileDraft {
  /** Whose it is, so that the next member on this tab does not find it [S5]. */
  readonly member: string;
  /** What was changed alone: what a device learns of the profile later is not taken for emptied. */
  readonly changes: Partial<ProfileForm>;
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
  if (typeof kept !== 'object' || kept === null) return null;
  // Earlier versions kept the whole form.
  const { member, changes, form = changes } = kept as Readonly<Record<string, unknown>>;
  if (typeof member !== 'string' || typeof form !== 'object' || form === null) return null;
  const texts = fields.flatMap((field) => {
    const text: unknown = Reflect.get(form, field);
    return typeof text === 'string' ? [[field, text] as const] : [];
  });
  return texts.length === 0 ? null : { member, changes: Object.fromEntries(texts) };
}
