import type { Page } from '@playwright/test';

/** The spacing that readers may ask for (WCAG 1.4.12), by a style sheet of the reader's own. */
const spacing =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }';

/** 1280 px at 400 % (WCAG 1.4.10). */
const narrow = { width: 320, height: 640 };

/**
 * What is lost when the page is as narrow as 400 % of zoom makes it, or as `window`, as it is and with the reader's own spacing: sideways scrolling, words that are cut
 * off, words over words. Gives the window its size back.
 */
export async function reflowProblems(page: Page, window = narrow): Promise<string[]> {
  const size = page.viewportSize();
  await page.setViewportSize(window);
  const plain = await page.evaluate(lostWords, null);
  const spaced = await page.evaluate(lostWords, spacing);
  if (size !== null) await page.setViewportSize(size);
  return [
    ...plain.map((problem) => `at ${window.width} px ${problem}`),
    ...spaced.map((problem) => `at ${window.width} px with spacing ${problem}`),
  ];
}

/** What is lost on the smallest phone where the reader's own letters are twice as large (WCAG 1.4.4). Gives window and letters their sizes back. */
export async function largeLetterProblems(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const size = page.viewportSize();
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
  await page.setViewportSize(narrow);
  const problems = await page.evaluate(lostWords, null);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 16, fixed: 13 } });
  if (size !== null) await page.setViewportSize(size);
  await session.detach();
  return problems.map((problem) => `with letters of 200 % at ${narrow.width} px ${problem}`);
}

/** Runs in the page. */
async function lostWords(css: string | null): Promise<string[]> {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css ?? '');
  document.adoptedStyleSheets.push(sheet);
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  const problems: string[] = [];
  const root = document.documentElement;
  if (root.scrollWidth > root.clientWidth) {
    const wide = [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > root.clientWidth + 1)
      .at(-1);
    problems.push(`scrolls sideways by ${root.scrollWidth - root.clientWidth} px: ${wide?.outerHTML.slice(0, 160)}`);
  }

  interface Line {
    readonly text: string;
    readonly element: Element;
    readonly box: DOMRect;
  }
  const lines: Line[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const isHidden = (element: Element) =>
    !element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true });
  /** For screen readers alone, or until it has the focus: a box of one pixel, or one that is clipped to nothing, somewhere above it. */
  const isUnseen = (element: Element) => {
    for (let at: Element | null = element; at !== null && at !== document.body; at = at.parentElement) {
      const { width, height } = at.getBoundingClientRect();
      const { position, clip, clipPath } = getComputedStyle(at);
      if (
        /absolute|fixed/.test(position) &&
        ((width <= 1 && height <= 1) || clip.startsWith('rect(0px') || clipPath.startsWith('inset(50%'))
      )
        return true;
    }
    return false;
  };
  const range = document.createRange();
  while (texts.nextNode() !== null) {
    const node = texts.currentNode;
    const element = node.parentElement;
    const text = node.textContent?.trim() ?? '';
    if (
      element === null ||
      text === '' ||
      isHidden(element) ||
      isUnseen(element) ||
      element.closest('svg, option, script, style') !== null
    )
      continue;
    range.selectNodeContents(node);
    for (const box of range.getClientRects()) if (box.width > 2 && box.height > 2) lines.push({ text, element, box });
  }

  const isCutting = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
  const isScrolling = (overflow: string) => overflow === 'auto' || overflow === 'scroll';
  /** The nearest box that cuts what does not fit in it, and whether that is meant: shortened words, or a box to scroll in. */
  const cutOf = ({ element, box }: Line): { readonly by: Element; readonly isMeant: boolean } | null => {
    for (let at: Element | null = element; at !== null && at !== root; at = at.parentElement) {
      const { position, overflowX, overflowY, textOverflow, webkitLineClamp } = getComputedStyle(at);
      if (position === 'fixed') return null;
      if (overflowX === 'visible' && overflowY === 'visible') continue;
      const frame = at.getBoundingClientRect();
      const isOutX = box.left < frame.left - 2 || box.right > frame.right + 2;
      const isOutY = box.top < frame.top - 4 || box.bottom > frame.bottom + 4;
      const isShortened = textOverflow === 'ellipsis' || webkitLineClamp !== 'none';
      if (isOutX && (isCutting(overflowX) || isScrolling(overflowX)))
        return { by: at, isMeant: isShortened || isScrolling(overflowX) };
      if (isOutY && (isCutting(overflowY) || isScrolling(overflowY)))
        return { by: at, isMeant: isShortened || isScrolling(overflowY) };
    }
    return null;
  };
  /** A mark that its name says, or a whole line that a card leaves to the page it leads to. */
  const isSaidElsewhere = ({ text, element, box }: Line, by: Element) =>
    element.closest('[aria-label]')?.getAttribute('aria-label')?.includes(text) === true ||
    element.closest('a[aria-label] [aria-hidden=true]') !== null ||
    (box.top >= by.getBoundingClientRect().bottom - 4 && by.closest('article:has(a)') !== null);
  const whole: Line[] = [];
  for (const line of lines) {
    const cut = cutOf(line);
    if (cut === null) whole.push(line);
    else if (!cut.isMeant && !isSaidElsewhere(line, cut.by))
      problems.push(`'${line.text.slice(0, 40)}' is cut off by ${cut.by.outerHTML.slice(0, 120)}`);
  }

  /** What stays in its place while the page or a list scrolls lies over it: the latter in a box that lets presses through. */
  const layerOf = (element: Element): Element | null => {
    for (let at: Element | null = element; at !== null; at = at.parentElement) {
      const { position, pointerEvents } = getComputedStyle(at);
      const isFloating = position === 'absolute' && pointerEvents === 'none';
      if (/fixed|sticky/.test(position) || isFloating || at.localName === 'dialog') return at;
    }
    return null;
  };
  const flat = whole.map((line) => ({ ...line, layer: layerOf(line.element) }));
  const over = (one: DOMRect, other: DOMRect) =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > 4 &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 8;
  for (const [at, one] of flat.entries()) {
    const other = flat
      .slice(at + 1)
      .find((next) => next.layer === one.layer && next.element !== one.element && over(one.box, next.box));
    if (other !== undefined) problems.push(`'${one.text.slice(0, 40)}' lies over '${other.text.slice(0, 40)}'`);
  }
  document.adoptedStyleSheets.pop();
  return [...new Set(problems)];
}
