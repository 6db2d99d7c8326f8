import { expect, test } from 'vitest';
import { type CommunityPlace, communityParameters, readCommunityPlace } from './community-place.ts';

test.each<CommunityPlace>([
  { text: '', tab: 'all' },
  { text: 'Zoë & co', tab: 'top' },
  { text: ' 👩‍🍳', tab: 'all' },
])('an address leads back to %j', (place) => {
  expect(readCommunityPlace(new URLSearchParams(communityParameters(place)))).toEqual(place);
});

test('what an address should not say is read as the usual', () => {
  expect(readCommunityPlace(new URLSearchParams({ tab: 'bottom', q: 'x'.repeat(500) }))).toEqual({
    tab: 'all',
    text: 'x'.repeat(60),
  });
});
