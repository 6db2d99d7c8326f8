import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { showScheme } from './show-scheme.ts';

/** The only rules of axe whose verdict another colour scheme of the same document can change. */
const rulesOfColour = ['color-contrast', 'link-in-text-block'];

/** WCAG 2.0 to 2.2, A and AA, and what axe holds good besides: with the size of targets, which axe leaves out by itself. */
const everyTag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

interface AxeQuestion {
  /** Only these rules; otherwise all that axe has on by default. */
  readonly rules?: readonly string[];
  /** The rules of WCAG 2.2 AA too that axe has off by default. */
  readonly isWhole?: boolean;
  /** A selector: only what is inside. */
  readonly within?: string;
}

/**
 * What axe finds wrong with the page, a line to each broken rule. It asks in the page itself (there are no foreign frames) and for
 * violations alone: a fifth of the processor time of axe's own default, which opens a second page and describes all that is right too.
 */
export async function axeViolations(
  page: Page,
  { rules, within, isWhole = false }: AxeQuestion = {},
): Promise<string[]> {
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] });
  if (rules !== undefined) axe.withRules([...rules]);
  else if (isWhole) axe.withTags(everyTag);
  if (within !== undefined) axe.include(within);
  const { violations } = await axe.analyze();
  // Half under a bar that stays while the page scrolls: scrolling gives it its size.
  const found = violations.map(({ id, nodes }) => ({
    id,
    nodes: nodes.filter(({ failureSummary }) => failureSummary?.includes('partially obscured') !== true),
  }));
  return found
    .filter(({ nodes }) => nodes.length > 0)
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
}

/** The same in both colour schemes, ending in the dark one: everything in light, and in dark again what colours decide. */
export async function axeViolationsInBothSchemes(page: Page): Promise<string[]> {
  await showScheme(page, 'light');
  const light = await axeViolations(page);
  await showScheme(page, 'dark');
  const dark = await axeViolations(page, { rules: rulesOfColour });
  return [...light.map((line) => `light ${line}`), ...dark.map((line) => `dark ${line}`)];
}
