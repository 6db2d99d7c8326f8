import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { figure } from '#languages/figure.ts';

interface FirstLine {
  readonly name: string;
  /** At the end of its line. */
  readonly detail: string;
}

interface FirstLinesProps<T> {
  readonly things: readonly T[];
  /** So many of them are shown. */
  readonly shown: number;
  readonly lineOf: (thing: T) => FirstLine;
  /** What stands under the line of a thing. */
  readonly renderBelow?: (thing: T) => ReactNode;
}

/** The first of what a file adds, and how many more there are; nothing where there is none. */
export function FirstLines<T>({ things, shown, lineOf, renderBelow }: FirstLinesProps<T>) {
  if (things.length === 0) return null;
  return (
    <chakra.ul listStyleType="none" borderWidth="1px" borderColor="line.quiet" borderRadius="lg" px="4" py="2">
      {things.slice(0, shown).map((thing, at) => {
        const { name, detail } = lineOf(thing);
        return (
          <chakra.li key={at} py="1">
            <chakra.div display="flex" justifyContent="space-between" gap="3">
              <chakra.bdi minW="0" overflowWrap="anywhere">
                {name}
              </chakra.bdi>
              <chakra.span color="ink.muted" flexShrink="0">
                {detail}
              </chakra.span>
            </chakra.div>
            {renderBelow?.(thing)}
          </chakra.li>
        );
      })}
      {things.length > shown ? (
        <chakra.li color="ink.muted">{t`and ${figure(things.length - shown)} more`}</chakra.li>
      ) : null}
    </chakra.ul>
  );
}
