import { t } from '@lingui/core/macro';
import { monthAndYear } from './month-and-year.ts';

/** For so long after joining nobody is told that they did nothing yet, in milliseconds: a month. */
const FIRST_TIME = 30 * 24 * 60 * 60 * 1_000;

interface QuietMember {
  /** 0 where it is not known. */
  readonly joinedAt: number;
  readonly reviews: number;
  readonly now: number;
}

/** What stands on the card of a member who shared no food: nothing of missing activity where there is some, or where there could hardly be any yet. */
export function quietWords({ joinedAt, reviews, now }: QuietMember): string {
  const joined = joinedAt > 0 ? t`Joined ${monthAndYear(joinedAt)}` : '';
  return reviews > 0 || now - joinedAt < FIRST_TIME ? joined : t`No Recent Activity`;
}
