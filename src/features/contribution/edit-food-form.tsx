import { t } from '@lingui/core/macro';
import { useNavigate } from 'react-router-dom';
import type { Food } from '#domain/foods/food.ts';
import { submissionFromFood } from '#domain/contribution/food-submission.ts';
import type { DraftId } from '#domain/values/ids/ids.ts';
import { pictureAddress } from '#domain/foods/picture-address.ts';
import { toastSaved } from '#shared/saving/toast-saved.ts';
import type { DraftRow } from '#replica/database/draft-row.ts';
import { drafts } from '#replica/unsent-work/drafts.ts';
import { editFood } from '#replica/foods/food-commands.ts';
import { waitingPhoto } from '#replica/foods/waiting-photos.ts';
import { useReplica } from '#replica/database/replica-context.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { blobAddress } from '#ui/device/blob-address.ts';
import { FoodForm } from './food-form.tsx';
import { FormSkeleton } from './form-skeleton.tsx';
import { recoverLastWords } from './last-words.ts';
import { toastFailure } from './toast-failure.ts';
import { useFoodDraft } from './use-food-draft.ts';
import { useOnce } from '#shared/forms/use-once.ts';

/** The form of a food that is there: goes on with an edit that was begun before. */
export function EditFoodForm({ food }: { readonly food: Food }) {
  const replica = useReplica();
  const found = useOnce(async () => {
    await recoverLastWords(replica);
    const begun = (await drafts(replica)).find(({ edits }) => edits === food.id) ?? null;
    const waiting = await waitingPhoto(replica, food.id);
    return { begun, waiting: waiting === null ? null : { bytes: await waiting.arrayBuffer(), type: waiting.type } };
  });
  if (found === undefined) return <FormSkeleton />;
  const picture = found.waiting === null ? pictureAddress(food, 'full') : blobAddress(found.waiting);
  return <OpenEditForm food={food} begun={found.begun} picture={picture} />;
}

interface OpenEditFormProps {
  readonly food: Food;
  readonly begun: DraftRow | null;
  readonly picture: string | null;
}

function OpenEditForm({ food, begun, picture }: OpenEditFormProps) {
  const replica = useReplica();
  const navigate = useNavigate();
  const now = submissionFromFood(food);
  const draft = useFoodDraft({
    id: begun?.id ?? (replica.newId.record() as DraftId),
    edits: food.id,
    before: begun?.before ?? now,
    submission: begun?.submission ?? now,
    photo: begun?.photo ?? null,
  });
  const send = async (leaveSteps: () => Promise<void>) => {
    const { submission: after, photo, start } = draft;
    await draft.rest();
    const outcome = await editFood(replica, { foodId: food.id, before: start.before, after, photo, draft: start.id });
    if (outcome.kind !== 'saved') {
      draft.resume();
      toastFailure(outcome);
      return;
    }
    await toastSaved(replica, { title: t`Changes saved`, description: after.name.trim() });
    await leaveSteps();
    void navigate(`/food/${food.id}`, { replace: true });
  };
  return (
    <Stack gap="5">
      {begun === null ? null : (
        <Notice
          title={t`You are back at your unsaved changes`}
        >{t`“Start over” in the summary returns to the food as it was.`}</Notice>
      )}
      <FoodForm
        draft={draft}
        currentPicture={picture}
        submitLabel={t`Save changes`}
        busyLabel={t`Saving...`}
        mayStart={() => Promise.resolve(true)}
        send={send}
      />
    </Stack>
  );
}
