import { t } from '@lingui/core/macro';
import { useLocation, useNavigate } from 'react-router-dom';
import { useReplica } from '#replica/database/replica-context.tsx';
import { session } from '#replica/session/session.ts';
import { toast } from '#ui/feedback/toast.ts';

type Invitation = Omit<Parameters<typeof toast>[0], 'action'>;

/**
 * What a press does that is for members: it acts for a member, and asks a visitor to sign in, with what members can do here, and leads back afterwards.
 * Who presses is read at that moment. What is drawn may still be of the visitor who has just signed in.
 */
export function useForMembers() {
  const replica = useReplica();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return async (invitation: string | Invitation, act: () => unknown): Promise<void> => {
    if ((await session(replica)) !== null) return void (await act());
    toast({
      ...(typeof invitation === 'string' ? { title: t`Please sign in`, description: invitation } : invitation),
      action: { label: t`Sign In`, run: () => void navigate('/auth', { state: { from: pathname + search } }) },
    });
  };
}
