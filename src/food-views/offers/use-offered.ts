import { useEffect, useState } from 'react';
import type { SafetyFacts } from '#domain/foods/topics/stated-topics.ts';
import type { offerTo } from '#domain/safety/offer-to.ts';
import { type Offered, offerToAnyone } from '#domain/safety/offered.ts';
import { isMemberExpected } from '#shared/members/expected-member.ts';
import { useTasteOnceRead } from '#food-views/taste/taste-context.tsx';

/**
 * Those foods that may be offered to whoever uses this device (R28); undefined until they are known, and for a member until it is read what they
 * avoid, so that the first picture shows nothing of that. The rule is loaded only for members who avoid something.
 */
export function useOffered<Shown extends SafetyFacts>(foods: readonly Shown[] | undefined): Offered<Shown> | undefined {
  const taste = useTasteOnceRead();
  const profile = taste?.offeredTo ?? null;
  const avoids = profile !== null && profile.allergens.length + profile.dietaryRestrictions.length > 0;
  const [loaded, setLoaded] = useState<{ readonly apply: typeof offerTo } | null>(null);
  useEffect(() => {
    if (avoids) void import('#domain/safety/offer-to.ts').then((rule) => setLoaded({ apply: rule.offerTo }));
  }, [avoids]);
  if (foods === undefined || (taste === undefined && isMemberExpected())) return undefined;
  if (!avoids) return offerToAnyone(foods);
  return loaded?.apply(foods, profile, (food) => food);
}
