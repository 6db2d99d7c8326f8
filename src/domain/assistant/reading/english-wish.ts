import { foldSearchText } from '#domain/values/fold-search-text.ts';
import type { IntensityName } from '#domain/taste/taste-vocabulary.ts';
import { comparedIn } from '#domain/assistant/words/compared-forms.ts';
import type { Degree, WishGrammar } from './wish-grammar.ts';

/** Words for an intensity, folded. 'hot' is meant as spicy: foods are served warm of themselves. */
const tasteWords: Readonly<Record<IntensityName, string>> = {
  sweet: 'sweet|sugary|sweetness',
  salty: 'salty|saltiness',
  sour: 'sour|acidic|sourness',
  bitter: 'bitter',
  umami: 'umami|savou?ry',
  spicy: 'spicy|hot|fiery|heat|spice|spiciness|kick|zing',
};

/** What stands before a taste's word, and what it makes of it; the first that fits. */
const degrees: readonly (readonly [RegExp, Degree])[] = [
  [
    /\bnot (?:too|very|so|overly|that|all that|extremely|super|particularly|especially) $|\bless $|\bnothing (?:too|very|overly) $/,
    'bounded',
  ],
  [
    /\b(?:a (?:little|bit|touch|hint|tiny bit|tad)(?: of(?: an?)?)?|slightly|mildly|lightly|mild|gently|fairly mild|subtly) $/,
    'slight',
  ],
  [
    /\b(?:hardly|barely|scarcely|minimally|low(?: in)?|little|not much|next to no|almost no|almost not|minimal) (?:any )?$/,
    'hardly',
  ],
  [
    /\b(?:not|non|no|never|without|nothing|no too|hate|dislike|avoid|zero|not (?:like|want|eat|stand|handle|take|tolerate|bear)) (?:any |at all )?$/,
    'without',
  ],
  [
    /\b(?:very|really|extremely|super|intensely|strongly|properly|as|lots of|loads of|plenty of|full of|high(?: in)?|much|so|extra|mega|ultra|seriously|proper) $/,
    'strong',
  ],
  [/\b(?:medium|moderately|medium level of|mid|moderate|fairly|somewhat) $/, 'medium'],
];

/** The vocabulary's words, spelt otherwise. */
const spellings: Readonly<Record<string, readonly string[]>> = {
  savory: ['savoury'],
  caramelised: ['caramelized'],
  smoky: ['smokey'],
  mild: ['bland', 'gentle'],
  crispy: ['crisp'],
  crunchy: ['crunch'],
  rich: ['indulgent', 'decadent'],
  hearty: ['filling', 'substantial', 'stodgy'],
  tangy: ['zesty'],
  citrusy: ['lemony', 'limey'],
  herbal: ['herby'],
  chocolatey: ['chocolaty'],
  fluffy: ['pillowy'],
  soft: ['squishy', 'mushy', 'soggy'],
  silky: ['silken'],
  slippery: ['slimy', 'slimey', 'gooey'],
  chewy: ['rubbery', 'stringy'],
  pungent: ['smelly', 'smellier', 'smelliest', 'stinky', 'stinkier', 'stinkiest', 'stinking'],
  floral: ['flowery', 'perfumed'],
  velvety: ['luscious'],
};

/** Countries by the cuisine that foods are said to have. 'turkey' is also a bird. */
const countries: Readonly<Record<string, string>> = {
  japan: 'Japanese',
  thailand: 'Thai',
  korea: 'Korean',
  india: 'Indian',
  italy: 'Italian',
  france: 'French',
  mexico: 'Mexican',
  vietnam: 'Vietnamese',
  seoul: 'Korean',
  busan: 'Korean',
  tokyo: 'Japanese',
  osaka: 'Japanese',
  kyoto: 'Japanese',
  bangkok: 'Thai',
  hanoi: 'Vietnamese',
  saigon: 'Vietnamese',
  hue: 'Vietnamese',
  paris: 'French',
  lyon: 'French',
  provence: 'French',
  brittany: 'French',
  rome: 'Italian',
  naples: 'Italian',
  milan: 'Italian',
  venice: 'Italian',
  sicily: 'Italian',
  tuscany: 'Italian',
  mumbai: 'Indian',
  delhi: 'Indian',
  punjab: 'Indian',
  goa: 'Indian',
  kerala: 'Indian',
  oaxaca: 'Mexican',
  yucatan: 'Mexican',
  isan: 'Thai',
  koreans: 'Korean',
  italians: 'Italian',
  mexicans: 'Mexican',
  indians: 'Indian',
  thais: 'Thai',
  sicilian: 'Italian',
  tuscan: 'Italian',
  roman: 'Italian',
  neapolitan: 'Italian',
  punjabi: 'Indian',
  bengali: 'Indian',
  goan: 'Indian',
  parisian: 'French',
  provencal: 'French',
  alsatian: 'French',
  oaxacan: 'Mexican',
  'tex mex': 'Mexican',
  greeks: 'Greek',
  turks: 'Turkish',
  persians: 'Persian',
  iranians: 'Persian',
  georgians: 'Georgian',
  ethiopians: 'Ethiopian',
  moroccans: 'Moroccan',
  nigerians: 'Nigerian',
  germans: 'German',
  austrians: 'Austrian',
  poles: 'Polish',
  ukrainians: 'Ukrainian',
  swedes: 'Swedish',
  danes: 'Danish',
  norwegians: 'Norwegian',
  finns: 'Finnish',
  scots: 'British',
  brazilians: 'Brazilian',
  peruvians: 'Peruvian',
  jamaicans: 'Jamaican',
  cubans: 'Cuban',
  americans: 'American',
  spaniards: 'Spanish',
  filipinos: 'Filipino',
  indonesians: 'Indonesian',
  malaysians: 'Malaysian',
  china: 'Chinese',
  greece: 'Greek',
  spain: 'Spanish',
  ethiopia: 'Ethiopian',
  peru: 'Peruvian',
  lebanon: 'Lebanese',
  morocco: 'Moroccan',
  philippines: 'Filipino',
  indonesia: 'Indonesian',
  bali: 'Indonesian',
  malaysia: 'Malaysian',
  penang: 'Malaysian',
  sichuan: 'Chinese',
  canton: 'Chinese',
  cantonese: 'Chinese',
  beijing: 'Chinese',
  shanghai: 'Chinese',
  istanbul: 'Turkish',
  anatolia: 'Turkish',
  syria: 'Syrian',
  palestine: 'Palestinian',
  israel: 'Israeli',
  beirut: 'Lebanese',
  iran: 'Persian',
  persia: 'Persian',
  iranian: 'Persian',
  tehran: 'Persian',
  georgia: 'Georgian',
  tbilisi: 'Georgian',
  taiwan: 'Taiwanese',
  taipei: 'Taiwanese',
  singapore: 'Singaporean',
  cambodia: 'Cambodian',
  pakistan: 'Pakistani',
  'sri lanka': 'Sri Lankan',
  armenia: 'Armenian',
  egypt: 'Egyptian',
  tunisia: 'Tunisian',
  jordan: 'Jordanian',
  cyprus: 'Cypriot',
  'ivory coast': 'Ivorian',
  belgium: 'Belgian',
  netherlands: 'Dutch',
  holland: 'Dutch',
  hungary: 'Hungarian',
  czechia: 'Czech',
  romania: 'Romanian',
  bulgaria: 'Bulgarian',
  croatia: 'Croatian',
  russia: 'Russian',
  argentina: 'Argentine',
  colombia: 'Colombian',
  chile: 'Chilean',
  ecuador: 'Ecuadorian',
  bolivia: 'Bolivian',
  guatemala: 'Guatemalan',
  canada: 'Canadian',
  australia: 'Australian',
  'new zealand': 'New Zealand',
  marrakesh: 'Moroccan',
  nigeria: 'Nigerian',
  lagos: 'Nigerian',
  ghana: 'Ghanaian',
  accra: 'Ghanaian',
  senegal: 'Senegalese',
  dakar: 'Senegalese',
  mali: 'Malian',
  crete: 'Greek',
  athens: 'Greek',
  madrid: 'Spanish',
  andalusia: 'Spanish',
  catalonia: 'Spanish',
  portugal: 'Portuguese',
  lisbon: 'Portuguese',
  germany: 'German',
  berlin: 'German',
  bavaria: 'German',
  bavarian: 'German',
  swabia: 'German',
  austria: 'Austrian',
  vienna: 'Austrian',
  viennese: 'Austrian',
  tyrol: 'Austrian',
  switzerland: 'Swiss',
  poland: 'Polish',
  ukraine: 'Ukrainian',
  kyiv: 'Ukrainian',
  sweden: 'Swedish',
  denmark: 'Danish',
  norway: 'Norwegian',
  finland: 'Finnish',
  iceland: 'Icelandic',
  britain: 'British',
  england: 'British',
  scotland: 'British',
  scottish: 'British',
  wales: 'British',
  london: 'British',
  ireland: 'Irish',
  brazil: 'Brazilian',
  bahia: 'Brazilian',
  lima: 'Peruvian',
  jamaica: 'Jamaican',
  cuba: 'Cuban',
  havana: 'Cuban',
  'puerto rico': 'Puerto Rican',
  trinidad: 'Trinidadian',
  haiti: 'Haitian',
  barbados: 'Barbadian',
  america: 'American',
  usa: 'American',
  texas: 'American',
  louisiana: 'American',
  cajun: 'American',
  creole: 'American',
  'new orleans': 'American',
};

const fillers = new Set(
  (
    'a an the some any something anything nothing food foods dish dishes meal meals snack snacks thing things recipe kind of sort i me my we us you want would like love crave craving need fancy feel for give show find get recommend ' +
    'suggest suggestion please with without and but or not no too very really so bit little touch hint is are be that which what who whats from in to on at eat have can could should do does there it its tonight today now ' +
    'good nice tasty best great mood looking hungry im am idea ideas more less free contain contains containing allergic allergy than as also one ones option options tastes taste tasting flavour flavours flavor flavors ' +
    'most hate dislike avoid stand eating allergies intolerant intolerance things person someone ' +
    'daughter son child kid kids wife husband partner girlfriend boyfriend friend mother father mum mom dad baby guest guests family he she they them his her him disease condition severe severely has having badly eats way everything else instead neither nor products product ingredients ' +
    'aroma aromas smell smells smelling scent scented texture textures consistency ' +
    'whatever other raw cooked fresh all kinds type types absolutely if when because since handle tolerate bear make makes making idea problem time sick ill dinner lunch breakfast supper evening morning afternoon brunch tell try eaten cuisine kitchen popular leftover leftovers fridge pantry use up left home lots south north east west southern northern eastern western central typical authentic traditional real proper people order grab bite cook cooking serve drink long today big small goods munch know got here both really just totally super'
  ).split(' '),
);

/** How a wish is said in English. */
export const englishWish: WishGrammar = {
  language: 'en',
  tastes: tasteWords,
  degree(before) {
    const spaced = before.replace(/ +/g, ' ');
    return { degree: degrees.find(([words]) => words.test(spaced))?.[1] ?? 'plain', words: 0 };
  },
  cuisine(text, cuisines) {
    const cuisine = cuisineIn(text, cuisines);
    return { cuisine, spellings: cuisineSpellings(cuisine) };
  },
  compares: (token) => comparedIn(token)?.degree === 'more',
  means: (token, stored) =>
    token === stored || spellings[stored]?.includes(token) === true || comparedIn(token)?.stored === stored,
  holding:
    /\b(?:with|has|have|using|uses?|contain(?:s|ing)?|made (?:with|from|of)|full of|based on) (?:some |a |an |lots of |the )?([a-z]{4,})\b/g,
  fillers,
};

function cuisineIn(text: string, cuisines: readonly string[]): string {
  const holds = (words: string) => words !== '' && ` ${text} `.includes(` ${words} `);
  const named = cuisines.find((name) => holds(foldSearchText(name)));
  if (named !== undefined) return named;
  const country = Object.keys(countries).find(holds);
  const cuisine = country === undefined ? undefined : countries[country];
  return cuisines.find((name) => name === cuisine) ?? '';
}

function cuisineSpellings(cuisine: string): readonly string[] {
  return [
    ...foldSearchText(cuisine).split(' '),
    ...Object.keys(countries).filter((country) => countries[country] === cuisine),
  ];
}
