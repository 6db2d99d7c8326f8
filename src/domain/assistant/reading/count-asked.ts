import { foldSearchText } from '#domain/values/fold-search-text.ts';

const figures: readonly (readonly [string, number])[] = [
  ['two|zwei|2|couple of', 2],
  ['three|drei|3', 3],
  ['four|vier|4', 4],
  ['five|funf|fuenf|5', 5],
  ['six|sechs|6', 6],
];

/** What may stand before a number of dishes and says nothing else. */
const lead =
  '(?:(?:please|can|could|would|will|you|give|show|tell|name|list|suggest|recommend|find|pick|me|us|i|we|want|need|like|got|top|the|best|some|only|just|a|my|nenne?|gib|gebt|zeige?|empfiehl|sage?|mir|uns|ich|wir|will|mochte|moechte|brauchen?|suchen?|hatten?|haetten?|gerne?|bitte|nur|die|mal|noch) )*';
/** What is counted that is no dish, or says that the number is a bound or a part of a name. */
const noDish =
  '(?:people|persons?|of|out|or|and|to|for|in|from|is|are|has|till|more|less|courses?|guests?|adults?|kids?|children|friends?|hours?|minutes?|mins?|days?|weeks?|times?|degrees?|years?|months?|pounds?|euros?|dollars?|ingredients?|stars?|spoons?|cups?|grams?|am|pm|step|pots?|pans?|things? (?:in|about)|personen|leute|gangen?|gaenge|gang|gaste|gaeste|kinder|stunden?|minuten|tagen?|wochen|mal|grad|jahre|zutaten|sternen?|von|aus|bis|oder|und|fur|fuer|uhr|zu|mehr|weniger)';

const asked = figures.map(
  ([words, count]) => [new RegExp(`^${lead}(?:${words}) (?!${noDish}\\b)[a-z]{3,}`), count] as const,
);

/** How many foods a question asks for: 'three desserts', 'nenne mir 3 Suppen'; undefined where it says no number. */
export function countAsked(prompt: string): number | undefined {
  const text = foldSearchText(prompt);
  return asked.find(([pattern]) => pattern.test(text))?.[1];
}
