import { region } from '#languages/region.ts';

const figures = new Intl.NumberFormat(region);

/** '1 food', '2 foods', '12,000 foods'. */
export function countWords(count: number, one: string, many: string): string {
  return `${figures.format(count)} ${count === 1 ? one : many}`;
}
