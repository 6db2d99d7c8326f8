import { plural, t } from '@lingui/core/macro';
import type { KeepReason } from '#domain/eviction/keep-reason.ts';
import { listed } from '#languages/listed.ts';
import type { Freed } from '#replica/storage/evict-things.ts';
import type { ReasonUse } from '#replica/storage/storage-register.ts';
import { sizeInWords } from '#ui/device/size-in-words.ts';

/** Why something is on this device, as the member reads it. */
export const reasonNames: Readonly<Record<KeepReason, string>> = {
  kept: t`Kept by you`,
  own: t`Your own`,
  followed: t`Members you follow`,
  saved: t`Foods you saved`,
  visited: t`Visited`,
  catalogue: t`Catalogue`,
};

/** '3 pages, 1 story, and 12 pictures'; 'Nothing' without any. */
export function thingsInWords({ pages, stories, pictures }: Pick<ReasonUse, 'pages' | 'stories' | 'pictures'>): string {
  const parts = [
    ...(pages > 0 ? [plural(pages, { one: '# page', other: '# pages' })] : []),
    ...(stories > 0 ? [plural(stories, { one: '# story', other: '# stories' })] : []),
    ...(pictures > 0 ? [plural(pictures, { one: '# picture', other: '# pictures' })] : []),
  ];
  return parts.length === 0 ? t`Nothing` : listed(parts);
}

/** What 'Free up space' tells of what it did. */
export function freedInWords({ pictures, pages, bytes }: Freed): {
  readonly title: string;
  readonly description: string;
} {
  if (pictures + pages === 0)
    return {
      title: t`Nothing to free up`,
      description: t`Only what you made, chose, follow or saved is on this device, and what is on a screen.`,
    };
  const left = thingsInWords({ pages, stories: 0, pictures });
  return {
    title: t`Freed about ${sizeInWords(bytes)}`,
    description: t`Gone from this device, until you look at it again: ${left}.`,
  };
}
