import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { licenceNames } from '#domain/photo/licence-names.ts';
import { useReplica } from '#replica/database/replica-context.tsx';
import type { SignedPhoto } from '#replica/publishing/photo-queries.ts';
import { MemberLink } from '#shared/members/member-link.tsx';
import { Button } from '#ui/elements/button.tsx';
import { chakra } from '#ui/elements/chakra.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { TextLink } from '#ui/layout/text-link.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { photoAlt, photographer } from './photo-words.ts';
import { PhotoState } from './photo-state.tsx';
import { usePhotoSource } from './use-photo-source.ts';
import { removePhoto } from './write-photo.ts';

interface PhotoDialogProps {
  readonly open: boolean;
  readonly signed: SignedPhoto;
  readonly food: string;
  readonly onClose: () => void;
}

/** One photo whole, with its credit: who made it, where it is from, and the licence to be read. */
export function PhotoDialog({ open, signed, food, onClose }: PhotoDialogProps) {
  const { photo, mayDelete } = signed;
  const replica = useReplica();
  const src = usePhotoSource(photo, 'full');
  const onDelete = () => {
    onClose();
    void removePhoto(replica, photo.id);
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t`Photo of ${food}`}
      placement="sheet"
      footer={
        mayDelete ? (
          <Button tone="danger" onClick={onDelete}>
            <Trash2 aria-hidden />
            {t`Delete the photo`}
          </Button>
        ) : undefined
      }
    >
      <Stack gap="3">
        <chakra.div bg="paper.sunken" borderRadius="lg" overflow="hidden" minH="40" display="grid" placeItems="center">
          {src === null ? null : (
            <chakra.img src={src} alt={photoAlt(signed, food)} maxW="full" maxH="60dvh" objectFit="contain" />
          )}
        </chakra.div>
        <PhotoState signed={signed} />
        {photo.caption === '' ? null : (
          <chakra.p dir="auto" overflowWrap="anywhere">
            {photo.caption}
          </chakra.p>
        )}
        <Credit signed={signed} />
      </Stack>
    </Dialog>
  );
}

function Credit({ signed }: { readonly signed: SignedPhoto }) {
  const { photo, author } = signed;
  const { short, address } = licenceNames[photo.licence];
  const name = <bdi>{photographer(signed)}</bdi>;
  const maker =
    photo.source === '' ? (
      <MemberLink username={author?.username ?? ''}>{name}</MemberLink>
    ) : (
      <Elsewhere to={photo.source}>{name}</Elsewhere>
    );
  const licence = address === null ? short : <Elsewhere to={address}>{short}</Elsewhere>;
  return (
    <chakra.p textStyle="small" color="ink.muted" overflowWrap="anywhere">
      <Trans>
        Photo: {maker} · {licence}
      </Trans>
    </chakra.p>
  );
}

function Elsewhere({ to, children }: { readonly to: string; readonly children: ReactNode }) {
  return (
    <TextLink href={to} target="_blank" rel="noopener noreferrer nofollow">
      {children}
    </TextLink>
  );
}
