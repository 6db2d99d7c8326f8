import { expect, type Page } from '@playwright/test';
import { deviceRows } from './device-rows.ts';

/** Waits until a draft on this device holds these words: what comes then is no change that was cut off. Single drafts and the words of forms lie beside other single values. */
export async function untilKept(page: Page, words: RegExp): Promise<void> {
  await expect
    .poll(async () => JSON.stringify(await deviceRows(page, ['drafts', 'messageDrafts', 'keyed'])), {
      message: `a draft with ${String(words)}`,
    })
    .toMatch(words);
}
