import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { SlidersHorizontal } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { everyFood } from '#domain/search/food-question.ts';
import { Button } from '#ui/elements/button.tsx';
import { RemovableChip } from '#ui/elements/chip.tsx';
import { Page } from '#ui/layout/page.tsx';
import { SearchInput } from '#ui/fields/search-input.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { activeFilters } from './active-filters.ts';
import { Discoveries } from './discoveries.tsx';
import { FilterPanel } from './filter-panel.tsx';
import { SortField } from './sort-field.tsx';
import { SearchResults } from './search-results.tsx';
import { asksNothing } from '#food-views/search/search-place.ts';
import { useFoodQuestion } from './use-food-question.ts';

/** Advanced search (spec 2 §2.11): text, filters and sort over the whole catalogue; the question stands in the address. */
export function SearchScreen() {
  const panelId = useId();
  const { question, deferred, ask } = useFoodQuestion();
  const [total, setTotal] = useState<number | null>(null);
  const filtersButton = useRef<HTMLButtonElement>(null);
  const [areFiltersOpen, setFiltersOpen] = useState(false);
  const filters = activeFilters(question);
  return (
    <Page
      heading={t`Discover Amazing Foods`}
      description={t`Search foods by name, cuisine, flavour, texture, intensity, allergens and diet, and see what each tastes like.`}
      lead={t`By what they taste like, and by what must not be in them.`}
    >
      <Stack gap="4">
        <chakra.search display="flex" flexWrap="wrap" alignItems="flex-end" gap="3">
          <chakra.div flex="1 1 18rem" maxW="form">
            <SearchInput
              label={t`Search foods`}
              placeholder={t`Name, cuisine, flavour`}
              value={question.text}
              onValue={(text) => ask({ ...question, text })}
            />
          </chakra.div>
          <Button
            ref={filtersButton}
            tone="outline"
            aria-expanded={areFiltersOpen}
            aria-controls={panelId}
            onClick={() => setFiltersOpen(!areFiltersOpen)}
          >
            <SlidersHorizontal aria-hidden />
            <Trans>Filters{filters.length > 0 ? ` (${filters.length})` : ''}</Trans>
          </Button>
          <chakra.div flex={{ base: '1', md: '0 0 12rem' }}>
            <SortField sort={question.sort} onSort={(sort) => ask({ ...question, sort })} />
          </chakra.div>
        </chakra.search>
        {areFiltersOpen ? (
          <FilterPanel
            id={panelId}
            question={question}
            onQuestion={ask}
            total={asksNothing(question) ? null : total}
            onClose={() => {
              setFiltersOpen(false);
              filtersButton.current?.focus();
            }}
          />
        ) : null}
        {filters.length === 0 ? null : (
          <chakra.ul display="flex" flexWrap="wrap" alignItems="center" gap="2" aria-label={t`Filters that are set`}>
            {filters.map(({ label, without }) => (
              <li key={label}>
                <RemovableChip label={label} onRemove={() => ask(without)} />
              </li>
            ))}
            <li>
              <Button
                tone="ghost"
                size="sm"
                minH="target"
                onClick={() => ask({ ...everyFood, text: question.text, sort: question.sort })}
              >{t`Clear filters`}</Button>
            </li>
          </chakra.ul>
        )}
      </Stack>
      <chakra.div mt={{ base: '6', md: '8' }}>
        {asksNothing(question) ? (
          <Discoveries onCuisine={(cuisine) => ask({ ...everyFood, cuisine })} />
        ) : (
          <SearchResults question={deferred} onQuestion={ask} onTotal={setTotal} />
        )}
      </chakra.div>
    </Page>
  );
}
