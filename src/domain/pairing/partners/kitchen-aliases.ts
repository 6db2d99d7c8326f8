import { foldCase } from '#prelude/text/fold-case.ts';
import { cuisineRegionOf } from '#domain/liking/cuisine-regions.ts';

/** By cuisine, or by region for its other cuisines; names and phrases are folded. */
type ByKitchen = Readonly<Partial<Record<string, readonly string[]>>>;

const levantineAndTurkish = (names: readonly string[]): ByKitchen => ({
  Turkish: names,
  Lebanese: names,
  Syrian: names,
  Palestinian: names,
  Levantine: names,
  Israeli: names,
  Jordanian: names,
  Egyptian: names,
  'Middle Eastern': names,
});

const breads: ByKitchen = {
  ...levantineAndTurkish(['pita']),
  French: ['baguette'],
  Vietnamese: ['baguette'],
  Senegalese: ['baguette'],
  Ivorian: ['baguette'],
  Moroccan: ['khobz'],
  Tunisian: ['khobz'],
  Indian: ['roti'],
  Pakistani: ['roti'],
  Ethiopian: ['injera'],
  Persian: ['pita'],
  Iranian: ['pita'],
  Norwegian: ['knäckebröd'],
  Swedish: ['knäckebröd'],
  Malaysian: ['roti canai'],
};
const rices: ByKitchen = {
  Thai: ['jasmine rice'],
  Lao: ['sticky rice'],
  'South Asia': ['basmati rice'],
  Persian: ['basmati rice'],
  Iranian: ['basmati rice'],
};
const coldCuts: ByKitchen = { Spanish: ['jamón ibérico'] };
const plantains: ByKitchen = {
  Nigerian: ['kelewele'],
  Ghanaian: ['kelewele'],
  Ivorian: ['kelewele'],
  Jamaican: ['tostones'],
  Haitian: ['tostones'],
  Cuban: ['tostones'],
  'Puerto Rican': ['tostones'],
  Dominican: ['tostones'],
};
const stews: ByKitchen = { Ethiopian: ['doro wat', 'misir wat', 'key wat'], Persian: ['ghormeh sabzi', 'gheimeh'] };

/**
 * What a plain word means at home: bread is injera beside an Ethiopian stew, and roti beside an Indian one. Set by hand; where a kitchen has no line the
 * word means what `partnerAliases` say, or nothing.
 */
const meanings: Readonly<Record<string, ByKitchen>> = {
  bread: breads,
  flatbread: breads,
  'round bread': { Moroccan: ['khobz'] },
  rice: rices,
  'white rice': rices,
  'plain rice': rices,
  'steamed jasmine rice': { Thai: ['jasmine rice'] },
  tea: {
    Moroccan: ['moroccan mint tea'],
    Japanese: ['green tea'],
    Chinese: ['jasmine tea', 'green tea'],
    Taiwanese: ['jasmine tea'],
    Korean: ['barley tea'],
    Vietnamese: ['jasmine tea'],
    Indian: ['masala chai'],
    Malaysian: ['teh tarik'],
  },
  'mint tea': { Moroccan: ['moroccan mint tea'] },
  'milk tea': { Thai: ['thai iced tea'], Malaysian: ['teh tarik'] },
  coffee: { Italian: ['espresso'], Ethiopian: ['buna'], Turkish: ['turkish coffee'] },
  'filter coffee': { Indian: ['south indian filter coffee'], '': ['coffee'] },
  pickles: { Korean: ['kimchi', 'pickled radish'], Indian: ['mango pickle'], Chinese: ['pickled mustard greens'] },
  pickle: { Indian: ['mango pickle'], Korean: ['pickled radish'], '': ['mixed pickles'] },
  salad: { Persian: ['salad shirazi'], Greek: ['greek salad'], Lebanese: ['fattoush', 'tabbouleh'] },
  'cooked salads': { Moroccan: ['zaalouk', 'taktouka'] },
  'cooked vegetable salad': { Moroccan: ['zaalouk', 'taktouka'] },
  dumplings: {
    Korean: ['mandu'],
    Japanese: ['gyoza'],
    Chinese: ['xiaolongbao', 'har gow'],
    Georgian: ['khinkali'],
    Polish: ['pierogi ruskie'],
  },
  'steamed dumplings': { Chinese: ['xiaolongbao', 'har gow'] },
  'spring rolls': {
    Vietnamese: ['vietnamese fried spring rolls'],
    Thai: ['thai spring rolls'],
    Filipino: ['lumpiang shanghai'],
  },
  'crab spring rolls': { Vietnamese: ['vietnamese fried spring rolls'] },
  omelette: { Thai: ['thai omelette'], Japanese: ['tamagoyaki'], Spanish: ['tortilla española'] },
  'grilled meat': {
    Turkish: ['adana kebab', 'köfte'],
    Georgian: ['mtsvadi'],
    Persian: ['joojeh kabab', 'chelo kabab koobideh'],
    Greek: ['souvlaki'],
    Lebanese: ['shish taouk'],
    Syrian: ['shish taouk'],
    Korean: ['galbi', 'samgyeopsal'],
    Brazilian: ['picanha'],
    Moroccan: ['mechoui'],
    Mexican: ['tacos de carne asada'],
    Indian: ['seekh kebab'],
  },
  kebab: {
    Turkish: ['adana kebab'],
    Persian: ['chelo kabab koobideh', 'joojeh kabab'],
    Indian: ['seekh kebab'],
    Lebanese: ['shish taouk'],
  },
  'grilled beef': { Korean: ['bulgogi', 'galbi'] },
  'fried fish': { Jamaican: ['escovitch fish'], Indian: ['amritsari fish'] },
  'fish curry': { Indian: ['goan fish curry'] },
  curry: { Thai: ['thai green curry'], Japanese: ['japanese curry rice'] },
  curries: { Thai: ['thai green curry', 'massaman curry'] },
  stews,
  'hot stews': stews,
  'hotter stews': stews,
  'all stews': stews,
  stew: { Persian: ['ghormeh sabzi', 'gheimeh'] },
  greens: { Ethiopian: ['gomen'] },
  'fresh cheese': { Ethiopian: ['ayib'], Polish: ['oscypek'] },
  'salted cheese': { Georgian: ['sulguni'] },
  'white cheese': { Turkish: ['feta'], Greek: ['feta'], Bulgarian: ['feta'] },
  soup: { Moroccan: ['harira'], Japanese: ['miso soup'], Persian: ['ash reshteh'] },
  'bowl of soup': { Moroccan: ['harira'], Japanese: ['miso soup'] },
  sausage: { German: ['bratwurst'], Polish: ['kiełbasa'] },
  sausages: { German: ['bratwurst'], Polish: ['kiełbasa'] },
  ham: coldCuts,
  'cured ham': coldCuts,
  'fried plantain': plantains,
  plantain: plantains,
  'ice cream': {
    Persian: ['bastani'],
    Indian: ['kulfi'],
    Italian: ['gelato al pistacchio'],
    '': ['vanilla ice cream'],
  },
  beans: { Mexican: ['frijoles de la olla'] },
  chips: { Mexican: ['tostadas'], '': ['french fries'] },
  tortillas: { Spanish: ['tortilla española'], '': ['corn tortillas'] },
};

const byKitchen = new Map(
  Object.entries(meanings).map(([phrase, kitchens]) => [
    phrase,
    new Map(Object.entries(kitchens).map(([kitchen, names]) => [foldCase(kitchen), names ?? []])),
  ]),
);

/**
 * The folded names of the foods that a plain word means in a kitchen.
 *
 * @param phrase folded
 * @param cuisine in any case; '' where it is not known
 * @returns undefined where the word means the same everywhere, or nothing
 */
export function kitchenMeaning(phrase: string, cuisine: string): readonly string[] | undefined {
  const kitchens = byKitchen.get(phrase);
  if (kitchens === undefined) return undefined;
  const region = cuisineRegionOf(cuisine);
  return kitchens.get(foldCase(cuisine)) ?? kitchens.get(region === null ? '' : foldCase(region)) ?? kitchens.get('');
}

/** Whether some kitchen has a meaning for it. */
export function isKitchenWord(phrase: string): boolean {
  return byKitchen.has(phrase);
}
