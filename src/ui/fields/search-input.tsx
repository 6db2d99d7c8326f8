import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { Search, X } from 'lucide-react';
import { type ComponentProps, type RefObject, useRef } from 'react';
import { IconButton } from '#ui/elements/icon-button.tsx';
import { TextInput } from './text-input.tsx';

interface SearchInputProps extends Omit<ComponentProps<typeof TextInput>, 'value' | 'onChange' | 'ref'> {
  readonly ref?: RefObject<HTMLInputElement | null>;
  /** What is searched, for screen readers. */
  readonly label: string;
  readonly value: string;
  readonly onValue: (value: string) => void;
}

/** A search box with a way to empty it. Put it into `<search>` or a form with role=search. */
export function SearchInput({ ref, label, value, onValue, ...input }: SearchInputProps) {
  const own = useRef<HTMLInputElement>(null);
  const box = ref ?? own;
  return (
    <chakra.div position="relative">
      <chakra.span
        aria-hidden
        position="absolute"
        insetStart="4"
        top="50%"
        transform="translateY(-50%)"
        color="ink.muted"
        pointerEvents="none"
      >
        <Search size={20} />
      </chakra.span>
      <TextInput
        ref={box}
        type="search"
        aria-label={label}
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
        ps="12"
        pe="12"
        borderRadius="full"
        css={{ '&::-webkit-search-cancel-button': { display: 'none' } }}
        {...input}
        value={value}
        onChange={(event) => onValue(event.target.value)}
      />
      {value === '' ? null : (
        <IconButton
          label={t`Clear search`}
          position="absolute"
          insetEnd="0.5"
          top="0.5"
          onClick={() => {
            onValue('');
            box.current?.focus();
          }}
        >
          <X aria-hidden />
        </IconButton>
      )}
    </chakra.div>
  );
}
