import { type ReactNode, Suspense, useState } from 'react';
import type { Food } from '#domain/foods/food.ts';
import { lazyPart } from '#ui/feedback/lazy-part.tsx';

interface SheetProps {
  readonly food: Food;
  readonly isTried: boolean;
  readonly onClose: () => void;
}

const TriedSheet = lazyPart<SheetProps>(
  async () => (await import('./tried-sheet.tsx')).TriedSheet,
  () => null,
);

/** Opens 'I tried it' for a food; draw `sheet` beside what opens it. */
export function useTriedSheet(
  food: Food,
  isTried: boolean,
): { readonly sheet: ReactNode; readonly open: () => void; readonly isOpen: boolean } {
  const [isOpen, setOpen] = useState(false);
  const sheet = isOpen ? (
    <Suspense fallback={null}>
      <TriedSheet food={food} isTried={isTried} onClose={() => setOpen(false)} />
    </Suspense>
  ) : null;
  return { sheet, open: () => setOpen(true), isOpen };
}
