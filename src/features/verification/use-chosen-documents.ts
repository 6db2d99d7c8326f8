import { t } from '@lingui/core/macro';
import { useRef, useState } from 'react';
import { checkDocument, MOST_DOCUMENTS } from '#domain/professionals/verification-document.ts';
import { addDocumentDrafts } from '#replica/professionals/document-drafts.ts';
import type { Replica } from '#replica/database/replica.ts';
import { useReplica } from '#replica/database/replica-context.tsx';

interface ChosenDocuments {
  readonly choose: (file: File) => void;
  readonly isReading: boolean;
  /** Why some of the files that were chosen last were not taken. */
  readonly problem: string | undefined;
}

/** Takes files one after the other: what they are is read from their bytes, and what is taken is on the device before the next is read. */
export function useChosenDocuments(): ChosenDocuments {
  const replica = useReplica();
  const [reading, setReading] = useState(0);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const queue = useRef<Promise<void>>(Promise.resolve());
  const pending = useRef(0);
  const choose = (file: File) => {
    if (pending.current === 0) setProblems([]);
    pending.current += 1;
    setReading((count) => count + 1);
    queue.current = queue.current.then(async () => {
      const why = await take(replica, file).catch(() => t`“${file.name}” could not be read.`);
      if (why !== null) setProblems((before) => [...new Set([...before, why])]);
      pending.current -= 1;
      setReading((count) => count - 1);
    });
  };
  return { choose, isReading: reading > 0, problem: problems.length === 0 ? undefined : problems.join(' ') };
}

/** Why the file was not taken; null: it was. */
async function take(replica: Replica, file: File): Promise<string | null> {
  const bytes = await file.arrayBuffer();
  const check = checkDocument({ name: file.name, bytes: new Uint8Array(bytes) });
  if (check.kind === 'refused') return check.why;
  const outcome = await addDocumentDrafts(replica, [
    { name: check.name, bytes: new Blob([bytes], { type: check.mediaType }) },
  ]);
  switch (outcome.kind) {
    case 'saved':
      return outcome.left > 0 ? t`At most ${MOST_DOCUMENTS} documents can be handed in.` : null;
    case 'storage-full':
      return t`This device is full. Free some space and choose the file again.`;
    case 'signed-out':
      return t`Please sign in first.`;
    default:
      return t`“${file.name}” could not be kept on this device. Please choose it again.`;
  }
}
