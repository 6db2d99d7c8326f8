/** A record of the catalogue, as far as it speaks of what is in the food. */
export interface StatedFood {
  readonly name: string;
  readonly course?: string;
  readonly description: string;
  readonly ingredients: readonly string[];
  readonly preparation_notes: string;
  readonly preparation_methods: readonly string[];
  readonly serving_suggestions: readonly string[];
  readonly best_paired_with: readonly string[];
  readonly consumption_tips: readonly string[];
  readonly cultural_variations: readonly string[];
  readonly regional_variations: readonly string[];
  readonly culture_notes: string;
  readonly nutritional_highlights: readonly string[];
  readonly health_warnings: readonly string[];
  readonly allergens: readonly string[];
  readonly may_contain: readonly string[];
  readonly dietary_info: Readonly<Record<string, boolean | null>>;
}

/** What a clause that begins so is about is not in the food, or only looks or tastes like it. */
const asideWords =
  /(?<!may |than )\b(no|not|shaped like|nor|neither|never|without|unlike|instead of|rather than|as for|like (an?|the|thin|thick|liquid|ripe|old|sour|sweet|green|soft|cold|warm)|tastes? of|tasting of|scent of|smells? of|hints? of|notes? of|a little like|recalls?|as \w+ as)\b[^.,;:()]*|[a-z]+-like\b/g;

/** A text in small letters, without what it denies and what it only likens the food to. */
export function plainWords(text: string): string {
  return text.toLowerCase().replaceAll(asideWords, ' ');
}
