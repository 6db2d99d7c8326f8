import { darker, inkOf, lighter, mix } from '#domain/drawing/pen/colour.ts';
import { line, lit, path, place, shadow, strokes } from '#domain/drawing/pen/pen.ts';
import { held } from '#domain/drawing/setting/held.ts';
import type { FormPainter, Scene } from '#domain/drawing/setting/scene.ts';
import { served } from '#domain/drawing/setting/served.ts';

/** Told to be a spread that was baked under a crust. */
export const isBakedSpread = ({ plan }: Scene): boolean => /\bspread with a darker baked crust\b/.test(plan.shapeText);

const face = 'M-78 -50C-60 -58 60 -58 80 -50L76 46C70 56 -68 56 -74 46Z';

/** A block from its tin, browned on top, slices cut from it: as a brown swirl on a plate it would be nothing to eat. */
export const bakedSpread: FormPainter = (scene) => {
  const { pen, plan } = scene;
  const vessel = served(scene, ['plate']);
  const { cx, cy } = vessel.bed;
  const [tone = '#a87a5e', crust = '#7a4a32'] = plan.colours;
  const rosy = mix(tone, '#dca88a', 0.7);
  const grain =
    strokes(
      'M-50 -24h5M-20 -36h.1M14 -22h6M46 -34h.1M-58 4h.1M-28 12h5M6 2h.1M36 10h6M60 -6h.1M-44 32h5M-8 34h.1M24 36h5M54 30h.1',
      darker(rosy, 0.24),
      7,
      ' opacity=".75"',
    ) +
    strokes(
      'M-36 -10h4M2 -10h.1M30 -10h4M-10 20h4M52 16h.1M-60 22h.1M-34 -34h.1M12 24h.1M62 -26h.1',
      lighter(rosy, 0.7),
      7,
      ' opacity=".8"',
    );
  const cut =
    path(face, lit(pen, rosy, 0.6), line(inkOf(tone))) +
    grain +
    strokes('M-74 -46C-56 -54 56 -54 76 -46', darker(crust, 0.1), 13) +
    strokes('M-74 -40L-71 42M76 -40L73 42', mix(crust, rosy, 0.4), 6);
  const slice = pen.symbol(
    'slice of it',
    () => path(face, darker(tone, 0.24), `${line(inkOf(tone), 4)} transform="translate(18 -11)"`) + cut,
  );
  const block = pen.symbol(
    'block of it',
    () =>
      path(
        'M-78 -50L70 -122C120 -134 200 -128 224 -116L220 -22L76 50C66 56 -68 56 -74 46Z',
        lit(pen, darker(rosy, 0.14)),
        line(inkOf(tone), 4),
      ) +
      path(
        'M-78 -50L70 -122C120 -134 200 -128 224 -116L80 -48C60 -58 -60 -58 -78 -50Z',
        lit(pen, crust),
        line(inkOf(crust), 3),
      ) +
      strokes(
        'M-20 -68h14M40 -96h16M100 -112h12M60 -70h14M120 -92h16M160 -112h12M14 -84h8',
        darker(crust, 0.4),
        13,
        ' opacity=".45"',
      ) +
      strokes('M-36 -66L66 -114C90 -120 120 -122 150 -120', lighter(crust, 0.6), 7, ' opacity=".6"') +
      cut,
  );
  return held(
    scene,
    vessel,
    shadow(pen, cx + 80, cy + 18, 196, 54, 0.55) +
      place(block, { x: cx + 4, y: cy - 6, size: 1.02 }) +
      shadow(pen, cx - 74, cy + 76, 96, 26, 0.5) +
      place(slice, { x: cx - 66, y: cy + 22, turn: -8 }) +
      shadow(pen, cx - 136, cy + 88, 96, 26, 0.5) +
      place(slice, { x: cx - 132, y: cy + 42, turn: -16 }),
  );
};
