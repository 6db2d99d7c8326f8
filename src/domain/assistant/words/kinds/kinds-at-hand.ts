import { matchesIn } from '#prelude/text/matches-in.ts';
import { must } from '#prelude/must.ts';
import type { AssistantLanguage } from '#domain/assistant/assistant-language.ts';
import { germanIngredient } from '#domain/assistant/words/german-ingredients.ts';
import type { Ingredient } from '#domain/assistant/words/ingredient-words.ts';
import { noodlesNamed, pastaNamed } from './food-kinds.ts';

/** How a text begins, or goes on, that lists what somebody has: what is named after it is not what is asked for. */
const listsWhatIsThere: Readonly<Record<AssistantLanguage, RegExp>> = {
  en: /^(?:(?:so|hi|hey|ok|help) )*(?:(?:i|we) (?:(?:only|just|still|also) )*(?:have|got|ve got|have got)|(?:only|just|all i) (?:have|got)|got|there (?:is|are)|(?:in )?(?:my |the |our )?(?:fridge|pantry|cupboard|freezer)(?: (?:has|holds|contains))?|left ?overs?|(?:what|anything|something|a dish|dinner|lunch|ideas?)(?: (?:can|could|shall|should|would|to|i|we|you))* (?:make|cook|do|bake|made|for dinner|for lunch) (?:with|from|out of|using)|use up|using up)\b/,
  de: /^(?:(?:also|hallo|hi|hilfe) )*(?:(?:ich |wir )?(?:habe?n?|hab) (?!hunger|lust|appetit|durst)|(?:nur )?noch|(?:im|in meinem) (?:kuhlschrank|kuehlschrank|vorrat)(?: (?:ist|sind|liegen|liegt))?|es (?:gibt|ist) (?:nur )?noch|reste|was (?:(?:kann|konnte|soll|koche|mache|zauber|zaubere|mach|koch|ich|wir|man) )*(?:mit|aus))\b/,
};

interface KindAtHand extends Ingredient {
  readonly words: Readonly<Record<AssistantLanguage, RegExp>>;
}

/** Words for a kind that also name what is cooked with. */
const kindsToCookWith: readonly KindAtHand[] = [
  {
    name: { en: 'noodles', de: 'Nudeln' },
    words: { en: /\b(?:noodles?|ramen noodles?)\b/g, de: /\bnudeln?\b/g },
    stated: noodlesNamed,
  },
  {
    name: { en: 'pasta', de: 'Pasta' },
    words: { en: /\b(?:pasta|spaghetti|penne|macaroni)\b/g, de: /\b(?:pasta|spaghetti|penne|makkaroni)\b/g },
    stated: pastaNamed,
  },
  {
    name: { en: 'bread', de: 'Brot' },
    words: { en: /\b(?:bread|toast|baguettes?)\b/g, de: /\b(?:brote?|toast|brotchen|broetchen|baguettes?)\b/g },
    stated: /\bbread(?!fruit)|baguette|brioche|\btoast\b|\brolls?\b/i,
  },
  {
    ...must(germanIngredient('kase'), 'cheese among the ingredients'),
    words: { en: /\bcheese\b/g, de: /\b(?:kase|kaese)\b/g },
  },
];

/** A kind that is named for what there is of it, where it stands in a folded text. */
export interface NamedAtHand {
  readonly ingredient: Ingredient;
  readonly start: number;
  readonly end: number;
}

/**
 * 'Fridge: tofu, mushrooms, noodles' asks for no noodles, but for a dish with them.
 *
 * @param text folded
 * @returns [] where the text does not list what somebody has
 */
export function kindsAtHand(text: string, language: AssistantLanguage): readonly NamedAtHand[] {
  if (!listsWhatIsThere[language].test(text)) return [];
  return kindsToCookWith.flatMap(({ words, ...ingredient }) =>
    matchesIn(text, words[language]).map(({ index, 0: word }) => ({
      ingredient,
      start: index,
      end: index + word.length,
    })),
  );
}
