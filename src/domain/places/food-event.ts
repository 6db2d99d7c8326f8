import { refused, valid, type Decoded } from '#domain/values/decoded.ts';
import type { FoodEventId, FoodId, MemberId } from '#domain/values/ids/ids.ts';
import { readColumns } from '#domain/values/read-columns.ts';
import { readId } from '#domain/values/ids/read-id.ts';
import { type Position, readPosition } from './position.ts';

/** Something of a verified professional's that one can go to (R34). Public. */
export interface FoodEvent {
  readonly id: FoodEventId;
  readonly keeperId: MemberId;
  readonly name: string;
  readonly text: string;
  /** Both in milliseconds since 1970. */
  readonly starts: number;
  readonly ends: number;
  /** IANA; it is told by the clock on its wall. */
  readonly timeZone: string;
  readonly address: string;
  readonly position: Position | null;
  /** Foods of the catalogue that are on the table. */
  readonly foods: readonly FoodId[];
  readonly isCancelled: boolean;
}

/** An event from a row; refused where it does not say whose it is, what, when or where. */
export function decodeFoodEvent(value: unknown): Decoded<FoodEvent> {
  const columns = readColumns(value);
  const id = readId(columns?.value('id')) as FoodEventId | null;
  const keeperId = readId(columns?.value('user')) as MemberId | null;
  if (columns === null || id === null) return refused('An event must have an id.');
  if (keeperId === null) return refused('An event must name its keeper.');
  const [name, address] = [columns.text('name'), columns.text('address')];
  if (name === '' || address === '') return refused('An event must have a name and an address.');
  const [starts, ends] = [columns.moment('starts'), columns.moment('ends')];
  if (starts === 0 || ends <= starts) return refused('An event must begin, and end after that.');
  return valid({
    id,
    keeperId,
    name,
    text: columns.text('text'),
    starts,
    ends,
    timeZone: columns.text('time_zone'),
    address,
    position: readPosition(columns.value('position')),
    foods: columns
      .list('foods')
      .map(readId)
      .filter((food): food is FoodId => food !== null),
    isCancelled: columns.value('is_cancelled') === true,
  });
}

/** What is still to come or lasts, the next first; what is over goes quiet. */
export function upcomingEvents<T extends Pick<FoodEvent, 'id' | 'starts' | 'ends'>>(
  events: readonly T[],
  now: number,
): readonly T[] {
  return events
    .filter(({ ends }) => ends > now)
    .toSorted((one, other) => one.starts - other.starts || (one.id < other.id ? -1 : 1));
}
