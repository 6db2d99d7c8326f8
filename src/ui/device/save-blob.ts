/** Hands a file to the browser's downloads. */
export function saveBlob(blob: Blob, fileName: string): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  // The download has the bytes by then; at once would be too early for some browsers.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
