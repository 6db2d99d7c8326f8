import { chakra } from '#ui/elements/chakra.tsx';
import type { ReactNode } from 'react';
import { buttonRecipe } from '#ui/elements/button-recipe.ts';

interface PickFilesProps {
  /** The words, and an icon before them. */
  readonly children: ReactNode;
  /** As in an input's accept, for example 'image/*'. Checking the bytes is the caller's rule. */
  readonly accept: string;
  /** With at least one file. */
  readonly onFiles: (files: readonly File[]) => void;
  readonly many?: boolean;
  /** Opens the camera at once, on devices that have one. */
  readonly camera?: boolean;
  readonly disabled?: boolean;
  /** The id of its `FieldMessage`. */
  readonly messageId?: string;
  readonly isRefused?: boolean;
}

const PickLabel = chakra('label', {
  ...buttonRecipe,
  base: {
    ...buttonRecipe.base,
    position: 'relative',
    cursor: 'pointer',
    '&:has(input:focus-visible)': { outline: '2px solid', outlineColor: 'focus', outlineOffset: '2px' },
    '&:has(input:disabled)': { opacity: '0.55' },
  },
});

/** A file input that looks like a button. */
export function PickFiles({
  children,
  accept,
  onFiles,
  many = false,
  camera = false,
  disabled = false,
  messageId,
  isRefused = false,
}: PickFilesProps) {
  return (
    <PickLabel tone="outline">
      <chakra.input
        type="file"
        accept={accept}
        multiple={many}
        srOnly
        disabled={disabled}
        {...(messageId === undefined
          ? {}
          : { 'aria-describedby': `${isRefused ? `${messageId}-error ` : ''}${messageId}-hint` })}
        aria-invalid={isRefused}
        {...(camera ? { capture: 'environment' as const } : {})}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          if (files.length > 0) onFiles(files);
          // The same file may be chosen again after a change of mind.
          event.target.value = '';
        }}
      />
      {children}
    </PickLabel>
  );
}
