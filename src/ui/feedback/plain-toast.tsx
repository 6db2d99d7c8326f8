import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { Button } from '#ui/elements/button.tsx';
import { dismissToast, type Toast } from './toast.ts';
import { useToastClock } from './use-toast-clock.ts';

/** A message without icon and motion: stands in while the chunk of the toast card cannot be fetched. */
export function PlainToast({ toast }: { readonly toast: Toast }) {
  const clock = useToastClock(toast.id);
  return (
    <chakra.div
      {...clock}
      pointerEvents="auto"
      p="4"
      bg="paper.raised"
      borderWidth="1px"
      borderColor={toast.tone === 'destructive' ? 'danger.solid' : 'line.quiet'}
      borderRadius="lg"
      shadow="floating"
    >
      <chakra.p fontWeight="semibold" overflowWrap="anywhere">
        {toast.title}
      </chakra.p>
      {toast.description ? (
        <chakra.p textStyle="small" color="ink.muted" overflowWrap="anywhere">
          {toast.description}
        </chakra.p>
      ) : null}
      <Button size="sm" tone="outline" mt="3" onClick={() => dismissToast(toast.id)}>{t`Dismiss`}</Button>
    </chakra.div>
  );
}
