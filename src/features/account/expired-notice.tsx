import { useEffect } from 'react';
import { Notice } from '#ui/notice.tsx';
import { useUnfinishedAccount } from './use-unfinished-account.ts';

/** The server ended the sign-in: nothing on the device is lost, but nothing is sent before the member signs in again. */
export function ExpiredNotice({ email }: { readonly email: string }) {
  useEffect(() => {
    if (useUnfinishedAccount.getState().email === '') useUnfinishedAccount.setState({ email });
  }, [email]);
  return (
    <Notice tone="warning" title="Please sign in again">
      Your sign-in has run out. Everything you made is still on this device and will be sent once you are back.
    </Notice>
  );
}
