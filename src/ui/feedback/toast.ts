import { create } from 'zustand';

export interface Toast {
  readonly id: number;
  readonly title: string;
  readonly description?: string | undefined;
  /** 'destructive' for failures: announced at once. */
  readonly tone: 'plain' | 'success' | 'destructive';
  /** One thing to do about it, for example Undo. */
  readonly action?: { readonly label: string; readonly run: () => void } | undefined;
}

interface ToastStore {
  /** At most one at a time (spec 1 §9, toast limit 1): a new one takes the place of the old. */
  readonly shown: Toast | null;
}

export const useToastStore = create<ToastStore>()(() => ({ shown: null }));

let lastId = 0;

/** Shows a message (spec 1 §8: title - description; 5 s, spec 2 §9). */
export function toast({
  tone = 'plain',
  ...message
}: Omit<Toast, 'id' | 'tone'> & { readonly tone?: Toast['tone'] }): void {
  lastId += 1;
  useToastStore.setState({ shown: { ...message, tone, id: lastId } });
}

/** Takes the message away; one that has taken its place meanwhile stays. */
export function dismissToast(id: number): void {
  if (useToastStore.getState().shown?.id === id) useToastStore.setState({ shown: null });
}
