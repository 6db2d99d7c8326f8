import { assertNever } from '#prelude/assert-never.ts';
import type { WriteOutcome } from '#replica/write-outcome.ts';
import { toast } from '#ui/toast.ts';

/** Tells why a small change (a like, a saved food) was not kept; says nothing when it was. True when it is saved. */
export function tellNotSaved(outcome: WriteOutcome): boolean {
  switch (outcome.kind) {
    case 'saved':
      return true;
    case 'storage-full':
      toast({ title: 'This device is full', description: 'Your change was not saved. Free some space and try again.', tone: 'destructive' });
      return false;
    case 'signed-out':
      toast({ title: 'Authentication required', description: 'Please sign in first.', tone: 'destructive' });
      return false;
    case 'missing':
    case 'failed':
      toast({ title: 'Your change was not saved', description: 'Please try again.', tone: 'destructive' });
      return false;
    default:
      return assertNever(outcome);
  }
}
