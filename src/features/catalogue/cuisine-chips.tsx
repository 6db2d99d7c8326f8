import { chakra } from '@chakra-ui/react/styled-system';
import { Skeleton } from '#ui/skeleton.tsx';
import { ToggleChip } from '#ui/toggle-chip.tsx';
import { useCuisines } from './use-cuisines.ts';

interface CuisineChipsProps {
  /** null: all. */
  readonly chosen: string | null;
  readonly onChoose: (cuisine: string | null) => void;
}

/** One cuisine or all: a row of chips that scrolls sideways on a phone. */
export function CuisineChips({ chosen, onChoose }: CuisineChipsProps) {
  const cuisines = useCuisines();
  const missing = chosen !== null && cuisines?.every(({ name }) => name !== chosen);
  return (
    <chakra.div
      role="group"
      aria-label="Cuisine"
      aria-busy={cuisines === undefined}
      display="flex"
      flexWrap={{ base: 'nowrap', md: 'wrap' }}
      gap="2"
      mb="5"
      mx={{ base: '-4', md: '0' }}
      px={{ base: '4', md: '0' }}
      py="1"
      overflowX="auto"
      scrollbarWidth="none"
      css={{ '& > *': { flexShrink: 0 } }}
    >
      <ToggleChip label="All" pressed={chosen === null} onToggle={() => onChoose(null)} />
      {missing ? <ToggleChip label={chosen} pressed onToggle={() => onChoose(null)} /> : null}
      {cuisines === undefined
        ? [1, 2, 3, 4, 5].map((place) => <Skeleton key={place} width="28" height="target" borderRadius="full" />)
        : cuisines.map(({ name, foods }) => (
          <ToggleChip key={name} label={`${name} · ${foods}`} pressed={name === chosen} onToggle={(pressed) => onChoose(pressed ? name : null)} />
        ))}
    </chakra.div>
  );
}
