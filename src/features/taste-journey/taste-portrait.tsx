import { t } from '@lingui/core/macro';
import { tasteInWords, tasteLevels } from '#domain/personal/taste-in-words.ts';
import type { TasteProfile } from '#domain/taste/taste-profile.ts';
import { TasteBanner } from '#food-views/taste/taste-banner.tsx';

/** What came of the quiz, as one would tell it: a taste in three words with its flower. Nothing where nothing is told. */
export function TastePortrait({ profile }: { readonly profile: TasteProfile }) {
  const told = tasteInWords(profile);
  if (told.length === 0) return null;
  const words = sentence(told);
  return (
    <TasteBanner
      label={t`Your taste in words`}
      over={t`Your taste is`}
      words={words}
      levels={tasteLevels(profile)}
      shared={{ over: t`My taste is`, words, fileName: 'my-taste', text: t`My taste: ${words}` }}
    />
  );
}

/** 'Bright, smoky, adventurous'. */
function sentence(words: readonly string[]): string {
  const text = words.join(', ');
  return `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;
}
