import { describe, expect, it } from 'vitest';
import { decodeFood } from './decode-food.ts';
import { decodedFood } from '#domain/testing/decoded-food.ts';
import { documentedDefaults } from '#domain/testing/documented-defaults.ts';

describe('decodeFood', () => {
  it('reads the seeded shape', () => {
    const food = decodedFood({
      name: 'Tonkotsu ramen',
      native_name: '豚骨ラーメン',
      origin: 'Japanese',
      description: 'Noodles in a rich pork broth.',
      image_url: '/pictures/tonkotsu-ramen.svg',
      created: '2026-01-02 03:04:05.678Z',
      rating: 4.61,
      review_count: 12,
      upvotes: 3,
      taste_profile: {
        flavor: ['savory', 'umami'],
        texture: ['silky'],
        aroma: ['meaty'],
        aftertaste: 'Long.',
        mouthfeel: 'Coating.',
        similar_foods: ['pho'],
        cultural_context: 'Hakata.',
        ai_generated_summary: 'Rich.',
      },
      taste_intensity: {
        sweet: 1,
        salty: 4,
        sour: 0,
        bitter: 0.5,
        umami: 5,
        spicy: 0,
        temperature_served: 'Piping hot',
        cooking_methods: ['simmering'],
      },
      flavor_intensity: 4.5,
      umami_level: 5,
      difficulty_level: 4,
      visual_appearance: { color: ['#F1DFC3', '#abc'], shape: 'bowl', size: 'large', consistency: 'milky broth' },
      sound_profile: { eating_sounds: ['slurp'], preparation_sounds: ['rolling boil'] },
      temperature_experience: {
        ideal_serving_temp: '70 °C',
        temp_sensitivity: 'High',
        hot_vs_cold_taste: 'Sets when cold',
      },
      allergens: ['gluten', 'Soy', 'EGG'],
      dietary_info: { vegetarian: false, dairy_free: true, nut_free: null },
      seasonal_availability: ['Winter'],
    });
    expect(food).toMatchObject({
      name: 'Tonkotsu ramen',
      nativeName: '豚骨ラーメン',
      origin: 'Japanese',
      picture: { kind: 'address', url: '/pictures/tonkotsu-ramen.svg' },
      createdAt: Date.UTC(2026, 0, 2, 3, 4, 5, 678),
      uploadedBy: null,
      rating: 4.61,
      reviewCount: 12,
      upvotes: 3,
      flavours: ['savory', 'umami'],
      textures: ['silky'],
      aromas: ['meaty'],
      aftertaste: 'Long.',
      mouthfeel: 'Coating.',
      similarFoods: ['pho'],
      culturalContext: 'Hakata.',
      summary: 'Rich.',
      intensities: { sweet: 1, salty: 4, sour: 0, bitter: 0.5, umami: 5, spicy: 0 },
      temperatureServed: 'Piping hot',
      cookingMethods: ['simmering'],
      flavourIntensity: 4.5,
      umamiLevel: 5,
      difficulty: 4,
      appearance: { colours: ['#f1dfc3', '#aabbcc'], shape: 'bowl', size: 'large', consistency: 'milky broth' },
      sounds: { eating: ['slurp'], preparation: ['rolling boil'] },
      temperatureExperience: { idealServing: '70 °C', sensitivity: 'High', hotVersusCold: 'Sets when cold' },
      allergens: ['gluten', 'soy', 'egg'],
      seasonalAvailability: ['Winter'],
      defaulted: ['uploader'],
    });
    expect(food.diet).toEqual({
      vegetarian: false,
      dairy_free: true,
      vegan: null,
      gluten_free: null,
      nut_free: null,
      low_sodium: null,
      low_sugar: null,
      keto_friendly: null,
      alcohol_free: null,
      pork_free: null,
    });
  });

  it('fills and names every documented default of an empty row (R4)', () => {
    const food = decodedFood({});
    expect(food).toMatchObject(documentedDefaults);
    expect(food.allergens).toBeNull();
    expect(Object.values(food.diet)).toEqual(Array.from({ length: 10 }, () => null));
    expect(food.defaulted.toSorted()).toEqual([
      'bitter',
      'difficulty',
      'image',
      'name',
      'rating',
      'salty',
      'seasonalAvailability',
      'sour',
      'spicy',
      'sweet',
      'temperatureServed',
      'umami',
      'uploader',
    ]);
  });

  it.each([
    [
      'taste_profile as JSON text',
      { taste_profile: '{"flavors":"sweet, sour","textures":["soft"],"aromas":"floral"}' },
    ],
    ['older columns beside it', { taste: 'sweet, sour', texture: '["soft"]', aroma: ['floral'] }],
    [
      'older columns where the profile is silent',
      { taste_profile: { flavor: ['sweet', 'sour'], texture: [] }, texture: 'soft', aroma: 'floral' },
    ],
    [
      'the profile before older columns',
      {
        taste_profile: { flavors: ['sweet', 'sour'], textures: 'soft', aroma: '["floral"]' },
        taste: 'bitter',
        texture: 'hard',
        aroma: 'smoky',
      },
    ],
  ])('reads %s', (_, row) => {
    expect(decodedFood(row)).toMatchObject({ flavours: ['sweet', 'sour'], textures: ['soft'], aromas: ['floral'] });
  });

  it.each([
    ['similar_foods', { taste_profile: { similar_foods: ['pho'] } }],
    ['similar_to in the profile', { taste_profile: { similar_to: 'pho' } }],
    ['similar_to beside it', { similar_to: '["pho"]' }],
  ])('reads similar foods from %s', (_, row) => {
    expect(decodedFood(row).similarFoods).toEqual(['pho']);
  });

  it('reads mouthfeel and summary from the older columns', () => {
    expect(decodedFood({ mouthfeel_notes: 'Silky.', ai_description: 'Mild.' })).toMatchObject({
      mouthfeel: 'Silky.',
      summary: 'Mild.',
    });
  });

  it.each([
    [7, 5],
    ['3.5', 3.5],
    [-1, 0],
    [0, 0],
  ])('clamps a taste level of %j to %d', (sweet, expected) => {
    const food = decodedFood({ taste_intensity: { sweet } });
    expect(food.intensities.sweet).toBe(expected);
    expect(food.defaulted).not.toContain('sweet');
  });

  it.each([['much'], [Number.NaN], [Number.POSITIVE_INFINITY], [null], [{}]])(
    'gives the default for a taste level of %j (R4)',
    (sweet) => {
      const food = decodedFood({ taste_intensity: { sweet } });
      expect(food.intensities.sweet).toBe(2);
      expect(food.defaulted).toContain('sweet');
    },
  );

  it.each([
    [{ rating: 9, review_count: 2 }, 5, true],
    [{ rating: '3.75', review_count: '2' }, 3.75, true],
    [{ rating: -2, review_count: 2 }, 0, true],
    [{ rating: 4.9, review_count: 0 }, 4.2, false],
    [{ rating: 4.9 }, 4.2, false],
    [{ rating: 4.9, review_count: -3 }, 4.2, false],
    [{ review_count: 3 }, 4.2, false],
  ])('rates %j with %d; real: %s (R4)', (row, rating, isReal) => {
    expect(decodedFood(row).rating).toBe(rating);
    expect(decodedFood(row).defaulted.includes('rating')).toBe(!isReal);
  });

  it.each([
    [9, 5],
    [0.2, 1],
    [-4, 1],
    ['2', 2],
    [3.4, 3],
    [0, 3],
    [undefined, 3],
    ['easy', 3],
  ])('difficulty %j is %d', (difficulty_level, expected) => {
    expect(decodedFood({ difficulty_level }).difficulty).toBe(expected);
  });

  it.each([
    [
      { flavor_intensity: 0, umami_level: 0 },
      { flavourIntensity: null, umamiLevel: null },
    ],
    [
      { flavor_intensity: 3, umami_level: '9' },
      { flavourIntensity: 3, umamiLevel: 5 },
    ],
    [{ umami_level: 0, taste_intensity: { umami: 0 } }, { umamiLevel: 0 }],
  ])('reads the levels of %j, 0 of a number column being none', (row, expected) => {
    expect(decodedFood(row)).toMatchObject(expected);
  });

  it('takes the umami of the older column where the profile has none', () => {
    const food = decodedFood({ umami_level: 4.5, taste_intensity: { sweet: 1 } });
    expect(food.intensities.umami).toBe(4.5);
    expect(food.defaulted).not.toContain('umami');
    expect(decodedFood({ umami_level: 4.5, taste_intensity: { umami: 1 } }).intensities.umami).toBe(1);
  });

  it.each([
    [{ image: 'photo_a1b2.webp' }, { kind: 'file', path: 'foods/ID/photo_a1b2.webp' }],
    [
      { image: 'photo.webp', image_url: '/pictures/a.svg' },
      { kind: 'file', path: 'foods/ID/photo.webp' },
    ],
    [{ image: '/pictures/a.svg' }, { kind: 'address', url: '/pictures/a.svg' }],
    [
      { image: '', image_url: '/pictures/a.svg' },
      { kind: 'address', url: '/pictures/a.svg' },
    ],
    [{ image: '../../secret', image_url: 'javascript:alert(1)' }, { kind: 'none' }],
    [{ image_url: '//elsewhere.example/a.svg' }, { kind: 'none' }],
    [{ image_url: '/\\elsewhere.example/a.svg' }, { kind: 'none' }],
    [{ image: '..' }, { kind: 'none' }],
    [
      { cover: 'photo0000000001/a_1.jpg', image_url: '/pictures/a.svg' },
      { kind: 'file', path: 'food_photos/photo0000000001/a_1.jpg' },
    ],
    [
      { image: 'photo.webp', cover: 'photo0000000001/a.jpg' },
      { kind: 'file', path: 'foods/ID/photo.webp' },
    ],
    [
      { cover: '../photo00000001/a.jpg', image_url: '/pictures/a.svg' },
      { kind: 'address', url: '/pictures/a.svg' },
    ],
  ])('finds the picture of %j', (row, picture) => {
    const food = decodedFood(row);
    const named = JSON.parse(JSON.stringify(picture).replace('/ID/', `/${food.id}/`)) as typeof picture;
    expect(food.picture).toEqual(named);
    expect(food.defaulted.includes('image')).toBe(picture.kind === 'none');
  });

  it('draws only hex colours', () => {
    expect(
      decodedFood({ visual_appearance: { color: ['#FFF', 'url(//evil)', 'red', '#12345', '#123456;'] } }).appearance
        .colours,
    ).toEqual(['#ffffff']);
  });

  it.each([[null], ['row'], [7], [[]], [{}], [{ id: '' }], [{ id: 7 }], [{ id: '../x' }], [{ id: 'a'.repeat(65) }]])(
    'refuses %j',
    (row) => {
      expect(decodeFood(row).kind).toBe('refused');
    },
  );

  it('takes nothing from the prototype', () => {
    const row: unknown = JSON.parse(
      `{"id":"abcdefghijklmno","__proto__":{"name":"Stolen"},"taste_profile":{"__proto__":{"flavor":["stolen"]}}}`,
    );
    expect(decodeFood(row)).toMatchObject({ kind: 'valid', value: { name: 'Unnamed Food', flavours: [] } });
    expect(decodeFood(Object.create({ id: 'abcdefghijklmno', name: 'Inherited' })).kind).toBe('refused');
  });

  it('reads an endless and a bottomless row', () => {
    const deep: unknown = JSON.parse(`${'['.repeat(5000)}${']'.repeat(5000)}`);
    const food = decodedFood({
      name: 'x'.repeat(1_000_000),
      description: 'x'.repeat(1_000_000),
      ingredients: deep,
      taste_profile: '{'.repeat(100_000),
    });
    expect(food.name.length).toBeLessThanOrEqual(300);
    expect(food.description.length).toBeLessThanOrEqual(20_000);
    expect(food.ingredients).toEqual([]);
  });
});
