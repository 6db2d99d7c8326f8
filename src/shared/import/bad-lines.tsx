import { plural, t } from '@lingui/core/macro';
import type { BadLine } from '#domain/import/read-lines.ts';
import { figure } from '#languages/figure.ts';
import { ToldLines } from './told-lines.tsx';

interface BadLinesProps {
  readonly bad: readonly BadLine[];
  /** What to do about them. */
  readonly advice: string;
}

/** Each line of a file that is wrong, with what is wrong in it. */
export function BadLines({ bad, advice }: BadLinesProps) {
  const count = bad.length;
  return (
    <ToldLines
      title={plural(count, { one: '# line is not taken over', other: `${figure(count)} lines are not taken over` })}
      advice={advice}
      label={t`Lines that are wrong`}
      lines={bad.map(({ line, why }) => t`Line ${figure(line)}: ${why}`)}
    />
  );
}
