import type { Pen } from '#domain/drawing/pen/pen.ts';
import type { SeededChoice } from '#domain/drawing/pen/seeded-choice.ts';
import type { PicturePlan } from '#domain/drawing/plan/picture-plan.ts';

/** What a form is drawn with. */
export interface Scene {
  readonly pen: Pen;
  readonly choice: SeededChoice;
  readonly plan: PicturePlan;
}

/** The part of a vessel that holds food: an ellipse on the field of 800 x 600. */
export interface Bed {
  readonly cx: number;
  readonly cy: number;
  readonly rx: number;
  readonly ry: number;
}

/** A vessel: what is drawn before the food, and what after it. */
export interface Vessel {
  readonly under: string;
  readonly over: string;
  readonly bed: Bed;
  /** Keeps what it holds behind its front edge; empty where nothing can stick out. */
  readonly clip: string;
}

export type FormPainter = (scene: Scene) => string;
