import { t } from '@lingui/core/macro';
import { useEffect } from 'react';
import { toast } from './toast.ts';

interface MissingPartProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Stands in for a dialog or drawer whose chunk could not be fetched (`lazyPart`): says so, and is closed again. */
export function MissingPart({ open, onClose }: MissingPartProps) {
  useEffect(() => {
    if (!open) return;
    toast({
      title: t`This is not on the device yet`,
      description: t`It needs a connection once. Please try again when you are online.`,
      tone: 'destructive',
    });
    onClose();
  }, [open, onClose]);
  return null;
}
