import { existsSync } from 'node:fs';

const chromium = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';

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
const offForSpeed = ['PreloadTopChromeWebUI', 'SpareRendererForSitePerProcess', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup', 'WebUIOmniboxPopup'];

/** How tests and benches start Chromium: without what talks to anybody but the app. */
export const chromiumLaunch = {
  ...(existsSync(chromium) ? { executablePath: chromium } : {}),
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
 * sixth less processor time. Not for benches.
 */
export const chromiumForTests = { ...chromiumLaunch, args: [...chromiumLaunch.args, '--js-flags=--no-maglev --no-turbofan'] };
