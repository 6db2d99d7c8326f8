import { chakra } from '#ui/elements/chakra.tsx';
import { plural, t } from '@lingui/core/macro';
import { oneDecimal } from '#languages/figure.ts';
import { Stat } from '#ui/layout/stat.tsx';
import type { JourneyCounts } from './journey-counts.ts';

/** The figures (spec 2 §9), of what there is something to tell. */
export function JourneyStats({ counts }: { readonly counts: JourneyCounts }) {
  const { foods, rating, reviews } = counts;
  const stats = [
    { label: plural(foods ?? 0, { one: 'Food contributed', other: 'Foods contributed' }), value: foods },
    { label: t`Average rating`, value: rating === null ? null : oneDecimal(rating) },
    { label: t`Total reviews`, value: reviews },
  ].filter(({ value }) => value !== null);
  if (stats.length === 0) return null;
  return (
    <chakra.dl display="flex" flexWrap="wrap" columnGap={{ base: '8', md: '14' }} rowGap="4">
      {stats.map(({ label, value }) => (
        <Stat key={label} label={label}>
          {value}
        </Stat>
      ))}
    </chakra.dl>
  );
}
