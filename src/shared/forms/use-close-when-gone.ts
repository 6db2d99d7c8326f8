import { useEffect } from 'react';
import { toast } from '#ui/feedback/toast.ts';

/** Closes the form of what is not there any more, and says so [S6]. @param isGone false also while it is being read */
export function useCloseWhenGone(
  isGone: boolean,
  { title, onClose }: { readonly title: string; readonly onClose: () => void },
): void {
  useEffect(() => {
    if (!isGone) return;
    toast({ title });
    onClose();
  }, [isGone, title, onClose]);
}
