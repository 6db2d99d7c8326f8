import { region } from '#languages/region.ts';

const figures = new Intl.NumberFormat(region, { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** An average as it is written in the language of this page: 4.0, in German 4,0. */
export function oneDecimal(value: number): string {
  return figures.format(value);
}
