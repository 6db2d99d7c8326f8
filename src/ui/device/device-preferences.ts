import { create } from 'zustand';
import { isLanguage, type Language } from '#languages/language.ts';

/** What a member chose for this device alone; the colour theme has its own place (theme/colour-scheme.ts). */
export interface DevicePreferences {
  readonly motion: 'system' | 'reduced';
  /** In which units temperatures are shown. */
  readonly units: 'metric' | 'imperial';
  /** Smaller pictures, none ahead of their time, no video before it is played. */
  readonly savesData: boolean;
  /** Short vibrations under the finger, where the device has them. */
  readonly vibrates: boolean;
  /** null: as the browser asks for. It is read once, by src/languages: a choice shows from the next load on. */
  readonly language: Language | null;
}

const STORAGE_KEY = 'foretaste.device';
const USUAL: DevicePreferences = {
  motion: 'system',
  units: 'metric',
  savesData: false,
  vibrates: true,
  language: null,
};

function remembered(): DevicePreferences {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return USUAL;
    const value = (name: keyof DevicePreferences): unknown => Reflect.get(kept, name);
    const language = value('language');
    return {
      motion: value('motion') === 'reduced' ? 'reduced' : 'system',
      units: value('units') === 'imperial' ? 'imperial' : 'metric',
      savesData: value('savesData') === true,
      vibrates: value('vibrates') !== false,
      language: isLanguage(language) ? language : null,
    };
  } catch {
    return USUAL;
  }
}

/** The preferences of this device, the same in every tab. */
export const useDevicePreferences = create<DevicePreferences>()(remembered);

/** A device that refuses storage keeps the choice for this visit. */
export function preferOnDevice(choice: Partial<DevicePreferences>): void {
  useDevicePreferences.setState(choice);
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(useDevicePreferences.getState()));
  } catch {
    return;
  }
}

/** Follows this tab and the others; call once. Returns the way to stop. */
export function followDevicePreferences(): () => void {
  const show = ({ motion }: DevicePreferences) =>
    document.documentElement.classList.toggle('still', motion === 'reduced');
  const onStorage = ({ key }: StorageEvent) => {
    if (key === STORAGE_KEY) useDevicePreferences.setState(remembered());
  };
  show(useDevicePreferences.getState());
  const stop = useDevicePreferences.subscribe(show);
  window.addEventListener('storage', onStorage);
  return () => {
    stop();
    window.removeEventListener('storage', onStorage);
  };
}

/** Whether nothing may move: chosen here, or asked for by the device. */
export function isStill(): boolean {
  return useDevicePreferences.getState().motion === 'reduced' || matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Whether this device saves data: chosen here, or told by its browser. */
export function useSavesData(): boolean {
  return useDevicePreferences(({ savesData }) => savesData) || browserSavesData();
}

/** Not every browser tells. */
function browserSavesData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection');
  return typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true;
}
