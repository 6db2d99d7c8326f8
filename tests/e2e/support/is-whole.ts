/** Whether everything is tried at every size, and every walk is walked to its end: in `npm run test:soak`, which sets it. `npm test` takes samples. */
export const isWhole = process.env['BROWSER_TESTS'] === 'whole';
