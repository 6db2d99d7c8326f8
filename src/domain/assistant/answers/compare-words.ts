import { foldSearchText } from '#domain/values/fold-search-text.ts';
import { memoize } from '#prelude/memoize.ts';
import type { TasteTraits } from '#domain/foods/taste-traits.ts';
import { intensityNames } from '#domain/taste/taste-vocabulary.ts';
import { flavourWords, textureWords } from '#domain/taste/taste-words.ts';
import type { AssistantLanguage } from '#domain/assistant/assistant-language.ts';
import { assistantWords } from '#domain/assistant/words-of-language.ts';
import type { AssistantWords } from '#domain/assistant/words/replies/assistant-words.ts';

/** 'Nutty' is 'nuttier', 'nuttiest' and 'more nutty'. */
function englishForms(word: string): readonly string[] {
  if (/[^aeiou]y$/.test(word)) return [`${word.slice(0, -1)}ier`, `${word.slice(0, -1)}iest`];
  if (word.endsWith('e')) return [`${word}r`, `${word}st`];
  return [`${word}er`, `${word}est`];
}

/** 'Nussig' is 'nussiger', 'am nussigsten' and 'die nussigste'. */
const germanForms = (word: string): readonly string[] =>
  ['er', 'ere', 'eres', 'erer', 'ste', 'sten', 'ster', 'stes', 'este', 'esten'].map((end) => `${word}${end}`);

/** Of how strong it is records state a level: these are compared by that. */
const isLevel = (word: string) => intensityNames.some((name) => name === word);

/** Words of the vocabulary by the forms in which they are compared in a language, folded. */
const comparedForms = memoize(2, (language: AssistantLanguage): ReadonlyMap<string, string> => {
  const told = assistantWords(language);
  // 'Säuerlicher' asks how sour it is.
  const words = [...flavourWords, ...textureWords].filter(
    (word) => !isLevel(word) && !(language === 'de' && word === 'tangy'),
  );
  return new Map(
    words.flatMap((word) => {
      const said = foldSearchText(told.word(word));
      if (said.includes(' ')) return [];
      const forms = language === 'de' ? germanForms(said) : englishForms(said);
      const more = language === 'de' ? ['mehr', 'weniger'] : ['more', 'most', 'less', 'least'];
      return [...forms, ...more.map((degree) => `${degree} ${said}`)].map((form): [string, string] => [form, word]);
    }),
  );
});

/** The word by which a question compares: 'nutty' of 'which is nuttiest'; null for none. @param prompt folded */
function comparedBy(prompt: string, language: AssistantLanguage): string | null {
  const forms = comparedForms(language);
  const words = prompt.split(' ');
  for (const [at, word] of words.entries()) {
    const found = forms.get(word) ?? forms.get(`${words[at - 1] ?? ''} ${word}`);
    if (found !== undefined) return found;
  }
  return null;
}

/** Where a food is called so: contributors name the words of a food by how much they tell of it. */
function placeOf({ flavours, textures }: TasteTraits, word: string): number {
  const places = [flavours.indexOf(word), textures.indexOf(word)].filter((place) => place >= 0);
  return places.length === 0 ? Infinity : Math.min(...places);
}

/**
 * What a comparison by a flavour or a texture is answered, 'which is nuttiest', or null for a prompt that asks for none. No record states how much (R4): it is
 * told which of the foods are described so, in the order in which that is said of them.
 *
 * @param prompt folded
 * @returns `foods`: the one that is called so before all, or of which it is not said where less of it is asked for, first
 */
export function compareByWord(
  foods: readonly TasteTraits[],
  { prompt, language }: { readonly prompt: string; readonly language: AssistantLanguage },
  words: AssistantWords,
): { readonly text: string; readonly foods: readonly TasteTraits[] } | null {
  const word = comparedBy(prompt, language);
  if (word === null) return null;
  const ordered = foods.toSorted((one, other) => {
    const [ours, theirs] = [placeOf(one, word), placeOf(other, word)];
    return ours === theirs ? 0 : ours - theirs;
  });
  const places = new Set(ordered.map((food) => placeOf(food, word)).filter((place) => place !== Infinity));
  const named = [...places].map((place) =>
    words.list(ordered.filter((food) => placeOf(food, word) === place).map(({ name }) => name)),
  );
  const text =
    named.length === 0 ? words.noneDescribedAs(words.word(word)) : words.describedAs(words.word(word), named);
  const isLess = /\b(?:less|least|weniger|wenigsten)\b/.test(prompt);
  return { text, foods: isLess ? ordered.toReversed() : ordered };
}
