import { calledName } from '#food-views/names/called-name.ts';
import { SheetFood } from '#food-views/names/sheet-food.tsx';
import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import type { Food } from '#domain/foods/food.ts';
import { addDiaryEntry } from '#replica/diary/diary-commands.ts';
import { diaryOfFood } from '#replica/diary/diary-queries.ts';
import { useReplica } from '#replica/database/replica-context.tsx';
import { HELD_FOR_UNDO } from '#replica/outbox/delete-command.ts';
import { useLive } from '#replica/database/use-live.ts';
import { askingNow } from '#replica/foods/comparison-asking.ts';
import { saveFood } from '#replica/foods/saved-foods.ts';
import { toastNotSaved } from '#shared/saving/toast-not-saved.ts';
import { toastSaved } from '#shared/saving/toast-saved.ts';
import { pulse } from '#ui/device/pulse.ts';
import { Button } from '#ui/elements/button.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { TextLink } from '#ui/layout/text-link.tsx';
import { CompareSheet } from './compare-sheet.tsx';
import { formOfWords } from './diary-form.ts';
import { DiarySheet, type WrittenEntry } from './diary-sheet.tsx';
import { reviewFrom } from './review-from.ts';
import { timesInWords } from './times-in-words.ts';

interface TriedSheetProps {
  readonly food: Food;
  /** It counts as tried already. */
  readonly isTried: boolean;
  readonly onClose: () => void;
}

/** 'I tried it' (R44): one tap opens it, one saves it with today's day. It can be said again and again. */
export function TriedSheet({ food, isTried, onClose }: TriedSheetProps) {
  const replica = useReplica();
  const isSaved = useRef(false);
  const [isAsking, setAsking] = useState(false);
  const navigate = useNavigate();
  const before = useLive((from) => diaryOfFood(from, food.id), [food.id]);

  const save = async ({ words, photo }: WrittenEntry) => {
    const eaten = { foodId: food.id, foodName: food.name };
    const outcome = await addDiaryEntry(replica, { eaten, words, photo: photo ?? null });
    if (outcome.kind !== 'saved') return toastNotSaved(outcome);
    isSaved.current = true;
    pulse('done');
    const { to, state } = reviewFrom(food.id, words);
    await toastSaved(replica, {
      title: t`It is in your diary`,
      description: calledName(food),
      action: { label: t`Make a review of it`, run: () => void navigate(to, { state }) },
    });
    return true;
  };
  const closeForm = async () => {
    if (isSaved.current && (await askingNow(replica)) === 'on') setAsking(true);
    else onClose();
  };
  if (isAsking) return <CompareSheet food={food.id} isUnasked onClose={onClose} />;
  return (
    <DiarySheet
      title={t`I tried it`}
      form={`diary/${food.id}`}
      start={(day) => formOfWords({ day, rating: null, note: '', company: '', place: '' })}
      hasPhoto={false}
      currentPhoto={null}
      onSave={save}
      onClose={() => void closeForm()}
    >
      <chakra.div>
        <SheetFood food={food} />
        {before ? (
          <chakra.p color="ink.muted" fontSize="sm" mt="1">
            <SoFar food={food} before={before} isTried={isTried} onClose={onClose} />
          </chakra.p>
        ) : null}
      </chakra.div>
    </DiarySheet>
  );
}

interface SoFarProps {
  readonly food: Food;
  readonly before: NonNullable<Awaited<ReturnType<typeof diaryOfFood>>>;
  readonly isTried: boolean;
  readonly onClose: () => void;
}

/** What the diary has of the food already. */
function SoFar({ food, before, isTried, onClose }: SoFarProps) {
  const replica = useReplica();
  const takeOut = async () => {
    const outcome = await saveFood(replica, { foodId: food.id, state: null, heldFor: HELD_FOR_UNDO });
    if (!toastNotSaved(outcome)) return;
    onClose();
    const list = t`Tried`;
    toast({
      title: t`Taken out of ‘${list}’`,
      description: calledName(food),
      action: { label: t`Undo`, run: () => void saveFood(replica, { foodId: food.id, state: 'tried' }) },
    });
  };
  if (before.times > 0)
    return (
      <>
        {timesInWords(before)}{' '}
        <TextLink asChild>
          <Link to={`/diary?q=${encodeURIComponent(food.name)}`} replace>
            {t`Open the diary`}
          </Link>
        </TextLink>
      </>
    );
  if (!isTried) return t`Save is all it takes. Only you can see what you write here.`;
  return (
    <Trans>
      It is among the foods that you tried, without an entry.{' '}
      <Button tone="ghost" size="sm" minH="target" onClick={() => void takeOut()}>
        I did not try it
      </Button>
    </Trans>
  );
}
