import { useEffect, useState } from 'react';
import type { Operator } from '#domain/accounts/operator.ts';
import { useAccounts } from '#features/account/sign-in/accounts-context.tsx';

/** Asked once in a visit: it changes with the server's settings alone. */
let known: Operator | undefined;

/** Who runs the server. undefined: not known yet; null: no answer. It is asked again when the network is back. */
export function useOperator(): Operator | null | undefined {
  const accounts = useAccounts();
  const [operator, setOperator] = useState<Operator | null | undefined>(known);
  useEffect(() => {
    if (known !== undefined) return undefined;
    let isShown = true;
    const ask = async () => {
      const answer = await accounts.operator();
      known = answer ?? known;
      if (isShown) setOperator(answer);
    };
    const askAgain = () => void ask();
    askAgain();
    window.addEventListener('online', askAgain);
    return () => {
      isShown = false;
      window.removeEventListener('online', askAgain);
    };
  }, [accounts]);
  return operator;
}
