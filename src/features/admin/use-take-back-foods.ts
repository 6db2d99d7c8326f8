import { plural, t } from '@lingui/core/macro';
import { useCallback } from 'react';
import type { TakenBack } from '#domain/administration/administration.ts';
import { toast } from '#ui/feedback/toast.ts';
import { adminFailure } from './admin-failure.ts';
import { useAdministration } from './administration-context.tsx';

/** Takes the foods of an addition out of the catalogue again, and tells what became of them. */
export function useTakeBackFoods() {
  const ask = useAdministration();
  return useCallback(
    async (addition: string) => {
      const outcome = await ask((administration) => administration.takeBackFoods(addition));
      if (outcome.kind === 'done') toast(told(outcome.value));
      else
        toast({
          title: t`The foods were not taken back`,
          description: adminFailure(outcome),
          tone: 'destructive',
        });
    },
    [ask],
  );
}

function told({ removed, kept }: TakenBack): Parameters<typeof toast>[0] {
  const left = plural(kept, {
    one: '# stays: members have put something to it meanwhile, or it was changed.',
    other: '# stay: members have put something to them meanwhile, or they were changed.',
  });
  const stay = kept === 0 ? {} : { description: left };
  if (removed === 0) return { title: t`No foods were taken back`, description: t`They are gone already.`, ...stay };
  return {
    title: plural(removed, { one: '# food was taken back', other: '# foods were taken back' }),
    tone: 'success',
    ...stay,
  };
}
