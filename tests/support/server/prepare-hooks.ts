import { prepareServerBundle } from '#scripts/launch/prepare-server-bundle.mjs';

/** Before the first test of the server: its files require what the build makes, also where a test asks them without a server. */
export async function setup(): Promise<void> {
  await prepareServerBundle(process.cwd());
}
