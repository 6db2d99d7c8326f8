/** A screen that this device has not fetched yet, while the server is out of reach: no error, and nothing to tell the team. */
export class ScreenNotHere extends Error {
  override readonly name = 'ScreenNotHere';
}

/** A screen whose file the server does not have, or that cannot be read, although the server answers. */
export class PartMissing extends Error {
  override readonly name = 'PartMissing';
}

/**
 * Why a screen could not be fetched. If the server does not answer, it is the network's fault. If it does, the release lacks a file, or the screen
 * itself is broken.
 *
 * @param isServed whether the server answers now
 */
export async function screenFailure(error: unknown, isServed: () => Promise<boolean>): Promise<unknown> {
  return (await isServed())
    ? new PartMissing(messageOf(error), { cause: error })
    : new ScreenNotHere('Not on the device yet', { cause: error });
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
