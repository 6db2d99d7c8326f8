import { foldSearchText } from '#domain/values/fold-search-text.ts';
import { germanCuisines } from '#domain/assistant/words/german-food-words.ts';
import { absentKitchens } from '#domain/assistant/words/absent-kitchens.ts';
import type { WishGrammar } from './grammars/wish-grammar.ts';

/** Kitchens that people ask for, beside those of the table of German words. */
const others =
  'Swiss, Belgian, Dutch, Polish, Russian, Ukrainian, Hungarian, Czech, Romanian, Irish, Scottish, Swedish, Danish, Norwegian, Finnish, Israeli, Syrian, Iraqi, Iranian, Afghan, Armenian, Georgian, Pakistani, Bangladeshi, Nepalese, Tibetan, Sri Lankan, Burmese, Cambodian, Lao, Singaporean, Hawaiian, Cuban, Jamaican, Colombian, Chilean, Argentinian, Venezuelan, Tunisian, Egyptian, Nigerian, Ghanaian, Kenyan, Senegalese, South African, Australian, Canadian, Brazilian, Uruguayan, Paraguayan, Honduran, Nicaraguan, Panamanian, Costa Rican, Salvadoran, Dominican, Tanzanian, Ugandan, Somali, Eritrean, Zimbabwean, Cameroonian, Congolese, Malagasy, Algerian, Libyan, Yemeni, Saudi, Bhutanese, Mongolian, Uzbek, Kazakh, Azerbaijani, Fijian, Serbian, Bosnian, Albanian, Slovenian, Slovak, Lithuanian, Latvian, Estonian, Belarusian, Moldovan, Maltese, Luxembourgish, Croatian, Bulgarian, Guatemalan, Ecuadorian, Bolivian'.split(
    ', ',
  );
const known = [
  ...Object.keys(germanCuisines),
  ...Object.keys(absentKitchens),
  ...others.map((name) => name.toLowerCase()),
].map((name) => name.replace(/\b\w/g, (letter) => letter.toUpperCase()));
/** Countries by their kitchens. */
const countries: Readonly<Record<string, string>> = {
  turkey: 'Turkish',
  greece: 'Greek',
  brazil: 'Brazilian',
  china: 'Chinese',
  germany: 'German',
  austria: 'Austrian',
  spain: 'Spanish',
  portugal: 'Portuguese',
  morocco: 'Moroccan',
  lebanon: 'Lebanese',
  peru: 'Peruvian',
  egypt: 'Egyptian',
  indonesia: 'Indonesian',
  malaysia: 'Malaysian',
  philippines: 'Filipino',
  argentina: 'Argentinian',
  russia: 'Russian',
  poland: 'Polish',
  nigeria: 'Nigerian',
  jamaica: 'Jamaican',
  taiwan: 'Taiwanese',
  pakistan: 'Pakistani',
  iran: 'Iranian',
};

/** A kitchen that a folded text names and the catalogue does not have, and its words; null for none. */
export function absentCuisineIn(
  text: string,
  cuisines: readonly string[],
  grammar: WishGrammar,
): { readonly cuisine: string; readonly spellings: readonly string[] } | null {
  const absent = known.filter((name) => !cuisines.includes(name));
  const named = grammar.cuisine(text, absent);
  if (named.cuisine !== '') return named;
  const country = Object.keys(countries).find(
    (name) => ` ${text} `.includes(` from ${name} `) || ` ${text} `.includes(` in ${name} `),
  );
  const cuisine = country === undefined ? undefined : countries[country];
  return country === undefined || cuisine === undefined || !absent.includes(cuisine)
    ? null
    : { cuisine, spellings: [foldSearchText(country)] };
}
