/** 'refused': the browser has no such button, or the reader did not allow it. */
type PastedText =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'empty' }
  | { readonly kind: 'refused' };

/** What was copied last, anywhere on this device. */
export async function pastedText(): Promise<PastedText> {
  try {
    const text = await navigator.clipboard.readText();
    return text.trim() === '' ? { kind: 'empty' } : { kind: 'text', text };
  } catch {
    return { kind: 'refused' };
  }
}
