import { useEffect } from 'react';
import { toastMissingPart } from './toast-missing-part.ts';

interface MissingPartProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Stands in for a dialog or drawer whose chunk could not be fetched (`lazyPart`): says so, and is closed again. */
export function MissingPart({ open, onClose }: MissingPartProps) {
  useEffect(() => {
    if (!open) return;
    toastMissingPart();
    onClose();
  }, [open, onClose]);
  return null;
}
