import { chakra } from '@chakra-ui/react/styled-system';
import { flavourPreview } from '#domain/food-badges.ts';
import { Badge } from '#ui/badge.tsx';

interface FlavourWordsProps {
  readonly flavours: readonly string[];
}

/** The first 3 flavours and '+N more' (spec 1 §2, food card). Keeps its height without any. */
export function FlavourWords({ flavours }: FlavourWordsProps) {
  const { shown, more } = flavourPreview(flavours);
  return (
    <chakra.ul display="flex" flexWrap="wrap" alignItems="center" gap="1.5" minH="6" aria-label="Flavours">
      {shown.map((flavour) => <li key={flavour}><Badge tone="paprika" overflowWrap="anywhere">{flavour}</Badge></li>)}
      {more === '' ? null : <chakra.li fontSize="xs" color="ink.muted" fontWeight="medium">{more}</chakra.li>}
    </chakra.ul>
  );
}
