import { threadId } from 'node:worker_threads';

/**
 * Node carries a `BroadcastChannel` from thread to thread. To the unit tests, whose files run in several, a thread is a machine: what is written in
 * another is not heard, as it would be by another tab. Dexie makes its channel once, when the first of the files loads it.
 */
class ChannelOfThread extends BroadcastChannel {
  constructor(name: string) {
    super(`${name} of thread ${threadId}`);
  }
}

// It runs before each file, and the world is the same for all of a thread.
if (BroadcastChannel.name !== ChannelOfThread.name) globalThis.BroadcastChannel = ChannelOfThread;
