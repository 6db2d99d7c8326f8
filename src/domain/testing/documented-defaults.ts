/** Written from spec 1 §3, display defaults, not from the code. */
export const documentedDefaults = {
  name: 'Unnamed Food',
  rating: 4.2,
  difficulty: 3,
  temperatureServed: 'Room temperature',
  seasonalAvailability: ['Available year-round'],
  intensities: { sweet: 2, salty: 2, sour: 1, bitter: 1, umami: 2, spicy: 1 },
};
