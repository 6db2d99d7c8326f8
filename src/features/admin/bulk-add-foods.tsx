import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { CookingPot } from 'lucide-react';
import { useState } from 'react';
import { type BulkCuisine, bulkCuisines } from '#domain/values/bulk-cuisines.ts';
import { wordFor } from '#shared/words/word-for.ts';
import { Button } from '#ui/elements/button.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Spinner } from '#ui/elements/spinner.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { adminFailure } from './admin-failure.ts';
import { useAdministration } from './administration-context.tsx';
import { useTakeBackFoods } from './use-take-back-foods.ts';

/** One button per cuisine that adds foods of it (spec 2 §2.9, §8, bulk foods); one at a time. */
export function BulkAddFoods() {
  const ask = useAdministration();
  const takeBack = useTakeBackFoods();
  const [running, setRunning] = useState<BulkCuisine | null>(null);
  const add = async (cuisine: BulkCuisine) => {
    setRunning(cuisine);
    toast({ title: t`Generating 20 ${wordFor(cuisine)} foods...` });
    const outcome = await ask((administration) => administration.addCuisineFoods(cuisine));
    setRunning(null);
    if (outcome.kind !== 'done')
      toast({
        title: t`Failed to add ${wordFor(cuisine)} foods`,
        description: adminFailure(outcome),
        tone: 'destructive',
      });
    else if (outcome.value.count === 0)
      toast({
        title: t`No ${wordFor(cuisine)} foods were added`,
        description: t`They are all in the catalogue already.`,
      });
    else {
      const { count, addition } = outcome.value;
      toast({
        title: t`Successfully added ${count} ${wordFor(cuisine)} foods!`,
        description: remainder(count),
        tone: 'success',
        ...(addition === null ? {} : { action: { label: t`Undo`, run: () => void takeBack(addition) } }),
      });
    }
  };
  return (
    <Card pad="sm">
      <chakra.div
        display="grid"
        gap="2"
        gridTemplateColumns={{
          base: 'repeat(auto-fit, minmax(min(100%, 8rem), 1fr))',
          md: 'repeat(4, minmax(0, 1fr))',
        }}
      >
        {bulkCuisines.map((cuisine) => (
          <Button
            key={cuisine}
            tone="outline"
            px="2"
            disabled={running !== null}
            aria-busy={running === cuisine}
            onClick={() => void add(cuisine)}
          >
            {running === cuisine ? <Spinner /> : <CookingPot aria-hidden />}
            {wordFor(cuisine)}
          </Button>
        ))}
      </chakra.div>
    </Card>
  );
}

function remainder(added: number): string | undefined {
  return added === 20 ? undefined : t`There are no others that are not in the catalogue already.`;
}
