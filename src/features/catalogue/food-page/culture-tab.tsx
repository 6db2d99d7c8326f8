import { t } from '@lingui/core/macro';
import type { Food } from '#domain/foods/food.ts';
import { Stack } from '#ui/layout/stack.tsx';
import { ListPart, TextPart } from './food-part.tsx';

/** Where a food comes from and what it means there (spec 1 §3, culture and variations). */
export function CultureTab({ food }: { readonly food: Food }) {
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
