import { expect, type Page } from '@playwright/test';
import { axeViolationsInBothSchemes } from './axe-violations.ts';

/** Axe finds nothing in either colour scheme, and nothing is wider than the window. @param place for the message of a failure */
export async function expectAccessible(page: Page, place = page.url()): Promise<void> {
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    `${place} is as wide as the window`,
  ).toBe(0);
  expect(await axeViolationsInBothSchemes(page), place).toEqual([]);
}
