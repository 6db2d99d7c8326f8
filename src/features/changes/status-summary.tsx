import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { region } from '#languages/region.ts';
import { lazily } from '#prelude/timing/lazily.ts';
import type { SyncStatus } from '#replica/feed/sync-status.ts';
import { statusLook } from './status-look.ts';
import { statusSentence } from './status-sentence.ts';

const lastRound = lazily(() => new Intl.DateTimeFormat(region, { dateStyle: 'medium', timeStyle: 'short' }));

/** The status as a sentence, and when this device and the server were last the same. */
export function StatusSummary({ status }: { readonly status: SyncStatus }) {
  const { icon: Icon, words, color } = statusLook(status);
  return (
    <chakra.div display="flex" gap="3" p="4" mb="4" borderRadius="lg" bg="paper.sunken">
      <chakra.span aria-hidden color={color} mt="0.5">
        <Icon size={22} />
      </chakra.span>
      <chakra.div minW="0">
        <chakra.p fontWeight="semibold">{words}</chakra.p>
        <chakra.p textStyle="small">{statusSentence(status)}</chakra.p>
        <chakra.p textStyle="small" color="ink.muted" mt="1">
          {status.lastRoundAt === 0
            ? t`This device has not synced yet.`
            : t`Last synced: ${lastRound().format(status.lastRoundAt)}`}
        </chakra.p>
      </chakra.div>
    </chakra.div>
  );
}
