/** What is asked of a field; `HTMLInputElement` and `HTMLTextAreaElement` are ones. */
export interface Writable {
  readonly type: string;
  readonly value: string;
  readonly readOnly: boolean;
  readonly disabled: boolean;
}

/** Inputs that hold no words. What is searched for stands in the address. */
const wordless = new Set([
  'button',
  'checkbox',
  'color',
  'hidden',
  'image',
  'radio',
  'range',
  'reset',
  'search',
  'submit',
]);

/** Whether somebody may have written into one of these fields. Nothing would be lost, but a reload would come as a surprise. */
export function isBeingWritten(fields: readonly Writable[]): boolean {
  return fields.some(
    ({ type, value, readOnly, disabled }) => !wordless.has(type) && !readOnly && !disabled && value.trim() !== '',
  );
}

/** Whether a reload of the page would interrupt somebody: words in a field, a file that was chosen, a video that plays. */
export function hasUnsentWords(page: ParentNode): boolean {
  const fields = [
    ...page.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input:not([role=searchbox]), textarea'),
  ];
  return isBeingWritten(fields) || [...page.querySelectorAll('video')].some(({ paused }) => !paused);
}
