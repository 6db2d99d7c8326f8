import type { AllergenWord } from '#domain/taste/taste-vocabulary.ts';

interface DishRule {
  readonly named: RegExp;
  /** What the name matches, but means something else. */
  readonly except?: RegExp;
  /** What it holds by the recipe of most cooks or makers: a record that names it says so, be it as 'may contain'. */
  readonly holds: readonly AllergenWord[];
}

/**
 * What the names of dishes and products hide, as they stand among a record's versions and suggestions. `ingredient-allergens.ts` reads the plain words
 * of the kitchen ('with walnuts'); these are finished things whose name tells none of their ingredients ('with bhatura', 'as lapis legit'). Written from
 * general food knowledge. A dish that has a record of its own need not stand here: its own list counts (`records/named-dish-faults.ts`).
 */
const dishRules: readonly DishRule[] = [
  // Breads, doughs and what is wrapped in them
  {
    named:
      /\b(puris?|kulchas?|chapatis?|phulkas?|pides?|lahmacun|dürüm|focaccia|panino|pizzas?|calzones?|bagels?|bruschetta|sandwich(es)?|burgers?|tortas?|guajolota|gringas|burritos?|empanadas?|pasty|pasties|pampushky|uszka|pierogi|varenyky|pelmeni|mandu|manduguk|gyoza|potstickers|wontons?|samosas?|turon|churros|strudel|crumble|couscous|semo|trid|tantanmen|hulatang|jjamppong|instant noodles?|crackers|dumplings|pastries|laghman)\b|fried dough( sticks)?|\ba (soft |bread |white |wheat )?roll\b|\bwheat rolls\b|\b(in|into) a bun\b(?! tin)|\bbuns\b|\bpav\b|\bmacaroni\b|\b(haggis|(black|white) pudding)\b/,
    except:
      /\b(prawn|shrimp|rice|sesame rice|seaweed) crackers|chor muang dumplings|\b(rice|potato|tapioca|maize|corn) dumplings|\b(millet|corn|maize|cassava) couscous|rice burger/,
    holds: ['gluten'],
  },
  {
    named: /bhatur[ae]\b|\bkulchas?\b|\bnaans?\b|soda (bread|farls)|scones?\b|\bstuffed breads/,
    holds: ['gluten', 'milk'],
  },
  {
    named: /lapis legit|spekkoek|\bwaffles?\b|yorkshire pudding|pancakes inside|\bsponge\b(?! fingers)|crêpes/,
    holds: ['gluten', 'egg', 'milk'],
  },
  { named: /\bbrioche\b|\bburek\b|\bbörek\b|khachapuri/, holds: ['gluten', 'milk'] },
  { named: /baklava|knafeh/, holds: ['gluten', 'milk', 'tree nut'] },
  { named: /mataba\b|murtabak|martabak|\bmie\b|\bnokedli\b|\bcsipetke\b/, holds: ['gluten', 'egg'] },
  { named: /\brava (idli|dosa|upma)|\b(semolina|rava)\b/, except: /rice rava/, holds: ['gluten'] },
  { named: /rava idli|kanchipuram idli/, holds: ['milk', 'tree nut'] },

  { named: /\bburgers?\b/, except: /rice burger|onion burger/, holds: ['egg'] },

  // Batters and coatings
  {
    named: /tempura|\btendon\b over|\bas tendon\b|kakiage|tanuki/,
    except: /tempura scraps/,
    holds: ['gluten', 'egg', 'shellfish'],
  },
  { named: /tempura scraps/, holds: ['gluten', 'egg'] },
  { named: /tenmusu/, holds: ['gluten', 'egg', 'shellfish'] },
  { named: /toriten|\bkatsu\b|katsudon|\bcutlets?\b|korokke|croquettes|schnitzel/, holds: ['gluten', 'egg'] },
  { named: /spring rolls/, holds: ['gluten'] },
  { named: /crab spring rolls|nem cua/, holds: ['egg', 'shellfish'] },
  { named: /nem hai san|creamy seafood rolls/, holds: ['egg', 'mustard', 'molluscs'] },

  // What the sea is called
  {
    named: /\bseafood\b|frutti di mare|mariscos|uosuki|jjamppong/,
    except: /(without|or no)[^,;]* seafood/,
    holds: ['fish', 'shellfish', 'molluscs'],
  },
  { named: /laksa\b|nam (phrik|prik)|prik nam pla|nuoc (cham|mam)|\bjaew\b|\bshito\b/, holds: ['fish'] },
  { named: /laksa\b|sambal|nam (phrik|prik)|\bshito\b|\bvatapá|banh (nam|loc)\b/, holds: ['shellfish'] },
  { named: /cha lua|pissalat|tapenade|rollmops|matjes|fiskefrikadeller|kalakeitto|gourami/, holds: ['fish'] },
  { named: /cha cua|crab and pork cake/, holds: ['egg', 'shellfish'] },

  // Sauces, dips and spice mixes
  { named: /seven-spice|shichimi|gunpowder(?! (green )?tea)|furikake|goma\b/, holds: ['sesame'] },
  { named: /ssamjang/, holds: ['sesame', 'soy'] },
  { named: /tonjiru/, holds: ['sesame', 'soy'] },
  { named: /japchae|bulgogi(?! of)|\bgalbi\b|\btare\b/, holds: ['soy', 'gluten'] },
  { named: /vinegar dip|(scallion and|sweet|yellow) bean sauce|soy (dip|and)\b/, holds: ['soy', 'gluten'] },
  { named: /baek-kimchi|white kimchi/, holds: ['tree nut'] },
  { named: /kimchi\b/, except: /kimchi-jeon without|vegan[^,;]*kimchi/, holds: ['fish', 'shellfish'] },
  { named: /banh khoai/, holds: ['egg', 'peanut', 'sesame', 'soy'] },
  { named: /bun thit nuong|\bsatay sauce|yaji\b|gado/, holds: ['peanut'] },
  { named: /shingara/, holds: ['peanut'] },
  { named: /mirchi ka salan/, holds: ['peanut', 'sesame', 'mustard'] },
  { named: /\bsambar\b|\brasam\b|coconut chutney/, holds: ['mustard'] },
  { named: /coleslaw|salad cream|ranch dressing|esquites/, holds: ['egg'] },
  { named: /salad cream|rémoulade|remoulade/, holds: ['mustard', 'egg'] },
  { named: /ajoblanco|romesco|gheimeh nesar|noon chai|\bamlou\b|\bbazhe\b|muhammara/, holds: ['tree nut'] },
  { named: /chocolate spread/, holds: ['tree nut', 'milk', 'soy'] },
  { named: /egg-lemon|avgolemono|soapwort cream|\bnatef\b|rompope|advocaat|pavlova/, holds: ['egg'] },

  // Milk under other names
  {
    named:
      /\b(dahi|malai|makhan[iy]a?|makkhaniya|mawa|kulfi|rabri|raita|tzatziki|poutine|aligot|mashed potato(es)?|champ\b|gratin|gratinated|fondue|tartiflette|white sauce|horseradish sauce|vanilla sauce|creamed|rosé tteokbokki|huancaína|ocopa|catupiry|beijinho|brigadeiro|rompope|bingsu|latte|smen|bac xiu|ice-cream|soft serve|pistou|carbonara|cacio e pepe|amatriciana|gricia|dakos|croque-monsieur|quesabirria|suizas|enchiladas|humitas|bougatsa|moussaka|ras malai|white coffee|flat white|milkshakes?|shakes|eggnog|snow skin)\b/,
    except: /pistou without|coconut ice-cream/,
    holds: ['milk'],
  },
  { named: /carbonara|croque-madame/, holds: ['egg', 'milk', 'gluten'] },
];

const rules = dishRules.map((rule) => ({
  ...rule,
  except: rule.except === undefined ? undefined : new RegExp(rule.except, 'g'),
}));
const known = new Map<string, ReadonlySet<AllergenWord>>();

/** The allergens that the names of dishes in a text stand for. The same texts are read for many questions: what came of one is kept. */
export function dishAllergens(text: string): ReadonlySet<AllergenWord> {
  const kept = known.get(text) ?? readDishes(text.toLowerCase());
  known.set(text, kept);
  return kept;
}

function readDishes(plain: string): ReadonlySet<AllergenWord> {
  return new Set(
    rules
      .filter(({ named, except }) => named.test(except === undefined ? plain : plain.replaceAll(except, ' ')))
      .flatMap(({ holds }) => holds),
  );
}
