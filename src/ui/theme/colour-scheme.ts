import { create } from 'zustand';
import { pageColours } from './palette.ts';

/** What the member chose on this device; 'system' follows the device's own setting. */
export type SchemeChoice = 'light' | 'dark' | 'system';

/** Shared with public/theme.js, which sets the scheme before the first paint. */
const storageKey = 'foretaste.theme';
const systemDark = () => window.matchMedia('(prefers-color-scheme: dark)');

function remembered(): SchemeChoice {
  try {
    const choice = localStorage.getItem(storageKey);
    return choice === 'light' || choice === 'dark' ? choice : 'system';
  } catch {
    return 'system';
  }
}

/** A device that refuses storage keeps the choice for this visit. */
function remember(choice: SchemeChoice): void {
  try {
    if (choice === 'system') localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, choice);
  } catch {
    return;
  }
}

function show(choice: SchemeChoice): void {
  const scheme = choice === 'system' ? (systemDark().matches ? 'dark' : 'light') : choice;
  const root = document.documentElement;
  root.classList.remove('light', 'dark');
  root.classList.add(scheme);
  // From the palette: asking the page for its colour would have it laid out at once.
  const paper = pageColours[scheme === 'dark' ? 1 : 0];
  for (const meta of document.querySelectorAll('meta[name=theme-color]')) meta.setAttribute('content', paper);
}

interface ColourScheme {
  readonly choice: SchemeChoice;
  readonly choose: (choice: SchemeChoice) => void;
}

/** Light, dark or as the device: remembered here, shown at once, kept the same in every tab. */
export const useColourScheme = create<ColourScheme>()((set) => ({
  choice: remembered(),
  choose: (choice) => {
    remember(choice);
    show(choice);
    set({ choice });
  },
}));

/** Follows the device and other tabs; call once. Returns the way to stop. */
export function followColourScheme(): () => void {
  const onSystem = () => show(useColourScheme.getState().choice);
  const onStorage = (event: StorageEvent) => {
    if (event.key !== storageKey) return;
    useColourScheme.setState({ choice: remembered() });
    show(remembered());
  };
  const device = systemDark();
  device.addEventListener('change', onSystem);
  window.addEventListener('storage', onStorage);
  show(useColourScheme.getState().choice);
  return () => {
    device.removeEventListener('change', onSystem);
    window.removeEventListener('storage', onStorage);
  };
}
