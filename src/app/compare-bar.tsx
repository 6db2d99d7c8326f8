import { chakra } from '@chakra-ui/react/styled-system';
import { Link, useLocation } from 'react-router-dom';
import { clearCompared, COMPARE_LEAST, compareAddress, useCompareTray } from '#food-views/compare-tray.ts';
import { Button } from '#ui/button.tsx';
import { LinkButton } from '#ui/link-button.tsx';

/** The tray of foods that wait to be compared, above everything until it is emptied. */
export function CompareBar() {
  const ids = useCompareTray((tray) => tray.ids);
  const { pathname } = useLocation();
  if (ids.length === 0 || pathname === '/compare') return null;
  return (
    <chakra.section aria-label="Compare" position="fixed" zIndex="overlay" insetInline={{ base: '3', md: 'auto' }} insetInlineEnd={{ md: '6' }} bottom={{ base: 'calc(5.25rem + env(safe-area-inset-bottom))', md: '6' }}>
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="3" p="3" ps="5" bg="paper.raised" borderWidth="1px" borderColor="line.quiet" borderRadius="xl" shadow="floating">
        <chakra.output flex="1" fontWeight="semibold">{ids.length === 1 ? '1 food to compare: add another one' : `${ids.length} foods to compare`}</chakra.output>
        <Button size="sm" minH="target" tone="ghost" onClick={clearCompared}>Clear</Button>
        {ids.length < COMPARE_LEAST ? null : <LinkButton asChild size="sm" minH="target"><Link to={compareAddress(ids)}>Compare</Link></LinkButton>}
      </chakra.div>
    </chakra.section>
  );
}
