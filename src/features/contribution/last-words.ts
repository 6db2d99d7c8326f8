import type { FoodSubmission } from '#domain/contribution/food-submission.ts';
import type { DraftId, FoodId, MemberId } from '#domain/values/ids/ids.ts';
import { parseJson } from '#prelude/parse-json.ts';
import { draftById, saveDraft } from '#replica/unsent-work/drafts.ts';
import type { Replica } from '#replica/database/replica.ts';
import { session } from '#replica/session/session.ts';

/** What was typed in the moment before the page went away, and may not have reached the replica. */
export interface LastWords {
  readonly id: DraftId;
  readonly member: MemberId | null;
  readonly edits: FoodId | null;
  readonly before: FoodSubmission;
  readonly submission: FoodSubmission;
}

const PREFIX = 'foretaste.last-words.';

/** A device that refuses storage has lost nothing that it had before. */
function quietly(work: () => void): void {
  try {
    work();
  } catch {
    return;
  }
}

/**
 * Stores the text of a draft while the page is closing, by a write that ends at once: there is no time for a transaction of the replica.
 * `recoverLastWords` moves it into the draft when a form is opened next.
 */
export function leaveLastWords(words: LastWords): void {
  quietly(() => localStorage.setItem(PREFIX + words.id, JSON.stringify(words)));
}

/** The replica has it all. */
export function forgetLastWords(id: DraftId): void {
  quietly(() => localStorage.removeItem(PREFIX + id));
}

/** Puts last words into their drafts, once; those of another member wait for that member. Call before drafts are read. */
export async function recoverLastWords(replica: Replica): Promise<void> {
  const member = (await session(replica))?.memberId ?? null;
  for (const { id, edits, before, submission } of ownLastWords(member)) {
    const kept = await draftById(replica, id);
    const outcome = await saveDraft(replica, {
      id,
      edits,
      ...(edits === null ? {} : { before }),
      submission,
      photo: kept?.photo ?? null,
    });
    if (outcome.kind === 'saved') forgetLastWords(id);
  }
}

function ownLastWords(member: MemberId | null): readonly LastWords[] {
  const found: LastWords[] = [];
  quietly(() => {
    for (const key of Object.keys(localStorage)) {
      if (!key.startsWith(PREFIX)) continue;
      const words = parseJson(localStorage.getItem(key) ?? '') as LastWords | undefined;
      if (words?.member === member) found.push(words);
    }
  });
  return found;
}
