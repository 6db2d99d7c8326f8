import { parseJson } from '#prelude/parse-json.ts';

interface TabMemory {
  /** What was kept last, reloads of the page included; undefined when there is nothing. */
  recall(): unknown;
  keep(value: unknown): void;
}

/** A value that lives as long as the tab (sessionStorage). A device that refuses storage keeps nothing. */
export function tabMemory(key: string): TabMemory {
  return {
    recall() {
      try {
        return parseJson(sessionStorage.getItem(key) ?? '');
      } catch {
        return undefined;
      }
    },
    keep(value) {
      try {
        sessionStorage.setItem(key, JSON.stringify(value));
      } catch {
        return;
      }
    },
  };
}
