import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { useNavigate } from 'react-router-dom';
import type { ConversationId } from '#domain/values/ids/ids.ts';
import { answerRequest } from '#replica/messages/message-commands.ts';
import { useReplica } from '#replica/database/replica-context.tsx';
import { Button } from '#ui/elements/button.tsx';
import { toast } from '#ui/feedback/toast.ts';

interface RequestAnswerProps {
  readonly conversationId: ConversationId;
  readonly name: string;
  /** Whether it has been declined: only the other answer is left. */
  readonly isDeclined?: boolean;
}

/** Accepts or declines a stranger's first message; declining can be undone. */
export function RequestAnswer({ conversationId, name, isDeclined = false }: RequestAnswerProps) {
  const replica = useReplica();
  const navigate = useNavigate();
  const answer = async (words: 'accepted' | 'declined') => {
    const { kind } = await answerRequest(replica, { conversationId, answer: words });
    if (kind !== 'saved')
      toast({ title: t`Your answer was not saved`, description: t`Please try again.`, tone: 'destructive' });
    return kind === 'saved';
  };
  const accept = async () => {
    if (await answer('accepted')) await navigate(`/messages/${conversationId}`);
  };
  const decline = async () => {
    if (!(await answer('declined'))) return;
    toast({
      title: t`Request declined`,
      description: t`${name} cannot write to you, and is not told why.`,
      action: { label: t`Undo`, run: () => void answer('accepted') },
    });
    await navigate('/messages');
  };
  return (
    <chakra.div display="flex" gap="2" mt="2">
      <Button size="sm" minH="target" onClick={() => void accept()}>{t`Accept`}</Button>
      {isDeclined ? null : (
        <Button size="sm" minH="target" tone="outline" onClick={() => void decline()}>{t`Decline`}</Button>
      )}
    </chakra.div>
  );
}
