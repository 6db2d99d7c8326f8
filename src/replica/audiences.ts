/** Whose devices a row belongs on [S18]: everyone's audience, and the topics of foods and members. */
export const EVERYONE = '*';
/** Reports and decisions about them; the server lets nobody but admins in. */
export const ADMINS = 'g:admins';

export function topicOfFood(foodId: string): string {
  return `f:${foodId}`;
}

export function topicOfMember(memberId: string): string {
  return `m:${memberId}`;
}

export function isTopic(audience: string): boolean {
  return /^[fm]:/.test(audience);
}
