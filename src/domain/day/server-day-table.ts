import { decodeFood } from '#domain/foods/decoding/decode-food.ts';
import { dayOf } from '#domain/values/day.ts';
import { DAY_CONTENDERS, dayPoint } from './day-point.ts';
import { dayTable } from './day-table.ts';

/** For the server, which draws the first foods of a page into its document: the same that the app shows after it. */
export interface ServersDay {
  /** Contenders have this id or a later one; the table begins again at the first. */
  readonly point: string;
  readonly contenders: number;
  /** @param rows of contenders: id, name, origin, course and `taste_intensity`. @returns their ids in the order of the table */
  readonly layOut: (rows: readonly unknown[], limit: number) => readonly string[];
}

/** @param time in milliseconds since 1970 */
export function serversDay(time: number): ServersDay {
  const on = dayOf(time);
  return {
    point: dayPoint(on),
    contenders: DAY_CONTENDERS,
    layOut: (rows, limit) =>
      dayTable(
        rows.map(decodeFood).flatMap((decoded) => (decoded.kind === 'valid' ? [decoded.value] : [])),
        { on, limit },
      ).map(({ id }) => id),
  };
}
