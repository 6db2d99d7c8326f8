import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { Section } from '#ui/layout/section.tsx';
import { ChatPanel } from './chat-panel.tsx';
import { DishesPanel } from './dishes-panel.tsx';

/** The AI recommendations and the AI chat of Explore (spec 1 §2), side by side where there is room. */
export function AssistantPanels() {
  return (
    <chakra.div
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }}
      columnGap="6"
      rowGap={{ base: '10', md: '12' }}
      css={{ '& > section': { mt: '0' } }}
    >
      <Section heading={t`AI recommendations`} lead={t`What to try next`}>
        <DishesPanel />
      </Section>
      <Section heading={t`Ask about food`} lead={t`Taste, pairings, or what to eat`}>
        <ChatPanel />
      </Section>
    </chakra.div>
  );
}
