import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { memo, useId } from 'react';
import { textLimits } from '#domain/contribution/submission-limits.ts';
import { countCharacters } from '#prelude/text/count-characters.ts';
import { wordFor } from '#shared/words/word-for.ts';
import { SelectField } from '#ui/fields/select-field.tsx';
import { TextAreaField } from '#ui/fields/text-area-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { type ChoiceSpec, exampleOf, type TextSpec } from './form-sections.ts';
import type { FieldProps } from './submission-change.ts';

/** From this share of the limit on, the length is shown. */
const COUNTED_FROM = 0.7;

/** A text of the submission: one line, several, or one of a few words. */
export const WrittenField = memo(function WrittenField({
  spec,
  value,
  error,
  change,
}: FieldProps<string> & { readonly spec: TextSpec | ChoiceSpec }) {
  const { field } = spec;
  const set = (text: string) => change((submission) => ({ ...submission, [field]: text }));
  return (
    <chakra.div data-field={field}>
      {spec.kind === 'choice' ? (
        <SelectField
          label={spec.label}
          hint={spec.hint}
          error={error}
          value={value}
          onValue={set}
          options={optionsOf(spec, value)}
        />
      ) : (
        <Written spec={spec} value={value} error={error} onValue={set} />
      )}
    </chakra.div>
  );
});

interface WrittenProps {
  readonly spec: TextSpec;
  readonly value: string;
  readonly error: string | undefined;
  readonly onValue: (text: string) => void;
}

function Written({ spec, value, error, onValue }: WrittenProps) {
  const listId = useId();
  const { kind, field, label, hint, required = false, suggestions } = spec;
  const placeholder = exampleOf(spec);
  const used = countCharacters(value.trim());
  const limit = textLimits[field];
  const frame = {
    label,
    hint,
    error,
    required,
    placeholder,
    value,
    onValue,
    dir: 'auto',
    ...(used > limit * COUNTED_FROM ? { counter: { used, limit } } : {}),
  };
  if (kind === 'prose') return <TextAreaField {...frame} minH="20" />;
  return (
    <>
      <TextField {...frame} autoComplete="off" {...(suggestions ? { list: listId } : {})} />
      {suggestions ? (
        <datalist id={listId}>
          {suggestions.map((word) => (
            <option key={word} value={word}>
              {wordFor(word)}
            </option>
          ))}
        </datalist>
      ) : null}
    </>
  );
}

/** A word from elsewhere is kept as a choice of its own. */
function optionsOf({ options, nameOf = wordFor }: ChoiceSpec, value: string) {
  const words = value === '' || options.includes(value) ? options : [value, ...options];
  return [{ value: '', label: t`Not stated` }, ...words.map((word) => ({ value: word, label: nameOf(word) }))];
}
