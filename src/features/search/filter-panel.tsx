import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import type { FoodQuestion } from '#domain/search/food-question.ts';
import { Card } from '#ui/layout/card.tsx';
import { FilterActions } from './filter-actions.tsx';
import { FilterFields } from './filter-fields.tsx';

interface FilterPanelProps {
  readonly id: string;
  readonly question: FoodQuestion;
  readonly onQuestion: (question: FoodQuestion) => void;
  readonly onClose: () => void;
}

/** The filters beside the results, each applied at once: it stays in view, and scrolls by itself where the window is too low for it. */
export function FilterPanel({ id, question, onQuestion, onClose }: FilterPanelProps) {
  return (
    <Card
      id={id}
      role="group"
      aria-label={t`Filters`}
      p="0"
      position="sticky"
      top="20"
      maxH="calc(100dvh - 6rem)"
      display="flex"
      flexDirection="column"
      onKeyDown={({ key }) => {
        if (key === 'Escape') onClose();
      }}
    >
      <chakra.div flex="1" minH="0" overflowY="auto" p="5">
        <FilterFields question={question} onQuestion={onQuestion} />
      </chakra.div>
      {/* In view also while the panel, at the top of the page, reaches below the window. */}
      <chakra.div
        position="sticky"
        bottom="0"
        p="4"
        bg="paper.card"
        borderTopWidth="1px"
        borderColor="line.quiet"
        borderBottomRadius="inherit"
      >
        <FilterActions question={question} onQuestion={onQuestion} onShow={onClose} />
      </chakra.div>
    </Card>
  );
}
