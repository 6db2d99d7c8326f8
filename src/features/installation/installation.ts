import { create } from 'zustand';
import { noteVisit } from '#ui/device/install-moment.ts';

/** Chromium's `beforeinstallprompt`, kept until somebody wants it. */
interface InstallOffer extends Event {
  readonly prompt: () => Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

/** spec 2 §3, data kept on the device. */
const SEEN_KEY = 'install_prompt_seen';

interface Installation {
  readonly offer: InstallOffer | null;
  readonly isSeen: boolean;
}

export const useInstallation = create<Installation>()(() => ({ offer: null, isSeen: isRemembered() }));

/** Whether the written steps are shown; the dialog stands outside the menu that asks for them, which closes. */
export const useInstallSteps = create<{ readonly isOpen: boolean }>()(() => ({ isOpen: false }));

/** How the app gets onto this device's home screen: by the browser's own question, by steps that its owner takes, or not (any more). */
export type InstallWay = 'offer' | 'steps' | null;

export function useInstallWay(): InstallWay {
  const offer = useInstallation((installation) => installation.offer);
  if (isStandalone()) return null;
  if (offer !== null) return 'offer';
  return isApplePhone() ? 'steps' : null;
}

/** Call it before anything else waits: the browser offers once, early. */
export function watchInstallation(): void {
  noteVisit();
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    useInstallation.setState({ offer: event as InstallOffer });
  });
  addEventListener('appinstalled', () => useInstallation.setState({ offer: null }));
}

/** Asks the browser's question; the offer is good for once. */
export async function install(): Promise<void> {
  const { offer } = useInstallation.getState();
  useInstallation.setState({ offer: null });
  rememberSeen();
  await offer?.prompt();
}

/** The card does not come by itself again (spec 2 §4, install prompt). A device that refuses storage is asked again at the next visit. */
export function rememberSeen(): void {
  useInstallation.setState({ isSeen: true });
  try {
    localStorage.setItem(SEEN_KEY, 'true');
  } catch {
    return;
  }
}

function isRemembered(): boolean {
  try {
    return localStorage.getItem(SEEN_KEY) === 'true';
  } catch {
    return false;
  }
}

function isStandalone(): boolean {
  return matchMedia('(display-mode: standalone)').matches || Reflect.get(navigator, 'standalone') === true;
}

/** iPads say that they are Macs, but no Mac has a touch screen. */
function isApplePhone(): boolean {
  return (
    /iPhone|iPad|iPod/.test(navigator.userAgent) ||
    (navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1)
  );
}
