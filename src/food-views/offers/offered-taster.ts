import type { Taster } from '#ranking/ranking.ts';
import type { TasteHere } from '#replica/taste/taste-profile.ts';

/** To whom the ranking worker offers: the member, with what anybody of the table in force avoids and does not like. */
export function offeredTaster({ memberId, offeredTo, disliked }: TasteHere): Taster {
  return { memberId, profile: offeredTo, ...(disliked === null ? {} : { disliked }) };
}
