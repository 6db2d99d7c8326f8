import type { Day } from '#domain/values/day.ts';
import { DAY_CONTENDERS, dayPoint } from '#domain/day/day-point.ts';
import { dayTable } from '#domain/day/day-table.ts';
import { offerTo } from '#domain/safety/offer-to.ts';
import type { Offered } from '#domain/safety/offered.ts';
import type { SafetyNeeds } from '#domain/safety/safety-status-for.ts';
import type { TasteTraits } from '#domain/foods/taste-traits.ts';
import { topOf } from '#prelude/top-of.ts';
import { compareTextsAt, type TextColumn } from '#ranking/columns/text-column.ts';
import type { LayeredCatalogue } from '#ranking/layered-catalogue.ts';
import { offerTest } from '#ranking/offer-test.ts';

const LAID = 6;

export interface LaidFor {
  readonly needs: SafetyNeeds | null;
  readonly on: Day;
}

/** The table of a day (`dayTable`), by one pass over the ids: no food is unpacked that is no contender. */
export function dayTableInCatalogue(
  catalogue: LayeredCatalogue,
  { needs, on, limit = LAID }: LaidFor & { readonly limit?: number },
): Offered<TasteTraits> {
  const { base, changed, isGone } = catalogue;
  const { ids } = base.columns.foods;
  const mayOfferRow = offerTest(base, needs);
  const point = dayPoint(on);
  const rows = function* rows() {
    for (let row = 0; row < base.rows; row += 1) if (!isGone(row)) yield row;
  };
  const turn = (row: number) => (isBefore(ids, row, point) ? 1 : 0);
  const inTurn = topOf(those(rows(), mayOfferRow), {
    limit: DAY_CONTENDERS,
    compare: (one, other) => turn(one) - turn(other) || compareTextsAt(ids, one, other),
  });
  const offered = offerTo([...inTurn.map((row): TasteTraits => base.foodAt(row)), ...changed], needs, (food) => food);
  return offerTo(dayTable(offered, { on, limit }), needs, (food) => food);
}

function* those<T>(things: Iterable<T>, passes: (thing: T) => boolean): Generator<T> {
  for (const thing of things) if (passes(thing)) yield thing;
}

/** Whether a row's id stands before a text, both plain ASCII. */
function isBefore({ codes, starts, bytes }: TextColumn, row: number, text: string): boolean {
  const code = codes[row] ?? 0;
  const [from, end] = [starts[code] ?? 0, starts[code + 1] ?? 0];
  for (let at = 0; at < text.length; at += 1) {
    if (from + at >= end) return true;
    const difference = (bytes[from + at] ?? 0) - text.charCodeAt(at);
    if (difference !== 0) return difference < 0;
  }
  return false;
}
