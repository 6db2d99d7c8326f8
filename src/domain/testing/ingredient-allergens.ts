import type { AllergenWord } from '#domain/taste-vocabulary.ts';

interface IngredientRule {
  readonly named: RegExp;
  /** What the name matches, but means something else. */
  readonly except?: RegExp;
  /** What the ingredient always brings in. */
  readonly brings?: readonly AllergenWord[];
  /** What it brings in by the usual recipe, or by many makers. */
  readonly mayBring?: readonly AllergenWord[];
}

/**
 * Which allergens an ingredient's plain name stands for: the fourteen of EU Regulation 1169/2011, annex II, applied to
 * kitchen words. Written from general food knowledge, so that the catalogue is not checked against itself.
 */
const ingredientRules: readonly IngredientRule[] = [
  { named: /wheat|semolina|couscous|spelt|barley|\brye\b/, except: /buckwheat/, brings: ['gluten'] },
  { named: /bread|baguette|brioche|croissant|tortillas? of wheat/, except: /sweetbread|breadfruit/, brings: ['gluten'] },
  { named: /panko|tempura|filo|puff pastry|biscuits/, brings: ['gluten'] },
  { named: /pasta\b|spaghetti|macaroni|udon|ramen noodles|fideo|fried noodle|egg noodles|tagliatelle/, brings: ['gluten'], mayBring: ['egg'] },
  { named: /\bbeer\b/, brings: ['gluten'], mayBring: ['sulphites'] },
  { named: /soy sauce/, except: /tamari/, brings: ['soy', 'gluten'] },
  { named: /soy|tofu|bean curd|edamame|\bnatto|tempeh/, brings: ['soy'], mayBring: ['gluten'] },
  { named: /miso|doenjang|gochujang/, brings: ['soy'], mayBring: ['gluten', 'fish'] },
  { named: /ssamjang/, brings: ['soy'], mayBring: ['gluten', 'sesame'] },
  { named: /chunjang|hoisin/, brings: ['soy', 'gluten'], mayBring: ['sesame'] },
  { named: /(okonomiyaki|takoyaki|tonkatsu) sauce/, brings: ['soy', 'gluten'], mayBring: ['fish', 'molluscs', 'celery', 'mustard', 'sulphites', 'sesame'] },
  { named: /\bmilk\b|condensed milk|khoya|paneer|yogh?urt|ghee|whey|custard/, except: /(coconut|almond|soy|oat) milk/, brings: ['milk'] },
  { named: /\bbutter\b/, except: /(peanut|cocoa|almond) butter|butter ?beans/, brings: ['milk'] },
  { named: /cream\b|\bcrema\b|crème/, except: /coconut cream|cream of tartar/, brings: ['milk'] },
  { named: /cheese|parmesan|parmigiano|grana|pecorino|gruyère|emmental|mozzarella|mascarpone|ricotta|queso|comté/, brings: ['milk'], mayBring: ['egg'] },
  { named: /\beggs?\b|mayonnaise|meringue|savoiardi/, brings: ['egg'] },
  { named: /mayonnaise/, brings: ['egg'], mayBring: ['mustard', 'soy', 'gluten'] },
  { named: /fish|anchov|bonito|dashi|tuna|salmon|mackerel|\bcod\b|sea bream|gurnard|john dory|\beel\b/, except: /shellfish/, brings: ['fish'] },
  { named: /fish cake/, brings: ['fish'], mayBring: ['gluten', 'egg', 'soy'] },
  { named: /worcestershire/, brings: ['fish'], mayBring: ['gluten', 'sulphites', 'soy', 'celery', 'mustard'] },
  { named: /shrimp|prawn|\bcrabs?\b|lobster|crayfish|langoustine|krill/, brings: ['shellfish'] },
  { named: /red curry paste|green curry paste/, brings: ['shellfish'], mayBring: ['fish'] },
  { named: /roasted chilli paste/, mayBring: ['shellfish', 'fish', 'soy'] },
  { named: /squid|octopus|cuttlefish|clam|mussel|scallop|abalone|snails?\b/, brings: ['molluscs'] },
  { named: /oyster/, except: /oyster mushroom/, brings: ['molluscs'] },
  { named: /oyster sauce/, brings: ['molluscs'], mayBring: ['gluten', 'soy'] },
  { named: /peanut/, brings: ['peanut'] },
  { named: /almond|walnut|cashew|pistachio|hazelnut|pine nut|chestnut|pecan|macadamia|brazil nut/, except: /water chestnut/, brings: ['tree nut'] },
  { named: /sesame|tahini/, brings: ['sesame'] },
  { named: /celery|celeriac/, brings: ['celery'] },
  { named: /mustard/, brings: ['mustard'], mayBring: ['sulphites'] },
  { named: /\bwine\b|prosecco|marsala|champagne/, except: /rice wine|wine vinegar/, brings: ['sulphites'] },
  { named: /raisins|dried apricots|sultanas/, brings: ['sulphites'] },
  { named: /vinegar|pickled|brandy|aperol|candied|tamarind|lime juice|lemon juice|potatoes|sausage|jujubes|dates|ham\b|prunes/, mayBring: ['sulphites'] },
  { named: /stock|broth|bouillon|sausage|pâté/, mayBring: ['celery', 'gluten', 'milk', 'egg'] },
  { named: /vietnamese pork sausage/, mayBring: ['fish'] },
  { named: /chocolate|cocoa mass/, mayBring: ['milk', 'soy', 'tree nut'] },
  { named: /curry powder|garam masala|five-spice/, mayBring: ['mustard', 'celery', 'gluten'] },
  { named: /asafoetida/, except: /pure/, mayBring: ['gluten'] },
  { named: /wasabi/, mayBring: ['mustard'] },
  { named: /kimchi|cabbage/, mayBring: ['fish', 'shellfish'] },
  { named: /ssamjang|sriracha|ketchup/, mayBring: ['celery', 'sulphites', 'fish'] },
  { named: /lupin/, brings: ['lupin'] },
];

/** The allergens that an ingredient's name says are in it for certain, and those that may be. */
export function namedAllergens(ingredient: string): {
  readonly certain: ReadonlySet<AllergenWord>;
  readonly possible: ReadonlySet<AllergenWord>;
} {
  const rules = ingredientRules.filter(({ named, except }) => named.test(ingredient.replace(except ?? /$^/, '')));
  const certain = new Set(rules.flatMap(({ brings = [] }) => brings));
  return { certain, possible: new Set([...certain, ...rules.flatMap(({ mayBring = [] }) => mayBring)]) };
}

/** Ingredients that were an animal's body; sea creatures are known by their allergens. */
export const meatWords =
  /\b(beef|pork|chicken|cockerel|duck|lamb|mutton|goat meat|veal|ham|bacon|lardons|pancetta|guanciale|turkey|lard|gelatine|bones?|marrow|sausage|pâté|meat|meatballs|shank|grasshoppers)\b/;

/** Hard cheeses whose own rules demand calf's rennet. */
export const animalRennetCheeses = /parmigiano|grana padano|pecorino romano|gruyère|rennet/;

export const beeWords = /honey/;
