import { chakra } from './chakra.tsx';
import { cappedCount } from '#prelude/text/capped-count.ts';
import { VisuallyHidden } from './visually-hidden.tsx';
import { onHighlight } from '#ui/theme/forced-colours.ts';

/** How many of something wait, '99+' at most, in a spot of the accent; nothing for none. `label` says of what, for example 'unread messages'. */
export function CountBadge({ count, label }: { readonly count: number; readonly label: string }) {
  if (count === 0) return null;
  return (
    <chakra.span
      display="inline-grid"
      placeItems="center"
      flexShrink="0"
      minW="min(1.25rem, 24px)"
      height="min(1.25rem, 24px)"
      px="min(0.375rem, 6px)"
      borderRadius="full"
      bg="paprika.solid"
      color="paprika.on"
      fontSize="min(0.75rem, 15px)"
      fontWeight="bold"
      lineHeight="1"
      fontVariantNumeric="tabular-nums"
      css={onHighlight}
    >
      <span aria-hidden>{cappedCount(count)}</span>
      <VisuallyHidden>{`${count} ${label}`}</VisuallyHidden>
    </chakra.span>
  );
}
