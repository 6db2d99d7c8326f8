import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import packageJson from './package.json' with { type: 'json' };
import { languagesPlugin } from './scripts/building/languages-plugin.mjs';
import { workerPathsPlugin } from './scripts/building/worker-paths-plugin.mjs';
import { picturesPlugin } from './scripts/pictures/pictures-plugin.mjs';
import { pwaOptions } from './scripts/pwa-options.mjs';

/** Where `npm run dev` has its PocketBase; scripts/dev.mjs sets it. */
const apiOrigin = process.env['FORETASTE_API'] ?? 'http://127.0.0.1:8090';

export default defineConfig({
  define: { 'import.meta.env.VITE_APP_VERSION': JSON.stringify(packageJson.version) },
  plugins: [workerPathsPlugin(), languagesPlugin(), react(), picturesPlugin(), VitePWA(pwaOptions)],
  build: {
    target: 'es2023',
    manifest: 'build-manifest.json',
    // Every current browser has modulepreload; the polyfill would only weigh on the first view.
    modulePreload: { polyfill: false },
    // What the first view needs comes in two chunks, the libraries apart because they change seldom: in fifty, each would pay for its own
    // head, and every screen would list them again.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'libraries', test: /\/node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|dexie)\//, priority: 1 },
            { name: 'first-view', test: /\/src\/main\.tsx$/ },
          ],
        },
      },
    },
    // The Content-Security-Policy has no data: fonts or scripts, and small images are cached better as files.
    assetsInlineLimit: 0,
  },
  worker: { format: 'es', plugins: () => [workerPathsPlugin(), languagesPlugin()] },
  server: {
    proxy: {
      '/api': { target: apiOrigin, changeOrigin: false },
      '^/_/': { target: apiOrigin, changeOrigin: false },
    },
  },
});
