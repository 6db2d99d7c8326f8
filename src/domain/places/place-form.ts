import { t } from '@lingui/core/macro';
import { countCharacters } from '#prelude/text/count-characters.ts';
import type { FoodId } from '#domain/values/ids/ids.ts';
import { hasOverlap, minutesOf, type OpeningHours, spanOf, timeText, WEEKDAYS } from './opening-hours.ts';
import { placeLimits } from '#domain/values/place-limits.ts';
import type { Place } from './place.ts';
import { type Position, roundedPosition } from './position.ts';

/** Opening hours as they are typed: of each day from Monday on its spans, of each span two times such as '09:30'. */
export type TypedHours = readonly (readonly (readonly [from: string, until: string])[])[];

/** What a place's keeper says of it, each field as it was typed. */
export interface PlaceForm {
  readonly name: string;
  readonly address: string;
  /** Degrees; both or neither. */
  readonly latitude: string;
  readonly longitude: string;
  /** null: not stated. */
  readonly hours: TypedHours | null;
  readonly timeZone: string;
  readonly foods: readonly FoodId[];
}

/** What a place says besides whose it is. */
export type PlaceWords = Omit<Place, 'id' | 'keeperId'>;

export type PlaceProblems = Readonly<
  Partial<Record<'name' | 'address' | 'position' | 'hours' | 'timeZone' | 'foods', string>>
>;

export const restingWeek: TypedHours = Array.from({ length: WEEKDAYS }, () => []);

export function emptyPlaceForm(timeZone: string): PlaceForm {
  return { name: '', address: '', latitude: '', longitude: '', hours: null, timeZone, foods: [] };
}

/** The form that shows what is there already. */
export function formFromPlace({ name, address, position, hours, timeZone, foods }: Place): PlaceForm {
  return {
    name,
    address,
    latitude: position === null ? '' : String(position.latitude),
    longitude: position === null ? '' : String(position.longitude),
    hours: hours?.map((day) => day.map(([from, until]) => [timeText(from), timeText(until)] as const)) ?? null,
    timeZone,
    foods,
  };
}

/** Why a place cannot be saved, by field; nothing where it can. */
export function placeProblems(form: PlaceForm): PlaceProblems {
  const { name, address } = placeLimits;
  const found = {
    name: textProblem(form.name, { limit: name, missing: t`Please name the place.` }),
    address: textProblem(form.address, { limit: address, missing: t`Please say where it is.` }),
    position:
      positionOf(form) === undefined
        ? t`Please give both numbers in degrees, such as 52.52 and 13.405, or leave both empty.`
        : null,
    hours: hoursProblem(form.hours),
    timeZone: isTimeZone(form.timeZone) ? null : t`Please choose a time zone, such as Europe/Berlin.`,
    foods: form.foods.length > placeLimits.foods ? t`Please choose at most ${placeLimits.foods} foods.` : null,
  };
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem !== null));
}

/** What a form without problems stands for. */
export function placeFromForm(form: PlaceForm): PlaceWords {
  return {
    name: form.name.trim(),
    address: form.address.trim(),
    position: positionOf(form) ?? null,
    hours: form.hours === null ? null : (hoursOf(form.hours) ?? null),
    timeZone: form.timeZone.trim(),
    foods: form.foods,
  };
}

export function textProblem(
  text: string,
  { limit, missing }: { readonly limit: number; readonly missing: string },
): string | null {
  const used = countCharacters(text.trim());
  if (used === 0) return missing;
  return used > limit ? t`Please use at most ${limit} characters.` : null;
}

/** null: none is given; undefined: what is given is none. */
function positionOf({ latitude, longitude }: Pick<PlaceForm, 'latitude' | 'longitude'>): Position | null | undefined {
  if (latitude.trim() === '' && longitude.trim() === '') return null;
  const [north, east] = [degrees(latitude, 90), degrees(longitude, 180)];
  return north === null || east === null ? undefined : roundedPosition({ latitude: north, longitude: east });
}

function degrees(text: string, most: number): number | null {
  const typed = text.trim().replace(',', '.').replace('−', '-');
  if (!/^-?\d{1,3}(\.\d+)?$/.test(typed)) return null;
  const value = Number(typed);
  return Math.abs(value) <= most ? value : null;
}

/** undefined where a time is missing. */
function hoursOf(typed: TypedHours): OpeningHours | undefined {
  const week = typed.map((day) =>
    day.map(([from, until]) => {
      const [start, end] = [minutesOf(from), minutesOf(until)];
      return start === null || end === null ? undefined : spanOf(start, end);
    }),
  );
  if (week.some((day) => day.includes(undefined))) return undefined;
  return (week as OpeningHours).map((day) => day.toSorted(([one], [other]) => one - other));
}

function hoursProblem(typed: TypedHours | null): string | null {
  if (typed === null) return null;
  const hours = hoursOf(typed);
  if (hours === undefined) return t`Please give each time as hours and minutes, or take it out.`;
  return hasOverlap(hours) ? t`Two of these times lie over each other.` : null;
}

export function isTimeZone(text: string): boolean {
  if (!/^[A-Za-z0-9_+/-]{1,64}$/.test(text.trim())) return false;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: text.trim() }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
