import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { memo } from 'react';
import { answerDiet, type FoodSubmission } from '#domain/contribution/food-submission.ts';
import { dietaryFlagNames, type DietaryFlagName } from '#domain/taste/taste-vocabulary.ts';
import { dietWord } from '#shared/words/diet-word.ts';
import { Button } from '#ui/elements/button.tsx';
import { ThreeStateSwitch } from '#ui/fields/three-state-switch.tsx';
import type { ChangeSubmission } from '#features/contribution/submission-change.ts';

/** Nuts first: it is the one question that opens with an answer, and needs a confirmation (R5). */
const flags: readonly DietaryFlagName[] = ['nut_free', ...dietaryFlagNames.filter((name) => name !== 'nut_free')];

interface DietFieldProps {
  readonly diet: FoodSubmission['diet'];
  readonly nutFreeConfirmed: boolean;
  readonly change: ChangeSubmission;
}

/** The dietary questions, each yes, no or not stated (spec 1 §3, dietary_info; R5). */
export const DietField = memo(function DietField({ diet, nutFreeConfirmed, change }: DietFieldProps) {
  const answer = (flag: DietaryFlagName, to: boolean | null) =>
    change((submission) => answerDiet(submission, { flag, answer: to }));
  return (
    <chakra.div
      data-field="diet"
      display="grid"
      gridTemplateColumns={{ base: '1fr', md: '1fr 1fr' }}
      columnGap="8"
      rowGap="5"
    >
      {flags.map((flag) => (
        <chakra.div key={flag} gridColumn={flag === 'nut_free' && !nutFreeConfirmed ? '1 / -1' : undefined}>
          <ThreeStateSwitch
            label={dietWord(flag)}
            value={diet[flag]}
            onValue={(to) => answer(flag, to)}
            hint={
              flag === 'nut_free' && !nutFreeConfirmed ? t`Until you confirm, this is saved as not stated.` : undefined
            }
          />
          {flag === 'nut_free' && !nutFreeConfirmed ? (
            <ConfirmNutFree onConfirm={() => answer('nut_free', diet.nut_free)} />
          ) : null}
        </chakra.div>
      ))}
    </chakra.div>
  );
});

function ConfirmNutFree({ onConfirm }: { readonly onConfirm: () => void }) {
  return (
    <chakra.div
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      gap="3"
      mt="2"
      px="4"
      py="2"
      borderRadius="md"
      bg="saffron.soft"
    >
      <chakra.span
        flex="1"
        fontWeight="semibold"
        color="saffron.text"
        whiteSpace="nowrap"
      >{t`Please confirm`}</chakra.span>
      <Button tone="outline" size="md" onClick={onConfirm}>{t`Yes, it is nut free`}</Button>
    </chakra.div>
  );
}
