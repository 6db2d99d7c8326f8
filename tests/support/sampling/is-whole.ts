/**
 * Whether everything is tried at every size, every walk is walked to its end, and every wording is crossed with every word: in `npm run test:soak`,
 * which sets it. `npm test` takes samples.
 */
export const isWhole = process.env['TESTS'] === 'whole';
