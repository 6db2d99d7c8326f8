import { expect, it } from 'vitest';
import type { SignedInMember } from '#replica/members/member-queries.ts';
import { destinationsOf } from './member-destinations.ts';
import { mainDestinations } from './navigation.ts';

const member: Pick<SignedInMember, 'profile'> = { profile: null };

it('R25: the menus lead to the blog, and a member’s to messages and dashboard', () => {
  expect(mainDestinations.map(({ to }) => to)).toContain('/blog');
  expect(destinationsOf(member as SignedInMember).map(({ to }) => to)).toEqual(
    expect.arrayContaining(['/messages', '/dashboard']),
  );
});
