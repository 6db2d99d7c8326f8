import type { UnstatedDiet } from '#domain/avoidance/need.ts';
import type { AllergenWord, DietaryFlagName } from '#domain/taste/taste-vocabulary.ts';
import type { aromaWords, flavourWords, textureWords } from '#domain/taste/taste-words.ts';

/**
 * The vocabulary in German, as an adjective that says of a food how it tastes, feels and smells. The same words as on the screens, where
 * `src/languages/de.po` holds them, which the domain cannot reach.
 */
export const germanTasteWords: Readonly<Record<(typeof flavourWords | typeof textureWords | typeof aromaWords)[number], string>> = {
  savory: 'herzhaft', umami: 'umami', sweet: 'süß', salty: 'salzig', sour: 'sauer', bitter: 'bitter', spicy: 'scharf', tangy: 'säuerlich', rich: 'vollmundig', fresh: 'frisch',
  smoky: 'rauchig', light: 'leicht', warm: 'warm', hearty: 'deftig', mild: 'mild', delicate: 'fein', buttery: 'buttrig', creamy: 'cremig', cheesy: 'käsig', milky: 'milchig',
  nutty: 'nussig', toasty: 'röstig', roasted: 'geröstet', caramelised: 'karamellisiert', charred: 'angekohlt', meaty: 'fleischig', briny: 'meersalzig', fermented: 'fermentiert',
  funky: 'eigenwillig', garlicky: 'knoblauchig', oniony: 'zwiebelig', gingery: 'ingwerig', peppery: 'pfeffrig', herbal: 'kräuterig', minty: 'minzig', grassy: 'grasig', earthy: 'erdig',
  citrusy: 'zitronig', fruity: 'fruchtig', tart: 'herb-sauer', tropical: 'tropisch', floral: 'blumig', honeyed: 'honigsüß', malty: 'malzig', yeasty: 'hefig', chocolatey: 'schokoladig',
  coconutty: 'kokosartig', eggy: 'eierig', sesame: 'nach Sesam', aniseed: 'nach Anis', mustardy: 'senfig', vinegary: 'essigsauer', tomatoey: 'tomatig', numbing: 'betäubend', woody: 'holzig',
  deep: 'tief', oceanic: 'meerig', pungent: 'stechend', caramel: 'nach Karamell', anise: 'nach Anis', mushroomy: 'pilzig',
  crunchy: 'knackig', chewy: 'bissfest', smooth: 'glatt', crispy: 'knusprig', soft: 'weich', firm: 'fest', silky: 'seidig', tender: 'zart', juicy: 'saftig', flaky: 'blättrig',
  fluffy: 'fluffig', sticky: 'klebrig', brothy: 'brühig', springy: 'elastisch', slippery: 'glitschig', bouncy: 'federnd', crumbly: 'krümelig', dense: 'dicht', airy: 'luftig',
  velvety: 'samtig', gooey: 'klebrig-weich', stretchy: 'dehnbar', grainy: 'körnig', thick: 'dick', succulent: 'saftig-zart', melting: 'schmelzend', crackling: 'splitternd',
  doughy: 'teigig', starchy: 'mehlig', saucy: 'soßig', icy: 'eisig', powdery: 'pulvrig', fibrous: 'faserig',
};

export const germanAllergens: Readonly<Record<AllergenWord, string>> = {
  'gluten': 'Gluten', 'shellfish': 'Krebstiere', 'molluscs': 'Weichtiere', 'fish': 'Fisch', 'egg': 'Ei', 'milk': 'Milch', 'peanut': 'Erdnuss', 'tree nut': 'Schalenfrüchte', 'soy': 'Soja',
  'sesame': 'Sesam', 'celery': 'Sellerie', 'mustard': 'Senf', 'sulphites': 'Sulfite', 'lupin': 'Lupine',
};

export const germanDiets: Readonly<Record<DietaryFlagName | UnstatedDiet, string>> = {
  vegetarian: 'vegetarisch', vegan: 'vegan', gluten_free: 'glutenfrei', dairy_free: 'milchfrei', nut_free: 'nussfrei', low_sodium: 'salzarm', low_sugar: 'zuckerarm', keto_friendly: 'ketogeeignet',
  alcohol_free: 'alkoholfrei', pork_free: 'schweinefleischfrei',
  halal: 'halal', kosher: 'koscher', jain: 'jainistisch', paleo: 'paleo', low_fodmap: 'FODMAP-arm',
};

/** Cuisines in lower case: what they are called, and their country, where there is one. */
export const germanCuisines: Readonly<Record<string, readonly [adjective: string, country?: string]>> = {
  'japanese': ['japanisch', 'Japan'], 'korean': ['koreanisch', 'Korea'], 'thai': ['thailändisch', 'Thailand'], 'indian': ['indisch', 'Indien'], 'italian': ['italienisch', 'Italien'],
  'french': ['französisch', 'Frankreich'], 'mexican': ['mexikanisch', 'Mexiko'], 'vietnamese': ['vietnamesisch', 'Vietnam'], 'chinese': ['chinesisch', 'China'],
  'greek': ['griechisch', 'Griechenland'], 'turkish': ['türkisch', 'Türkei'], 'spanish': ['spanisch', 'Spanien'], 'ethiopian': ['äthiopisch', 'Äthiopien'], 'peruvian': ['peruanisch', 'Peru'],
  'european': ['europäisch', 'Europa'], 'german': ['deutsch', 'Deutschland'], 'austrian': ['österreichisch', 'Österreich'], 'american': ['amerikanisch', 'Amerika'],
  'british': ['britisch', 'Großbritannien'], 'moroccan': ['marokkanisch', 'Marokko'], 'lebanese': ['libanesisch', 'Libanon'], 'portuguese': ['portugiesisch', 'Portugal'],
  'taiwanese': ['taiwanisch', 'Taiwan'], 'indonesian': ['indonesisch', 'Indonesien'], 'brazilian': ['brasilianisch', 'Brasilien'], 'caribbean': ['karibisch', 'Karibik'],
  'middle eastern': ['nahöstlich'], 'mediterranean': ['mediterran'], 'african': ['afrikanisch', 'Afrika'], 'persian': ['persisch', 'Persien'], 'filipino': ['philippinisch', 'Philippinen'],
  'malaysian': ['malaysisch', 'Malaysia'],
};

export const germanTemperatures: Readonly<Record<string, string>> = {
  'frozen': 'gefroren', 'cold': 'kalt', 'cool': 'kühl', 'room temperature': 'bei Zimmertemperatur', 'warm': 'warm', 'hot': 'heiß', 'piping hot': 'sehr heiß',
};
