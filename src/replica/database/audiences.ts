/** Whose devices a row belongs on [S18]: everyone's audience, and the topics of foods, lists, members and posts of the blog. */
export const EVERYONE = '*';
/** Reports and decisions about them; the server lets nobody but admins in. */
export const ADMINS = 'g:admins';

export function topicOfFood(foodId: string): string {
  return `f:${foodId}`;
}

export function topicOfMember(memberId: string): string {
  return `m:${memberId}`;
}

export function topicOfList(listId: string): string {
  return `l:${listId}`;
}

export function topicOfPost(postId: string): string {
  return `b:${postId}`;
}

/** What the server tells one member, or a group, alone. */
export function isPersonal(audience: string): boolean {
  return audience.startsWith('u:') || audience.startsWith('g:');
}

export function isTopic(audience: string): boolean {
  return /^[bflm]:/.test(audience);
}
