import { type CustomerInsights, decodeCustomers } from '#domain/professionals/decode-customers.ts';
import type { FoodId } from '#domain/values/ids/ids.ts';
import { readColumns } from '#domain/values/read-columns.ts';
import { readId } from '#domain/values/ids/read-id.ts';

/** Days that can be asked for, up to today (UTC). */
export const analyticsPeriods = [7, 30, 90] as const;
export type AnalyticsPeriod = (typeof analyticsPeriods)[number];

/** What others did with a professional's foods on a day or a week. */
export interface FoodInterest {
  /** '2026-01-31', the first one of a week. */
  readonly day: string;
  readonly views: number;
  readonly ratings: number;
  /** Stars of these ratings together. */
  readonly ratingSum: number;
  readonly likes: number;
  readonly wantToTry: number;
  readonly tried: number;
}

/** One food in the period; `rating` and `reviews` are those of all time. */
export interface FoodFigures {
  readonly id: FoodId;
  readonly name: string;
  readonly rating: number;
  readonly reviews: number;
  readonly views: number;
  readonly ratings: number;
  readonly likes: number;
  readonly saves: number;
}

export interface Analytics {
  /** The oldest day first, none left out. */
  readonly days: readonly FoodInterest[];
  /** The most looked at first. */
  readonly foods: readonly FoodFigures[];
  /** Who rates all of the professional's foods (R34), whatever period and food are asked for; null: fewer than ten people. */
  readonly customers: CustomerInsights | null;
}

export interface AnalyticsQuestion {
  readonly days: AnalyticsPeriod;
  /** null: all of the member's foods together. */
  readonly food: FoodId | null;
}

export type AnalyticsOutcome =
  | { readonly kind: 'analytics'; readonly analytics: Analytics }
  /** For verified professionals alone. */
  | { readonly kind: 'refused' }
  | { readonly kind: 'unreachable' };

/** Asks the server, which alone knows. Of its answers the device keeps `customers` alone, as long as the session lasts [S5]. */
export type AskAnalytics = (question: AnalyticsQuestion) => Promise<AnalyticsOutcome>;

/** What the server says, or null for an answer that makes no sense. */
export function decodeAnalytics(value: unknown): Analytics | null {
  const columns = readColumns(value);
  const [days, foods] = [columns?.value('days'), columns?.value('foods')];
  if (!Array.isArray(days) || !Array.isArray(foods)) return null;
  return {
    days: days.flatMap(decodeDay),
    foods: foods.flatMap(decodeFigures),
    customers: decodeCustomers(columns?.value('customers')),
  };
}

function decodeDay(value: unknown): readonly FoodInterest[] {
  const columns = readColumns(value);
  if (columns === null) return [];
  const number = (name: string) => columns.number(name) ?? 0;
  return [
    {
      day: columns.text('day'),
      views: number('views'),
      ratings: number('ratings'),
      ratingSum: number('ratingSum'),
      likes: number('likes'),
      wantToTry: number('wantToTry'),
      tried: number('tried'),
    },
  ];
}

function decodeFigures(value: unknown): readonly FoodFigures[] {
  const columns = readColumns(value);
  const id = readId(columns?.value('id')) as FoodId | null;
  if (columns === null || id === null) return [];
  const number = (name: string) => columns.number(name) ?? 0;
  return [
    {
      id,
      name: columns.text('name'),
      rating: number('rating'),
      reviews: number('reviews'),
      views: number('views'),
      ratings: number('ratings'),
      likes: number('likes'),
      saves: number('saves'),
    },
  ];
}

/** Days put together by so many, so that a quarter of a year is no hedge of bars; the first one may be shorter, the last is whole. */
export function inStretches(days: readonly FoodInterest[], length: number): readonly FoodInterest[] {
  const first = days.length % length;
  const starts = [
    ...(first > 0 ? [0] : []),
    ...Array.from({ length: Math.floor(days.length / length) }, (_, at) => first + at * length),
  ];
  return starts.map((start, at) => sumOf(days.slice(start, starts[at + 1] ?? days.length)));
}

/** Everything of some days together, as of the first of them. */
export function sumOf(days: readonly FoodInterest[]): FoodInterest {
  const total = (name: Exclude<keyof FoodInterest, 'day'>) => days.reduce((sum, one) => sum + one[name], 0);
  return {
    day: days[0]?.day ?? '',
    views: total('views'),
    ratings: total('ratings'),
    ratingSum: total('ratingSum'),
    likes: total('likes'),
    wantToTry: total('wantToTry'),
    tried: total('tried'),
  };
}

/** 1 to 5; null where nobody rated (R4: no rating is no number). */
export function averageRating({ ratings, ratingSum }: Pick<FoodInterest, 'ratings' | 'ratingSum'>): number | null {
  return ratings === 0 ? null : ratingSum / ratings;
}
