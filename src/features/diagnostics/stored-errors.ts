/** spec 2 §3, data kept on the device. */
const storageKey = 'app_errors';
/** spec 2 §9: stored errors capped at 10. */
const kept = 10;

export interface StoredError {
  readonly message: string;
  readonly stack: string;
  readonly componentStack: string;
  /** ISO 8601. */
  readonly timestamp: string;
}

/** Where errors are kept: localStorage, or a stand-in. */
type TextStore = Pick<Storage, 'getItem' | 'setItem'>;

/** The errors kept on the device, oldest first; anything that is no list counts as none. */
export function storedErrors(store: TextStore): readonly StoredError[] {
  try {
    const value: unknown = JSON.parse(store.getItem(storageKey) ?? '[]');
    return Array.isArray(value) ? (value as StoredError[]) : [];
  } catch {
    return [];
  }
}

/** Adds an error and keeps the last 10 (spec 2 §4). A device that refuses storage keeps none. */
export function storeError(store: TextStore, error: StoredError): void {
  try {
    store.setItem(storageKey, JSON.stringify([...storedErrors(store), error].slice(-kept)));
  } catch {
    return;
  }
}
