import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import type { Food } from '#domain/foods/food.ts';
import { levelWord } from '#domain/taste/level-word.ts';
import { LevelBar } from '#ui/charts/level-bar.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { FoodPart, TextPart } from './food-part.tsx';
import { MeasuredBars } from './measured-bars.tsx';
import { NamedFoodsPart } from './named-foods-part.tsx';
import { TastedWords } from './tasted-words.tsx';
import { wordFor } from '#shared/words/word-for.ts';
import { searchFor, WordPart } from './word-part.tsx';

/** How a food tastes (spec 1 §2 and §3): words, the six levels, and what stays in the mouth. */
export function TasteTab({ food }: { readonly food: Food }) {
  return (
    <Stack gap="7">
      <FoodPart heading={t`How strong`}>
        <MeasuredBars food={food} />
      </FoodPart>
      {food.flavourIntensity === null ? null : (
        <FoodPart heading={t`Overall`}>
          <chakra.div maxW="24rem">
            <LevelBar
              label={t`Flavour intensity`}
              value={food.flavourIntensity}
              max={5}
              word={wordFor(levelWord(food.flavourIntensity))}
            />
          </chakra.div>
        </FoodPart>
      )}
      <WordPart
        heading={t`Flavours`}
        words={food.flavours}
        tone="paprika"
        addressOf={(word) => searchFor('flavour', word)}
      />
      <WordPart
        heading={t`Textures`}
        words={food.textures}
        tone="herb"
        addressOf={(word) => searchFor('texture', word)}
      />
      <WordPart heading={t`Aromas`} words={food.aromas} />
      <TastedWords food={food} />
      <TextPart heading={t`Mouthfeel`} text={food.mouthfeel} />
      <TextPart heading={t`Aftertaste`} text={food.aftertaste} />
      <NamedFoodsPart heading={t`Tastes a little like`} names={food.similarFoods} />
    </Stack>
  );
}
