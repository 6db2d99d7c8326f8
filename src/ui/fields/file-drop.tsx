import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { Camera, FilePlus, ImagePlus } from 'lucide-react';
import { type DragEvent, type ReactNode, useId, useState } from 'react';
import { FieldMessage } from './field-message.tsx';
import { RequiredMark } from './required-mark.tsx';
import { PickFiles } from './pick-files.tsx';
import { Spinner } from '#ui/elements/spinner.tsx';

interface FileDropProps {
  readonly label: string;
  readonly required?: boolean;
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

/** A place to drop a file, or to take it from the device or the camera. */
export function FileDrop({
  label,
  required = false,
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
  const take = (files: Iterable<File>) => {
    for (const file of [...files].slice(0, many ? undefined : 1)) onFile(file);
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
        {required ? <RequiredMark /> : null}
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
          <Busy label={busyLabel} />
        ) : (
          <Pickers
            accept={accept}
            onFiles={take}
            many={many}
            camera={camera}
            messageId={id}
            isRefused={isRefused}
            words={chooseWords(many, Boolean(children))}
          />
        )}
      </chakra.div>
      <FieldMessage id={id} hint={hint} error={error} />
    </chakra.fieldset>
  );
}

function Busy({ label }: { readonly label: string }) {
  return (
    <chakra.output display="flex" gap="2" alignItems="center" color="ink.muted" minH="target">
      <Spinner />
      {label}
    </chakra.output>
  );
}

interface PickersProps {
  readonly accept: string;
  readonly onFiles: (files: Iterable<File>) => void;
  readonly many: boolean;
  readonly camera: boolean;
  readonly messageId: string;
  readonly isRefused: boolean;
  readonly words: string;
}

/** From the files of the device, or from its camera. */
function Pickers({ accept, onFiles, many, camera, messageId, isRefused, words }: PickersProps) {
  return (
    <chakra.div display="flex" flexWrap="wrap" justifyContent="center" gap="3">
      <PickFiles accept={accept} onFiles={onFiles} many={many} messageId={messageId} isRefused={isRefused}>
        {accept.startsWith('image/') ? <ImagePlus aria-hidden /> : <FilePlus aria-hidden />}
        {words}
      </PickFiles>
      {camera ? (
        <PickFiles accept={accept} onFiles={onFiles} camera messageId={messageId} isRefused={isRefused}>
          <Camera aria-hidden />
          {t`Take a photo`}
        </PickFiles>
      ) : null}
    </chakra.div>
  );
}

function chooseWords(many: boolean, isChosen: boolean): string {
  if (many) return t`Choose files`;
  return isChosen ? t`Choose another` : t`Choose a file`;
}
