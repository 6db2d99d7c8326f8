import { findMentions } from '#domain/avoidance/find-mentions.ts';
import type { Need } from '#domain/avoidance/need.ts';
import type { AssistantLanguage } from '#domain/assistant/assistant-language.ts';
import type { Reading } from './reading.ts';

const some = '(?:(?:any|some|traces of) )*';
const article = '(?:an? |the |this |that |your )?';
const name = "([\\p{L}\\d' -]+?)";
const aside = '(?:auch|denn|eigentlich|da|irgendwelche|irgendein|etwas|viel|spuren von|immer|normalerweise)';
const inside = '(?: drin| drinnen| darin| enthalten| dabei)?';

interface Ask {
  readonly pattern: RegExp;
  /** Which group names the food, where the other is what it may hold; null: the one group names the food and then that, with nothing between them. */
  readonly food: 1 | 2 | null;
}

const whole =
  (place: Ask['food']) =>
  (pattern: string): Ask => ({ pattern: new RegExp(`^${pattern}$`, 'u'), food: place });

/** Whole questions of whether a food holds something, over folded text. */
const asks: Readonly<Record<AssistantLanguage, readonly Ask[]>> = {
  en: [
    ...[`(?:(?:is|are) there |(?:is|are) |got |there )?${some}${name} in ${article}${name}(?: or not)?`].map(whole(2)),
    ...[
      `(?:does|do|has|have|will|would) ${article}${name} (?:always |usually |normally |ever )?(?:contain|contains|have|include|use|got|come with) ${some}${name}(?: in (?:it|them)| inside| or not)?`,
      `(?:is|are) ${article}${name} (?:always |usually |normally |ever )?(?:made|cooked|prepared|served|done|fried) (?:with|of|from|in|using|out of) ${some}${name}`,
      `(?:is|are) ${article}${name} (?:completely |totally |always |usually |naturally )?free (?:of|from) (?:any |all )?${name}`,
    ].map(whole(1)),
  ],
  de: [
    ...[
      `(?:ist|sind|gibt es|kommt|kommen|steckt|stecken|hat es) (?:${aside} )*${name} (?:im|i am|in(?: der| den| dem| die| das| einem| einer)?) ${name}${inside}`,
    ].map(whole(2)),
    ...[
      `(?:ist|sind|steckt|stecken) (?:${aside} )*in (?:der |den |dem |einem |einer )?${name}${inside}`,
      `(?:enthalt|enthaelt|enthalten|hat|haben) (?:${aside} )*${name}${inside}`,
    ].map(whole(null)),
    ...[
      `(?:wird|werden|ist|sind) ${name} (?:${aside} )*mit ${name} (?:gemacht|gekocht|zubereitet|gebacken|gefullt|gefuellt)`,
      `(?:ist|sind) ${name} (?:garantiert |sicher |komplett |ganz )?frei von ${name}`,
    ].map(whole(1)),
  ],
};

/** Diets that leave something out, rather than eat little of it. */
const leavesOut: ReadonlySet<string> = new Set([
  'vegan',
  'vegetarian',
  'pork_free',
  'alcohol_free',
  'gluten_free',
  'dairy_free',
  'nut_free',
]);

/** In words. */
const LONGEST_HELD = 3;
const asideAtEnd = new RegExp(`(?: ${aside})+$`, 'u');

/** How a name and what may be in it can stand behind one another: 'katsu curry erdnusse'. */
function parted(both: string): readonly (readonly [food: string, held: string])[] {
  const words = both.split(' ');
  return Array.from({ length: Math.min(LONGEST_HELD, words.length - 1) }, (_, less) => [
    words
      .slice(0, words.length - less - 1)
      .join(' ')
      .replace(asideAtEnd, ''),
    words.slice(words.length - less - 1).join(' '),
  ]);
}

/**
 * 'Does tom yum contain fish', 'any mustard in hummus', 'sind Erdnüsse in Satay drin': whether a food holds an allergen or what a diet leaves out, though a
 * food may be called so, too.
 *
 * @param text plain, as the rules of its language read it
 */
export function heldReadings(
  text: string,
  language: AssistantLanguage,
): readonly Extract<Reading, { kind: 'safety' }>[] {
  return asks[language].flatMap(({ pattern, food }) => {
    const [, one = '', other = ''] = pattern.exec(text) ?? [];
    if (one === '') return [];
    const pairs = food === null ? parted(one) : [food === 1 ? ([one, other] as const) : ([other, one] as const)];
    return pairs.flatMap(([phrase, held]) => {
      const needs = needsAlone(held);
      return needs.length === 0 ? [] : [{ kind: 'safety' as const, phrase, needs }];
    });
  });
}

/** What a phrase names, of which each word does: 'nuts or milk'; nothing of any other. */
function needsAlone(phrase: string): readonly Need[] {
  const words = phrase.split(' ').filter((word) => !/^(?:or|and|und|oder)$/.test(word));
  const mentions = findMentions(words);
  const isAll = words.every((_, at) => mentions.some(({ from, to }) => from <= at && at < to));
  // How much salt or sugar is in it is asked of its taste.
  const isPart = (need: Need) => need.kind === 'allergen' || leavesOut.has(need.diet);
  const needs = mentions.flatMap((mention) => mention.needs);
  return isAll && needs.every(isPart) ? needs : [];
}
