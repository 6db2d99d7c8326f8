/** A `Base` that carries a name in its type, so that a review's id cannot be given where a food's is wanted. */
type Branded<Base, Name extends string> = Base & { readonly __brand: Name };

export type FoodId = Branded<string, 'FoodId'>;
export type MemberId = Branded<string, 'MemberId'>;
export type ReviewId = Branded<string, 'ReviewId'>;
export type ReviewAnswerId = Branded<string, 'ReviewAnswerId'>;
export type DiaryEntryId = Branded<string, 'DiaryEntryId'>;
export type FoodListId = Branded<string, 'FoodListId'>;
export type TablePersonId = Branded<string, 'TablePersonId'>;
export type TableInvitationId = Branded<string, 'TableInvitationId'>;
export type DinnerTableId = Branded<string, 'DinnerTableId'>;
export type PlaceId = Branded<string, 'PlaceId'>;
export type FoodEventId = Branded<string, 'FoodEventId'>;
export type VideoId = Branded<string, 'VideoId'>;
export type PhotoId = Branded<string, 'PhotoId'>;
export type ConversationId = Branded<string, 'ConversationId'>;
export type NotificationId = Branded<string, 'NotificationId'>;
export type MessageId = Branded<string, 'MessageId'>;
export type DraftId = Branded<string, 'DraftId'>;
export type FollowId = Branded<string, 'FollowId'>;
export type PostId = Branded<string, 'PostId'>;
