import { chakra } from '@chakra-ui/react/styled-system';
import type { Food } from '#domain/food.ts';
import { tasteMatch } from '#domain/personal/taste-match.ts';
import { useTaste } from './taste-context.tsx';

/** 'NN% match' on a card, for a member with a taste profile: the same figure as on the food's page; nothing for anybody else. */
export function MatchMark({ food }: { readonly food: Food }) {
  const { profile } = useTaste();
  const match = profile === null ? null : tasteMatch(food, profile);
  if (match?.kind !== 'match') return null;
  return (
    <chakra.span fontSize="xs" fontWeight="semibold" color={match.mustHaves === 'met' ? 'herb.text' : 'saffron.text'} whiteSpace="nowrap">
      {match.mustHaves === 'unmet' ? 'Not for you' : `${match.percent}% match`}
    </chakra.span>
  );
}
