import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { readCatalogue } from './pictures/read-catalogue.mjs';

// Adds the fingerprint of what each built-in food states now to those of earlier releases, so that servers know which statements are their own to renew
// (pb_hooks/lib/foods/restate-catalogue.js). Run it after each change of ingredients, allergens, flags or warnings under pb_hooks/data.

const { fingerprintLength, statementText } = createRequire(import.meta.url)('../pb_hooks/lib/foods/food-statement.js');
const file = new URL('../pb_hooks/data/statements.json', import.meta.url);
/** @type {Record<string, string[]>} */
const shipped = JSON.parse(readFileSync(file, 'utf8'));
let added = 0;
for (const food of readCatalogue()) {
  const fingerprint = createHash('sha256').update(statementText(food)).digest('hex').slice(0, fingerprintLength);
  const earlier = (shipped[food.slug] ?? []).filter((one) => one !== fingerprint);
  if (earlier.length === (shipped[food.slug] ?? []).length) added += 1;
  shipped[food.slug] = [...earlier, fingerprint];
}
const lines = Object.keys(shipped)
  .toSorted()
  .map((slug) => `  ${JSON.stringify(slug)}: ${JSON.stringify(shipped[slug]).replaceAll(',', ', ')}`);
writeFileSync(file, `{\n${lines.join(',\n')}\n}\n`);
console.log(`${added} statements are new`);
