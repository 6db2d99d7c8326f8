import { cleanText } from '#prelude/text/clean-text.ts';
import { countCharacters } from '#prelude/text/count-characters.ts';
import { UNANSWERED_MESSAGES } from '#domain/values/unanswered-messages.ts';
import type { ConversationState } from './conversation.ts';

/** Characters (code points, as the server counts) of a message. */
export const MESSAGE_LIMIT = 4_000;
/** From so few characters left on the composer counts. */
const COUNTED_FROM_LEFT = 400;

/** A message as it is sent: trimmed, '' when there is none (spec 2 §5, message send). */
export function messageToSend(text: string): string {
  return cleanText(text, text.length);
}

/** Characters left to the limit, negative above it; null while the limit is far. */
export function charactersLeft(text: string): number | null {
  const left = MESSAGE_LIMIT - countCharacters(messageToSend(text));
  return left <= COUNTED_FROM_LEFT ? left : null;
}

/** How many more can be written before the other answers; null where nothing has to be answered. @param sent own messages so far, waiting ones too */
export function messagesLeft(state: ConversationState, sent: number): number | null {
  return state === 'i-asked' ? Math.max(0, UNANSWERED_MESSAGES - sent) : null;
}

/** Whether there is something to send, and not too much of it. */
export function canBeSent(text: string): boolean {
  return messageToSend(text) !== '' && (charactersLeft(text) ?? 0) >= 0;
}
