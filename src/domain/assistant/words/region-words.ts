import type { AssistantLanguage } from '#domain/assistant/assistant-language.ts';
import { foldSearchText } from '#domain/values/fold-search-text.ts';

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
  'Serbian',
  'Bosnian',
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
const levant = ['Lebanese', 'Syrian', 'Palestinian', 'Jordanian', 'Levantine'];
const arabia = [...levant, 'Iraqi', 'Egyptian', 'Yemeni', 'Saudi', 'Moroccan', 'Tunisian', 'Algerian', 'Libyan'];
const caucasus = ['Georgian', 'Armenian', 'Azerbaijani'];
const easternEurope = [
  'Polish',
  'Ukrainian',
  'Russian',
  'Belarusian',
  'Hungarian',
  'Czech',
  'Slovak',
  'Romanian',
  'Bulgarian',
];
const balkans = [
  'Croatian',
  'Serbian',
  'Bosnian',
  'Bulgarian',
  'Romanian',
  'Albanian',
  'Slovenian',
  'Macedonian',
  'Greek',
];
const alps = ['Austrian', 'Swiss', 'German'];
const centralEurope = [...alps, 'Polish', 'Czech', 'Hungarian', 'Slovak'];
const southernEurope = ['Italian', 'Spanish', 'Portuguese', 'Greek', 'Croatian', 'Maltese', 'Cypriot'];
const andes = ['Peruvian', 'Bolivian', 'Ecuadorian', 'Colombian'];
const eastAfrica = ['Ethiopian', 'Eritrean', 'Kenyan', 'Somali', 'Tanzanian', 'Ugandan'];
const westAfrica = ['West African', 'Nigerian', 'Ghanaian', 'Senegalese', 'Ivorian', 'Malian', 'Beninese'];
const africa = ['African', 'South African', ...eastAfrica, ...westAfrica, ...northAfrica];

/** Parts of the world in English and German, and the cuisines that records may state of them. German adjectives without their endings. */
const regions: readonly (readonly [english: string, german: string, cuisines: readonly string[]])[] = [
  ['east asia, east asian, eastern asia, far east, far eastern', 'ostasiatisch, ostasien, fernöstlich', eastAsia],
  [
    'south east asia, southeast asia, south east asian, southeast asian, indochina, indochinese',
    'südostasiatisch, südostasien',
    southEastAsia,
  ],
  ['south asia, south asian, subcontinent, indian subcontinent', 'südasiatisch, südasien', southAsia],
  ['asia, asian, oriental', 'asiatisch, asien', [...eastAsia, ...southEastAsia, ...southAsia]],
  ['middle east, middle eastern, near east', 'nahöstlich, orientalisch, naher osten, nahen osten, orient', middleEast],
  ['levant, levantine', 'levantinisch, levante', levant],
  ['arab, arabic, arabian, arab world', 'arabisch, arabien', arabia],
  ['caucasus, caucasian', 'kaukasisch, kaukasus', caucasus],
  ['mediterranean', 'mediterran, mittelmeer, mittelmeerraum, mittelmeerküche', mediterranean],
  [
    'scandinavia, scandinavian, nordic, nordics, northern europe, northern european',
    'skandinavisch, nordisch, skandinavien, nordeuropäisch, nordeuropa',
    nordic,
  ],
  ['eastern europe, eastern european, east european, slavic', 'osteuropäisch, osteuropa, slawisch', easternEurope],
  ['central europe, central european', 'mitteleuropäisch, mitteleuropa', centralEurope],
  ['southern europe, southern european', 'südeuropäisch, südeuropa', southernEurope],
  ['balkan, balkans', 'balkan, balkanküche, balkanesisch', balkans],
  [
    'alps, alpine, south tyrol, south tyrolean, tyrol, tyrolean',
    'alpen, alpin, südtirol, südtiroler, tirol, tiroler, alpenküche, alpenländisch, hüttenessen, hüttenküche, berghütte, almhütte',
    alps,
  ],
  ['europe, european', 'europäisch, europa', europe],
  [
    'bavarian, bavaria, swabian, swabia, black forest, rhineland, franconia, saxony, hesse, berlin, hamburg, munich',
    'bayerisch, bayrisch, bayern, schwäbisch, schwaben, fränkisch, franken, norddeutsch, süddeutsch, sächsisch, sachsen, hessisch, hessen, schwarzwald, badisch, rheinisch, rheinland, berlin, hamburg, münchen',
    ['German'],
  ],
  [
    'sicilian, sicily, tuscan, tuscany, neapolitan, naples, roman, rome, venetian, venice, sardinian, sardinia, piedmont, lombardy, milan, bologna, liguria',
    'sizilianisch, sizilien, toskanisch, toskana, neapolitanisch, neapel, römisch, rom, venezianisch, venedig, sardisch, sardinien, piemont, lombardei, mailand, bologna, ligurien, südtirol',
    ['Italian'],
  ],
  [
    'andalusian, andalusia, catalan, catalonia, basque, basque country, galicia, galician, valencia, madrid, barcelona',
    'andalusisch, andalusien, katalanisch, katalonien, baskisch, baskenland, galicien, valencia, madrid, barcelona',
    ['Spanish'],
  ],
  [
    'punjabi, punjab, south indian, south india, north indian, north india, bengali, bengal, goan, goa, kerala, gujarati, gujarat, rajasthan, mumbai, delhi',
    'südindisch, südindien, nordindisch, nordindien, punjab, bengalen, goa, kerala, mumbai',
    ['Indian'],
  ],
  ['viennese, vienna, tyrolean, tyrol', 'wienerisch, wien, tirolerisch, tirol, steiermark', ['Austrian']],
  [
    'provencal, provence, normandy, brittany, alsace, alsatian, lyon, paris, parisian',
    'provenzalisch, provence, normandie, bretagne, elsass, elsässisch, paris',
    ['French'],
  ],
  [
    'sichuan, szechuan, cantonese, canton, hong kong, shanghai, beijing, hunan',
    'kantonesisch, kanton, sichuan, szechuan, hongkong, peking, shanghai',
    ['Chinese'],
  ],
  ['okinawa, osaka, tokyo, kyoto, hokkaido', 'okinawa, osaka, tokio, kyoto, hokkaido', ['Japanese']],
  [
    'cajun, creole, texas, texan, southern us, american south, deep south, new orleans, new england',
    'texas, südstaaten, new orleans, neuengland',
    ['American'],
  ],
  ['oaxaca, oaxacan, yucatan', 'oaxaca, yucatan', ['Mexican']],
  ['bali, balinese, java, javanese, sumatra', 'bali, balinesisch, java, sumatra', ['Indonesian']],
  ['crete, cretan, greek islands', 'kreta, kretisch', ['Greek']],
  ['anatolia, anatolian, istanbul', 'anatolien, anatolisch, istanbul', ['Turkish']],
  ['himalaya, himalayas, himalayan', 'himalaya', ['Nepalese', 'Tibetan', 'Bhutanese']],
  ['andes, andean', 'anden, andin', andes],
  ['south america, south american', 'südamerikanisch, südamerika', southAmerica],
  [
    'latin, latino, latin america, latin american, central america, central american',
    'lateinamerikanisch, lateinamerika, mittelamerika, mittelamerikanisch',
    latinAmerica,
  ],
  ['caribbean, west indian, west indies', 'karibisch, karibik', caribbean],
  ['west africa, west african', 'westafrikanisch, westafrika', westAfrica],
  ['north africa, north african, maghreb', 'nordafrikanisch, nordafrika, maghreb', northAfrica],
  ['east africa, east african, horn of africa', 'ostafrikanisch, ostafrika', eastAfrica],
  ['africa, african', 'afrikanisch, afrika', africa],
];

const MOST_WORDS = 4;

const tables = Object.fromEntries(
  (['en', 'de'] as const).map((language) => [
    language,
    new Map(
      regions.flatMap(([english, german, cuisines]) =>
        (language === 'en' ? english : german).split(', ').map((name) => [foldSearchText(name), cuisines] as const),
      ),
    ),
  ]),
) as unknown as Readonly<Record<AssistantLanguage, ReadonlyMap<string, readonly string[]>>>;

/** The cuisines of the part of the world that a folded text names, and its words; the longest name of one; null for none. */
export function regionIn(
  text: string,
  language: AssistantLanguage,
): { readonly cuisines: readonly string[]; readonly words: string } | null {
  const table = tables[language];
  const words = text.split(' ');
  for (let length = MOST_WORDS; length > 0; length -= 1)
    for (let at = 0; at + length <= words.length; at += 1) {
      const named = words.slice(at, at + length).join(' ');
      const cuisines = table.get(named) ?? (language === 'de' ? table.get(named.replace(/e[mnrs]?$/, '')) : undefined);
      if (cuisines !== undefined) return { cuisines, words: named };
    }
  return null;
}
