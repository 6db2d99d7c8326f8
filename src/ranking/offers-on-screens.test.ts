import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { OfferingQuestion } from './ranking.ts';

/**
 * Every file of the screens that lists foods, and why it may: 'offered' goes through `useOffered`, `useOffers` or `offerTo`; anything else says by
 * what the reader asked for these foods, which then are labelled in words (`SafetyMark`, R28).
 */
const listings: Readonly<Record<string, string>> = {
  'src/app/shell/compare-tray.tsx': 'put there by the reader',
  'src/food-views/cards/food-menu.tsx': 'of the card that the reader pressed',
  'src/app/routes/read-shown-food.ts': 'the one food that is opened, read ahead and not shown',
  'src/app/routes/explore-route.tsx': 'handed on to useFrontLists, which offers',
  'src/features/assistant/answer-tastes.tsx': 'named by the answer beside it, which avoids what the reader does',
  'src/features/assistant/dishes-panel.tsx': 'offered',
  'src/features/blog/story-food.tsx': 'the one food of the story that is read, labelled',
  'src/features/catalogue/explore/cuisine-plates.tsx': 'offered',
  'src/features/catalogue/explore/explore-sections.tsx': 'counted, not shown',
  'src/features/catalogue/explore/food-grid.tsx': 'the whole list, each labelled',
  'src/features/catalogue/food-page/food-absent.tsx': 'the one food that was opened, labelled',
  'src/features/catalogue/food-page/food-screen.tsx': 'the one food that was opened',
  'src/features/catalogue/explore/for-you-section.tsx': 'offered',
  'src/features/catalogue/explore/loved-by-friends.tsx': 'offered',
  'src/features/catalogue/explore/mood-section.tsx': 'offered',
  'src/features/catalogue/explore/use-front-lists.ts': 'offered',
  'src/features/catalogue/explore/use-whole-front.ts': 'offered',
  'src/features/catalogue/explore/quick-hits.tsx': 'searched for, each labelled',
  'src/features/catalogue/food-page/similar-foods-section.tsx': 'offered',
  'src/features/catalogue/food-page/use-foods-called.ts':
    'named by the food that is read; what the reader calls them, and no more',
  'src/features/compare/use-compared-foods.ts': 'chosen by the reader',
  'src/features/contribution/edit-food-screen.tsx': 'the one food that is edited',
  'src/features/dashboard/next-to-try-section.tsx': 'offered',
  'src/features/dashboard/own-recent-foods.tsx': 'the own work',
  'src/features/diary/diary.tsx': 'the one food of the entry that is corrected',
  'src/features/diary/use-diary-work.ts': 'named by the file',
  'src/features/lists/foods-of-file.ts': 'named by the file',
  'src/shared/import/foods-named.ts': 'named by the file',
  'src/features/lists/list-card.tsx': 'put there by the list’s owner; its pictures alone',
  'src/features/lists/list-screen.tsx': 'put there by the list’s owner, each labelled',
  'src/features/menu/menu-dishes.tsx': 'named by the menu that the reader gave; labelled where it is no guess',
  'src/features/members/member-work.tsx': 'what the member that is looked at brought, each labelled',
  'src/features/members/own-work.tsx': 'the own work',
  'src/features/members/recent-activity.tsx': 'what the member that is looked at brought, each labelled',
  'src/features/pairing/pairing-results.tsx': 'offered',
  'src/features/pairing/pairing-screen.tsx': 'the one food that was chosen',
  'src/features/pairing/quick-starts.tsx': 'offered',
  'src/features/pairing/use-pairings.ts': 'asked once the member’s taste is read; the answer is offered by the worker',
  'src/features/photos/use-food-name.ts': 'the one food whose photo it is',
  'src/features/places/served-foods.tsx': 'named by who serves them, each labelled',
  'src/features/places/served-foods-field.tsx': 'the own work, and searched for to say that one serves it',
  'src/features/reviews/tasting-fields.tsx': 'the one food that is reviewed',
  'src/features/search/discoveries.tsx': 'offered',
  'src/features/search/nothing-found.tsx': 'counted, not shown',
  'src/features/search/search-results.tsx': 'searched for, each labelled; what tastes like it is offered',
  'src/features/taste-journey/journey-dashboard.tsx': 'the own work',
  'src/features/taste-journey/recommendations.tsx': 'offered',
  'src/food-views/offers/document-foods.ts': 'handed on to who offers',
  'src/food-views/cards/ranked-shelf.tsx': 'handed in by who offers',
  'src/food-views/cards/taste-match-panel.tsx':
    'asked once the member’s taste is read; what to rate is offered by the worker',
  'src/food-views/offers/todays-foods.ts': 'handed on to useDayFoods, which offers',
  'src/food-views/offers/use-far-foods.ts': 'handed on to who lists the foods, each labelled',
  'src/food-views/offers/use-day-foods.ts': 'offered',
  'src/food-views/offers/use-offers.ts': 'offered',
  'src/food-views/offers/use-whole-foods.ts': 'handed in by who offers, or lists them, each labelled',
  'src/food-views/search/use-food-count.ts': 'counted, not shown',
  'src/food-views/search/use-found-hits.ts': 'searched for; who lists it says what was left out',
  'src/food-views/search/use-near-foods.ts': 'nearest to the name that was typed, each labelled',
  'src/food-views/search/use-suggested-foods.ts': 'offered',
};

/** Those that show a picture and no more: where there is none they show another food's, or one less. */
const pictured: Readonly<Record<string, string>> = {
  'src/features/catalogue/explore/cuisine-plates.tsx': 'the face of a cuisine',
  'src/features/pairing/quick-starts.tsx': 'foods to begin with',
};

const queries = [
  'useWholeFoods',
  'foodsByIds',
  'newestFoods',
  'dayContenders',
  'foodsRatedAbove',
  'foodsContributedBy',
  'foodsOfCuisine',
  'savedPart',
  'listWithFoods',
  'listInShort',
  'nextToTry',
  'documentFoods',
  'documentFoodsOf',
  'reviewsWithFoods',
  'foodLookup',
  'foodsNamed',
  'readMenu',
  'farFoods',
  'listFoods',
  'searchFoods',
  'findFoods',
  'countFoods',
];
const offering: Readonly<Record<OfferingQuestion, true>> = {
  popularFoods: true,
  tableOfDay: true,
  frontFoods: true,
  trendingFoods: true,
  trendingNow: true,
  pairings: true,
  sameOrigin: true,
  moodFoods: true,
  liking: true,
  recommendations: true,
  similarFoods: true,
  lovedByPeers: true,
};
const offers = Object.keys(offering).join('|');
const lists = new RegExp(`\\b(?:${queries.join('|')})\\b|\\branking\\s*\\.ask\\(\\s*'(?:${offers})'`);

const sources = ['src/app', 'src/features', 'src/food-views', 'src/shared']
  .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`))
  .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
  .map((file) => ({ file, text: readFileSync(file, 'utf8').replace(/^import .*$/gm, '') }));
const listing = sources.filter(({ text }) => lists.test(text));

describe('a list of foods on a screen', () => {
  it('is offered to the member, or was asked for: each file that has one says which (R28)', () => {
    expect(listing.map(({ file }) => file).toSorted()).toEqual(Object.keys(listings).toSorted());
  });

  it('goes, where nobody asked for it, through the one function', () => {
    const missing = listing.filter(
      ({ file, text }) =>
        listings[file] === 'offered' &&
        !/\b(?:useOffered|useOffers|useSimilarFoods|useOfferingAnswer<.*>)\(/.test(text),
    );
    expect(missing.map(({ file }) => file)).toEqual([]);
  });

  it('shows also those that this device knows by its columns alone (docs/decisions/rows-by-need.md)', () => {
    const byRowsAlone = sources.filter(
      ({ text }) =>
        /\b(?:useOffers|useRanked)\b/.test(text) && /\bfoodsByIds\b/.test(text) && !/\buseFarFoods\b/.test(text),
    );
    expect(byRowsAlone.map(({ file }) => file).toSorted()).toEqual(Object.keys(pictured).toSorted());
  });

  it('is asked of the ranking only once it is known what the member avoids', () => {
    const early = sources.filter(({ text }) =>
      [...text.matchAll(/useRanked(?:Answer)?\(/g)].some(({ index }) => {
        const argument = callAt(text, index);
        const named = /^\w+\((\w+)\)$/.exec(argument)?.[1];
        const asked =
          named === undefined
            ? argument
            : (new RegExp(`(?:const|function) ${named}\\b[\\s\\S]*?\\n(?=\\S|$)`).exec(text)?.[0] ?? argument);
        return new RegExp(`\\.ask\\(\\s*'(?:${offers})'`).test(asked);
      }),
    );
    expect(early.map(({ file }) => file)).toEqual([]);
  });

  it('is told from no list', () => {
    expect(listing.length).toBeGreaterThan(25);
    expect(lists.test('const foods = useLive((replica) => newestFoods(replica, 3), []);')).toBe(true);
    expect(lists.test("useRanked((ranking) => ranking.ask('moodFoods', { mood }))")).toBe(true);
  });
});

/** A call with its arguments. */
function callAt(text: string, from: number): string {
  let depth = 0;
  for (let at = text.indexOf('(', from); at < text.length; at += 1) {
    if (text[at] === '(') depth += 1;
    if (text[at] === ')') depth -= 1;
    if (depth === 0) return text.slice(from, at + 1);
  }
  return text.slice(from);
}
