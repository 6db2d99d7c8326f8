import type { PairingEvidence, PairingReason } from '#domain/pairing/pairing.ts';
import type { TasteTraits } from '#domain/foods/taste-traits.ts';
import type { AssistantCatalogue } from '#domain/assistant/assistant-catalogue.ts';
import { everyFood } from '#domain/search/food-question.ts';
import { foldSearchText } from '#domain/values/fold-search-text.ts';
import { type Ingredient, isStatedIn } from '#domain/assistant/words/ingredient-words.ts';
import { type MealPart, mealParts } from '#domain/assistant/words/kinds/dish-kinds.ts';
import { offered } from './list-foods.ts';
import { rankOffered } from './rank-offered.ts';
import { sieved } from './wished-foods.ts';
import type { TasteWish } from '#domain/assistant/reading/taste-wish.ts';
import { isDrink, isMeal, isServed } from '#domain/assistant/words/kinds/food-kinds.ts';
import { type Offer, refuse, type WishWorld } from './wish-world.ts';
import type { AssistantWords } from '#domain/assistant/words/replies/assistant-words.ts';

type Pairing = ReturnType<AssistantCatalogue['pairings']>[number];

const REASONS = 2;
const WORDS = 3;
const LOOKED_THROUGH = 400;

/** What goes with a food: what its contributors say, and what the pairing rules find (spec 2 §9). @param stated partners in the contributors' words */
export function answerPairings(
  food: TasteTraits,
  {
    stated,
    pairings,
    words,
  }: { readonly stated: readonly string[]; readonly pairings: readonly Pairing[]; readonly words: AssistantWords },
): string {
  const said = stated.length === 0 ? '' : words.bestWith(food.name, words.list(stated));
  if (pairings.length === 0) return said === '' ? words.tooLittleToPair(food.name) : said;
  const lines = pairings.map(
    ({ food: other, reasons, evidence }) =>
      `– ${other.name}: ${[evidenceWords(evidence, words), ...because(reasons, words)].join('; ')}`,
  );
  return [said, words.goesWith(food.name)].filter((text) => text !== '').join(' ') + `\n${lines.join('\n')}`;
}

/** Of the foods of a kind, or that are made with an ingredient, so many are asked for their partners. */
const ASKED = 24;
/** So many of them are named beside a partner. */
const NAMED = 4;
const MAIN = 3;
/** A cheese that is made with 'lamb's rennet' is not made of lamb. */
const ofAnimal = /\p{L}+['’]s (?=rennet|milk)/gu;

export interface PartnerSought {
  readonly course?: MealPart;
  /** What of the course it is to be: wine, of drinks. */
  readonly passes?: (partner: TasteTraits) => boolean;
}

/** What goes with an ingredient, of one course where one is asked for: what the foods that are mainly made of it name, those first that most of them do; null where none names anything. */
export function answerIngredientPartners(
  ingredient: Ingredient,
  world: WishWorld,
  sought: PartnerSought = {},
): Offer | null {
  const head = world.words.ingredientPartners(world.words.ingredient(ingredient));
  const holding = mainlyOf(ingredient, world);
  return partnersOf({ holding, isMain: (food) => isMainly(food, ingredient), head }, world, sought);
}

function isMainly(food: TasteTraits, ingredient: Ingredient): boolean {
  return (
    food.ingredients.slice(0, MAIN).some((one) => ingredient.stated.test(one.replace(ofAnimal, ''))) &&
    isStatedIn(food, ingredient)
  );
}

function mainlyOf(ingredient: Ingredient, { catalogue }: WishWorld): readonly TasteTraits[] {
  return catalogue.find(everyFood, { passes: (food) => isMainly(food, ingredient), limit: LOOKED_THROUGH });
}

/**
 * Which herbs or spices go with an ingredient: those that the dishes mainly made of it hold, most often first; null where they name none.
 *
 * @param isSought tells whether a food is a seasoning of the kind that is asked for
 */
export function answerSeasonings(
  ingredient: Ingredient,
  world: WishWorld,
  isSought: (food: TasteTraits) => boolean,
): Offer | null {
  const { catalogue, words, listing } = world;
  if (refuse(world) !== null) return null;
  const dishes = mainlyOf(ingredient, world).filter(isMeal);
  const held = catalogue
    .find(everyFood, { passes: isSought, limit: LOOKED_THROUGH })
    .map((food) => ({ food, of: dishes.filter((dish) => isSeasonedWith(dish, food)).map(({ name }) => name) }))
    .filter(({ of }) => of.length > 0)
    .toSorted((one, other) => other.of.length - one.of.length);
  const ofFood = new Map(held.map(({ food, of }) => [food.id, of.slice(0, NAMED)]));
  const told = offered(
    held.map(({ food }) => food),
    listing,
  );
  if (told.length === 0) return null;
  const lines = told.map(({ id, name }) => `– ${name}: ${words.inFoods(words.list(ofFood.get(id) ?? []))}`);
  return { text: [words.seasonedWith(words.ingredient(ingredient)), ...lines].join('\n'), foods: told };
}

/** Whether one of its ingredients is called so: 'fresh dill' is dill, 'mint leaves' are mint. */
function isSeasonedWith({ ingredients }: TasteTraits, { name }: TasteTraits): boolean {
  const called = ` ${foldSearchText(name)} `;
  return ingredients.some((one) => ` ${foldSearchText(one)} `.includes(called));
}

/** The same of the foods that meet a wish: a drink to what is grilled, a dessert after a curry. */
export function answerWishPartners(wish: TasteWish, world: WishWorld, sought: PartnerSought): Offer | null {
  const holding =
    sieved(wish, world, { passes: (food) => isServed(food) || isDrink(food), limit: LOOKED_THROUGH }) ?? [];
  const ids = new Set(holding.map(({ id }) => id));
  return partnersOf({ holding, isMain: ({ id }) => ids.has(id), head: world.words.wishPartners }, world, sought);
}

interface Beside {
  readonly holding: readonly TasteTraits[];
  /** Is no partner, but what partners are sought for. */
  readonly isMain: (food: TasteTraits) => boolean;
  readonly head: string;
}

function partnersOf(
  { holding: unranked, isMain, head }: Beside,
  world: WishWorld,
  { course, passes }: PartnerSought,
): Offer | null {
  const { catalogue, words, listing, taster } = world;
  if (refuse(world) !== null) return null;
  const holding = rankOffered(unranked, everyFood, taster);
  const named = new Map<TasteTraits['id'], { readonly partner: TasteTraits; readonly of: readonly string[] }>();
  for (const food of holding.slice(0, ASKED)) {
    for (const { food: partner, evidence } of catalogue.pairings(food.id)) {
      const isSought = (course === undefined || mealParts[course].passes(partner)) && passes?.(partner) !== false;
      if (evidence.tier !== 'named' || isMain(partner) || !isSought) continue;
      named.set(partner.id, { partner, of: [...(named.get(partner.id)?.of ?? []), food.name] });
    }
  }
  const partners = [...named.values()].toSorted((one, other) => other.of.length - one.of.length);
  const told = offered(
    partners.map(({ partner }) => partner),
    listing,
  );
  if (told.length === 0) return null;
  const lines = told.map(
    ({ id, name }) => `– ${name}: ${words.withFoods(words.list(named.get(id)?.of.slice(0, NAMED) ?? []))}`,
  );
  return { text: [head, ...lines].join('\n'), foods: told };
}

/** By what it is a partner, as its card says it, and what members who had both said, where enough did (R31). */
export function evidenceWords({ tier, facts }: PairingEvidence, words: AssistantWords): string {
  const votes = facts.find((fact) => fact.kind === 'had-both');
  if (votes === undefined) return words.tiers[tier];
  return tier === 'members' ? words.hadBoth(votes) : `${words.tiers[tier]}; ${words.hadBoth(votes)}`;
}

/** 'both taste rich and umami', by the reasons that count most; none where none is told here. */
function because(reasons: readonly PairingReason[], words: AssistantWords): readonly string[] {
  return reasons
    .filter(({ points, kind }) => points > 0 && words.reasons[kind] !== undefined)
    .toSorted((one, other) => other.points - one.points)
    .slice(0, REASONS)
    .map(({ kind, words: stored }) => words.reasons[kind]?.(words.list(stored.slice(0, WORDS).map(words.word))) ?? '');
}
