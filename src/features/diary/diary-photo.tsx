import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { ImageOff } from 'lucide-react';
import { useState } from 'react';
import { useDiaryPhoto } from '#food-views/diary/use-diary-photo.ts';
import type { DiaryLine } from '#replica/diary/diary-queries.ts';
import { useIsOffline } from '#shared/saving/use-is-offline.ts';
import { ImageBox } from '#ui/layout/image-box.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { nameOfLine } from './name-of-line.ts';

/** The own photo of an entry, larger at a press. One that is on another device alone comes as soon as there is a connection. */
export function DiaryPhoto({ line }: { readonly line: DiaryLine }) {
  const { entry } = line;
  const address = useDiaryPhoto(entry);
  const isOffline = useIsOffline();
  const [isOpen, setOpen] = useState(false);
  if (address === null && entry.photo === '') return null;
  if (address === null)
    return (
      <chakra.p
        display="flex"
        gap="2"
        alignItems="center"
        width="8rem"
        aspectRatio="4 / 3"
        p="3"
        borderRadius="md"
        bg="paper.sunken"
        color="ink.muted"
        fontSize="sm"
      >
        <chakra.span aria-hidden flexShrink="0">
          <ImageOff size={18} />
        </chakra.span>
        {isOffline ? t`Your photo is not on this device yet.` : t`Your photo is on its way.`}
      </chakra.p>
    );
  const name = nameOfLine(line);
  return (
    <>
      <chakra.button
        type="button"
        aria-label={t`Show your photo of ${name}`}
        width="8rem"
        borderRadius="md"
        onClick={() => setOpen(true)}
      >
        <ImageBox src={address} alt="" rounded="md" />
      </chakra.button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={name}>
        <chakra.img src={address} alt={t`Your photo`} width="full" borderRadius="lg" />
      </Dialog>
    </>
  );
}
