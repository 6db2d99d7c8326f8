import type { AssistantLanguage } from '#domain/assistant/assistant-language.ts';
import type { AssistantAnswer, NamedFoodRef } from '#domain/assistant/assistant-question.ts';

const places: Readonly<Record<string, number>> = {
  first: 0,
  '1st': 0,
  second: 1,
  '2nd': 1,
  third: 2,
  '3rd': 2,
  fourth: 3,
  '4th': 3,
  last: -1,
  erste: 0,
  zweite: 1,
  dritte: 2,
  vierte: 3,
  letzte: -1,
  '1': 0,
  '2': 1,
  '3': 2,
  '4': 3,
  one: 0,
  two: 1,
  three: 2,
  four: 3,
  eins: 0,
  zwei: 1,
  drei: 2,
  vier: 3,
};

/** What follows where no 'one' says that a food is meant. */
const goesOn =
  '(?=$|[ ]*[?.!,;:]|[ ]+(?:sounds?|looks?|is|was|please|then|again|tastes?|and|klingt|hört|sieht|ist|bitte|genau|denn|schmeckt|nochmal|noch mal|und|an|aus)(?![\\p{L}]))';
/** 'The second one', 'das zweite', 'number 3'; not 'the first course'. */
const numbered = new RegExp(
  [
    `\\bthe (?<en>first|1st|second|2nd|third|3rd|fourth|4th|last)(?: (?:one|dish|option|suggestion)\\b|${goesOn})`,
    `\\b(?:(?:das|die|der|den|dem|beim) |(?<of>vom|zum) )(?<de>erste|zweite|dritte|vierte|letzte)[nrs]?(?: (?:gericht|vorschlag|davon)\\b|${goesOn})`,
    `\\b(?:number|nummer|(?:no|nr)\\.?(?= ?\\d)) ?(?<number>[1-4]|one|two|three|four|eins|zwei|drei|vier)${goesOn}`,
  ].join('|'),
  'iu',
);

const pronouns: Readonly<Record<string, string>> = { vom: 'davon', zum: 'dazu' };

/** It is only said why one asks. */
const praised =
  /^\s*(?:(?:ok|okay|oh|hm+|ah|so|cool|nice)[ ,.]*)?(?:it|das) (?:sounds|looks|klingt|sieht|hört sich) (?:(?:really|very|so|quite|pretty|ja|sehr|echt|richtig) )*(?:good|great|nice|lovely|tasty|interesting|delicious|fun|gut|lecker|interessant|toll|spannend|super)(?: (?:an|aus))?[ ,.;:!–-]*(?:(?:and|but|so|und|aber) )?/iu;

/** The foods of which an answer has a line each, in the order of these. */
export function listedIn({ text, foods }: Pick<AssistantAnswer, 'text' | 'foods'>): readonly NamedFoodRef[] {
  const longestFirst = foods.toSorted((one, other) => other.name.length - one.name.length);
  return text.split('\n').flatMap((line) => longestFirst.find(({ name }) => line.startsWith(`– ${name}`)) ?? []);
}

interface AskedByNumber {
  readonly food: NamedFoodRef;
  /** The prompt, in which that food is 'it'. */
  readonly prompt: string;
}

/**
 * 'Tell me more about the second one' asks about that food of the last answer.
 *
 * @param last the answer before; null for none
 * @returns null where the prompt names no such place, or the answer had none
 */
export function askedByNumber(
  prompt: string,
  {
    last,
    language,
  }: { readonly last: Pick<AssistantAnswer, 'text' | 'foods'> | null; readonly language: AssistantLanguage },
): AskedByNumber | null {
  const found = numbered.exec(prompt)?.groups;
  const place = places[(found?.['en'] ?? found?.['de'] ?? found?.['number'] ?? '').toLowerCase()];
  const food = place === undefined || last === null ? undefined : listedIn(last).at(place);
  if (found === undefined || food === undefined) return null;
  const isGerman = found['en'] === undefined && (found['de'] !== undefined || language === 'de');
  const asked = prompt
    .replace(numbered, isGerman ? (pronouns[found['of']?.toLowerCase() ?? ''] ?? 'das') : 'it')
    .replace(praised, '')
    .replace(/(?<=\bdas) genau\b/iu, '');
  return { food, prompt: /\p{L}/u.test(asked) ? asked : isGerman ? 'was ist das' : 'what is it' };
}
