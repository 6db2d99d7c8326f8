import { chakra } from '#ui/elements/chakra.tsx';
import type { ReactNode } from 'react';
import { sizeInWords } from '#ui/device/size-in-words.ts';

interface StorageLineProps {
  readonly name: string;
  /** What it is, and how many. */
  readonly what: string;
  /** undefined: nobody measured it. Of nothing no size is shown. */
  readonly bytes?: number | undefined;
  /** What can be done about it. */
  readonly children?: ReactNode;
}

/** One reason why something is on this device: what, how many, about how large. */
export function StorageLine({ name, what, bytes, children }: StorageLineProps) {
  return (
    <chakra.li
      display="grid"
      gridTemplateColumns="minmax(0, 1fr) auto"
      alignItems="center"
      columnGap="4"
      py="3"
      borderBottomWidth="1px"
      borderColor="line.quiet"
      _last={{ borderBottomWidth: '0' }}
    >
      <chakra.div minW="0">
        <chakra.p fontWeight="medium">{name}</chakra.p>
        <chakra.p textStyle="small" color="ink.muted">
          {what}
        </chakra.p>
      </chakra.div>
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" justifyContent="flex-end" gap="3">
        {bytes === undefined || bytes === 0 ? null : (
          <chakra.span textStyle="figures" fontSize="sm" whiteSpace="nowrap">
            {sizeInWords(bytes)}
          </chakra.span>
        )}
        {children}
      </chakra.div>
    </chakra.li>
  );
}
