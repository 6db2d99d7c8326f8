import { chakra } from '#ui/chakra.tsx';
import { Suspense } from 'react';
import { ExploreScreen } from '#features/catalogue/explore-screen.tsx';
import { lazyPart } from '#ui/lazy-part.tsx';
import { useInView } from '#ui/use-in-view.ts';

const AssistantPanels = lazyPart(async () => (await import('#features/assistant/assistant-panels.tsx')).AssistantPanels, () => null);

/** Explore with the AI panels, which are fetched when a reader comes near them; their room is kept. */
export function ExploreRoute() {
  return <ExploreScreen assistant={<NearPanels />} />;
}

function NearPanels() {
  const { ref, isSeen } = useInView(900);
  return (
    <chakra.div ref={ref} minH={{ base: '72rem', lg: '40rem' }} mt={{ base: '10', md: '16' }}>
      {isSeen ? <Suspense fallback={null}><AssistantPanels /></Suspense> : null}
    </chakra.div>
  );
}
