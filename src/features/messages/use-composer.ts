import { t } from '@lingui/core/macro';
import { useEffect, useRef, useState } from 'react';
import type { ConversationId, MemberId } from '#domain/values/ids/ids.ts';
import { canBeSent } from '#domain/messages/message-rules.ts';
import { draftSaver } from '#prelude/timing/draft-saver.ts';
import { sendMessage } from '#replica/messages/message-commands.ts';
import { saveMessageDraft } from '#replica/messages/message-drafts.ts';
import { useReplica } from '#replica/database/replica-context.tsx';
import type { WriteOutcome } from '#replica/outbox/write-outcome.ts';
import { pulse } from '#ui/device/pulse.ts';
import { noteReachedOut } from '#ui/device/reached-out.ts';
import { toastFullDevice } from '#shared/saving/toast-full-device.ts';
import { toast } from '#ui/feedback/toast.ts';
import { forgetLastWords, leaveLastWords } from './last-words.ts';

/** Milliseconds after which a change is on disk. */
const WRITTEN_WITHIN = 250;

interface ComposerStart {
  readonly conversationId: ConversationId;
  readonly me: MemberId;
  readonly to: MemberId;
  /** What the member had begun to write. */
  readonly draft: string;
  readonly onSent: () => void;
}

export interface Composer {
  readonly text: string;
  readonly isSending: boolean;
  readonly write: (text: string) => void;
  readonly send: () => Promise<void>;
}

/** What is being written in a conversation: kept at every change, gone when it is sent (spec 2 §4, messages). */
export function useComposer({ conversationId, me, to, draft, onSent }: ComposerStart): Composer {
  const replica = useReplica();
  const [place] = useState({ member: me, conversation: conversationId });
  const [text, setText] = useState(draft);
  const newest = useRef(text);
  const [isSending, setSending] = useState(false);
  const [saver] = useState(() =>
    draftSaver<string>({
      within: WRITTEN_WITHIN,
      write: async (words) => {
        const { kind } = await saveMessageDraft(replica, { conversation: conversationId, text: words });
        if (kind === 'saved') forgetLastWords(place, words);
        else leaveLastWords(place, words);
      },
    }),
  );
  useEffect(() => {
    const leave = () => {
      if (saver.unsettled() !== null) leaveLastWords(place, newest.current);
      void saver.flush();
    };
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      void saver.flush();
    };
  }, [place, saver]);

  const write = (words: string) => {
    newest.current = words;
    setText(words);
    saver.keep(words);
  };
  const send = async () => {
    const words = newest.current;
    if (isSending || !canBeSent(words)) return;
    setSending(true);
    await saver.rest();
    const outcome = await sendMessage(replica, { to, text: words });
    setSending(false);
    if (outcome.kind !== 'saved') {
      showUnsent(outcome);
      saver.keep(newest.current);
      return;
    }
    pulse('done');
    noteReachedOut();
    // What was typed while it was being saved stays.
    write(newest.current === words ? '' : newest.current);
    onSent();
  };
  return { text, isSending, write, send };
}

/** spec 2 §8, message failure. */
function showUnsent({ kind }: Exclude<WriteOutcome, { kind: 'saved' }>): void {
  if (kind === 'signed-out')
    toast({ title: t`Failed to send message`, description: t`User not authenticated`, tone: 'destructive' });
  else if (kind === 'storage-full')
    toastFullDevice(t`Your message was not saved. Free some space and try again; what you typed is still here.`);
  else toast({ title: t`Failed to send message`, description: t`Please try again`, tone: 'destructive' });
}
