import { germanPattern } from './german-pattern.ts';
import { type DenialGrammar, deniedNeeds } from './denied-needs.ts';
import { allergen, diet, englishDenial, englishSpellings, type FoundNeed, needsIn, type Spellings } from './needs-in.ts';

/** What makes one word of an allergen and what is said of it: 'Nussallergie', 'eifreies', 'milcheiweißhaltig'. */
const said = '(?:(?:eiweiß|protein|produkt\\w*?)?(?:frei|allerg|unvertr|intoleran|haltig|spuren|produkt|eiweiß|protein|pulver|anteil)\\w*)';

const meat = '(?:schweine|rind|kalb|lamm|hühner|hack|puten)?fleisch|schwein|speck|schinken|würste?|wurst|gelatine';

const germanSpellings: Spellings = ([
  ['vegan\\w*|(?:rein )?pflanzlich\\w*|tierfrei\\w*|ohne tierische\\w*(?: produkte?| zutaten)?', [diet('vegan')]],
  ['vegetari\\w*|veggie|fleisch(?:los|frei)\\w*', [diet('vegetarian')]],
  // What is stated to be vegetarian is without any; of the kinds of meat nothing else is stated.
  [meat, [diet('vegetarian')]],
  ['(?:gluten|weizen) ?frei\\w*|zöliakie\\w*|(?:gluten|weizen)(?:unvertr|intoleran|allerg|sensitiv)\\w*', [diet('gluten_free')]],
  ['(?:milch|laktose|lactose|milchprodukt\\w*) ?frei\\w*|(?:laktose|lactose|milch|milcheiweiß|milchzucker)(?:unvertr|intoleran|allerg)\\w*|laktose ?intoleran\\w*', [diet('dairy_free')]],
  ['nuss ?frei\\w*', [diet('nut_free')]],
  ['(?:salz|natrium)(?:arm|reduziert)\\w*|wenig(?:er)? salz', [diet('low_sodium')]],
  ['zucker(?:arm|frei|reduziert)\\w*|wenig(?:er)? zucker|ohne zucker', [diet('low_sugar')]],
  ['keto\\w*', [diet('keto_friendly')]],
  ['halal', [diet('halal')]],
  ['k[ao]sc?her\\w*', [diet('kosher')]],
  ['erdn(?:u|ü)ss\\w*', [allergen('peanut')]],
  ['(?:baum|hasel|wal|cashew|para|pekan|macadamia)n(?:u|ü)ss\\w*|mandel(?:n|milch|mehl|mus|splitter|öl)?|cashews?|cashewkern\\w*|pistazien?|schalenfr(?:u|ü)cht\\w*', [allergen('tree nut')]],
  // 'nussig' is a taste.
  [`nuss${said}?|nüssen?|nussmus|nusskern\\w*`, [allergen('peanut'), allergen('tree nut')]],
  [`gluten${said}?|weizen(?:mehl|${said})?|roggen(?:mehl)?|gerste|dinkel(?:mehl)?`, [allergen('gluten')]],
  // In German cooking mussels count among them, too.
  [`(?:schalentier|meeresfr(?:u|ü)cht)\\w*`, [allergen('shellfish'), allergen('molluscs')]],
  [`(?:krebstier|krustentier)\\w*|garnelen?|shrimps?|krabben?|hummer|scampi|langusten?|krebs(?:e|en)?|krebs${said}`, [allergen('shellfish')]],
  [`weichtier\\w*|muscheln?|austern?|tintenfisch\\w*|kalmare?n?|calamari|oktopus|kraken?|schnecken?|muschel${said}`, [allergen('molluscs')]],
  [`(?:\\w*[^r\\W])?fisch(?:e|en|sauce|soße|${said})?|sardellen?|anchovis|lachs|hering|sardinen?`, [allergen('fish')]],
  [`ei|eier|eiern|eigelb|eiweiß|hühnerei\\w*|vollei|eier?${said}`, [allergen('egg')]],
  [`milch${said}?|kuhmilch|buttermilch|sahne|rahm|käse|joghurt|quark|butter|molke|laktose|lactose`, [allergen('milk')]],
  [`soja(?:bohnen?|sauce|soße|milch|${said})?|tofu`, [allergen('soy')]],
  [`sesam(?:öl|samen|${said})?`, [allergen('sesame')]],
  [`sellerie(?:${said})?`, [allergen('celery')]],
  [`senf(?:körner|${said})?`, [allergen('mustard')]],
  ['sulfite?n?|sulfit\\w*|geschwefelt\\w*|schwefel\\w*', [allergen('sulphites')]],
  ['lupinen?\\w*', [allergen('lupin')]],
] as const).map(([pattern, needs]) => [germanPattern(`\\b(?:${pattern})${said}?\\b`), needs] as const);

/** The diets and allergens that a folded German text names, also by an English word, in its order; no two of them overlap. */
export function needsInGerman(text: string): readonly FoundNeed[] {
  return needsIn(text, [...germanSpellings, ...englishSpellings]);
}

/** How German denies what is named, also by an English word. */
export const germanDenial: DenialGrammar = {
  allergy: either(germanPattern('allerg|unverträg|intoleran|anaphyla|zöliakie|\\breagier\\w*\\b|empfindlich'), englishDenial.allergy),
  no: either(germanPattern('\\b(?:ohne|keine?[mnrs]?|keinerlei|nichts|frei von|meide\\w*|vermeide\\w*|hasse|nie|niemals|weder|außer|statt|anstatt|anstelle|nicht(?! (?:zu|sehr|allzu|ganz|besonders|nur|so(?! gern))\\b))\\b'), englishDenial.no),
  yes: either(germanPattern('\\b(?:etwas|irgendetwas|irgendwas|aber|sondern|dafür|will|möchte|hätte|liebe|brauche|suche)\\b'), englishDenial.yes),
  after: either(germanPattern('^ (?:mag|esse|isst|vertrage|verträgt|darf|kann|soll|will|möchte) (?:ich|wir|er|sie|es) (?:\\w+ )?(?:nicht|keine)\\b|^ (?:\\w+ )?nicht(?: \\w+)?$|^ (?:gar |überhaupt )?nicht (?:essen|vertragen|mag|esse|vertrage|darf|enthalten|haben|drin)\\b|^ (?:vermeiden|meiden|weglassen)\\b|^ (?:macht|machen) (?:mich|mir|uns|ihn|sie)\\b'), englishDenial.after),
  joint: either(/^ (?:(?:und|oder|noch|sowie|auch|bzw)(?: auch)? )?(?:die |das |den |eine?[mnrs]? |keine?[mnrs]? )?$/, englishDenial.joint),
  meat: germanPattern(`^(?:${meat})$`),
  avoided: [
    ...[
      '\\b(?:ohne|keine?[mnrs]?|keinerlei|frei von|meide\\w*|vermeide\\w*|hasse|weder|außer|(?:allerg\\w*|unverträg\\w*|empfindlich|reagier\\w*)(?: \\w+)? (?:gegen|auf)) (?:(?:und|oder|noch|auch|die|das|den|eine?[mnrs]?|keine?[mnrs]?|irgendwelche\\w*|jegliche\\w*|rohe?[mnrs]?|frische?[mnrs]?|gegen|auf) )*(\\w+)',
      '\\b(\\w*[^\\W_](?:allerg|unverträg|intoleran)\\w*)',
      '\\b(\\w{3,}frei(?:e[mnrs]?)?)\\b',
      '\\b(\\w+) (?:mag|esse|vertrage|darf|kann) (?:ich|er|sie|wir) (?:\\w+ )?nicht\\b',
      '\\b(?:mag|esse|vertrage|darf|kann) (\\w+) nicht\\b',
    ].map(germanPattern),
    ...englishDenial.avoided,
  ],
  health: either(germanPattern('schwanger|stillend|stillzeit|\\bstille\\b|diabet|histamin|fru[ck]t\\w*intoleran|fodmap|alkohol'), englishDenial.health),
};

function either(one: RegExp, other: RegExp): RegExp {
  return new RegExp(`${one.source}|${other.source}`);
}

/** Those of a text's needs that foods must keep. */
export function wantedNeeds(text: string): readonly FoundNeed[] {
  return deniedNeeds(text, needsInGerman(text), germanDenial);
}
