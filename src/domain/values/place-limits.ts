/** Of a place: characters (code points) of its texts, foods at it, places of a member. Forms and server count by the same. */
export const placeLimits = { name: 120, address: 300, foods: 60, places: 20 } as const;

/** Of an event: characters of its texts, foods at it, events of a member; days that it lasts, and years ahead that it may be. */
export const eventLimits = {
  name: 120,
  text: 1000,
  address: 400,
  foods: 60,
  events: 200,
  days: 31,
  yearsAhead: 2,
} as const;
