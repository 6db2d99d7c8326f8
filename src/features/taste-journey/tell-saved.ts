import { assertNever } from '#prelude/assert-never.ts';
import type { WriteOutcome } from '#replica/write-outcome.ts';
import { toast } from '#ui/toast.ts';

/** Tells what came of saving the taste profile (spec 2 §8); true when it is saved. */
export function tellSaved(outcome: WriteOutcome): boolean {
  switch (outcome.kind) {
    case 'saved':
      toast({ title: 'Taste Profile Updated!', description: 'Your preferences have been saved successfully.', tone: 'success' });
      return true;
    case 'storage-full':
      toast({ title: 'This device is full', description: 'Your change was not saved. Free some space and try again; what you typed is still here.', tone: 'destructive' });
      return false;
    case 'signed-out':
    case 'missing':
    case 'failed':
      toast({ title: 'Error', description: 'Failed to save your taste profile. Please try again.', tone: 'destructive' });
      return false;
    default:
      return assertNever(outcome);
  }
}
