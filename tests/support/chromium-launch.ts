import { existsSync } from 'node:fs';
import { debianChromium, debianShell } from '#scripts/testing/ensure-chromium.mjs';

/** The first that is there. Where none is, Playwright says what it looked for. */
function launched(...paths: readonly string[]): { readonly executablePath?: string } {
  const executablePath = [process.env['CHROMIUM_PATH'] ?? '', ...paths].find((path) => existsSync(path));
  return executablePath === undefined ? {} : { executablePath };
}

/** What Playwright turns off by itself: the browser takes the last list that it is given, so ours must have them too. */
const offForPlaywright = [
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'AimEnabled',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'TcpPortRandomizationWin',
  'ThirdPartyStoragePartitioning',
];

/** The browser's own surfaces, which nobody sees here: they load and draw in a process of their own for every window. */
const offForSpeed = [
  'PreloadTopChromeWebUI',
  'SpareRendererForSitePerProcess',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'WebUIOmniboxPopup',
];

/** How tests and benches start Chromium: without what talks to anybody but the app. */
export const chromiumLaunch = {
  ...launched(debianChromium.path),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    `--disable-features=${[...offForPlaywright, ...offForSpeed].join(',')}`,
  ],
};

/**
 * For tests, which start the app anew all the time and run nothing for long: without the compilers that pay only after a while, a test takes a
 * sixth less processor time, and in the browser's shell a third less. Not for benches.
 */
export const chromiumForTests = {
  ...chromiumLaunch,
  ...launched(debianShell.path, debianChromium.path),
  args: [...chromiumLaunch.args, '--js-flags=--no-maglev --no-turbofan'],
};
