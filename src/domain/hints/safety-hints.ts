import { namedTopics, nameTopics } from '#domain/foods/topics/named-topics.ts';
import { ingredientTopics, listedTopics, type StatedTopics, warnedTopics } from '#domain/foods/topics/stated-topics.ts';
import { allTopics, topicBits } from '#domain/foods/topics/topic-names.ts';
import { againstDiet } from '#domain/foods/topics/promised-topics.ts';
import {
  type AllergenWord,
  allergenWords,
  dietaryFlagNames,
  type DietaryFlagName,
} from '#domain/taste/taste-vocabulary.ts';
import type { FoodSubmission } from '#domain/contribution/food-submission.ts';
import type { AllergenHint, DietHint, SafetyHint } from './safety-hint.ts';

/** A text of the submission and what it names, topics as bits. */
interface Read {
  readonly text: string;
  readonly certain: number;
  readonly usual: number;
  readonly misspelt: number;
}

/**
 * What the names, ingredients and warnings of a submission say against its own lists and diets (R28), so that the contributor is asked before it is sent: what is certain
 * always, and what is only usual once the lists are stated. Nothing follows from it by itself.
 */
export function safetyHints(submission: FoodSubmission): readonly SafetyHint[] {
  const read = readTexts(submission);
  return [
    ...allergenWords.flatMap((allergen) => allergenHint(submission, read, allergen) ?? []),
    ...dietaryFlagNames.flatMap((flag) =>
      submission.diet[flag] === true ? (dietHint(submission, read, flag) ?? []) : [],
    ),
  ];
}

function allergenHint(
  { allergens, mayContain }: FoodSubmission,
  read: readonly Read[],
  allergen: AllergenWord,
): AllergenHint | null {
  const topic = topicBits(allergen);
  if ((topicsListed(allergens) & topic) !== 0) return null;
  const hint = (into: AllergenHint['into'], ground: AllergenHint['ground']): AllergenHint | null => {
    const sources = textsOf(read, ground, topic);
    return sources.length === 0 ? null : { kind: 'allergen', allergen, into, ground, sources };
  };
  const certain = hint('allergens', 'certain');
  if (certain !== null) return certain;
  const isUnsaid = allergens !== null && (topicsListed(mayContain) & topic) === 0;
  return isUnsaid ? (hint('mayContain', 'usual') ?? hint('allergens', 'misspelt')) : null;
}

function dietHint(
  { allergens, mayContain }: FoodSubmission,
  read: readonly Read[],
  flag: DietaryFlagName,
): DietHint | null {
  const against = againstDiet[flag];
  const all = [...read, ...(allergens ?? []).map(readListed), ...(mayContain ?? []).map(readPossible)];
  for (const ground of ['certain', 'usual'] as const) {
    const sources = textsOf(all, ground, against);
    if (sources.length > 0) return { kind: 'diet', flag, ground, sources };
  }
  return null;
}

function textsOf(read: readonly Read[], ground: AllergenHint['ground'], topics: number): readonly string[] {
  return [...new Set(read.filter((one) => (one[ground] & topics) !== 0).map(({ text }) => text))];
}

function topicsListed(list: readonly string[] | null): number {
  return (list ?? []).reduce((bits, word) => bits | listedTopics(word).contains, 0);
}

function readTexts({ name, nativeName, ingredients, healthWarnings }: FoodSubmission): readonly Read[] {
  return [
    ...[name, nativeName].map((text) => ({ text: text.trim(), certain: nameTopics(text), usual: 0, misspelt: 0 })),
    ...ingredients.map((text) => readStated(text, ingredientTopics(text))),
    ...healthWarnings.map((text) => ({ ...readStated(text, warnedTopics(text)), misspelt: 0 })),
  ];
}

/** What is written in letters that nobody here reads leaves everything in doubt: that is no hint. */
function readStated(text: string, { contains, mayContain, doubted }: StatedTopics): Read {
  const { slips } = namedTopics(text);
  const usual = mayContain | (doubted === allTopics ? 0 : doubted & ~slips);
  return { text, certain: contains, usual, misspelt: (contains | usual) === 0 ? slips : 0 };
}

function readListed(word: string): Read {
  return { text: word, certain: listedTopics(word).contains, usual: 0, misspelt: 0 };
}

function readPossible(word: string): Read {
  return { text: word, certain: 0, usual: listedTopics(word).contains, misspelt: 0 };
}
