interface FocusedDocument {
  readonly activeElement: { matches(selector: string): boolean } | null;
  querySelector(selector: string): object | null;
}

/**
 * Whether the focus may move to a page that has just come. Not if something was opened while the page was on its way, such as a menu of the header (a
 * link inside a menu closes the menu before it is followed). And not out of a field that is being written in: the same screen may only have got a new
 * address, as a conversation does with its first message.
 */
export function mayTakeFocus(page: FocusedDocument, main: { contains(element: unknown): boolean }): boolean {
  if (page.querySelector(':modal, :popover-open') !== null) return false;
  const { activeElement } = page;
  return !(activeElement !== null && activeElement.matches('input, textarea') && main.contains(activeElement));
}
