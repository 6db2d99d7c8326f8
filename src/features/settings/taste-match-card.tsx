import { t } from '@lingui/core/macro';
import { useReplica } from '#replica/database/replica-context.tsx';
import { useLive } from '#replica/database/use-live.ts';
import { isLeftOutOfMatches, leaveOutOfMatches } from '#replica/taste/taste-match-setting.ts';
import { toastNotSaved } from '#shared/saving/toast-not-saved.ts';
import { CardSection } from '#ui/layout/card-section.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { SwitchField } from '#ui/fields/switch-field.tsx';

/** Whether others see how alike they and the member taste, on all devices (R46). */
export function TasteMatchCard() {
  const replica = useReplica();
  const isLeftOut = useLive(isLeftOutOfMatches, []);
  const choose = async (isIn: boolean) => {
    toastNotSaved(await leaveOutOfMatches(replica, !isIn));
  };
  return (
    <CardSection
      heading={t`Taste match`}
      lead={t`Members see how alike they taste, from five foods on that both rated publicly.`}
    >
      {isLeftOut === undefined || isLeftOut === null ? (
        <Skeleton height="4rem" />
      ) : (
        <SwitchField
          label={t`Compare my taste with others’`}
          hint={t`Only the stars of your public reviews count for matches, never your diary or anything else that is yours alone. What you say of your taste, but for allergens and diets, counts in the rounded figures that verified professionals see of ten people or more who rated their foods. Switched off, you are in neither: nobody is told how alike you taste, and neither are you.`}
          checked={!isLeftOut}
          onChecked={(isIn) => void choose(isIn)}
        />
      )}
    </CardSection>
  );
}
