/** Messages to somebody who has not answered the first yet. Composer and server count by the same. */
export const UNANSWERED_MESSAGES = 3;
