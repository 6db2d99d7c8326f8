import { type DishKind, isSaid, kind } from './dish-kind.ts';

/** Kinds of dishes that people ask for by a name: English words, German words, and what is said of one. */
const names: readonly (readonly [en: string, de: string, said: RegExp])[] = [
  ['sushi|sashimi', 'sushi|sashimi', /sushi|sashimi|gimbap/i],
  ['pizzas?', 'pizzas?|pizzen', /\bpizza/i],
  ['burgers?|hamburgers?', 'burger|hamburger', /burger/i],
  ['sandwich(?:es)?', 'sandwich(?:es)?|belegte brote', /\bsandwich|banh mi|smørrebrød/i],
  ['tacos?', 'tacos?', /\btacos?\b/i],
  [
    'kebabs?|kebaps?|skewers?',
    'kebabs?|kebaps?|spieße?n?',
    /keb[ae][bp]|kabab|skewer|souvlaki|satay|yakitori|brochette/i,
  ],
  ['meatballs?', 'fleischbällchen|hackbällchen|frikadellen?|buletten?', /meat ?balls?|köfte|kofta|klopse|frikadelle/i],
  ['porridges?|gruels?', 'brei|porridge', /porridge|congee|gruel/i],
  ['pancakes?', 'pfannkuchen', /pancake|crêpe|galette|dosa/i],
  [
    '(?:filled |stuffed )?dumplings?|pasta parcels?',
    '(?:gefüllte[nr]? )?(?:teigtaschen?|maultaschen|dumplings?)',
    /^(?!.*\b(?:meatballs?|(?:bread|potato) dumplings?|klopse|knödel)\b).*(?:dumpling|gyoza|mandu|momo|pierogi|ravioli|tortellini|parcels)/is,
  ],
  ['knödel', 'knödel|klöße?n?', /dumpling|knödel|klopse/i],
  ['fritters?', 'fritters?|krapfen', /fritter/i],
  [
    'casseroles?|gratins?',
    'aufläufe?n?|auflauf|gratins?',
    /casserole|gratin|baked (?:pasta|in layers)|layer(?:s|ed)\b/i,
  ],
  ['hot ?pots?', 'feuert[oö]pfe?', /hot ?pot/i],
];

export const namedKinds: readonly DishKind[] = names.map(([en, de, said]) => kind(en, de, isSaid(said)));
