import { germanPattern } from '#domain/assistant/words/german-pattern.ts';
import type { AssistantLanguage } from '#domain/assistant/assistant-language.ts';
import type { QuestionGrammar } from './grammars/question-grammar.ts';
import type { MenuItem, Reading } from './reading.ts';
import { tasteWish, type TasteWish } from './taste-wish.ts';

const counted: Readonly<Record<AssistantLanguage, RegExp>> = {
  en: /^(?:(?:give|show|find|suggest|recommend|me|us|i|we|want|need|would|like|plan|pick|something|first|then|finally|also) )*(an?|one|two|three|four|a couple of) (.+)$/,
  de: germanPattern(
    '^(?:(?:gib|zeige?|empfiehl|mir|uns|ich|wir|will|wollen|möchten?|brauchen?|suchen?|hätten?|gerne?|zuerst|dann|danach|noch) )*(eine?[nm]?|zwei|drei|vier) (.+)$',
  ),
};
const joints: Readonly<Record<AssistantLanguage, RegExp>> = {
  en: / (?:and then|and also|and|plus|then|followed by) | (?=(?:two|three|four) )/,
  de: / (?:und dann|und danach|und|sowie|dann|danach|plus) | (?=(?:zwei|drei|vier) )/,
};
/** What begins a list and is none of it. */
const opening: Readonly<Record<AssistantLanguage, RegExp>> = {
  en: /^(?:(?:give|show|find|suggest|recommend|me|us|i|we|want|need|would|like|plan|pick) ?)+$/,
  de: germanPattern(
    '^(?:(?:gib|zeige?|empfiehl|mir|uns|ich|wir|will|wollen|möchten?|brauchen?|suchen?|hätten?|gerne?) ?)+$',
  ),
};
const numbers: Readonly<Record<string, number>> = {
  two: 2,
  'a couple of': 2,
  three: 3,
  four: 4,
  zwei: 2,
  drei: 3,
  vier: 4,
};
const MOST_ITEMS = 4;

/**
 * 'Two soups and a salad from Spain': how many of which kinds, each with a wish of its own.
 *
 * @param joined the text with a word for each comma
 * @returns none where any part of the list is no counted kind
 */
export function menuReadings(
  joined: string,
  { cuisines, grammar }: { readonly cuisines: readonly string[]; readonly grammar: QuestionGrammar },
): readonly Reading[] {
  const { language } = grammar.wish;
  const pieces = joined.split(joints[language]).filter((piece) => piece !== '' && !opening[language].test(piece));
  if (pieces.length < 2 || pieces.length > MOST_ITEMS) return [];
  const ofKitchens = kindsOfKitchens(pieces, { cuisines, grammar });
  if (ofKitchens.length > 0) return [{ kind: 'menu', items: ofKitchens }];
  const items = pieces.flatMap((piece): MenuItem[] => {
    const [, number = '', said = ''] = counted[language].exec(piece) ?? [];
    const wish = said === '' ? null : tasteWish(said, cuisines, grammar.wish);
    return wish === null || !namesKind(wish) ? [] : [{ wish, count: numbers[number] ?? 1, said }];
  });
  const last = items.at(-1);
  if (last === undefined || items.length < pieces.length) return [];
  return [{ kind: 'menu', items: items.map((item) => ({ ...item, wish: sharing(item.wish, last.wish) })) }];
}

/** What ends a meal, without its name. */
const atLast: Readonly<Record<AssistantLanguage, RegExp>> = {
  en: /^(?:to finish|at the end|for afters)(?: (?:with|something|something with))*(?= |$)/,
  de: /^zum (?:schluss|abschluss|ende)(?: (?:etwas|was))?(?= |$)/,
};
const lastCourse: Readonly<Record<AssistantLanguage, string>> = { en: 'dessert', de: 'nachtisch' };

/** 'A veggie starter, Japanese main, Italian dessert': kinds without a number, of kitchens of their own; none where one is no kind, or all are of one kitchen. */
function kindsOfKitchens(
  pieces: readonly string[],
  { cuisines, grammar }: { readonly cuisines: readonly string[]; readonly grammar: QuestionGrammar },
): readonly MenuItem[] {
  const { language } = grammar.wish;
  const items = pieces.flatMap((piece): MenuItem[] => {
    const said = piece
      .replace(/^an? |^eine?[nm]? | (?:go|please|bitte)$/g, '')
      .replace(atLast[language], lastCourse[language]);
    const wish = tasteWish(said, cuisines, grammar.wish);
    return wish === null || !namesKind(wish) ? [] : [{ wish, count: 1, said }];
  });
  const kitchens = new Set(items.map(({ wish }) => kitchenOf(wish)).filter((kitchen) => kitchen !== ''));
  return items.length === pieces.length && kitchens.size > 1 ? items : [];
}

const kitchenOf = ({ question, parts }: TasteWish) =>
  question.cuisine === ''
    ? originsOf({ parts })
        .map((part) => JSON.stringify(part))
        .join()
    : question.cuisine;

/** Whether there is more than one of a kind, or a kind of a kitchen of its own. */
export const isNoPlainMeal = (reading: Reading) =>
  reading.kind === 'menu' &&
  (reading.items.some(({ count }) => count > 1) || new Set(reading.items.map(({ wish }) => kitchenOf(wish))).size > 1);

function namesKind({ parts, left }: TasteWish): boolean {
  return left.length === 0 && parts.some((part) => part.left === 'kind' && part.isDenied !== true);
}

/** Where from and what for, said after the last, is said of all. */
function sharing(wish: TasteWish, last: TasteWish): TasteWish {
  const cuisine = wish.question.cuisine === '' ? last.question.cuisine : wish.question.cuisine;
  const origins = wish.parts.some(({ left }) => left === 'origin') || wish === last ? [] : originsOf(last);
  return { ...wish, question: { ...wish.question, cuisine }, parts: [...wish.parts, ...origins] };
}

const originsOf = ({ parts }: Pick<TasteWish, 'parts'>) => parts.filter(({ left }) => left === 'origin');
