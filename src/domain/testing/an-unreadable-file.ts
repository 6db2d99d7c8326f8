/**
 * A file that was chosen and cannot be read: it is only in a cloud while there is no network, or it changed since. Its size is known.
 *
 * @param head its first bytes, where these can be read
 */
export function anUnreadableFile({
  head,
  type,
}: {
  readonly head: Uint8Array<ArrayBuffer> | null;
  readonly type: string;
}): File {
  const refuse = () => Promise.reject(new DOMException('The file could not be read', 'NotReadableError'));
  const unreadable = (file: File) => Object.assign(file, { arrayBuffer: refuse });
  const file = unreadable(new File([head ?? 'gone'], 'from-a-cloud', { type }));
  return Object.assign(file, {
    slice: () => (head === null ? unreadable(new File([], '')) : new Blob([head], { type })),
  });
}
