import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { type FieldFrame, FormField } from './form-field.tsx';
import { IconButton } from '#ui/elements/icon-button.tsx';
import { TextInput } from './text-input.tsx';

interface PasswordFieldProps extends FieldFrame {
  readonly value: string;
  readonly onValue: (value: string) => void;
  readonly autoComplete: 'current-password' | 'new-password';
  readonly name?: string;
}

/** A labelled password input whose text can be shown. */
export function PasswordField({ value, onValue, autoComplete, name = autoComplete, ...frame }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <FormField {...frame}>
      {(control) => (
        <chakra.div position="relative">
          <TextInput
            {...control}
            name={name}
            type={shown ? 'text' : 'password'}
            autoComplete={autoComplete}
            spellCheck={false}
            autoCapitalize="none"
            enterKeyHint={autoComplete === 'current-password' ? 'go' : 'next'}
            pe="14"
            value={value}
            onChange={(event) => onValue(event.target.value)}
          />
          <IconButton
            label={shown ? t`Hide password` : t`Show password`}
            aria-pressed={shown}
            position="absolute"
            insetEnd="0.5"
            top="0.5"
            onClick={() => setShown(!shown)}
          >
            {shown ? <EyeOff /> : <Eye />}
          </IconButton>
        </chakra.div>
      )}
    </FormField>
  );
}
