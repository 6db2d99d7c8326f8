import { type Browser, chromium } from '@playwright/test';
import { chromiumLaunch } from '#tests/support/chromium-launch.ts';

/** Headless Chromium as the browser tests start it. */
export function benchBrowser(): Promise<Browser> {
  return chromium.launch(chromiumLaunch);
}
