import { foldCase } from '#prelude/text/fold-case.ts';

/**
 * What people like or leave of ingredients, by words of their names. Only for guessing a taste, never for safety: what an ingredient holds for
 * an allergy is decided in `src/domain/safety`. At most 32, a bit each.
 */
const groups = {
  beef: /\b(beef|veal|ox|steak)\b/,
  pork: /\b(pork|ham|bacon|lardons|pancetta|guanciale|prosciutto|salami|chorizo|mortadella|sausages?|lard)\b/,
  poultry: /\b(chicken|cockerel|hen|duck|goose|turkey|capon|poultry|quail)\b(?! eggs?)/,
  lamb: /\b(lamb|mutton|goat)\b(?!'s (milk|cheese))/,
  offal: /\b(liver|tripe|trotters?|blood|offal|marrow|tongue|kidneys|intestines?|snails?|grasshoppers?|pâté)\b/,
  fish: /\b(fish|tuna|salmon|cod|eel|bream|mackerel|catfish|kingfish|anchov(?:y|ies)|sardines?|bonito|dashi)\b(?! sauce)/,
  shellfish: /\b(prawns?|shrimps?|crabs?|lobster|langoustines?)\b/,
  molluscs: /\b(squid|octopus|mussels?|clams?|oysters?|scallops?|cuttlefish)\b(?! sauce)/,
  egg: /\b(eggs?|egg yolks?)\b/,
  cheese:
    /cheese|\b(parmigiano|parmesan|pecorino|mozzarella|ricotta|gruyère|mascarpone|paneer|feta|queso|emmental|comté|quesillo|grana)\b/,
  cream: /\b(cream|butter|milk|yogh?urt|ghee|crema|crème)\b/,
  coconut: /coconut/,
  tofu: /\b(tofu|soya? ?beans?|natto|tempeh|doenjang|miso)\b/,
  nuts: /\b(almonds?|cashews?|walnuts?|hazelnuts?|pistachios?|chestnuts?|pine nuts|peanuts?|nuts)\b/,
  mushrooms: /\b(mushrooms?|shiitake|enoki|truffles?)\b/,
  tomato: /tomato/,
  aubergine: /\b(aubergines?|courgettes?|squash|pumpkin|okra)\b/,
  greens: /\b(spinach|cabbage|kale|lettuce|broccoli|chard|watercress|kimchi|cavolo|sauerkraut)\b/,
  garlic: /garlic/,
  onion: /\b(onions?|shallots?|leeks?|chives)\b/,
  chilli: /chill(?:i|ies)\b|gochu|jalapeño|\bwasabi\b/,
  coriander: /coriander leaves|fresh coriander|cilantro|sawtooth coriander|coriander root/,
  herbs: /\b(mint|basil|dill|parsley|perilla|shiso|lemongrass|thyme|oregano|rosemary|sage|epazote)\b/,
  spices: /\b(cumin|turmeric|cardamom|masala|cinnamon|cloves|fenugreek|star anise|curry|saffron|nutmeg)\b/,
  beans: /\b(beans?|lentils?|chickpeas?|peas|dal|gram)\b/,
  rice: /\brice\b(?! (vinegar|wine|koji))/,
  wheat: /\b(noodles?|pasta|spaghetti|wheat|bread|breadcrumbs|tortillas?|baguette)\b/,
  potato: /\b(potato(?:es)?|taro|yam|plantain|cassava)\b/,
  seaweed: /\b(seaweed|nori|kelp|kombu|wakame)\b/,
  sour: /\b(vinegar|pickled|lime|lemon|tamarind|yuzu|capers|olives)\b/,
  chocolate: /\b(chocolate|cocoa|coffee|espresso|matcha|tea)\b/,
  fruit:
    /\b(mango|pineapple|apples?|pears?|bananas?|orange|strawberr(?:y|ies)|raspberries|cherries|papaya|peach|grapes|raisins|jackfruit)\b/,
} as const;

export type IngredientGroup = keyof typeof groups;
export const ingredientGroupNames = Object.keys(groups) as readonly IngredientGroup[];

const MOST_KEPT = 20_000;
const known = new Map<string, number>();

/** The groups of one ingredient's name: a bit each, in the order of `ingredientGroupNames`; 0 for none. */
export function ingredientGroupsOf(ingredient: string): number {
  const kept = known.get(ingredient);
  if (kept !== undefined) return kept;
  if (known.size >= MOST_KEPT) known.clear();
  const folded = foldCase(ingredient);
  let bits = 0;
  for (const [at, name] of ingredientGroupNames.entries()) if (groups[name].test(folded)) bits |= 1 << at;
  known.set(ingredient, bits >>> 0);
  return bits >>> 0;
}
