import { useEffect, useState } from 'react';
import type { MemberId } from '#domain/values/ids/ids.ts';
import type { Begun, SingleDraft } from '#replica/unsent-work/single-drafts.ts';
import { useReplica } from '#replica/database/replica-context.tsx';
import { tabMemory } from '#ui/device/tab-memory.ts';

interface WorkUnderWay<Work> {
  /** undefined while it is read; null when nothing is begun. */
  readonly work: Work | null | undefined;
  readonly keep: (work: Work) => void;
  readonly forget: () => Promise<void>;
}

/** For how long a step of this tab may be missing from the replica, in milliseconds. After that, another tab has finished the work. */
const IN_FLIGHT = 5_000;

/** What was kept last, in this tab or on the device; null when nothing was, or when it is done. */
function newest<Work>(inTab: Begun<Work> | null, onDevice: Begun<Work> | null): Begun<Work> | null {
  if (inTab === null || onDevice === null)
    return onDevice ?? (inTab !== null && Date.now() - inTab.at < IN_FLIGHT ? inTab : null);
  return inTab.at > onDevice.at ? inTab : onDevice;
}

/** A member's work that goes on where it was left. The replica is written a moment after a tap; a reload in that moment finds it in the tab. */
export function useSingleDraft<Work>(kind: SingleDraft<Work>, memberId: MemberId): WorkUnderWay<Work> {
  const replica = useReplica();
  const [begun, setBegun] = useState<Begun<Work> | null | undefined>(undefined);
  useEffect(() => {
    let isWanted = true;
    const kept = tabMemory(kind.name).recall() as
      | { readonly memberId: MemberId; readonly begun: Begun<Work> }
      | null
      | undefined;
    const inTab = kept?.memberId === memberId ? kept.begun : null;
    const start = (onDevice: Begun<Work> | null) => {
      if (isWanted) setBegun((current) => (current === undefined ? newest(inTab, onDevice) : current));
    };
    kind.read(replica, memberId).then(start, () => start(null));
    return () => {
      isWanted = false;
    };
  }, [kind, replica, memberId]);
  return {
    work: begun === undefined ? undefined : (begun?.work ?? null),
    keep(work) {
      const next = { work, at: Date.now() };
      setBegun(next);
      tabMemory(kind.name).keep({ memberId, begun: next });
      kind
        .keep(replica, { member: memberId, begun: next })
        .catch((error: unknown) => console.warn('The answer is kept in this tab alone', error));
    },
    async forget() {
      setBegun(null);
      tabMemory(kind.name).keep(null);
      await kind.forget(replica, memberId);
    },
  };
}
