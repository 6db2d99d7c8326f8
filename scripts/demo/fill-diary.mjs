/**
 * What the diaries of the demo hold: times that foods were eaten, and which of two was liked more.
 *
 * @typedef {import('./demo-api.mjs').DemoApi} DemoApi
 * @typedef {import('./demo-api.mjs').Someone} Someone
 * @typedef {{ food: string, rating: number }} Tried
 */

/**
 * One or two times that the food was eaten, within two years; the day is the same in each filling, counted back from today.
 *
 * @param {{ api: DemoApi, chance: import('./seeded-chance.mjs').Chance, food: import('./demo-api.mjs').DemoFood, member: Someone, rating: number }} by
 */
export async function writeDiary({ api, chance, food, member, rating }) {
  for (let times = chance.whole(1, 2); times > 0; times -= 1) {
    // Now and then on this day of an earlier year, so that there is something to remember.
    const ago = chance.happens(0.05) ? 365 : chance.whole(0, 700);
    await api.create('diary_entries', member, {
      user: member.id,
      food: food.id,
      food_name: food.name,
      day: new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10),
      rating: chance.happens(0.8) ? rating : 0,
      note: chance.happens(0.4) ? chance.some(diaryNotes, 1)[0] : '',
      company: chance.happens(0.3) ? chance.some(diaryCompany, 1)[0] : '',
      place: chance.happens(0.4) ? chance.some(diaryPlaces, 1)[0] : '',
    });
  }
}

/**
 * Which of two neighbours in the diary was liked more, for every second food that was tried; equal stars are the same.
 *
 * @param {DemoApi} api
 * @param {Someone} member
 * @param {Tried[]} tried
 */
export async function compareTried(api, member, tried) {
  for (const [place, { food, rating }] of tried.entries()) {
    const next = tried[place + 1];
    if (place % 2 === 1 || next === undefined) continue;
    const isOne = food < next.food;
    const [one, other] = isOne ? [food, next.food] : [next.food, food];
    const isFirstMore = isOne === rating > next.rating;
    await api.create('food_comparisons', member, {
      one,
      other,
      user: member.id,
      verdict: rating === next.rating ? 'same' : isFirstMore ? 'one' : 'other',
    });
  }
}

const diaryNotes = [
  'Better than I remembered. Next time with more lime.',
  'Cooked it at home for the first time.',
  'A little too salty, but the sauce was great.',
  'The second helping was the better one.',
];
const diaryCompany = ['Noor', 'my sister', 'the whole choir', 'two friends from work'];
const diaryPlaces = ['at home', 'the night market', 'a stall by the harbour', 'Hana’s kitchen'];
