import { t } from '@lingui/core/macro';
import { type ReactNode, Suspense, useState } from 'react';
import type { Food } from '#domain/foods/food.ts';
import { useLive } from '#replica/database/use-live.ts';
import { session } from '#replica/session/session.ts';
import { useAskToSignIn } from '#shared/members/use-ask-to-sign-in.ts';
import { lazyPart } from '#ui/feedback/lazy-part.tsx';
import { MissingPart } from '#ui/feedback/missing-part.tsx';

const AddPhotoDialog = lazyPart(async () => (await import('./add-photo-dialog.tsx')).AddPhotoDialog, MissingPart);

/** The form for a new photo, and what opens it; a visitor is asked to sign in. */
export function useAddPhoto(food: Pick<Food, 'id' | 'name'>): { readonly add: () => void; readonly dialog: ReactNode } {
  const current = useLive(session, []);
  const askToSignIn = useAskToSignIn();
  const [state, setState] = useState<'never' | 'open' | 'closed'>('never');
  const add = () => {
    if (current === null) askToSignIn(t`Members add photos of what they eat.`);
    else setState('open');
  };
  const dialog =
    state === 'never' ? null : (
      <Suspense>
        <AddPhotoDialog open={state === 'open'} onClose={() => setState('closed')} food={food} />
      </Suspense>
    );
  return { add, dialog };
}
