import { plural } from '@lingui/core/macro';

interface OwnWork {
  readonly foods: number;
  readonly reviews: number;
  readonly bookmarked: number;
}

/** A member's work in numbers, each with the word that fits it: 'Review written' of one (R24; R10). */
export function ownWorkStats({ foods, reviews, bookmarked }: OwnWork) {
  return [
    { label: plural(foods, { one: 'Food contributed', other: 'Foods contributed' }), value: foods },
    { label: plural(reviews, { one: 'Review written', other: 'Reviews written' }), value: reviews },
    { label: plural(bookmarked, { one: 'Food bookmarked', other: 'Foods bookmarked' }), value: bookmarked },
  ];
}
