import { diet } from '#domain/avoidance/need.ts';
import {
  askForSoftDrink,
  type Avoidance,
  nothingAvoided,
  readAvoidance,
  speaks,
} from '#domain/avoidance/read-avoidance.ts';
import type { AssistantQuestion } from '#domain/assistant/assistant-question.ts';
import { foldSearchText } from '#domain/values/fold-search-text.ts';
import { type Avoiding, filtersOf, withKept, withoutTakenOff } from './avoiding-labels.ts';
import type { Listing } from './list-foods.ts';
import { toldOfIngredients, unstatedIn } from '#domain/assistant/reading/told-of-ingredients.ts';
import { plainDislikesIn } from '#domain/assistant/reading/plain-dislikes.ts';
import { countAsked } from '#domain/assistant/reading/count-asked.ts';
import { plainlySaid } from './plainly-said.ts';
import { isKindWord } from '#domain/assistant/words/kinds/dish-kinds.ts';
import { isDishKnownElsewhere } from '#domain/assistant/words/known-elsewhere.ts';

/** Whether it says anything at all. */
export const speaksOf = (avoiding: Avoiding) => speaks(avoiding) || avoiding.disliked.length > 0;

/** Whether anything is to be avoided; an allergen may be asked for. */
export const avoidsAny = (avoiding: Avoiding) => speaksOf({ ...avoiding, asked: [] });

export interface Avoided {
  /** What the question's own words avoid: by them it is read. */
  readonly own: Avoiding;
  /** The same, and what earlier questions avoid: by it foods are offered and warned of. */
  readonly avoidance: Avoiding;
  readonly listing: Listing;
}

/** @param names of foods that the question is about: their words avoid nothing */
export function avoidedBy(
  { prompt, taster, language = 'en', notAvoiding = [], avoiding = [], earlier = [] }: AssistantQuestion,
  names: readonly string[] = [],
): Avoided {
  const said = plainlySaid(prompt);
  const read = withSoftDrinks(withoutKinds(readAvoidance(said, names), said), [...earlier, prompt]);
  // What is told of a thing, in words that nothing here knows, may be that it harms. So may anything that is named where harm is told and not of
  // what: 'tomatoes are fine by me, my husband comes out in a rash'.
  const mayHarm = read.isByAnything ? unstatedIn(said, language) : toldOfIngredients(said, language);
  const told = mayHarm.filter((word) => !read.unknown.includes(word) && !names.some((name) => name.includes(word)));
  const own = withoutTakenOff(withDislikes({ ...read, unknown: [...read.unknown, ...told] }, said), notAvoiding);
  const avoidance = withoutTakenOff(withKept(own, avoiding), notAvoiding);
  const { avoids, unstatable } = filtersOf(avoidance);
  const isUnanswerable =
    unstatable.length + avoidance.unknown.length + avoidance.health.length > 0 || avoidance.isUnnamed;
  const { disliked } = avoidance;
  return {
    own,
    avoidance,
    listing: { profile: taster.profile, avoids, disliked, isUnanswerable, most: countAsked(prompt) },
  };
}

/** What stays avoided, whatever is asked. */
export function keptFrom({ avoiding = [], notAvoiding = [] }: AssistantQuestion): Avoiding {
  return withoutTakenOff(withKept({ ...nothingAvoided, disliked: [] }, avoiding), notAvoiding);
}

const noAlcohol = diet('alcohol_free');

/** Who drives, or that it is for a child, may be said in one question and the drink be asked for in another. */
function withSoftDrinks(avoidance: Avoidance, prompts: readonly string[]): Avoidance {
  const isKnown = avoidance.avoided.some((need) => need.kind === 'diet' && need.diet === 'alcohol_free');
  return isKnown || prompts.length < 2 || !askForSoftDrink(prompts)
    ? avoidance
    : { ...avoidance, avoided: [...avoidance.avoided, noAlcohol] };
}

/** 'No onions please' is no allergy: foods that do not name them can be told as just that, where nothing in the question speaks of harm (R28, R29). */
function withDislikes(avoidance: Avoidance, text: string): Avoiding {
  const { unknown, health, isOfHarm, isUnnamed } = avoidance;
  const isPlain = health.length === 0 && !isOfHarm && !isUnnamed;
  const disliked = isPlain ? plainDislikesIn(text, unknown) : null;
  return disliked === null ? { ...avoidance, disliked: [] } : { ...avoidance, unknown: [], disliked };
}

/** Tells of somebody, or why: 'no tiramisu, I'm driving'. */
const tellsMore =
  /\b(?:i|im|m|my|me|he|she|they|we|our|his|her|because|since|due|cause|last|ich|bin|mir|mein\w*|er|sie|wir|uns|unser\w*|weil|wegen|letztes|letzten|danach|davon|sonst)\b/;

/** Whether a dish is not wanted, and nothing tells why or more than that: the last word of a text that speaks of nobody. */
function isMereDish(word: string, text: string): boolean {
  const folded = foldSearchText(text);
  const rest = folded.slice(folded.lastIndexOf(word) + word.length).replace(/[^a-z ]/g, '');
  return (
    isDishKnownElsewhere(word) &&
    !tellsMore.test(folded) &&
    /^(?: (?:please|pls|bitte|again|today|tonight|thanks|though|tho|this time|is|ist|sein))* ?$/.test(rest)
  );
}

/** Words for a taste that read like something to eat. */
const isTaste = /^(?:spice|heat|spiciness|sweetness|bitterness|sourness|scharfe|schaerfe|susse|suesse)$/;

/**
 * 'Beef without noodles', 'a dessert but no tiramisu': a kind of dish, or a dish is nothing that a record would have to state as free, where nothing in a question speaks of harm; the
 * wish leaves it out. Ingredients that no food states to be without stay unanswered (R5).
 */
function withoutKinds(avoidance: Avoidance, text: string): Avoidance {
  const { unknown, health, isOfHarm, isUnnamed } = avoidance;
  if (
    isOfHarm ||
    isUnnamed ||
    health.length > 0 ||
    unknown.length === 0 ||
    !unknown.every((word) => isKindWord(word) || isTaste.test(word) || isMereDish(word, text))
  )
    return avoidance;
  return { ...avoidance, unknown: [] };
}
