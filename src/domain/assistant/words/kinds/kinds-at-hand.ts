import { matchesIn } from '#prelude/text/matches-in.ts';
import type { AssistantLanguage } from '#domain/assistant/assistant-language.ts';
import type { Ingredient } from '#domain/assistant/words/ingredient-words.ts';

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
    stated: /noodle|vermicelli|\budon|\bsoba\b|spaghetti|macaroni|\bpasta\b|tagliatelle|linguine|bucatini|orecchiette/i,
  },
  {
    name: { en: 'pasta', de: 'Pasta' },
    words: { en: /\b(?:pasta|spaghetti|penne|macaroni)\b/g, de: /\b(?:pasta|spaghetti|penne|makkaroni)\b/g },
    stated: /\bpasta\b|spaghetti|macaroni|tagliatelle|linguine|bucatini|orecchiette|lasagn|penne|rigatoni/i,
  },
  {
    name: { en: 'bread', de: 'Brot' },
    words: { en: /\b(?:bread|toast|baguettes?)\b/g, de: /\b(?:brote?|toast|brotchen|broetchen|baguettes?)\b/g },
    stated: /\bbread(?!fruit)|baguette|brioche|\btoast\b|\brolls?\b/i,
  },
  {
    name: { en: 'cheese', de: 'Käse' },
    words: { en: /\bcheese\b/g, de: /\b(?:kase|kaese)\b/g },
    stated:
      /cheese|parmesan|parmigiano|feta|mozzarella|pecorino|gruy[eè]re|emmental|paneer|ricotta|halloumi|mascarpone|suluguni|cheddar|raclette|comt[eé]/i,
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
