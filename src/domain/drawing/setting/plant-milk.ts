import { chromaOf, lightnessOf, mix } from '#domain/drawing/pen/colour.ts';
import { line, path, place, shadow } from '#domain/drawing/pen/pen.ts';
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

/** A cold drink's colour: fruit in yoghurt or ice cream is pale and dull, for bright it would be juice. */
export const thickDrinkTone = ({ milky, ingredientText }: PicturePlan, tone: string): string =>
  milky && chromaOf(tone) > JUICY && /yogh?urt|curd|kefir|buttermilk|ice cream/.test(ingredientText)
    ? mix(tone, '#fff3dc', 0.46)
    : tone;

/** From this chroma on a drink is taken for juice. */
const JUICY = 0.11;

/** A broth's colour: one that holds no milk is never white, whatever its record calls it, for every eye takes white for milk. */
export function brothTone(plan: PicturePlan, tone: string): string {
  if (plan.milky || lightnessOf(tone) < 0.86 || chromaOf(tone) > 0.07) return tone;
  // Broth thinned with coconut is ivory, and its oil swims on it; even and white it would be cream.
  if (plantMilk(plan) === 'coconut') return mix(tone, '#cfa866', 0.27);
  if (plantMilk(plan) !== null) return plantTone(plan, tone);
  return plan.clear ? mix(tone, '#c08d3e', 0.5) : mix(tone, '#bf9a5e', 0.38);
}

/** Pods of soya beans, one of them open, and some beans. */
export const soyaBeside = ({ pen }: Scene, x: number, y: number) =>
  shadow(pen, x + 8, y + 22, 90, 26, 0.5) +
  place(pieceSymbol(pen, 'beanPod', '#7fa548'), { x: x + 14, y: y - 22, size: 0.9, turn: -14 }) +
  place(pieceSymbol(pen, 'openPod', '#7fa548'), { x: x - 6, y: y + 10, size: 0.96, turn: 8 }) +
  place(pieceSymbol(pen, 'soya', '#dccf8c'), { x: x + 74, y: y + 20, size: 0.86 });

/** Half a coconut, a broken piece and shavings of it. */
const coconutBeside = ({ pen }: Scene, x: number, y: number) =>
  shadow(pen, x + 6, y + 34, 100, 28, 0.55) +
  place(pieceSymbol(pen, 'coconut', '#fffdf6'), { x: x - 12, y: y - 6, size: 1.4, turn: -6 }) +
  shadow(pen, x + 88, y + 36, 46, 14, 0.45) +
  `<g transform="translate(${x + 84} ${y + 24})">${path('M-40 -12C-20 -34 24 -32 42 -10L30 12C14 -4 -14 -6 -28 10Z', '#7d5030', line('#4a2c18', 3))}${path('M-34 -4C-18 -20 20 -20 36 -4L29 13C14 -2 -14 -4 -27 11Z', '#fffdf6', line('#b9a888', 2))}</g>` +
  place(pieceSymbol(pen, 'coconutCurls', '#fffaf0'), { x: x + 44, y: y + 52, size: 0.8 });

/** The white of coconut shows that it is none of milk: by the nut beside it. */
export const coconutShown = (plan: PicturePlan) =>
  plantMilk(plan) === 'coconut' || (plantMilk(plan) === null && plan.cream?.piece === 'coconut');

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
