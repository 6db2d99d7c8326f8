import { allergenWords, type AllergenWord } from '#domain/taste/taste-vocabulary.ts';

/** What a text about a food may name: an allergen, or something that speaks against a diet. */
export type SafetyTopic = AllergenWord | (typeof dietTopics)[number];

/** 'bee': what bees make. 'vegans' and 'vegetarians': a warning turns to them. 'salt', 'sugar': much of it. */
const dietTopics = ['meat', 'pork', 'alcohol', 'bee', 'vegans', 'vegetarians', 'salt', 'sugar'] as const;

/** The place of a topic is its bit. */
const safetyTopics: readonly SafetyTopic[] = [...allergenWords, ...dietTopics];

/** The bits of some topics. */
export function topicBits(...topics: readonly SafetyTopic[]): number {
  return topics.reduce((bits, topic) => bits | (1 << safetyTopics.indexOf(topic)), 0);
}

interface TopicRule {
  /** Folded words (`foldSearchText`), English and German; `\w*` for what German joins to them. */
  readonly names: string;
  /** What is in it. */
  readonly brings?: readonly SafetyTopic[];
  /** What may be in it, by the usual recipe or by many makers. */
  readonly mayBring?: readonly SafetyTopic[];
}

/** The words of the kitchen for each topic, of the fourteen allergens of EU Regulation 1169/2011, annex II, and of diets. */
export const topicRules: readonly TopicRule[] = [
  {
    names:
      'gluten\\w*|wheat|barley|rye|spelt|semolina|couscous|bul[gh]+ur|farro|freekeh|durum|triticale|seitan|malt|malted|oats?|oatmeal|coeliacs?|celiacs?',
    brings: ['gluten'],
  },
  {
    names: '\\w*weizen\\w*|gerste\\w*|roggen\\w*|dinkel\\w*|hafer\\w*|griess\\w*|grunkern\\w*|malz\\w*|zoliakie',
    brings: ['gluten'],
  },
  {
    names:
      'flour|bread|breads|breadcrumbs?|baguettes?|brioches?|croissants?|croutons?|panko|tempura|filo|phyllo|(?:puff |shortcrust |choux )?pastry|biscuits?|naan|pitt?a|chapatis?|parathas?|pizza',
    brings: ['gluten'],
  },
  { names: '\\w*mehl|\\w*brote?|brotchen|paniermehl|semmel\\w*|blatterteig\\w*|kekse?', brings: ['gluten'] },
  {
    names:
      'pasta|spaghetti|macaroni|tagliatelle|fettuccine|penne|lasagn[ea]|linguine|ravioli|tortellini|gnocchi|udon|ramen|somen|fideos?|orzo|egg noodles',
    brings: ['gluten'],
  },
  {
    names:
      'noodles?|nudeln?|\\w+nudeln?|dumplings?|wonton\\w*|rotis?|cakes?|cookies?|crackers?|dough|teig|batter|roux|worcestershire',
    mayBring: ['gluten'],
  },
  { names: 'beers?|lager|stout|bier\\w*', brings: ['gluten', 'alcohol'] },
  {
    names: 'soy sauce|soya sauce|sojaso\\w*|shoyu|teriyaki|hoisin|chunjang|(?:okonomiyaki|takoyaki|tonkatsu) sauce',
    brings: ['soy'],
    mayBring: ['gluten'],
  },
  { names: 'miso|doenjang|gochujang|ssamjang|oyster sauce', mayBring: ['gluten'] },
  {
    names:
      'sweet bean sauce|tianmian\\w*|doubanjiang|tobanjan|fermented bean paste|kecap(?: manis)?|tauco|cheonggukjang',
    brings: ['soy'],
    mayBring: ['gluten'],
  },
  {
    names: 'yufka|kadaif|kataifi|lavash|matzo|simit|crispbread|spatzle|knackebrod|marmite|vegemite|kvass',
    brings: ['gluten'],
  },

  {
    names:
      'shellfish|crustaceans?|shrimps?|prawns?|crabs?|crabmeat|lobsters?|crayfish|crawfish|langoustines?|langouste|krill|scampi|gambas?',
    brings: ['shellfish'],
  },
  {
    names: 'krebstier\\w*|krustentier\\w*|\\w*garnele\\w*|krabbe\\w*|hummer\\w*|languste\\w*|krebs\\w*',
    brings: ['shellfish'],
  },
  { names: 'seafoods?|meeresfruchte\\w*|schalentier\\w*', mayBring: ['shellfish', 'molluscs', 'fish'] },
  {
    names:
      'molluscs?|mollusks?|clams?|oysters?|mussels?|squids?|octopus|octopuses|cuttlefish|calamari|scallops?|abalones?|snails?|escargots?|whelks?|cockles?|periwinkles?',
    brings: ['molluscs'],
  },
  {
    names: 'weichtier\\w*|\\w*muschel\\w*|auster\\w*|kalmar\\w*|oktopus\\w*|krake\\w*|schnecken?',
    brings: ['molluscs'],
  },
  {
    names:
      'fish|fishes|fishcakes?|(?:cat|sword|monk|king|white|stock|rock|milk|flat|angler|dog)fish|anchov\\w+|bonito|dashi|tuna|salmon|mackerels?|cod|haddock|herrings?|sardines?|sprats?|trout|bream|sea bass|snappers?|gurnard|john dory|eels?|tilapia|halibut|pollock|carp|surimi|caviar|roe|nam pla|nuoc mam|garum|katsuobushi|kamaboko|worcestershire',
    brings: ['fish'],
  },
  {
    names:
      '\\w*fisch\\w*|sardelle\\w*|anchovis|lachs\\w*|hering\\w*|sardine\\w*|makrele\\w*|kabeljau\\w*|dorsch\\w*|forelle\\w*|aale?|karpfen|kaviar|rogen',
    brings: ['fish'],
  },
  { names: 'belacan|terasi|bagoong alamang', brings: ['shellfish'] },
  { names: 'bagoong|prahok', mayBring: ['fish', 'shellfish'] },
  { names: 'patis|bacalhau|bacalao|hake|whitebait|bottarga|taramasalata|kippers?', brings: ['fish'] },
  { names: 'fish cakes?|crab sticks?|ponzu|kimchi|curry paste', mayBring: ['fish'] },
  { names: 'curry paste|kimchi|insects?|grasshoppers?|crickets?|chapulines', mayBring: ['shellfish'] },

  {
    names:
      'eggs?|egg(?:white|yolk)s?|mayonnaise|mayo|aioli|rouille|meringues?|omelett?es?|albumen|eggnog|hollandaise|bearnaise|savoiardi',
    brings: ['egg'],
  },
  {
    names:
      'ei|eier|eiern|eiernudeln?|eigelb\\w*|eiweiss\\w*|eipulver|vollei\\w*|huhnerei\\w*|wachteleie?r?|omelett\\w*|baiser\\w*',
    brings: ['egg'],
  },
  {
    names:
      'milk|milks|milky|dairy|lactose|casein\\w*|whey|butter|buttered|buttermilk|ghee|cream|creams|creamy|creme|crema|cheeses?|cheesy|parmesan|parmigiano|grana padano|pecorino|gruyere|emmental\\w*|mozzarella|mascarpone|ricotta|queso|quesillo|comte|feta|cheddar|brie|camembert|gouda|reblochon|gorgonzola|burrata|halloumi|paneer|khoya|yogh?o?urts?|curds?|kefir|lassi|custard|dulce de leche|labneh|skyr|quark',
    brings: ['milk'],
  },
  {
    names:
      '\\w*milch\\w*|butter\\w*|\\w*sahne|rahm\\w*|schmand|\\w*kase|joghurt\\w*|molke\\w*|laktose\\w*|kasein\\w*|topfen',
    brings: ['milk'],
  },
  { names: 'chocolate|schokolade\\w*|batter', mayBring: ['milk'] },

  { names: 'peanuts?|groundnuts?|arachis|satay|erdnuss\\w*', brings: ['peanut'] },
  {
    names:
      '(?:tree|brazil|pine|cashew|macadamia|pecan|pistachio)nut|almonds?|walnuts?|cashews?|pistachios?|hazelnuts?|pecans?|macadamias?|pine kernels?|chestnuts?|marzipan|pralines?|gianduja|frangipane|amaretti',
    brings: ['tree nut'],
  },
  {
    names:
      'mandel\\w*|(?:baum|wal|hasel|pekan|para|macadamia|cashew)nuss\\w*|cashew\\w*|pistazie\\w*|macadamia\\w*|pinienkern\\w*|\\w*kastanie\\w*|marone\\w*|schalenfr[uc]\\w*|nougat',
    brings: ['tree nut'],
  },
  { names: 'nuts?|nuss|nusse\\w*|nuss(?:mus|kern|ol|mischung)\\w*', brings: ['tree nut'], mayBring: ['peanut'] },
  {
    names:
      'soy|soya|soybeans?|soyabeans?|tofu|bean ?curd|edamame|tempeh|miso|natto|doenjang|gochujang|ssamjang|tamari|ponzu|yuba|okara|soja\\w*',
    brings: ['soy'],
  },
  { names: 'sesame|tahin\\w*|halva|gomasio|hummus|houmous|dukkah|za ?atar|sesam\\w*', brings: ['sesame'] },
  { names: 'celery|celeriac|sellerie\\w*', brings: ['celery'] },
  { names: 'mustards?|senf\\w*', brings: ['mustard'] },
  {
    names: 'sulphites?|sulfites?|sulphur dioxide|sulfur dioxide|sulfit\\w*|schwefeldioxid|geschwefelt\\w*',
    brings: ['sulphites'],
  },
  { names: 'lupins?|lupini|lupine\\w*', brings: ['lupin'] },

  {
    names:
      'meats?|meatballs?|beef|veal|lamb|mutton|goat meat|venison|rabbit|poultry|chicken|capon|cockerel|duck|goose|turkey|oxtail|ox|offal|liver|kidneys?|tripe|blood|tallow|suet|bone marrow|marrow bones|beef marrow|foie gras|pate|frankfurters?|insects?|grasshoppers?|crickets?|chapulines',
    brings: ['meat'],
  },
  {
    names:
      '\\w*fleisch\\w*|rinder\\w*|kalbs\\w*|lamm\\w*|huhn|huhner\\w*|hahnchen\\w*|enten?|entenbrust|ganse\\w*|puten\\w*|\\w*wurst\\w*|insekten?',
    brings: ['meat'],
  },
  { names: 'sausages?|gelatine?|salami|schmalz|blood', brings: ['meat'], mayBring: ['pork'] },
  { names: 'rennet', mayBring: ['meat'] },
  {
    names:
      'pork|ham|bacon|lardons?|lard|pancetta|guanciale|prosciutto|chorizo|mortadella|pigs?|trotters?|chicharron\\w*|char siu|schwein\\w*|speck\\w*|schinken\\w*',
    brings: ['meat', 'pork'],
  },
  {
    names: 'wine|wines|prosecco|champagne|marsala|sherry|vermouth|sekt|(?:rot|weiss|port)?weine?',
    brings: ['alcohol'],
    mayBring: ['sulphites'],
  },
  {
    names:
      'alcohols?|alcoholic|liquor|sake|mirin|brandy|rum|vodka|whiske?y|gin|liqueurs?|aperol|tequila|mezcal|soju|makgeolli|cognac|calvados|kirsch|amaretto|alkohol\\w*|likor\\w*|schnaps|reiswein|weinbrand',
    brings: ['alcohol'],
  },
  { names: 'honey|beeswax|royal jelly|honig\\w*', brings: ['bee'] },
  { names: 'vegans?|vegan\\w*', brings: ['vegans'] },
  { names: 'vegetarians?|vegetari\\w*', brings: ['vegetarians', 'vegans'] },
  { names: 'salty|salted|(?:high|rich) in (?:salt|sodium)|salzig\\w*|salzreich\\w*|viel salz', brings: ['salt'] },
  {
    names: 'sugary|high in sugar|sugar and (?:fat|butter)|(?:contains|added) sugar|zuckerreich\\w*|viel zucker',
    brings: ['sugar'],
  },
];

const flourless =
  'rice|corn|maize|gram|chick ?pea|besan|tapioca|almond|coconut|buckwheat|potato|lentil|urad|millet|sorghum|cassava|masa|teff|soy|soya|quinoa|chestnut|banana|acorn|mung bean|sweet potato|konjac|glass|cellophane|shirataki|reis|mais|kichererbsen|kartoffel|mandel|kokos|buchweizen|hirse|glas|tapioka|linsen';

/** What sounds like a topic and means something else: what stands for it instead. Applied in this order to a folded text. */
export const misleadingNames: readonly (readonly [RegExp, string])[] = [
  [/\b(tree|brazil|pine|cashew|macadamia|pecan|pistachio) nuts?\b/g, '$1nut '],
  [/\b(?:monkey|ground) nuts?\b/g, 'peanut '],
  [
    new RegExp(
      `\\b(${flourless}) ?(?:wheat |rice )?(?:flour|noodles?|vermicelli|dough|cakes?|crackers?|paper|mehl|nudeln?|teig)\\b`,
      'g',
    ),
    '$1 ',
  ],
  [
    /\b(coconut|oat|rice|hemp|soy|soya|almond|cashew|hazelnut|peanut|nut) ?(?:milk|creams?|butter|yogh?urt|cheese)\b/g,
    '$1 ',
  ],
  [
    /\b(kokos|hafer|reis|hanf|soja|mandel|cashew|haselnuss|erdnuss|nuss) ?(?:milch|sahne|creme|butter|joghurt|drink)\b/g,
    '$1 ',
  ],
  [/\b(?:creamed|dried|grated|toasted|fresh) coconut\b|\bcoconuts?\b|\bkokosn(?:u|ü)ss\w*/g, 'coconut '],
  [
    /\b(?:cocoa|cacao|shea) butter\b|\bkakaobutter\b|\bbutter ?beans?\b|\bbutter(?:nut|cup|fly|head)\w*(?: squash| pea)?\b|\bcream of tartar\b|\bweinstein\w*/g,
    ' ',
  ],
  [
    /\bwater ?chestnuts?\b|\bwasserkastanie\w*|\b(?:ginkgo|tiger|betel|areca|kola) ?nuts?\b|\bnutmeg\b|\bmuskatnuss\b|\berdmandel\w*/g,
    ' ',
  ],
  [/\bbuckwheat\b|\bbuchweizen\w*/g, ' '],
  [/\begg ?plants?\b|\beierfrucht\w*/g, ' '],
  [/\boyster mushrooms?\b|\bausternpilz\w*|\baustern?seitling\w*|\bzimtschnecke\w*/g, ' '],
  [/\btintenfisch\w*/g, 'kalmar '],
  [/\bsweet ?breads?\b/g, 'meat '],
  [
    /\bbread ?fruit\b|\bbrotfrucht\w*|\bcrab ?apples?\b|\bfish mint\b|\bkidney beans?\b|\bkidneybohne\w*|\bblood oranges?\b|\bblutorange\w*|\bbeef tomatoe?s?\b|\bfleischtomate\w*|\bfruchtfleisch\w*|\bflesh\b/g,
    ' ',
  ],
  [/\bquail eggs?\b|\bduck eggs?\b|\bhen s eggs?\b/g, 'egg '],
  [/\b(?:rice |white |red |cider |wein)?(?:wine )?(?:vinegar|essig)\w*/g, ' '],
  [
    /\b(?:vegan|plant based|vegetarian|mock|pflanzliche?[mnrs]?|vegane?[mnrs]?) (?:butter|cheese|cream|milk|yogh?urt|mayonnaise|sausages?|ham|bacon|meat|chicken|beef|eggs?|honey|gelatine?|kase|sahne|milch|joghurt|wurst|fleisch|ei)\b/g,
    ' ',
  ],
];
