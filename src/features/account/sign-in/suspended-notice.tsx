import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { Notice } from '#ui/feedback/notice.tsx';

/** Says why nothing goes out any more, and that nothing is lost by it. */
export function SuspendedNotice({ reason }: { readonly reason: string }) {
  return (
    <chakra.div maxW="page" mx="auto" px={{ base: '4', md: '6' }} pt="4">
      <Notice tone="danger" title={t`Your account is suspended`}>
        {reason === '' ? null : (
          <chakra.p dir="auto" whiteSpace="pre-line">
            {reason}
          </chakra.p>
        )}
        <p>{t`Nothing can be sent until that is lifted. What you wrote stays on this device, and you can look around as before.`}</p>
      </Notice>
    </chakra.div>
  );
}
