import { type NamedNeed, namedNeeds } from './named-needs.ts';
import type { Reading } from './reading.ts';

/** How a language asks for safety. All texts are folded as its rules read them. */
export interface SafetyGrammar {
  /** Whether a text may ask for it at all. */
  readonly asks: RegExp;
  /** Whether it asks for it without naming an allergen or a diet. */
  readonly asksAtAll: RegExp;
  /** What may stand around the allergens of a question that goes on about the food spoken of last, 'and what about eggs?', and how that is called. */
  readonly followUp: { readonly around: RegExp; readonly pronoun: string };
  /** Words of the question, none of a name. */
  readonly questionWords: ReadonlySet<string>;
}

/** What of a language's grammar tells whether a question is about safety. */
interface SafetyQuestions {
  readonly safety: SafetyGrammar;
  readonly pronoun: RegExp;
}

/** 'Is pad thai vegan', 'sind Nüsse in Satay', 'can I eat ramen': what is left of the text without its needs is the phrase (R5). */
export function safetyReadings(text: string, grammar: SafetyQuestions): readonly Reading[] {
  const { asks, asksAtAll, followUp } = grammar.safety;
  const found = namedNeeds(text);
  if (!asks.test(text))
    return isFollowUp(text, found, followUp.around)
      ? [{ kind: 'safety', phrase: followUp.pronoun, needs: found.flatMap(({ needs }) => needs) }]
      : [];
  const [first, last] = [found[0], found.at(-1)];
  if (first === undefined || last === undefined)
    return asksAtAll.test(text) ? [{ kind: 'safety', phrase: nameIn(text, grammar), needs: [] }] : [];
  // A need may be part of a name, as in 'is peanut soup vegan' or 'are there nuts in egg tart'.
  return [[last], [first], found].map((parts): Reading => ({
    kind: 'safety',
    phrase: nameIn(without(text, parts), grammar),
    needs: parts.flatMap(({ needs }) => needs),
  }));
}

/** Of diets it is not taken for one: 'vegan' asks for other foods as well. */
function isFollowUp(text: string, found: readonly NamedNeed[], around: RegExp): boolean {
  const isAllAllergens = found.length > 0 && found.every(({ needs }) => needs.every(({ kind }) => kind === 'allergen'));
  return (
    isAllAllergens &&
    around.test(
      without(text, found)
        .replace(/ (?:and|or|und|oder)(?= |$)/g, ' ')
        .replace(/ +/g, ' ')
        .trim(),
    )
  );
}

function without(text: string, parts: readonly NamedNeed[]): string {
  return parts.reduceRight((left, { start, end }) => `${left.slice(0, start)} ${left.slice(end)}`, text);
}

/** Without the words of a question at both ends; a pronoun stays when nothing else does. */
function nameIn(text: string, { safety: { questionWords }, pronoun }: SafetyQuestions): string {
  const words = text.split(' ').filter((word) => word !== '');
  const first = words.findIndex((word) => !questionWords.has(word));
  if (first < 0) return words.find((word) => pronoun.test(word)) ?? '';
  let end = words.length;
  while (questionWords.has(words[end - 1] ?? '')) end -= 1;
  return words.slice(first, end).join(' ');
}
