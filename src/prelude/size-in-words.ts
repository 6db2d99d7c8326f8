const units = ['bytes', 'KB', 'MB', 'GB', 'TB'] as const;

/** 0 bytes, 1.5 KB, 12 MB: thousands, as devices count their storage; one decimal below ten. */
export function sizeInWords(bytes: number): string {
  let [size, unit] = [bytes, 0];
  while (size >= 999.5 && unit < units.length - 1) [size, unit] = [size / 1000, unit + 1];
  const digits = unit > 0 && size < 9.95 ? 1 : 0;
  return `${size.toLocaleString('en-GB', { maximumFractionDigits: digits })} ${bytes === 1 ? 'byte' : units[unit] ?? ''}`;
}
