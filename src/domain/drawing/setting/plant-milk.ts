import { chromaOf, lightnessOf, mix } from '#domain/drawing/pen/colour.ts';
import { place, shadow } from '#domain/drawing/pen/pen.ts';
import type { PicturePlan } from '#domain/drawing/plan/picture-plan.ts';
import { pieceSymbol } from './lay.ts';
import type { Scene } from './scene.ts';

/** Of which plant a white liquid comes that holds no milk; null for what is not white, or holds milk. */
export function plantMilk({ colours, milky, ingredientText }: PicturePlan): 'soya' | 'coconut' | null {
  if (milky || colours[0] === undefined || lightnessOf(colours[0]) < 0.86) return null;
  if (/\b(soya? beans|soybeans)\b(?! (paste|sprout))/.test(ingredientText)) return 'soya';
  return /\bcoconut (milk|cream)\b|\b(fresh|grated) coconut\b/.test(ingredientText) ? 'coconut' : null;
}

/** A liquid's colour: that of soya is greyer and yellower than milk. */
export const plantTone = (plan: PicturePlan, tone: string) =>
  plantMilk(plan) === 'soya' ? mix(tone, '#b9a678', 0.34) : tone;

/** A broth's colour: one that holds no milk is never white, whatever its record calls it, for every eye takes white for milk. */
export function brothTone(plan: PicturePlan, tone: string): string {
  if (plan.milky || lightnessOf(tone) < 0.86 || chromaOf(tone) > 0.07) return tone;
  if (plantMilk(plan) !== null) return plantTone(plan, tone);
  return plan.clear ? mix(tone, '#c08d3e', 0.5) : mix(tone, '#bf9a5e', 0.38);
}

/** Pods of soya beans, one of them open, and some beans. */
export const soyaBeside = ({ pen }: Scene, x: number, y: number) =>
  shadow(pen, x + 8, y + 22, 90, 26, 0.5) +
  place(pieceSymbol(pen, 'beanPod', '#7fa548'), { x: x + 14, y: y - 22, size: 0.9, turn: -14 }) +
  place(pieceSymbol(pen, 'openPod', '#7fa548'), { x: x - 6, y: y + 10, size: 0.96, turn: 8 }) +
  place(pieceSymbol(pen, 'soya', '#dccf8c'), { x: x + 74, y: y + 20, size: 0.86 });

const coconutBeside = ({ pen }: Scene, x: number, y: number) =>
  shadow(pen, x + 6, y + 28, 80, 24, 0.55) +
  place(pieceSymbol(pen, 'coconut', '#fffdf6'), { x, y, size: 1.1, turn: -6 });

/** Beside the cup or bowl, what a white liquid is made of: by itself every eye takes it for milk. */
export function plantBeside(scene: Scene, x = 166, y = 420): string {
  const { plan } = scene;
  switch (plantMilk(plan)) {
    case 'soya':
      return soyaBeside(scene, x, y);
    case 'coconut':
      return coconutBeside(scene, x, y);
    default:
      return plan.cream?.piece === 'coconut' ? coconutBeside(scene, x, y) : '';
  }
}
