import type { FoodId, MemberId, PlaceId } from '#domain/values/ids/ids.ts';
import { refused, valid, type Decoded } from '#domain/values/decoded.ts';
import { readColumns } from '#domain/values/read-columns.ts';
import { readId } from '#domain/values/ids/read-id.ts';
import { type OpeningHours, readOpeningHours } from './opening-hours.ts';
import { type Position, readPosition } from './position.ts';

/** Where a verified professional serves food (R34). Public. */
export interface Place {
  readonly id: PlaceId;
  readonly keeperId: MemberId;
  readonly name: string;
  readonly address: string;
  readonly position: Position | null;
  /** null: not stated. */
  readonly hours: OpeningHours | null;
  /** IANA; the hours are by the clock on its wall. */
  readonly timeZone: string;
  /** Foods of the catalogue that are served there. */
  readonly foods: readonly FoodId[];
}

/** A place from a row; refused where it does not say whose it is, what it is called or where. */
export function decodePlace(value: unknown): Decoded<Place> {
  const columns = readColumns(value);
  const id = readId(columns?.value('id')) as PlaceId | null;
  const keeperId = readId(columns?.value('user')) as MemberId | null;
  if (columns === null || id === null) return refused('A place must have an id.');
  if (keeperId === null) return refused('A place must name its keeper.');
  const [name, address] = [columns.text('name'), columns.text('address')];
  if (name === '' || address === '') return refused('A place must have a name and an address.');
  return valid({
    id,
    keeperId,
    name,
    address,
    position: readPosition(columns.value('position')),
    hours: readOpeningHours(columns.value('hours')),
    timeZone: columns.text('time_zone'),
    foods: columns
      .list('foods')
      .map(readId)
      .filter((food): food is FoodId => food !== null),
  });
}
