import type { KeyboardEvent } from 'react';

/** Whether a key sends what is written: Enter alone, and not the one that ends the composition of a word (Japanese, Chinese, Korean). */
export function isSendingEnter({ key, shiftKey, nativeEvent }: KeyboardEvent): boolean {
  return key === 'Enter' && !shiftKey && !nativeEvent.isComposing;
}
