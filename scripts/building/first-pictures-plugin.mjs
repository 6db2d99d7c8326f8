import { runnerImport } from 'vite';
import { languagesPlugin } from './languages-plugin.mjs';

/**
 * Vite plugin: what the landing begins with, drawn by its components, as `first-pictures/landing.html`. The server puts it into the document
 * (pb_hooks/lib/pages/app-document.js), so that it is seen before the app is there.
 *
 * @returns {import('vite').Plugin}
 */
export function firstPicturesPlugin() {
  let root = '';
  return {
    name: 'foretaste-first-pictures',
    apply: 'build',
    configResolved: (config) => void (root = config.root),
    async generateBundle() {
      if (this.environment.name !== 'client') return;
      this.emitFile({ type: 'asset', fileName: 'first-pictures/landing.html', source: await drawLanding(root) });
    },
  };
}

/** @param {string} root of the repository @returns {Promise<string>} */
export async function drawLanding(root) {
  // Node has none before 21, and the screen asks it whether the device saves data.
  if (!('navigator' in globalThis)) Object.assign(globalThis, { navigator: {} });
  const { module } = await runnerImport('/src/app/start/landing-picture.tsx', {
    root,
    configFile: false,
    logLevel: 'warn',
    plugins: [languagesPlugin()],
  });
  return /** @type {typeof import('#app/start/landing-picture.tsx')} */ (module).landingPicture();
}
