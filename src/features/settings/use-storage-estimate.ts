import { useCallback, useEffect, useState } from 'react';
import { type CachedPictures, cachedPictures, clearPictures } from './picture-cache.ts';

interface StorageEstimateOf {
  /** In bytes; null: not known yet, or this browser does not say. */
  readonly estimate: { readonly used: number; readonly allowed: number } | null;
  readonly pictures: CachedPictures | null;
  readonly clearPictures: () => Promise<void>;
  /** Measures again. */
  readonly look: () => void;
}

const NOTHING_KNOWN: Pick<StorageEstimateOf, 'estimate' | 'pictures'> = { estimate: null, pictures: null };

/** How much of the device's storage is used, and by how many pictures; measured when asked for, because nothing tells of a change. */
export function useStorageEstimate(): StorageEstimateOf {
  const [measured, setMeasured] = useState(NOTHING_KNOWN);
  const look = useCallback(() => void measure().then(setMeasured), []);
  useEffect(look, [look]);
  return { ...measured, clearPictures: () => clearPictures(caches), look };
}

/** A page that is not served securely has neither. */
async function measure(): Promise<typeof NOTHING_KNOWN> {
  const [estimate, pictures] = await Promise.all([estimated().catch(() => null), cachedPictures(Reflect.get(globalThis, 'caches')).catch(() => null)]);
  return { estimate, pictures };
}

async function estimated(): Promise<StorageEstimateOf['estimate']> {
  const { usage, quota } = await navigator.storage.estimate();
  return usage === undefined || quota === undefined ? null : { used: usage, allowed: quota };
}
