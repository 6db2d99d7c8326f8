import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { figure } from '#languages/figure.ts';
import { Stat } from './stat.tsx';

interface StatListProps {
  /** A value of null is not known yet: its room is kept and nothing is seen of it, for it may be a zero. */
  readonly stats: readonly { readonly label: string; readonly value: number | null }[];
  /** Draws zeros too, where one looks for them, and a dash for what is not known yet. */
  readonly hasZeros?: boolean;
}

/** Large figures with their words, side by side, more than three in two columns on a phone; what there is none of is not counted out loud (R36). */
export function StatList({ stats: counted, hasZeros }: StatListProps) {
  const stats = counted.filter(({ value }) => hasZeros || value !== 0);
  // An empty list would leave its gaps.
  if (stats.length === 0) return null;
  return (
    <chakra.dl
      display="grid"
      gap={{ base: '4', md: '8' }}
      gridTemplateColumns={{
        // Fewer beside each other where the letters are so large that words would break.
        base: `repeat(auto-fit, minmax(max(5rem, ${stats.length > 3 ? 40 : 26}%), 1fr))`,
        // A few stand together at the start, not at the far ends of a wide window.
        md: `repeat(${stats.length}, minmax(0, 15rem))`,
      }}
    >
      {stats.map(({ label, value }) => (
        <Stat key={label} label={label} isHidden={value === null && !hasZeros}>
          {value === null ? (
            <chakra.span aria-label={t`not known yet`} color="ink.muted">
              –
            </chakra.span>
          ) : (
            figure(value)
          )}
        </Stat>
      ))}
    </chakra.dl>
  );
}
