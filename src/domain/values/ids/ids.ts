import type { Branded } from '#prelude/branded.ts';

export type FoodId = Branded<string, 'FoodId'>;
export type MemberId = Branded<string, 'MemberId'>;
export type ReviewId = Branded<string, 'ReviewId'>;
export type VideoId = Branded<string, 'VideoId'>;
export type ConversationId = Branded<string, 'ConversationId'>;
export type NotificationId = Branded<string, 'NotificationId'>;
export type MessageId = Branded<string, 'MessageId'>;
export type DraftId = Branded<string, 'DraftId'>;
export type FollowId = Branded<string, 'FollowId'>;
export type PostId = Branded<string, 'PostId'>;
