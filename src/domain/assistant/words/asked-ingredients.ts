import type { TasteTraits } from '#domain/foods/taste-traits.ts';
import { germanIngredient } from './german-ingredients.ts';
import { type Ingredient, isStatedIn, plainIngredient } from './ingredient-words.ts';

/** 'Seafood' is any of these, and no dish with a sauce of them. */
export const seafood: Ingredient = {
  name: { en: 'seafood', de: 'Meeresfrüchte' },
  stated:
    /\b(?:prawns?|shrimps?|crabs?|crabmeat|lobsters?|crayfish|langoustines?|scampi|squid|octopus|cuttlefish|mussels?|clams?|cockles?|oysters?|scallops?|conch|urchins?)\b(?! (?:sauce|paste|stock|powder|crackers?))/i,
};
export const asksForSeafood = /^(?:sea ?food|sea|meeresfr\w+|frutti)$/;

/** Who asks for fish wants a dish of it, and not one with a sauce of it. */
export const fish: Ingredient = {
  name: { en: 'fish', de: 'Fisch' },
  stated:
    /\b(?:fish|tuna|salmon|cod|bacalhau|eels?|bream|mackerel|catfish|kingfish|swordfish|stockfish|anchov(?:y|ies)|sardines?|sprats?|herrings?|haddock|hake|halibut|trout|tilapia|sea ?bass|bass|snapper|carp|pike|perch|monkfish|shark|skate|plaice|sole)\b(?! (?:sauce|stock|paste|broth|flakes|cakes?|roe))/i,
};

/** Who asks for cheese wants to taste it, by whichever name, and not milk. */
const cheese: Ingredient = {
  name: { en: 'cheese', de: 'Käse' },
  stated:
    /\b(?:cheeses?|cheesecake|cheddar|mozzarella|parmesan|parmigiano|pecorino|feta|gruy[eè]re|emmentaler?|ricotta|mascarpone|paneer|halloumi|gouda|gorgonzola|roquefort|raclette|reblochon|manchego|queso|cotija|kefalotyri|sulguni|imeruli|oscypek|twar[oó]g|brie|camembert|comté|provolone|burrata|fontina|stilton|brunost|quark)\b/i,
};

/** An ingredient by the word that asks for it. */
export function ingredientAsked(said: string): Ingredient {
  // 'Lachsgerichte' asks for salmon.
  const word = said.replace(/(?<=[a-z]{4})(?:gerichte?|speisen?|rezepte?)$/, '');
  if (/^(?:cheeses?|käse|kaese|kase)$/.test(word)) return cheese;
  return /^(?:fish|fisch)(?:e|es)?$/.test(word) ? fish : (germanIngredient(word) ?? plainIngredient(word));
}

export const isSeafoodOrFish = (food: TasteTraits) => isStatedIn(food, seafood) || isStatedIn(food, fish);
