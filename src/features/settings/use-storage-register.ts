import { useCallback, useEffect, useState } from 'react';
import { devicePictures } from '#replica/storage/device-pictures.ts';
import type { StorageUse } from '#replica/storage/free-space.ts';
import type { Device } from '#replica/storage/held-things.ts';
import { useReplica } from '#replica/database/replica-context.tsx';
import { type StorageRegister, storageRegister } from '#replica/storage/storage-register.ts';

export interface Measured {
  /** null: this browser does not say. */
  readonly use: StorageUse | null;
  readonly register: StorageRegister;
}

interface StorageRegisterOf {
  readonly device: Device;
  /** undefined: being measured; null: it could not be. */
  readonly measured: Measured | null | undefined;
  /** Measures again. */
  readonly look: () => void;
}

/**
 * What is stored on this device and why. It is measured on request and whenever `occasion` changes, as the browser reports no changes. The last
 * figures stay until the new ones are there.
 */
export function useStorageRegister(occasion: unknown): StorageRegisterOf {
  const replica = useReplica();
  const [device] = useState<Device>(() => ({ replica, pictures: devicePictures(Reflect.get(globalThis, 'caches')) }));
  const [measured, setMeasured] = useState<Measured | null>();
  const look = useCallback(() => void measure(device).then(setMeasured, () => setMeasured(null)), [device]);
  useEffect(look, [look, occasion]);
  return { device, measured, look };
}

async function measure(device: Device): Promise<Measured> {
  const [use, register] = await Promise.all([storageUse().catch(() => null), storageRegister(device)]);
  return { use, register };
}

/** A page that is not served securely is not told. */
async function storageUse(): Promise<StorageUse | null> {
  const { usage, quota } = await navigator.storage.estimate();
  return usage === undefined || quota === undefined ? null : { used: usage, allowed: quota };
}
