import { t } from '@lingui/core/macro';
import type { Food } from '#domain/foods/food.ts';
import type { FoodId, MemberId } from '#domain/values/ids/ids.ts';
import type { SavedState } from '#domain/foods/saved-food.ts';
import { type FoodLikes, likeFood, likesOf } from '#replica/foods/likes.ts';
import type { Replica } from '#replica/database/replica.ts';
import { useReplica } from '#replica/database/replica-context.tsx';
import { savedStateOf, saveFood } from '#replica/foods/saved-foods.ts';
import { useLive } from '#replica/database/use-live.ts';
import { pulse } from '#ui/device/pulse.ts';
import { toast } from '#ui/feedback/toast.ts';
import { useTasteOnceRead } from '#food-views/taste/taste-context.tsx';
import { toastNotSaved } from '#shared/saving/toast-not-saved.ts';
import { useAskToSignIn } from '#shared/members/use-ask-to-sign-in.ts';

interface FoodMarks extends FoodLikes {
  readonly saved: SavedState | null;
  readonly isMember: boolean;
}

const listNames: Readonly<Record<SavedState, string>> = { want_to_try: t`Want to try`, tried: t`Tried` };

async function marksOf(
  replica: Replica,
  { food, member }: { readonly food: FoodId; readonly member: MemberId | null },
): Promise<FoodMarks> {
  const [likes, saved] = await Promise.all([
    likesOf(replica, { food, member }),
    member === null ? null : savedStateOf(replica, { food, member }),
  ]);
  return { ...likes, saved, isMember: member !== null };
}

/** What the reader's marks on a food are (R10, R15), and how to set them; a visitor is asked to sign in instead. */
export function useFoodMarks(food: Food) {
  const replica = useReplica();
  const askToSignIn = useAskToSignIn();
  // Whose marks they are is read once for all cards.
  const member = useTasteOnceRead()?.memberId;
  const marks = useLive(
    async (from) => (member === undefined ? undefined : marksOf(from, { food: food.id, member })),
    [food.id, member],
  );

  const save = async (state: SavedState | null) => toastNotSaved(await saveFood(replica, { foodId: food.id, state }));

  const toggleLike = () => {
    if (marks === undefined) return;
    if (!marks.isMember) askToSignIn(t`Members like foods, so that others find them.`);
    else {
      pulse('done');
      void likeFood(replica, { foodId: food.id, isLiked: !marks.isLiked }).then(toastNotSaved);
    }
  };
  /** Saves as `state`, or takes out what is saved as it, which can be undone. */
  const toggleSaved = async (state: SavedState) => {
    if (marks === undefined) return;
    if (!marks.isMember) return askToSignIn(t`Members keep lists of what they want to try and what they tried.`);
    if (marks.saved !== state) return void (await save(state));
    if (await save(null))
      toast({
        title: t`Taken out of ‘${listNames[state]}’`,
        description: food.name,
        action: { label: t`Undo`, run: () => void save(state) },
      });
  };
  /** `marks` is undefined while it is read. */
  return { marks, toggleLike, toggleSaved };
}
