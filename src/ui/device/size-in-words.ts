import { plural } from '@lingui/core/macro';
import { region } from '#languages/region.ts';

const units = ['KB', 'MB', 'GB', 'TB'] as const;

/** 0 bytes, 1.5 KB, 12 MB: thousands, as devices count their storage; one decimal below ten. */
export function sizeInWords(bytes: number): string {
  if (bytes < 999.5) return plural(Math.round(bytes), { one: '# byte', other: '# bytes' });
  let [size, unit] = [bytes / 1000, 0];
  while (size >= 999.5 && unit < units.length - 1) [size, unit] = [size / 1000, unit + 1];
  return `${size.toLocaleString(region, { maximumFractionDigits: size < 9.95 ? 1 : 0 })} ${units[unit] ?? ''}`;
}
