import { t } from '@lingui/core/macro';
import { EyeOff, TriangleAlert } from 'lucide-react';
import type { SignedPhoto } from '#replica/publishing/photo-queries.ts';
import { UnsentMark } from '#shared/saving/unsent-mark.tsx';
import { Badge } from '#ui/elements/badge.tsx';

/** What stands in a photo's way: it waits to be sent, was not accepted, or is hidden. Nothing for all others. */
export function PhotoState({ signed: { photo, state } }: { readonly signed: SignedPhoto }) {
  if (state === 'waiting') return <UnsentMark tone="saffron" />;
  if (state === 'refused')
    return (
      <Badge tone="danger">
        <TriangleAlert aria-hidden />
        {t`Not accepted: see the sync status`}
      </Badge>
    );
  if (!photo.isHidden) return null;
  return (
    <Badge tone="danger">
      <EyeOff aria-hidden />
      {t`Hidden by a moderator`}
    </Badge>
  );
}
