import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { Camera, FilePlus, ImagePlus } from 'lucide-react';
import { type DragEvent, type ReactNode, useId, useState } from 'react';
import { buttonRecipe } from '#ui/elements/button-recipe.ts';
import { FieldMessage } from './field-message.tsx';
import { Spinner } from '#ui/elements/spinner.tsx';

interface FileDropProps {
  readonly label: string;
  readonly hint: string;
  readonly error?: string | undefined;
  /** As in an input's accept, for example 'image/*'. Checking the bytes is the caller's rule. */
  readonly accept: string;
  readonly onFile: (file: File) => void;
  /** Several at once: `onFile` gets each. */
  readonly many?: boolean;
  /** Offers the camera too. */
  readonly camera?: boolean;
  /** Words while the chosen file is worked on. */
  readonly busyLabel?: string | undefined;
  /** The preview, in place of the invitation. */
  readonly children?: ReactNode;
}

const PickLabel = chakra('label', {
  ...buttonRecipe,
  base: {
    ...buttonRecipe.base,
    position: 'relative',
    cursor: 'pointer',
    '&:has(input:focus-visible)': { outline: '2px solid', outlineColor: 'focus', outlineOffset: '2px' },
  },
});

/** A place to drop a file, or to take it from the device or the camera. */
export function FileDrop({
  label,
  hint,
  error,
  accept,
  onFile,
  many = false,
  camera = false,
  busyLabel,
  children,
}: FileDropProps) {
  const id = useId();
  const [isOver, setOver] = useState(false);
  const isRefused = Boolean(error);
  const take = (files: FileList | null) => {
    for (const file of [...(files ?? [])].slice(0, many ? undefined : 1)) onFile(file);
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  };
  const onDrag = (event: DragEvent) => {
    event.preventDefault();
    setOver(event.type === 'dragover');
  };
  return (
    <chakra.fieldset minW="0" aria-describedby={`${id}-hint`} disabled={busyLabel !== undefined}>
      <chakra.legend textStyle="label" mb="1.5">
        {label}
      </chakra.legend>
      <chakra.div
        onDrop={onDrop}
        onDragOver={onDrag}
        onDragLeave={onDrag}
        display="flex"
        flexDirection="column"
        alignItems="center"
        gap="4"
        p="5"
        mb="1.5"
        borderRadius="xl"
        borderWidth="2px"
        borderStyle="dashed"
        borderColor={isOver ? 'paprika.solid' : isRefused ? 'danger.solid' : 'line.strong'}
        bg={isOver ? 'paprika.soft' : 'paper.card'}
      >
        {children}
        {busyLabel ? (
          <chakra.output display="flex" gap="2" alignItems="center" color="ink.muted" minH="target">
            <Spinner />
            {busyLabel}
          </chakra.output>
        ) : (
          <chakra.div display="flex" flexWrap="wrap" justifyContent="center" gap="3">
            <Pick
              id={id}
              isRefused={isRefused}
              accept={accept}
              onFiles={take}
              icon={accept.startsWith('image/') ? <ImagePlus aria-hidden /> : <FilePlus aria-hidden />}
              words={chooseWords(many, Boolean(children))}
              many={many}
            />
            {camera ? (
              <Pick
                id={id}
                isRefused={isRefused}
                accept={accept}
                onFiles={take}
                icon={<Camera aria-hidden />}
                words={t`Take a photo`}
                isCamera
              />
            ) : null}
          </chakra.div>
        )}
      </chakra.div>
      <FieldMessage id={id} hint={hint} error={error} />
    </chakra.fieldset>
  );
}

function chooseWords(many: boolean, isChosen: boolean): string {
  if (many) return t`Choose files`;
  return isChosen ? t`Choose another` : t`Choose a file`;
}

interface PickProps {
  readonly id: string;
  readonly isRefused: boolean;
  readonly accept: string;
  readonly onFiles: (files: FileList | null) => void;
  readonly icon: ReactNode;
  readonly words: string;
  readonly isCamera?: boolean;
  readonly many?: boolean;
}

function Pick({ id, isRefused, accept, onFiles, icon, words, isCamera = false, many = false }: PickProps) {
  return (
    <PickLabel tone="outline">
      <chakra.input
        type="file"
        accept={accept}
        multiple={many}
        srOnly
        aria-describedby={`${isRefused ? `${id}-error ` : ''}${id}-hint`}
        aria-invalid={isRefused}
        {...(isCamera ? { capture: 'environment' as const } : {})}
        onChange={(event) => {
          onFiles(event.target.files);
          // The same file may be chosen again after a change of mind.
          event.target.value = '';
        }}
      />
      {icon}
      {words}
    </PickLabel>
  );
}
