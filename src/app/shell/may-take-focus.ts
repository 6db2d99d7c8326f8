interface FocusedDocument {
  readonly activeElement: { matches(selector: string): boolean } | null;
  querySelector(selector: string): object | null;
}

/**
 * Whether the keyboard may be led to a page that has just come. It stays with something that was opened while the page was on its way, as with a
 * menu of the header: a link inside a menu closes it before it is followed. It stays with what is being written, too: the place may get its address
 * meanwhile, as a conversation with its first message.
 */
export function mayTakeFocus(page: FocusedDocument, main: { contains(element: unknown): boolean }): boolean {
  if (page.querySelector(':modal, :popover-open') !== null) return false;
  const { activeElement } = page;
  return !(activeElement !== null && activeElement.matches('input, textarea') && main.contains(activeElement));
}
