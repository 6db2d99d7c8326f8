import { among } from '#domain/drawing/pen/seeded-choice.ts';
import { darker, inkOf, lightnessOf } from '#domain/drawing/pen/colour.ts';
import { ellipse, line, lit, place, shadow, strokes } from '#domain/drawing/pen/pen.ts';
import { firstColour, secondColour, thirdColour } from '#domain/drawing/setting/food-colours.ts';
import { fruits, stem } from './fruit-shapes.ts';
import { held } from '#domain/drawing/setting/held.ts';
import { heap, leaves } from '#domain/drawing/setting/lay.ts';
import type { FormPainter } from '#domain/drawing/setting/scene.ts';
import { served } from '#domain/drawing/setting/served.ts';

export const fruit: FormPainter = (scene) => {
  const { pen, plan } = scene;
  const vessel = served(scene, ['board', 'plate']);
  const { bed } = vessel;
  const skin = firstColour(scene);
  if (plan.shape === 'berries' || plan.shape === 'bunch') {
    const berry = pen.symbol(
      'berry',
      () =>
        `<circle r="42" fill="${lit(pen, skin)}"${line(inkOf(skin))}/>` +
        ellipse(-14, -16, 12, 7, '#fff', ' opacity=".6" transform="rotate(-30 -14 -16)"') +
        strokes('M8 -34L0 -26M8 -34L16 -26', darker(skin, 0.4), 4),
    );
    const opened = pen.symbol(
      'open berry',
      () =>
        ellipse(0, 4, 44, 34, darker(skin, 0.2), line(inkOf(skin))) +
        ellipse(0, 0, 38, 28, lit(pen, secondColour(scene))) +
        ellipse(0, 0, 12, 9, thirdColour(scene), ' opacity=".7"'),
    );
    const bunch = plan.shape === 'bunch';
    return held(
      scene,
      vessel,
      shadow(pen, bed.cx + 12, bed.cy + 46, bed.rx * 1.05, bed.ry * 0.8, 0.55) +
        heap(
          scene,
          { ...bed, rx: bed.rx * (bunch ? 0.62 : 0.86), ry: bed.ry * 0.8 },
          { ids: [berry, berry, berry, opened], count: bunch ? 16 : 14, rise: bunch ? 70 : 40, size: 1, turn: 30 },
        ) +
        (bunch ? stem('M410 170C414 150 430 136 450 132') : '') +
        leaves(scene, bed, 1),
    );
  }
  // A record names the outside first; where the second colour is darker than the third the flesh is the third.
  const [second, third] = [secondColour(scene), thirdColour(scene)];
  const flesh = plan.colours.length > 2 && lightnessOf(third) > lightnessOf(second) + 0.12 ? third : second;
  const seed = flesh === third ? second : plan.colours.length > 2 ? third : '#6a4326';
  const { whole, cut } = among(fruits, plan.shape, 'round')(
    scene,
    skin,
    flesh,
    lightnessOf(seed) > 0.82 ? '#7a4f2c' : seed,
  );
  const [one, other] = [pen.symbol('whole fruit', () => whole), pen.symbol('cut fruit', () => cut)];
  return held(
    scene,
    vessel,
    shadow(pen, bed.cx - 66, bed.cy + 66, 150, 44, 0.6) +
      place(one, { x: bed.cx - 92, y: bed.cy - 28, size: 1.02 }) +
      shadow(pen, bed.cx + 116, bed.cy + 68, 130, 38, 0.6) +
      place(other, { x: bed.cx + 104, y: bed.cy + 26, size: 0.94 }),
  );
};
