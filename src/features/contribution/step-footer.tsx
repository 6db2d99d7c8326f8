import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { ArrowLeft, ArrowRight, Check } from 'lucide-react';
import { fullDeviceWords } from '#shared/saving/toast-full-device.ts';
import { Button } from '#ui/elements/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import type { SaveState } from './use-food-draft.ts';

interface StepFooterProps {
  readonly saveState: SaveState;
  /** undefined in the first step. */
  readonly onBack: (() => void) | undefined;
  /** How its button looks where a step follows: loud where none other is in view. It sends the form's event, so that Enter in a field goes on too. */
  readonly next: 'loud' | 'quiet' | null;
}

/** The end of a step: whether what is written is kept, and the ways back and on. */
export function StepFooter({ saveState, onBack, next }: StepFooterProps) {
  return (
    <Stack gap="3">
      <SaveFailure saveState={saveState} />
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" justifyContent="space-between" gap="3">
        {onBack === undefined ? null : (
          <Button tone="outline" onClick={onBack}>
            <ArrowLeft aria-hidden />
            {t`Back`}
          </Button>
        )}
        {next === null ? null : (
          <Button type="submit" value="next" {...(next === 'quiet' ? { tone: 'outline' } : {})} ms="auto">
            {t`Continue`}
            <ArrowRight aria-hidden />
          </Button>
        )}
      </chakra.div>
      {saveState === 'kept' ? (
        <chakra.p
          display="flex"
          alignItems="center"
          justifyContent="center"
          gap="1.5"
          textStyle="small"
          color="herb.text"
        >
          <Check size={16} aria-hidden />
          {t`Draft kept on this device`}
        </chakra.p>
      ) : null}
    </Stack>
  );
}

function SaveFailure({ saveState }: { readonly saveState: SaveState }) {
  if (saveState === 'storage-full')
    return (
      <Notice tone="danger" title={fullDeviceWords().title}>
        {fullDeviceWords().description}
      </Notice>
    );
  if (saveState === 'failed')
    return (
      <Notice
        tone="danger"
        title={t`This draft could not be kept`}
      >{t`What you typed is still here, but it would be lost with this page. Please submit it, or copy it elsewhere.`}</Notice>
    );
  return null;
}
