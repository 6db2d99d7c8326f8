import { lazily } from '#prelude/timing/lazily.ts';
import { decimalMark, region } from './region.ts';

/**
 * The first use of `Intl` lists all locales of the system, which takes a slow phone a tenth of a second of its main thread. Almost all figures of
 * the first screens are small, and those are written alike everywhere but for the decimal mark.
 */
const alikeEverywhere = /^\d{1,3}(?:\.\d{1,3})?$/;

const figures = lazily(() => new Intl.NumberFormat(region));
const short = lazily(() => new Intl.NumberFormat(region, { notation: 'compact' }));
const tenths = lazily(() => new Intl.NumberFormat(region, { minimumFractionDigits: 1, maximumFractionDigits: 1 }));

/** A number as it is written in the language of this page, with three decimals at most: 12, 1,234 and 4.5, in German 12, 1.234 and 4,5. */
export function figure(value: number): string {
  const plain = String(value);
  return alikeEverywhere.test(plain) ? plain.replace('.', decimalMark) : figures().format(value);
}

/** An average as it is written in the language of this page: 4.0, in German 4,0. */
export function oneDecimal(value: number): string {
  const plain = (Math.round(value * 10) / 10).toFixed(1);
  return alikeEverywhere.test(plain) ? plain.replace('.', decimalMark) : tenths().format(value);
}

/** A count where there is little room: 999, then 1.2K, 12M. */
export function shortFigure(count: number): string {
  return Number.isInteger(count) && alikeEverywhere.test(String(count)) ? String(count) : short().format(count);
}
