import { Suspense } from 'react';
import type { SafetyFacts } from '#domain/foods/topics/stated-topics.ts';
import { lazyPart } from '#ui/feedback/lazy-part.tsx';
import { useTaste } from '#food-views/taste/taste-context.tsx';

/** Only members who avoid something need its rules and words. */
const SafetyNote = lazyPart(
  async () => (await import('./safety-note.tsx')).SafetyNote,
  () => null,
);

/** What a card or line says of what the member avoids, or somebody of the table in force, in words (R28); nothing for anybody else. */
export function SafetyMark({ food, look }: { readonly food: SafetyFacts; readonly look: 'badge' | 'line' }) {
  const { offeredTo: profile } = useTaste();
  if (profile === null || profile.allergens.length + profile.dietaryRestrictions.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <SafetyNote food={food} profile={profile} look={look} />
    </Suspense>
  );
}
