import { foldCase } from '#prelude/fold-case.ts';

/** Cuisines by the part of the world they come from: what is learned of one is partly learned of its neighbours. */
const regions = {
  'East Asia': [
    'Japanese',
    'Korean',
    'Chinese',
    'Taiwanese',
    'Cantonese',
    'Hong Kong',
    'Tibetan',
    'Mongolian',
    'Sichuan',
  ],
  'South-East Asia': [
    'Vietnamese',
    'Thai',
    'Lao',
    'Cambodian',
    'Burmese',
    'Malaysian',
    'Singaporean',
    'Indonesian',
    'Filipino',
  ],
  'South Asia': ['Indian', 'Pakistani', 'Bangladeshi', 'Sri Lankan', 'Nepalese', 'Afghan'],
  'the Middle East': [
    'Iranian',
    'Persian',
    'Iraqi',
    'Turkish',
    'Armenian',
    'Lebanese',
    'Syrian',
    'Levantine',
    'Israeli',
    'Palestinian',
    'Jordanian',
    'Middle Eastern',
    'Georgian',
    'Yemeni',
  ],
  'southern Europe': [
    'French',
    'Italian',
    'Spanish',
    'Portuguese',
    'Greek',
    'Mediterranean',
    'Bulgarian',
    'Croatian',
    'Slovenian',
    'Basque',
    'Catalan',
    'Sicilian',
  ],
  'northern and eastern Europe': [
    'German',
    'Austrian',
    'Swiss',
    'Belgian',
    'Dutch',
    'British',
    'English',
    'Scottish',
    'Irish',
    'Swedish',
    'Danish',
    'Finnish',
    'Norwegian',
    'Nordic',
    'Polish',
    'Hungarian',
    'Romanian',
    'Serbian',
    'Ukrainian',
    'Lithuanian',
    'Russian',
    'Belarusian',
    'Czech',
    'Slovak',
    'European',
  ],
  'Latin America': [
    'Mexican',
    'Guatemalan',
    'Peruvian',
    'Chilean',
    'Argentine',
    'Brazilian',
    'Colombian',
    'Venezuelan',
    'Cuban',
    'Jamaican',
    'Caribbean',
    'Salvadoran',
    'Tex-Mex',
  ],
  'North America and Oceania': ['American', 'Canadian', 'Cajun', 'Hawaiian', 'Australian', 'New Zealand'],
  Africa: [
    'Moroccan',
    'Tunisian',
    'Algerian',
    'Egyptian',
    'Ethiopian',
    'Eritrean',
    'Nigerian',
    'Ghanaian',
    'Senegalese',
    'Kenyan',
    'South African',
  ],
} as const;

type CuisineRegion = keyof typeof regions;
export const cuisineRegionNames = Object.keys(regions) as readonly CuisineRegion[];

/** Every cuisine that a taste is learned of by its name; a food of another one says nothing by it. */
export const learnedCuisines: readonly string[] = cuisineRegionNames.flatMap((region) => regions[region]);

const regionOfCuisine = new Map(
  cuisineRegionNames.flatMap((region) => regions[region].map((cuisine) => [foldCase(cuisine), region] as const)),
);

export function cuisineRegionOf(origin: string): CuisineRegion | null {
  return regionOfCuisine.get(foldCase(origin)) ?? null;
}
