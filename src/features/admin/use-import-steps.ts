import { useEffect, useState } from 'react';
import type { FoodImport } from '#domain/contribution/food-import.ts';
import { adminFailure } from './admin-failure.ts';
import { useAdministration } from './administration-context.tsx';

/** After a failed request, in milliseconds. */
const RETRY_AFTER = 5_000;

interface ImportSteps {
  readonly failure: string;
  readonly isBusy: boolean;
  readonly take: (step: 'start' | 'cancel' | 'undo') => Promise<void>;
}

/** The steps of an import, and the server's work on it while this screen is open; without it the server goes on by itself every minute. */
export function useImportSteps({ id, status }: FoodImport): ImportSteps {
  const ask = useAdministration();
  const [failure, setFailure] = useState('');
  const [isBusy, setBusy] = useState(false);
  const isWorking = status === 'running' || status === 'undoing';

  useEffect(() => {
    if (!isWorking) return undefined;
    let isOpen = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const work = async () => {
      const outcome = await ask((administration) => administration.workOnImport(id));
      if (isOpen) timer = setTimeout(() => void work(), outcome.kind === 'done' ? 0 : RETRY_AFTER);
    };
    void work();
    return () => {
      isOpen = false;
      clearTimeout(timer);
    };
  }, [ask, id, isWorking]);

  const take = async (step: 'start' | 'cancel' | 'undo') => {
    setBusy(true);
    const outcome = await ask((administration) => administration.stepImport(id, step));
    setBusy(false);
    setFailure(outcome.kind === 'done' ? '' : adminFailure(outcome));
  };
  return { failure, isBusy, take };
}
