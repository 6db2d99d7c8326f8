import { chakra } from '#ui/elements/chakra.tsx';
import { UtensilsCrossed } from 'lucide-react';

/** In place of the picture of what the catalogue does not have, or this device does not. */
export function NoPicture() {
  return (
    <chakra.span
      aria-hidden
      display="grid"
      placeItems="center"
      width="full"
      aspectRatio="1"
      borderRadius="md"
      bg="paper.sunken"
      color="ink.muted"
    >
      <UtensilsCrossed size={22} strokeWidth={1.75} />
    </chakra.span>
  );
}
