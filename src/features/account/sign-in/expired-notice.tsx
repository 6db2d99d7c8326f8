import { t } from '@lingui/core/macro';
import { useEffect } from 'react';
import { Notice } from '#ui/feedback/notice.tsx';
import { useUnfinishedAccount } from '#features/account/sign-up/use-unfinished-account.ts';

/** The server ended the sign-in: nothing on the device is lost, but nothing is sent before the member signs in again. */
export function ExpiredNotice({ email, isSuspended }: { readonly email: string; readonly isSuspended: boolean }) {
  useEffect(() => {
    if (useUnfinishedAccount.getState().email === '') useUnfinishedAccount.setState({ email });
  }, [email]);
  if (isSuspended)
    return (
      <Notice
        tone="warning"
        title={t`You can sign in once the suspension is lifted`}
      >{t`Everything you made is still on this device and will be sent then.`}</Notice>
    );
  return (
    <Notice tone="warning" title={t`Please sign in again`}>
      {t`Your sign-in has run out. Everything you made is still on this device and will be sent once you are back.`}
    </Notice>
  );
}
