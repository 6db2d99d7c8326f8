import type { Course } from '#domain/foods/course.ts';
import type { TasteTraits } from '#domain/foods/taste-traits.ts';
import { courseOf } from '#domain/pairing/course.ts';

/** The parts of a meal under which partners are shown, in the order of the screen; 'more' for plain foods and for what no course is known of. */
export const partnerGroups = ['drinks', 'sides', 'desserts', 'mains', 'more'] as const;
export type PartnerGroup = (typeof partnerGroups)[number];

const groupOfCourse: Readonly<Record<Course, PartnerGroup>> = {
  drink: 'drinks',
  starter: 'sides',
  soup: 'sides',
  salad: 'sides',
  side: 'sides',
  bread: 'sides',
  snack: 'sides',
  sauce: 'sides',
  dessert: 'desserts',
  main: 'mains',
  ingredient: 'more',
};

/**
 * Partners under the part of a meal that they are. Only how they are shown: within a group they stand in the order that they came in.
 *
 * @param foodOf the partner's food; undefined where it is not on the device yet, which stands under 'more'
 * @returns each partner once; no empty groups
 */
export function groupPartners<Partner>(
  partners: readonly Partner[],
  foodOf: (partner: Partner) => Pick<TasteTraits, 'course' | 'name'> | undefined,
): readonly { readonly group: PartnerGroup; readonly partners: readonly Partner[] }[] {
  const groupOf = (partner: Partner): PartnerGroup => {
    const food = foodOf(partner);
    const course = food === undefined ? null : courseOf(food);
    return course === null ? 'more' : groupOfCourse[course];
  };
  const placed = partners.map((partner) => ({ partner, group: groupOf(partner) }));
  return partnerGroups.flatMap((group) => {
    const ofGroup = placed.filter((one) => one.group === group).map(({ partner }) => partner);
    return ofGroup.length === 0 ? [] : [{ group, partners: ofGroup }];
  });
}
