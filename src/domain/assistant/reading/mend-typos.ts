import { findMentions } from '#domain/avoidance/find-mentions.ts';
import { isOrdinaryWord } from '#domain/avoidance/wording/ordinary-words.ts';
import { ingredientsIn } from '#domain/assistant/words/ingredient-words.ts';
import { isKindWord } from '#domain/assistant/words/kinds/dish-kinds.ts';
import { allowedEdits, editDistance } from '#domain/search/edit-distance.ts';

const SHORTEST_MENDED = 5;
/** A word of five letters is mended only into a longer one. */
const SHORTEST_MEANT = 6;
/** But for these, of which one letter is another. */
const meantShort: ReadonlySet<string> = new Set([
  'spicy',
  'salty',
  'tangy',
  'vegan',
  'fruity',
  'curry',
  'korea',
  'japan',
]);
/** Dishes that a letter parts from another word. */
const ownWords: ReadonlySet<string> = new Set(['korma']);
const MOST_KEPT = 2_000;
const mended = new WeakMap<readonly string[], Map<string, string>>();

/** A text in which nearly right words of a language's own are written right: 'diffrence' is no food. Words for allergens and diets stay as they are. */
export function mendTypos(text: string, keywords: readonly string[]): string {
  const known = mended.get(keywords) ?? new Map<string, string>();
  if (known.size === 0 || known.size > MOST_KEPT) mended.set(keywords, known);
  return text
    .split(' ')
    .map((word) => {
      if (word.length < SHORTEST_MENDED) return word;
      const written = known.get(word) ?? mendTypo(word, keywords);
      if (known.size <= MOST_KEPT) known.set(word, written);
      return written;
    })
    .join(' ');
}

function mendTypo(word: string, keywords: readonly string[]): string {
  // 'Compared' is no slip of 'compare'.
  if (
    keywords.includes(word) ||
    keywords.includes(word.replace(/(?:s|d|ed|r|er|ing)$/, '')) ||
    isOrdinaryWord(word) ||
    ownWords.has(word)
  )
    return word;
  const meant = keywords.find(
    (keyword) =>
      (keyword.length >= (word.length > SHORTEST_MENDED ? SHORTEST_MENDED : SHORTEST_MEANT) ||
        (meantShort.has(keyword) && keyword.length === word.length)) &&
      // 'Toast' is no slip of 'toasty'.
      !keyword.startsWith(word) &&
      keyword[0] === word[0] &&
      Math.abs(keyword.length - word.length) <= 1 &&
      editDistance(word, keyword, 1) <= Math.min(1, allowedEdits(keyword)),
  );
  // 'Cheezy' may be cheese, and so is what it is written right.
  const isOther = meant === undefined || (isFoodWord(word) && findMentions([meant]).length === 0);
  return isOther ? word : meant;
}

/** Whether a word names an allergen, a diet or an ingredient. */
function isFoodWord(word: string): boolean {
  return (
    findMentions([word]).length > 0 ||
    ingredientsIn(word, 'en').length + ingredientsIn(word, 'de').length > 0 ||
    isKindWord(word)
  );
}
