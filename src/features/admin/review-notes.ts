import { create } from 'zustand';

/** What an admin has written about a request: a card that scrolls out of the list and back, or the list itself, must not lose it. */
const notes = create<Readonly<Record<string, string>>>(() => ({}));

export function keptNotes(requestId: string): string {
  return notes.getState()[requestId] ?? '';
}

export function keepNotes(requestId: string, text: string): void {
  notes.setState({ [requestId]: text });
}
