import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { SlidersHorizontal } from 'lucide-react';
import { type ReactNode, type Ref, useId, useRef, useState } from 'react';
import { everyFood, type FoodQuestion } from '#domain/search/food-question.ts';
import { Button } from '#ui/elements/button.tsx';
import { RemovableChip } from '#ui/elements/chip.tsx';
import { Page } from '#ui/layout/page.tsx';
import { TableChooser } from '#food-views/tables/table-chooser.tsx';
import { SearchInput } from '#ui/fields/search-input.tsx';
import { useIsDesktop } from '#ui/layout/use-is-wide.ts';
import { historySettled } from '#ui/overlays/use-back-to-close.ts';
import { activeFilters } from './active-filters.ts';
import { Discoveries } from './discoveries.tsx';
import { withoutFilters } from './filter-actions.tsx';
import { FilterPanel } from './filter-panel.tsx';
import { FilterSheet } from './filter-sheet.tsx';
import { SavedSearches, SaveSearch } from './saved-searches.tsx';
import { SortField } from './sort-field.tsx';
import { SearchResults } from './search-results.tsx';
import { asksNothing } from '#food-views/search/search-place.ts';
import { useFoodQuestion } from './use-food-question.ts';

/** Advanced search (spec 2 §2.11): text, filters and sort over the whole catalogue; the question stands in the address. */
export function SearchScreen() {
  const panelId = useId();
  const { question, deferred, ask } = useFoodQuestion();
  const filtersButton = useRef<HTMLButtonElement>(null);
  const hasRoomBeside = useIsDesktop();
  const [opened, setOpened] = useState<'panel' | 'sheet' | null>(null);
  const isPanelOpen = opened === 'panel' && hasRoomBeside;
  const { length: filters } = activeFilters(question);
  return (
    <Page
      heading={t`Discover Amazing Foods`}
      description={t`Search foods by name, cuisine, flavour, texture, intensity, allergens and diet, and see what each tastes like.`}
      lead={t`By what they taste like, and by what must not be in them.`}
    >
      <SearchRow question={question} onQuestion={ask}>
        <FiltersButton
          ref={filtersButton}
          count={filters}
          isOpen={isPanelOpen || opened === 'sheet'}
          panelId={hasRoomBeside ? panelId : null}
          onPress={() => setOpened(isPanelOpen ? null : hasRoomBeside ? 'panel' : 'sheet')}
        />
      </SearchRow>
      <SavedSearches question={question} onQuestion={ask} />
      <chakra.div
        mt={{ base: '6', md: '8' }}
        display="grid"
        gridTemplateColumns={isPanelOpen ? '20rem minmax(0, 1fr)' : 'minmax(0, 1fr)'}
        alignItems="start"
        gap="8"
      >
        {isPanelOpen ? (
          <FilterPanel
            id={panelId}
            question={question}
            onQuestion={ask}
            onClose={() => {
              setOpened(null);
              filtersButton.current?.focus();
            }}
          />
        ) : null}
        {/* The first filter puts a line above the results: what is pressed beside them stays where it is. */}
        <chakra.div minW="0" css={{ overflowAnchor: 'none' }}>
          <ActiveFilters question={question} onQuestion={ask} />
          {asksNothing(question) ? (
            <Discoveries onCuisine={(cuisine) => ask({ ...everyFood, cuisine })} />
          ) : (
            <SearchResults question={deferred} onQuestion={ask} beside={<SaveSearch question={question} />} />
          )}
        </chakra.div>
      </chakra.div>
      {opened === 'sheet' ? (
        <FilterSheet
          question={question}
          onClose={(wanted) => {
            setOpened(null);
            // The sheet has an entry in the history, which goes first.
            void historySettled().then(() => ask(wanted));
          }}
        />
      ) : null}
    </Page>
  );
}

interface SearchRowProps {
  readonly question: FoodQuestion;
  readonly onQuestion: (question: FoodQuestion) => void;
  /** What opens the filters. */
  readonly children: ReactNode;
}

/** The text, and beside it what the foods that it finds are chosen and ordered by. */
function SearchRow({ question, onQuestion, children }: SearchRowProps) {
  return (
    <chakra.search display="flex" flexWrap="wrap" alignItems="flex-end" gap="3">
      <chakra.div flex="1 1 18rem" maxW="form">
        <SearchInput
          label={t`Search foods`}
          placeholder={t`Name, cuisine, flavour`}
          value={question.text}
          onValue={(text) => onQuestion({ ...question, text })}
        />
      </chakra.div>
      {children}
      <chakra.div flex={{ base: '1', md: '0 0 12rem' }}>
        <SortField sort={question.sort} onSort={(sort) => onQuestion({ ...question, sort })} />
      </chakra.div>
      <chakra.div flexBasis={{ base: '100%', md: 'auto' }} _empty={{ display: 'none' }}>
        <TableChooser />
      </chakra.div>
    </chakra.search>
  );
}

interface FiltersButtonProps {
  readonly ref: Ref<HTMLButtonElement>;
  /** How many are set. */
  readonly count: number;
  readonly isOpen: boolean;
  /** The panel beside the results that it opens; null: a sheet. */
  readonly panelId: string | null;
  readonly onPress: () => void;
}

function FiltersButton({ ref, count, isOpen, panelId, onPress }: FiltersButtonProps) {
  return (
    <Button
      ref={ref}
      tone="outline"
      minH="12"
      aria-expanded={isOpen}
      {...(panelId === null ? { 'aria-haspopup': 'dialog' as const } : { 'aria-controls': panelId })}
      onClick={onPress}
    >
      <SlidersHorizontal aria-hidden />
      <Trans>Filters{count > 0 ? ` (${count})` : ''}</Trans>
    </Button>
  );
}

interface ActiveFiltersProps {
  readonly question: FoodQuestion;
  readonly onQuestion: (question: FoodQuestion) => void;
}

function ActiveFilters({ question, onQuestion }: ActiveFiltersProps) {
  const filters = activeFilters(question);
  return filters.length === 0 ? null : (
    <chakra.ul display="flex" flexWrap="wrap" alignItems="center" gap="2" aria-label={t`Filters that are set`} mb="4">
      {filters.map(({ label, without }) => (
        <li key={label}>
          <RemovableChip label={label} onRemove={() => onQuestion(without)} />
        </li>
      ))}
      <li>
        <Button
          tone="ghost"
          size="sm"
          minH="target"
          onClick={() => onQuestion(withoutFilters(question))}
        >{t`Clear filters`}</Button>
      </li>
    </chakra.ul>
  );
}
