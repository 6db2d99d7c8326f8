interface HiddenSulphites {
  readonly named: RegExp;
  /** What the name matches, but means something else. */
  readonly except?: RegExp;
  /** Why makers add them. */
  readonly why: string;
  /** The rule of food law that lets them. */
  readonly source: string;
}

/** Regulation (EC) 1333/2008 on food additives, annex II, by its number of the kind of food. */
const eu = (kind: string) => `Regulation (EC) 1333/2008, annex II, ${kind}`;
/** The General Standard for Food Additives, table one, sulfites, by its number of the kind of food. */
const codex = (kind: string) => `Codex CXS 192-1995, sulfites, ${kind}`;

/**
 * Ingredients that hold sulphites by the practice of many makers, of which a record therefore says so, be it as 'may contain'. Read strictly: where makers
 * may add them and a plain word of the kitchen means the bought thing as often as the one made at home, the bought one counts. Grape wine and
 * raisins are no hidden ones: `ingredient-allergens.ts` has them as certain. What is left out is so on purpose: spices, sugars and starches, whose share in
 * a dish brings it below the 10 mg/kg from which on they count as there; whole fruit, rice vinegar, olives and dates.
 */
export const hiddenSulphites: readonly HiddenSulphites[] = [
  {
    named: /coconut (milk|cream)/,
    why: 'keeps tinned coconut milk from turning grey',
    source: 'Codex CXS 240-2003, 4.1: 30 mg/kg',
  },
  {
    named: /(dried|desiccated|toasted|grated|shredded) coconut|coconut (flakes|shreds|chips)/,
    except: /fresh(ly)? (grated )?coconut/,
    why: 'keeps the flakes white',
    source: eu('04.2.1: 50 mg/kg'),
  },
  {
    named:
      /dried (fruits?|apples?|pears?|peach(es)?|mango(es)?|papaya|pineapple|plums?|figs?|longans?|cherries|bananas?)|prunes?\b|barberries|\bcurrants\b|cranberries|jujubes/,
    why: 'keeps the colour of dried fruit',
    source: eu('04.2.1: 500 to 2,000 mg/kg'),
  },
  {
    named:
      /dried (mushrooms?|shiitake|porcini|tomato(es)?|ginger|bamboo|lily|gourd|vegetables)|sun-dried tomato|wood ear|lily buds|kanpyo|kampyo/,
    why: 'bleaches and keeps dried vegetables and mushrooms',
    source: `${eu('04.2.1: 100 to 400 mg/kg')}; ${codex('04.2.2.2: 500 mg/kg')}`,
  },
  {
    named: /bamboo shoots|lotus root|straw mushrooms|water chestnuts?|(hearts? of palm|palm hearts?)/,
    why: 'keeps peeled, tinned or vacuum-packed white vegetables white',
    source: eu('04.1.3 and 04.2.3: 50 mg/kg'),
  },
  {
    named:
      /pickle[sd]?\b|gherkins?|capers|sauerkraut|preserved (lemons?|radish|mustard greens)|silver onions|piccalilli|chow-chow|(chillies|peppers|vegetables) in (vinegar|brine)|giardiniera/,
    why: 'keeps vegetables and fruit in vinegar or brine',
    source: `${eu('04.2.2: 100 mg/kg')}; ${codex('04.2.2.3: 100 mg/kg')}`,
  },
  {
    named: /vinegar\b/,
    except: /(rice|malt|palm|cane|coconut|black|chinkiang) vinegar/,
    why: 'vinegar of wine or cider brings those of its drink, and fermented vinegar is kept by them',
    source: eu('12.3: 170 mg/kg'),
  },
  {
    named: /(lemon|lime|grape) juice\b/,
    except: /fresh(ly)?[a-z -]* (lemon|lime) juice/,
    why: 'keeps bottled juice; fresh is squeezed by some cooks alone',
    source: eu('14.1.2: 350 mg/kg'),
  },
  {
    named: /verjuice|grape must|grape molasses|\bmolasses\b|treacle|\bcider\b(?! (vinegar|apples))/,
    why: 'keeps must and cider from fermenting on, and stays when they are boiled down; molasses keeps it from the sugar',
    source: eu('11.2: 70 mg/kg; 14.2.3: 200 mg/kg'),
  },
  {
    named: /candied|glacé|maraschino|crystalli[sz]ed (fruit|ginger)|\b(jam|marmalade)\b/,
    why: 'bleaches fruit before it is coloured, and keeps the pulp for jam',
    source: eu('05.2 and 04.2.5: 50 to 100 mg/kg'),
  },
  {
    named: /\bmustard\b|horseradish|\bwasabi/,
    except: /mustard (seeds?|oil|greens?|leaves|powder)|(horseradish|wasabi) (root|rhizome)|fresh wasabi/,
    why: 'keeps the paste light and sharp',
    source: eu('12.4: 250 mg/kg, Dijon mustard 500; 04.1.2: horseradish pulp 800'),
  },
  {
    named: /prawns?\b|shrimps?\b|lobster|crayfish|langoustines?|squid|octopus|cuttlefish/,
    except: /(prawn|shrimp) (paste|crackers?|stock)|tiny shrimp/,
    why: 'keeps the shells from blackening, and white flesh white',
    source: eu('09.1.2 and 09.2: 50 to 300 mg/kg'),
  },
  {
    named: /salt cod|bacalhau|bacalao|baccalà/,
    why: 'keeps salted cod white',
    source: eu('09.2: 200 mg/kg'),
  },
  {
    named: /\bsausages?\b|sausage meat|\bburger meat/,
    except: /(blood|smoked|smoked pork|chinese|chinese pork|vietnamese pork|frankfurter) sausages?|sausage casing/,
    why: 'keeps the colour of fresh sausages with a share of grain or vegetables',
    source: eu('08.2: 450 mg/kg'),
  },
  {
    named: /french fries|potato flakes|instant mashed/,
    why: 'keeps cut and dried potatoes from browning',
    source: eu('04.2.6: 100 to 400 mg/kg'),
  },
];
