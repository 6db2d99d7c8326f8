import type { Page } from '@playwright/test';

/**
 * What a finger would struggle with on the page as it is: targets under 44 px either way, but for links and buttons inside a sentence
 * (WCAG 2.5.8, inline), and fields with text under 16 px, into which iOS zooms. What a target's own pseudo-elements or label add counts.
 */
export function fingerProblems(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const LEAST = 44;
    const problems: string[] = [];
    const name = (element: Element) =>
      `${element.tagName.toLowerCase()} ‘${(element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40)}’`;
    const isInSentence = (element: Element) => {
      const parent = element.parentElement;
      if (parent === null || !getComputedStyle(element).display.startsWith('inline')) return false;
      return Array.from(parent.childNodes).some(
        (node) => node !== element && !(node instanceof Element) && (node.textContent ?? '').trim().length > 1,
      );
    };
    /** The box that a press hits: with the pseudo-elements that widen it, and the label that belongs to it. */
    const hitBox = (element: Element) => {
      const boxes = [element.getBoundingClientRect()];
      if (element instanceof HTMLInputElement)
        for (const label of element.labels ?? []) boxes.push(label.getBoundingClientRect());
      let [left, top, right, bottom] = [
        Math.min(...boxes.map((box) => box.left)),
        Math.min(...boxes.map((box) => box.top)),
        Math.max(...boxes.map((box) => box.right)),
        Math.max(...boxes.map((box) => box.bottom)),
      ];
      for (const pseudo of ['::before', '::after']) {
        const style = getComputedStyle(element, pseudo);
        if (style.content === 'none' || style.position !== 'absolute') continue;
        const holder =
          getComputedStyle(element).position === 'static'
            ? element instanceof HTMLElement
              ? element.offsetParent
              : null
            : element;
        if (holder === null) continue;
        const box = holder.getBoundingClientRect();
        const edge = (side: 'top' | 'left' | 'right' | 'bottom') => Number.parseFloat(style[side]) || 0;
        [left, top, right, bottom] = [
          Math.min(left, box.left + edge('left')),
          Math.min(top, box.top + edge('top')),
          Math.max(right, box.right - edge('right')),
          Math.max(bottom, box.bottom - edge('bottom')),
        ];
      }
      return { width: right - left, height: bottom - top };
    };
    const targets =
      'a[href], button, summary, select, textarea, input:not([type=hidden]), [role=button], [role=tab], [role=option], [role=switch]';
    for (const element of document.querySelectorAll(targets)) {
      if (
        !element.checkVisibility({ opacityProperty: false, visibilityProperty: true }) ||
        element.closest('[inert]') !== null
      )
        continue;
      const { width, height } = element.getBoundingClientRect();
      const style = getComputedStyle(element);
      const isForReadersOnly =
        width <= 1 || height <= 1 || style.clipPath !== 'none' || new DOMMatrix(style.transform).f < -40;
      if (isForReadersOnly || style.pointerEvents === 'none') continue;
      const isWritten = element.matches(
        'textarea, select, input:not([type=checkbox], [type=radio], [type=range], [type=file], [type=hidden])',
      );
      if (isWritten && Number.parseFloat(style.fontSize) < 16)
        problems.push(`${name(element)}: text of ${style.fontSize}`);
      const box = hitBox(element);
      if (Math.min(box.width, box.height) < LEAST - 0.5 && !isInSentence(element))
        problems.push(`${name(element)}: ${Math.round(box.width)} × ${Math.round(box.height)}`);
    }
    return [...new Set(problems)];
  });
}
