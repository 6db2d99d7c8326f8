import type { AssistantLanguage } from '#domain/assistant/assistant-language.ts';
import { feasts } from '#domain/assistant/words/feasts.ts';
import { asksForDrink } from '#domain/assistant/words/kinds/dish-kinds.ts';
import { isDrink } from '#domain/assistant/words/kinds/food-kinds.ts';
import { alike, type NotStated } from '#domain/assistant/words/occasion.ts';
import { occasions } from '#domain/assistant/words/occasions.ts';
import { toldLooks } from '#domain/assistant/words/told-looks.ts';
import { type ReadPart, takeOut, type WishPart } from './wish-part.ts';

/** What stands before what is not wanted. */
const denying =
  /\b(?:no|not|nothing|non|never|without|less|nicht|nichts|kein\w*|ohne|nie|weniger)(?: (?:too|so|very|that|really|zu|sehr))* $/;

/** @returns `words`: for what no record says; `parts`; `notStated`: what no record says of an occasion that it names */
export function readOccasions(
  text: string,
  language: AssistantLanguage,
): ReadPart<{
  readonly parts: readonly WishPart[];
  readonly notStated: NotStated | null;
  readonly words: readonly string[];
}> {
  let rest = text;
  let notStated: NotStated | null = null;
  const parts: WishPart[] = [];
  const untold: string[] = [];
  for (const { words, isTold, isKept } of feasts) {
    const { found, rest: left } = takeOut(rest, words[language]);
    rest = left;
    const [match] = found;
    if (match !== undefined)
      parts.push({ left: isKept ? 'words' : 'occasion', passes: () => true, isTold, said: match[0] });
  }
  for (const { words, isTold } of toldLooks) {
    const { found, rest: left } = takeOut(rest, words[language]);
    const [match] = found;
    const isDenied = match !== undefined && denying.test(rest.slice(0, match.index));
    rest = left;
    if (match !== undefined)
      parts.push({
        left: 'words',
        passes: () => true,
        isTold: isDenied ? (food) => !isTold(food) : isTold,
        said: match[0],
      });
  }
  for (const one of occasions) {
    const { words, passes, fit, isEaten, isTold, helps, isOfTexture, isDeniable, only } = one;
    const { found, rest: left } = takeOut(rest, words[language]);
    const [match] = found;
    if (match === undefined) continue;
    const isDenied = isDeniable === true && denying.test(rest.slice(0, match.index));
    rest = left;
    notStated ??= one.notStated;
    if (helps !== undefined)
      parts.push({ left: 'occasion', passes: () => true, isTold: helps, isHelp: true, said: match[0] });
    if (passes === null && fit !== alike) parts.push({ left: 'time', passes: () => true, fit });
    if (passes === null && one.notStated !== null) untold.push(...match[0].split(' '));
    if (passes === null) continue;
    if (only !== undefined) parts.push({ left: 'words', passes: only, isDenied: true });
    if (isDenied) parts.push({ left: 'occasion', passes: (food) => !passes(food), isDenied });
    else
      parts.push({
        left: 'occasion',
        passes,
        fit,
        ...(isTold === undefined ? {} : { isTold, said: match[0] }),
        ...(isOfTexture === undefined ? {} : { isOfTexture }),
      });
    if (isEaten && !isDenied && !asksForDrink(text, language))
      parts.push({ left: 'occasion', passes: (food) => !isDrink(food), isImplied: true });
  }
  return { found: { parts, notStated, words: untold }, rest };
}
