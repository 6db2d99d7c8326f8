import { expect, type Page } from '@playwright/test';
import type { AudienceCursor } from '#replica/database/feed-rows.ts';
import { deviceRows } from './device-rows.ts';

/** Waits until the first load is over on this device: what is asked before may be answered by less than the whole catalogue. */
export async function untilCatalogueIsHere(page: Page): Promise<void> {
  await expect
    .poll(async () => (await deviceRows(page, ['cursors'])).some(isOfCatalogue), {
      message: 'the first pull of what everyone sees',
    })
    .toBe(true);
}

function isOfCatalogue(row: unknown): boolean {
  const { audience, pulledAt } = row as AudienceCursor;
  return audience === '*' && pulledAt > 0;
}
