import type { FoodSubmission } from '#domain/contribution/food-submission.ts';
import type { DraftId, FoodId, MemberId } from '#domain/values/ids/ids.ts';

export interface DraftPhoto {
  readonly bytes: ArrayBuffer;
  readonly type: string;
  readonly name: string;
  readonly width: number;
  readonly height: number;
  /** Its dominant colours, to be offered for the appearance (R8); absent when it was not analysed for this draft. */
  readonly colours?: readonly string[];
}

/** A contribution that is being written: kept at every change, never sent as it is. */
export interface DraftRow {
  readonly id: DraftId;
  /** null: begun before signing in; the next member to sign in on this device takes it over. */
  readonly member: MemberId | null;
  /** The food that this draft edits, or null for a new one. */
  readonly edits: FoodId | null;
  /** The food as it was when editing began, so that only what the member changed is sent [S15]; absent for a new food. */
  readonly before?: FoodSubmission;
  readonly submission: FoodSubmission;
  readonly photo: DraftPhoto | null;
  readonly createdAt: number;
  readonly updatedAt: number;
}
