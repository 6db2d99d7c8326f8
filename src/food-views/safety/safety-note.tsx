import { chakra } from '#ui/elements/chakra.tsx';
import { CircleHelp, TriangleAlert } from 'lucide-react';
import type { SafetyFacts } from '#domain/foods/topics/stated-topics.ts';
import { avoidedIn } from '#domain/safety/avoided-in.ts';
import { worstStatus } from '#domain/safety/safety-status.ts';
import type { TasteProfile } from '#domain/taste/taste-profile.ts';
import { Badge } from '#ui/elements/badge.tsx';
import { avoidedInWords } from './avoided-in-words.ts';

interface SafetyNoteProps {
  readonly food: SafetyFacts;
  readonly profile: TasteProfile;
  /** On a picture, or as a line of text. */
  readonly look: 'badge' | 'line';
}

/** The worst that is stated, or not stated, of what a member avoids, in words (R28); nothing where all of it is stated to be absent. */
export function SafetyNote({ food, profile, look }: SafetyNoteProps) {
  const avoided = avoidedIn(food, profile);
  const worst = worstStatus(avoided.map(({ status }) => status));
  if (worst === 'stated-free') return null;
  const Icon = worst === 'not-stated' ? CircleHelp : TriangleAlert;
  const words = avoidedInWords(avoided, worst);
  if (look === 'badge')
    return (
      <Badge tone="overlay" maxW="full" whiteSpace="normal" py="0.5" borderRadius="lg">
        <Icon aria-hidden />
        {words}
      </Badge>
    );
  return (
    <chakra.span
      display="flex"
      gap="1"
      alignItems="center"
      fontSize="sm"
      fontWeight="medium"
      color={worst === 'not-stated' ? 'saffron.text' : 'danger.text'}
    >
      <Icon size={14} aria-hidden />
      {words}
    </chakra.span>
  );
}
