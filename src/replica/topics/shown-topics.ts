const PREFIX = 'foretaste-shown/';

/** Says that a topic is on a screen, to this tab's workers and every other tab, until the returned function is called or the tab is gone. */
export function holdTopic(
  audience: string,
  locks: Pick<LockManager, 'request'> | undefined = globalThis.navigator?.locks,
): () => void {
  if (locks === undefined) return () => undefined;
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  void locks.request(PREFIX + audience, { mode: 'shared' }, () => held).catch(() => undefined);
  return letGo;
}

/** The topics that are on a screen of this device at this moment. Ask before a transaction begins, never inside one. */
export async function shownTopics(
  locks: Pick<LockManager, 'query'> | undefined = globalThis.navigator?.locks,
): Promise<ReadonlySet<string>> {
  if (locks === undefined) return new Set();
  const { held = [] } = await locks.query();
  return new Set(held.flatMap(({ name = '' }) => (name.startsWith(PREFIX) ? [name.slice(PREFIX.length)] : [])));
}
