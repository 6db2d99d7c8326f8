import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { type CalendarDay, daysAfter } from '#domain/diary/calendar-day.ts';
import { diaryLimits } from '#domain/diary/diary-entry.ts';
import { countCharacters } from '#prelude/text/count-characters.ts';
import { Button } from '#ui/elements/button.tsx';
import { ToggleChip } from '#ui/elements/toggle-chip.tsx';
import { StarInput } from '#ui/fields/star-input.tsx';
import { TextAreaField } from '#ui/fields/text-area-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { type DiaryFormWords, type DiaryProblems, ratingWords } from './diary-form.ts';

interface DiaryFieldsProps {
  readonly form: DiaryFormWords;
  readonly problems: DiaryProblems;
  readonly today: CalendarDay;
  readonly onWrite: (words: Partial<DiaryFormWords>) => void;
}

/** What can be said of one time; all of it can be left out. */
export function DiaryFields({ form, problems, today, onWrite }: DiaryFieldsProps) {
  const rating = Number(form.rating);
  const used = countCharacters(form.note.trim());
  return (
    <Stack gap="5">
      <DayField day={form.day} today={today} error={problems.day} onDay={(day) => onWrite({ day })} />
      <div>
        <StarInput label={t`How was it?`} value={rating} onValue={(stars) => onWrite({ rating: String(stars) })} />
        <Row gap="2" minH="target">
          <chakra.span color="ink.muted" fontSize="sm">
            {ratingWords[rating - 1] ?? t`You can leave this out.`}
          </chakra.span>
          {rating === 0 ? null : (
            <Button tone="ghost" size="sm" minH="target" onClick={() => onWrite({ rating: '0' })}>{t`Clear`}</Button>
          )}
        </Row>
      </div>
      <TextAreaField
        label={t`Note`}
        name="note"
        dir="auto"
        rows={3}
        value={form.note}
        error={problems.note}
        onValue={(note) => onWrite({ note })}
        {...(used > diaryLimits.note * 0.8 ? { counter: { used, limit: diaryLimits.note } } : {})}
      />
      <chakra.div display="grid" gap="5" gridTemplateColumns={{ base: '1fr', md: '1fr 1fr' }}>
        <TextField
          label={t`With whom`}
          name="company"
          dir="auto"
          autoComplete="off"
          value={form.company}
          error={problems.company}
          onValue={(company) => onWrite({ company })}
        />
        <TextField
          label={t`Where`}
          name="place"
          dir="auto"
          autoComplete="off"
          value={form.place}
          error={problems.place}
          onValue={(place) => onWrite({ place })}
        />
      </chakra.div>
    </Stack>
  );
}

interface DayFieldProps {
  readonly day: string;
  readonly today: CalendarDay;
  readonly error: string | undefined;
  readonly onDay: (day: string) => void;
}

function DayField({ day, today, error, onDay }: DayFieldProps) {
  const yesterday = daysAfter(today, -1);
  return (
    <Stack gap="2.5">
      <TextField
        type="date"
        label={t`Day`}
        name="day"
        min="1900-01-01"
        max={today}
        value={day}
        error={error}
        onValue={onDay}
      />
      {/* So close that at 390 px they stay in one line, whichever has the tick. */}
      <Row gap="1.5">
        <ToggleChip label={t`Today`} pressed={day === today} onToggle={() => onDay(today)} />
        <ToggleChip label={t`Yesterday`} pressed={day === yesterday} onToggle={() => onDay(yesterday)} />
        <ToggleChip label={t`Without a day`} pressed={day === ''} onToggle={(isOn) => onDay(isOn ? '' : today)} />
      </Row>
    </Stack>
  );
}
