import { chakra } from '#ui/elements/chakra.tsx';
import { Suspense, useState } from 'react';
import { ExploreScreen } from '#features/catalogue/explore/explore-screen.tsx';
import { documentFoodsOf } from '#food-views/offers/document-foods.ts';
import { lazyPart } from '#ui/feedback/lazy-part.tsx';
import { useInView } from '#ui/layout/use-in-view.ts';
import { isMemberExpected } from '#shared/members/expected-member.ts';

const AssistantPanels = lazyPart(
  async () => (await import('#features/assistant/assistant-panels.tsx')).AssistantPanels,
  () => null,
);

/**
 * What the document brought along, shown until the catalogue is on the device. A member's page is another one: it has a section of their own above the
 * newest foods, and nothing of members whom they blocked. So nothing is shown before it is known who reads.
 */
const toldFoods = () => (isMemberExpected() ? [] : documentFoodsOf('/explore'));

/** Explore with the AI panels, which are fetched when a reader comes near them; their room is kept. */
export function ExploreRoute() {
  const [told] = useState(toldFoods);
  return <ExploreScreen assistant={<NearPanels />} told={told} />;
}

function NearPanels() {
  const { ref, isSeen } = useInView(900);
  return (
    <chakra.div ref={ref} minH={{ base: '64rem', lg: '40rem' }} mt={{ base: '10', md: '16' }}>
      {isSeen ? (
        <Suspense fallback={null}>
          <AssistantPanels />
        </Suspense>
      ) : null}
    </chakra.div>
  );
}
