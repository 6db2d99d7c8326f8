import type { Food } from '#domain/foods/food.ts';
import { foldSearchText } from '#domain/values/fold-search-text.ts';

/** Parts of countries and towns with a kitchen of their own, each by how English and German name it, over folded text. */
const lines = `
sicil\\w*|sizil\\w*
tusc\\w*|toska\\w*|florence|florentin\\w*|florenz
neapol\\w*|naples|neapel|campania
roman|rome|romisch\\w*|roemisch\\w*|lazio
venet\\w*|venice|venedig|venezian\\w*
sardinia\\w*|sardisch\\w*|sardinien
piedmont\\w*|piemont\\w*
liguria\\w*|ligurien|ligurisch\\w*|genoa|genoese|genua
milan\\w*|mailand\\w*|lombard\\w*
bologn\\w*|emilia
apulia\\w*|puglia|apulien
andalusi\\w*|seville|sevilla
catal\\w*|katal\\w*|barcelona
basque|baskisch\\w*|baskenland
galicia\\w*|galicien
asturia\\w*|asturien
valencia\\w*
madrid
provenc\\w*
alsac\\w*|alsat\\w*|elsass|elsassisch\\w*
breton|brittany|bretagne|bretonisch\\w*
normand\\w*
burgund\\w*
lyon\\w*
bavaria\\w*|bayer\\w*|bayrisch\\w*|munich|munchen
swabia\\w*|schwab\\w*
berlin
vienn\\w*|wien|wiener
tyrol\\w*|tirol\\w*
scot\\w*|schott\\w*
wales|welsh|walis\\w*
cornwall|cornish
crete|cretan|kreta
anatolia\\w*|anatolien
sichuan\\w*|szechuan
canton\\w*|kanton\\w*|guangdong
beijing|peking
shanghai
hunan
punjab\\w*|pandschab
kerala
goa\\w*
bengal\\w*
mumbai|bombay
south indian?|sudindi\\w*|suedindi\\w*
osaka
hokkaido
kyoto
tokyo|tokio
isan|isaan
northern thai(?:land)?|chiang mai|nordthai\\w*
hanoi
saigon
oaxac\\w*
yucatan|yucatec\\w*
puebla|poblano
baja
bahia\\w*
minas gerais
louisiana|cajun|creole|new orleans
texas|texan
new england`;

const places = lines
  .trim()
  .split('\n')
  .map((words) => new RegExp(`\\b(?:${words})\\b`));

/** A part of a country that a folded text names; records name it, if at all, in what they tell. */
export function placeWithin(text: string): { readonly said: string; readonly isTold: (food: Food) => boolean } | null {
  for (const place of places) {
    const said = place.exec(text)?.[0];
    if (said !== undefined) return { said, isTold: (food) => place.test(toldOf(food)) };
  }
  return null;
}

const toldOf = ({ name, description, cultureNotes, culturalContext, culturalSignificance }: Food) =>
  foldSearchText([name, description, cultureNotes, culturalContext, culturalSignificance].join(' '));
