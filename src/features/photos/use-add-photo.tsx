import { t } from '@lingui/core/macro';
import { type ReactNode, Suspense, useState } from 'react';
import type { Food } from '#domain/foods/food.ts';
import { useForMembers } from '#shared/members/use-for-members.ts';
import { lazyPart } from '#ui/feedback/lazy-part.tsx';
import { MissingPart } from '#ui/feedback/missing-part.tsx';

const AddPhotoDialog = lazyPart(async () => (await import('./add-photo-dialog.tsx')).AddPhotoDialog, MissingPart);

/** The form for a new photo, and what opens it; a visitor is asked to sign in. */
export function useAddPhoto(food: Pick<Food, 'id' | 'name'>): { readonly add: () => void; readonly dialog: ReactNode } {
  const forMembers = useForMembers();
  const [state, setState] = useState<'never' | 'open' | 'closed'>('never');
  const add = () => void forMembers(t`Members add photos of what they eat.`, () => setState('open'));
  const dialog =
    state === 'never' ? null : (
      <Suspense>
        <AddPhotoDialog open={state === 'open'} onClose={() => setState('closed')} food={food} />
      </Suspense>
    );
  return { add, dialog };
}
