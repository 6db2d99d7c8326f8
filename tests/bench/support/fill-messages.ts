/** What a device of a member who has written for years holds. */
export interface MessageFill {
  readonly me: string;
  readonly conversations: number;
  readonly messages: number;
}

/**
 * Puts conversations, the profiles of those they are with, and messages straight into the replica on the device; a tenth of the messages are
 * in the newest conversation. Runs in the page; resolves with the id of that conversation.
 */
export async function fillMessages({ me, conversations, messages }: MessageFill): Promise<string> {
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open('foretaste');
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('no database')));
  });
  const put = (store: string, rows: readonly object[]) =>
    new Promise<void>((resolve, reject) => {
      const transaction = database.transaction(store, 'readwrite');
      for (const row of rows) transaction.objectStore(store).put(row);
      transaction.addEventListener('complete', () => resolve());
      transaction.addEventListener('error', () => reject(transaction.error ?? new Error('not stored')));
    });
  const numbers = Array.from({ length: conversations }, (_, number) => number);
  const idOf = (kind: string, number: number) => `${kind}${String(number).padStart(15 - kind.length, '0')}`;
  const stampOf = (number: number) => new Date(1_700_000_000_000 + number * 60_000).toISOString().replace('T', ' ');
  const words = 'The broth was rich and the noodles had a proper bite, but I would salt it less next time.';
  await put(
    'profiles',
    numbers.map((number) => ({
      id: idOf('zmate', number),
      username: `mate.${number}`,
      full_name: `Mate Number ${number}`,
      avatar: '',
      created: stampOf(0),
    })),
  );
  await put(
    'conversations',
    numbers.map((number) => ({
      id: idOf('talk', number),
      participant_1: me < 'zmate' ? me : idOf('zmate', number),
      participant_2: me < 'zmate' ? idOf('zmate', number) : me,
      last_message_at: stampOf(messages + number),
      status: 'accepted',
      requested_by: me,
      read_1: stampOf(messages),
      read_2: stampOf(messages),
      unread_1: number % 3,
      unread_2: number % 3,
    })),
  );
  const chunk = 2_000;
  for (let start = 0; start < messages; start += chunk) {
    await put(
      'messages',
      Array.from({ length: Math.min(chunk, messages - start) }, (_, place) => {
        const number = start + place;
        const talk = number % 10 === 0 ? conversations - 1 : number % conversations;
        return {
          id: idOf('note', number),
          conversation: idOf('talk', talk),
          sender: number % 2 === 0 ? me : idOf('zmate', talk),
          content: `${number}. ${words}`,
          message_type: 'text',
          is_read: true,
          created: stampOf(number),
          updated: stampOf(number),
        };
      }),
    );
  }
  database.close();
  return idOf('talk', conversations - 1);
}
