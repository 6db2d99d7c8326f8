import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { SlidersHorizontal } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Food } from '#domain/foods/food.ts';
import { asksForFoods } from '#food-views/search/quick-question.ts';
import { LinkButton } from '#ui/layout/link-button.tsx';
import { LoadBoundary } from '#ui/feedback/load-boundary.tsx';
import { Page } from '#ui/layout/page.tsx';
import { ExploreSections } from './explore-sections.tsx';
import { QuickSearch } from './quick-search.tsx';
import { TasteChips } from './taste-chips.tsx';
import { parametersOf, useQuickQuestion } from './use-quick-question.ts';

interface ExploreScreenProps {
  /** The AI panels of its front page. */
  readonly assistant: ReactNode;
  /** The foods that its front page begins with, as far as they are known before the catalogue is on this device. */
  readonly told: readonly Food[];
}

/** Where members look for something to taste (spec 1 §2, explore). */
export function ExploreScreen({ assistant, told }: ExploreScreenProps) {
  const [question, setQuestion] = useQuickQuestion();
  return (
    <Page
      heading={t`Explore Food Cultures`}
      documentTitle={t`Explore Food Cultures`}
      description={t`Browse foods of many cuisines and learn what they taste like before you try them: flavour, texture, aroma and aftertaste.`}
      lead={t`Find out what a dish tastes like before the first bite.`}
    >
      <QuickSearch
        question={question}
        onQuestion={setQuestion}
        beside={
          <LinkButton asChild tone="outline" minH="3rem" flexShrink="0" px={{ base: '3', md: '5' }}>
            <Link to={{ pathname: '/advanced-search', search: `${parametersOf(question)}` }}>
              <SlidersHorizontal aria-hidden />
              <chakra.span mdDown={{ srOnly: true }}>{t`Advanced search`}</chakra.span>
            </Link>
          </LinkButton>
        }
      />
      {asksForFoods(question) ? null : (
        <>
          <TasteChips />
          <LoadBoundary message={t`Error loading foods. Please try again.`}>
            <ExploreSections assistant={assistant} told={told} />
          </LoadBoundary>
        </>
      )}
    </Page>
  );
}
