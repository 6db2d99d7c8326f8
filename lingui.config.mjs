import { defineConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';

/** Where the words of the app are, in the source and for translators: `npm run words`. */
export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'de'],
  catalogs: [
    {
      path: `${process.env['WORDS_FOLDER'] ?? '<rootDir>/src/languages'}/{locale}`,
      include: ['<rootDir>/src', '<rootDir>/workers'],
      exclude: ['**/*.test.ts', '**/*.test.tsx'],
    },
  ],
  // Without line numbers a moved line changes no catalogue.
  format: formatter({ lineNumbers: false }),
  orderBy: 'message',
  runtimeConfigModule: { i18n: ['#languages/i18n.ts', 'i18n'], Trans: ['#languages/trans.tsx', 'Trans'] },
});
