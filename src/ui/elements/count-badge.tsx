import { chakra } from './chakra.tsx';
import { cappedCount } from '#prelude/text/capped-count.ts';
import { VisuallyHidden } from './visually-hidden.tsx';
import { forcedColours } from '#ui/theme/forced-colours.ts';

/** How many of something wait, '99+' at most, in a spot of the accent; nothing for none. `label` says of what, for example 'unread messages'. */
export function CountBadge({ count, label }: { readonly count: number; readonly label: string }) {
  if (count === 0) return null;
  return (
    <chakra.span
      display="inline-grid"
      placeItems="center"
      flexShrink="0"
      minW="5"
      height="5"
      px="1.5"
      borderRadius="full"
      bg="paprika.solid"
      color="paprika.on"
      fontSize="xs"
      fontWeight="bold"
      lineHeight="1"
      fontVariantNumeric="tabular-nums"
      css={{ [forcedColours]: { borderWidth: '1px', bg: 'Highlight', color: 'HighlightText' } }}
    >
      <span aria-hidden>{cappedCount(count)}</span>
      <VisuallyHidden>{`${count} ${label}`}</VisuallyHidden>
    </chakra.span>
  );
}
