import { foldSearchText } from '#domain/values/fold-search-text.ts';
import type { IntensityName } from '#domain/taste/taste-vocabulary.ts';
import { comparedIn } from '#domain/assistant/words/compared-forms.ts';
import { englishCountries } from '#domain/assistant/words/english-countries.ts';
import { englishSynonyms } from '#domain/assistant/words/taste-synonyms.ts';
import type { Degree, WishGrammar } from './wish-grammar.ts';

/** Words for an intensity, folded. 'hot' is meant as spicy: foods are served warm of themselves. */
const tasteWords: Readonly<Record<IntensityName, string>> = {
  sweet: 'sweet|sugary|sweetness|sweetish|syrupy',
  salty: 'salty|saltiness|salted',
  sour: 'sour|acidic|sourness|puckery|mouth puckering',
  bitter: 'bitter|bitterness',
  umami: 'umami|savou?ry|moreish',
  spicy: 'spicy|hot|fiery|heat|spice|spiciness|kick|zing|burn|burning',
};

/** What stands before a taste's word, and what it makes of it; the first that fits. */
const degrees: readonly (readonly [RegExp, Degree])[] = [
  [
    /\bnot (?:too|very|so|overly|that|all that|extremely|super|particularly|especially) $|\b(?:is|was|are|gets|way|far|bit|much|being) too $|\bless $|\bnothing (?:too|very|overly) $/,
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
    /\b(?:not|non|no|never|neither|nor|without|nothing|no too|hate|dislike|avoid|zero|not (?:like|want|eat|stand|handle|take|tolerate|bear)) (?:any |at all )?$/,
    'without',
  ],
  [
    /\b(?:very|really|extremely|super|intensely|strongly|properly|as|lots of|loads of|plenty of|full of|high(?: in)?|much|so|extra|mega|ultra|seriously|proper) $/,
    'strong',
  ],
  [/\b(?:medium|moderately|medium level of|mid|moderate|fairly|somewhat) $/, 'medium'],
];

const fillers = new Set(
  (
    'a an the some any something anything nothing food foods dish dishes meal meals snack snacks thing things recipe kind of sort i me my we us you want would like love crave craving need fancy feel for give show find get recommend ' +
    'suggest suggestion please with without and but or not no too very really so bit little touch hint is are be that which what who whats from in to on at eat have can could should do does there it its tonight today now ' +
    'good nice tasty best great mood looking hungry im am idea ideas more less free contain contains containing allergic allergy than as also one ones option options tastes taste tasting flavour flavours flavor flavors ' +
    'non most hate dislike avoid stand eating allergies intolerant intolerance things person someone ' +
    'daughter son child kid kids wife husband partner girlfriend boyfriend friend mother father mum mom dad baby guest guests family he she they them his her him disease condition severe severely has having badly eats way everything else instead neither nor products product ingredients ' +
    'aroma aromas smell smells smelling scent scented texture textures consistency ' +
    'whatever other raw cooked fresh all kinds type types absolutely if when because since handle tolerate bear make makes making idea problem time sick ill dinner lunch breakfast supper evening morning afternoon brunch tell try eaten cuisine kitchen popular leftover leftovers fridge pantry use up left home lots south north east west southern northern eastern western central typical authentic traditional real proper people order grab bite cook cooking serve drink long today big small goods munch know got here both really just totally super bag box jar bunch packet pack tin tins can cans bottle pot handful lot bit pound kilo now what whole app catalogue list zero based proper properly absolutely completely entirely fridge freezer cupboard face classic classics famous iconic signature must national regional favourite favourites favorite favorites delicious yummy amazing awesome perfect fun cute basic well known usual common random ideally maybe perhaps preferably honestly please hear tired late early weekend girlfriends boyfriends night together alone style type way stuff smth sth sumthin sumthing somethin gimme lemme wanna gonna kinda sorta bit lil super mega proper bussin fire lit yum yummier tourist tourists traveller visitor bed bedtime sleep chopsticks though tho three four five couple few helps help cure cures once simultaneously glut heap pile load loads surplus excess half friendly'
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
    token === stored || englishSynonyms[stored]?.includes(token) === true || comparedIn(token)?.stored === stored,
  holding:
    /\b(?:with|has|have|using|uses?|contain(?:s|ing)?|made (?:with|from|of)|full of|based on) (?:some |a |an |lots of |the )?([a-z]{4,})\b/g,
  fillers,
};

function cuisineIn(text: string, cuisines: readonly string[]): string {
  const holds = (words: string) => words !== '' && ` ${text} `.includes(` ${words} `);
  const named = cuisines.find((name) => holds(foldSearchText(name)));
  if (named !== undefined) return named;
  const country = Object.keys(englishCountries).find(holds);
  const cuisine = country === undefined ? undefined : englishCountries[country];
  return cuisines.find((name) => name === cuisine) ?? '';
}

function cuisineSpellings(cuisine: string): readonly string[] {
  return [
    ...foldSearchText(cuisine).split(' '),
    ...Object.keys(englishCountries).filter((country) => englishCountries[country] === cuisine),
  ];
}
