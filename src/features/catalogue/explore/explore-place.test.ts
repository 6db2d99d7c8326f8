import { describe, expect, it } from 'vitest';
import { allFoodsAddress, cuisineAddress, explorePlace } from './explore-place.ts';

const placeOf = (address: string) => explorePlace(new URL(address, 'https://foretaste.test').searchParams);

describe('explorePlace', () => {
  it('is the front page without a list in the address', () => {
    for (const address of ['/explore', '/explore?q=pho', '/explore?cuisine=', '/explore?cuisine=%20'])
      expect(placeOf(address)).toEqual({ kind: 'front' });
  });

  it('is read back from every address that is made', () => {
    expect(placeOf(allFoodsAddress)).toEqual({ kind: 'all' });
    for (const cuisine of ['Thai', 'Côte d’Ivoire & Mali', '日本', 'a=b&all'])
      expect(placeOf(cuisineAddress(cuisine))).toEqual({ kind: 'cuisine', cuisine });
  });
});
