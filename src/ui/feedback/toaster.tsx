import { t } from '@lingui/core/macro';
import { Suspense } from 'react';
import { Floating } from '#ui/overlays/floating.tsx';
import { lazyPart } from './lazy-part.tsx';
import { PlainToast } from './plain-toast.tsx';
import { useToastStore } from './toast.ts';
import { VisuallyHidden } from '#ui/elements/visually-hidden.tsx';

const ToastCard = lazyPart(async () => (await import('./toast-card.tsx')).ToastCard, PlainToast);

/** Where toasts appear: place it once, outside the page. The card and its motion are loaded with the first toast. */
export function Toaster() {
  const shown = useToastStore((state) => state.shown);
  const words = shown === null ? '' : [shown.title, shown.description].filter(Boolean).join(' - ');
  const isFailure = shown?.tone === 'destructive';
  return (
    <>
      {/* Live regions must be there before their words come; the card itself is for the eye and the hand. */}
      <VisuallyHidden as="output">{isFailure ? '' : words}</VisuallyHidden>
      <VisuallyHidden role="alert">{isFailure ? words : ''}</VisuallyHidden>
      <Floating aria-label={t`Message`} hidden={shown === null} width={{ md: '24rem' }}>
        <Suspense>{shown === null ? null : <ToastCard key={shown.id} toast={shown} />}</Suspense>
      </Floating>
    </>
  );
}
