import { t } from '@lingui/core/macro';
import { type ReactNode, Suspense, useState } from 'react';
import type { Food } from '#domain/foods/food.ts';
import { useTasteOnceRead } from '#food-views/taste/taste-context.tsx';
import { useAskToSignIn } from '#shared/members/use-ask-to-sign-in.ts';
import { lazyPart } from '#ui/feedback/lazy-part.tsx';

interface SheetProps {
  readonly food: Food;
  readonly onClose: () => void;
}

const ListsSheet = lazyPart<SheetProps>(
  async () => (await import('./lists-sheet.tsx')).ListsSheet,
  () => null,
);

/** Opens 'Add to a list' for a food; draw `sheet` beside what opens it. A visitor is asked to sign in instead. */
export function useListsSheet(food: Food): { readonly sheet: ReactNode; readonly open: () => void } {
  const askToSignIn = useAskToSignIn();
  const member = useTasteOnceRead()?.memberId;
  const [isOpen, setOpen] = useState(false);
  const sheet = isOpen ? (
    <Suspense fallback={null}>
      <ListsSheet food={food} onClose={() => setOpen(false)} />
    </Suspense>
  ) : null;
  const open = () => {
    if (member === undefined) return;
    if (member === null) askToSignIn(t`Members make lists of foods.`);
    else setOpen(true);
  };
  return { sheet, open };
}
