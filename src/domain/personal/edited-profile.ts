import { sameJson } from '#prelude/same-json.ts';
import { joinedWords } from '#domain/safety/list-edits.ts';
import type { TasteProfile } from '#domain/taste/taste-profile.ts';

/** Changes of a taste profile: of `start`, what differs in `edited` was changed. */
export interface TasteEdit {
  readonly start: TasteProfile;
  readonly edited: TasteProfile;
}

/**
 * The profile as it is by now with what was changed of it: an edit that arrived meanwhile stays [S15], and of what must be avoided every word does that
 * nobody took out (R28).
 */
export function editedProfile(now: TasteProfile, { start, edited }: TasteEdit): TasteProfile {
  const fields = Object.keys(edited) as (keyof TasteProfile)[];
  const changed = fields.filter((field) => !sameJson(edited[field], start[field]));
  const joined = (field: 'allergens' | 'dietaryRestrictions') =>
    joinedWords(now[field], { seen: start[field], written: edited[field] });
  return {
    ...Object.assign({ ...now }, ...changed.map((field) => ({ [field]: edited[field] }))),
    allergens: joined('allergens'),
    dietaryRestrictions: joined('dietaryRestrictions'),
  };
}
