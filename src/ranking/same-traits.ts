import { foldSearchText } from '#domain/values/fold-search-text.ts';
import { spokenBy } from '#domain/foods/topics/stated-topics.ts';
import type { TasteTraits } from '#domain/foods/taste-traits.ts';
import { sameJson } from '#prelude/same-json.ts';

const compared = [
  'id',
  'name',
  'nativeName',
  'origin',
  'course',
  'flavours',
  'textures',
  'aromas',
  'mouthfeel',
  'intensities',
  'temperatureServed',
  'cookingMethods',
  'bestPairedWith',
  'servingSuggestions',
  'rating',
  'reviewCount',
  'createdAt',
  'uploadedBy',
  'allergens',
  'mayContain',
  'diet',
  'healthWarnings',
  'ingredients',
  'defaulted',
] as const satisfies readonly (keyof TasteTraits)[];

/** Whether two foods are the same to every question. Of descriptions only the words count. */
export function sameTraits(one: TasteTraits, other: TasteTraits): boolean {
  return (
    (one.localName ?? '') === (other.localName ?? '') &&
    compared.every((part) => sameJson(one[part], other[part])) &&
    sameJson(spokenBy(one), spokenBy(other)) &&
    foldSearchText(one.description) === foldSearchText(other.description)
  );
}
