import { chakra } from '#ui/elements/chakra.tsx';
import { ChevronDown } from 'lucide-react';
import { controlRecipe } from './control-recipe.ts';
import { type FieldFrame, FormField } from './form-field.tsx';

const Native = chakra('select', {
  ...controlRecipe,
  base: { ...controlRecipe.base, appearance: 'none', pe: '11', textOverflow: 'ellipsis' },
});

interface SelectFieldProps extends FieldFrame {
  readonly value: string;
  readonly onValue: (value: string) => void;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly disabled?: boolean;
}

/** A labelled choice of one, by the device's own select. An option with value '' stands for 'not stated'. */
export function SelectField({ value, onValue, options, disabled = false, ...frame }: SelectFieldProps) {
  return (
    <FormField {...frame}>
      {(control) => (
        <chakra.div position="relative">
          <Native {...control} value={value} disabled={disabled} onChange={(event) => onValue(event.target.value)}>
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </Native>
          <chakra.span
            aria-hidden
            position="absolute"
            insetEnd="3.5"
            top="50%"
            transform="translateY(-50%)"
            pointerEvents="none"
            color="ink.muted"
          >
            <ChevronDown size={20} />
          </chakra.span>
        </chakra.div>
      )}
    </FormField>
  );
}
