import type { AllergenWord } from '#domain/taste/taste-vocabulary.ts';
import { hiddenContents } from './hidden-contents.ts';
import { hiddenSulphites } from './hidden-sulphites.ts';

interface IngredientRule {
  readonly named: RegExp;
  /** What the name matches, but means something else. */
  readonly except?: RegExp;
  /** What the ingredient always brings in. */
  readonly brings?: readonly AllergenWord[];
  /** What it brings in by the recipe of many cooks or makers: a record says so, be it as 'contains' or as 'may contain'. */
  readonly mayBring?: readonly AllergenWord[];
  /** What some makers add, too seldom for every record to say so: no fault where a record does, nor where it does not. */
  readonly seldomBrings?: readonly AllergenWord[];
}

/**
 * Which allergens a plain word of the kitchen stands for: the fourteen of EU Regulation 1169/2011, annex II, and what is hidden in sauces,
 * stocks, pastes and doughs. Written from general food knowledge, so that the catalogue is not checked against itself.
 */
const ingredientRules: readonly IngredientRule[] = [
  // Grains, breads, doughs
  {
    named:
      /wheat|semolina|couscous|\b(spelt|kamut|durum|farro|bulgur|seitan|freekeh|triticale)\b|barley|\brye\b|\bmalt\b|gluten/,
    except: /buckwheat/,
    brings: ['gluten'],
  },
  { named: /\boats?\b|oatmeal|granola|muesli/, mayBring: ['gluten'] },
  {
    named:
      /bread|baguette|brioche|croissants?\b|croutons?|crostini|breadsticks|\btoast\b(?! (the|and|raw|whole|until))|\bnaan\b|\broti\b|chapati|paratha|\bpav\b|bhatura|\bflatbread/,
    except: /sweetbread|breadfruit|breaded|maize bread/,
    brings: ['gluten'],
    seldomBrings: ['soy', 'sesame', 'milk', 'egg'],
  },
  { named: /\b(baguette|croissants?)\b/, seldomBrings: ['tree nut', 'soy', 'milk'] },
  {
    named:
      /panko|breaded|breading|tempura|filo|pastry|biscuits?\b|wafers?\b|wafer cones?|\bcones?\b|\broux\b|dumpling wrappers|batter scraps|sponge fingers/,
    except: /cone of|paper cones?|paper cone/,
    brings: ['gluten'],
    seldomBrings: ['egg', 'milk', 'soy'],
  },
  { named: /puff pastry|shortcrust|choux/, brings: ['gluten'], mayBring: ['milk'], seldomBrings: ['egg'] },
  {
    named:
      /pasta\b|spaghetti|macaroni|\bpenne|linguine|rigatoni|\bramen\b|\budon\b|\bfideo\b|egg noodles|tagliatelle|tonnarelli|lasagne|ravioli/,
    except: /curry pasta|gluten-free pasta/,
    brings: ['gluten'],
    seldomBrings: ['egg', 'milk', 'soy', 'mustard'],
  },
  { named: /egg noodles|egg pasta/, brings: ['egg', 'gluten'] },
  {
    named: /\bbeer\b|\blager\b|\bale\b|makgeolli/,
    except: /ginger (ale|beer)/,
    brings: ['gluten'],
    seldomBrings: ['sulphites'],
  },
  {
    named: /instant (wheat )?noodles/,
    brings: ['gluten'],
    mayBring: ['soy'],
    seldomBrings: ['egg', 'milk', 'sesame', 'celery', 'mustard', 'molluscs', 'shellfish', 'fish'],
  },
  {
    named:
      /noodles|\bsemolina|crackers?\b|puris?\b|\bpancakes?\b|crêpes?\b|\brolls?\b|fried dough|tortillas?|\bcubes?\b|fritters?|cereal|falooda|floured|batter(ed)?\b/,
    seldomBrings: ['gluten', 'egg', 'milk', 'mustard', 'tree nut'],
  },
  { named: /asafoetida|\bhing\b/, except: /pure asafoetida/, mayBring: ['gluten'] },
  { named: /pure asafoetida/, seldomBrings: ['gluten'] },

  // Soya
  { named: /soy sauce|shoyu|teriyaki|\bponzu/, except: /tamari/, brings: ['soy', 'gluten'] },
  { named: /\bponzu/, mayBring: ['fish'] },
  {
    named: /\bsoya?\b|soybeans?|soya beans?|tofu|bean curd|edamame|\bnatto\b|tempeh|\byuba\b|\bkinako\b/,
    brings: ['soy'],
    seldomBrings: ['gluten'],
  },
  { named: /miso\b|doenjang/, brings: ['soy'], mayBring: ['gluten'], seldomBrings: ['fish', 'sesame', 'shellfish'] },
  { named: /gochujang|ssamjang/, brings: ['soy', 'gluten'], seldomBrings: ['fish', 'sesame', 'shellfish'] },
  {
    named: /chunjang|hoisin|black bean sauce|fermented black beans/,
    brings: ['soy', 'gluten'],
    seldomBrings: ['sesame'],
  },
  { named: /hoisin/, mayBring: ['sesame'] },
  {
    named: /(okonomiyaki|takoyaki|tonkatsu|brown|yakisoba) sauce/,
    brings: ['soy', 'gluten'],
    mayBring: ['celery', 'sesame'],
    seldomBrings: ['fish', 'molluscs', 'mustard', 'sulphites'],
  },
  { named: /lecithin/, mayBring: ['soy'] },

  {
    named:
      /sweet bean sauce|tianmian|doubanjiang|tobanjan|fermented bean paste|chilli bean (paste|sauce)|yellow bean (paste|sauce)|dark soy|light soy/,
    brings: ['soy', 'gluten'],
    seldomBrings: ['sesame'],
  },
  { named: /kecap manis|tauco|cheonggukjang/, brings: ['soy'], mayBring: ['gluten'] },
  { named: /fermented (bean curd|tofu)|stinky tofu/, brings: ['soy'], mayBring: ['gluten'] },

  // Doughs, grains and spreads of the world
  {
    named:
      /phyllo|yufka|kadaif|kataifi|kunafa|\bpita|lavash|\bsomun\b|\bmatzo|simit|tarhana|\bpaximadia|hardtack|lefse|crispbread|\bmanti\b|vermicelli nests|\bspaghettini|\borzo\b|\bspätzle|youtiao|mantou|\bbaozi|\bbao\b|(hamburger|burger|hot dog|steamed|brioche|bread|soft|sesame) buns?\b|\bpie crust|cracker crumbs|graham|digestive/,
    brings: ['gluten'],
    seldomBrings: ['milk', 'egg', 'sesame', 'soy'],
  },
  { named: /\bteff\b/, seldomBrings: ['gluten'] },
  { named: /injera/, mayBring: ['gluten'] },
  { named: /\b(corn|maize) tortillas?\b/, seldomBrings: ['gluten'] },
  { named: /\bin a wrap\b|\bas a wrap\b/, brings: ['gluten'] },
  { named: /\bmole\b/, mayBring: ['peanut', 'tree nut', 'sesame', 'gluten'] },
  { named: /\bstout\b|porter beer|malt vinegar|\bkvass\b|barley tea/, brings: ['gluten'] },
  { named: /marmite|vegemite|yeast extract/, brings: ['gluten'], mayBring: ['celery'] },
  { named: /hummus|halva\b|za['’]atar|dukkah|\btahin/, brings: ['sesame'] },
  { named: /dukkah/, brings: ['tree nut', 'sesame'] },
  { named: /rémoulade|remoulade|tartare? sauce/, brings: ['mustard'], mayBring: ['egg', 'fish'] },
  { named: /piccalilli/, brings: ['mustard'], seldomBrings: ['egg', 'fish'] },

  // Milk and eggs
  {
    named:
      /labneh|kashk|sulguni|halloumi|feta\b|\bskyr\b|\bquark\b|sour cream|smetana|kefir|manchego|brunost|oscypek|bryndza|roquefort|gorgonzola|stilton|camembert|époisses|ka[jy]mak|clarified butter|niter kibbeh|condensed milk|evaporated milk|ayib|\bcurd cheese|twaróg|farmer cheese|kefalotyri|graviera|mizithra|kasseri|raclette|appenzeller|vacherin/,
    brings: ['milk'],
    seldomBrings: ['egg'],
  },
  {
    named:
      /\bmilk\b|\bmilks\b|khoya|paneer|yogh?urt|ghee|\bwhey|buttermilk|dairy|\blassi\b|cajeta|dulce de leche|\braita\b|\brabri\b/,
    except: /(coconut|almond|soya?|oat|rice)[ -]milk|milk of (ground )?(soya|coconut|almond)|milk-white/,
    brings: ['milk'],
    seldomBrings: ['egg'],
  },
  { named: /\bcustard\b/, except: /custard apple/, seldomBrings: ['gluten'] },
  { named: /béchamel/, brings: ['milk', 'gluten'] },
  { named: /\bcurds?\b/, seldomBrings: ['milk'] },
  {
    named: /\bbutter\b|\bbuttered\b/,
    except: /(peanut|cocoa|almond|shea|walnut) butter|butter ?(beans|lettuce)/,
    brings: ['milk'],
  },
  {
    named: /\bcream\b|\bcrema\b|crème|ice cream|gelato|\bwhipped cream/,
    except: /coconut cream|cream of tartar|crème de cassis|cream-coloured|cream sides/,
    brings: ['milk'],
  },
  { named: /gelato|ice cream/, seldomBrings: ['egg', 'gluten', 'soy', 'peanut', 'tree nut'] },
  {
    named:
      /cheese|parmesan|parmigiano|\bgrana\b|pecorino|gruyère|emmental|mozzarella|mascarpone|ricotta|\bqueso\b|quesillo|comté|reblochon|fontina|\btoma\b|cotija|roquefort|burrata|caciocavallo|beaufort|provola/,
    brings: ['milk'],
    seldomBrings: ['egg'],
  },
  {
    named: /\beggs?\b|mayonnaise|meringue|savoiardi|omelette|\byolks?\b|egg whites?|lysozyme|\baioli|\brouille/,
    brings: ['egg'],
  },
  { named: /mayonnaise/, brings: ['egg'], mayBring: ['mustard'], seldomBrings: ['soy', 'gluten', 'milk'] },
  { named: /béarnaise|hollandaise/, brings: ['egg', 'milk'], seldomBrings: ['mustard', 'sulphites', 'celery'] },

  // Fish, crustaceans, molluscs
  {
    named:
      /\bfish\b|anchov|bonito|katsuobushi|dashi|\btuna\b|salmon|mackerel|\bcod\b|stockfish|sea bream|sea bass|snapper|kingfish|catfish|gurnard|john dory|\beels?\b|sardine|herring|\btrout\b|swordfish|monkfish|\bcaviar|\bpadaek\b|pla ra|surimi|crab sticks?/,
    except: /shellfish|fish-shaped|fish mint/,
    brings: ['fish'],
  },
  { named: /\broe\b/, except: /urchin roe/, mayBring: ['fish'] },
  {
    named: /surimi|crab sticks?|fish cakes?|kamaboko|fish balls?/,
    brings: ['fish'],
    seldomBrings: ['egg', 'gluten', 'soy', 'shellfish', 'molluscs'],
  },
  { named: /worcestershire/, brings: ['fish'], seldomBrings: ['gluten', 'sulphites', 'soy', 'celery', 'mustard'] },
  { named: /caesar/, brings: ['fish', 'egg', 'milk'] },
  {
    named: /shrimps?\b|prawns?\b|\bcrabs?\b|lobster|crayfish|langoustine|\bscampi\b|\bkrill\b|shellfish|crustacean/,
    brings: ['shellfish'],
    seldomBrings: ['sulphites'],
  },
  {
    named: /red curry paste|green curry paste|\bcurry paste\b/,
    mayBring: ['shellfish'],
    seldomBrings: ['fish', 'soy', 'gluten', 'milk'],
  },
  { named: /roasted chilli paste|\bchilli paste\b|nam prik pao/, seldomBrings: ['shellfish', 'fish', 'soy'] },
  {
    named:
      /squid|calamari|octopus|cuttlefish|\bclams?\b|mussels?\b|scallops?\b|abalone|whelks?\b|cockles?\b|snails?\b|molluscs?/,
    brings: ['molluscs'],
  },
  { named: /mussels|\bclams\b|cockles|shells?\b/, seldomBrings: ['shellfish'] },
  { named: /mixed seafood|\bseafood\b/, seldomBrings: ['fish', 'shellfish', 'molluscs'] },
  { named: /oyster/, except: /oyster mushroom/, brings: ['molluscs'] },
  { named: /oyster sauce/, brings: ['molluscs'], mayBring: ['gluten', 'soy'] },
  { named: /kimchi/, mayBring: ['fish', 'shellfish'], seldomBrings: ['molluscs', 'soy', 'gluten', 'sesame'] },
  { named: /cabbage/, seldomBrings: ['fish', 'shellfish'] },
  { named: /\bnori\b|seaweed/, seldomBrings: ['shellfish', 'fish', 'molluscs'] },
  {
    named: /grasshoppers?|crickets|mealworm|\binsects?\b|chapulines/,
    mayBring: ['shellfish'],
    seldomBrings: ['molluscs', 'gluten'],
  },

  {
    named:
      /salt cod|bacalhau|\bhake\b|tilapia|haddock|pollock|\bhalibut|flying fish|\bgrouper|whitebait|\bsprats?\b|kipper|bottarga|\btarama|anchovy|smoked fish|stockfish|\bshark\b|\bskate\b|\bpatis\b|\bgarum\b|\bcarp\b|\bzander|\bperch\b|kawakawa|milkfish|catfish/,
    brings: ['fish'],
  },
  { named: /bagoong|prahok/, mayBring: ['fish', 'shellfish'] },
  {
    named: /belacan|terasi|shrimp paste|ground crayfish|dried crayfish|haebi|hae bee/,
    brings: ['shellfish'],
    seldomBrings: ['fish'],
  },
  { named: /\bconch\b|periwinkle|\blimpets?\b|razor clams?|\bgeoduck|\bsnail/, brings: ['molluscs'] },

  // Nuts and seeds
  { named: /peanuts?\b|groundnuts?|satay sauce/, brings: ['peanut'] },
  {
    named:
      /almonds?|walnuts?|cashews?|pistachios?|hazelnuts?|pine nuts?|chestnuts?|pecans?|macadamias?|brazil nuts?|praline|marzipan|frangipane|gianduja|\borgeat|nougat/,
    except: /water chestnuts?|chestnut-like|cashew (fruits?|apples?)|almond potatoes/,
    brings: ['tree nut'],
  },
  {
    named: /\bnuts\b|\bnuts?\b/,
    except: /(ginkgo|tiger|pine|brazil|betel|coconut) nuts?|not a nut|water chestnut/,
    brings: ['tree nut'],
    seldomBrings: ['peanut'],
  },
  { named: /pesto\b/, brings: ['tree nut', 'milk'] },
  { named: /mortadella/, mayBring: ['tree nut'], seldomBrings: ['milk', 'soy'] },
  { named: /\bkorma\b|pasanda|peshwari/, mayBring: ['tree nut'] },
  { named: /sesame|tahini|\bgomasio|benne seed|\bfurikake\b/, brings: ['sesame'] },
  {
    named: /chocolate|cocoa mass|couverture/,
    except: /mouth of chocolate/,
    mayBring: ['milk', 'soy', 'tree nut'],
    seldomBrings: ['peanut', 'gluten'],
  },

  // Celery, mustard, sulphites, lupin, and the mixtures that hide them
  { named: /celery|celeriac|soffritto|mirepoix/, brings: ['celery'] },
  {
    named: /\b(chicken|beef|vegetable|meat|pork|veal|capon) (stock|broth)|bouillon|\bstock cubes?/,
    mayBring: ['celery'],
    seldomBrings: ['gluten', 'milk', 'egg', 'soy'],
  },
  { named: /stock\b|broth\b|sausages?|pâté/, seldomBrings: ['celery', 'gluten', 'milk', 'egg', 'soy', 'mustard'] },
  { named: /mustard/, brings: ['mustard'], seldomBrings: ['sulphites'] },
  { named: /vinaigrette/, mayBring: ['mustard', 'sulphites'] },
  { named: /wasabi/, mayBring: ['mustard'] },
  { named: /khmeli suneli/, mayBring: ['celery'] },
  { named: /curry powder|garam masala|five-spice|spice blend/, seldomBrings: ['mustard', 'celery', 'gluten'] },
  {
    named: /\bcurry roux|curry block/,
    mayBring: ['celery', 'mustard', 'peanut', 'tree nut', 'sesame'],
    seldomBrings: ['fish'],
  },
  {
    named: /\bwines?\b|prosecco|marsala|champagne|crémant|vermouth|sherry|\bport\b|burgundy wine/,
    except: /rice wines?|(wine|sherry) vinegar/,
    brings: ['sulphites'],
  },
  { named: /raisins|dried apricots|sultanas|sulphur|sulphite|sulfite/, brings: ['sulphites'] },
  {
    named:
      /vinegar|pickle|pickled|brandy|aperol|candied|tamarind|lime juice|lemon juice|potatoes|\bdates\b|\bham\b|prunes|lardons|bacon|chamoy|dried fruit|cider/,
    seldomBrings: ['sulphites'],
  },
  { named: /sriracha|ketchup|hot sauce/, seldomBrings: ['celery', 'sulphites', 'fish'] },
  { named: /sausages?\b|sausage meat/, seldomBrings: ['sulphites'] },
  { named: /vietnamese pork sausage/, seldomBrings: ['fish'] },
  { named: /lupins?\b/, brings: ['lupin'] },
];

export interface NamedAllergens {
  readonly certain: ReadonlySet<AllergenWord>;
  /** Certain or likely: what a record must state, be it as 'may contain'. */
  readonly likely: ReadonlySet<AllergenWord>;
  /** Likely or seldom: what a record may state. */
  readonly possible: ReadonlySet<AllergenWord>;
}

const allRules: readonly IngredientRule[] = [
  ...ingredientRules,
  ...hiddenContents,
  ...hiddenSulphites.map((rule) => ({ ...rule, mayBring: ['sulphites'] as const })),
];
const rules = allRules.map((rule) => ({
  ...rule,
  except: rule.except === undefined ? undefined : new RegExp(rule.except, 'g'),
}));
const known = new Map<string, NamedAllergens>();

/** The allergens that a text's kitchen words stand for. The same texts are read for many questions: what came of one is kept. */
export function namedAllergens(text: string): NamedAllergens {
  const kept = known.get(text) ?? readAllergens(text.toLowerCase());
  known.set(text, kept);
  return kept;
}

function readAllergens(plain: string): NamedAllergens {
  const met = rules.filter(({ named, except }) =>
    named.test(except === undefined ? plain : plain.replaceAll(except, '')),
  );
  const certain = new Set(met.flatMap(({ brings = [] }) => brings));
  const likely = new Set([...certain, ...met.flatMap(({ mayBring = [] }) => mayBring)]);
  return { certain, likely, possible: new Set([...likely, ...met.flatMap(({ seldomBrings = [] }) => seldomBrings)]) };
}
