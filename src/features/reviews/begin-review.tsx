import { chakra } from '#ui/elements/chakra.tsx';
import { plural, t } from '@lingui/core/macro';
import { PencilLine } from 'lucide-react';
import { Button } from '#ui/elements/button.tsx';
import { IconButton } from '#ui/elements/icon-button.tsx';
import { ChoosableStar } from '#ui/fields/star-input.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { askForForm, forgetOpinion, keepOpinion, NO_OPINION, type Opinion } from './opinion-store.ts';

interface BeginReviewProps {
  readonly opinionKey: string;
  /** What is not submitted yet. */
  readonly written: Opinion | undefined;
  readonly isEdit: boolean;
}

/** The way into the sheet in which a phone's user writes: by a star, by words, or to what is not submitted yet. */
export function BeginReview({ opinionKey, written, isEdit }: BeginReviewProps) {
  // The review as it is stands below, with the button that goes on with the changes.
  if (isEdit) return <chakra.p color="ink.muted">{t`Your changes are kept, and not submitted yet.`}</chakra.p>;
  if (written !== undefined)
    return (
      <Stack gap="3">
        <chakra.p color="ink.muted">{t`Your review is kept, and not submitted yet.`}</chakra.p>
        <Row gap="2">
          <Button
            flex="1"
            tone="outline"
            size="sm"
            minH="target"
            aria-haspopup="dialog"
            onClick={() => askForForm(opinionKey)}
          >
            <PencilLine aria-hidden />
            {t`Continue writing`}
          </Button>
          <Button
            tone="ghost"
            size="sm"
            minH="target"
            onClick={() => discard(opinionKey, written)}
          >{t`Discard`}</Button>
        </Row>
      </Stack>
    );
  const rate = (rating: number) => {
    keepOpinion(opinionKey, { ...NO_OPINION, rating });
    askForForm(opinionKey);
  };
  return (
    <Stack gap="3">
      <Row role="group" aria-label={t`Your rating`} gap="0" ms="-2">
        {[1, 2, 3, 4, 5].map((stars) => (
          <IconButton
            key={stars}
            label={plural(stars, { one: '# star', other: '# stars' })}
            aria-haspopup="dialog"
            css={{ '& svg': { boxSize: '8' } }}
            onClick={() => rate(stars)}
          >
            <ChoosableStar isLit={false} />
          </IconButton>
        ))}
      </Row>
      <Button tone="outline" aria-haspopup="dialog" onClick={() => askForForm(opinionKey)}>
        <PencilLine aria-hidden />
        {t`Write a review`}
      </Button>
    </Stack>
  );
}

function discard(key: string, written: Opinion): void {
  forgetOpinion(key);
  toast({ title: t`Draft discarded`, action: { label: t`Undo`, run: () => keepOpinion(key, written) } });
}
