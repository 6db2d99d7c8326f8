import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import packageJson from './package.json' with { type: 'json' };
import { languagesPlugin } from './scripts/building/languages-plugin.mjs';
import { usedStylesPlugin } from './scripts/building/used-styles-plugin.mjs';
import { filePacksPlugin } from './scripts/building/file-packs-plugin.mjs';
import { foodTextsPlugin } from './scripts/building/food-texts-plugin.mjs';
import { firstPicturesPlugin } from './scripts/building/first-pictures-plugin.mjs';
import { liveQueriesPlugin } from './scripts/building/live-queries-plugin.mjs';
import { menuReaderPlugin } from './scripts/building/menu-reader-plugin.mjs';
import { compileAheadPlugin } from './scripts/building/compile-ahead-plugin.mjs';
import { noWarningsPlugin } from './scripts/building/no-warnings-plugin.mjs';
import { paintFirstPlugin } from './scripts/building/paint-first-plugin.mjs';
import { picturesPlugin } from './scripts/pictures/pictures-plugin.mjs';
import { pwaOptions } from './scripts/pwa-options.mjs';

/** Where `npm run dev` has its PocketBase; scripts/dev.mjs sets it. */
const apiOrigin = process.env['FORETASTE_API'] ?? 'http://127.0.0.1:8090';

const reactRouter = resolve(import.meta.dirname, 'node_modules/react-router/dist/production');

/** What is there before any screen is asked for. */
const firstView = /^(?:assets\/)?(rolldown-runtime|libraries|first-view)\b/;

export default defineConfig({
  define: { 'import.meta.env.VITE_APP_VERSION': JSON.stringify(packageJson.version) },
  resolve: {
    alias: [
      // What these packages give a bundler is their build for old browsers, and the one with the checks for developers.
      { find: /^dexie$/, replacement: 'dexie/dist/modern/dexie.mjs' },
      { find: /^react-router$/, replacement: resolve(reactRouter, 'index.mjs') },
      { find: /^react-router\/dom$/, replacement: resolve(reactRouter, 'dom-export.mjs') },
    ],
  },
  plugins: [
    languagesPlugin(),
    react(),
    picturesPlugin(),
    foodTextsPlugin(),
    menuReaderPlugin(),
    usedStylesPlugin(import.meta.dirname),
    liveQueriesPlugin(),
    paintFirstPlugin(),
    firstPicturesPlugin(),
    compileAheadPlugin(firstView),
    filePacksPlugin(),
    VitePWA(pwaOptions),
    noWarningsPlugin(),
  ],
  build: {
    target: 'es2023',
    manifest: 'build-manifest.json',
    // Every current browser has modulepreload; the polyfill would only weigh on the first view.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_, needed) => needed.filter((file) => !firstView.test(file)),
    },
    // What the first view needs comes in two chunks, the libraries apart because they change seldom: in fifty, each would pay for its own
    // head, and every screen would list them again.
    rolldownOptions: {
      // How long a plug-in took says more of the machine than of the build.
      checks: { pluginTimings: false },
      // Emotion brings them for a function that nobody calls.
      treeshake: {
        moduleSideEffects: [{ test: /\/node_modules\/(hoist-non-react-statics|react-is)\//, sideEffects: false }],
      },
      output: {
        // The first view lists all files that can be loaded later: a name beside each hash would be a kilobyte of it (build-manifest.json has the names).
        chunkFileNames: ({ name }) => (firstView.test(name) ? 'assets/[name]-[hash].js' : 'assets/[hash:7].js'),
        codeSplitting: {
          groups: [
            {
              name: 'libraries',
              test: /\/node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|dexie)\//,
              priority: 2,
            },
            { name: 'first-view', test: /\/src\/main\.tsx$/, priority: 1 },
            // What many screens share comes in two more: fifty small requests cost a slow network more than their bytes.
            { name: 'icons', test: /\/node_modules\/lucide-react\/dist\/esm\/icons\//, minShareCount: 2 },
            { name: 'shared', test: /\/src\/(ui|food-views|domain|replica|prelude)\//, minShareCount: 5 },
            // What draws a member's food, in two files that come side by side.
            { name: 'drawn-things', test: /\/src\/domain\/drawing\/(breads|meats|pieces|produce|sweets)\// },
            // What waits beside every screen is there anyhow: screens that have a part of it in common ask for it as one.
            {
              name: 'beside',
              test: /\/src\/(features\/push\/|app\/update\/use-browsers|domain\/notifications\/notification-in-words|domain\/members\/achievements|replica\/notifications\/notification-commands|ui\/device\/reached-out)/,
            },
          ],
        },
      },
    },
    // The Content-Security-Policy has no data: fonts or scripts, and small images are cached better as files.
    assetsInlineLimit: 0,
  },
  worker: {
    format: 'es',
    plugins: () => [languagesPlugin(), foodTextsPlugin()],
    // What the page fetches when it is needed is part of the worker that needs it always.
    rolldownOptions: { checks: { ineffectiveDynamicImport: false, pluginTimings: false } },
  },
  optimizeDeps: {
    // Only what the macros are compiled to asks for the first: found late, it would be a second round and a second load of the page.
    include: ['@lingui/react/server'],
    exclude: ['@lingui/core/macro', '@lingui/react/macro'],
  },
  server: {
    // Half of the first page is compiled while the browser is being opened.
    warmup: { clientFiles: ['./src/main.tsx', './workers/*.worker.ts'] },
    proxy: {
      '/api': { target: apiOrigin, changeOrigin: false },
      '^/_/': { target: apiOrigin, changeOrigin: false },
    },
  },
});
