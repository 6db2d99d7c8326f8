import { useMemo, useSyncExternalStore } from 'react';

/** An object URL that exists while somebody looks. */
class ObjectUrl {
  #url: string | null = null;
  readonly #blob: Blob | null;

  constructor(blob: Blob | null) {
    this.#blob = blob;
  }

  readonly subscribe = (onMade: () => void): (() => void) => {
    if (this.#blob === null) return () => {};
    const url = URL.createObjectURL(this.#blob);
    this.#url = url;
    onMade();
    return () => {
      URL.revokeObjectURL(url);
      this.#url = null;
    };
  };

  readonly current = (): string | null => this.#url;
}

/** An address for bytes on the device, as long as the component shows them; null without bytes. */
export function useObjectUrl(blob: Blob | null): string | null {
  const source = useMemo(() => new ObjectUrl(blob), [blob]);
  return useSyncExternalStore(source.subscribe, source.current);
}
