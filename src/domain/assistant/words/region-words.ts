import type { AssistantLanguage } from '#domain/assistant/assistant-language.ts';
import { germanPattern } from './german-pattern.ts';

const eastAsia = ['Japanese', 'Korean', 'Chinese', 'Taiwanese', 'Cantonese', 'Hong Kong', 'Mongolian'];
const southEastAsia = [
  'Thai',
  'Vietnamese',
  'Indonesian',
  'Malaysian',
  'Filipino',
  'Singaporean',
  'Lao',
  'Cambodian',
  'Burmese',
];
const southAsia = ['Indian', 'Pakistani', 'Bangladeshi', 'Sri Lankan', 'Nepalese', 'Tibetan', 'Afghan'];
const middleEast = [
  'Lebanese',
  'Syrian',
  'Levantine',
  'Israeli',
  'Turkish',
  'Iranian',
  'Persian',
  'Iraqi',
  'Egyptian',
  'Armenian',
  'Middle Eastern',
  'Palestinian',
  'Jordanian',
  'Yemeni',
  'Georgian',
];
const northAfrica = ['Moroccan', 'Tunisian', 'Algerian', 'Egyptian', 'Libyan'];
const mediterranean = [
  'Italian',
  'French',
  'Greek',
  'Spanish',
  'Portuguese',
  'Turkish',
  'Lebanese',
  'Syrian',
  'Levantine',
  'Israeli',
  'Croatian',
  'Maltese',
  'Cypriot',
  'Mediterranean',
  ...northAfrica,
];
const nordic = ['Swedish', 'Danish', 'Norwegian', 'Finnish', 'Icelandic', 'Nordic', 'Scandinavian'];
const europe = [
  'European',
  'Welsh',
  'Georgian',
  'French',
  'Italian',
  'Spanish',
  'Portuguese',
  'Greek',
  'German',
  'Austrian',
  'Swiss',
  'British',
  'English',
  'Irish',
  'Scottish',
  'Polish',
  'Hungarian',
  'Czech',
  'Russian',
  'Ukrainian',
  'Dutch',
  'Belgian',
  'Croatian',
  'Romanian',
  'Bulgarian',
  'Cypriot',
  ...nordic,
];
const southAmerica = [
  'Argentine',
  'Peruvian',
  'Brazilian',
  'Argentinian',
  'Colombian',
  'Chilean',
  'Venezuelan',
  'Ecuadorian',
  'Bolivian',
  'Uruguayan',
  'Paraguayan',
];
const caribbean = [
  'Caribbean',
  'Cuban',
  'Jamaican',
  'Puerto Rican',
  'Trinidadian',
  'Haitian',
  'Barbadian',
  'Dominican',
];
const latinAmerica = ['Mexican', 'Guatemalan', 'Salvadoran', ...caribbean, ...southAmerica];
const westAfrica = ['West African', 'Nigerian', 'Ghanaian', 'Senegalese', 'Ivorian', 'Malian', 'Beninese'];
const africa = ['African', 'Ethiopian', 'Eritrean', 'Kenyan', 'South African', ...westAfrica, ...northAfrica];

const english = (words: string) => new RegExp(`\\b(?:${words})\\b`);
const german = (words: string) => germanPattern(`\\b(?:${words})(?:e[mnrs]?)?\\b`);

/** Parts of the world, the narrower first, and the cuisines that records may state of them. */
const regions: readonly {
  readonly words: Readonly<Record<AssistantLanguage, RegExp>>;
  readonly cuisines: readonly string[];
}[] = [
  {
    words: { en: english('east asian?|far eastern'), de: german('ostasiatisch|ostasien|fernöstlich') },
    cuisines: eastAsia,
  },
  {
    words: {
      en: english('south ?east asian?|southeast asian?|indochin\\w+'),
      de: german('südostasiatisch|südostasien'),
    },
    cuisines: southEastAsia,
  },
  { words: { en: english('south asian?|subcontinent'), de: german('südasiatisch|südasien') }, cuisines: southAsia },
  {
    words: { en: english('asian?|oriental'), de: german('asiatisch|asien') },
    cuisines: [...eastAsia, ...southEastAsia, ...southAsia],
  },
  {
    words: {
      en: english('middle east(?:ern)?|levant(?:ine)?|arab(?:ic|ian)?'),
      de: german('nahöstlich|orientalisch|arabisch|naher osten'),
    },
    cuisines: middleEast,
  },
  { words: { en: english('mediterranean'), de: german('mediterran|mittelmeer\\w*') }, cuisines: mediterranean },
  {
    words: { en: english('scandinavian?|nordic'), de: german('skandinavisch|nordisch|skandinavien') },
    cuisines: nordic,
  },
  { words: { en: english('european?'), de: german('europäisch|europa') }, cuisines: europe },
  { words: { en: english('south americ\\w+'), de: german('südamerikanisch|südamerika') }, cuisines: southAmerica },
  {
    words: { en: english('latin(?: americ\\w+)?|latino'), de: german('lateinamerikanisch|lateinamerika') },
    cuisines: latinAmerica,
  },
  {
    words: { en: english('caribbean|west indian'), de: german('karibisch|karibik') },
    cuisines: caribbean,
  },
  { words: { en: english('west african?'), de: german('westafrikanisch|westafrika') }, cuisines: westAfrica },
  { words: { en: english('north african?'), de: german('nordafrikanisch|nordafrika') }, cuisines: northAfrica },
  { words: { en: english('african?'), de: german('afrikanisch|afrika') }, cuisines: africa },
];

/** The cuisines of the part of the world that a folded text names, and its words; null for none. */
export function regionIn(
  text: string,
  language: AssistantLanguage,
): { readonly cuisines: readonly string[]; readonly words: string } | null {
  for (const { words, cuisines } of regions) {
    const match = words[language].exec(text);
    if (match !== null) return { cuisines, words: match[0] };
  }
  return null;
}
