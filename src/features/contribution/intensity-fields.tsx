import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { memo, useId } from 'react';
import type { FoodSubmission } from '#domain/contribution/food-submission.ts';
import { intensityNames } from '#domain/taste/taste-vocabulary.ts';
import { tasteHues, tasteLabel } from '#food-views/taste/taste-bar.tsx';
import { SignatureFigure } from '#food-views/taste/signature-figure.tsx';
import { tasteScale } from '#food-views/taste/taste-scale.ts';
import { FieldMessage } from '#ui/fields/field-message.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { LevelSlider } from '#ui/fields/level-slider.tsx';
import { signedSubmission } from './signed-submission.ts';
import type { FieldProps } from './submission-change.ts';

/** The six basic intensities, each 0-5 or not stated (spec 1 §3, taste_intensity). */
export const IntensityFields = memo(function IntensityFields({
  value,
  error,
  change,
}: FieldProps<FoodSubmission['intensities']>) {
  const id = useId();
  return (
    <chakra.fieldset data-field="intensities" minW="0" aria-describedby={error ? `${id}-error` : undefined}>
      <chakra.legend textStyle="label">{t`Intensities`}</chakra.legend>
      <chakra.p
        textStyle="small"
        color="ink.muted"
        mb="4"
      >{t`How strong each taste is. All the way to the left means that you do not say.`}</chakra.p>
      <chakra.div aria-hidden hideFrom="md" mb="4">
        <SignatureFigure food={signedSubmission({ intensities: value, flavours: [], textures: [] })} />
      </chakra.div>
      <chakra.div display="grid" gridTemplateColumns={{ base: '1fr', lg: '1fr 1fr' }} columnGap="8" rowGap="2">
        {intensityNames.map((name) => (
          <LevelSlider
            key={name}
            label={tasteLabel(name)}
            hue={tasteHues[name]}
            {...tasteScale}
            value={value[name]}
            onValue={(level) =>
              change((submission) => ({ ...submission, intensities: { ...submission.intensities, [name]: level } }))
            }
          />
        ))}
      </chakra.div>
      <FieldMessage id={id} error={error} />
    </chakra.fieldset>
  );
});

/** How strong the food tastes over all (spec 1 §3, flavor_intensity). */
export const FlavourIntensityField = memo(function FlavourIntensityField({
  value,
  error,
  change,
}: FieldProps<number | null>) {
  return (
    <Stack data-field="flavourIntensity">
      <LevelSlider
        {...tasteScale}
        label={t`Flavour over all`}
        error={error}
        value={value}
        onValue={(level) => change((submission) => ({ ...submission, flavourIntensity: level }))}
      />
    </Stack>
  );
});

const difficultyWords = [t`very easy`, t`easy`, t`takes some practice`, t`demanding`, t`for experts`] as const;

/** How hard it is to make at home, 1-5 (spec 1 §9). */
export const DifficultyField = memo(function DifficultyField({ value, error, change }: FieldProps<number | null>) {
  return (
    <Stack data-field="difficulty">
      <LevelSlider
        label={t`Difficulty`}
        error={error}
        from={1}
        to={5}
        step={1}
        hue="herb.solid"
        wordFor={(level) => difficultyWords[level - 1] ?? ''}
        value={value}
        onValue={(level) => change((submission) => ({ ...submission, difficulty: level }))}
      />
    </Stack>
  );
});
