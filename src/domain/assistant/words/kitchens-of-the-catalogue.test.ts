import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { cuisineRegionOf } from '#domain/liking/cuisine-regions.ts';
import { relatedCuisines } from '#domain/pairing/cuisine-relations.ts';
import { builtInFoods } from '#tests/support/built-in-foods.ts';
import { plainQuestion } from '#domain/assistant/reading/readings-of.ts';
import { questionGrammars } from '#domain/assistant/reading/grammars/question-grammars.ts';
import { tasteWish } from '#domain/assistant/reading/taste-wish.ts';
import { germanCuisines } from './german-food-words.ts';
import { regionIn } from './region-words.ts';

/** Of plain things that many kitchens have, such as water or cheese: related to none. */
const everywhere = ['International', 'European'];
const origins = [...new Set(builtInFoods.map(({ origin }) => origin))];
const parts = ['asian', 'middle eastern', 'european', 'latin american', 'african', 'mediterranean'];
const known = new Set(parts.flatMap((part) => regionIn(part, 'en')?.cuisines ?? []));
/** Countries that are no part of those: asked for by their own names. */
const alone = ['American', 'Canadian', 'Australian', 'New Zealand', 'Polynesian', 'Hawaiian'];

const { words: germanOfStories } = JSON.parse(
  readFileSync(new URL('../../../../pb_hooks/data/stories/de.json', import.meta.url), 'utf8'),
) as { readonly words: Readonly<Record<string, string>> };

it('has each kitchen of the catalogue in its tables: its German name, its part of the world, its neighbours', () => {
  const kitchens = origins.filter((origin) => !everywhere.includes(origin));
  expect(kitchens.length).toBeGreaterThan(7);
  expect(kitchens.filter((origin) => germanCuisines[origin.toLowerCase()] === undefined)).toEqual([]);
  // What the server writes stories with.
  expect(kitchens.filter((origin) => germanOfStories[origin.toLowerCase()] === undefined)).toEqual([]);
  expect(kitchens.filter((origin) => cuisineRegionOf(origin) === null)).toEqual([]);
  expect(kitchens.filter((origin) => !known.has(origin) && !alone.includes(origin))).toEqual([]);
  expect(kitchens.filter((origin) => relatedCuisines(origin).size === 0)).toEqual([]);
});

it('reads the parts of the world by which people ask', () => {
  const cuisinesOf = (text: string, language: 'en' | 'de' = 'en') => regionIn(text, language)?.cuisines ?? [];
  expect(cuisinesOf('something caribbean')).toContain('Trinidadian');
  expect(cuisinesOf('west african stew')).toContain('Ghanaian');
  expect(cuisinesOf('westafrikanisches essen', 'de')).toContain('Senegalese');
  expect(cuisinesOf('african')).toEqual(expect.arrayContaining(['Ethiopian', 'Ivorian', 'Moroccan']));
  expect(cuisinesOf('etwas karibisches', 'de')).toContain('Cuban');
});

/** Where each kitchen of the catalogue is at home, in English and German. */
const countries = `
Thai Thailand Thailand|Indian India Indien|Japanese Japan Japan|Italian Italy Italien|Mexican Mexico Mexiko|French France Frankreich|Vietnamese Vietnam Vietnam|Korean Korea Korea|Chinese China China
Indonesian Indonesia Indonesien|Malaysian Malaysia Malaysia|Turkish Turkey Türkei|Lebanese Lebanon Libanon|Georgian Georgia Georgien|Moroccan Morocco Marokko|Ethiopian Ethiopia Äthiopien|Nigerian Nigeria Nigeria
Ghanaian Ghana Ghana|Senegalese Senegal Senegal|Greek Greece Griechenland|Spanish Spain Spanien|Portuguese Portugal Portugal|German Germany Deutschland|Austrian Austria Österreich|Polish Poland Polen
Ukrainian Ukraine Ukraine|Swedish Sweden Schweden|Danish Denmark Dänemark|Norwegian Norway Norwegen|Brazilian Brazil Brasilien|Peruvian Peru Peru|Jamaican Jamaica Jamaika|Cuban Cuba Kuba|Taiwanese Taiwan Taiwan|Dutch Netherlands Niederlande|Nepalese Nepal Nepal|Hawaiian Hawaii Hawaii|Canadian Canada Kanada|Australian Australia Australien|Dutch Netherlands Niederlande
Hungarian Hungary Ungarn|Russian Russia Russland|Serbian Serbia Serbien|Bosnian Bosnia Bosnien`
  .trim()
  .split(/[|\n]/)
  .map((line) => line.split(' ') as [string, string, string]);

it.each(countries)('%s foods are asked for by their country: “in %s”, “in %s”', (kitchen, english, german) => {
  const all = [...new Set([...origins, ...countries.map(([name]) => name)])];
  const cuisineIn = (text: string, language: 'en' | 'de') =>
    tasteWish(plainQuestion(text, questionGrammars[language]), all, questionGrammars[language].wish)?.question.cuisine;
  expect(cuisineIn(`what to try in ${english}`, 'en')).toBe(kitchen);
  expect(cuisineIn(`was isst man in ${german}`, 'de')).toBe(kitchen);
});
