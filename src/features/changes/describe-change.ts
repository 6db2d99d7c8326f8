import type { OutboxEntry } from '#replica/outbox-entry.ts';

const nouns: Readonly<Partial<Record<OutboxEntry['collection'], string>>> = {
  foods: 'food',
  reviews: 'review',
  profiles: 'profile',
  user_roles: 'role',
  professional_profiles: 'professional profile',
  private_contacts: 'contact details',
  user_taste_profiles: 'taste profile',
  personalized_insights: 'insight',
  conversations: 'conversation',
  messages: 'message',
  food_likes: 'like',
  saved_foods: 'saved food',
  notifications: 'notification',
  notification_preferences: 'notification settings',
  user_follows: 'follow',
  blocks: 'block',
  mutes: 'mute',
  reports: 'report',
};

/** What a change is, in the member's words: 'New food', 'Edited review', 'Deleted food'. */
export function describeChange({ collection, kind }: Pick<OutboxEntry, 'collection' | 'kind'>): string {
  const noun = nouns[collection] ?? 'entry';
  switch (kind) {
    case 'create':
      return `New ${noun}`;
    case 'update':
      return `Edited ${noun}`;
    case 'delete':
      return `Deleted ${noun}`;
  }
}

/** Where a change stands, in words. */
export function changeState({ state, attempts }: Pick<OutboxEntry, 'state' | 'attempts'>): string {
  if (state === 'parked') return 'Not accepted';
  return attempts > 0 ? 'Sent, waiting for the answer' : 'Waiting to be sent';
}
