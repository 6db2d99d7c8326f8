import { t } from '@lingui/core/macro';
import type { Food } from '#domain/foods/food.ts';
import type { FoodId, MemberId } from '#domain/values/ids/ids.ts';
import { calledName } from '#food-views/names/called-name.ts';
import { wantFood } from '#replica/diary/diary-commands.ts';
import { type FoodLikes, likeFood, likesOf } from '#replica/foods/likes.ts';
import type { Replica } from '#replica/database/replica.ts';
import { useReplica } from '#replica/database/replica-context.tsx';
import { HELD_FOR_UNDO } from '#replica/outbox/delete-command.ts';
import { isInDiary } from '#replica/foods/tried-foods.ts';
import { savedStateOf, saveFood } from '#replica/foods/saved-foods.ts';
import { useLive } from '#replica/database/use-live.ts';
import { beat } from '#ui/motion/beat.ts';
import { pulse } from '#ui/device/pulse.ts';
import { toast } from '#ui/feedback/toast.ts';
import { useTriedSheet } from '#food-views/diary/use-tried-sheet.tsx';
import { useTasteOnceRead } from '#food-views/taste/taste-context.tsx';
import { toastNotSaved } from '#shared/saving/toast-not-saved.ts';
import { useForMembers } from '#shared/members/use-for-members.ts';

interface FoodMarks extends FoodLikes {
  readonly isWanted: boolean;
  /** The diary has an entry of it, or it is marked so without one (R44). */
  readonly isTried: boolean;
}

async function marksOf(
  replica: Replica,
  { food, member }: { readonly food: FoodId; readonly member: MemberId | null },
): Promise<FoodMarks> {
  const [likes, saved, isWrittenDown] = await Promise.all([
    likesOf(replica, { food, member }),
    member === null ? null : savedStateOf(replica, { food, member }),
    member === null ? false : isInDiary(replica.database, food),
  ]);
  return {
    ...likes,
    isWanted: saved === 'want_to_try',
    isTried: saved === 'tried' || isWrittenDown,
  };
}

/** What the reader's marks on a food are (R10, R15), and how to set them; a visitor is asked to sign in instead. */
export function useFoodMarks(food: Food) {
  const replica = useReplica();
  const forMembers = useForMembers();
  // Whose marks they are is read once for all cards.
  const member = useTasteOnceRead()?.memberId;
  const marks = useLive(member === undefined ? undefined : (from) => marksOf(from, { food: food.id, member }), [
    food.id,
    member,
  ]);

  const want = async () => toastNotSaved(await wantFood(replica, { foodId: food.id, foodName: food.name }));

  const toggleLike = ({ currentTarget }: { readonly currentTarget: Element }) => {
    if (marks === undefined) return;
    void forMembers(t`Members like foods, so that others find them.`, async () => {
      pulse('done');
      if (!marks.isLiked) beat(currentTarget);
      toastNotSaved(await likeFood(replica, { foodId: food.id, isLiked: !marks.isLiked }));
    });
  };
  /** Puts it on the list of what is to be tried, or takes it out, which can be undone. */
  const toggleWanted = () => {
    if (marks === undefined) return;
    void forMembers(t`Members keep lists of what they want to try and what they tried.`, async () => {
      const list = t`Want to try`;
      if (!marks.isWanted) await want();
      else if (toastNotSaved(await saveFood(replica, { foodId: food.id, state: null, heldFor: HELD_FOR_UNDO })))
        toast({
          title: t`Taken out of ‘${list}’`,
          description: calledName(food),
          action: { label: t`Undo`, run: () => void want() },
        });
    });
  };
  const tried = useTriedSheet(food, marks?.isTried ?? false);
  const openTried = () => {
    if (marks === undefined) return;
    void forMembers(t`Members keep a diary of what they tried.`, tried.open);
  };
  /** `marks` is undefined while it is read. `sheet` is drawn beside what opens it. */
  return { marks, toggleLike, toggleWanted, openTried, sheet: tried.sheet };
}
