/** A store for `vi.stubGlobal('localStorage', …)` over these entries. Like a browser's, its own keys are those of what it holds. */
export function aStorage(kept = new Map<string, string>()): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const methods: Record<string, unknown> = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  return new Proxy({} as Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>, {
    get: (_, name) => methods[String(name)],
    ownKeys: () => [...kept.keys()],
    getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
  });
}
