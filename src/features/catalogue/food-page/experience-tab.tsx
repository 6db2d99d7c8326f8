import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import type { Food } from '#domain/foods/food.ts';
import { Stack } from '#ui/layout/stack.tsx';
import { FactList } from './fact-list.tsx';
import { FoodPart, ListPart, TextPart } from './food-part.tsx';
import { WordPart } from './word-part.tsx';

/** A food for eye, ear, hand and memory (spec 1 §3: appearance, sound, temperature, associations). */
export function ExperienceTab({
  food: { appearance, sounds, temperatureExperience, ...food },
}: {
  readonly food: Food;
}) {
  const looks = [
    { label: t`Shape`, value: appearance.shape },
    { label: t`Size`, value: appearance.size },
    { label: t`Consistency`, value: appearance.consistency },
  ].filter(({ value }) => value !== '');
  return (
    <Stack gap="7">
      {looks.length === 0 && appearance.colours.length === 0 ? null : (
        <FoodPart heading={t`How it looks`}>
          <Stack gap="3">
            <Colours colours={appearance.colours} />
            {looks.length === 0 ? null : <FactList facts={looks.map((look) => ({ ...look, isOwnText: true }))} />}
          </Stack>
        </FoodPart>
      )}
      <ListPart heading={t`How it sounds when eaten`} items={sounds.eating} />
      <ListPart heading={t`How it sounds when made`} items={sounds.preparation} />
      <TextPart heading={t`Best temperature`} text={temperatureExperience.idealServing} />
      <TextPart heading={t`When it is too warm or too cold`} text={temperatureExperience.sensitivity} />
      <TextPart heading={t`Hot and cold`} text={temperatureExperience.hotVersusCold} />
      <WordPart heading={t`Feelings`} words={food.emotionalAssociations} tone="paprika" />
      <ListPart heading={t`Memories it brings back`} items={food.memoryTriggers} />
    </Stack>
  );
}

/** Swatches for the eye; a screen reader hears how many colours there are. */
function Colours({ colours }: { readonly colours: readonly string[] }) {
  if (colours.length === 0) return null;
  return (
    <chakra.div display="flex" gap="2" flexWrap="wrap" role="img" aria-label={t`Its colours: ${colours.join(', ')}`}>
      {colours.map((colour) => (
        <chakra.span
          key={colour}
          boxSize="9"
          borderRadius="full"
          borderWidth="1px"
          borderColor="line.strong"
          style={{ backgroundColor: colour }}
        />
      ))}
    </chakra.div>
  );
}
