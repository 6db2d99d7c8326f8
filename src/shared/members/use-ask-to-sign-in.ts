import { t } from '@lingui/core/macro';
import { useLocation, useNavigate } from 'react-router-dom';
import { toast } from '#ui/feedback/toast.ts';

/** Asks a visitor to sign in, with what members can do here, and leads back afterwards. */
export function useAskToSignIn() {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return (what: string) =>
    toast({
      title: t`Please sign in`,
      description: what,
      action: { label: t`Sign In`, run: () => void navigate('/auth', { state: { from: pathname + search } }) },
    });
}
