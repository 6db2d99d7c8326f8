import { clamp } from '#prelude/clamp.ts';
import { cleanText } from '#prelude/text/clean-text.ts';
import { readCourse } from '#domain/foods/course.ts';
import { decodeHealth } from './decode-health.ts';
import { decodeLikened } from './decode-likened.ts';
import { decodeTaste } from './decode-taste.ts';
import { refused, valid, type Decoded } from '#domain/values/decoded.ts';
import { displayDefaults } from '#domain/foods/display-defaults.ts';
import type { DefaultedPart, Food, FoodPicture } from '#domain/foods/food.ts';
import type { FoodId, MemberId } from '#domain/values/ids/ids.ts';
import { readColumns, type Columns } from '#domain/values/read-columns.ts';
import { readHexColours } from '#domain/values/read-hex-colours.ts';
import { readId } from '#domain/values/ids/read-id.ts';

/** A stored file's name holds no path. */
const fileName = /^[\w-][\w.-]*$/;

/** A path on this origin: one slash, no backslash, so that no other host can be meant. */
const ownAddress = /^\/(?![/\\])[^\s\\]*$/;

/** A photo of the food by its id and file: what the server says that its cover is. */
const cover = /^[a-z0-9]{15}\/[\w-][\w.-]*$/;

/** The picture of a food: the uploaded file before the cover, and both before the seeded address (spec 1 §3, image_url, also seen as image; R45). */
function decodePicture(id: FoodId, columns: Columns): FoodPicture {
  const image = columns.text('image');
  if (fileName.test(image)) return { kind: 'file', path: `foods/${id}/${image}` };
  const photo = columns.text('cover');
  if (cover.test(photo)) return { kind: 'file', path: `food_photos/${photo}` };
  const url = [image, columns.text('image_url')].find((address) => ownAddress.test(address));
  return url === undefined ? { kind: 'none' } : { kind: 'address', url };
}

export const NAME_LIMIT = 300;

/**
 * A food from a row in the server's shape (spec 1 §3 and §5, normalisation of food data; R4, R5). Any JSON is either a
 * complete food within range, with its defaults named in `defaulted`, or refused; only a row without an id is refused.
 */
export function decodeFood(value: unknown): Decoded<Food> {
  const columns = readColumns(value);
  if (columns === null) return refused('A food must be a record.');
  const id = readId(columns.value('id')) as FoodId | null;
  if (id === null) return refused('A food must have an id.');
  const defaulted: DefaultedPart[] = [];
  return valid({
    id,
    ...decodeIdentity(id, columns, defaulted),
    ...decodeRating(columns, defaulted),
    ...decodeTaste(columns, defaulted),
    likened: decodeLikened(columns.value('likened')),
    tastings: columns.value('tastings'),
    ...decodeExperience(columns),
    ...decodePreparation(columns, defaulted),
    ...decodeHealth(columns),
    defaulted,
    translation: null,
  });
}

function decodeIdentity(id: FoodId, columns: Columns, defaulted: DefaultedPart[]) {
  const name = cleanText(columns.text('name'), NAME_LIMIT);
  const picture = decodePicture(id, columns);
  const uploadedBy = readId(columns.value('uploaded_by')) as MemberId | null;
  if (name === '') defaulted.push('name');
  if (picture.kind === 'none') defaulted.push('image');
  if (uploadedBy === null) defaulted.push('uploader');
  return {
    name: name || displayDefaults.name,
    language: columns.text('language'),
    nativeName: cleanText(columns.text('native_name'), NAME_LIMIT),
    description: columns.text('description'),
    origin: cleanText(columns.text('origin'), NAME_LIMIT),
    course: readCourse(columns.value('course')),
    cultureNotes: columns.text('culture_notes'),
    culturalSignificance: columns.text('cultural_significance'),
    culturalVariations: columns.list('cultural_variations'),
    regionalVariations: columns.list('regional_variations'),
    picture,
    createdAt: columns.moment('created', 'created_at'),
    uploadedBy,
  };
}

/** Without reviews nobody has rated: the default stands, whatever the column says (R4). */
function decodeRating(columns: Columns, defaulted: DefaultedPart[]) {
  const reviewCount = count(columns.number('review_count'));
  const given = columns.number('rating');
  const stated = reviewCount > 0 && given !== null;
  if (!stated) defaulted.push('rating');
  return {
    rating: stated ? clamp(given, 0, 5) : displayDefaults.rating,
    reviewCount,
    upvotes: count(columns.number('upvotes')),
  };
}

function decodeExperience(columns: Columns) {
  const appearance = columns.nested('visual_appearance');
  const sounds = columns.nested('sound_profile');
  const temperature = columns.nested('temperature_experience');
  return {
    appearance: {
      colours: readHexColours(appearance.list('color')),
      shape: appearance.text('shape'),
      size: appearance.text('size'),
      consistency: appearance.text('consistency'),
    },
    sounds: { eating: sounds.list('eating_sounds'), preparation: sounds.list('preparation_sounds') },
    temperatureExperience: {
      idealServing: temperature.text('ideal_serving_temp'),
      sensitivity: temperature.text('temp_sensitivity'),
      hotVersusCold: temperature.text('hot_vs_cold_taste'),
    },
    emotionalAssociations: columns.list('emotional_associations'),
    memoryTriggers: columns.list('memory_triggers'),
  };
}

function decodePreparation(columns: Columns, defaulted: DefaultedPart[]) {
  const seasons = columns.list('seasonal_availability');
  // The server's number column holds 0 where nothing was stated.
  const difficulty = columns.number('difficulty_level') || null;
  if (seasons.length === 0) defaulted.push('seasonalAvailability');
  if (difficulty === null) defaulted.push('difficulty');
  return {
    ingredients: columns.list('ingredients'),
    preparationNotes: columns.text('preparation_notes'),
    preparationMethods: columns.list('preparation_methods'),
    servingSuggestions: columns.list('serving_suggestions'),
    bestPairedWith: columns.list('best_paired_with'),
    consumptionTips: columns.list('consumption_tips'),
    portion: columns.text('portion'),
    wayOfEating: columns.text('way_of_eating'),
    seasonalAvailability: seasons.length > 0 ? seasons : [displayDefaults.seasonalAvailability],
    difficulty: difficulty === null ? displayDefaults.difficulty : Math.round(clamp(difficulty, 1, 5)),
  };
}

function count(value: number | null): number {
  return Math.floor(clamp(value ?? 0, 0, Number.MAX_SAFE_INTEGER));
}
