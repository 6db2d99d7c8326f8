const addresses = new WeakMap<ArrayBuffer, string>();
const forgotten = new FinalizationRegistry<string>((address) => URL.revokeObjectURL(address));

/** An address of these bytes for an img: the same as long as they are held, given back when they are not. */
export function blobAddress({ bytes, type }: { readonly bytes: ArrayBuffer; readonly type: string }): string {
  const known = addresses.get(bytes);
  if (known !== undefined) return known;
  const address = URL.createObjectURL(new Blob([bytes], { type }));
  addresses.set(bytes, address);
  forgotten.register(bytes, address);
  return address;
}
