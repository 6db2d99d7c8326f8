import type { FoodId } from '#domain/values/ids/ids.ts';
import { noPairingFilters, type PairingFilters, type PairingStyle, pairingStyles } from '#domain/pairing/pairing.ts';
import { readRecordId } from '#domain/values/ids/read-record-id.ts';
import { dietaryFlagNames } from '#domain/taste/taste-vocabulary.ts';

/** Where a member is in the explorer: all of it stands in the address, so that it can be shared. */
export interface PairingPlace {
  readonly foodId: FoodId | null;
  readonly style: PairingStyle;
  readonly filters: PairingFilters;
}

const comfortZones = ['any', 'familiar', 'new'] as const;

/** The place that an address names; what cannot be read is as if it were not there. */
export function pairingPlace(parameters: URLSearchParams): PairingPlace {
  const style = parameters.get('style');
  const comfort = parameters.get('comfort');
  return {
    foodId: readRecordId(parameters.get('food')) as FoodId | null,
    style: pairingStyles.find((known) => known === style) ?? 'complement',
    filters: {
      cuisine: parameters.get('cuisine')?.slice(0, 100) ?? noPairingFilters.cuisine,
      comfortZone: comfortZones.find((known) => known === comfort) ?? noPairingFilters.comfortZone,
      dietary: dietaryFlagNames.filter((flag) => parameters.getAll('diet').includes(flag)),
      spiceIntensity: readRange(parameters.get('spice')),
      sweetnessLevel: readRange(parameters.get('sweet')),
      adventureMode: parameters.has('adventure'),
      prioritizeUserTaste: parameters.has('mine'),
      culturalExploration: Number(
        /^[1-5]$/.exec(parameters.get('explore') ?? '')?.[0] ?? noPairingFilters.culturalExploration,
      ),
    },
  };
}

function readRange(text: string | null): PairingFilters['spiceIntensity'] {
  const [, from, to] = /^([0-5])-([0-5])$/.exec(text ?? '') ?? [];
  const range = { from: Number(from ?? 0), to: Number(to ?? 5) };
  return range.from <= range.to ? range : noPairingFilters.spiceIntensity;
}

/** The address of a place; what is as usual is left out. */
export function pairingAddress({ foodId, style, filters }: PairingPlace): string {
  const parameters = new URLSearchParams();
  if (foodId !== null) parameters.set('food', foodId);
  if (style !== 'complement') parameters.set('style', style);
  if (filters.cuisine !== '') parameters.set('cuisine', filters.cuisine);
  if (filters.comfortZone !== 'any') parameters.set('comfort', filters.comfortZone);
  for (const flag of filters.dietary) parameters.append('diet', flag);
  const range = (name: string, { from, to }: PairingFilters['spiceIntensity']) => {
    if (from > 0 || to < 5) parameters.set(name, `${from}-${to}`);
  };
  range('spice', filters.spiceIntensity);
  range('sweet', filters.sweetnessLevel);
  if (filters.adventureMode) parameters.set('adventure', '');
  if (filters.prioritizeUserTaste) parameters.set('mine', '');
  if (filters.culturalExploration < 5) parameters.set('explore', String(filters.culturalExploration));
  const query = parameters.toString();
  return query === '' ? '/flavor-pairing' : `/flavor-pairing?${query}`;
}

/** How many filters are set. */
export function filtersSet(filters: PairingFilters): number {
  const names = Object.keys(noPairingFilters) as (keyof PairingFilters)[];
  return names.filter((name) => JSON.stringify(filters[name]) !== JSON.stringify(noPairingFilters[name])).length;
}
