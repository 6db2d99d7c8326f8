import fc from 'fast-check';
import { expect, it } from 'vitest';
import { courses } from '#domain/foods/course.ts';
import { groupPartners, type PartnerGroup, partnerGroups } from './partner-groups.ts';

const food = (name: string, course: (typeof courses)[number] | null = null) => ({ name, course });

it.each<[string, ReturnType<typeof food> | undefined, PartnerGroup]>([
  ['a drink', food('Sake', 'drink'), 'drinks'],
  ['a drink by its name alone', food('Iced peppermint tea'), 'drinks'],
  ['a soup beside a main dish', food('Miso', 'soup'), 'sides'],
  ['bread', food('Naan', 'bread'), 'sides'],
  ['a dip', food('Raita', 'sauce'), 'sides'],
  ['a dessert', food('Churros', 'dessert'), 'desserts'],
  ['a main dish', food('Ramen', 'main'), 'mains'],
  ['a plain food', food('Avocado', 'ingredient'), 'more'],
  ['what nobody knows the course of', food('Mystery'), 'more'],
  ['what is not on the device yet', undefined, 'more'],
])('%s stands under its part of the meal', (_, partner, group) => {
  expect(groupPartners([partner], (one) => one)).toEqual([{ group, partners: [partner] }]);
});

it('shows each partner once, in the order that it came in, under no empty heading', () => {
  const partner = fc.option(fc.record({ name: fc.string(), course: fc.constantFrom(null, ...courses) }), {
    nil: undefined,
  });
  fc.assert(
    fc.property(fc.array(partner), (foods) => {
      const groups = groupPartners([...foods.keys()], (place) => foods[place]);
      expect(groups.flatMap(({ partners }) => partners).toSorted((one, other) => one - other)).toEqual([
        ...foods.keys(),
      ]);
      for (const { partners } of groups) {
        expect(partners.length).toBeGreaterThan(0);
        expect(partners).toEqual(partners.toSorted((one, other) => one - other));
      }
      expect(groups.map(({ group }) => group)).toEqual(
        partnerGroups.filter((known) => groups.some(({ group }) => group === known)),
      );
    }),
  );
});
