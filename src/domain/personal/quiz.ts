import { t } from '@lingui/core/macro';
import { uniqueWords } from '#prelude/text/unique-words.ts';
import type { TasteProfile } from '#domain/taste/taste-profile.ts';
import { aromaFamilyNamed, aromaFamilyNames, type AromaFamily } from './aroma-families.ts';

/** Answers to the sweetness question; an answer's place + 1 is the preference (spec 2 §5, quiz answer mapping). */
export const sweetnessAnswers = [
  'I avoid sweet foods',
  'Lightly sweet',
  'Moderately sweet',
  'Very sweet',
  'Extremely sweet',
] as const;
type SweetnessAnswer = (typeof sweetnessAnswers)[number];

/** Spec 2 §9, taste journey: quiz. */
const quizTextures = ['Crunchy', 'Creamy', 'Chewy', 'Smooth', 'Crispy', 'Soft', 'Firm', 'Silky'] as const;
const quizFlavours = ['Savory', 'Umami', 'Tangy', 'Bitter', 'Sour', 'Rich', 'Fresh', 'Smoky'] as const;

/** What the quiz has been told so far; null and [] are no answers yet. */
export interface QuizAnswers {
  /** 1-10. */
  readonly spice: number | null;
  readonly sweetness: SweetnessAnswer | null;
  readonly textures: readonly string[];
  readonly flavours: readonly string[];
  readonly aroma: AromaFamily | null;
  /** 1-10. */
  readonly curiosity: number | null;
}

/** Where both sliders start (spec 2 §5): untouched there, they state nothing (R42). */
export const SLIDER_START = 5;

type QuizQuestion =
  | {
      readonly field: 'spice' | 'curiosity';
      readonly kind: 'slider';
      readonly title: string;
      readonly hint: string;
      readonly least: string;
      readonly most: string;
    }
  | {
      readonly field: 'sweetness' | 'aroma';
      readonly kind: 'choice';
      readonly title: string;
      readonly hint: string;
      readonly options: readonly string[];
    }
  | {
      readonly field: 'textures' | 'flavours';
      readonly kind: 'tags';
      readonly title: string;
      readonly hint: string;
      readonly options: readonly string[];
    };

/** The six questions in their order (spec 2 §5, taste quiz). */
export const quizQuestions: readonly QuizQuestion[] = [
  {
    field: 'spice',
    kind: 'slider',
    title: t`How much spice do you enjoy?`,
    hint: t`From none at all to as hot as it gets.`,
    least: t({ message: 'None', context: 'spice' }),
    most: t`Fiery`,
  },
  {
    field: 'sweetness',
    kind: 'choice',
    title: t`How sweet do you like your food?`,
    hint: t`Think of what you reach for, not only of desserts.`,
    options: sweetnessAnswers,
  },
  {
    field: 'textures',
    kind: 'tags',
    title: t`Which textures do you love?`,
    hint: t`Choose as many as you like.`,
    options: quizTextures,
  },
  {
    field: 'flavours',
    kind: 'tags',
    title: t`Which flavours do you crave?`,
    hint: t`Choose as many as you like.`,
    options: quizFlavours,
  },
  {
    field: 'aroma',
    kind: 'choice',
    title: t`Which aroma draws you to the table?`,
    hint: t`The one that makes you follow your nose.`,
    options: aromaFamilyNames,
  },
  {
    field: 'curiosity',
    kind: 'slider',
    title: t`How curious are you about other cuisines?`,
    hint: t`From sticking to favourites to trying anything once.`,
    least: t`Favourites`,
    most: t`Anything`,
  },
];

export const noQuizAnswers: QuizAnswers = {
  spice: null,
  sweetness: null,
  textures: [],
  flavours: [],
  aroma: null,
  curiosity: null,
};

/** The answers that a profile would give: what the quiz shows to someone who takes it again. */
export function answersOf(profile: TasteProfile | null): QuizAnswers {
  if (profile === null) return noQuizAnswers;
  const { spiceTolerance, sweetnessPreference, adventureLevel } = profile;
  const families = [...profile.preferredAromas, ...profile.preferredCuisines].flatMap(
    (text) => aromaFamilyNamed(text) ?? [],
  );
  return {
    spice: spiceTolerance,
    sweetness: sweetnessAnswers[(sweetnessPreference ?? 0) - 1] ?? null,
    textures: offeredAmong(quizTextures, profile.preferredTextures),
    flavours: offeredAmong(quizFlavours, profile.preferredFlavours),
    aroma: families[0] ?? null,
    curiosity: adventureLevel,
  };
}

/** The options that a profile names, in the quiz's order and spelling. */
function offeredAmong(options: readonly string[], words: readonly string[]): readonly string[] {
  const named = new Set(words.map((word) => word.toLowerCase()));
  return options.filter((option) => named.has(option.toLowerCase()));
}

/** Whether the quiz goes on after a question. A slider that nobody touched may be passed: it states nothing (R42). */
export function isAnswered(answers: QuizAnswers, field: keyof QuizAnswers): boolean {
  const answer = answers[field];
  if (field === 'spice' || field === 'curiosity') return true;
  return Array.isArray(answer) ? answer.length > 0 : answer !== null;
}

/**
 * The profile after the quiz (spec 2 §5; R2). Its answers replace earlier ones. What the quiz does not ask for is kept: words that it does not offer, cuisines,
 * allergens, restrictions. What was not answered stays as it was (R42). The answer about aromas is kept among the cuisines, where it replaces the last such answer.
 */
export function profileAfterQuiz(before: TasteProfile, answers: QuizAnswers): TasteProfile {
  const withFamily = (words: readonly string[]) =>
    uniqueWords([
      ...words.filter((word) => aromaFamilyNamed(word) === null),
      ...(answers.aroma === null ? [] : [answers.aroma]),
    ]);
  return {
    ...before,
    spiceTolerance: answers.spice ?? before.spiceTolerance,
    sweetnessPreference:
      answers.sweetness === null ? before.sweetnessPreference : sweetnessAnswers.indexOf(answers.sweetness) + 1,
    adventureLevel: answers.curiosity ?? before.adventureLevel,
    preferredTextures: withChoice(before.preferredTextures, quizTextures, answers.textures),
    preferredFlavours: withChoice(before.preferredFlavours, quizFlavours, answers.flavours),
    preferredAromas: withFamily(before.preferredAromas),
    preferredCuisines: withFamily(before.preferredCuisines),
  };
}

/** Words are kept in lower case, as foods have them. */
function withChoice(
  before: readonly string[],
  offered: readonly string[],
  chosen: readonly string[],
): readonly string[] {
  const offers = new Set(offered.map((word) => word.toLowerCase()));
  return uniqueWords([
    ...before.filter((word) => !offers.has(word.toLowerCase())),
    ...chosen.map((word) => word.toLowerCase()),
  ]);
}
