import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';

/** The server writes it into each of its documents when all that it has is made up: pb_hooks/lib/server/sample-data.js. */
const isSample = document.documentElement.hasAttribute('data-sample');

/** A quiet line at the window's upper edge, on every screen of a demo. It lies over the header's margin, so nothing moves when it comes. */
export function SampleMark() {
  return isSample ? (
    <chakra.p
      position="fixed"
      top="env(safe-area-inset-top)"
      insetX="0"
      mx="auto"
      width="fit-content"
      zIndex="bar"
      pointerEvents="none"
      px="2"
      borderBottomRadius="md"
      bg="paper.sunken"
      color="ink.muted"
      fontSize="min(0.75rem, 4.5vw)"
      lineHeight="min(1rem, 20px)"
      whiteSpace="nowrap"
    >{t`Sample data: nobody here is real`}</chakra.p>
  ) : null;
}
