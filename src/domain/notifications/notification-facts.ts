import { readColumns } from '#domain/values/read-columns.ts';

const ofFoods = ['like', 'review', 'comment', 'answer'] as const;
const ofLists = ['list_invitation', 'list_joined'] as const;
const ofEvents = ['event', 'event_changed', 'event_cancelled'] as const;
const ofMembers = ['follow', 'message', 'message_request', 'table_invitation', 'table_joined', 'table_left'] as const;
const ofRequests = ['verification_approved', 'verification_rejected', 'verification_note'] as const;

/**
 * What a notification is about (pb_hooks/lib/notifications/notifications.js), with the names of the moment it was told. `who` is '' for a member without a
 * name; `what` is the name of a food, a list or an event, or the key of an achievement.
 */
export type NotificationFacts =
  | { readonly kind: (typeof ofFoods)[number]; readonly who: string; readonly what: string }
  | { readonly kind: (typeof ofLists)[number]; readonly who: string; readonly what: string }
  | { readonly kind: (typeof ofEvents)[number]; readonly who: string; readonly what: string }
  | { readonly kind: (typeof ofMembers)[number]; readonly who: string }
  | { readonly kind: 'achievement'; readonly what: string }
  | { readonly kind: (typeof ofRequests)[number] };

/** null for what is told without facts, or by a newer server in a way of its own [S9]. */
export function decodeNotificationFacts(value: unknown): NotificationFacts | null {
  const columns = readColumns(value);
  if (columns === null) return null;
  const [kind, who, what] = [columns.text('kind'), columns.text('who'), columns.text('what')];
  const ofFood = [...ofFoods, ...ofEvents].find((known) => known === kind);
  if (ofFood !== undefined) return what === '' ? null : { kind: ofFood, who, what };
  const ofList = ofLists.find((known) => known === kind);
  if (ofList !== undefined) return what === '' ? null : { kind: ofList, who, what };
  const ofMember = ofMembers.find((known) => known === kind);
  if (ofMember !== undefined) return { kind: ofMember, who };
  if (kind === 'achievement') return what === '' ? null : { kind, what };
  const ofRequest = ofRequests.find((known) => known === kind);
  return ofRequest === undefined ? null : { kind: ofRequest };
}

/** One of each kind but achievements, for who needs words ahead of the news. */
export function factsOfEachKind({
  who,
  what,
}: {
  readonly who: string;
  readonly what: string;
}): readonly NotificationFacts[] {
  return [
    ...ofFoods.map((kind) => ({ kind, who, what })),
    ...ofLists.map((kind) => ({ kind, who, what })),
    ...ofEvents.map((kind) => ({ kind, who, what })),
    ...ofMembers.map((kind) => ({ kind, who })),
    ...ofRequests.map((kind) => ({ kind })),
  ];
}
