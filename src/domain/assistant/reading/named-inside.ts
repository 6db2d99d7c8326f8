import { isTalk } from '#domain/avoidance/ordinary-words.ts';
import type { AssistantCatalogue } from '#domain/assistant/assistant-catalogue.ts';
import type { AssistantLanguage } from '#domain/assistant/assistant-language.ts';
import type { TasteTraits } from '#domain/foods/taste-traits.ts';
import { isKindWord } from '#domain/assistant/words/kinds/dish-kinds.ts';
import { germanIngredient } from '#domain/assistant/words/german-ingredients.ts';
import { ingredientsIn } from '#domain/assistant/words/ingredient-words.ts';
import { foldSearchText } from '#domain/values/fold-search-text.ts';
import { meantIn } from './meant-food.ts';
import { questionGrammars } from './grammars/question-grammars.ts';
import type { OneFood, Reading } from './reading.ts';

const MOST_WORDS = 4;
const SHORTEST = 3;
/** So many words of a question are looked at. */
const LONGEST_TEXT = 16;

/** What is asked of a food, by words anywhere in a question, the more telling first; else how it tastes. */
const cues: Readonly<Record<AssistantLanguage, readonly (readonly [OneFood, RegExp])[]>> = {
  en: [
    ['similar', /\b(?:similar|alternatives?|substitutes?|instead|something like|anything like|like (?:that|it))\b/],
    ['pairing', /\b(?:go(?:es)? with|pairs?|serve(?:d)? with|to drink|side)\b/],
    ['portion', /\b(?:portions?|servings?|how (?:big|large))\b/],
    ['eating', /^how .*\b(?:eat|eats|eaten|drink|drunk)\b/],
    ['ingredients', /\b(?:made (?:of|from|with)|ingredients?|recipe|contains?|inside)\b/],
    ['origin', /\b(?:come from|comes from|origin|country|invented)\b/],
  ],
  de: [
    ['similar', /\b(?:aehnlich\w*|ahnlich\w*|alternativen?|ersatz|stattdessen|so was|sowas)\b/],
    ['pairing', /\b(?:passt|passen|dazu|beilagen?|trink\w*)\b/],
    ['portion', /\b(?:portion\w*|wie gross)\b/],
    ['eating', /^wie .*\b(?:isst|esse|essen|gegessen)\b/],
    ['ingredients', /\b(?:zutaten|rezept|enthalt|enthaelt|besteht|gemacht|drin)\b/],
    ['origin', /\b(?:kommt|stammt|herkunft|erfunden)\b/],
  ],
};
const compares = /\b(?:compar\w*|differ\w*|versus|vs|or|than|vergleich\w*|unterschied\w*|oder|als|verglichen)\b/;

interface Text {
  /** Plain, as the rules of its language read it. */
  readonly text: string;
  readonly language: AssistantLanguage;
}

/** How a question is read that no rule knows, by the foods that are called so within it; none where it names none. */
export function readingsByName(
  { text, language }: Text,
  catalogue: Pick<AssistantCatalogue, 'search' | 'details' | 'cuisines'>,
): readonly Reading[] {
  const phrases = namedInside({ text, language }, catalogue);
  const [phrase, other] = phrases;
  if (phrase === undefined) return [];
  if (other !== undefined && compares.test(text))
    return [{ kind: 'comparison', phrases: phrases.slice(0, MOST_WORDS), taste: null, isLed: true, isSaid: false }];
  return [{ kind: cues[language].find(([, cue]) => cue.test(text))?.[0] ?? 'taste', phrase }];
}

/** Names of foods within a text, the longer before the shorter, in the order of the text; none overlaps another. */
function namedInside(
  { text, language }: Text,
  catalogue: Pick<AssistantCatalogue, 'search' | 'details' | 'cuisines'>,
): readonly string[] {
  const words = text.split(' ').slice(0, LONGEST_TEXT);
  const { fillers } = questionGrammars[language].wish;
  const exactly = { ...catalogue, search: (said: string) => catalogue.search(said, () => true) };
  const found: { readonly from: number; readonly to: number; readonly phrase: string }[] = [];
  for (let length = MOST_WORDS; length > 0; length -= 1)
    for (let from = 0; from + length <= words.length; from += 1) {
      const to = from + length;
      const own = words.slice(from, to);
      const isTaken = found.some((one) => one.from < to && from < one.to);
      const edges = [own[0] ?? '', own.at(-1) ?? ''];
      if (isTaken || edges.some((word) => word.length < SHORTEST || fillers.has(word) || isTalk(word))) continue;
      const phrase = own.join(' ');
      const meant = meantIn(exactly, phrase, language);
      if (meant === null || meant.certainty === 'near') continue;
      if (
        meant.certainty === 'exact' ||
        (length === 1 && isOfName(meant.food, phrase) && !saysElse(phrase, language, catalogue))
      )
        found.push({ from, to, phrase });
    }
  return found.toSorted((one, next) => one.from - next.from).map(({ phrase }) => phrase);
}

/** 'Ube' begins 'Ube Halaya'. */
function isOfName({ name }: TasteTraits, word: string): boolean {
  const words = foldSearchText(name).split(' ');
  return words[0] === word || (words.at(-1) === word && word.length > SHORTEST);
}

function saysElse(
  word: string,
  language: AssistantLanguage,
  { cuisines }: Pick<AssistantCatalogue, 'cuisines'>,
): boolean {
  return (
    isKindWord(word) ||
    ingredientsIn(word, language).length > 0 ||
    (language === 'de' && germanIngredient(word) !== null) ||
    questionGrammars[language].wish.cuisine(word, cuisines()).cuisine !== ''
  );
}
