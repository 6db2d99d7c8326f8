import { t } from '@lingui/core/macro';
import { Plus } from 'lucide-react';
import { Suspense, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { FoodId } from '#domain/values/ids/ids.ts';
import type { VideoCategory } from '#domain/publishing/video.ts';
import { session } from '#replica/session/session.ts';
import { useLive } from '#replica/database/use-live.ts';
import { Button } from '#ui/elements/button.tsx';
import { lazyPart } from '#ui/feedback/lazy-part.tsx';
import { LinkButton } from '#ui/layout/link-button.tsx';
import { MissingPart } from '#ui/feedback/missing-part.tsx';

const AddVideoDialog = lazyPart(async () => (await import('./add-video-dialog.tsx')).AddVideoDialog, MissingPart);

interface AddVideoProps {
  readonly foodId: FoodId;
  /** The category that is looked at. */
  readonly category: VideoCategory;
  readonly onAdded: (category: VideoCategory) => void;
}

/** Opens the form for a new video; visitors are led to the sign-in and back. */
export function AddVideo({ foodId, category, onAdded }: AddVideoProps) {
  const current = useLive(session, []);
  const { pathname, search } = useLocation();
  const [open, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  if (current === undefined) return null;
  if (current === null) {
    return (
      <div>
        <LinkButton asChild tone="outline" size="sm" minH="target">
          <Link to={`/auth?next=${encodeURIComponent(pathname + search)}`}>{t`Sign in to add a video`}</Link>
        </LinkButton>
      </div>
    );
  }
  const show = () => {
    setWasOpened(true);
    setOpen(true);
  };
  const close = () => setOpen(false);
  return (
    <div>
      <Button tone="outline" size="sm" minH="target" aria-haspopup="dialog" onClick={show}>
        <Plus aria-hidden />
        {t`Add a video`}
      </Button>
      {wasOpened ? (
        <Suspense>
          <AddVideoDialog open={open} onClose={close} foodId={foodId} category={category} onAdded={onAdded} />
        </Suspense>
      ) : null}
    </div>
  );
}
