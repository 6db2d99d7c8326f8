import { BaseSequencer } from 'vitest/node';

/** The slowest first. */
export const longest = [
  'tests/contract/sync/sync-against-fake.test.ts',
  'tests/contract/access.test.ts',
  'tests/contract/sync/sync-against-pocketbase.test.ts',
  'tests/contract/access.extremes.test.ts',
  'tests/hooks/server/launcher.test.ts',
];

/**
 * On a clean clone Vitest does not know how long its files take and begins with the largest. These take longest, whatever their size: begun last,
 * one of them keeps all workers waiting.
 */
export class LongestFirst extends BaseSequencer {
  /** @override @param {import('vitest/node').TestSpecification[]} files */
  async sort(files) {
    const others = await super.sort.call(this, files);
    const first = longest.flatMap((file) => others.filter(({ moduleId }) => moduleId.endsWith(`/${file}`)));
    return [...first, ...others.filter((file) => !first.includes(file))];
  }
}
