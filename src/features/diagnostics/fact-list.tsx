import { chakra } from '#ui/elements/chakra.tsx';

/** Names and what they are, a line each. */
export function FactList({ facts }: { readonly facts: readonly (readonly [name: string, value: string])[] }) {
  return (
    <chakra.dl
      display="grid"
      gridTemplateColumns={{ md: '14rem minmax(0, 1fr)' }}
      columnGap="4"
      rowGap={{ base: '0', md: '2' }}
    >
      {facts.map(([name, value]) => (
        <chakra.div key={name} display="contents">
          <chakra.dt color="ink.muted">{name}</chakra.dt>
          <chakra.dd m="0" mb={{ base: '3', md: '0' }} overflowWrap="anywhere">
            {value}
          </chakra.dd>
        </chakra.div>
      ))}
    </chakra.dl>
  );
}
