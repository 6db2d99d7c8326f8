import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { Check, CheckCheck, Clock3, type LucideIcon, TriangleAlert } from 'lucide-react';
import { VisuallyHidden } from '#ui/elements/visually-hidden.tsx';
import type { MessageState } from './arrange-thread.ts';

const looks: Readonly<
  Record<
    Exclude<MessageState, 'received'>,
    { readonly icon: LucideIcon; readonly words: string; readonly color: string }
  >
> = {
  waiting: { icon: Clock3, words: t`Waiting to be sent`, color: 'ink.muted' },
  sent: { icon: Check, words: t`Sent`, color: 'ink.muted' },
  read: { icon: CheckCheck, words: t`Read`, color: 'herb.text' },
  failed: { icon: TriangleAlert, words: t`Not sent`, color: 'danger.text' },
};

/** How far an own message has come, as a sign with words for those who do not see it. */
export function MessageStateMark({ state }: { readonly state: Exclude<MessageState, 'received'> }) {
  const { icon: Icon, words, color } = looks[state];
  return (
    <chakra.span display="inline-flex" color={color} title={words}>
      <Icon aria-hidden size={14} />
      <VisuallyHidden>{words}</VisuallyHidden>
    </chakra.span>
  );
}
