import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { dietaryLabels } from '#domain/foods/dietary-labels.ts';
import { germanCookingWords } from './german-cooking-words.ts';
import { germanAllergens, germanCuisines, germanDiets, germanTasteWords } from './german-food-words.ts';

const german = readFileSync(new URL('../../../languages/de.po', import.meta.url), 'utf8');

/** As the screens say a word of the vocabulary. */
function shown(context: string, id: string): string | undefined {
  return german.split(`msgctxt "${context}"\nmsgid "${id}"\nmsgstr "`)[1]?.split('"\n')[0];
}

const bare = (word: string) => word.replace(/^nach /, '');
const contextOf = (word: string) => (shown('taste', word) === undefined ? 'texture' : 'taste');

describe('the words of taste that the assistant speaks', () => {
  it.each([
    ...Object.entries(germanTasteWords).map(([id, word]) => [contextOf(id), id, bare(word)] as const),
    ...Object.entries(germanAllergens)
      .filter(([id]) => id !== 'sesame')
      .map(([id, word]) => ['allergen', id, word] as const),
    ...Object.entries(dietaryLabels).map(
      ([flag, label]) => ['diet', label.toLowerCase(), germanDiets[flag as keyof typeof dietaryLabels]] as const,
    ),
    ...Object.entries(germanCookingWords)
      // On the screens the texture of this name has the word.
      .filter(([id]) => id !== 'melting')
      .map(([id, word]) => ['cooking', id, word] as const),
    ...Object.entries(germanCuisines).map(([id, [word]]) => ['cuisine', id, word] as const),
  ])('are those of the screens: %s “%s” is “%s”', (context, id, word) => {
    expect(shown(context, id)).toBe(word);
  });
});
