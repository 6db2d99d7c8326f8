import { clamp } from '#prelude/clamp.ts';
import { cleanText } from '#prelude/text/clean-text.ts';
import { NAME_LIMIT } from '#domain/foods/decoding/decode-food.ts';
import type { FoodId } from '#domain/values/ids/ids.ts';
import { readColumns, type Columns } from '#domain/values/read-columns.ts';
import { readId } from '#domain/values/ids/read-id.ts';
import { itemLimits, textLimits } from '#domain/contribution/submission-limits.ts';
import { readAssistantLanguage } from './assistant-language.ts';
import type { AvoidedLabel, NamedFoodRef } from './assistant-question.ts';
import { type PhotoReading, type ServedAnswer, type ServedDishes, speakers } from './assistant-service.ts';
import { dishCategories, DISHES_SHOWN, type RecommendedDish } from '#domain/assistant/answers/recommend-dishes.ts';

const FOODS = 40;
const ANSWER = 8_000;
const SENTENCE = 600;
const WORDS = 6;
const WORD = itemLimits.flavours;

/** A reply of `ai-food-assistant` (spec 1 §7): `{ response, answeredBy, foods, avoiding?, notUnderstood?, notice?, language? }`; null for anything without an answer in it. */
export function decodeServedAnswer(value: unknown): ServedAnswer | null {
  const columns = readColumns(value);
  const text = cleanText(columns?.value('response'), ANSWER);
  return columns === null || text === ''
    ? null
    : { text, ...servedBy(columns), foods: namedFoods(columns), ...avoidedIn(columns) };
}

/**
 * A reply of `ai-enhanced-recommendations` (spec 1 §3 and §7): `{ recommendations: [{ food_name, food_id?, category, reason, confidence_score }], summary,
 * answeredBy, foods, notice? }`; null for anything else. A confidence above 1 is taken as percent, a category of its own as 'other'.
 */
export function decodeServedDishes(value: unknown): ServedDishes | null {
  const columns = readColumns(value);
  const items = columns?.value('recommendations');
  if (columns === null || !Array.isArray(items)) return null;
  const foods = namedFoods(columns);
  const dishes = items.flatMap((item) => decodeDish(item, foods) ?? []).slice(0, DISHES_SHOWN);
  return { dishes, summary: cleanText(columns.value('summary'), SENTENCE), ...servedBy(columns), foods };
}

/** A reply of `describe-photo` (R8): `{ name, flavours, textures, aromas, notice? }`; null for anything else. */
export function decodePhotoReading(value: unknown): PhotoReading | null {
  const columns = readColumns(value);
  if (columns === null || !Array.isArray(columns.value('flavours'))) return null;
  const words = (name: string) =>
    columns
      .list(name)
      .slice(0, WORDS)
      .map((word) => cleanText(word, WORD))
      .filter((word) => word !== '');
  return {
    name: cleanText(columns.value('name'), textLimits.name),
    flavours: words('flavours'),
    textures: words('textures'),
    aromas: words('aromas'),
    notice: cleanText(columns.value('notice'), SENTENCE),
  };
}

function servedBy(columns: Columns): Pick<ServedAnswer, 'answeredBy' | 'notice' | 'language'> {
  const language = readAssistantLanguage(columns.value('language'));
  const answeredBy = speakers.find((name) => name === columns.value('answeredBy')) ?? 'service';
  return {
    answeredBy,
    notice: cleanText(columns.value('notice'), SENTENCE),
    ...(language === 'en' ? {} : { language }),
  };
}

/** What an answer avoids and passed over; nothing where a server says nothing of it. */
function avoidedIn(columns: Columns): Pick<ServedAnswer, 'avoiding' | 'notUnderstood'> {
  const value = columns.value('avoiding');
  const avoiding = (Array.isArray(value) ? value : []).slice(0, FOODS).flatMap((item): AvoidedLabel[] => {
    const [key, label] = ['key', 'label'].map((name) => cleanText(readColumns(item)?.value(name), SENTENCE));
    return key === undefined || label === undefined || key === '' || label === '' ? [] : [{ key, label }];
  });
  const notUnderstood = columns
    .list('notUnderstood')
    .slice(0, FOODS)
    .map((word) => cleanText(word, SENTENCE))
    .filter((word) => word !== '');
  return { ...(avoiding.length === 0 ? {} : { avoiding }), ...(notUnderstood.length === 0 ? {} : { notUnderstood }) };
}

function namedFoods(columns: Columns): readonly NamedFoodRef[] {
  const value = columns.value('foods');
  return (Array.isArray(value) ? value : []).slice(0, FOODS).flatMap((item): NamedFoodRef[] => {
    const food = readColumns(item);
    const id = readId(food?.value('id')) as FoodId | null;
    const name = cleanText(food?.value('name'), NAME_LIMIT);
    return id === null || name === '' ? [] : [{ id, name }];
  });
}

function decodeDish(item: unknown, foods: readonly NamedFoodRef[]): RecommendedDish | null {
  const columns = readColumns(item);
  const foodName = cleanText(columns?.value('food_name'), NAME_LIMIT);
  if (columns === null || foodName === '') return null;
  const score = columns.number('confidence_score');
  return {
    foodName,
    foodId:
      (readId(columns.value('food_id')) as FoodId | null) ?? foods.find(({ name }) => name === foodName)?.id ?? null,
    category: dishCategories.find((name) => name === columns.value('category')) ?? 'other',
    reason: cleanText(columns.value('reason'), SENTENCE),
    confidence: score === null ? null : clamp(score > 1 ? score / 100 : score, 0, 1),
  };
}
