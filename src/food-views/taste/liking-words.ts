import { plural, t } from '@lingui/core/macro';
import type { IngredientGroup } from '#domain/liking/ingredient-groups.ts';
import type { LikingReason, RatedTrait } from '#domain/liking/explain-liking.ts';
import { assertNever } from '#prelude/assert-never.ts';
import { oneDecimal } from '#languages/figure.ts';
import { matchWords } from './match-words.ts';
import { wordFor } from '#shared/words/word-for.ts';

/** Why a member may like a food, or not, in a sentence (R33). What is said of ratings are figures of the ratings themselves. */
export function likingWords(reason: LikingReason): string {
  switch (reason.topic) {
    case 'profile':
      if (reason.stars < 0 && !reason.isMore && reason.of === 'spice') return t`Milder than you like it`;
      if (reason.stars < 0 && !reason.isMore && reason.of === 'sweetness') return t`Less sweet than you like it`;
      return matchWords({ topic: reason.of, words: reason.words, fit: reason.stars });
    case 'members':
      return matchWords({ topic: 'rating', words: [], fit: reason.stars });
    case 'alike': {
      const { food, given } = reason;
      if (reason.isLoved) return t`Members who loved ${food} loved this too`;
      return plural(given, {
        one: `You gave ${food}, which members rate like this, # star`,
        other: `You gave ${food}, which members rate like this, # stars`,
      });
    }
    case 'rated':
      return ratedWords(reason.trait, reason.foods, oneDecimal(reason.mean));
    default:
      return assertNever(reason);
  }
}

function ratedWords(trait: RatedTrait, foods: number, stars: string): string {
  switch (trait.kind) {
    case 'word': {
      const word = wordFor(trait.name);
      return plural(foods, {
        one: `The one food described as ‘${word}’ that you rated got ${stars} stars`,
        other: `You gave the # foods described as ‘${word}’ ${stars} stars on average`,
      });
    }
    case 'ingredient': {
      const group = ingredientWords[trait.name];
      return plural(foods, {
        one: `The one food with ${group} that you rated got ${stars} stars`,
        other: `You gave the # foods with ${group} ${stars} stars on average`,
      });
    }
    case 'cuisine':
      return plural(foods, {
        one: `The one food of this cuisine that you rated got ${stars} stars`,
        other: `You gave the # foods of this cuisine ${stars} stars on average`,
      });
    case 'level': {
      const taste = wordFor(trait.name);
      return plural(foods, {
        one: `The one food about as ${taste} as this that you rated got ${stars} stars`,
        other: `You gave the # foods about as ${taste} as this ${stars} stars on average`,
      });
    }
    default:
      return assertNever(trait);
  }
}

/** As they stand after 'with'. */
const ingredientWords: Readonly<Record<IngredientGroup, string>> = {
  beef: t`beef`,
  pork: t`pork`,
  poultry: t`poultry`,
  lamb: t`lamb or goat`,
  offal: t`offal`,
  fish: t({ message: 'fish', context: 'after with' }),
  shellfish: t`prawns or crab`,
  molluscs: t`squid or mussels`,
  egg: t({ message: 'egg', context: 'after with' }),
  cheese: t`cheese`,
  cream: t`milk, butter or cream`,
  coconut: t`coconut`,
  tofu: t`tofu or soya`,
  nuts: t`nuts`,
  mushrooms: t`mushrooms`,
  tomato: t`tomato`,
  aubergine: t`aubergine, pumpkin or courgette`,
  greens: t`cabbage or leaves`,
  garlic: t`garlic`,
  onion: t`onion`,
  chilli: t`chilli`,
  coriander: t`fresh coriander`,
  herbs: t`fresh herbs`,
  spices: t`curry spices`,
  beans: t`beans or lentils`,
  rice: t`rice`,
  wheat: t`noodles, pasta or bread`,
  potato: t`potatoes or yams`,
  seaweed: t`seaweed`,
  sour: t`vinegar or citrus`,
  chocolate: t`chocolate, coffee or tea`,
  fruit: t`fruit`,
};
