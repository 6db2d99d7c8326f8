import { t } from '@lingui/core/macro';
import { CloudUpload } from 'lucide-react';
import { Badge } from '#ui/elements/badge.tsx';

/** Says that a food, or a change of it, is on this device only until the server has it. */
export function UnsentMark({ tone = 'overlay' }: { readonly tone?: 'overlay' | 'saffron' }) {
  return (
    <Badge tone={tone}>
      <CloudUpload aria-hidden />
      {t`Waiting to be sent`}
    </Badge>
  );
}
