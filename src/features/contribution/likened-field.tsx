import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { memo, useId } from 'react';
import type { Likened } from '#domain/foods/food.ts';
import { FieldMessage } from '#ui/fields/field-message.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { exampleOf } from './form-sections.ts';
import type { FieldProps } from './submission-change.ts';

/** Lines that the form offers. */
const MOST = 3;
const blank: Likened = { food: '', but: '' };

/** What a food is like, and how it differs: one line more than are begun, up to three. */
export const LikenedField = memo(function LikenedField({ value, error, change }: FieldProps<readonly Likened[]>) {
  const id = useId();
  const lines = [...value, blank].slice(0, Math.max(MOST, value.length));
  const set = (place: number, part: Partial<Likened>) =>
    change((submission) => ({
      ...submission,
      likened: [...submission.likened, blank]
        .map((line, at) => (at === place ? { ...line, ...part } : line))
        .filter(({ food, but }) => food !== '' || but !== ''),
    }));
  return (
    <chakra.fieldset
      data-field="likened"
      aria-describedby={error === undefined ? undefined : `${id}-error`}
      minW="0"
      display="flex"
      flexDirection="column"
      gap="3"
    >
      <chakra.legend textStyle="label" mb="1.5">{t`Like what people know, but …`}</chakra.legend>
      {lines.map(({ food, but }, place) => (
        <chakra.div
          key={place}
          display="grid"
          gap="2"
          gridTemplateColumns={{ base: '1fr', md: 'minmax(0, 2fr) minmax(0, 3fr)' }}
        >
          <TextField
            label={t`Like`}
            value={food}
            onValue={(text) => set(place, { food: text })}
            placeholder={exampleOf({ label: '', example: t`chicken soup` })}
            autoComplete="off"
            dir="auto"
          />
          <TextField
            label={t({ message: 'but', context: 'how a food differs from another' })}
            value={but}
            onValue={(text) => set(place, { but: text })}
            placeholder={exampleOf({ label: '', example: t`deeper, with a taste of the sea` })}
            autoComplete="off"
            dir="auto"
          />
        </chakra.div>
      ))}
      <FieldMessage id={id} error={error} />
    </chakra.fieldset>
  );
});
