import { type DishKind, headOf, isSaid, kind } from './dish-kind.ts';
import { isCheese, isCookedBy, isDrink, isMeal, isNoodle, isServed, states } from './food-kinds.ts';

/** By what a food is cooked. */
export const cookedBy: readonly DishKind[] = [
  kind(
    'grill(?:ed|ing)?|barbe[cq]ue(?:d|s)?|bbq',
    'grill\\w*|gegrillt\\w*|bbq',
    (food) => (isServed(food) || isCheese(food)) && isCookedBy(/grill|char|barbe|spit/)(food),
  ),
  kind(
    '(?:(?:deep|pan) ?)?fried|(?:(?:deep|pan) ?)?frying|(?<!stir )(?:(?:deep|pan) ?)?fry(?: in an? pan)?|greasy',
    'frittier\\w*|gebraten\\w*|zum (?:an)?braten|fettig\\w*',
    isCookedBy(/fry/),
  ),
  kind('steamed|steaming|steam', '(?:gedämpft|gedünstet|zum (?:dämpfen|dünsten))\\w*', isCookedBy(/steam/)),
  kind(
    'smoked|smoking',
    'geräuchert\\w*|zum räuchern',
    (food) => isCookedBy(/smok/)(food) || isSaid(/\bsmoked\b/i)(food),
  ),
  kind('boiled|poached', 'gekocht\\w*|pochiert\\w*', isCookedBy(/boil|poach|simmer/)),
  kind(
    'baked|baking|bake|oven',
    'zum (?:backen|überbacken)|gebacken\\w*|überbacken\\w*|ofengericht\\w*|aus dem ofen',
    (food) => !isDrink(food) && isCookedBy(/bak|gratin/)(food),
  ),
  kind(
    'stewed|braised|braising|stewing|slow ?(?:cooked|roasted|braised|cooking)|(?:cooked|cooks|simmers|simmered|braised) (?:for (?:many )?hours|slowly|low and slow|all day|overnight)|low and slow',
    'geschmort\\w*|schmor\\w*|langsam (?:gegart|geschmort|gekocht)\\w*|stundenlang \\w+|lange (?:geschmort|gekocht|gegart)\\w*',
    (food) => isMeal(food) && !isNoodle(food) && isCookedBy(/brais|stew|confit|slow/)(food),
    { wider: (food) => isMeal(food) && isCookedBy(/simmer/)(food) },
  ),
  kind('simmered', 'geköchelt\\w*', (food) => isMeal(food) && isCookedBy(/brais|stew|simmer|confit/)(food)),
  kind(
    'stir ?fr(?:y|ies|ied)|wok',
    'pfannengerührt\\w*|wok\\w*|pfannengerichte?|pfanne',
    (food) => isMeal(food) && isCookedBy(/stir-fry|saut|pan-fry/)(food),
    { fit: (food) => (isCookedBy(/stir-fry/)(food) ? 4 : 0) },
  ),
  kind('stuffed|filled', 'gefüllt\\w*', isSaid(/stuffed|filled|filling|parcels?|wrapped around/i)),
  kind('raw|uncooked', 'roh(?:e[mnrs]?)?|ungekocht\\w*', isCookedBy(/raw/), {
    fit: (food) => (isServed(food) && food.ingredients.length > 1 ? 3 : 0),
  }),
  // Said alone it goes on from what was wished for.
  kind(
    '(?<=^(?:(?:but|ok|okay|rather|then|something|anything) )*(?:fully )?)cooked(?=(?: (?:please|ones?|only|then|instead|though))*$)',
    '(?<=^(?:(?:aber|ok|lieber|dann|etwas|was) )*)(?:durch)?gegarte?s?(?=(?: (?:bitte|dann|stattdessen))*$)',
    (food) =>
      isServed(food) &&
      isCookedBy(/bak|boil|brais|fry|saut|grill|roast|simmer|steam|stew|poach|toast|char|barbe|confit|sear|griddl/)(
        food,
      ),
  ),
  kind('pickled', 'eingelegt\\w*', (food) => !isDrink(food) && isCookedBy(/pickl|brin|cur(?:e|ing)/)(food), {
    fit: (food) => (isSaid(/pickl/i)(food) ? 4 : 0),
  }),
  kind('roasted|roasting', 'geröstet\\w*|zum rösten', isCookedBy(/roast|bak/), {
    fit: (food) => (isCookedBy(/roast/)(food) ? 3 : 0),
  }),
  // Read of what is done to it, for no dish is called so but one.
  kind(
    '(?:sunday |pot )?roasts?(?= (?:dinner|lunch|dish|meat|recipe|ideas?|idea|please)|$)|roast(?:ed)? meat',
    '\\w*braten',
    (food) =>
      isMeal(food) &&
      isCookedBy(/roast|brais/)(food) &&
      states(food, /beef|pork|lamb|mutton|veal|duck|goose|chicken|goat/i),
    { fit: (food) => (/roast|braten|lechon|braised/i.test(headOf(food)) ? 4 : 0) },
  ),
];
