import { t } from '@lingui/core/macro';
import { countCharacters } from '#prelude/text/count-characters.ts';
import type { FoodId } from '#domain/values/ids/ids.ts';
import { eventLimits } from '#domain/values/place-limits.ts';
import type { FoodEvent } from './food-event.ts';
import type { Place } from './place.ts';
import { isTimeZone, textProblem } from './place-form.ts';
import type { Position } from './position.ts';
import { momentOnWall, wallTimeIn } from './zoned-time.ts';

/** What is told of an event, each field as it was typed. */
export interface EventForm {
  readonly name: string;
  readonly text: string;
  /** By the clock of `timeZone`: '2026-12-24T18:30'. */
  readonly starts: string;
  readonly ends: string;
  readonly timeZone: string;
  readonly address: string;
  /** Of the place that was chosen; null where the address was typed. */
  readonly position: Position | null;
  readonly foods: readonly FoodId[];
}

/** What an event says besides whose it is. */
export type EventWords = Omit<FoodEvent, 'id' | 'keeperId' | 'isCancelled'>;

export type EventProblems = Readonly<
  Partial<Record<'name' | 'text' | 'starts' | 'ends' | 'timeZone' | 'address' | 'foods', string>>
>;

export function emptyEventForm(timeZone: string): EventForm {
  return { name: '', text: '', starts: '', ends: '', timeZone, address: '', position: null, foods: [] };
}

/** The form that shows what is there already. */
export function formFromEvent({ name, text, starts, ends, timeZone, address, position, foods }: FoodEvent): EventForm {
  return {
    name,
    text,
    starts: wallTimeIn(timeZone, starts),
    ends: wallTimeIn(timeZone, ends),
    timeZone,
    address,
    position,
    foods,
  };
}

/** What the choice of one of the own places fills in. */
export function atPlace({
  name,
  address,
  position,
  timeZone,
}: Pick<Place, 'name' | 'address' | 'position' | 'timeZone'>): Pick<EventForm, 'address' | 'position' | 'timeZone'> {
  return { address: `${name}, ${address}`.slice(0, eventLimits.address), position, timeZone };
}

/** Why an event cannot be saved, by field; nothing where it can. */
export function eventProblems(form: EventForm, now: number): EventProblems {
  const [starts, ends] = [momentOnWall(form.timeZone, form.starts), momentOnWall(form.timeZone, form.ends)];
  const found = {
    name: textProblem(form.name, { limit: eventLimits.name, missing: t`Please name the event.` }),
    text:
      countCharacters(form.text.trim()) > eventLimits.text
        ? t`Please use at most ${eventLimits.text} characters.`
        : null,
    starts: starts === null ? t`Please say when it begins.` : null,
    ends: endProblem({ starts, ends, now }),
    timeZone: isTimeZone(form.timeZone) ? null : t`Please choose a time zone, such as Europe/Berlin.`,
    address: textProblem(form.address, { limit: eventLimits.address, missing: t`Please say where it is.` }),
    foods: form.foods.length > eventLimits.foods ? t`Please choose at most ${eventLimits.foods} foods.` : null,
  };
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem !== null));
}

interface Times {
  readonly starts: number | null;
  readonly ends: number | null;
  readonly now: number;
}

function endProblem({ starts, ends, now }: Times): string | null {
  if (ends === null) return t`Please say when it ends.`;
  if (starts === null) return null;
  if (ends <= starts) return t`It must end after it begins.`;
  if (ends - starts > eventLimits.days * 86_400_000) return t`It can last ${eventLimits.days} days at most.`;
  return ends <= now ? t`This time is over already.` : null;
}

/** What a form without problems stands for. */
export function eventFromForm(form: EventForm): EventWords {
  return {
    name: form.name.trim(),
    text: form.text.trim(),
    starts: momentOnWall(form.timeZone, form.starts) ?? 0,
    ends: momentOnWall(form.timeZone, form.ends) ?? 0,
    timeZone: form.timeZone,
    address: form.address.trim(),
    position: form.position,
    foods: form.foods,
  };
}
