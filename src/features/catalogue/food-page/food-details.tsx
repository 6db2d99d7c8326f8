import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import type { Food } from '#domain/foods/food.ts';
import { type FoodTab, foodTabs } from '#domain/foods/food-tabs.ts';
import { calledName } from '#food-views/names/called-name.ts';
import { inLanguageOf } from '#shared/words/in-english.ts';
import { JumpSections } from '#ui/layout/jump-sections.tsx';
import { ExperienceTab } from './experience-tab.tsx';
import { HealthTab } from './health-tab.tsx';
import { OverviewTab } from './overview-tab.tsx';
import { TasteTab } from './taste-tab.tsx';
import { WrittenIn } from './written-in.ts';
import { Stack } from '#ui/layout/stack.tsx';
import { ListPart, TextPart } from './food-part.tsx';

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
        label={t`About ${calledName(food)}`}
        sections={foodTabs(food).map((tab) => ({ id: tab, label: tabLabels[tab], content: contents[tab](food) }))}
      />
    </WrittenIn>
  );
}

/** Where a food comes from and what it means there (spec 1 §3, culture and variations). */
function CultureTab({ food }: { readonly food: Food }) {
  return (
    <Stack gap="7">
      <TextPart heading={t`Its story`} text={food.cultureNotes} />
      <TextPart heading={t`What it means`} text={food.culturalSignificance} />
      <TextPart heading={t`When and how it is eaten`} text={food.culturalContext} />
      <ListPart heading={t`Variations`} items={food.culturalVariations} />
      <ListPart heading={t`From place to place`} items={food.regionalVariations} />
    </Stack>
  );
}
