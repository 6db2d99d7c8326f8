import type { ConversationId, MemberId } from '#domain/values/ids/ids.ts';
import { saveMessageDraft } from '#replica/messages/message-drafts.ts';
import type { Replica } from '#replica/database/replica.ts';

const PREFIX = 'foretaste.message.';

interface Place {
  readonly member: MemberId;
  readonly conversation: ConversationId;
}

function keyOf({ member, conversation }: Place): string {
  return `${PREFIX}${member}.${conversation}`;
}

/** A device that refuses storage has lost nothing that it had before. */
function quietly(work: () => void): void {
  try {
    work();
  } catch {
    return;
  }
}

/**
 * Stores the message that is being written while the page is closing, by a write that ends at once: there is no time for a transaction of the
 * replica. `recoverLastWords` moves it into the draft when the messages are opened next.
 */
export function leaveLastWords(place: Place, text: string): void {
  quietly(() => localStorage.setItem(keyOf(place), text));
}

/** The replica has these words. */
export function forgetLastWords(place: Place, text: string): void {
  quietly(() => {
    if (localStorage.getItem(keyOf(place)) === text) localStorage.removeItem(keyOf(place));
  });
}

/** Makes drafts of the member's last words, once; those of others wait for them. Call before drafts are read. */
export async function recoverLastWords(replica: Replica, member: MemberId): Promise<void> {
  const found: { readonly place: Place; readonly text: string }[] = [];
  quietly(() => {
    const own = keyOf({ member, conversation: '' as ConversationId });
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith(own))
        found.push({
          place: { member, conversation: key.slice(own.length) as ConversationId },
          text: localStorage.getItem(key) ?? '',
        });
    }
  });
  for (const { place, text } of found) {
    const { kind } = await saveMessageDraft(replica, { conversation: place.conversation, text });
    if (kind === 'saved') forgetLastWords(place, text);
  }
}
