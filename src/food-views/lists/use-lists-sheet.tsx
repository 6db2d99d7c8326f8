import { t } from '@lingui/core/macro';
import { type ReactNode, Suspense, useState } from 'react';
import type { Food } from '#domain/foods/food.ts';
import { useForMembers } from '#shared/members/use-for-members.ts';
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
  const forMembers = useForMembers();
  const [isOpen, setOpen] = useState(false);
  const sheet = isOpen ? (
    <Suspense fallback={null}>
      <ListsSheet food={food} onClose={() => setOpen(false)} />
    </Suspense>
  ) : null;
  const open = () => void forMembers(t`Members make lists of foods.`, () => setOpen(true));
  return { sheet, open };
}
