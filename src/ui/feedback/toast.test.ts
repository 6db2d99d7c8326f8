import { beforeEach, describe, expect, it } from 'vitest';
import { dismissToast, toast, useToastStore } from './toast.ts';

describe('toast (spec 1 §9, toast limit 1)', () => {
  beforeEach(() => useToastStore.setState({ shown: null }));

  it('shows the newest message alone', () => {
    toast({ title: 'Signed Out' });
    toast({ title: 'Delete failed', tone: 'destructive' });
    expect(useToastStore.getState().shown).toMatchObject({ title: 'Delete failed', tone: 'destructive' });
  });

  it('is not taken away by the end of the message before it', () => {
    toast({ title: 'first' });
    const first = useToastStore.getState().shown?.id ?? 0;
    toast({ title: 'second' });
    dismissToast(first);
    expect(useToastStore.getState().shown?.title).toBe('second');
    dismissToast(useToastStore.getState().shown?.id ?? 0);
    expect(useToastStore.getState().shown).toBeNull();
  });
});
