import { CloudUpload } from 'lucide-react';
import { Badge } from '#ui/badge.tsx';

/** The review is safe on this device and not on the server yet. */
export function UnsentMark() {
  return <Badge tone="saffron"><CloudUpload aria-hidden />Waiting to be sent</Badge>;
}
