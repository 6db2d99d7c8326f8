import { clamp } from '#prelude/clamp.ts';

/** A level of taste, 0-5, to a tenth: what is finer says nothing, and ranking keeps a level in a byte. null stays null: not stated. */
export function tasteLevel(value: number | null): number | null {
  return value === null ? null : Math.round(clamp(value, 0, 5) * 10) / 10;
}
