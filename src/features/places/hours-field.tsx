import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { Copy, Plus, X } from 'lucide-react';
import { minutesOf, MOST_SPANS, timeText, WEEKDAYS } from '#domain/places/opening-hours.ts';
import { restingWeek, type TypedHours } from '#domain/places/place-form.ts';
import { IconButton } from '#ui/elements/icon-button.tsx';
import { FieldMessage } from '#ui/fields/field-message.tsx';
import { SwitchField } from '#ui/fields/switch-field.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import { Row } from '#ui/layout/row.tsx';
import { weekdayName } from './open-words.ts';

interface HoursFieldProps {
  /** null: not stated. */
  readonly hours: TypedHours | null;
  readonly onHours: (hours: TypedHours | null) => void;
  readonly error: string | undefined;
}

/** When a place is open: several times a day, past midnight too; a day without any is a day of rest. */
export function HoursField({ hours, onHours, error }: HoursFieldProps) {
  const write = (day: number, spans: TypedHours[number]) =>
    onHours((hours ?? restingWeek).map((before, at) => (at === day ? spans : before)));
  return (
    <chakra.div display="grid" gap="2" minW="0">
      <SwitchField
        label={t`State the opening hours`}
        hint={t`Then everybody sees whether it is open now.`}
        checked={hours !== null}
        onChecked={(isStated) => onHours(isStated ? restingWeek : null)}
      />
      {hours === null ? null : (
        <chakra.div display="grid" gap="3">
          {Array.from({ length: WEEKDAYS }, (_, day) => (
            <Day
              key={day}
              name={weekdayName(day)}
              spans={hours[day] ?? []}
              onSpans={(spans) => write(day, spans)}
              {...(day > 0 ? { before: hours[day - 1] ?? [] } : {})}
            />
          ))}
          <chakra.p textStyle="small" color="ink.muted">
            {t`A time that ends before it begins goes on past midnight. From 0:00 to 0:00 is around the clock.`}
          </chakra.p>
        </chakra.div>
      )}
      <FieldMessage id="place-hours" error={error} />
    </chakra.div>
  );
}

interface DayProps {
  readonly name: string;
  readonly spans: TypedHours[number];
  readonly onSpans: (spans: TypedHours[number]) => void;
  /** The day before, whose times can be taken over. */
  readonly before?: TypedHours[number];
}

function Day({ name, spans, onSpans, before }: DayProps) {
  const write = (at: number, span: readonly [string, string]) =>
    onSpans(spans.map((one, place) => (place === at ? span : one)));
  const last = spans.at(-1);
  return (
    <chakra.div
      role="group"
      aria-label={name}
      display="grid"
      gap="2"
      borderBottomWidth="1px"
      borderColor="line.quiet"
      pb="2"
    >
      <Row justifyContent="space-between" gap="2">
        <chakra.span fontWeight="medium">{name}</chakra.span>
        <Row gap="1">
          {spans.length === 0 ? (
            <chakra.span textStyle="small" color="ink.muted">
              {t`Closed`}
            </chakra.span>
          ) : null}
          {before !== undefined && before.length > 0 && spans.length === 0 ? (
            <IconButton label={t`${name}: as on the day before`} onClick={() => onSpans(before)}>
              <Copy aria-hidden />
            </IconButton>
          ) : null}
          <IconButton
            label={t`${name}: add a time`}
            disabled={spans.length >= MOST_SPANS}
            onClick={() => onSpans([...spans, last === undefined ? ['09:00', '17:00'] : nextSpan(last[1])])}
          >
            <Plus aria-hidden />
          </IconButton>
        </Row>
      </Row>
      {spans.map(([from, until], at) => (
        // The times of a day have no names of their own.
        <Row key={at} gap="2" flexWrap="nowrap">
          <TextInput
            type="time"
            px="2.5"
            aria-label={t`${name}: open from`}
            value={from}
            onChange={(event) => write(at, [event.target.value, until])}
          />
          <chakra.span aria-hidden>–</chakra.span>
          <TextInput
            type="time"
            px="2.5"
            aria-label={t`${name}: open until`}
            value={until}
            onChange={(event) => write(at, [from, event.target.value])}
          />
          <IconButton
            label={t`${name}: take this time out`}
            onClick={() => onSpans(spans.filter((_, place) => place !== at))}
          >
            <X aria-hidden />
          </IconButton>
        </Row>
      ))}
    </chakra.div>
  );
}

/** What comes after a time, two hours later for two hours, as a beginning to correct. */
function nextSpan(until: string): readonly [string, string] {
  const start = Math.min((minutesOf(until) ?? 0) + 120, 21 * 60);

  return [timeText(start), timeText(start + 120)];
}
