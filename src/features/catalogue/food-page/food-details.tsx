import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import type { Food } from '#domain/foods/food.ts';
import { foodTabs, type FoodTab } from '#domain/foods/food-tabs.ts';
import { inLanguageOf } from '#shared/words/in-english.ts';
import { JumpSections } from '#ui/layout/jump-sections.tsx';
import { CultureTab } from './culture-tab.tsx';
import { ExperienceTab } from './experience-tab.tsx';
import { HealthTab } from './health-tab.tsx';
import { OverviewTab } from './overview-tab.tsx';
import { TasteTab } from './taste-tab.tsx';
import { WrittenIn } from './written-in.ts';

const contents: Readonly<Record<FoodTab, (food: Food) => ReactNode>> = {
  Overview: (food) => <OverviewTab food={food} />,
  Taste: (food) => <TasteTab food={food} />,
  Experience: (food) => <ExperienceTab food={food} />,
  Health: (food) => <HealthTab food={food} />,
  Culture: (food) => <CultureTab food={food} />,
};

const tabLabels: Readonly<Record<FoodTab, string>> = {
  Overview: t`Overview`,
  Taste: t`Taste`,
  Experience: t({ message: 'Experience', context: 'of eating it' }),
  Health: t`Health`,
  Culture: t`Culture`,
};

/** The five sections of a food's page under a row that leads to them (R50); but for Overview only those that have data (spec 1 §2, food detail layout). */
export function FoodDetails({ food }: { readonly food: Food }) {
  return (
    <WrittenIn value={inLanguageOf(food)}>
      <JumpSections
        label={t`About ${food.name}`}
        sections={foodTabs(food).map((tab) => ({ id: tab, label: tabLabels[tab], content: contents[tab](food) }))}
      />
    </WrittenIn>
  );
}
