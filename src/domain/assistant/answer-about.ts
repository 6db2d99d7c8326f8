import type { Food } from '#domain/food.ts';
import { levelWord } from '#domain/level-word.ts';
import type { TasteTraits } from '#domain/taste-traits.ts';
import { assertNever } from '#prelude/assert-never.ts';
import type { AssistantCatalogue } from './assistant-catalogue.ts';
import type { AssistantQuestion } from './assistant-question.ts';
import { describeTaste, levelOf, sentence, tasteNouns } from './describe-taste.ts';
import type { Offer } from './grant-wish.ts';
import { listFoods, offered } from './list-foods.ts';
import { tellAllergens, tellSafety } from './tell-safety.ts';
import { tellPairings } from './tell-pairings.ts';
import type { Reading } from './understand-question.ts';
import { wordList } from './word-list.ts';

type OneFoodReading = Exclude<Reading, { kind: 'greeting' | 'thanks' | 'help' | 'best' | 'comparison' | 'meal' | 'wish' }>;
/** A question about one food, without its phrase. */
type About = OneFoodReading extends infer One ? (One extends OneFoodReading ? Omit<One, 'phrase'> : never) : never;

interface AboutWorld {
  readonly food: TasteTraits;
  readonly details: Food | null;
  readonly question: Pick<AssistantQuestion, 'taster'>;
  readonly catalogue: AssistantCatalogue;
}

const PAIRINGS = 3;

/** The answer to a question about one food of the catalogue. */
export function answerAbout(about: About & AboutWorld): Offer {
  const { food, details, catalogue, question: { taster: { profile } } } = about;
  switch (about.kind) {
    case 'taste':
      return { text: describeTaste(food, details) || `${food.name} is in the catalogue, but nobody has described its taste yet.`, foods: [food] };
    case 'level':
      return { text: tellLevel(food, about.taste), foods: [food] };
    case 'pairing': {
      const found = catalogue.pairings(food.id);
      const allowed = new Set(offered(found.map((pairing) => pairing.food), profile).map(({ id }) => id));
      const pairings = found.filter((pairing) => allowed.has(pairing.food.id)).slice(0, PAIRINGS);
      return { text: tellPairings(food, details, pairings), foods: [food, ...pairings.map((pairing) => pairing.food)] };
    }
    case 'similar': {
      const similar = offered(catalogue.similar(food.id), profile);
      if (similar.length === 0) return { text: `I find nothing in the catalogue that is like ${food.name}.`, foods: [food] };
      return { text: `Most like ${food.name}, by flavour and texture:\n${listFoods(similar, profile)}`, foods: [food, ...similar] };
    }
    case 'safety':
      return { text: about.needs.length === 0 ? tellAllergens(food, profile) : tellSafety(food, about.needs), foods: [food] };
    case 'ingredients':
      return { text: tellMaking(food, details), foods: [food] };
    case 'origin':
      return { text: tellOrigin(food, details), foods: [food] };
    default:
      return assertNever(about);
  }
}

function tellLevel(food: TasteTraits, taste: TasteTraitName): string {
  if (food.defaulted.includes(taste)) return `How much ${tasteNouns[taste]} ${food.name} has is not stated.`;
  const level = food.intensities[taste];
  return levelWord(level) === 'none' ? `${food.name} has no ${tasteNouns[taste]}.` : `${food.name} has ${levelOf(taste, level)}: ${level} of 5.`;
}

type TasteTraitName = Extract<OneFoodReading, { kind: 'level' }>['taste'];

function tellMaking({ name, cookingMethods }: TasteTraits, details: Food | null): string {
  const ingredients = details?.ingredients ?? [];
  const told = [
    ingredients.length > 0 ? `${name} is stated to be made of ${wordList(ingredients)}.` : `What goes into ${name} is not stated.`,
    cookingMethods.length > 0 ? `Made by ${wordList(cookingMethods)}.` : '',
    'I know tastes, not recipes: its page says what its contributors tell about making it.',
  ];
  return told.filter((text) => text !== '').join(' ');
}

function tellOrigin({ name, origin }: TasteTraits, details: Food | null): string {
  const kitchen = origin === '' ? `Where ${name} comes from is not stated.` : `${name} belongs to the ${origin} kitchen.`;
  return [kitchen, sentence(details?.cultureNotes ?? '')].filter((text) => text !== '').join(' ');
}
